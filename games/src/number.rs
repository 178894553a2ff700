//! Numbers of seats and rows. They count from 1 everywhere; only arrays count from 0.

macro_rules! number_from_one {
    ($(#[$doc:meta])* $name:ident, $what:literal, $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// The highest possible number.
            pub const HIGHEST: u8 = $most;

            /// The one with this number; `None` outside 1 to [`HIGHEST`](Self::HIGHEST).
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= Self::HIGHEST { Some(Self(number)) } else { None }
            }

            /// The one at this place of an array: 0 is number 1. Places beyond the highest number
            /// return the highest.
            pub const fn from_index(index: usize) -> Self {
                #[allow(clippy::cast_possible_truncation)]
                if index < Self::HIGHEST as usize { Self(index as u8 + 1) } else { Self(Self::HIGHEST) }
            }

            /// The place in an array: number 1 is 0.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }

            /// The number, from 1.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// The numbers 1 to `count`.
            pub fn all(count: usize) -> impl Iterator<Item = Self> {
                (0..count.min(Self::HIGHEST as usize)).map(Self::from_index)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{} {}", $what, self.0)
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = $crate::bounded::whole_number(deserializer)?;
                u8::try_from(number).ok().and_then(Self::new).ok_or_else(|| {
                    ::serde::de::Error::custom(format_args!("there is no {} {number}", $what))
                })
            }
        }
    };
}

pub(crate) use number_from_one;

number_from_one! {
    /// A player's place at the table, 1 to 20, numbered clockwise: the left neighbour is the next
    /// number.
    SeatNo, "seat", 20
}

impl SeatNo {
    /// The seat `steps` to the left at a table of `seats`, going round.
    #[must_use]
    pub fn left(self, steps: usize, seats: usize) -> Self {
        if seats == 0 { self } else { Self::from_index((self.index() + steps % seats) % seats) }
    }

    /// The number of steps from `start` to the left to this seat: 0 for `start` itself. Orders
    /// seats "clockwise from the start seat".
    pub fn steps_from(self, start: Self, seats: usize) -> usize {
        if seats == 0 { 0 } else { (self.index() + seats - start.index() % seats) % seats }
    }
}

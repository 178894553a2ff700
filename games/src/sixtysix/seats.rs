//! A set of seats.

use super::SeatNo;

/// A set of seats of a table of up to three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// The seats 1 to `count`.
    pub fn all(count: usize) -> Self {
        SeatNo::all(count).collect()
    }

    /// Whether this seat is in the set.
    pub fn contains(self, seat: SeatNo) -> bool {
        seat.index() < 8 && self.0 & (1 << seat.index()) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub(super) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = SeatNo> {
        SeatNo::all(8).filter(move |seat| self.contains(*seat))
    }
}

impl From<SeatNo> for Seats {
    fn from(seat: SeatNo) -> Self {
        std::iter::once(seat).collect()
    }
}

impl FromIterator<SeatNo> for Seats {
    fn from_iter<I: IntoIterator<Item = SeatNo>>(seats: I) -> Self {
        let bit = |seat: SeatNo| if seat.index() < 8 { 1 << seat.index() } else { 0 };
        Self(seats.into_iter().fold(0, |bits, seat| bits | bit(seat)))
    }
}

//! Enums whose variants have names.

/// An enum of plain variants, each with a name that never changes: in the database, in buttons and
/// commands, and in the catalogue of texts. It gets `ALL`, in the order in which they are written,
/// `name` and `named`.
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $vis:vis enum $enum:ident { $($(#[$each:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$about])*
        $vis enum $enum { $($(#[$each])* $variant,)+ }

        impl $enum {
            /// All of them, in the order in which they are offered.
            $vis const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// Its name, the same in every language.
            $vis const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            $vis fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.name() == name)
            }
        }
    };
}

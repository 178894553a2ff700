//! The options of the command that opens a table.

use super::{Modifiers, Rules, Variant};
use crate::agreed;
use crate::catalogue::{Exclusive, Habits, OptionSpec, OptionValue};

/// Everybody decides at once, and fewer than four are no fun. The shortest match worth rating is
/// one game of ten cards.
pub const HABITS: Habits =
    Habits { seconds: 90, opponents: 3, highest_wins: false, rated_turns: 10 };

/// The names of all variants, the usual one first.
pub fn variants() -> impl Iterator<Item = &'static str> {
    Variant::ALL.into_iter().map(Variant::as_str)
}

/// The usual rules of the variant of this name.
pub fn variant(name: &str) -> Option<Rules> {
    Variant::from_name(name).map(Rules::variant)
}

/// All options beside the variant.
pub fn options() -> Vec<OptionSpec> {
    agreed::options::<Modifiers>()
}

/// The rules that these options describe. Numbers out of bounds are clamped; options with unknown
/// names are ignored.
/// Errors: when the match would end in two ways at once.
pub fn rules(options: &[(String, OptionValue)]) -> Result<Rules, Exclusive> {
    let (variant, modifiers) = agreed::of_options::<Modifiers>(options)?;
    Ok(Rules::of(Variant::from_name(variant).unwrap_or_default(), &modifiers))
}

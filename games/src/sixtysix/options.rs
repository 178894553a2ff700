//! The options of the command that opens a table.

use super::{Counting, End, GoingOut, Heading, Modifiers, Rules, Scoring, Variant};
use crate::catalogue::{Exclusive, Habits, OptionSpec, OptionValue, Takes};

/// One seat decides at a time, often: decisions are short. A turn is a trick; a match to seven points
/// has more than ten of them, a single deal may have fewer.
pub const HABITS: Habits =
    Habits { seconds: 45, opponents: 1, highest_wins: true, rated_turns: 10 };

/// The names of all variants, the usual one first.
pub fn variants() -> impl Iterator<Item = &'static str> {
    Variant::ALL.into_iter().map(Variant::as_str)
}

/// The usual rules of the variant of this name.
#[must_use]
pub fn variant(name: &str) -> Option<Rules> {
    Variant::from_name(name).map(Rules::variant)
}

/// Everything that can be agreed on beside the variant.
#[must_use]
pub fn options() -> Vec<OptionSpec> {
    let end = |name, most| OptionSpec { name, takes: Takes::Number(1, most), ends: true };
    let flag = |name| OptionSpec { name, takes: Takes::Flag, ends: false };
    vec![
        end("target", End::MOST_POINTS),
        end("games", End::MOST_GAMES),
        flag("nines"),
        flag("auto_out"),
        flag("must_head"),
        // Points of another kind end it at another number of them.
        OptionSpec { ends: true, ..flag("card_points") },
        flag("from_memory"),
    ]
}

/// The rules that these options describe. What is out of bounds is cut; what has another name is
/// passed over.
///
/// # Errors
/// When the match would end in two ways at once.
pub fn rules(options: &[(String, OptionValue)]) -> Result<Rules, Exclusive> {
    let mut variant = Variant::default();
    let mut modifiers = Modifiers::default();
    let cut = |n: i64, most: u32| u32::try_from(n.clamp(1, i64::from(most))).unwrap_or(most);
    for (name, value) in options {
        match (name.as_str(), value) {
            ("variant", OptionValue::Text(name)) => {
                variant = Variant::from_name(name).unwrap_or_default();
            }
            ("target", OptionValue::Number(n)) => {
                modifiers.end = Some(End::Points(cut(*n, End::MOST_POINTS)));
            }
            ("games", OptionValue::Number(n)) => {
                modifiers.end = Some(End::Games(cut(*n, End::MOST_GAMES)));
            }
            ("nines", OptionValue::Flag(wanted)) => modifiers.nines = *wanted,
            ("auto_out", OptionValue::Flag(true)) => modifiers.going_out = GoingOut::Auto,
            ("must_head", OptionValue::Flag(true)) => modifiers.heading = Heading::Must,
            ("card_points", OptionValue::Flag(true)) => modifiers.scoring = Scoring::CardPoints,
            ("from_memory", OptionValue::Flag(true)) => modifiers.counting = Counting::FromMemory,
            _ => {}
        }
    }
    let named = |wanted: &str| options.iter().any(|(name, _)| name == wanted);
    if named("target") && named("games") {
        return Err(Exclusive);
    }
    Ok(Rules::of(variant, &modifiers))
}

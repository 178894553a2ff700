//! The options of the command that opens a table.

use super::{End, HandSize, Modifiers, Rules, Variant};
use crate::catalogue::{Exclusive, Habits, OptionSpec, OptionValue, Takes};

/// Everybody decides at once, and fewer than four are no fun. The shortest match that people mean is one
/// game of ten cards.
pub const HABITS: Habits =
    Habits { seconds: 90, opponents: 3, highest_wins: false, rated_turns: 10 };

/// The most bull heads that may be agreed on.
const MOST_POINTS: u32 = 999;
/// The most games that may be agreed on.
const MOST_GAMES: u32 = 50;
/// The largest hand that may be asked for.
const MOST_HAND: u32 = 52;

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
    let number =
        |name, least, most| OptionSpec { name, takes: Takes::Number(least, most), ends: false };
    let flag = |name| OptionSpec { name, takes: Takes::Flag, ends: false };
    let end = |name, most| OptionSpec { ends: true, ..number(name, 1, most) };
    vec![
        end("target", MOST_POINTS),
        end("games", MOST_GAMES),
        number("rows", 3, 5),
        number("takes", 5, 7),
        number("hand", 1, MOST_HAND),
        flag("deal_all"),
        flag("virgin"),
        flag("rows_stay"),
        flag("shedding"),
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
    let small = |n: i64, most: u8| u8::try_from(n.clamp(1, i64::from(most))).unwrap_or(most);
    for (name, value) in options {
        match (name.as_str(), value) {
            ("variant", OptionValue::Text(name)) => {
                variant = Variant::from_name(name).unwrap_or_default();
            }
            ("target", OptionValue::Number(n)) => {
                modifiers.end = Some(End::Points(cut(*n, MOST_POINTS)));
            }
            ("games", OptionValue::Number(n)) => {
                modifiers.end = Some(End::Games(cut(*n, MOST_GAMES)));
            }
            ("rows", OptionValue::Number(n)) => modifiers.rows = small(*n, 5),
            ("takes", OptionValue::Number(n)) => modifiers.takes = small(*n, 7),
            ("hand", OptionValue::Number(n)) => {
                modifiers.hand = Some(HandSize::Cards(small(*n, 52)));
            }
            ("deal_all", OptionValue::Flag(true)) => modifiers.hand = Some(HandSize::All),
            ("virgin", OptionValue::Flag(wanted)) => modifiers.virgin = *wanted,
            ("rows_stay", OptionValue::Flag(wanted)) => modifiers.rows_stay = *wanted,
            ("shedding", OptionValue::Flag(wanted)) => modifiers.shedding = *wanted,
            _ => {}
        }
    }
    let named = |wanted: &str| options.iter().any(|(name, _)| name == wanted);
    if named("target") && named("games") {
        return Err(Exclusive);
    }
    Ok(Rules::of(variant, &modifiers))
}

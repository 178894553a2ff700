//! The rules in words: a line for the lobby, and why rules contradict each other.

use super::phrases::nth;
use crate::phrases;
use crate::words::Words;
use games::nimmt::{Contradiction, End, Modifiers, Rules, Variant};
use games::{Agreed as _, Modifier};

/// The rules in a readable line, and the end of the match.
pub fn rules_summary(words: &Words, rules: &Rules) -> String {
    let (variant, modifiers) = rules.named().unwrap_or((Variant::Classic, Modifiers::default()));
    let line = format!("variant-{}-line", variant.as_str());
    let line = words.say(&line, &[("nth", nth(words, rules.takes).into())]);
    let id = if rules.is_shedding() { "rules-summary-shedding" } else { "rules-summary" };
    let name = variant_name(words, variant);
    let mut parts = vec![words.say(id, &[("variant", name.into()), ("line", line.into())])];
    let extras = extras(words, &modifiers);
    if !extras.is_empty() {
        let list = phrases::list(words, &extras);
        parts.push(words.say("rules-extras", &[("extras", list.into())]));
    }
    parts.push(match rules.end {
        End::Points(points) => {
            let id =
                if rules.is_shedding() { "lobby-end-points-shedding" } else { "lobby-end-points" };
            words.say(id, &[("points", points.into())])
        }
        End::Games(n) => words.say("lobby-end-games", &[("n", n.into())]),
        End::EachSheet => words.say("lobby-end-sheets", &[]),
    });
    parts.join(" ")
}

/// Describes the rules, in a few words for each thing agreed on.
pub(super) fn chips(words: &Words, rules: &Rules) -> Vec<String> {
    let (variant, modifiers) = rules.named().unwrap_or((Variant::Classic, Modifiers::default()));
    let end = match rules.end {
        End::Points(points) => words.say("chip-points", &[("points", points.into())]),
        End::Games(n) => words.say("end-games", &[("n", n.into())]),
        End::EachSheet => words.say("chip-sheets", &[]),
    };
    let mut chips = vec![variant_name(words, variant), end];
    chips.extend(extras(words, &modifiers));
    if rules.is_shedding() {
        chips.push(words.say("setup-shedding", &[]));
    }
    chips
}

/// The variant's name.
pub fn variant_name(words: &Words, variant: Variant) -> String {
    phrases::variant_name(words, variant.as_str())
}

/// Describes the unusual rules; shedding has a sentence of its own.
fn extras(words: &Words, modifiers: &Modifiers) -> Vec<String> {
    let extras = Modifiers::TABLE.iter().filter(|m| !m.is_end() && m.name != "shedding");
    let unusual = extras.filter(|modifier| modifier.is_unusual(modifiers));
    let extra = |modifier: &Modifier<Modifiers>| {
        let n = modifier.value(modifiers).unwrap_or_default();
        let nth = nth(words, u8::try_from(n).unwrap_or(u8::MAX));
        let values = [("n", n.into()), ("nth", nth.into())];
        words.say(&format!("extra-{}", modifier.label()), &values)
    };
    unusual.map(extra).collect()
}

/// Why rules cannot be played.
pub(crate) fn reason(words: &Words, found: &Contradiction) -> String {
    use Contradiction as C;
    let say = |id| words.say(id, &[]);
    match *found {
        C::TooFewSeats { .. } => say("contradiction-too-few"),
        C::TooManySeats { most, .. } => {
            words.say("contradiction-too-many", &[("most", most.into())])
        }
        C::Rows { .. } => say("contradiction-rows"),
        C::Takes { .. } => say("contradiction-takes"),
        C::EmptyHand => say("contradiction-empty-hand"),
        C::NotEnoughCards { seats, hand, rows, needed, cards } => words.say(
            "contradiction-cards",
            &[
                ("seats", seats.into()),
                ("hand", hand.into()),
                ("rows", rows.into()),
                ("needed", needed.into()),
                ("cards", cards.into()),
            ],
        ),
        C::HandOverLimit { hand, limit } => {
            words.say("contradiction-hand-limit", &[("hand", hand.into()), ("limit", limit.into())])
        }
        C::OddHand { hand } => words.say("contradiction-odd-hand", &[("hand", hand.into())]),
        C::DealAllOfFittedDeck => say("contradiction-deal-all"),
        C::DraftWithRowsThatStay => say("contradiction-draft-rows-stay"),
        C::RowsStayNeedCards { kept, left, needed } => words.say(
            "contradiction-rows-stay",
            &[("kept", kept.into()), ("left", left.into()), ("needed", needed.into())],
        ),
        C::SheddingWithSorting => say("contradiction-shedding-hand"),
        C::SheddingWithEqualCards => say("contradiction-shedding-equal"),
        C::NobodyGetsPoints { .. } => say("contradiction-no-points"),
        C::NoGames => say("contradiction-no-games"),
        C::SheetsNeedTheirGames { seats } => {
            words.say("contradiction-sheets", &[("seats", seats.into())])
        }
        C::NoSheets
        | C::OrderWithoutSelection
        | C::EqualCardsWithoutRule
        | C::EndlessGame
        | C::SortingOutOfTurn
        | C::DraftOfAnotherDeck => say("contradiction-other"),
    }
}

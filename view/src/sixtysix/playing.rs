//! The rules in words: a line for the lobby, and why rules contradict each other.

use crate::phrases;
use crate::words::Words;
use games::Agreed as _;
use games::sixtysix::{Contradiction, End, MOST_SEATS, Modifiers, Rules, Scoring, Variant};

/// Returns the variant of these rules, with the modifiers agreed on top.
pub(super) fn named(rules: &Rules) -> (Variant, Modifiers) {
    rules.named().unwrap_or((Variant::Classic, Modifiers::default()))
}

/// The rules in a readable line, and the end of the match.
pub fn summary(words: &Words, rules: &Rules) -> String {
    let (variant, modifiers) = named(rules);
    let line = words.say(&format!("variant-{}-line", variant.as_str()), &[]);
    let name = phrases::variant_name(words, variant.as_str());
    let mut parts =
        vec![words.say("sixtysix-summary", &[("variant", name.into()), ("line", line.into())])];
    // A variant for three says so itself.
    let seats = rules.seats_allowed();
    if *seats.start() == 2 {
        parts.push(words.say("sixtysix-for", &[("most", (*seats.end()).into())]));
    }
    let extras = extras(words, &modifiers);
    if !extras.is_empty() {
        let list = phrases::list(words, &extras);
        parts.push(words.say("rules-extras", &[("extras", list.into())]));
    }
    parts.push(end(words, rules));
    parts.join(" ")
}

fn end(words: &Words, rules: &Rules) -> String {
    match (rules.end, rules.scoring) {
        (End::Points(n), Scoring::GamePoints) => {
            words.say("sixtysix-to-points", &[("n", n.into())])
        }
        (End::Points(n), Scoring::CardPoints) => {
            words.say("sixtysix-to-card-points", &[("n", n.into())])
        }
        (End::Games(n), _) => words.say("lobby-end-games", &[("n", n.into())]),
    }
}

/// When the match ends, in as few words as fit into a picture.
pub(super) fn goal(words: &Words, rules: &Rules) -> String {
    match rules.end {
        End::Points(n) => words.say("chip-points", &[("points", n.into())]),
        End::Games(n) => words.say("end-games", &[("n", n.into())]),
    }
}

/// Describes the rules, in a few words for each thing agreed on.
pub(super) fn chips(words: &Words, rules: &Rules) -> Vec<String> {
    let (variant, modifiers) = named(rules);
    let mut chips = vec![phrases::variant_name(words, variant.as_str()), goal(words, rules)];
    chips.extend(extras(words, &modifiers));
    chips
}

fn extras(words: &Words, modifiers: &Modifiers) -> Vec<String> {
    let extras = Modifiers::TABLE.iter().filter(|modifier| !modifier.is_end());
    let unusual = extras.filter(|modifier| modifier.is_unusual(modifiers));
    let say = |label: String| words.say(&format!("sixtysix-extra-{label}"), &[]);
    unusual.map(|modifier| say(modifier.label())).collect()
}

/// Why rules cannot be played.
pub(crate) fn reason(words: &Words, found: &Contradiction) -> String {
    use Contradiction as C;
    let say = |id| words.say(id, &[]);
    match *found {
        C::TooFewSeats { .. } => say("contradiction-too-few"),
        C::TooManySeats { .. } => {
            words.say("contradiction-too-many", &[("most", MOST_SEATS.into())])
        }
        C::BidNeedsThree => say("sixtysix-contradiction-bid"),
        C::NinesNeeded => say("sixtysix-contradiction-nines"),
        C::Points { .. } => {
            words.say("sixtysix-contradiction-points", &[("n", End::MOST_POINTS.into())])
        }
        C::Games { .. } => {
            words.say("sixtysix-contradiction-games", &[("n", End::MOST_GAMES.into())])
        }
        C::NothingTellsTrump | C::TurnUpTellsTrump | C::TrumpWouldChange => {
            say("contradiction-other")
        }
    }
}

//! What is said before the first deal: who plays, and by which rules.

use super::super::markup::{BOLD, styled};
use crate::view::{Words, phrases};
use games::sixtysix::record::Record;
use games::sixtysix::{End, GoingOut, Heading, Naming, Pack, Rules, Scoring};

/// Who plays, and by which rules.
pub(super) fn heading(words: &Words, record: &Record, players: &[String]) -> String {
    let names = phrases::list(words, players);
    let title = styled(BOLD, &words.say("sixtysix-replay-title", &[("names", names.into())]));
    format!("{title}\n{}\n", rules(words, record.rules()))
}

/// The rules in a few sentences: the variant, and what was agreed on top.
fn rules(words: &Words, rules: &Rules) -> String {
    let naming = match rules.naming {
        Naming::TurnUp => "sixtysix-replay-classic",
        Naming::Forehand => "sixtysix-replay-rising",
        Naming::AceOfHearts => "sixtysix-replay-heart-ace",
        Naming::Bid => "sixtysix-replay-bid",
    };
    let agreed = [
        (true, naming),
        (rules.pack == Pack::WithoutNines, "sixtysix-replay-no-nines"),
        (rules.going_out == GoingOut::Auto, "sixtysix-replay-auto"),
        (rules.heading == Heading::Must, "sixtysix-replay-must-head"),
        (rules.scoring == Scoring::CardPoints, "sixtysix-replay-card-points"),
    ];
    let said = agreed.into_iter().filter(|(holds, _)| *holds);
    let mut sentences: Vec<String> = said.map(|(_, id)| words.say(id, &[])).collect();
    sentences.push(match rules.end {
        End::Points(n) => words.say("sixtysix-replay-to-points", &[("n", n.into())]),
        End::Games(n) => words.say("sixtysix-replay-to-games", &[("n", n.into())]),
    });
    sentences.join(" ")
}

//! The coach's hint about a decision of Sixty-Six.

use super::cards::{card, cards, sign};
use crate::letter::Letter;
use crate::message::{Embed, Message, clip};
use crate::phrases::semicolons;
use crate::words::Words;
use games::AnySeat;
use games::sixtysix::{Cards, Choice, Counting, Out, Play, Scoring, Seat};
use players::sixtysix::{Assessed, Reason, Thought, reasons};

/// Choices that a hint tells; more would not be read.
const MOST: usize = 4;

/// A hint for this seat; `asked`: in how many decisions it has asked so far, this one included.
pub fn compose(
    words: &Words,
    whose: &AnySeat,
    seat: &Seat,
    thought: &Thought,
    asked: u32,
) -> Letter {
    // What cannot win is no advice, unless nothing can.
    let hopeless = !thought.options.iter().any(|option| wins(seat, option));
    let is_told = |option: &&Assessed| {
        let is_advice = hopeless || wins(seat, option) || option.choice == thought.choice;
        is_advice && !option.is_call_in_vain(seat)
    };
    let mut told: Vec<&Assessed> = thought.options.iter().filter(is_told).collect();
    told.truncate(MOST);
    let footer = Some(words.say("hint-footer", &[("n", asked.into())]));
    let embed = Some(Embed { footer, ..listed(words, seat, thought, &told) });
    Letter::to(whose, Message { embed, ..Message::default() })
}

/// What each choice of this seat brings, and why: every card, but going out with it only where that
/// may win.
pub fn explained(words: &Words, seat: &Seat, thought: &Thought) -> Embed {
    let told = thought.options.iter().filter(|option| !option.is_call_in_vain(seat));
    listed(words, seat, thought, &told.collect::<Vec<_>>())
}

/// What these choices bring, and why.
fn listed(words: &Words, seat: &Seat, thought: &Thought, told: &[&Assessed]) -> Embed {
    let line = |option: &Assessed| {
        let mut values = vec![
            ("choice", choice(words, option.choice).into()),
            ("cost", points(words, option.points).into()),
        ];
        let why = why(words, seat, option);
        if why.is_empty() {
            return words.say("hint-line-plain", &values);
        }
        values.push(("why", why.into()));
        words.say("hint-line", &values)
    };
    let mut lines: Vec<String> = told.iter().map(|option| line(option)).collect();
    let more = thought.options.len() - lines.len();
    if more > 0 {
        lines.push(words.say("hint-more", &[("n", more.into())]));
    }
    let about = if thought.exact { "sixtysix-hint-exact" } else { "sixtysix-hint-text" };
    let stands = stands(words, seat, thought.choice);
    let text = format!("{}{stands}\n\n{}", words.say(about, &[]), lines.join("\n"));
    let values = [("game", seat.table.game.into()), ("turn", (seat.table.tricks.len() + 1).into())];
    Embed {
        title: Some(words.say("sixtysix-hint-title", &values)),
        description: clip(&text, 4000),
        ..Embed::default()
    }
}

/// Whether a choice wins one game of a hundred, or brings points all the same.
fn wins(seat: &Seat, option: &Assessed) -> bool {
    option.points > 0.0 || won_of_100(seat, option).is_none_or(|of_100| of_100 > 0)
}

/// In how many of a hundred playouts a choice wins. `None` without any, and where card points are
/// scored: there a playout counts as won in which the seat scores more than the others do on
/// average.
fn won_of_100(seat: &Seat, option: &Assessed) -> Option<u32> {
    let counts = seat.table.rules.scoring == Scoring::GamePoints;
    (option.won * 100).checked_div(option.playouts).filter(|_| counts)
}

/// Points with their sign.
pub(super) fn points(words: &Words, points: f64) -> String {
    let sign = if points < -0.05 { "−" } else { "+" };
    format!("{sign}{}", words.tenths(points.abs()))
}

/// Says how far the sides are from 66.
fn stands(words: &Words, seat: &Seat, best: Choice) -> String {
    if seat.table.rules.counting == Counting::FromMemory {
        return String::new();
    }
    // Where each card counts, it may be better to play on.
    let may_call = seat.decision.as_ref().is_some_and(|decision| decision.out)
        && seat.table.rules.scoring == Scoring::GamePoints;
    // A marriage counts once it is declared.
    let now = match best {
        Choice::Play(play) => Choice::Play(Play { marriage: false, ..play }),
        other => other,
    };
    let told = reasons(seat, now).into_iter().filter_map(|reason| match reason {
        Reason::Enough if may_call => Some(words.say("sixtysix-why-enough", &[])),
        Reason::Needs { points } => Some(words.say("sixtysix-why-needs", &[("n", points.into())])),
        Reason::Threat { points, .. } => {
            Some(words.say("sixtysix-why-threat", &[("n", points.into())]))
        }
        _ => None,
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { String::new() } else { format!("\n{}", told.join(" ")) }
}

/// Lists the reasons for and against one choice.
fn why(words: &Words, seat: &Seat, option: &Assessed) -> String {
    let told = reasons(seat, option.choice).into_iter().filter_map(|reason| match reason {
        Reason::Sure { points } => Some(words.say("sixtysix-why-sure", &[("n", points.into())])),
        Reason::CanBeTaken { higher, trumps } => Some(can_be_taken(words, higher, trumps)),
        Reason::Leaves { points } => {
            Some(words.say("sixtysix-why-leaves", &[("n", points.into())]))
        }
        Reason::BreaksMarriage { suit } => {
            Some(words.say("sixtysix-why-breaks", &[("suit", sign(suit).into())]))
        }
        Reason::Enough
        | Reason::Needs { .. }
        | Reason::Marriage { .. }
        | Reason::Threat { .. }
        | Reason::Wins { .. } => None,
    });
    let mut told: Vec<String> = told.collect();
    if let Some(of_100) = won_of_100(seat, option) {
        told.push(words.say("sixtysix-why-wins", &[("n", of_100.into())]));
    }
    semicolons(words, &told)
}

fn can_be_taken(words: &Words, higher: Cards, trumps: Cards) -> String {
    let higher_cards = cards(words, higher);
    match (higher.is_empty(), trumps.is_empty()) {
        (false, true) => words.say("sixtysix-why-taken-by", &[("cards", higher_cards.into())]),
        (false, false) => {
            words.say("sixtysix-why-taken-by-or-trump", &[("cards", higher_cards.into())])
        }
        (true, _) => words.say("sixtysix-why-taken-by-trump", &[]),
    }
}

/// A choice in a few words.
pub fn choice(words: &Words, choice: Choice) -> String {
    match choice {
        Choice::Play(Play { card: played, marriage, out }) => {
            let mut text = card(words, played);
            if marriage {
                text = words.say("sixtysix-choice-marriage", &[("card", text.into())]);
            }
            match out {
                Some(Out::Game) => words.say("sixtysix-button-and-out", &[("card", text.into())]),
                Some(Out::Match) => {
                    words.say("sixtysix-choice-out-of-match", &[("card", text.into())])
                }
                None => text,
            }
        }
        Choice::Exchange => words.say("sixtysix-choice-exchange", &[]),
        Choice::Close => words.say("sixtysix-choice-close", &[]),
        Choice::Trump(suit) => words.say("sixtysix-choice-trump", &[("suit", sign(suit).into())]),
        Choice::Pass => words.say("sixtysix-button-pass", &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::sixtysix::Rules;
    use games::{AnyMatch, AnyRules};
    use rand::SeedableRng;

    #[test]
    fn a_hint_counts_what_stands_and_warns_of_nothing_that_is_over() {
        let words = Words::of("en-US");
        let (mut enough, mut married) = (0, 0);
        for seed in 0..60 {
            let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
            let rules = AnyRules::Sixtysix(Rules::classic());
            let mut game = AnyMatch::create(&rules, 2).unwrap();
            for _ in 0..400 {
                if game.needs_deal() {
                    game.deal(&mut rng).unwrap();
                }
                let Some(awaited) = game.awaited().into_iter().next() else { break };
                if let AnySeat::Sixtysix(seat) = game.seat(awaited.seat)
                    && let Some(decision) = &seat.decision
                {
                    let own = seat.table.points_of_side(seat.seat);
                    for choice in decision.choices() {
                        let told = stands(&words, &seat, choice);
                        assert!(!told.contains("only 0"), "{told}");
                        assert!(!told.contains("You have 66") || own >= 66, "{own}: {told}");
                        enough += u32::from(told.contains("You have 66"));
                        let Choice::Play(Play { marriage: true, .. }) = choice else { continue };
                        let needs = format!("You need {} more", 66_u32.saturating_sub(own));
                        assert!(own >= 66 || told.contains(&needs), "{own}: {told}");
                        married += 1;
                    }
                }
                let choice = game.stand_in(awaited.seat).unwrap();
                game.choose(awaited.seat, &choice).unwrap();
            }
        }
        assert!(enough > 0 && married > 20, "{enough}, {married}");
    }
}

//! A review after a match: the costliest choices of one player, and how lucky the deals were.

use std::sync::Arc;

use super::choices::label;
use super::points;
use crate::game::PageView;
use crate::letter::Letter;
use crate::names::{escape, is_bot};
use crate::nimmt::page::Page;
use crate::nimmt::phrases::{cards, unit};
use crate::nimmt::scene;
use crate::phrases::commas;
use crate::review::{Moment, letter};
use crate::words::Words;
use games::nimmt::{Decision, Phase, Seat, Selection};
use games::{AnySeat, AnyTable};
use pictures::Scene;
use players::Style;
use players::nimmt::review::{Costly, Review};
use table::board::{Board, SeatLabel};
use table::roster::{self, MARK};

/// The review of a seat's choices; `pictures` are the painted [`moment`]s of its costly choices, in
/// their order. `luck`: by how much each seat was luckier than the mean, empty where nobody could
/// be.
pub fn compose(
    words: &Words,
    seat: &AnySeat,
    names: &[String],
    review: &Review,
    luck: &[f64],
    pictures: Vec<Arc<[u8]>>,
) -> Letter {
    let moments = review.costly.iter().zip(pictures).map(|(costly, picture)| Moment {
        text: choice(words, costly),
        picture,
        alt: scene::alt(words, &costly.view.table),
    });
    let mut after = luck_of_the_deals(words, names, luck);
    after.extend(styles(words, seat, names));
    letter(words, seat, review, moments, Some(after.join("\n")))
}

/// A costly choice: where, what was chosen, what would have been better and by how much.
pub fn choice(words: &Words, costly: &Costly) -> String {
    let table = &costly.view.table;
    let turn = [("game", table.game.into()), ("turn", table.turn.into())];
    let draft = table.phase == Phase::Draft;
    let id = if draft { "replay-draft" } else { "game-title" };
    let values = [
        ("when", words.say(id, &turn).into()),
        ("situation", situation(words, &costly.view).into()),
        ("chosen", label(words, table, &costly.chosen).into()),
        ("better", label(words, table, &costly.better).into()),
        ("loss", points(words, costly.loss()).into()),
        ("cost", points(words, costly.cost).into()),
        ("less", points(words, costly.better_cost).into()),
        ("unit", unit(&table.rules).into()),
    ];
    words.say("review-choice", &values)
}

/// Describes the situation of the player beside the rows: the cards to place, those taken, and
/// those in the hand.
fn situation(words: &Words, view: &Seat) -> String {
    let placed = |cards: String| words.say("review-to-place", &[("cards", cards.into())]);
    let mut parts = Vec::new();
    match &view.decision {
        Some(Decision::Row { card, .. } | Decision::End { card, .. }) => {
            parts.push(placed(card.to_string()));
        }
        Some(Decision::First { cards: both }) => parts.push(placed(cards(both))),
        Some(Decision::Keep { taken, .. }) => {
            parts.push(words.say("review-taken", &[("cards", cards(taken).into())]));
        }
        Some(Decision::Draft { .. }) => parts.push(words.say("replay-awaits-draft", &[])),
        _ => {}
    }
    if !view.hand.is_empty() {
        parts.push(words.say("review-held", &[("cards", cards(&view.hand).into())]));
    }
    commas(words, &parts)
}

/// Describes the luck of everybody's deals, a line each.
pub fn luck_of_the_deals(words: &Words, names: &[String], luck: &[f64]) -> Vec<String> {
    if luck.is_empty() {
        return vec![words.say("luck-none", &[])];
    }
    let line = |(name, luck): (&String, &f64)| {
        let id = match luck {
            luck if *luck >= SAME => "luck-lucky",
            luck if *luck <= -SAME => "luck-unlucky",
            _ => "luck-even",
        };
        let values = [("name", escape(name).into()), ("points", points(words, luck.abs()).into())];
        words.say(id, &values)
    };
    let heading = words.say("luck-title", &[]);
    std::iter::once(heading).chain(names.iter().zip(luck).map(line)).collect()
}

/// Describes the styles of the bots that were met, a line each, where a style can show.
fn styles(words: &Words, seat: &AnySeat, names: &[String]) -> Vec<String> {
    let AnySeat::Nimmt(seat) = seat else { return Vec::new() };
    if !matches!(seat.table.rules.selection, Selection::OneHidden | Selection::OneOpen) {
        return Vec::new();
    }
    let line = |name: &String| {
        let character = name.strip_prefix(MARK).and_then(roster::character)?;
        let id = match character.style {
            Style::Even => return None,
            Style::Cautious => "style-cautious",
            Style::Hoarder => "style-hoarder",
            Style::Gambler => "style-gambler",
        };
        Some(words.say(id, &[("name", escape(name).into())]))
    };
    let mut lines: Vec<String> = names.iter().filter_map(line).collect();
    if !lines.is_empty() {
        lines.insert(0, words.say("style-title", &[]));
    }
    lines
}

/// Deals that are so many points apart are told apart.
const SAME: f64 = 0.5;

/// The table as it lay before a costly choice.
pub fn moment(words: &Words, names: &[String], costly: &Costly) -> Scene {
    let seats = names.iter().map(|name| SeatLabel::here(name.clone(), is_bot(name)));
    let table = AnyTable::Nimmt(Box::new(costly.view.table.clone()));
    let board = Board::still(seats.collect(), table, Vec::new());
    Page::new(&board, &costly.view.table).scene(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::SeatNo;
    use games::nimmt::record::{Record, replay};
    use games::nimmt::{Card, Choice};
    use players::nimmt::review::Place;

    /// The sentence about a first card that cost 3.5 more than another one.
    fn said(rules: &str) -> String {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{"variant":"classic"{rules}}},"seats":["A","B"],
            "games":[{{"rows":[[12],[37],[43],[90]],"hands":[[5,38],[60,61]],"choices":[]}}]}}"#
        );
        let state = replay(&Record::parse(document.as_bytes()).unwrap()).unwrap().state;
        let play = |n: u8| Choice::Play(vec![Card::new(n).unwrap()]);
        let costly = Costly {
            place: Place { game: 1, choice: 1, nth: 0 },
            view: state.seat(SeatNo::new(1).unwrap()),
            chosen: play(5),
            better: play(38),
            cost: 5.0,
            better_cost: 1.5,
        };
        choice(&Words::of("en-US"), &costly)
    }

    #[test]
    fn a_costly_choice_counts_bull_heads_and_in_shedding_cards() {
        assert!(
            said("").contains("saved you about **3.5** 🐮 (1.5 instead of 5.0"),
            "{}",
            said("")
        );
        let shedding = said(r#","shedding":true"#);
        assert!(shedding.contains("**3.5** 🃏 (1.5"), "{shedding}");
    }
}

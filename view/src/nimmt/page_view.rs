//! A page as it is told: its words, and the picture.

use super::lines::{lines, picked, unplaced};
use super::page::Page;
use super::{news, results, scene};
use crate::game::PageView;
use crate::message::clip;
use crate::names;
use crate::phrases::{first_turn, time_up};
use crate::seats::some;
use crate::words::Words;
use games::SeatNo;
use games::nimmt::{DecisionKind, Event, How, Phase, TableSeat};
use pictures::Scene;

impl PageView for Page<'_> {
    fn heading(&self, words: &Words) -> String {
        if self.table.phase == Phase::Draft {
            return words.say("board-heading-draft", &[("game", self.table.game.into())]);
        }
        let (game, turn) = self.turn();
        let id = if self.ended_turn().is_some() { "board-heading-after" } else { "board-heading" };
        let mut text = words.say(id, &[("game", game.into()), ("turn", turn.into())]);
        if self.events.iter().any(|e| matches!(e, Event::GameBegan { .. }))
            && let Some(seat) = self.table.seats.first()
        {
            text.push('\n');
            text.push_str(&first_turn(words, self, seat.hand));
        }
        text
    }

    fn awaited(&self) -> Vec<(SeatNo, bool)> {
        self.table.awaiting.iter().map(|a| (a.seat, a.chosen)).collect()
    }

    fn waits_for(&self, words: &Words, missing: &[SeatNo], until: Option<i64>) -> String {
        let low_card = self.events.iter().rev().find_map(|event| match event {
            Event::Asked { card, .. } => *card,
            _ => None,
        });
        let decision = missing.first().and_then(|seat| {
            self.table.awaiting.iter().find(|a| a.seat == *seat).map(|a| a.decision)
        });
        let id = match (decision, low_card) {
            (Some(DecisionKind::Row), Some(_)) if self.both_ways() => "waiting-nowhere",
            (Some(DecisionKind::Row), Some(_)) => "waiting-row",
            (Some(DecisionKind::Play | DecisionKind::Draft), _) => "waiting-for",
            _ => "waiting-other",
        };
        let values = [
            ("names", some(words, self, missing).into()),
            ("card", low_card.map(|c| c.to_string()).unwrap_or_default().into()),
            ("until", time_up(words, until).into()),
        ];
        words.say(id, &values).trim_end().to_owned()
    }

    fn lines(&self, words: &Words) -> Vec<String> {
        let names = self.names();
        let is_quiet = |event: &Event| matches!(event, Event::Placed { how: How::Behind | How::Before, took, .. } if took.is_empty());
        let loud: Vec<Event> =
            self.events.iter().filter(|event| !is_quiet(event)).cloned().collect();
        let mut text = lines(words, &names, &self.table.rules, &loud);
        if text.is_empty() && self.ended_turn().is_some() {
            text.push(words.say("line-calm", &[]));
        }
        if self.table.phase == Phase::Draft {
            text = picked(words, self, |_| true);
        }
        text.extend(unplaced(words, &names, self.table));
        text
    }

    fn news(&self, words: &Words, seat: SeatNo) -> Option<String> {
        news::of(words, self, seat)
    }

    fn points(&self, words: &Words) -> (String, String) {
        let entries: Vec<String> = self
            .seats
            .iter()
            .zip(&self.table.seats)
            .map(|(label, seat)| {
                words.say(
                    "points-entry",
                    &[
                        ("name", names::escape(&label.name).into()),
                        ("points", shown_points(self, seat).into()),
                        ("total", self.match_total(seat).into()),
                    ],
                )
            })
            .collect();
        (words.say(points_title(self), &[]), clip(&entries.join(" · "), 1024))
    }

    fn sheet(&self, words: &Words) -> (String, String) {
        results::sheet_field(words, self)
    }

    fn deal_result(&self, words: &Words) -> Option<String> {
        self.game_over().map(|_| results::game_result(words, self))
    }

    fn match_result(&self, words: &Words) -> String {
        results::match_result(words, self)
    }

    fn for_seat(&self, words: &Words, seat: SeatNo) -> String {
        results::for_seat(words, self, seat)
    }

    fn final_fields(&self, words: &Words, pictured: bool) -> Vec<(String, String)> {
        results::final_fields(words, self, pictured)
    }

    fn scene(&self, words: &Words) -> Scene {
        scene::of(words, self)
    }

    fn alt(&self, words: &Words) -> String {
        let told = lines(words, &self.names(), &self.table.rules, &self.events);
        let mut told: Vec<String> = told.into_iter().map(|line| plain(&line)).collect();
        let rows = scene::alt(words, self.table);
        // Twenty people with long names do more than there is room for. The rows are kept whole:
        // they matter most, and they show where the cards went that only found their place.
        loop {
            let stop = if told.is_empty() { "" } else { ". " };
            let whole = format!("{}{stop}{rows}", told.join(". "));
            if told.is_empty() || whole.encode_utf16().count() <= LONGEST_ALT {
                return clip(&whole, LONGEST_ALT);
            }
            let quiet = told.iter().position(|line| !line.starts_with(TAKES));
            told.remove(quiet.unwrap_or(0));
        }
    }
}

/// The most characters of a picture in words.
const LONGEST_ALT: usize = 1024;
/// With this begins, in every language, the line of a card that takes a row.
const TAKES: char = '💥';

/// A line of Markdown as it is read aloud.
fn plain(line: &str) -> String {
    line.replace("**", "").replace('\\', "")
}

/// Returns the title of the points: if the cards left in the hand are the points, the points so far
/// say nothing.
fn points_title(board: &Page<'_>) -> &'static str {
    if board.table.rules.is_shedding() { "cards-title" } else { "points-title" }
}

fn shown_points(board: &Page<'_>, seat: &TableSeat) -> u32 {
    if board.table.rules.is_shedding() {
        return u32::try_from(seat.hand).unwrap_or(u32::MAX);
    }
    seat.points
}

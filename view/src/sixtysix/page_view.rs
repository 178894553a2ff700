//! A page as it is told: its words, and the picture.

use super::lines::lines;
use super::page::Page;
use super::{alt, news, picture, results};
use crate::game::PageView;
use crate::message::clip;
use crate::names;
use crate::phrases::{first_turn, time_up};
use crate::seats::some;
use crate::words::Words;
use games::SeatNo;
use games::sixtysix::{DecisionKind, Event, Phase, TableSeat};
use pictures::Scene;
use table::board::Status;

impl PageView for Page<'_> {
    fn heading(&self, words: &Words) -> String {
        let game = self.table.game.into();
        let (trick, over) = self.trick();
        let mut text = if self.table.phase == Phase::Naming && self.table.tricks.is_empty() {
            words.say("sixtysix-heading-naming", &[("game", game)])
        } else {
            let id = if over { "sixtysix-heading-after" } else { "sixtysix-heading" };
            words.say(id, &[("game", game), ("trick", trick.into())])
        };
        if self.events.iter().any(|event| matches!(event, Event::GameBegan { .. })) {
            let n = self.table.rules.pack.hand(self.table.seats.len());
            text.push('\n');
            text.push_str(&first_turn(words, self, n));
        }
        text
    }

    fn awaited(&self) -> Vec<(SeatNo, bool)> {
        self.table.awaiting.iter().map(|awaited| (awaited.seat, false)).collect()
    }

    fn waits_for(&self, words: &Words, missing: &[SeatNo], until: Option<i64>) -> String {
        let id = match self.table.awaiting.map(|awaited| awaited.decision) {
            Some(DecisionKind::Trump) => "sixtysix-waiting-trump",
            Some(DecisionKind::Bid) => "sixtysix-waiting-bid",
            _ => "waiting-for",
        };
        let names = some(words, self, missing).into();
        words
            .say(id, &[("names", names), ("until", time_up(words, until).into())])
            .trim_end()
            .to_owned()
    }

    fn lines(&self, words: &Words) -> Vec<String> {
        let mut told = lines(words, &self.names(), &self.events);
        if matches!(self.status, Status::Over { .. }) {
            told.extend(results::deal_result(words, self));
        }
        told
    }

    fn news(&self, words: &Words, seat: SeatNo) -> Option<String> {
        news::of(words, self, seat)
    }

    fn points(&self, words: &Words) -> (String, String) {
        let shown = self.shows_points();
        let title = if shown { "sixtysix-points-title" } else { "sixtysix-tricks-title" };
        let entry = |(label, seat): (&table::board::SeatLabel, &TableSeat)| {
            let points = self.table.points_of_side(seat.seat);
            let values = [
                ("name", names::escape(&label.name).into()),
                ("points", if shown { points } else { seat.tricks }.into()),
                ("total", seat.total.into()),
            ];
            words.say("points-entry", &values)
        };
        let entries: Vec<String> = self.seats.iter().zip(&self.table.seats).map(entry).collect();
        (words.say(title, &[]), clip(&entries.join(" · "), 1024))
    }

    fn sheet(&self, words: &Words) -> (String, String) {
        results::sheet_field(words, self)
    }

    fn deal_result(&self, words: &Words) -> Option<String> {
        results::deal_result(words, self)
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
        Scene::Trick(picture::of(words, self))
    }

    fn alt(&self, words: &Words) -> String {
        alt::of(words, self)
    }
}

//! Records of Sixty-Six, trick by trick.

use serde::Serialize;

use super::album::board;
use super::markup::to_ansi;
use super::narrator::Narrator;
use super::replayable::{Replayable, Section, SectionKind, SectionText};
use super::review::rounded;
use games::record::{Record, RecordError};
use games::sixtysix::record::replay;
use games::sixtysix::{Choice, Event, Match, Move, Rules, Table};
use games::{AnyEvent, AnyTable, GameKind, SeatNo};
use players::review::Review;
use players::sixtysix::review::{Costly, Reviewer, USUAL};
use view::sixtysix::alt::lying;
use view::sixtysix::cards::cards;
use view::sixtysix::playing::summary;
use view::sixtysix::review::choice;
use view::{Words, any};

impl Replayable for Match {
    const KIND: GameKind = GameKind::Sixtysix;
    const TURN: &'static str = "trick";

    type Costly = Costly;
    type CostlyJson = CostlyJson;

    fn result(record: Record<Self>) -> Result<impl Serialize, RecordError> {
        Ok(replay(&record)?.outcome())
    }

    fn heading(words: &Words, rules: &Rules) -> Vec<String> {
        vec![to_ansi(&summary(words, rules))]
    }

    fn turn_ended(event: &Event) -> Option<u32> {
        match event {
            Event::TrickTaken { trick, .. } => Some(*trick),
            _ => None,
        }
    }

    fn decisions(&self) -> Vec<(SeatNo, &'static str)> {
        let awaited = self.awaiting().into_iter();
        awaited.map(|awaited| (awaited.seat, awaited.decision.as_str())).collect()
    }

    fn turn_title(words: &Words, game: u32, number: u32) -> String {
        let values = [("game", game.into()), ("trick", number.into())];
        words.say("sixtysix-picture-title", &values)
    }

    /// In the words of the table message.
    fn tell(narrator: &Narrator, section: &Section<'_, Self>) -> SectionText {
        let (words, table) = (&narrator.words, section.state.table());
        let row = |seat: &games::sixtysix::TableSeat| {
            [seat.points, seat.tricks, seat.total].map(|number| number.to_string())
        };
        let heads =
            [("sixtysix-replay-points", 6), ("sixtysix-replay-tricks", 6), ("column-total", 6)];
        let hand = |seat| cards(words, section.state.hand(seat)).replace('\u{a0}', " ");
        let scores = narrator.scores(heads, table.seats.iter().map(row), hand);
        let status = lying(words, &table).join(" ");
        let events = section.events.iter().cloned().map(AnyEvent::Sixtysix).collect();
        let board = board(&narrator.players, AnyTable::Sixtysix(Box::new(table)), events);
        let page = any::page(&board);
        let result = section.state.is_over().then(|| page.match_result(words));
        SectionText {
            lines: page.lines(words).into_iter().chain([status]).collect(),
            blocks: vec![scores],
            // A record doesn't know how a match counts on a server.
            endings: page
                .deal_result(words)
                .into_iter()
                .chain(result.and_then(|text| text.lines().next().map(str::to_owned)))
                .collect(),
        }
    }

    /// `None` for a trick of which no card lies on the table yet.
    fn picture_source(section: &Section<'_, Self>) -> Option<(AnyTable, Vec<AnyEvent>)> {
        let table = section.state.table();
        if matches!(section.kind, SectionKind::Turn { ended: false, .. }) && table.trick.is_empty()
        {
            return None;
        }
        let events = section.events.iter().cloned().map(AnyEvent::Sixtysix).collect();
        Some((AnyTable::Sixtysix(Box::new(table)), events))
    }

    fn review(record: &Record<Self>, seat: SeatNo) -> Result<Review<Costly>, RecordError> {
        // A record does not mark choices made for somebody: all count as their own.
        Ok(Reviewer::new(record, seat, |_| true, USUAL)?.finish())
    }

    fn tell_costly(words: &Words, costly: &Costly) -> (String, Vec<String>) {
        let table: &Table = &costly.view.table;
        (choice(words, costly), vec![to_ansi(&lying(words, table).join(" "))])
    }

    fn costly_json(seat: SeatNo, costly: &Costly) -> CostlyJson {
        let to_move = |choice: Choice| Move { seat, choice };
        CostlyJson {
            game: costly.place.game,
            choice: costly.place.choice,
            chosen: to_move(costly.chosen),
            better: to_move(costly.better),
            points: rounded(costly.points),
            better_points: rounded(costly.better_points),
            loss: rounded(costly.loss()),
            exact: costly.exact,
        }
    }
}

#[derive(Serialize)]
pub(super) struct CostlyJson {
    game: usize,
    choice: usize,
    chosen: Move,
    better: Move,
    points: f64,
    better_points: f64,
    loss: f64,
    exact: bool,
}

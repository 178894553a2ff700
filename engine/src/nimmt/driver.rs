//! The driver: applies lines and answers them.

use super::answer;
use super::dealing;
use super::game::Game;
use super::line::Line;
use super::parse::line;
use crate::common::{Complaint, Engine, Settings, Words};
use games::SeatNo;
use games::nimmt::{Choice, Row, Rules, Sheet};

/// A player of 6 nimmt! on the answering side of the lines.
pub struct Driver {
    pub(super) settings: Settings,
    pub(super) rules: Rules,
    /// Whether the line with the rules named the end of the match.
    pub(super) with_end: bool,
    pub(super) game: Option<Game>,
    /// The sheets of the tournament under way.
    pub(super) sheets: Vec<Sheet>,
    note: Option<String>,
}

impl Default for Driver {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            rules: Rules::classic(),
            with_end: false,
            game: None,
            sheets: Vec::new(),
            note: None,
        }
    }
}

impl Engine for Driver {
    fn settings(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn take(&mut self, words: &Words<'_>) -> Result<Option<String>, Complaint> {
        match line(words)? {
            Line::Rules { rules, with_end } => {
                (self.rules, self.with_end) = (rules, with_end);
                (self.game, self.sheets) = (None, Vec::new());
            }
            Line::Deal { seats, seat, numbers, totals } => {
                dealing::deal(self, seats, seat, &numbers, totals)?;
            }
            Line::Ask { kind, rows, cards } => {
                return answer::ask(self, kind, rows, &cards).map(Some);
            }
            Line::Pool(pool) => return answer::draft(self, pool).map(Some),
            Line::Start(seat) => self.game_with(seat)?.start_with(seat),
            Line::Table(rows) => answer::table(self, rows)?,
            Line::Hand(hand) => self.game()?.hold(hand)?,
            Line::Drafted(seat, card) => self.game_with(seat)?.drafted(seat, card)?,
            Line::Reveal(cards) => self.game()?.reveal(&cards)?,
            Line::Played(seat, card) => self.game_with(seat)?.played_openly(seat, card)?,
            Line::Takes(seat, row) => self.answered(seat, Choice::Row(row))?,
            Line::Lays(seat, row, side) => self.answered(seat, Choice::End(row, side))?,
            Line::Leads(seat, card) => self.answered(seat, Choice::First(card))?,
            Line::Keeps(seat, cards) => self.answered(seat, Choice::Keep(cards))?,
        }
        Ok(None)
    }

    fn take_note(&mut self) -> Option<String> {
        self.note.take()
    }
}

impl Driver {
    /// The game under way.
    pub(super) fn game(&mut self) -> Result<&mut Game, Complaint> {
        self.game.as_mut().ok_or_else(|| "expected a deal first".to_owned())
    }

    /// The game under way, if its table has this seat.
    fn game_with(&mut self, seat: SeatNo) -> Result<&mut Game, Complaint> {
        let game = self.game()?;
        let seats = game.seat_count();
        if seat.index() < seats { Ok(game) } else { Err(format!("expected a seat below {seats}")) }
    }

    fn answered(&mut self, seat: SeatNo, choice: Choice) -> Result<(), Complaint> {
        self.game_with(seat)?.answered(seat, choice)
    }

    /// Places the open cards so that these rows come out.
    pub(super) fn settle(&mut self, rows: Vec<Row>) -> Result<(), Complaint> {
        let game = self.game()?;
        game.settle_before(None);
        let fits = game.settle(Some(rows));
        self.note_unless(fits);
        Ok(())
    }

    /// As [`Driver::settle`], for the open cards of the turn before this one.
    pub(super) fn settle_before(&mut self, rows: Vec<Row>) -> Result<(), Complaint> {
        let fits = self.game()?.settle_before(Some(rows));
        self.note_unless(fits);
        Ok(())
    }

    fn note_unless(&mut self, fits: bool) {
        if !fits {
            self.note("these rows do not follow from the cards before; they count all the same");
        }
    }

    pub(super) fn note(&mut self, words: &str) {
        self.note.get_or_insert_with(|| words.to_owned());
    }
}

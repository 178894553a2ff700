//! The driver: settings, rules and the game under way.

use super::game::Game;
use crate::common::{Complaint, EngineSettings};
use games::SeatNo;
use games::nimmt::{Choice, Row, Rules, Sheet};

/// A player of 6 nimmt! on the answering side of the lines.
pub struct Driver {
    pub(super) settings: EngineSettings,
    pub(super) rules: Rules,
    /// Whether the line with the rules named the end of the match.
    pub(super) with_end: bool,
    pub(super) game: Option<Game>,
    /// The sheets of the tournament under way.
    pub(super) sheets: Vec<Sheet>,
    pub(super) note: Option<String>,
}

impl Default for Driver {
    fn default() -> Self {
        Self {
            settings: EngineSettings::default(),
            rules: Rules::classic(),
            with_end: false,
            game: None,
            sheets: Vec::new(),
            note: None,
        }
    }
}

impl Driver {
    /// The game under way.
    pub(super) fn game(&mut self) -> Result<&mut Game, Complaint> {
        self.game.as_mut().ok_or_else(|| "expected a deal first".to_owned())
    }

    /// The game under way, if its table has this seat.
    pub(super) fn game_with(&mut self, seat: SeatNo) -> Result<&mut Game, Complaint> {
        let game = self.game()?;
        let seats = game.seat_count();
        if seat.index() < seats { Ok(game) } else { Err(format!("expected a seat below {seats}")) }
    }

    pub(super) fn answered(&mut self, seat: SeatNo, choice: Choice) -> Result<(), Complaint> {
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

//! Lines, applied to the driver one by one, and answered.

use games::nimmt::Choice;

use super::driver::Driver;
use super::line::Line;
use super::parse::line;
use super::{answer, dealing};
use crate::common::{Complaint, Engine, EngineSettings, Words};

impl Engine for Driver {
    fn settings(&mut self) -> &mut EngineSettings {
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

//! What a line does, and what is answered.

use games::sixtysix::{Move, Rules};
use players::sixtysix::{Aim, Thinker};

use super::told::Told;
use super::words::{Line, line};
use crate::common::{Complaint, Engine, Settings, Words};

/// One player of Sixty-Six at the other end of the lines.
pub struct Driver {
    settings: Settings,
    rules: Rules,
    pub(super) told: Option<Told>,
}

impl Default for Driver {
    fn default() -> Self {
        Self { settings: Settings::default(), rules: Rules::classic(), told: None }
    }
}

impl Engine for Driver {
    fn settings(&mut self) -> &mut Settings {
        &mut self.settings
    }

    fn take(&mut self, words: &Words<'_>) -> Result<Option<String>, Complaint> {
        match line(words)? {
            Line::Rules(rules) => (self.rules, self.told) = (rules, None),
            Line::Deal(deal) => self.told = Some(Told::new(self.rules, deal)?),
            Line::Choice(made) => self.game()?.choice(made)?,
            Line::Draw(card) => self.game()?.draw(card)?,
            Line::Choose => return self.choose().map(Some),
        }
        Ok(None)
    }
}

impl Driver {
    fn game(&mut self) -> Result<&mut Told, Complaint> {
        self.told.as_mut().ok_or_else(|| "expected a deal first".to_owned())
    }

    fn choose(&mut self) -> Result<String, Complaint> {
        let told = self.game()?;
        let seat = told.asked()?;
        let aim = if told.stands_alone() { Aim::Deal } else { Aim::Match };
        let Settings { level, limit, .. } = self.settings;
        let choice = Thinker { level, limit, aim }.choose(&seat, self.settings.next_seed());
        let choice = choice.ok_or("expected a question that can be answered")?;
        // Two short words and a number: writing them cannot fail.
        Ok(serde_json::to_string(&Move { seat: seat.seat, choice }).unwrap_or_default())
    }
}

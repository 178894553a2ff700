//! The driver: applies lines and answers them.

use games::sixtysix::{Move, Rules};
use players::sixtysix::{Aim, Thinker};

use super::game::Game;
use super::parse::{Line, line};
use crate::common::{Complaint, Engine, EngineSettings, Words};

/// A player of Sixty-Six on the answering side of the lines.
pub struct Driver {
    settings: EngineSettings,
    rules: Rules,
    pub(super) game: Option<Game>,
}

impl Default for Driver {
    fn default() -> Self {
        Self { settings: EngineSettings::default(), rules: Rules::classic(), game: None }
    }
}

impl Engine for Driver {
    fn settings(&mut self) -> &mut EngineSettings {
        &mut self.settings
    }

    fn take(&mut self, words: &Words<'_>) -> Result<Option<String>, Complaint> {
        match line(words)? {
            Line::Rules(rules) => (self.rules, self.game) = (rules, None),
            Line::Deal(deal) => self.game = Some(Game::new(self.rules, deal)?),
            Line::Choice(made) => self.game()?.choice(made)?,
            Line::Draw(card) => self.game()?.draw(card)?,
            Line::Choose => return self.choose().map(Some),
        }
        Ok(None)
    }
}

impl Driver {
    fn game(&mut self) -> Result<&mut Game, Complaint> {
        self.game.as_mut().ok_or_else(|| "expected a deal first".to_owned())
    }

    fn choose(&mut self) -> Result<String, Complaint> {
        let game = self.game()?;
        let seat = game.asked()?;
        let aim = if game.stands_alone() { Aim::Deal } else { Aim::Match };
        let EngineSettings { level, limit, .. } = self.settings;
        let choice = Thinker { level, limit, aim }.choose(&seat, self.settings.next_seed());
        let choice = choice.ok_or("expected a question that can be answered")?;
        // Writing two short words and a number cannot fail.
        Ok(serde_json::to_string(&Move { seat: seat.seat, choice }).unwrap_or_default())
    }
}

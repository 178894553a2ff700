//! What a button of the deal of the day means, written into its `custom_id`.

use crate::daily::{Day, Week};
use games::GameKind;

/// A button of the deal of the day of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    /// The game.
    pub game: GameKind,
    /// What is wanted.
    pub wish: Wish,
}

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Go on with yesterday's while that may still be finished; else as [`Wish::Today`].
    Open,
    /// Play today's, go on with it, or see what came of it.
    Today,
    /// A choice in the deal of a day: the game's own text.
    Choose {
        /// The day.
        day: Day,
        /// How often the person had chosen when the button was made.
        step: u32,
        /// What.
        choice: String,
    },
    /// Show the channel what came of the deal of a day.
    Share(Day),
    /// How everybody here did in a week.
    Week(Week),
}

impl Press {
    pub(in crate::view) fn encode(&self) -> String {
        let game = self.game.as_str();
        match &self.wish {
            Wish::Open => format!("{game}.open"),
            Wish::Today => format!("{game}.today"),
            Wish::Choose { day, step, choice } => {
                format!("{game}.choose.{}.{step}.{choice}", day.number())
            }
            Wish::Share(day) => format!("{game}.share.{}", day.number()),
            Wish::Week(week) => format!("{game}.week.{}", week.number()),
        }
    }

    pub(in crate::view) fn decode(text: &str) -> Option<Self> {
        let (game, text) = text.split_once('.')?;
        let (name, rest) = text.split_once('.').unwrap_or((text, ""));
        let wish = match name {
            "open" => Wish::Open,
            "today" => Wish::Today,
            "choose" => {
                let (day, rest) = rest.split_once('.')?;
                let (step, choice) = rest.split_once('.')?;
                let (day, step) = (Day::new(day.parse().ok()?), step.parse().ok()?);
                Wish::Choose { day, step, choice: choice.to_owned() }
            }
            "share" => Wish::Share(Day::new(rest.parse().ok()?)),
            "week" => Wish::Week(Week::new(rest.parse().ok()?)),
            _ => return None,
        };
        Some(Self { game: GameKind::from_name(game)?, wish })
    }
}

//! What a button means, written into its `custom_id` and read back when it is pressed.
//!
//! `h1.<table>.<step>.<verb>[.<argument>]`: the table, the step of the match it was made for (so
//! that an old button is told from a fresh one), and what is wanted. A `custom_id` comes back from
//! outside, so reading one never trusts it: whatever does not parse is no press of ours.

use crate::games::nimmt::{Card, Choice, RowNo, Side};
use crate::ids::TableId;

/// One press of a button of this bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// A button that belongs to a table.
    Table {
        /// Whose table.
        table: TableId,
        /// The step of the match the button was made for; 0 where it does not matter.
        step: u32,
        /// What is wanted.
        verb: Verb,
    },
    /// Another page of the leaderboard, counted from 0.
    Leaders(u32),
}

/// What a button at a table asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Deal the first game.
    Start,
    /// Read the rules.
    Rules,
    /// Show me my hand, only to me.
    Hand,
    /// Deal the next game now.
    Next,
    /// I was away and play on.
    Back,
    /// The same people once more.
    Rematch,
    /// Yes, stop the match.
    Stop,
    /// A decision of the game.
    Choose(Choice),
}

const MARK: &str = "h1";

impl Press {
    /// The `custom_id` of this press; always within Discord's 100 characters for a decision that a
    /// button can carry.
    #[must_use]
    pub fn encode(&self) -> String {
        match self {
            Self::Table { table, step, verb } => {
                format!("{MARK}.{table}.{step}.{}", verb.encode())
            }
            Self::Leaders(page) => format!("{MARK}.leaders.{page}"),
        }
    }

    /// Reads a `custom_id`; `None` for whatever this bot did not write.
    #[must_use]
    pub fn decode(id: &str) -> Option<Self> {
        let rest = id.strip_prefix(MARK)?.strip_prefix('.')?;
        let (first, rest) = rest.split_once('.')?;
        if first == "leaders" {
            return rest.parse().ok().map(Self::Leaders);
        }
        let (step, verb) = rest.split_once('.')?;
        Some(Self::Table {
            table: TableId(first.parse().ok()?),
            step: step.parse().ok()?,
            verb: Verb::decode(verb)?,
        })
    }
}

impl Verb {
    fn encode(&self) -> String {
        match self {
            Self::Join => "join".into(),
            Self::Leave => "leave".into(),
            Self::Start => "start".into(),
            Self::Rules => "rules".into(),
            Self::Hand => "hand".into(),
            Self::Next => "next".into(),
            Self::Back => "back".into(),
            Self::Rematch => "rematch".into(),
            Self::Stop => "stop".into(),
            Self::Choose(choice) => match choice {
                Choice::Draft(card) => format!("draft.{card}"),
                Choice::Play(cards) => format!("play.{}", list(cards)),
                Choice::Stop => "enough".into(),
                Choice::Row(row) => format!("row.{row}"),
                Choice::End(row, Side::Left) => format!("left.{row}"),
                Choice::End(row, Side::Right) => format!("right.{row}"),
                Choice::First(card) => format!("first.{card}"),
                Choice::Keep(cards) => format!("keep.{}", list(cards)),
            },
        }
    }

    fn decode(text: &str) -> Option<Self> {
        let (verb, argument) = text.split_once('.').unwrap_or((text, ""));
        Some(match verb {
            "join" => Self::Join,
            "leave" => Self::Leave,
            "start" => Self::Start,
            "rules" => Self::Rules,
            "hand" => Self::Hand,
            "next" => Self::Next,
            "back" => Self::Back,
            "rematch" => Self::Rematch,
            "stop" => Self::Stop,
            "draft" => Self::Choose(Choice::Draft(card(argument)?)),
            "play" => Self::Choose(Choice::Play(cards(argument)?)),
            "enough" => Self::Choose(Choice::Stop),
            "row" => Self::Choose(Choice::Row(row(argument)?)),
            "left" => Self::Choose(Choice::End(row(argument)?, Side::Left)),
            "right" => Self::Choose(Choice::End(row(argument)?, Side::Right)),
            "first" => Self::Choose(Choice::First(card(argument)?)),
            "keep" => Self::Choose(Choice::Keep(cards(argument)?)),
            _ => return None,
        })
    }
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn card(text: &str) -> Option<Card> {
    Card::new(text.parse().ok()?)
}

fn cards(text: &str) -> Option<Vec<Card>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split(',').map(card).collect()
}

fn row(text: &str) -> Option<RowNo> {
    RowNo::new(text.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_comes_back_as_it_was_written_and_fits_a_custom_id() {
        let card = |n| Card::new(n).unwrap();
        let row = RowNo::new(5).unwrap();
        let choices = [
            Choice::Draft(card(104)),
            Choice::Play(vec![card(103), card(104)]),
            Choice::Stop,
            Choice::Row(row),
            Choice::End(row, Side::Left),
            Choice::End(row, Side::Right),
            Choice::First(card(1)),
            Choice::Keep(vec![]),
            Choice::Keep(vec![card(1), card(2), card(3)]),
        ];
        let verbs = [
            Verb::Join,
            Verb::Leave,
            Verb::Start,
            Verb::Rules,
            Verb::Hand,
            Verb::Next,
            Verb::Back,
            Verb::Rematch,
            Verb::Stop,
        ];
        for verb in verbs.into_iter().chain(choices.map(Verb::Choose)) {
            let press = Press::Table { table: TableId(u64::MAX), step: u32::MAX, verb };
            let id = press.encode();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Press::decode(&id), Some(press));
        }
        assert_eq!(Press::decode(&Press::Leaders(7).encode()), Some(Press::Leaders(7)));
    }

    #[test]
    fn what_this_bot_did_not_write_is_no_press() {
        for id in ["", "h1", "h1.", "h1.1.1", "h1.1.1.play.0", "h1.1.1.play.x", "h1.-1.0.join", "h2.1.1.join"] {
            assert_eq!(Press::decode(id), None, "{id:?}");
        }
    }
}

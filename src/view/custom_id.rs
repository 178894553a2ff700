//! What a button means, written into its `custom_id` and read back when it is pressed.
//!
//! `h2.<table>.<key>.<step>.<action>[.<argument>]`: the table and its key (so that a button of another
//! database opens nothing), the step of the match it was made for (so that an old button is told from
//! a fresh one), and what is wanted. A `custom_id` comes back from outside, so reading one never
//! trusts it: whatever does not parse is no press of ours.

use crate::ids::{TableId, TableTag};
use crate::table::command::{Action, Bots, SetUp};
use games::{AnyRules, GameKind};

/// One press of a button of this bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomId {
    /// A button that belongs to a table.
    Table {
        /// Whose table.
        table: TableTag,
        /// The step of the match the button was made for; 0 where it does not matter.
        step: u32,
        /// What is wanted.
        action: Action,
    },
    /// Another page of the leaderboard of a game, counted from 0, of one variant or of all.
    Leaders(u32, GameKind, Option<String>),
    /// A button that this version does not know: one of an earlier or a later version, most likely.
    Unknown,
}

const MARK: &str = "h2";

impl CustomId {
    /// What was chosen in a menu: the press that its value, or its values, stand for.
    #[must_use]
    pub fn chosen(self, values: &[String]) -> Option<Self> {
        let Self::Table { table, step, action } = self else { return None };
        let action = match (action, values) {
            (Action::Several(text), values) => {
                Action::Choose(format!("{text}{}", values.join(",")))
            }
            (Action::SetUp(SetUp::GameSeveral(text)), values) => {
                Action::SetUp(SetUp::Game(format!("{text}{}", values.join(","))))
            }
            (_, [value]) => Action::decode(value)?,
            _ => return None,
        };
        Some(Self::Table { table, step, action })
    }

    /// The `custom_id` of this press; always within Discord's 100 characters for a decision that a
    /// button can carry.
    #[must_use]
    pub fn encode(&self) -> String {
        match self {
            Self::Table { table, step, action } => {
                format!("{}{}", table.button_prefix(*step), action.encode())
            }
            Self::Unknown => format!("{MARK}.unknown"),
            Self::Leaders(page, game, variant) => {
                let variant = variant.as_deref().unwrap_or_default();
                format!("{MARK}.leaders.{page}.{}.{variant}", game.as_str())
            }
        }
    }

    /// Reads a `custom_id`; `None` for whatever this bot did not write.
    #[must_use]
    pub fn decode(id: &str) -> Self {
        Self::read(id).unwrap_or(Self::Unknown)
    }

    fn read(id: &str) -> Option<Self> {
        let rest = id.strip_prefix(MARK)?.strip_prefix('.')?;
        let (first, rest) = rest.split_once('.')?;
        if first == "leaders" {
            let mut parts = rest.splitn(3, '.');
            let page = parts.next()?.parse().ok()?;
            let game = GameKind::from_name(parts.next()?)?;
            let variant = match parts.next()? {
                "" => None,
                name => Some(AnyRules::variant(name)?.name()),
            };
            return Some(Self::Leaders(page, game, variant));
        }
        let (key, rest) = rest.split_once('.')?;
        let (step, action) = rest.split_once('.')?;
        let key = from_letters(key)?;
        Some(Self::Table {
            table: TableTag { table: TableId(first.parse().ok()?), key },
            step: step.parse().ok()?,
            action: Action::decode(action)?,
        })
    }
}

impl TableTag {
    /// How every button of this table begins that was made for a step.
    #[must_use]
    pub fn button_prefix(&self, step: u32) -> String {
        format!("{}{step}.", self.prefix())
    }

    /// How every button of this table begins.
    #[must_use]
    pub fn prefix(&self) -> String {
        format!("{MARK}.{}.{}.", self.table, letters(self.key))
    }
}

/// A number in letters: digits in a button are cards and rows, for whoever reads a log.
fn letters(mut number: u32) -> String {
    let mut text = String::new();
    loop {
        text.extend(char::from_digit(10 + number % 26, 36));
        number /= 26;
        if number == 0 {
            return text;
        }
    }
}

fn from_letters(text: &str) -> Option<u32> {
    text.chars().rev().try_fold(0_u32, |number, letter| {
        let digit = letter.to_digit(36)?.checked_sub(10)?;
        number.checked_mul(26)?.checked_add(digit)
    })
}

impl Action {
    /// How it is written, also as a value of a menu.
    #[must_use]
    pub fn encode(&self) -> String {
        match self {
            Self::Pick(card) => format!("pick.{card}"),
            Self::Menu(number) => format!("menu.{number}"),
            Self::SetUp(part) => format!("set.{}", part.encode()),
            Self::Bots(bots) => format!("bots.{}", bots.encode()),
            Self::Join => "join".into(),
            Self::Leave => "leave".into(),
            Self::Start => "start".into(),
            Self::Rules => "rules".into(),
            Self::Hand => "hand".into(),
            Self::Next => "next".into(),
            Self::Back => "back".into(),
            Self::Rematch => "rematch".into(),
            Self::Review => "review".into(),
            Self::Stop => "stop".into(),
            Self::Several(text) => format!("several.{text}"),
            Self::Choose(choice) => choice.clone(),
        }
    }

    fn decode(text: &str) -> Option<Self> {
        let (action, argument) = text.split_once('.').unwrap_or((text, ""));
        Some(match action {
            "pick" => Self::Pick(argument.to_owned()),
            "menu" => Self::Menu(argument.parse().ok()?),
            "set" => Self::SetUp(SetUp::decode(argument)?),
            "bots" => Self::Bots(Bots::decode(argument)?),
            "join" => Self::Join,
            "leave" => Self::Leave,
            "start" => Self::Start,
            "rules" => Self::Rules,
            "hand" => Self::Hand,
            "next" => Self::Next,
            "back" => Self::Back,
            "rematch" => Self::Rematch,
            "review" => Self::Review,
            "stop" => Self::Stop,
            "several" => Self::Several(argument.to_owned()),
            // Whatever is none of these is a choice: the game says whether it is one of its own.
            _ => Self::Choose(text.to_owned()),
        })
    }
}

impl SetUp {
    fn encode(&self) -> String {
        match self {
            Self::Page(page) => format!("page.{page}"),
            Self::Game(text) => text.clone(),
            Self::GameSeveral(text) => format!("several.{text}"),
            Self::Pace(name) => format!("pace.{name}"),
            Self::Seats(n) => format!("seats.{n}"),
            Self::Hints(on) => format!("hints.{on}"),
        }
    }

    fn decode(text: &str) -> Option<Self> {
        let (part, value) = text.split_once('.')?;
        Some(match part {
            "page" => Self::Page(value.parse().ok()?),
            "several" => Self::GameSeveral(value.to_owned()),
            "pace" => Self::Pace(value.to_owned()),
            "seats" => Self::Seats(value.parse().ok()?),
            "hints" => Self::Hints(value.parse().ok()?),
            // The game says whether it is a change of its own.
            _ => Self::Game(text.to_owned()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_comes_back_as_it_was_written_and_fits_a_custom_id() {
        let choices = ["play.103,104", "enough", "keep."].map(str::to_owned);
        let verbs = [
            Action::Join,
            Action::Leave,
            Action::Start,
            Action::Rules,
            Action::Hand,
            Action::Next,
            Action::Back,
            Action::Rematch,
            Action::Review,
            Action::Stop,
            Action::Pick("50".into()),
            Action::Several("keep.".into()),
            Action::Menu(3),
            Action::SetUp(SetUp::Page(1)),
            Action::SetUp(SetUp::Game("variant.pro".into())),
            Action::SetUp(SetUp::GameSeveral("extras.".into())),
            Action::SetUp(SetUp::Hints(false)),
            Action::Bots(Bots::Panel),
            Action::Bots(Bots::Add("Olga".into())),
            Action::Bots(Bots::Some(players::Level::Hard, 19)),
            Action::Bots(Bots::Remove("Olga 2".into())),
            Action::Bots(Bots::RemoveSome(None, 19)),
            Action::Bots(Bots::RemoveSome(Some(players::Level::Easy), 1)),
        ];
        for action in verbs.into_iter().chain(choices.map(Action::Choose)) {
            let table = TableTag { table: TableId(u64::MAX), key: u32::MAX };
            let press = CustomId::Table { table, step: u32::MAX, action };
            let id = press.encode();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(CustomId::decode(&id), press);
        }
        for press in [
            CustomId::Leaders(7, GameKind::ALL[0], None),
            CustomId::Leaders(0, GameKind::ALL[0], Some("double_pairs".into())),
        ] {
            assert_eq!(CustomId::decode(&press.encode()), press);
        }
    }

    #[test]
    fn what_this_bot_did_not_write_is_no_press() {
        for id in [
            "",
            "h2",
            "h2.",
            "h2.1.1",
            "h2.1.a.x.join",
            "h2.-1.a.0.join",
            "h2.1.zzzzzzzzz.0.join",
            "h2.1.7.0.join",
            "h1.1.1.join",
        ] {
            assert_eq!(CustomId::decode(id), CustomId::Unknown, "{id:?}");
        }
    }
}

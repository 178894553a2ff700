//! What a button means, written into its `custom_id` and read back when it is pressed.
//!
//! `h2.<table>.<key>.<step>.<action>[.<argument>]`: the table and its key (so that a button of another
//! database opens nothing), the step of the match it was made for (so that an old button is told from
//! a fresh one), and what is wanted. A `custom_id` comes back from outside, so reading one never
//! trusts it: whatever does not parse is no press of ours.

use crate::ids::{TableId, TableTag};
use crate::table::command::{Action, Bots, SetUp};
use games::nimmt::{Card, Choice, RowNo, Side, Variant};

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
    /// Another page of the leaderboard, counted from 0, of one variant or of all.
    Leaders(u32, Option<Variant>),
    /// A button that this version does not know: one of an earlier or a later version, most likely.
    Unknown,
}

const MARK: &str = "h2";

/// The menu of cards to keep: its values are cards, not verbs.
pub const KEEP_MENU: u8 = 9;

impl CustomId {
    /// What was chosen in a menu: the press that its value, or its values, stand for.
    #[must_use]
    pub fn chosen(self, values: &[String]) -> Option<Self> {
        let Self::Table { table, step, action } = self else { return None };
        let action = match (action, values) {
            (Action::Menu(KEEP_MENU), cards) => {
                let cards = cards.iter().map(|c| card(c)).collect::<Option<_>>()?;
                Action::Choose(Choice::Keep(cards))
            }
            (Action::SetUp(SetUp::Extras(_)), names) => {
                Action::SetUp(SetUp::Extras(names.to_vec()))
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
            Self::Leaders(page, variant) => {
                format!("{MARK}.leaders.{page}.{}", variant.map_or("", Variant::as_str))
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
            let (page, variant) = rest.split_once('.')?;
            let page = page.parse().ok()?;
            return match variant {
                "" => Some(Self::Leaders(page, None)),
                name => Some(Self::Leaders(page, Some(Variant::from_name(name)?))),
            };
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
        let (action, argument) = text.split_once('.').unwrap_or((text, ""));
        Some(match action {
            "pick" => Self::Pick(card(argument)?),
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

impl SetUp {
    fn encode(&self) -> String {
        match self {
            Self::Page(page) => format!("page.{page}"),
            Self::Variant(name) => format!("variant.{name}"),
            Self::Extras(names) => format!("extras.{}", names.join(",")),
            Self::Rows(rows, takes) => format!("rows.{rows}.{takes}"),
            Self::Points(n) => format!("points.{n}"),
            Self::Games(n) => format!("games.{n}"),
            Self::OwnEnd => "own-end.".into(),
            Self::Hand(n) => format!("hand.{n}"),
            Self::Pace(name) => format!("pace.{name}"),
            Self::Seats(n) => format!("seats.{n}"),
            Self::Hints(on) => format!("hints.{on}"),
        }
    }

    fn decode(text: &str) -> Option<Self> {
        let (part, value) = text.split_once('.')?;
        Some(match part {
            "page" => Self::Page(value.parse().ok()?),
            "variant" => Self::Variant(value.to_owned()),
            "extras" => Self::Extras(value.split(',').map(str::to_owned).collect()),
            "rows" => {
                let (rows, takes) = value.split_once('.')?;
                Self::Rows(rows.parse().ok()?, takes.parse().ok()?)
            }
            "points" => Self::Points(value.parse().ok()?),
            "games" => Self::Games(value.parse().ok()?),
            "own-end" => Self::OwnEnd,
            "hand" => Self::Hand(value.parse().ok()?),
            "pace" => Self::Pace(value.to_owned()),
            "seats" => Self::Seats(value.parse().ok()?),
            "hints" => Self::Hints(value.parse().ok()?),
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
            Action::Pick(card(50)),
            Action::Menu(3),
            Action::SetUp(SetUp::Page(1)),
            Action::SetUp(SetUp::Variant("pro".into())),
            Action::SetUp(SetUp::Rows(3, 7)),
            Action::SetUp(SetUp::OwnEnd),
            Action::SetUp(SetUp::Hints(false)),
            Action::SetUp(SetUp::Points(999)),
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
        for press in [CustomId::Leaders(7, None), CustomId::Leaders(0, Some(Variant::DoublePairs))]
        {
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
            "h2.1.a.1.play.0",
            "h2.1.a.1.play.x",
            "h2.-1.a.0.join",
            "h2.1.zzzzzzzzz.0.join",
            "h2.1.7.0.join",
            "h1.1.1.join",
        ] {
            assert_eq!(CustomId::decode(id), CustomId::Unknown, "{id:?}");
        }
    }
}

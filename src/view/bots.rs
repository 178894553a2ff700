//! The panel in which the host brings players made of code to the table, and sends them away.

use super::cast::{self, level_name};
use super::message::{Act, ActionRow, Button, Menu, MenuOption, Message, Style, clip};
use super::names;
use super::phrases::bold_names;
use super::press::{Press, Verb};
use super::words::Words;
use crate::ids::TableTag;
use players::Level;

/// What is asked about players made of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bots {
    /// Show the panel.
    Panel,
    /// The character of this name sits down.
    Add(String),
    /// So many of a level sit down.
    Some(Level, u8),
    /// The one of this name gets up.
    Remove(String),
    /// So many get up, of a level or of all, the last ones first.
    RemoveSome(Option<Level>, u8),
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing was asked for, or it was so already.
    None,
    /// These sat down; and whether there was no seat for more.
    Came(Vec<(String, Level)>, bool),
    /// These got up.
    Went(Vec<String>),
    /// There is no seat left.
    Full,
    /// There is nobody of that kind.
    Nobody,
}

impl Bots {
    pub(super) fn encode(&self) -> String {
        match self {
            Self::Panel => "panel.".into(),
            Self::Add(name) => format!("add.{name}"),
            Self::Some(level, count) => format!("some.{}.{count}", level.as_str()),
            Self::Remove(name) => format!("out.{name}"),
            Self::RemoveSome(level, count) => {
                format!("fewer.{}.{count}", level.map_or("", Level::as_str))
            }
        }
    }

    pub(super) fn decode(text: &str) -> Option<Self> {
        let (part, value) = text.split_once('.')?;
        Some(match part {
            "panel" => Self::Panel,
            "add" => Self::Add(value.to_owned()),
            "some" => {
                let (level, count) = value.split_once('.')?;
                Self::Some(Level::from_name(level)?, count.parse().ok()?)
            }
            "out" => Self::Remove(value.to_owned()),
            "fewer" => {
                let (level, count) = value.split_once('.')?;
                let level = if level.is_empty() { None } else { Some(Level::from_name(level)?) };
                Self::RemoveSome(level, count.parse().ok()?)
            }
            _ => return None,
        })
    }
}

/// The most entries of a menu.
const ENTRIES: usize = 25;

/// The panel. `seated` are the players made of code who sit at the table, `free` is how many seats
/// are left.
#[must_use]
pub fn panel(
    words: &Words,
    table: TableTag,
    seated: &[(String, Level)],
    free: usize,
    change: &Change,
) -> Message {
    let mut text = vec![format!("**{}**", words.say("bots-title", &[]))];
    text.extend(told(words, change));
    if free == 0 && !matches!(change, Change::Full | Change::Came(_, true)) {
        text.push(words.say("bots-full", &[]));
    }
    text.push(words.say("bots-about", &[]));
    let press = |verb| Press::Table { table, step: 0, verb }.encode();
    let mut rows = Vec::new();
    if free > 0 {
        let options = cast::all()
            .filter(|character| !seated.iter().any(|(name, _)| name == character.name))
            .map(|character| MenuOption {
                value: Verb::Bots(Bots::Add(character.name.to_owned())).encode(),
                label: entry(words, character.name, character.level),
                description: Some(clip(&cast::line(words, character.name), 100)),
                chosen: false,
            })
            .collect::<Vec<_>>();
        if !options.is_empty() {
            rows.push(menu(press(Verb::Menu(10)), words.say("bots-add", &[]), options));
        }
        let one = |level: Level| Button {
            label: words.say(&format!("bots-one-{}", level.as_str()), &[]),
            act: Act::Press(press(Verb::Bots(Bots::Some(level, 1)))),
            style: Style::Secondary,
            disabled: false,
        };
        rows.push(ActionRow::Buttons(Level::ALL.into_iter().map(one).collect()));
    }
    if !seated.is_empty() {
        let options = seated.iter().take(ENTRIES).map(|(name, level)| MenuOption {
            value: Verb::Bots(Bots::Remove(name.clone())).encode(),
            label: entry(words, name, *level),
            description: None,
            chosen: false,
        });
        rows.push(menu(press(Verb::Menu(11)), words.say("bots-remove", &[]), options.collect()));
    }
    Message { content: clip(&text.join("\n"), 2000), rows, ..Message::default() }
}

fn menu(id: String, placeholder: String, options: Vec<MenuOption>) -> ActionRow {
    ActionRow::Menu(Menu { id, placeholder, options, choose: (1, 1) })
}

fn entry(words: &Words, name: &str, level: Level) -> String {
    let values = [("name", name.into()), ("level", level_name(words, level).into())];
    clip(&words.say("bots-entry", &values), 100)
}

/// What has changed, in sentences.
fn told(words: &Words, change: &Change) -> Vec<String> {
    match change {
        Change::None => Vec::new(),
        Change::Came(new, more) => {
            let came = |(name, level): &(String, Level)| {
                let values = [
                    ("name", names::of_code(name).into()),
                    ("level", level_name(words, *level).into()),
                    ("line", cast::line(words, name).into()),
                ];
                words.say("bots-came", &values)
            };
            let mut text: Vec<String> = new.iter().map(came).collect();
            text.extend(more.then(|| words.say("bots-full", &[])));
            text
        }
        Change::Went(gone) => {
            let gone: Vec<String> = gone.iter().map(|name| names::of_code(name)).collect();
            let who = bold_names(words, gone.iter().map(String::as_str));
            vec![words.say("bots-went", &[("names", who.into())])]
        }
        Change::Full => vec![words.say("bots-full", &[])],
        Change::Nobody => vec![words.say("bots-nobody", &[])],
    }
}

//! The panel in which the host brings bots to the table, and sends them away.

use super::bot_roster::{level_name, line};
use super::custom_id::{CustomId, MenuId};
use super::message::{ActionRow, Button, Menu, MenuOption, Message, Pictured, Style, clip};
use super::phrases::bold_names;
use super::symbol::Symbol;
use super::words::Words;
use crate::ids::TableTag;
use crate::table::TableCommand;
use crate::table::command::Change;
use crate::table::roster;
use players::Level;

/// The most entries of a menu.
const ENTRIES: usize = 25;

/// The panel. `seated` are the bots who sit at the table, `free` is how many seats
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
    let press = |command| CustomId::Table { table, step: 0, command }.encode();
    let menu = |name: &str, placeholder, options| {
        let menu = MenuId::One(name.to_owned());
        let id = CustomId::Menu { table, step: 0, menu }.encode();
        ActionRow::Menu(Menu {
            id,
            placeholder: words.say(placeholder, &[]),
            options,
            choose: (1, 1),
        })
    };
    let mut rows = Vec::new();
    if free > 0 {
        let options = roster::all()
            .filter(|character| !seated.iter().any(|(name, _)| name == character.name))
            .map(|character| MenuOption {
                value: TableCommand::AddBot(character.name.to_owned()).encode(),
                label: entry(words, character.name, character.level),
                description: Some(clip(&line(words, character.name), 100)),
                chosen: false,
                pictured: face(character.name, entry(words, character.name, character.level)),
            })
            .collect::<Vec<_>>();
        if !options.is_empty() {
            rows.push(menu("add", "bots-add", options));
        }
        let one = |level: Level| Button {
            label: words.say(&format!("bots-one-{}", level.as_str()), &[]),
            id: press(TableCommand::AddBots(level, 1)),
            style: Style::Secondary,
            disabled: false,
            pictured: None,
        };
        rows.push(ActionRow::Buttons(Level::ALL.into_iter().map(one).collect()));
    }
    if !seated.is_empty() {
        let options = seated.iter().take(ENTRIES).map(|(name, level)| MenuOption {
            value: TableCommand::RemoveBot(name.clone()).encode(),
            label: entry(words, name, *level),
            description: None,
            chosen: false,
            pictured: face(name, entry(words, name, *level)),
        });
        rows.push(menu("remove", "bots-remove", options.collect()));
    }
    Message { content: clip(&text.join("\n"), 2000), rows, ..Message::default() }
}

fn entry(words: &Words, name: &str, level: Level) -> String {
    let values = [("name", name.into()), ("level", level_name(words, level).into())];
    clip(&words.say("bots-entry", &values), 100)
}

/// A bot beside its face.
fn face(name: &str, label: String) -> Option<Pictured> {
    Symbol::of_bot(name).map(|symbol| Pictured { symbol, label })
}

/// What has changed, in sentences.
fn told(words: &Words, change: &Change) -> Vec<String> {
    match change {
        Change::None => Vec::new(),
        Change::Came(new, more) => {
            let came = |(name, level): &(String, Level)| {
                let values = [
                    ("name", roster::marked(name).into()),
                    ("level", level_name(words, *level).into()),
                    ("line", line(words, name).into()),
                ];
                words.say("bots-came", &values)
            };
            let mut text: Vec<String> = new.iter().map(came).collect();
            text.extend(more.then(|| words.say("bots-full", &[])));
            text
        }
        Change::Went(gone) => {
            let gone: Vec<String> = gone.iter().map(|name| roster::marked(name)).collect();
            let who = bold_names(words, gone.iter().map(String::as_str));
            vec![words.say("bots-went", &[("names", who.into())])]
        }
        Change::Full => vec![words.say("bots-full", &[])],
        Change::Nobody => vec![words.say("bots-nobody", &[])],
    }
}

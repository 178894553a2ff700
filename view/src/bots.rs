//! The panel in which the host brings bots to the table, and sends them away.

use std::sync::Arc;

use super::bot_roster::{level_name, line};
use super::message::{
    ActionRow, Button, File, Menu, MenuOption, Message, Part, Pictured, Style, clip,
};
use super::phrases::bold_names;
use super::words::Words;
use ask::{Ask, Entry, MenuAsk};
use pictures::{Symbol, portrait_of};
use players::Level;
use table::command::Change;
use table::{TableCommand, roster};
use values::TableTag;

/// The most entries of a menu.
const ENTRIES: usize = 25;

/// The most faces beside those who have just sat down.
const FACES: usize = 6;

/// Returns the names of those who have just sat down and are shown with a face, each with the
/// number of its portrait.
pub fn faces(change: &Change) -> Vec<(String, u8)> {
    let Change::Came(new, _) = change else { return Vec::new() };
    let face = |(name, _): &(String, Level)| Some((name.clone(), portrait_of(name)?));
    new.iter().filter_map(face).take(FACES).collect()
}

/// The panel. `seated` are the bots who sit at the table, `free` is how many seats are left, `counts`
/// whether there is a leaderboard on which the match may count; `faces` are the painted [`faces`] with the names they belong to.
pub fn panel(
    words: &Words,
    table: TableTag,
    seated: &[(String, Level)],
    (free, counts): (usize, bool),
    change: &Change,
    faces: &[(String, Arc<[u8]>)],
) -> Message {
    let mut parts = vec![Part::Text(format!("### {}", words.say("bots-title", &[])))];
    let mut files = Vec::new();
    let mut text = Vec::new();
    for (name, line) in told(words, change) {
        match faces.iter().find(|(of, _)| Some(of) == name.as_ref()) {
            Some((of, bytes)) => {
                let file = format!("face-{}.png", files.len() + 1);
                parts.push(Part::Beside(line, file.clone()));
                files.push(File { name: file, bytes: Arc::clone(bytes), alt: of.clone() });
            }
            None => text.push(line),
        }
    }
    if free == 0 && !matches!(change, Change::Full | Change::Came(_, true)) {
        text.push(words.say("bots-full", &[]));
    }
    text.push(words.say("bots-levels", &[]));
    text.push(words.say("bots-about", &[]));
    text.extend(counts.then(|| words.say("bots-count", &[])));
    let menu = |name: &str, placeholder, options| {
        ActionRow::Menu(Menu {
            ask: MenuAsk::Table { table, step: 0, name: name.to_owned() },
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
                entry: Entry::Command(TableCommand::AddBot(character.name.to_owned())),
                label: entry(words, character.name, character.level),
                description: Some(clip(&line(words, character.name), 100)),
                chosen: false,
                pictured: face(character.name, entry(words, character.name, character.level)),
            })
            .collect::<Vec<_>>();
        if !options.is_empty() {
            rows.push(menu("add", "bots-add", options));
        }
        let one = |level: Level| {
            let label = words.say("bots-one", &[("level", level.number().into())]);
            let command = TableCommand::AddBots(level, 1);
            Button::new(label, Ask::Table { table, step: 0, command }, Style::Secondary)
        };
        rows.push(ActionRow::Buttons(Level::all().step_by(2).map(one).collect()));
    }
    if !seated.is_empty() {
        let options = seated.iter().take(ENTRIES).map(|(name, level)| MenuOption {
            entry: Entry::Command(TableCommand::RemoveBot(name.clone())),
            label: entry(words, name, *level),
            description: None,
            chosen: false,
            pictured: face(name, entry(words, name, *level)),
        });
        rows.push(menu("remove", "bots-remove", options.collect()));
    }
    parts.push(Part::Text(clip(&text.join("\n"), 2000)));
    parts.extend(rows.into_iter().map(Part::Row));
    Message { parts, files, ..Message::default() }
}

fn entry(words: &Words, name: &str, level: Level) -> String {
    let values = [("name", name.into()), ("level", level_name(words, level).into())];
    clip(&words.say("bots-entry", &values), 100)
}

/// A bot beside its face.
fn face(name: &str, label: String) -> Option<Pictured> {
    Symbol::of_bot(name).map(|symbol| Pictured { symbol, label })
}

/// Describes a change in sentences, each with the bot that it is about, if it is about one.
fn told(words: &Words, change: &Change) -> Vec<(Option<String>, String)> {
    match change {
        Change::None => Vec::new(),
        Change::Came(new, more) => {
            let came = |(name, level): &(String, Level)| {
                let values = [
                    ("name", roster::marked(name).into()),
                    ("level", level_name(words, *level).into()),
                    ("line", line(words, name).into()),
                ];
                (Some(name.clone()), words.say("bots-came", &values))
            };
            let mut text: Vec<_> = new.iter().map(came).collect();
            text.extend(more.then(|| (None, words.say("bots-full", &[]))));
            text
        }
        Change::Went(gone) => {
            let gone: Vec<String> = gone.iter().map(|name| roster::marked(name)).collect();
            let who = bold_names(words, gone.iter().map(String::as_str));
            vec![(None, words.say("bots-went", &[("names", who.into())]))]
        }
        Change::Full => vec![(None, words.say("bots-full", &[]))],
        Change::Nobody => vec![(None, words.say("bots-nobody", &[]))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_a_portrait_of_its_own() {
        for (bot, number) in roster::all().zip(0..) {
            assert_eq!(portrait_of(bot.name), Some(number), "{}", bot.name);
        }
    }
}

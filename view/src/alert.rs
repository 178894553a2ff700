//! The word to somebody who wants to be told of new tables.

use crate::message::{ActionRow, Button, Message, Style};
use crate::names::escape;
use crate::words::Words;
use ask::{Ask, SettingsAsk};
use values::GuildId;

/// That a table is open on a server, and the way not to be told any more. `link` is its address.
pub fn alert(words: &Words, guild: GuildId, name: Option<&str>, link: &str) -> Message {
    let text = match name {
        Some(server) => {
            let values = [("server", escape(server).into()), ("link", link.into())];
            words.say("alert-table", &values)
        }
        None => words.say("alert-table-somewhere", &[("link", link.into())]),
    };
    let ask = Ask::Settings(SettingsAsk::StopAlerts(guild));
    let stop = Button::new(words.say("alert-stop", &[]), ask, Style::Secondary);
    Message { content: text, rows: vec![ActionRow::Buttons(vec![stop])], ..Message::default() }
}

/// The message in place of an alert once its reader does not want to be told any more.
pub fn alerts_stopped(words: &Words) -> Message {
    Message::text(words.say("alert-stopped", &[]))
}

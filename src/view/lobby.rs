//! The lobby message: who opened the table, who sits, what will be played.

use super::bot_roster::level_name;
use super::message::{ActionRow, Button, Embed, Message, Style, clip};
use super::names::{escape, isolate};
use super::phrases::{self, bold_names, button};
use super::playing::{reasons, summary};
use super::words::Words;
use crate::ids::{TableTag, UserId};
use crate::settings::Settings;
use crate::table::lobby::LobbyStage;
use crate::table::roster::marked;
use crate::table::{SetUpPage, TableCommand};
use games::AnyContradiction;
use players::Level;

/// Everything the lobby message shows.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// The table.
    pub id: TableTag,
    /// Who opened it.
    pub host: &'a str,
    /// Who sits, in order; the host may have got up.
    pub seats: Vec<LobbySeat<'a>>,
    /// Who is asked to join again after a match.
    pub invited: Vec<UserId>,
    /// What was agreed on.
    pub settings: &'a Settings,
    /// Why these rules cannot be played, if they cannot.
    pub contradictions: &'a [AnyContradiction],
    /// The fewest players.
    pub least: usize,
    /// Where it stands.
    pub stage: LobbyStage,
}

/// Somebody in the lobby.
#[derive(Clone, Copy, Debug)]
pub struct LobbySeat<'a> {
    /// The name, already harmless.
    pub name: &'a str,
    /// How well a bot plays; `None` for a person.
    pub bot: Option<Level>,
    /// Whether this is the host: names alone do not tell, two people may share one.
    pub host: bool,
}

/// The lobby message.
#[must_use]
pub fn message(words: &Words, lobby: &Lobby<'_>) -> Message {
    let say = |id| words.say(id, &[]);
    let full = lobby.seats.len() >= usize::from(lobby.settings.most_seats());
    let mut lines = vec![words.say("lobby-host", &[("host", escape(lobby.host).into())])];
    lines.push(summary(words, lobby.settings));
    if !lobby.contradictions.is_empty() && lobby.stage == LobbyStage::Open {
        let cannot = words.say("setup-cannot", &[]);
        lines.push(format!("⚠️ {cannot} {}", reasons(words, lobby.contradictions)));
    }
    match &lobby.stage {
        LobbyStage::Open if lobby.seats.len() < lobby.least => {
            let missing = lobby.least - lobby.seats.len();
            lines.push(words.say("lobby-more", &[("missing", missing.into())]));
        }
        LobbyStage::Open if full => {
            lines.push(words.say("lobby-full-ready", &[("host", escape(lobby.host).into())]));
        }
        LobbyStage::Open => {
            lines.push(words.say("lobby-ready", &[("host", escape(lobby.host).into())]));
        }
        LobbyStage::Started => {
            let shown = lobby.seats.iter().map(|seat| match seat.bot {
                Some(_) => marked(seat.name),
                None => seat.name.to_owned(),
            });
            let shown: Vec<String> = shown.collect();
            let who = bold_names(words, shown.iter().map(String::as_str));
            lines.push(words.say("lobby-started", &[("names", who.into())]));
        }
        LobbyStage::Stopped(name) => {
            lines.push(words.say("lobby-stopped", &[("name", escape(name).into())]));
        }
        LobbyStage::Expired => lines.push(say("lobby-expired")),
        LobbyStage::Deserted => lines.push(say("lobby-closed")),
    }
    let open = lobby.stage == LobbyStage::Open;
    let make = |action, label, style| button(words, lobby.id, 0, action, label, style);
    // A mention is only felt in the text of a message, not in its frame.
    let invited: Vec<UserId> = if open { lobby.invited.clone() } else { Vec::new() };
    let called: Vec<String> = invited.iter().map(|user| format!("<@{user}>")).collect();
    let content = if called.is_empty() {
        String::new()
    } else {
        words.say("lobby-invited", &[("names", phrases::list(words, &called).into())])
    };
    Message {
        content,
        mentions: invited,
        embed: Some(Embed {
            title: Some(say("lobby-title")),
            description: clip(&lines.join("\n\n"), 3000),
            footer: open.then(|| say("lobby-footer")),
            fields: if open { vec![seats(words, lobby)] } else { Vec::new() },
        }),
        rows: if open {
            let alone = lobby.seats.len() < lobby.least;
            let join = if full { Style::Secondary } else { Style::Success };
            let start = make(TableCommand::Start, "button-start", Style::Primary);
            let mut first = vec![
                make(TableCommand::Join, "button-join", join),
                Button { disabled: alone, ..start },
                make(TableCommand::ShowBots, "button-bots", Style::Secondary),
            ];
            if alone {
                first.push(make(TableCommand::PlayNow, "button-play-now", Style::Primary));
            }
            let second = vec![
                make(TableCommand::ShowSetUp(SetUpPage::First), "button-set-up", Style::Secondary),
                make(TableCommand::Rules, "button-rules", Style::Secondary),
                make(TableCommand::Leave, "button-leave", Style::Secondary),
            ];
            vec![ActionRow::Buttons(first), ActionRow::Buttons(second)]
        } else {
            Vec::new()
        },
        ..Message::default()
    }
}

fn seats(words: &Words, lobby: &Lobby<'_>) -> (String, String) {
    let title = words.say(
        "lobby-seats",
        &[("n", lobby.seats.len().into()), ("most", lobby.settings.most_seats().into())],
    );
    let lines: Vec<String> = lobby
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| {
            let mut values = vec![("n", (index + 1).into()), ("name", escape(seat.name).into())];
            let id = match seat.bot {
                Some(level) => {
                    values.push(("level", level_name(words, level).into()));
                    "lobby-seat-bot"
                }
                None if seat.host => "lobby-seat-host",
                None => "lobby-seat",
            };
            words.say(id, &values)
        })
        .collect();
    let text = if lines.is_empty() { words.say("lobby-nobody", &[]) } else { lines.join("\n") };
    (title, clip(&text, 1024))
}

/// The name of a thread of its own for a match.
#[must_use]
pub fn thread_name(words: &Words, host: &str) -> String {
    clip(&words.say("thread-name", &[("host", isolate(host).into())]), 100)
}

/// The message that names the permissions the bot lacks, by their keys in the catalogue.
#[must_use]
pub fn missing_permissions(words: &Words, missing: &[&'static str]) -> Message {
    let names: Vec<String> =
        missing.iter().map(|id| format!("**{}**", words.say(id, &[]))).collect();
    Message::text(words.say(
        "missing-permissions",
        &[("n", names.len().into()), ("names", phrases::list(words, &names).into())],
    ))
}

//! The lobby message: who opened the table, who sits, what will be played.

use std::sync::Arc;

use super::bot_roster::level_name;
use super::fairness;
use super::message::{ActionRow, Button, File, Message, Part, Style, clip};
use super::names::{escape, isolate};
use super::phrases::{self, bold_names, button, commas};
use super::playing::{banner, cannot, summary};
use super::words::Words;
use games::AnyContradiction;
use games::sealed::Link;
use pictures::{LobbyGuest, LobbyPicture, Scene, portrait_of};
use players::Level;
use table::lobby::LobbyStage;
use table::roster::marked;
use table::{SetUpPage, TableCommand};
use values::{Hands, Settings, TableTag, UserId};

/// Everything the lobby message shows.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    pub id: TableTag,
    /// The name of the person who opened it.
    pub host: &'a str,
    /// The players who sit here, in order; the host may have got up.
    pub seats: Vec<LobbySeat<'a>>,
    /// The people who are asked to join again after a match.
    pub invited: Vec<UserId>,
    /// Whether they have been called already: another message of the lobby calls nobody.
    pub called: bool,
    /// The settings agreed on.
    pub settings: &'a Settings,
    /// Why these rules cannot be played, if they cannot.
    pub contradictions: &'a [AnyContradiction],
    /// The fewest players.
    pub least: usize,
    pub stage: LobbyStage,
    /// The seal of its deals, and how often the deck was cut.
    pub seal: Option<(Link, u32)>,
}

#[derive(Clone, Copy, Debug)]
pub struct LobbySeat<'a> {
    /// The name, already harmless.
    pub name: &'a str,
    /// The strength of a bot; `None` for a person.
    pub bot: Option<Level>,
    /// Whether this is the host: names alone do not tell, two people may share one.
    pub host: bool,
}

/// The banner of an open lobby; none of one that is closed.
pub fn scene(words: &Words, lobby: &Lobby<'_>) -> Option<Scene> {
    let guest = |seat: &LobbySeat<'_>| LobbyGuest {
        name: seat.name.to_owned(),
        note: match seat.bot {
            Some(level) => {
                words.say("lobby-note-bot", &[("level", level_name(words, level).into())])
            }
            None if seat.host => words.say("lobby-note-host", &[]),
            None => String::new(),
        },
        host: seat.host,
        portrait: seat.bot.and_then(|_| portrait_of(seat.name)),
    };
    (lobby.stage == LobbyStage::Open).then(|| {
        Scene::Lobby(LobbyPicture {
            seats: lobby.seats.iter().map(guest).collect(),
            ..banner(words, lobby.settings)
        })
    })
}

/// The banner in words: who sits there, and what was agreed on.
fn alt(words: &Words, lobby: &Lobby<'_>) -> String {
    let names = seats(words, lobby, false);
    let values = [
        ("n", names.len().into()),
        ("names", commas(words, &names).into()),
        ("chips", commas(words, &banner(words, lobby.settings).chips).into()),
    ];
    clip(&words.say("lobby-alt", &values), 1024)
}

/// The lobby message, with the painted [`scene`]; an open lobby does without where painting broke
/// off.
pub fn message(words: &Words, lobby: &Lobby<'_>, picture: Option<Arc<[u8]>>) -> Message {
    let open = lobby.stage == LobbyStage::Open;
    let host = words.say("lobby-host", &[("host", escape(lobby.host).into())]);
    let mut heading = format!("### {}\n{host}", words.say("lobby-title", &[]));
    if open {
        let values =
            [("n", lobby.seats.len().into()), ("most", lobby.settings.most_seats().into())];
        heading = format!("{heading} · {}", words.say("lobby-seats", &values));
    }
    let mut parts = vec![Part::Text(heading)];
    let file = picture.filter(|_| open).map(|bytes| File {
        name: "lobby.png".to_owned(),
        bytes,
        alt: alt(words, lobby),
    });
    parts.extend(file.iter().map(|file| Part::Picture(file.name.clone())));
    // Who sits there is told once: in the banner and its words, or here.
    let mut lines = Vec::new();
    if open && file.is_none() {
        let seats = seats(words, lobby, true);
        lines.push(match seats.as_slice() {
            [] => words.say("lobby-nobody", &[]),
            seats => clip(&seats.join("\n"), 1024),
        });
    }
    lines.extend(stands(words, lobby));
    parts.push(Part::Text(clip(&lines.join("\n\n"), 3000)));
    // A mention is only felt above the frame.
    let invited: Vec<UserId> = if open { lobby.invited.clone() } else { Vec::new() };
    let called: Vec<String> = invited.iter().map(|user| format!("<@{user}>")).collect();
    let content = if called.is_empty() {
        String::new()
    } else {
        words.say("lobby-invited", &[("names", phrases::list(words, &called).into())])
    };
    if open {
        // Within reach on a phone: what is played can be read below.
        parts.extend(buttons(words, lobby).map(Part::Row));
    }
    let below = std::iter::once(summary(words, lobby.settings)).chain(small_print(words, lobby));
    parts.push(Part::Text(below.collect::<Vec<_>>().join("\n")));
    Message {
        content,
        mentions: if lobby.called { Vec::new() } else { invited },
        parts,
        files: file.into_iter().collect(),
        ..Message::default()
    }
}

/// Says where the cards will come, and names the seal of the deals, which stays when the match is
/// on.
fn small_print(words: &Words, lobby: &Lobby<'_>) -> impl Iterator<Item = String> {
    let open = lobby.stage == LobbyStage::Open;
    let footer = match lobby.settings.hands {
        Hands::Dm => "lobby-footer",
        Hands::Private => "lobby-footer-private",
    };
    let footer = open.then(|| words.say(footer, &[]));
    let sealed = lobby.seal.filter(|_| open || lobby.stage == LobbyStage::Started);
    let seal = sealed.map(|(seal, cuts)| fairness::lobby_line(words, seal, cuts));
    footer.into_iter().chain(seal).map(|line| format!("-# {line}"))
}

/// Describes the state of the lobby: who may start, what is missing, or why it is closed.
fn stands(words: &Words, lobby: &Lobby<'_>) -> Vec<String> {
    let say = |id| words.say(id, &[]);
    let host = || [("host", escape(lobby.host).into())];
    if !lobby.contradictions.is_empty() && lobby.stage == LobbyStage::Open {
        let seated = (lobby.settings, lobby.seats.len());
        return vec![format!("⚠️ {}", cannot(words, seated, lobby.contradictions))];
    }
    vec![match &lobby.stage {
        LobbyStage::Open if lobby.seats.len() < lobby.least => {
            let missing = lobby.least - lobby.seats.len();
            let alone = lobby.seats.len() < 2;
            let bots = if alone { lobby.settings.opponents().into() } else { missing };
            words.say("lobby-more", &[("missing", missing.into()), ("bots", bots.into())])
        }
        LobbyStage::Open if lobby.is_full() => words.say("lobby-full-ready", &host()),
        LobbyStage::Open => words.say("lobby-ready", &host()),
        LobbyStage::Started => {
            let shown = lobby.seats.iter().map(|seat| match seat.bot {
                Some(_) => marked(seat.name),
                None => seat.name.to_owned(),
            });
            let shown: Vec<String> = shown.collect();
            let who = bold_names(words, shown.iter().map(String::as_str));
            words.say("lobby-started", &[("names", who.into())])
        }
        LobbyStage::Stopped(name) => words.say("lobby-stopped", &[("name", escape(name).into())]),
        LobbyStage::Expired => say("lobby-expired"),
        LobbyStage::Deserted => say("lobby-closed"),
    }]
}

fn buttons(words: &Words, lobby: &Lobby<'_>) -> [ActionRow; 2] {
    let make = |action, label, style| button(words, lobby.id, 0, action, label, style);
    let alone = lobby.seats.len() < lobby.least;
    let cannot = !lobby.contradictions.is_empty();
    let join = if lobby.is_full() { Style::Secondary } else { Style::Success };
    let start = make(TableCommand::Start, "button-start", Style::Primary);
    let mut first = vec![
        make(TableCommand::Join, "button-join", join),
        Button { disabled: alone || cannot, ..start },
        make(TableCommand::ShowBots, "button-bots", Style::Secondary),
    ];
    if alone {
        let now = make(TableCommand::PlayNow, "button-play-now", Style::Primary);
        first.push(Button { disabled: cannot, ..now });
    }
    let mut second = vec![
        make(TableCommand::ShowSetUp(SetUpPage::First), "button-set-up", Style::Secondary),
        make(TableCommand::Rules, "button-rules", Style::Secondary),
        make(TableCommand::Leave, "button-leave", Style::Secondary),
    ];
    if lobby.seal.is_some() {
        second.push(make(TableCommand::Cut, "button-cut", Style::Secondary));
    }
    [ActionRow::Buttons(first), ActionRow::Buttons(second)]
}

impl Lobby<'_> {
    fn is_full(&self) -> bool {
        self.seats.len() >= usize::from(self.settings.most_seats())
    }
}

/// Lists the players, with their numbers; `escaped` for Markdown.
fn seats(words: &Words, lobby: &Lobby<'_>, escaped: bool) -> Vec<String> {
    let numbered = lobby.seats.iter().enumerate();
    numbered.map(|(at, seat)| format!("{}. {}", at + 1, seated(words, seat, escaped))).collect()
}

/// Somebody who sits there, with what they are.
fn seated(words: &Words, seat: &LobbySeat<'_>, escaped: bool) -> String {
    let name = if escaped { escape(seat.name) } else { isolate(seat.name) };
    let mut values = vec![("name", name.clone().into())];
    let id = match seat.bot {
        Some(level) => {
            values.push(("level", level_name(words, level).into()));
            "lobby-seat-bot"
        }
        None if seat.host => "lobby-seat-host",
        None => return name,
    };
    words.say(id, &values)
}

/// The name of a thread of its own for a match.
pub fn thread_name(words: &Words, host: &str) -> String {
    clip(&words.say("thread-name", &[("host", isolate(host).into())]), 100)
}

/// The message that names the permissions the bot lacks, by their keys in the catalogue.
pub fn missing_permissions(words: &Words, missing: &[&'static str]) -> Message {
    let names: Vec<String> =
        missing.iter().map(|id| format!("**{}**", words.say(id, &[]))).collect();
    Message::text(words.say(
        "missing-permissions",
        &[("n", names.len().into()), ("names", phrases::list(words, &names).into())],
    ))
}

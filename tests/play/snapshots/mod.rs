//! Every kind of message in every language, as somebody who speaks it has last read it:
//! `tests/data/messages/<language>.txt`. With `UPDATE_GOLDEN=1` the files are written anew; then
//! read what has changed. `SHOW_PICTURES=1` puts the pictures that go along into
//! `target/pictures/messages`.

mod daily;
mod duel;
mod league;
mod nimmt;
mod outside;
mod place;
mod puzzle;
mod sixtysix;

use std::fmt::Write as _;
use std::path::Path;

use games::GameKind;
use place::Place;
use sandbox::{Answer, Message};

/// The messages shown so far, a section for each.
struct Album {
    text: String,
    locale: String,
}

impl Album {
    fn of(locale: &str) -> Self {
        Self { text: String::new(), locale: locale.to_owned() }
    }

    fn chapter(&mut self, name: &str) {
        let _ = writeln!(self.text, "##### {name}\n");
    }

    fn add(&mut self, name: &str, message: &Message) {
        let private = if message.ephemeral_to.is_some() { " (to one person)" } else { "" };
        let _ = writeln!(self.text, "=== {name}{private}\n{}", steady(&message.text()));
        self.show(name, message);
        for picture in message.pictures() {
            let alt = picture.alt.unwrap_or_default();
            let _ = writeln!(self.text, "(picture: {})", steady(&alt));
        }
        for select in message.selects() {
            let options: Vec<String> =
                select.options.into_iter().map(|(label, _)| label).take(4).collect();
            let prompt = select.placeholder.unwrap_or_default();
            let _ = writeln!(self.text, "{{{prompt}: {} …}}", options.join(" | "));
        }
        let buttons = message.buttons().into_iter().map(|button| {
            if button.disabled {
                format!("({})", button.label)
            } else {
                format!("[{}]", button.label)
            }
        });
        let buttons = buttons.collect::<Vec<_>>().join(" ");
        if !buttons.is_empty() {
            let _ = writeln!(self.text, "{buttons}");
        }
        self.text.push('\n');
    }

    /// Puts the pictures of a message where somebody can look at them.
    fn show(&self, name: &str, message: &Message) {
        if std::env::var_os("SHOW_PICTURES").is_none() {
            return;
        }
        let name: String =
            name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures/messages");
        std::fs::create_dir_all(&folder).unwrap();
        for file in message.attachments.iter().filter(|file| file.filename.ends_with(".png")) {
            let path = folder.join(format!("{name}-{}-{}", self.locale, file.filename));
            std::fs::write(path, &file.bytes).unwrap();
        }
    }

    fn answer(&mut self, name: &str, answer: &Answer) {
        match answer.message() {
            Some(message) => self.add(name, &message),
            None => {
                let _ =
                    writeln!(self.text, "=== {name} (to one person)\n{}\n", steady(&answer.text()));
            }
        }
    }

    /// Only the first and the last lines: how much is imagined in the time there is differs from
    /// run to run.
    fn ends(&mut self, name: &str, message: &Message) {
        let text = message.text();
        let lines: Vec<&str> = text.lines().collect();
        let (first, last) = (lines[..2.min(lines.len())].join("\n"), lines.last().unwrap_or(&""));
        let _ = writeln!(self.text, "=== {name} (to one person)\n{first}\n…\n{last}\n");
    }

    fn is_known(&self) {
        let locale = &self.locale;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/messages");
        let golden = folder.join(format!("{locale}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&golden, &self.text).unwrap();
        }
        let known = std::fs::read_to_string(&golden).unwrap_or_default();
        for (known, now) in known.split("=== ").zip(self.text.split("=== ")) {
            let why = "a message has changed: UPDATE_GOLDEN=1 keeps it, once it was read";
            assert_eq!(now, known, "{locale}: {why}");
        }
        assert_eq!(known, self.text);
    }
}

/// Numbers that Discord assigns differ from run to run, and a hand may be quicker than its table
/// message.
fn steady(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - at);
        out.push_str(&rest[..at]);
        out.push_str(if digits > 8 { "N" } else { &rest[at..at + digits] });
        rest = &rest[at + digits..];
    }
    (out + rest).replace("/channels/N/N/N)", "/channels/N/N)")
}

/// Every part has a place of its own: a deal follows from the number of the lobby's message, and
/// that from everything before it, as how often somebody had to ask until something was known. It is
/// closed with its part: a server of databases takes in only so many bots at once.
async fn part(album: &mut Album, show: impl AsyncFnOnce(&mut Album, &Place)) {
    let mut place = Place::of(&album.locale).await;
    show(album, &place).await;
    place.scene.stop_bot().await;
}

async fn is_known(locale: &str) {
    let mut album = Album::of(locale);
    album.chapter("6 nimmt!");
    part(&mut album, nimmt::all).await;
    part(&mut album, nimmt::somebody_leaves).await;
    part(&mut album, async |album, place| {
        album.chapter("The deal of the day");
        daily::all(album, place, "nimmt").await;
        album.chapter("The deal of the day of Sixty-Six");
        daily::all(album, place, "sixtysix").await;
    })
    .await;
    album.chapter("Sixty-Six");
    part(&mut album, sixtysix::all).await;
    part(&mut album, sixtysix::three).await;
    album.chapter("The puzzle of the day");
    part(&mut album, async |album, place| puzzle::all(album, place, GameKind::Nimmt).await).await;
    album.chapter("The puzzle of the day of Sixty-Six");
    part(&mut album, async |album, place| puzzle::all(album, place, GameKind::Sixtysix).await)
        .await;
    album.chapter("Duels");
    part(&mut album, async |album, place| duel::all(album, place, "nimmt").await).await;
    album.chapter("Duels of Sixty-Six");
    part(&mut album, async |album, place| duel::all(album, place, "sixtysix").await).await;
    album.chapter("Leagues");
    part(&mut album, async |album, place| league::all(album, place, "nimmt").await).await;
    album.chapter("Leagues of Sixty-Six");
    part(&mut album, async |album, place| league::all(album, place, "sixtysix").await).await;
    album.chapter("Outside of servers");
    outside::group_chat(&mut album, "nimmt").await;
    outside::alone(&mut album, "nimmt").await;
    album.is_known();
}

/// A test for each language.
macro_rules! in_each_language {
    ($($name:ident: $locale:literal),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            is_known($locale).await;
        }
    )*};
}

in_each_language! {
    what_is_said_in_english_is_known: "en-US",
    what_is_said_in_german_is_known: "de",
    what_is_said_in_french_is_known: "fr",
    what_is_said_in_dutch_is_known: "nl",
    what_is_said_in_italian_is_known: "it",
    what_is_said_in_spanish_is_known: "es-ES",
    what_is_said_in_portuguese_is_known: "pt-BR",
    what_is_said_in_polish_is_known: "pl",
    what_is_said_in_japanese_is_known: "ja",
    what_is_said_in_korean_is_known: "ko",
    what_is_said_in_chinese_is_known: "zh-TW",
}

#[test]
fn every_language_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/messages");
    for locale in view::Words::all() {
        assert!(folder.join(format!("{locale}.txt")).exists(), "nobody reads {locale}");
    }
}

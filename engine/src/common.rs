//! What the lines of all games have in common: who is there, how well and how long to think, the end.

use std::time::Duration;

use players::{Level, Limit};

/// What was expected instead of what came.
pub type Complaint = String;

/// What comes back for a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// The answer, if there is one: a single line.
    pub answer: Option<String>,
    /// Something odd that the answer was given in spite of.
    pub note: Option<String>,
    /// Whether that was the last line.
    pub quit: bool,
}

/// One player at the other end of the lines.
pub trait Engine {
    /// How well and how long it thinks.
    fn settings(&mut self) -> &mut Settings;

    /// Does what a line about its game says.
    ///
    /// # Errors
    ///
    /// In one line: what was expected.
    fn take(&mut self, words: &Words<'_>) -> Result<Option<String>, Complaint>;

    /// Something odd that the last answer was given in spite of.
    fn take_note(&mut self) -> Option<String> {
        None
    }

    /// Does what a line says. It never fails: what cannot be understood is answered with what was
    /// expected.
    fn hear(&mut self, line: &str) -> Reply {
        let Some(words) = Words::of(line) else { return Reply::default() };
        let done = match common(self.settings(), &words) {
            Some(Ok(None)) if words.first == "quit" => {
                return Reply { quit: true, ..Reply::default() };
            }
            Some(done) => done,
            None => self.take(&words),
        };
        let answer = done.unwrap_or_else(|complaint| Some(format!("error {complaint}")));
        Reply { answer, note: self.take_note(), quit: false }
    }
}

/// How well and how long to think, and what chance follows from.
#[derive(Clone, Copy)]
pub struct Settings {
    /// How well.
    pub level: Level,
    /// How long.
    pub limit: Limit,
    seed: u64,
    /// How many questions were answered since the seed was set.
    answered: u64,
}

impl Default for Settings {
    fn default() -> Self {
        let limit = Limit::Time(Duration::from_millis(50));
        Self { level: Level::Hard, limit, seed: 1, answered: 0 }
    }
}

impl Settings {
    /// The seed of the next answer.
    #[must_use]
    pub fn next_seed(&mut self) -> u64 {
        let seed = self.seed.wrapping_add(self.answered.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.answered = self.answered.wrapping_add(1);
        seed
    }
}

/// A line in words.
pub struct Words<'a> {
    /// The first one.
    pub first: &'a str,
    /// The others.
    pub others: Vec<&'a str>,
    /// The others as they stand there.
    pub rest: &'a str,
}

impl<'a> Words<'a> {
    /// `None` if nothing stands there, or only a remark.
    #[must_use]
    pub fn of(text: &'a str) -> Option<Self> {
        let (first, rest) = match text.trim().split_once(char::is_whitespace) {
            Some((first, rest)) => (first, rest.trim()),
            None => (text.trim(), ""),
        };
        let others = rest.split_whitespace().collect();
        (!first.is_empty() && !first.starts_with('#')).then_some(Self { first, others, rest })
    }
}

/// `None` if the line is the game's.
fn common(settings: &mut Settings, words: &Words<'_>) -> Option<Result<Option<String>, Complaint>> {
    let only = match words.others.as_slice() {
        [only] => Some(*only),
        _ => None,
    };
    let alone = || if words.rest.is_empty() { Ok(()) } else { Err("no more than the word") };
    let set = |form: &str, done: Option<()>| match done {
        Some(()) => Ok(None),
        None => Err(format!("expected {form}")),
    };
    Some(match words.first {
        "hello" => {
            let name = concat!("hornochse ", env!("CARGO_PKG_VERSION"));
            alone().map(|()| Some(name.to_owned())).map_err(expected)
        }
        "ready" => alone().map(|()| Some("ready".to_owned())).map_err(expected),
        "quit" => alone().map(|()| None).map_err(expected),
        "level" => set(
            "level easy, normal or hard",
            only.and_then(Level::from_name).map(|level| settings.level = level),
        ),
        "time" => at_least_one(only, "time MILLISECONDS").map(|millis| {
            settings.limit = Limit::Time(Duration::from_millis(millis.into()));
            None
        }),
        "playouts" => at_least_one(only, "playouts NUMBER").map(|playouts| {
            settings.limit = Limit::Playouts(playouts);
            None
        }),
        "seed" => set(
            "seed NUMBER",
            only.and_then(|seed| seed.parse().ok())
                .map(|seed| (settings.seed, settings.answered) = (seed, 0)),
        ),
        _ => return None,
    })
}

fn expected(what: &str) -> Complaint {
    format!("expected {what}")
}

fn at_least_one(word: Option<&str>, form: &str) -> Result<u32, Complaint> {
    let word = word.ok_or_else(|| format!("expected {form}"))?;
    let number = word.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("expected {form}, a whole number from 1"))
}

/// A word of the other side, short and harmless.
pub(super) fn shown(word: &str) -> String {
    format!("`{}`", terminal::plain(word, 20))
}

//! Lines common to all games: greeting, strength, time to think, the end.

use std::time::Duration;

use players::{Level, Limit};

/// A description of the input that was expected instead.
pub type Complaint = String;

/// The reply to a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// The answer, if there is one: a single line.
    pub answer: Option<String>,
    /// A remark about something odd in the input, in spite of which the answer was given.
    pub note: Option<String>,
    /// Whether the conversation is over.
    pub quit: bool,
}

/// A player on the answering side of the lines.
pub trait Engine {
    /// The strength and the time to think.
    fn settings(&mut self) -> &mut EngineSettings;

    /// Applies a line about its game, and returns the answer, if the line asks for one.
    /// Errors: when the line cannot be applied; says in one line what was expected.
    fn take(&mut self, words: &Words<'_>) -> Result<Option<String>, Complaint>;

    /// Takes the remark about something odd in the input of the last answer.
    fn take_note(&mut self) -> Option<String> {
        None
    }

    /// Handles any line. It never fails: a line that cannot be understood is answered with a
    /// description of what was expected.
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

/// The strength, the time to think, and the seed of everything random.
#[derive(Clone, Copy)]
pub struct EngineSettings {
    /// The strength.
    pub level: Level,
    /// The time to think.
    pub limit: Limit,
    seed: u64,
    /// Number of questions answered since the seed was set.
    answered: u64,
}

impl Default for EngineSettings {
    fn default() -> Self {
        let limit = Limit::Time(Duration::from_millis(50));
        Self { level: Level::STRONGEST, limit, seed: 1, answered: 0 }
    }
}

impl EngineSettings {
    /// The seed of the next answer.
    #[must_use]
    pub fn next_seed(&mut self) -> u64 {
        let seed = self.seed.wrapping_add(self.answered.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.answered = self.answered.wrapping_add(1);
        seed
    }
}

/// A line, split into words.
pub struct Words<'a> {
    /// The first word.
    pub first: &'a str,
    /// The other words.
    pub others: Vec<&'a str>,
    /// The other words as one text, spaces kept.
    pub rest: &'a str,
}

impl<'a> Words<'a> {
    /// Splits a line into words; `None` for an empty line or a comment.
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

/// Handles a common line; `None` if the line belongs to the game.
fn common(
    settings: &mut EngineSettings,
    words: &Words<'_>,
) -> Option<Result<Option<String>, Complaint>> {
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
            "level from 1 to 9",
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

/// A word of the other side, shortened and without control characters.
pub(super) fn shown(word: &str) -> String {
    format!("`{}`", terminal::plain(word, 20))
}

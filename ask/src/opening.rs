//! A new table. For options that aren't given, the server's settings hold.

use games::{Exclusive, GameKind, OptionValue};
use players::Level;
use values::{Pace, ServerSettings, Settings};

/// The most players of any game.
pub const MOST_SEATS: u8 = 20;

/// The place of a table that isn't played in the channel in which it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Apart {
    /// In a thread of its own.
    Thread,
    /// Nowhere: everything is shown to its one player.
    Private,
}

/// The bots of a match that somebody plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solo {
    /// Of the level whose rating is nearest to that of who asks.
    Even,
    Level(Level),
}

/// The options that somebody gives when they open a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    pub game: GameKind,
    /// The options about its rules, by name.
    pub rules: Vec<(String, OptionValue)>,
    /// Whether what they don't say about the rules is as usual, whatever the server's settings say.
    pub usual: bool,
    /// The time for a decision.
    pub pace: Option<Pace>,
    /// The most players.
    pub seats: u8,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether the match keeps to one message.
    pub quiet: Option<bool>,
    /// Whether it gets a thread of its own.
    pub thread: Option<bool>,
    /// Whether it is shown to its one player alone.
    pub private: bool,
}

impl Opening {
    /// They say nothing but the game.
    pub fn nothing(game: GameKind) -> Self {
        Self {
            game,
            rules: Vec::new(),
            usual: false,
            pace: None,
            seats: MOST_SEATS,
            hints: true,
            quiet: None,
            thread: None,
            private: false,
        }
    }

    /// A match alone that begins at once, for nobody else to see.
    pub fn alone(game: GameKind) -> Self {
        Self { private: true, ..Self::nothing(game) }
    }

    /// The match alone with which the tutorial of a game ends: what it has taught, whatever is usual
    /// on the server.
    pub fn taught(game: GameKind) -> Self {
        Self { usual: true, ..Self::alone(game) }
    }

    /// Returns the settings of the table: these options, with the server's where they say nothing.
    /// Errors: when two things that they say exclude each other.
    pub fn settings(&self, server: &ServerSettings) -> Result<Settings, Exclusive> {
        Ok(Settings {
            rules: match self.usual {
                true => self.game.rules(&self.rules)?,
                false => server.rules(self.game, &self.rules)?,
            },
            pace: self.pace.unwrap_or(server.pace),
            seats: self.seats,
            hints: self.hints && server.hints,
            quiet: self.quiet.unwrap_or(server.quiet),
            hands: server.hands,
        })
    }

    /// Returns the place of the table; `None`: the channel in which it is opened.
    pub fn apart(&self, server: &ServerSettings) -> Option<Apart> {
        match self.thread.unwrap_or(server.thread) {
            _ if self.private => Some(Apart::Private),
            true => Some(Apart::Thread),
            false => None,
        }
    }

    /// Whether they ask themselves for a thread: if none can be opened, they are told so. If only
    /// the server's settings ask for it, the table stands in the channel then.
    pub fn insists_on_thread(&self) -> bool {
        self.thread == Some(true)
    }
}

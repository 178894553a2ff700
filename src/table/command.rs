//! What people can ask of a table.

use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::settings::Settings;
use players::Level;

/// Something that a person asks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who asks.
    pub person: Person,
    /// Where it is asked; `None` in a direct message.
    pub place: Option<Place>,
    /// For a click: the message the button sits on.
    pub under: Option<Under>,
    /// What is asked.
    pub command: TableCommand,
}

/// A person who asks, as Discord describes them at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// The name they are shown with on this server, already harmless.
    pub name: String,
    /// Their language, as Discord spells it.
    pub locale: String,
    /// Whether they may manage channels here.
    pub manages: bool,
    /// Whether they may manage the server.
    pub manages_server: bool,
}

/// Where somebody asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The server.
    pub guild: GuildId,
    /// Its name, if it is known.
    pub guild_name: Option<String>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The server's language, as Discord spells it.
    pub locale: String,
}

/// The message a pressed button sits on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Under {
    /// Its channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// What kind it is.
    pub kind: UnderKind,
}

/// What kind of message a button sits on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnderKind {
    /// One that everybody in the channel sees.
    Public,
    /// One in a channel that only its person sees.
    Ephemeral,
    /// A direct message.
    Direct,
}

/// What is asked of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableCommand {
    /// A button was pressed that was made for this step.
    Press(u32, Action),
    /// Show the table at the bottom of the channel.
    Show,
    /// Remove somebody.
    Kick(Person),
    /// Stop the match; ask first.
    AskStop,
}

/// What a button at a table asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Deal the first game.
    Start,
    /// Read the rules.
    Rules,
    /// Show me my hand, only to me.
    Hand,
    /// Deal the next game now.
    Next,
    /// I was away and play on.
    Back,
    /// The same people once more.
    Rematch,
    /// Look back at how I played, only for me.
    Review,
    /// Yes, stop the match.
    Stop,
    /// A decision of the game, as the game's own text.
    Choose(String),
    /// The first part of a choice; the second one makes it. The text is the game's own.
    Pick(String),
    /// A menu of actions: which one comes back as its value. The number tells menus apart.
    Menu(u8),
    /// A menu of which several may be chosen: this text and the values make the choice.
    Several(String),
    /// Change what is played, in the lobby.
    SetUp(SetUp),
    /// Add bots or send them away, in the lobby.
    Bots(Bots),
}

/// A part of the panel in which the host changes what is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUp {
    /// Show the panel, or another page of it.
    Page(u8),
    /// A change of the rules, as the game's own text.
    Game(String),
    /// A menu of which several may be chosen: this text and the values make the change.
    GameSeveral(String),
    /// The time for a decision, by name.
    Pace(String),
    /// The most players.
    Seats(u8),
    /// Whether players may ask for hints.
    Hints(bool),
}

/// What is asked about bots.
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

/// A table to be opened.
#[derive(Clone)]
pub struct Open {
    /// The host.
    pub person: Person,
    /// Where.
    pub place: Place,
    /// What is played.
    pub settings: Settings,
    /// Whether in a thread of its own.
    pub thread: bool,
    /// Bots who sit there from the beginning: their names and levels.
    pub bots: Vec<(String, Level)>,
}

//! What people ask of a table, and what they get for it.

use super::messenger::ReplyToken;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, TableId, UserId};
use crate::settings::Settings;
use crate::view::{Message, Patch, Verb};
use players::Level;

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

/// Something asked of one table.
#[derive(Clone)]
pub struct Ask {
    /// The click or command; handled at most once.
    pub interaction: InteractionId,
    /// Who asks.
    pub person: Person,
    /// The right to edit the answer later.
    pub token: ReplyToken,
    /// Where it is asked; `None` in a direct message.
    pub place: Option<Place>,
    /// For a click: the message the button sits on.
    pub under: Option<Under>,
    /// For a click: the number in the button that nobody can guess.
    pub key: Option<u32>,
    /// What is asked.
    pub what: What,
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
pub enum What {
    /// A button was pressed that was made for this step.
    Press(u32, Verb),
    /// Show the table at the bottom of the channel.
    Show,
    /// Remove somebody.
    Kick(Person),
    /// Stop the match; ask first.
    AskStop,
}

/// What the person gets.
#[derive(Clone)]
pub enum Answer {
    /// A new message that only they see.
    Private(Message),
    /// A new message that only they see, sent so that the token of the click stands for the message
    /// under the button: for a while that message is changed without cost.
    Beside(Message),
    /// The message under the button changes.
    Update(Patch),
    /// A new message for everybody: the lobby.
    Lobby(TableId, Message),
    /// Nothing visible; also when the same click was delivered twice.
    Nothing,
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
    /// Players made of code who sit there from the beginning: their names and levels.
    pub code: Vec<(String, Level)>,
}

//! The commands that people can give to a table.

use players::Level;
use values::{ChannelId, GuildId, InteractionId, MessageId, Pace, Settings, UserId};

/// Something that a person asks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandRequest {
    pub person: Person,
    /// The server and channel where it is asked; `None` in a direct message.
    pub place: Option<Place>,
    /// For a click: the message the button sits on.
    pub under: Option<Under>,
    /// The step of the match that the pressed button was made for; 0 where it does not matter.
    pub step: u32,
    /// The click or command by which it is asked.
    pub interaction: InteractionId,
    pub command: TableCommand,
}

/// A person who asks, as Discord describes them at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub user: UserId,
    /// The name they are shown with on this server, already harmless.
    pub name: String,
    /// Their language, as Discord spells it.
    pub locale: String,
    /// Whether they may manage channels here.
    pub manages: bool,
    /// Whether they may manage the server: a right that no channel grants.
    pub manages_server: bool,
}

/// The server and channel where somebody asks.
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
    pub channel: ChannelId,
    pub message: MessageId,
    pub kind: UnderKind,
    /// The click or command whose answer it is, if it is one.
    pub answer_to: Option<InteractionId>,
}

/// The kind of message that a button sits on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnderKind {
    /// One that everybody in the channel sees.
    Public,
    /// One in a channel that only its person sees.
    Ephemeral,
    /// A direct message.
    Direct,
}

/// A command to a table, by a button, a menu or a slash command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableCommand {
    /// Show the table at the bottom of the channel.
    Show,
    /// Sit down.
    Join,
    /// Get up. In a match this is a typed command, or the answer to whether they are sure.
    Leave,
    /// The answer where they were told that the match would be over.
    LeaveForGood,
    /// Get up in the middle of a match; ask first.
    AskLeave,
    /// Remove somebody.
    Kick(Person),
    /// Show what is played, and how it is changed.
    ShowSetUp(SetUpPage),
    /// Change the rules: the text is the game's own.
    ChangeRules(String),
    /// Change the time for a decision.
    ChangePace(Pace),
    /// Change the most players.
    ChangeSeats(u8),
    /// Change whether players may ask for hints.
    ChangeHints(bool),
    /// Change whether the match keeps to one message in its channel.
    ChangeQuiet(bool),
    /// Show the bots, and how they come and go.
    ShowBots,
    /// The bot of this name sits down.
    AddBot(String),
    /// So many bots of a level sit down.
    AddBots(Level, u8),
    /// The bot of this name gets up.
    RemoveBot(String),
    /// So many bots get up, of a level or of all, the last ones first.
    RemoveBots(Option<Level>, u8),
    /// Cut the deck: a little chance from outside, before the first deal.
    Cut,
    /// Deal the first game.
    Start,
    /// Deal the first game; bots take the seats that are missing.
    PlayNow,
    /// Read the rules.
    Rules,
    /// Show me my hand, only to me.
    Hand,
    /// Tell me what my choices are worth; only me.
    Hint,
    /// A decision of the game, as the game's own text.
    Choose(String),
    /// The first part of a choice; the second one makes it. The text is the game's own.
    Pick(String),
    /// Deal the next game now.
    Next,
    /// I was away and play on.
    Back,
    /// Stop the match; ask first.
    AskStop,
    /// Yes, stop the match.
    Stop,
    /// The same people once more.
    Rematch,
    /// Look back at how I played, only for me.
    Review,
    /// The finished match as a file, only for me.
    Record,
    /// Was every game dealt as it was sealed? Only for me.
    Verify,
    /// Show the result in the channel that the match has left for a thread of its own.
    Share,
}

/// A page of the panel in which the host changes what is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetUpPage {
    /// The settings that most people change.
    First,
    /// The rest.
    More,
}

/// The place at which the panel opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpAt {
    Page(SetUpPage),
    /// At the page on which the game's rules are changed in this way.
    RulesChange(String),
}

/// The outcome of asking for bots to come or go.
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
    pub place: Place,
    pub settings: Settings,
    /// The channel that the match leaves for a thread of its own, or to be private.
    pub parent: Option<ChannelId>,
    /// Whether the match is shown to its one player alone.
    pub private: bool,
    /// Bots who sit there from the beginning: their names and levels.
    pub bots: Vec<(String, Level)>,
    /// People who may not join: they were removed before a rematch.
    pub removed: Vec<UserId>,
}

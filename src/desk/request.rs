//! A request as it comes in: who asks, where, and what.

use crate::store::Store;
use crate::tools::reply::ReplyToken;
use crate::tools::request::{TableRequest, is_too_late};
use crate::tools::{Answer, ThreadKind};
use ask::Command;
use games::GameKind;
use table::{CommandRequest, Person, Place, TableCommand, Under};
use values::{ChannelId, GuildId, InteractionId, Millis};
use view::Words;

/// Something a person asks, decoded.
#[derive(Clone)]
pub struct Request {
    /// The click or command.
    pub interaction: InteractionId,
    /// The game whose command it is; of a click the first one, unless the button says more.
    pub game: GameKind,
    pub person: Person,
    /// Whether they want a colour of its own for each suit; known once the request is read.
    pub four_colours: bool,
    /// The server and channel it came from; `None` in a direct message, a group chat, and on a
    /// server that doesn't have the bot.
    pub place: Option<Place>,
    /// Whether it came from a group chat or a server that doesn't have the bot, where others see what
    /// is answered to everybody.
    pub among_others: bool,
    /// The link that adds the bot to a server.
    pub invite: String,
    /// The link with which people install it for themselves.
    pub install: String,
    /// The channel of which this place is a thread, if it is one.
    pub parent: Option<ChannelId>,
    /// Whether only those who were invited see this place: a private thread.
    pub by_invitation: bool,
    /// Permissions the bot lacks to play here, by their keys in the catalogue of texts.
    pub lacking: Vec<&'static str>,
    /// Permissions it lacks to open a thread here.
    pub lacking_for_thread: Vec<&'static str>,
    /// The kind of thread that can be opened here.
    pub thread_kind: ThreadKind,
    /// The right to edit the answer later.
    pub token: ReplyToken,
    /// When it came in, by the clock of the tables.
    pub received_at: Millis,
    /// For a click: the message the button sits on.
    pub under: Option<Under>,
    /// Whether an entry of a menu was chosen: the menu shows that until its message is changed.
    pub from_menu: bool,
    pub command: Command,
}

impl Request {
    /// The language of who asks.
    pub(crate) fn words(&self) -> Words {
        Words::of(&self.person.locale).about(self.game)
    }

    /// The interaction, to be noted with what it changes. Processes that share a store have noted it
    /// before.
    pub(super) fn to_note(&self, store: &Store) -> Option<InteractionId> {
        (!store.is_shared()).then_some(self.interaction)
    }

    /// Whether nobody waits for it any more; see [`is_too_late`].
    pub(crate) fn is_too_late(&self, now: Millis) -> bool {
        is_too_late(&self.token, self.received_at, now)
    }

    /// The place that one person alone plays at: here, or outside of servers, where nothing counts
    /// on any server.
    pub(crate) fn place_alone(&self) -> Place {
        self.place.clone().unwrap_or_else(|| Place {
            guild: GuildId::NONE,
            guild_name: None,
            channel: self.token.channel(),
            locale: self.person.locale.clone(),
        })
    }

    /// The place of a table for several people: here, unless it is a direct message.
    pub(crate) fn place_among_others(&self) -> Option<Place> {
        self.place.clone().or_else(|| self.among_others.then(|| self.place_alone()))
    }

    /// Says that this takes other people, and where they are.
    pub(crate) fn needs_others(&self) -> Answer {
        let values =
            [("link", self.invite.as_str().into()), ("install", self.install.as_str().into())];
        Answer::text(self.words().say("needs-others", &values))
    }

    /// Says that this takes a server with the bot on it, and how to get one.
    pub(crate) fn needs_server(&self) -> Answer {
        let values = [("link", self.invite.as_str().into())];
        Answer::text(self.words().say("needs-server", &values))
    }

    /// The same, asked of a table.
    pub(crate) fn into_table_request(
        self,
        key: Option<u32>,
        step: u32,
        command: TableCommand,
    ) -> TableRequest {
        let place = self.place_among_others();
        TableRequest {
            four_colours: self.four_colours,
            interaction: self.interaction,
            token: self.token,
            received_at: self.received_at,
            key,
            claimed: false,
            asked: CommandRequest {
                person: self.person,
                place,
                under: self.under,
                step,
                interaction: self.interaction,
                command,
            },
        }
    }
}

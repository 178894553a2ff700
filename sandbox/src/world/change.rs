//! The changes of the world, as a stream of small events.

use serde::Serialize;

use crate::id::Id;
use crate::world::interaction::InteractionKind;

/// A change of the world. It names what has changed; the world has the rest.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum Change {
    /// A message was written.
    MessageCreated {
        channel: Id,
        message: Id,
        /// The one person who sees it, if it is ephemeral.
        only: Option<Id>,
    },
    MessageEdited {
        channel: Id,
        message: Id,
        /// The one person who sees it, if it is ephemeral.
        only: Option<Id>,
    },
    MessageDeleted {
        channel: Id,
        message: Id,
    },
    /// A person did something that the bot must answer.
    InteractionStarted {
        interaction: Id,
        person: Id,
        kind: InteractionKind,
    },
    /// The bot gave its first response.
    InteractionAnswered {
        interaction: Id,
        person: Id,
    },
    /// The bot did not answer in time; the person reads 'This interaction failed'.
    InteractionFailed {
        interaction: Id,
        person: Id,
    },
    /// A bot sent a request.
    RequestLogged {
        /// Its number in the log.
        number: u64,
        /// The HTTP method.
        method: String,
        /// The route with placeholders.
        route: String,
        /// The HTTP status; 0 when no answer was given.
        status: u16,
    },
    /// A gateway event was sent, or kept from being sent; only with `Settings::backstage`.
    EventLogged {
        /// Its number in the log.
        number: u64,
        name: String,
    },
    /// A bot came to the gateway, went, or came back.
    Gateway {
        /// The application of the bot.
        app: Id,
        /// The new state of the connection.
        state: GatewayState,
    },
    /// Commands were registered.
    CommandsRegistered {
        app: Id,
    },
    /// A guild, a channel, a member or a permission has changed.
    PlacesChanged {
        /// The guild, if it is about one.
        guild: Option<Id>,
    },
    /// A person's own settings changed.
    PersonChanged {
        person: Id,
    },
    /// The bot shows that it is typing.
    Typing {
        channel: Id,
    },
    /// The clock was moved forward.
    Advanced {
        millis: u64,
    },
    /// Faults were ordered or cleared.
    FaultsChanged,
    /// The log was emptied.
    LogCleared,
}

/// The states of a gateway connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayState {
    /// IDENTIFY was accepted.
    Ready,
    /// RESUME was accepted.
    Resumed,
    /// The connection is gone.
    Gone,
    /// The token was refused.
    Refused,
}

//! The reasons why an action of a person failed.

use serde::Serialize;

use crate::id::Id;

/// The reason why an action of a person failed.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "failure", rename_all = "snake_case")]
pub enum Failure {
    /// The bot did not answer in time.
    #[error("the bot did not answer in time: 'This interaction failed'")]
    NoAnswer,
    /// The bot answered, but what it promised did not come.
    #[error("the bot deferred its answer and never gave it")]
    NeverFinished,
    /// No bot has registered this command here.
    #[error("no command '{name}' is registered here")]
    NoSuchCommand {
        /// The requested name.
        name: String,
    },
    /// The options do not fit the registered command.
    #[error("option '{option}': {why}")]
    BadOption {
        /// The name of the option.
        option: String,
        /// The fault.
        why: String,
    },
    /// The person may not do this here.
    #[error("not allowed: {why}")]
    NotAllowed {
        /// The missing right.
        why: String,
    },
    /// There is no such person.
    #[error("there is no person {person}")]
    NoSuchPerson { person: Id },
    /// There is no such guild or channel.
    #[error("there is no place {place}")]
    NoSuchPlace { place: Id },
    /// There is no such message, or this person does not see it.
    #[error("there is no message {message} that this person sees")]
    NoSuchMessage { message: Id },
    /// There is no such button or menu on the message.
    #[error("the message has no usable '{wanted}'; it has {has:?}")]
    NoSuchComponent {
        /// The wanted component.
        wanted: String,
        /// The components of the message.
        has: Vec<String>,
    },
    /// The button or menu is disabled.
    #[error("'{custom_id}' is disabled")]
    Disabled { custom_id: String },
    /// The bot did not answer with a form, or it was used already.
    #[error("there is no open form")]
    NoForm,
    /// The bot's answer is of another kind than the one asked for.
    #[error("the bot answered with something else: {what}")]
    OtherAnswer {
        /// The kind of its answer.
        what: String,
    },
}

//! Why something that a person wanted to do came to nothing.

use serde::Serialize;

use crate::id::Id;

/// Why something that a person wanted to do came to nothing.
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
        /// The name that was asked for.
        name: String,
    },
    /// The options do not fit the registered command.
    #[error("option '{option}': {why}")]
    BadOption {
        /// The option.
        option: String,
        /// What is wrong with it.
        why: String,
    },
    /// The person may not do this here.
    #[error("not allowed: {why}")]
    NotAllowed {
        /// What is missing.
        why: String,
    },
    /// There is no such person.
    #[error("there is no person {person}")]
    NoSuchPerson {
        /// The id that was given.
        person: Id,
    },
    /// There is no such guild or channel.
    #[error("there is no place {place}")]
    NoSuchPlace {
        /// The id that was given.
        place: Id,
    },
    /// There is no such message, or this person does not see it.
    #[error("there is no message {message} that this person sees")]
    NoSuchMessage {
        /// The id that was given.
        message: Id,
    },
    /// There is no such button or menu on the message.
    #[error("the message has no usable '{wanted}'; it has {has:?}")]
    NoSuchComponent {
        /// What was looked for.
        wanted: String,
        /// What is there.
        has: Vec<String>,
    },
    /// The button or menu is disabled.
    #[error("'{custom_id}' is disabled")]
    Disabled {
        /// The component.
        custom_id: String,
    },
    /// The bot did not answer with a form, or it was used already.
    #[error("there is no open form")]
    NoForm,
    /// The bot's answer is of another kind than was asked for.
    #[error("the bot answered with something else: {what}")]
    OtherAnswer {
        /// What it answered with.
        what: String,
    },
}

//! Interactions: an action of a person, and the bot's answer to it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::Notify;

use crate::id::Id;
use crate::time::Millis;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionKind {
    /// A command was sent.
    Command,
    /// A button was pressed or a menu used.
    Component,
    /// A person types and wants suggestions.
    Autocomplete,
    /// A form was sent.
    Modal,
}

impl InteractionKind {
    pub(crate) fn number(self) -> u8 {
        match self {
            InteractionKind::Command => 2,
            InteractionKind::Component => 3,
            InteractionKind::Autocomplete => 4,
            InteractionKind::Modal => 5,
        }
    }
}

/// The first response of a bot to an interaction.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstAnswer {
    Message(Id),
    /// 'Thinking…', as a message that the bot is to edit later.
    Deferred(Id),
    /// The message with the pressed button was edited.
    Updated(Id),
    /// A promise that the bot may edit the message with the pressed button later.
    DeferredUpdate,
    /// Suggestions.
    Choices(Vec<Choice>),
    /// A form to fill in.
    Modal(Modal),
}

/// One suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The shown text.
    pub name: String,
    /// The value the bot gets.
    pub value: Value,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modal {
    /// The id the bot gets.
    pub custom_id: String,
    pub title: String,
    /// The questions.
    pub inputs: Vec<TextInput>,
    /// Discord's JSON of the form.
    pub components: Vec<Value>,
}

/// A question of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TextInput {
    /// The id the bot gets.
    pub custom_id: String,
    /// The question.
    pub label: String,
    /// The preset text.
    pub value: String,
    /// Whether it must be filled in.
    pub required: bool,
    /// The least number of characters.
    pub min: usize,
    /// The largest number of characters.
    pub max: usize,
}

/// The ways of installing an application that let it answer an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Installs {
    /// Whether it is installed in the guild, or in one that it shares with the person of a DM.
    pub in_guild: bool,
    /// The person who has installed it for themselves.
    pub by: Option<Id>,
}

/// An action of a person, and the state of the bot's answer.
#[derive(Clone, Debug, Serialize)]
pub struct Interaction {
    pub id: Id,
    /// The secret with which the bot answers.
    #[serde(skip)]
    pub token: String,
    /// The application it is for.
    pub app: Id,
    pub kind: InteractionKind,
    pub person: Id,
    pub channel: Id,
    pub guild: Option<Id>,
    pub installs: Installs,
    /// The moment of the action.
    pub created: Millis,
    /// The data as sent to the bot.
    pub data: Value,
    /// The message with the component.
    pub source: Option<Id>,
    /// The revision of that message when the person acted.
    pub source_revision: u32,
    /// The first response.
    pub first: Option<FirstAnswer>,
    /// Whether the person was told that it failed.
    pub failed: bool,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// The number of messages that were sent with its token beside the first answer.
    pub follow_ups: u32,
    /// A form of this interaction that was sent or thrown away cannot be sent again.
    pub form_used: bool,
    /// The interaction that was answered with the form that this one sends.
    #[serde(skip)]
    pub(crate) opened_by: Option<Id>,
    /// Wakes everybody who waits for an answer.
    #[serde(skip)]
    pub(crate) progress: Arc<Notify>,
}

impl Interaction {
    /// The message with the component that was used. What is answered to a component refers to it:
    /// "responses to Message Components" include "a message reference object as components always
    /// exist on preexisting messages" (Discord's documentation, Message Interaction Object).
    pub(crate) fn under_component(&self) -> Option<Id> {
        self.source.filter(|_| self.kind == InteractionKind::Component)
    }

    /// Whether the bot has no right of its own here, only that of the person who installed it.
    pub fn is_away(&self) -> bool {
        !self.installs.in_guild
    }
}

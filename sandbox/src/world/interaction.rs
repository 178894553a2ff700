//! Interactions: what a person did, and what the bot answered.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::Notify;

use crate::id::Id;
use crate::time::Millis;

/// The kinds of interactions.
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
    /// A new message.
    Message(Id),
    /// 'Thinking…', as a message that the bot is to edit later.
    Deferred(Id),
    /// The message with the pressed button was edited.
    Updated(Id),
    /// The bot will perhaps edit the message with the pressed button later.
    DeferredUpdate,
    /// Suggestions.
    Choices(Vec<Choice>),
    /// A form to fill in.
    Modal(Modal),
}

/// One suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// What is shown.
    pub name: String,
    /// What the bot is told.
    pub value: Value,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modal {
    /// What the bot is told.
    pub custom_id: String,
    /// The title.
    pub title: String,
    /// The questions.
    pub inputs: Vec<TextInput>,
    /// Discord's JSON of the form.
    pub components: Vec<Value>,
}

/// A question of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TextInput {
    /// What the bot is told.
    pub custom_id: String,
    /// What is asked.
    pub label: String,
    /// What stands there already.
    pub value: String,
    /// Whether it must be filled in.
    pub required: bool,
    /// The least number of characters.
    pub min: usize,
    /// The largest number of characters.
    pub max: usize,
}

/// What a person did, and how far the bot has got with it.
#[derive(Clone, Debug, Serialize)]
pub struct Interaction {
    /// The id.
    pub id: Id,
    /// The secret with which the bot answers.
    #[serde(skip)]
    pub token: String,
    /// Whose it is.
    pub app: Id,
    /// What was done.
    pub kind: InteractionKind,
    /// By whom.
    pub person: Id,
    /// Where.
    pub channel: Id,
    /// In which guild.
    pub guild: Option<Id>,
    /// When.
    pub created: Millis,
    /// The data as sent to the bot.
    pub data: Value,
    /// The message with the component.
    pub source: Option<Id>,
    /// How often that message had changed when the person acted.
    pub source_revision: u32,
    /// The first response.
    pub first: Option<FirstAnswer>,
    /// Whether the person was told that it failed.
    pub failed: bool,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// A form of this interaction that was sent or thrown away cannot be sent again.
    pub form_used: bool,
    /// The interaction that was answered with the form that this one sends.
    #[serde(skip)]
    pub(crate) opened_by: Option<Id>,
    /// Wakes whoever waits for an answer.
    #[serde(skip)]
    pub(crate) progress: Arc<Notify>,
}

impl Interaction {
    /// Whether the bot answered in time.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.first.is_some()
    }
}

//! The response that a person sees after doing something.

use serde_json::{Value, json};

use crate::driver::Sandbox;
use crate::id::Id;
use crate::world::action::{Action, Given, Outcome};
use crate::world::failure::Failure;
use crate::world::interaction::{Choice, FirstAnswer, Modal};
use crate::world::message::Message;

/// The first response to an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    pub(crate) sandbox: Sandbox,
    pub interaction: Id,
    /// The response.
    pub first: FirstAnswer,
}

impl Answer {
    /// The message that was made or updated, as it is now. `None` for a deferred update, a form
    /// and suggestions.
    pub fn message(&self) -> Option<Message> {
        self.sandbox.world().message(self.message_id()?).cloned()
    }

    pub fn message_id(&self) -> Option<Id> {
        match self.first {
            FirstAnswer::Message(id) | FirstAnswer::Deferred(id) | FirstAnswer::Updated(id) => {
                Some(id)
            }
            FirstAnswer::DeferredUpdate | FirstAnswer::Choices(_) | FirstAnswer::Modal(_) => None,
        }
    }

    /// Returns the text of the message; empty when there is none.
    pub fn text(&self) -> String {
        self.message().map(|message| message.text()).unwrap_or_default()
    }

    /// Whether only the person who acted sees the message.
    pub fn is_ephemeral(&self) -> bool {
        self.message().is_some_and(|message| message.is_ephemeral())
    }

    /// Whether the bot asked for more time.
    pub fn is_deferred(&self) -> bool {
        matches!(self.first, FirstAnswer::Deferred(_) | FirstAnswer::DeferredUpdate)
    }

    /// Waits until a deferred answer is there; returns at once when it was not deferred.
    /// Errors: [`Failure::NeverFinished`] when it does not come, [`Failure::OtherAnswer`] when the
    /// bot answered with something that is no message.
    pub async fn finished(&self) -> Result<Message, Failure> {
        match self.first {
            FirstAnswer::Message(id) | FirstAnswer::Updated(id) => {
                self.sandbox.world().message(id).cloned().ok_or(Failure::NeverFinished)
            }
            FirstAnswer::Deferred(id) => {
                self.sandbox
                    .progress_of(self.interaction, |world| {
                        let message = world.message(id)?;
                        (message.deleted || !message.is_thinking()).then(|| message.clone())
                    })
                    .await
            }
            FirstAnswer::DeferredUpdate => self
                .sandbox
                .until_some(|world| {
                    let one = world.interaction(self.interaction)?;
                    let message = world.message(one.source?)?;
                    let done = message.deleted || message.revision > one.source_revision;
                    done.then(|| message.clone())
                })
                .await
                .map_err(|_| Failure::NeverFinished),
            FirstAnswer::Choices(_) | FirstAnswer::Modal(_) => Err(self.other()),
        }
    }

    fn other(&self) -> Failure {
        Failure::OtherAnswer { what: format!("{:?}", self.first) }
    }

    /// The form the bot answered with.
    /// Errors: [`Failure::OtherAnswer`] when it answered with something else.
    pub fn modal(&self) -> Result<&Modal, Failure> {
        match &self.first {
            FirstAnswer::Modal(modal) => Ok(modal),
            _ => Err(self.other()),
        }
    }

    /// The suggestions the bot answered with.
    pub fn choices(&self) -> &[Choice] {
        match &self.first {
            FirstAnswer::Choices(choices) => choices,
            _ => &[],
        }
    }

    /// Fills in the form and sends it. Fields that are not given stay as the bot filled them in.
    /// Errors: [`Failure::NoForm`] when there is none or it was sent already,
    /// [`Failure::BadOption`] when the form does not accept a value, [`Failure::NoAnswer`] when the
    /// bot does not answer.
    pub async fn submit(&self, values: &[(&str, &str)]) -> Result<Answer, Failure> {
        let values = values.iter().map(|(name, value)| (*name, json!(value))).collect::<Vec<_>>();
        self.submit_values(&values).await
    }

    /// The same with values that are lists, for forms with menus.
    /// Errors: as [`Answer::submit`].
    pub async fn submit_values(&self, values: &[(&str, Value)]) -> Result<Answer, Failure> {
        let person = match self.sandbox.world().interaction(self.interaction) {
            Some(one) => one.person,
            None => return Err(Failure::NoForm),
        };
        let interaction = self.interaction;
        let action = Action::Submit { person, interaction, values: given(values) };
        self.sandbox.started(action).await
    }
}

/// Pairs as an action wants them.
pub(crate) fn given(values: &[(&str, Value)]) -> Vec<Given> {
    values
        .iter()
        .map(|(name, value)| Given { name: (*name).into(), value: value.clone() })
        .collect()
}

impl Sandbox {
    /// Does something that the bot must answer, and waits for the first response.
    pub(crate) async fn started(&self, action: Action) -> Result<Answer, Failure> {
        let outcome = self.act(action)?;
        self.outcome(outcome).await
    }

    /// Waits for the first response to what has been done.
    pub(crate) async fn outcome(&self, outcome: Outcome) -> Result<Answer, Failure> {
        match outcome {
            Outcome::Started { interaction } => self.answer_to(interaction).await,
            _ => Err(Failure::NoAnswer),
        }
    }
}

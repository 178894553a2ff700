//! Bringing an answer back: within Discord's three seconds, whatever happens.
//!
//! If the answer takes longer than [`PATIENCE`], Discord is told to wait, and the answer follows.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Builder, CreateInteractionResponse, CreateInteractionResponseMessage, Http, InteractionId,
};

use super::build;
use super::send::{describe, why};
use crate::app::{Answer, Desk, Request, SendError, UnderKind, Wish};
use crate::ids::MessageId;
use crate::view::{Message, Patch, Press, Verb, Words};

/// How long an answer may take before Discord is told to wait.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How often a first answer is tried; a lost one shows "interaction failed".
const TRIES: u32 = 3;

/// How Discord is told to wait, which also decides what the token stands for from then on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// Nothing is shown; the token stands for the message under the button.
    Quietly,
    /// "Thinking", to that person alone; the token stands for that private message.
    Privately,
}

impl Wait {
    /// Whoever asks for something private at a public message waits privately: with the other way
    /// the token would stand for the public message, and a hand sent by it would be seen by all.
    fn for_answer_to(request: &Request) -> Self {
        let private = match &request.wish {
            Wish::Press(Press::Table { verb, .. }) => {
                !matches!(verb, Verb::Join | Verb::Leave | Verb::Start | Verb::Next | Verb::Rematch)
            }
            _ => false,
        };
        match request.under.map(|under| under.kind) {
            None => Self::Privately,
            Some(UnderKind::Public) if private => Self::Privately,
            Some(_) => Self::Quietly,
        }
    }
}

/// One interaction to be answered.
pub(super) struct Responder {
    pub(super) http: Arc<Http>,
    pub(super) desk: Desk,
    pub(super) id: InteractionId,
}

impl Responder {
    /// Asks the desk and brings back what it says.
    pub(super) async fn run(&self, request: Request) {
        let token = request.token.0.clone();
        let desk = self.desk.clone();
        let wanted = request.clone();
        let mut answer = tokio::spawn(async move { desk.handle(wanted).await });
        let arrived = match tokio::time::timeout(PATIENCE, &mut answer).await {
            Ok(Ok(answer)) => self.first(&token, answer).await,
            Ok(Err(error)) => {
                tracing::error!(%error, "a request broke off");
                self.first(&token, Answer::Private(out_of_order(&request))).await
            }
            Err(_) => {
                let wait = Wait::for_answer_to(&request);
                if let Err(reason) = self.put_off(&token, wait).await {
                    tracing::warn!(%reason, "an interaction could not be put off");
                }
                let answer = answer.await.unwrap_or_else(|error| {
                    tracing::error!(%error, "a request broke off");
                    Answer::Private(out_of_order(&request))
                });
                self.later(&token, answer, wait).await
            }
        };
        if let Err(reason) = arrived {
            tracing::warn!(%reason, "an answer did not arrive");
            if let Wish::Press(Press::Table { table, verb: Verb::Choose(_), .. }) = request.wish {
                self.desk.hand_lost(table, request.person).await;
            }
        }
    }

    async fn first(&self, token: &str, answer: Answer) -> Result<(), String> {
        match answer {
            Answer::Private(message) => {
                let body = build::answer(&message, true);
                self.respond(token, CreateInteractionResponse::Message(body)).await
            }
            // serenity's update always replaces the files; where they stay, the message is edited.
            Answer::Update(patch) if patch.files.is_none() => {
                self.respond(token, CreateInteractionResponse::Acknowledge).await?;
                self.edit(token, &patch).await
            }
            Answer::Update(patch) => {
                let body = build::update(&patch);
                self.respond(token, CreateInteractionResponse::UpdateMessage(body)).await
            }
            // The first delivery of this click is being answered; a word here would only be quicker.
            Answer::Nothing => Ok(()),
            Answer::Lobby(table, message) => {
                let body = build::answer(&message, false);
                self.respond(token, CreateInteractionResponse::Message(body)).await?;
                // Should this fail, the lobby is posted once more on its own a little later.
                let shown = self
                    .http
                    .get_original_interaction_response(token)
                    .await
                    .map_err(|e| describe(&e))?;
                self.desk.lobby_shown(table, MessageId(shown.id.get())).await;
                Ok(())
            }
        }
    }

    async fn put_off(&self, token: &str, wait: Wait) -> Result<(), String> {
        let wait = match wait {
            Wait::Quietly => CreateInteractionResponse::Acknowledge,
            Wait::Privately => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        };
        self.respond(token, wait).await
    }

    async fn later(&self, token: &str, answer: Answer, wait: Wait) -> Result<(), String> {
        match answer {
            Answer::Nothing => Ok(()),
            Answer::Update(patch) => self.edit(token, &patch).await,
            Answer::Private(message) if wait == Wait::Quietly => {
                let sent = build::followup(&message).execute(&*self.http, (None, token)).await;
                sent.map(|_| ()).map_err(|e| describe(&e))
            }
            Answer::Private(message) => self.edit(token, &message.into()).await,
            // The lobby comes as a message of its own; the waiting answer says so.
            Answer::Lobby(..) => {
                let words = Words::of("en-US");
                self.edit(token, &Message::text(words.say("table-here", &[])).into()).await
            }
        }
    }

    async fn edit(&self, token: &str, patch: &Patch) -> Result<(), String> {
        let edited = build::edit_reply(patch).execute(&*self.http, token).await;
        edited.map(|_| ()).map_err(|e| describe(&e))
    }

    /// A first answer, tried again while there is time: Discord forgets the interaction after three
    /// seconds.
    async fn respond(
        &self,
        token: &str,
        response: CreateInteractionResponse,
    ) -> Result<(), String> {
        let mut reason = String::new();
        for _ in 0..TRIES {
            match response.clone().execute(&*self.http, (self.id, token)).await {
                Ok(()) => return Ok(()),
                // Already answered: an earlier try arrived although its confirmation did not.
                Err(serenity::Error::Http(serenity::all::HttpError::UnsuccessfulRequest(r)))
                    if r.error.code == 40060 =>
                {
                    return Ok(());
                }
                Err(error) => {
                    reason = describe(&error);
                    if !matches!(why(&error), SendError::Later { .. }) {
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }
        Err(reason)
    }
}

fn out_of_order(request: &Request) -> Message {
    Message::text(Words::of(&request.person.locale).say("out-of-order", &[]))
}

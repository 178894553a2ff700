//! Bringing an answer back: within Discord's three seconds, whatever happens.
//!
//! If the answer takes longer than [`PATIENCE`], Discord is told to wait, and the answer follows.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tracing::Instrument as _;

use super::body::{self, Body};
use super::rest::{By, id_of};
use super::send::Sender;
use crate::app::{
    Answer, Clock, Command, Messenger, ReplyHandle, ReplyToken, Request, Router, SendError,
};
use crate::ids::{InteractionId, MessageId, TableId};
use crate::table::{TableCommand, UnderKind};
use crate::telemetry::{self, First, Stopwatch};
use crate::view::{Message, Patch};

/// How long an answer may take before Discord is told to wait.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How long a first answer is tried, from the click on: Discord forgets the interaction after three
/// seconds.
const TRIED_FOR: i64 = 2_900;
/// So many tries follow each other without a rest.
const AT_ONCE: u32 = 3;
/// How often what follows an answer is tried; nobody sees that it failed.
const TRIES: u32 = 5;
/// The rest between tries.
const REST: Duration = Duration::from_millis(150);

// The kinds of first answers.
const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;

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
        let private = match &request.command {
            Command::Table { command, .. } => !matches!(
                command,
                TableCommand::Join
                    | TableCommand::Leave
                    | TableCommand::Cut
                    | TableCommand::Start
                    | TableCommand::PlayNow
                    | TableCommand::Next
                    | TableCommand::Rematch
            ),
            _ => false,
        };
        let hint = matches!(request.command, Command::Table { command: TableCommand::Hint, .. });
        match request.under.map(|under| under.kind) {
            None => Self::Privately,
            // The cards under the button stay as they are.
            Some(_) if hint => Self::Privately,
            Some(UnderKind::Public) if private => Self::Privately,
            Some(_) => Self::Quietly,
        }
    }
}

/// One interaction to be answered.
pub(super) struct Responder {
    pub(super) sender: Arc<Sender>,
    pub(super) router: Router,
    pub(super) clock: Clock,
    pub(super) id: InteractionId,
    /// Since when somebody waits.
    pub(super) since: Stopwatch,
}

impl Responder {
    /// Asks the router and brings back what it says.
    pub(super) async fn run(&self, request: Request) {
        let token = request.token.clone();
        let _answering = self.sender.clicks.begin(&token);
        let asked = self.clock.now();
        let router = self.router.clone();
        let wanted = request.clone();
        let handled = async move { router.handle(wanted).await };
        let mut answer = tokio::spawn(handled.in_current_span());
        let broke_off = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a request broke off");
            Answer::Private(out_of_order(&request))
        };
        let (nothing, shows);
        let arrived = match self.clock.timeout(PATIENCE, &mut answer).await {
            Ok(answer) => {
                let answer = answer.unwrap_or_else(broke_off);
                nothing = matches!(answer, Answer::Nothing);
                shows = hand_of(&request, &answer);
                let arrived = self.first(&token, &request, answer, asked).await;
                if !nothing {
                    self.told(arrived.is_ok(), First::Answer);
                }
                arrived
            }
            Err(_) => {
                let wait = Wait::for_answer_to(&request);
                let waits = self.put_off(&token, wait, asked).await;
                self.told(waits.is_ok(), First::Wait);
                let answer = answer.await.unwrap_or_else(broke_off);
                nothing = matches!(answer, Answer::Nothing);
                shows = hand_of(&request, &answer);
                match waits {
                    Ok(()) => self.later(&token, &request, answer, wait).await,
                    // Nobody knows which message the token stands for: nothing is sent by it.
                    Err(error) => Err(error),
                }
            }
        };
        // Of a click that is being answered already nothing is said here.
        let hand = shows.filter(|_| !nothing);
        match arrived {
            Ok(way) => {
                if let Some(table) = hand {
                    self.router.hand_arrived(table, request.person.user, self.id, way).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "an answer did not arrive");
                if let Some(table) = hand {
                    self.router.hand_lost(table, request.person.user, self.id).await;
                }
            }
        }
    }

    /// The person has something, or has not.
    fn told(&self, arrived: bool, first: First) {
        let first = if arrived { first } else { First::Lost };
        telemetry::answered(self.since, first);
        tracing::debug!(?first, "answered");
    }

    /// The first answer. Gives the way to a new private message, where it is one beside the message
    /// that was clicked.
    async fn first(
        &self,
        token: &ReplyToken,
        request: &Request,
        answer: Answer,
        asked: i64,
    ) -> Result<Option<ReplyHandle>, SendError> {
        let emojis = &*self.sender.emojis;
        match answer {
            Answer::Private(message) | Answer::Hand(_, message) => {
                self.respond(token, MESSAGE, Some(body::new(&message, true, emojis)), asked)
                    .await?;
                Ok(None)
            }
            Answer::Beside(message) => {
                self.respond(token, DEFERRED_UPDATE, None, asked).await?;
                self.whisper(token, &message).await.map(Some)
            }
            Answer::Update(patch) | Answer::HandHere(_, patch) => {
                self.respond(token, UPDATE, Some(body::change(&patch, emojis)), asked).await?;
                Ok(None)
            }
            Answer::Shown(patch, message) => {
                self.respond(token, UPDATE, Some(body::change(&patch, emojis)), asked).await?;
                self.tried(|| self.sender.follow_up(token, &message)).await.map(|_| None)
            }
            // The first delivery of this click is being answered; a word here would only be quicker.
            Answer::Nothing => Ok(None),
            Answer::Lobby(table, message) => {
                let shown = self
                    .respond(token, MESSAGE, Some(body::new(&message, false, emojis)), asked)
                    .await?;
                self.lobby_shown(table, token, request, &shown).await;
                Ok(None)
            }
        }
    }

    /// The table is told in which message its lobby stands. Should this fail, the lobby is posted
    /// once more a little later, and the copy is found when somebody clicks on it.
    async fn lobby_shown(
        &self,
        table: TableId,
        token: &ReplyToken,
        _request: &Request,
        shown: &Value,
    ) {
        let mut id = id_of(&shown["resource"]["message"]);
        for _ in 0..TRIES {
            if id.is_some() {
                break;
            }
            let path = format!("{}/messages/@original", self.sender.webhook(token));
            match self.sender.by_token(Method::GET, &path, None).await {
                Ok(message) => id = id_of(&message),
                Err(error) => {
                    tracing::warn!(%error, "a lobby was shown, but it is not known where");
                    self.clock.sleep(REST).await;
                }
            }
        }
        if let Some(id) = id {
            self.router.lobby_shown(table, MessageId(id), token.clone()).await;
        }
    }

    async fn put_off(&self, token: &ReplyToken, wait: Wait, asked: i64) -> Result<(), SendError> {
        let (kind, data) = match wait {
            Wait::Quietly => (DEFERRED_UPDATE, None),
            Wait::Privately => (DEFERRED_MESSAGE, Some(Body::json(json!({ "flags": 64 })))),
        };
        self.respond(token, kind, data, asked).await.map(|_| ())
    }

    /// An answer behind one that was put off.
    async fn later(
        &self,
        token: &ReplyToken,
        request: &Request,
        answer: Answer,
        wait: Wait,
    ) -> Result<Option<ReplyHandle>, SendError> {
        match answer {
            Answer::Nothing => Ok(None),
            Answer::Update(patch) | Answer::HandHere(_, patch) => {
                self.edit(token, &patch).await.map(|()| None)
            }
            Answer::Shown(patch, message) => {
                self.edit(token, &patch).await?;
                self.tried(|| self.sender.follow_up(token, &message)).await.map(|_| None)
            }
            Answer::Private(message) | Answer::Hand(_, message) | Answer::Beside(message)
                if wait == Wait::Quietly =>
            {
                self.whisper(token, &message).await.map(Some)
            }
            Answer::Private(message) | Answer::Hand(_, message) => {
                self.edit(token, &message.into()).await.map(|()| None)
            }
            // The token stands for the private message by now.
            Answer::Beside(message) => {
                self.edit(token, &message.into()).await?;
                Ok(Some(ReplyHandle { token: token.clone(), message: None }))
            }
            // The lobby comes as a message of its own; the waiting answer says so.
            Answer::Lobby(..) => {
                let words = self.router.words_for(request).await;
                let here = Message::text(words.say("table-here", &[]));
                self.edit(token, &here.into()).await.map(|()| None)
            }
        }
    }

    /// A private message beside the one that was clicked.
    async fn whisper(
        &self,
        token: &ReplyToken,
        message: &Message,
    ) -> Result<ReplyHandle, SendError> {
        let sent = self.tried(|| self.sender.whisper(token, message)).await?;
        Ok(ReplyHandle { token: token.clone(), message: Some(sent) })
    }

    async fn edit(&self, token: &ReplyToken, patch: &Patch) -> Result<(), SendError> {
        let reply = ReplyHandle { token: token.clone(), message: None };
        self.tried(|| self.sender.edit_reply(&reply, patch)).await
    }

    /// Tries something a few times.
    async fn tried<T, F: Future<Output = Result<T, SendError>>>(
        &self,
        what: impl Fn() -> F,
    ) -> Result<T, SendError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match what().await {
                Err(SendError::Later { .. }) if tries < AT_ONCE => {}
                Err(SendError::Later { .. }) if tries < TRIES => self.clock.sleep(REST).await,
                outcome => return outcome,
            }
        }
    }

    /// A first answer, tried again while there is time.
    async fn respond(
        &self,
        token: &ReplyToken,
        kind: u8,
        data: Option<Body>,
        asked: i64,
    ) -> Result<Value, SendError> {
        let outcome = self.try_to_respond(token, kind, data, asked).await;
        self.sender.clicks.done(token);
        outcome
    }

    async fn try_to_respond(
        &self,
        token: &ReplyToken,
        kind: u8,
        data: Option<Body>,
        asked: i64,
    ) -> Result<Value, SendError> {
        let path = format!("interactions/{}/{}/callback?with_response=true", self.id, token.0);
        let mut tries = 0;
        loop {
            tries += 1;
            let body = match &data {
                Some(data) => body::answer(kind, data.clone()),
                None => Body::json(json!({ "type": kind })),
            };
            match self.sender.call(Method::POST, &path, By::Click, None, Some(body)).await {
                // Already answered: an earlier try arrived although its confirmation did not.
                Err(SendError::Refused(reason)) if reason.contains("40060") && tries > 1 => {
                    return Ok(Value::Null);
                }
                Err(SendError::Later { .. }) if tries < AT_ONCE => {}
                Err(SendError::Later { .. })
                    if self.clock.now() - asked < TRIED_FOR && tries < 12 =>
                {
                    self.clock.sleep(REST).await;
                }
                outcome => return outcome,
            }
        }
    }
}

/// The table whose hand the answer shows.
fn hand_of(request: &Request, answer: &Answer) -> Option<TableId> {
    // It may be another table's than the button's: the next match in the same message.
    if let Answer::Hand(table, _) | Answer::HandHere(table, _) = answer {
        return Some(*table);
    }
    match &request.command {
        Command::Table {
            table: Some(table),
            command:
                TableCommand::Choose(_)
                | TableCommand::Pick(_)
                | TableCommand::Hand
                | TableCommand::Back
                | TableCommand::Join,
            ..
        } => Some(table.table),
        _ => None,
    }
}

fn out_of_order(request: &Request) -> Message {
    Message::text(request.words().say("out-of-order", &[]))
}

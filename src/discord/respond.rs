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
use super::send::{ORIGINAL, Sender};
use crate::ask::{Ask, Command};
use crate::desk::{Request, Router};
use crate::telemetry::{self, First, Stopwatch};
use crate::tools::{
    Answer, Clock, Messenger, Original, PrivateReply, ReplyToken, SendError, Whisper,
};
use crate::view::letter::{Letter, PrivateWay};
use crate::view::{Message, Patch};
use table::{TableCommand, Under, UnderKind};
use values::{InteractionId, MessageId, TableId};

/// The time that an answer may take before Discord is told to wait.
const PATIENCE: Duration = Duration::from_millis(1500);
/// The time for which a first answer is tried, from the click on: Discord forgets the interaction
/// after three seconds.
const TRIED_FOR: i64 = 2_900;
/// So many tries follow each other without a rest.
const AT_ONCE: u32 = 3;
/// The number of times that a request after the answer is tried; nobody sees that it failed.
const TRIES: u32 = 5;
/// The rest between tries.
const REST: Duration = Duration::from_millis(150);

/// The way in which Discord is told to wait, which also decides what the token stands for from then
/// on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// Nothing is shown; the token stands for the message under the button.
    Quietly,
    /// "Thinking", to that person alone; the token stands for that private message.
    Privately,
}

impl Wait {
    /// A request for something private at a public message waits privately: with the other way the
    /// token would stand for the public message, and a hand sent by it would be seen by all.
    fn for_answer_to(request: &Request) -> Self {
        let private = match &request.command {
            Command::Ask(Ask::Table { command, .. }) => !matches!(
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
        let hint =
            matches!(request.command, Command::Ask(Ask::Table { command: TableCommand::Hint, .. }));
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
        let _answering = Answering(&request.token);
        let wait = Wait::for_answer_to(&request);
        let waits = self.sender.ages.looks_old(self.id, request.received_at);
        if waits && let Err(error) = self.put_off(&request, wait).await {
            telemetry::too_late();
            if self.sender.ages.is_told(request.received_at) {
                tracing::warn!(%error, "a click or command came too late: nothing is done");
            }
            return;
        }
        let router = self.router.clone();
        let wanted = request.clone();
        let handled = async move { router.handle(wanted).await };
        let mut answer = tokio::spawn(handled.in_current_span());
        let broke_off = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a request broke off");
            Answer::Private(out_of_order(&request))
        };
        let (nothing, shows);
        let in_time = match waits {
            true => None,
            false => self.clock.timeout(PATIENCE, &mut answer).await.ok(),
        };
        let arrived = match in_time {
            Some(answer) => {
                let answer = answer.unwrap_or_else(broke_off);
                nothing = matches!(answer, Answer::Nothing);
                shows = hand_of(&request, &answer);
                let arrived = self.first(&request, answer).await;
                if !nothing {
                    self.told(arrived.is_ok(), First::Answer);
                }
                arrived
            }
            None => {
                let waits = if waits { Ok(()) } else { self.put_off(&request, wait).await };
                self.told(waits.is_ok(), First::Wait);
                let answer = answer.await.unwrap_or_else(broke_off);
                nothing = matches!(answer, Answer::Nothing);
                shows = hand_of(&request, &answer);
                match waits {
                    Ok(()) => self.later(&request, answer, wait).await,
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
        if arrived {
            telemetry::answered(self.since, first);
        } else {
            telemetry::answer_lost();
        }
        tracing::debug!(arrived, ?first, "answered");
    }

    /// Sends the first answer. Returns the way to a new private message, where it is one beside the
    /// message that was clicked.
    async fn first(
        &self,
        request: &Request,
        answer: Answer,
    ) -> Result<Option<PrivateReply>, SendError> {
        let (emojis, token) = (&*self.sender.emojis, &request.token);
        match answer {
            Answer::Private(message) => {
                self.respond(request, MESSAGE, Some(body::new(&message, true, emojis))).await?;
                Ok(None)
            }
            Answer::Letter(letter) | Answer::Hand(_, letter) => {
                let message = letter.open(&MESSAGE.to_one_person(request)?);
                self.respond(request, MESSAGE, Some(body::new(&message, true, emojis))).await?;
                Ok(None)
            }
            Answer::Beside(letter) => {
                self.respond(request, DEFERRED_UPDATE, None).await?;
                self.whisper(token, &letter.open(&Whisper)).await.map(Some)
            }
            Answer::Update(patch) => {
                self.respond(request, UPDATE, Some(body::change(&patch, emojis))).await?;
                Ok(None)
            }
            Answer::LetterHere(letter) | Answer::HandHere(_, letter) => {
                let patch = letter.open(&UPDATE.to_one_person(request)?).into();
                self.respond(request, UPDATE, Some(body::change(&patch, emojis))).await?;
                Ok(None)
            }
            Answer::Shown(patch, message) => {
                self.respond(request, UPDATE, Some(body::change(&patch, emojis))).await?;
                self.tried(|| self.sender.follow_up(token, &message)).await.map(|_| None)
            }
            // The first delivery of this click is being answered; a word here would only be
            // quicker.
            Answer::Nothing => Ok(None),
            Answer::Lobby(table, message) => {
                let body = Some(body::new(&message, false, emojis));
                // Should it not be known where it stands, the lobby is posted once more a little
                // later, and the copy is found when somebody clicks on it.
                if let Original::Public(lobby) = self.respond(request, LOBBY, body).await? {
                    self.router.lobby_shown(table, lobby, token.clone()).await;
                }
                Ok(None)
            }
        }
    }

    /// The message that a token stands for, as Discord says.
    async fn ask_for_original(&self, request: &Request) -> Result<Original, SendError> {
        let path = format!("{}/messages/{ORIGINAL}", self.sender.webhook(&request.token));
        let message = self.tried(|| self.sender.by_token(Method::GET, &path, None)).await?;
        Ok(original_in(request, &message))
    }

    async fn put_off(&self, request: &Request, wait: Wait) -> Result<(), SendError> {
        let (kind, data) = match wait {
            Wait::Quietly => (DEFERRED_UPDATE, None),
            Wait::Privately => (DEFERRED_MESSAGE, Some(Body::json(json!({ "flags": 64 })))),
        };
        if wait == Wait::Privately {
            request.token.thinks();
        }
        self.respond(request, kind, data).await.map(|_| ())
    }

    /// An answer behind one that was put off.
    async fn later(
        &self,
        request: &Request,
        answer: Answer,
        wait: Wait,
    ) -> Result<Option<PrivateReply>, SendError> {
        let token = &request.token;
        match answer {
            // Somebody else has done it, and could not answer any more.
            Answer::Nothing if wait == Wait::Privately => {
                let path = format!("{}/messages/{ORIGINAL}", self.sender.webhook(token));
                let gone = || self.sender.by_token(Method::DELETE, &path, None);
                self.tried(gone).await.map(|_| None)
            }
            Answer::Nothing => Ok(None),
            Answer::Update(patch) => self.edit(token, &patch).await.map(|()| None),
            Answer::LetterHere(letter) | Answer::HandHere(_, letter) => {
                self.edit_letter(token, letter).await.map(|_| None)
            }
            Answer::Shown(patch, message) => {
                self.edit(token, &patch).await?;
                self.tried(|| self.sender.follow_up(token, &message)).await.map(|_| None)
            }
            Answer::Private(message) if wait == Wait::Quietly => {
                self.whisper(token, &message).await.map(Some)
            }
            Answer::Letter(letter) | Answer::Hand(_, letter) | Answer::Beside(letter)
                if wait == Wait::Quietly =>
            {
                self.whisper(token, &letter.open(&Whisper)).await.map(Some)
            }
            Answer::Private(message) => self.edit(token, &message.into()).await.map(|()| None),
            Answer::Letter(letter) | Answer::Hand(_, letter) => {
                self.edit_letter(token, letter).await.map(|_| None)
            }
            // The token stands for the private message by now.
            Answer::Beside(letter) => self.edit_letter(token, letter).await.map(Some),
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
    ) -> Result<PrivateReply, SendError> {
        let sent = self.tried(|| self.sender.whisper(token, message)).await?;
        Ok(PrivateReply { token: token.clone(), message: Some(sent) })
    }

    /// A letter in the private message that the token stands for.
    async fn edit_letter(
        &self,
        token: &ReplyToken,
        letter: Letter,
    ) -> Result<PrivateReply, SendError> {
        let reply = PrivateReply { token: token.clone(), message: None };
        let patch = letter.open(&reply).into();
        self.tried(|| self.sender.edit_private(&reply, &patch)).await?;
        Ok(reply)
    }

    async fn edit(&self, token: &ReplyToken, patch: &Patch) -> Result<(), SendError> {
        self.tried(|| self.sender.edit_original(token, patch)).await
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

    /// Sends a first answer, and tries again while there is time. The token knows from then on what
    /// it stands for, or that nobody knows it.
    async fn respond(
        &self,
        request: &Request,
        kind: FirstKind,
        data: Option<Body>,
    ) -> Result<Original, SendError> {
        let outcome = self.try_to_respond(request, kind, data).await;
        request.token.answered(*outcome.as_ref().unwrap_or(&Original::Unknown));
        if outcome.is_ok() {
            self.sender.ages.was_young(self.id, request.received_at);
        }
        outcome
    }

    async fn try_to_respond(
        &self,
        request: &Request,
        kind: FirstKind,
        data: Option<Body>,
    ) -> Result<Original, SendError> {
        let token = request.token.as_str();
        let path = format!("interactions/{}/{token}/callback?with_response=true", self.id);
        let mut tries = 0;
        loop {
            tries += 1;
            let body = match &data {
                Some(data) => body::answer(kind.number, data.clone()),
                None => Body::json(json!({ "type": kind.number })),
            };
            match self.sender.call(Method::POST, &path, By::Click, None, Some(body)).await {
                Ok(shown) => match kind.stands_for(request) {
                    Some(original) => return Ok(original),
                    None if id_of(&shown["resource"]["message"]).is_some() => {
                        return Ok(original_in(request, &shown["resource"]["message"]));
                    }
                    None => return self.ask_for_original(request).await,
                },
                // Already answered: by an earlier try whose confirmation was lost, or by somebody
                // else.
                Err(SendError::Refused(reason)) if reason.contains("40060") && tries > 1 => {
                    let original = self.ask_for_original(request).await?;
                    return match kind.stands_for(request) {
                        Some(wanted) if wanted == original => Ok(original),
                        None if matches!(original, Original::Public(_)) => Ok(original),
                        _ => Err(SendError::Refused(reason)),
                    };
                }
                Err(SendError::Later { .. }) if tries < AT_ONCE => {}
                Err(SendError::Later { .. })
                    if self.clock.now() - request.received_at < TRIED_FOR && tries < 12 =>
                {
                    self.clock.sleep(REST).await;
                }
                Err(error) => return Err(error),
            }
        }
    }
}

/// A kind of first answer.
#[derive(Clone, Copy)]
struct FirstKind {
    number: u8,
    /// Whether it is a new message, and not about the one under the button.
    new: bool,
    /// Whether the person alone sees what is new.
    private: bool,
}

const MESSAGE: FirstKind = FirstKind { number: 4, new: true, private: true };
const LOBBY: FirstKind = FirstKind { number: 4, new: true, private: false };
const DEFERRED_MESSAGE: FirstKind = FirstKind { number: 5, new: true, private: true };
const DEFERRED_UPDATE: FirstKind = FirstKind { number: 6, new: false, private: false };
const UPDATE: FirstKind = FirstKind { number: 7, new: false, private: false };

impl FirstKind {
    /// Returns what the token stands for once Discord has taken such an answer; `None` where only
    /// Discord knows.
    fn stands_for(self, request: &Request) -> Option<Original> {
        match (self.new, self.private) {
            (true, true) => Some(Original::Private),
            (true, false) => None,
            (false, _) => request.under.map(|under| under_the_button(&under)),
        }
    }
}

/// A first answer that the person alone sees.
struct ToOnePerson;

impl PrivateWay for ToOnePerson {}

impl FirstKind {
    fn to_one_person(self, request: &Request) -> Result<ToOnePerson, SendError> {
        match self.stands_for(request) {
            Some(Original::Private) => Ok(ToOnePerson),
            _ => Err(SendError::Refused("others would see a hand".into())),
        }
    }
}

fn under_the_button(under: &Under) -> Original {
    match under.kind {
        UnderKind::Public => Original::Public(under.message),
        UnderKind::Ephemeral | UnderKind::Direct => Original::Private,
    }
}

/// Returns what the token of a request stands for, if Discord shows this message for it.
fn original_in(request: &Request, message: &Value) -> Original {
    let Some(id) = id_of(message).map(MessageId) else { return Original::Unknown };
    match request.under.filter(|under| under.message == id) {
        Some(under) => under_the_button(&under),
        None if message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0 => Original::Private,
        None => Original::Public(id),
    }
}

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 64;

/// A token of which nothing has been heard by the end stands for nothing.
struct Answering<'a>(&'a ReplyToken);

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        self.0.answered(Original::Unknown);
    }
}

/// The table whose hand the answer shows.
fn hand_of(request: &Request, answer: &Answer) -> Option<TableId> {
    // It may be another table's than the button's: the next match in the same message.
    if let Answer::Hand(table, _) | Answer::HandHere(table, _) = answer {
        return Some(*table);
    }
    match &request.command {
        Command::Ask(Ask::Table {
            table,
            command:
                TableCommand::Choose(_)
                | TableCommand::Pick(_)
                | TableCommand::Hand
                | TableCommand::Back
                | TableCommand::Join,
            ..
        }) => Some(table.table),
        _ => None,
    }
}

fn out_of_order(request: &Request) -> Message {
    Message::text(request.words().say("out-of-order", &[]))
}

//! Bringing an answer back: within Discord's three seconds, whatever happens.
//!
//! If the answer takes longer than [`PATIENCE`], Discord is told to wait, and the answer follows.

pub(super) mod callback;
mod lobby;
mod wait;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use tracing::Instrument as _;

use super::body;
use super::send::Sender;
use crate::desk::{Request, Router};
use crate::tables::Tables;
use crate::tables::protocol::TableMsg;
use crate::telemetry::{self, First, Stopwatch};
use crate::tools::task::spawn;
use crate::tools::{
    Answer, Clock, Original, PrivateReply, PublicReply, ReplyToken, SendError, Whisper,
};
use ask::{Ask, Command};
use callback::{Callback, DEFERRED_UPDATE, MESSAGE, PUBLIC, UPDATE};
use table::TableCommand;
use values::TableId;
use view::{Message, Patch};
use wait::Wait;
use webhook::Webhook;

/// The time that an answer may take before Discord is told to wait.
pub(super) const PATIENCE: Duration = Duration::from_millis(1500);

/// One interaction to be answered.
pub(super) struct Responder {
    pub(super) sender: Arc<Sender>,
    pub(super) router: Router,
    pub(super) tables: Tables,
    pub(super) clock: Clock,
    /// Since when somebody waits.
    pub(super) since: Stopwatch,
}

impl Responder {
    /// Asks the router and brings back what it says.
    pub(super) async fn run(&self, request: Request) {
        let _answering = Answering(&request.token);
        let callback = self.callback(&request);
        let wait = Wait::for_answer_to(&request);
        let waits = self.sender.ages.looks_old(request.interaction, request.received_at);
        if waits && let Err(error) = callback.put_off(wait).await {
            telemetry::too_late();
            if self.sender.ages.is_told(request.received_at) {
                tracing::warn!(%error, "a click or command came too late: nothing is done");
            }
            return;
        }
        let router = self.router.clone();
        let copy = request.clone();
        let handling = async move { router.handle(copy).await };
        let mut answer = spawn(handling.in_current_span());
        let broke_off = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a request broke off");
            Answer::Private(Message::text(request.words().say("out-of-order", &[])))
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
                    note(self.since, arrived.is_ok(), First::Answer);
                }
                arrived
            }
            None => {
                let waits = if waits { Ok(()) } else { callback.put_off(wait).await };
                note(self.since, waits.is_ok(), First::Wait);
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
            Ok(reply) => {
                if let Some(table) = hand {
                    let (user, click) = (request.person.user, request.interaction);
                    self.tables.send(table, TableMsg::HandArrived(user, click, reply)).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "an answer did not arrive");
                if let Some(table) = hand {
                    let (user, click) = (request.person.user, request.interaction);
                    self.tables.send(table, TableMsg::HandLost(user, click)).await;
                }
            }
        }
    }

    fn callback<'a>(&'a self, request: &'a Request) -> Callback<'a> {
        Callback { sender: &self.sender, clock: &self.clock, request }
    }

    fn webhook<'a>(&'a self, token: &'a ReplyToken) -> Webhook<'a> {
        Webhook { sender: &self.sender, clock: &self.clock, token }
    }

    /// Sends the first answer. Returns the way to a new private letter, where it is one beside the
    /// message that was clicked; a word is no place to look at a hand later.
    async fn first(
        &self,
        request: &Request,
        answer: Answer,
    ) -> Result<Option<PrivateReply>, SendError> {
        let (emojis, token) = (&*self.sender.emojis, &request.token);
        let (callback, webhook) = (self.callback(request), self.webhook(token));
        match answer {
            // The menu goes back to what holds: what it shows can't be chosen a second time.
            Answer::Private(message) if request.from_menu => {
                let same = body::change(&Patch::default(), emojis);
                callback.respond(UPDATE, Some(same)).await?;
                webhook.whisper(&message).await.map(|_| None)
            }
            Answer::Private(message) => {
                callback.respond(MESSAGE, Some(body::new(&message, true, emojis))).await?;
                Ok(None)
            }
            Answer::Letter(letter) | Answer::Hand(_, letter) => {
                let message = letter.open(&MESSAGE.to_one_person(request)?);
                callback.respond(MESSAGE, Some(body::new(&message, true, emojis))).await?;
                Ok(None)
            }
            Answer::Beside(letter) => {
                callback.respond(DEFERRED_UPDATE, None).await?;
                webhook.whisper(&letter.open(&Whisper)).await.map(Some)
            }
            Answer::Update(patch) => {
                callback.respond(UPDATE, Some(body::change(&patch, emojis))).await?;
                Ok(None)
            }
            Answer::LetterHere(letter) | Answer::HandHere(_, letter) => {
                let patch = letter.open(&UPDATE.to_one_person(request)?).into();
                callback.respond(UPDATE, Some(body::change(&patch, emojis))).await?;
                Ok(None)
            }
            Answer::Shown(patch, message) => {
                callback.respond(UPDATE, Some(body::change(&patch, emojis))).await?;
                self.announce(request, &message).await
            }
            // The first delivery of this click is being answered; a word here would only be
            // quicker.
            Answer::Nothing => Ok(None),
            Answer::Public(message) => {
                callback.respond(PUBLIC, Some(body::new(&message, false, emojis))).await?;
                Ok(None)
            }
            Answer::Lobby(table, message) => {
                let body = Some(body::new(&message, false, emojis));
                // Should it not be known where it stands, the lobby is posted once more a little
                // later, and the copy is found when somebody clicks on it.
                match callback.respond(PUBLIC, body).await? {
                    Original::Public(lobby) => {
                        let lobby = PublicReply::Original(token.clone(), lobby);
                        self.tables.send(table, TableMsg::LobbyShown(lobby)).await;
                    }
                    Original::Private => self.lobby_is_hidden(request, table).await?,
                    Original::Unanswered | Original::Unknown => {}
                }
                Ok(None)
            }
            Answer::LobbyBelow(table, patch, message) => {
                callback.respond(DEFERRED_UPDATE, None).await?;
                self.lobby_below(request, table, &message, Some(&patch)).await
            }
        }
    }

    /// Tells everybody. Where that can't be, the person hears it, unless it is a word for the other
    /// of a duel, for which they haven't asked.
    async fn announce(
        &self,
        request: &Request,
        message: &Message,
    ) -> Result<Option<PrivateReply>, SendError> {
        let webhook = self.webhook(&request.token);
        let announced = webhook.announce(message).await;
        let asked = !matches!(request.command, Command::Ask(Ask::Duel(_)));
        if announced.is_err() && asked {
            let words = self.router.words_for(request).await;
            webhook.whisper(&Message::text(words.say("not-shown", &[]))).await?;
        }
        announced.map(|()| None)
    }

    /// An answer behind one that was put off.
    async fn later(
        &self,
        request: &Request,
        answer: Answer,
        wait: Wait,
    ) -> Result<Option<PrivateReply>, SendError> {
        let webhook = self.webhook(&request.token);
        match answer {
            // Somebody else has done it, and could not answer any more.
            Answer::Nothing if wait == Wait::Privately => {
                webhook.delete_original().await.map(|()| None)
            }
            Answer::Nothing => Ok(None),
            Answer::Update(patch) => webhook.edit(&patch).await.map(|()| None),
            Answer::LetterHere(letter) | Answer::HandHere(_, letter) => {
                webhook.edit_letter(letter).await.map(|_| None)
            }
            Answer::Shown(patch, message) => {
                // Whoever has dismissed the answer has been part of what everybody is told.
                let edited = webhook.edit(&patch).await;
                let announced = self.announce(request, &message).await;
                edited.and(announced)
            }
            Answer::Private(message) if wait == Wait::Quietly => {
                if request.from_menu {
                    webhook.edit(&Patch::default()).await?;
                }
                webhook.whisper(&message).await.map(|_| None)
            }
            Answer::Letter(letter) | Answer::Hand(_, letter) | Answer::Beside(letter)
                if wait == Wait::Quietly =>
            {
                webhook.whisper(&letter.open(&Whisper)).await.map(Some)
            }
            Answer::Private(message) => webhook.edit(&message.into()).await.map(|()| None),
            Answer::Letter(letter) | Answer::Hand(_, letter) => {
                webhook.edit_letter(letter).await.map(|_| None)
            }
            // The token stands for the private message by now.
            Answer::Beside(letter) => webhook.edit_letter(letter).await.map(Some),
            // The waiting answer is private by now: the message comes below.
            Answer::Public(message) => {
                let words = self.router.words_for(request).await;
                let here = Message::text(words.say("table-here", &[]));
                webhook.edit(&here.into()).await?;
                request.token.has_thought();
                let announced = webhook.announce(&message).await;
                if announced.is_err() {
                    let not = Message::text(words.say("not-shown", &[]));
                    webhook.edit(&not.into()).await?;
                }
                announced.map(|()| None)
            }
            // The lobby comes as a message of its own; the waiting answer says so.
            Answer::Lobby(table, message) => {
                let words = self.router.words_for(request).await;
                let here = Message::text(words.say("table-here", &[]));
                webhook.edit(&here.into()).await?;
                if request.place.is_some() {
                    return Ok(None);
                }
                // There is no other way to it than this token.
                request.token.has_thought();
                self.lobby_below(request, table, &message, None).await
            }
            Answer::LobbyBelow(table, patch, message) => {
                self.lobby_below(request, table, &message, Some(&patch)).await
            }
        }
    }
}

/// A token of which nothing has been heard by the end stands for nothing.
struct Answering<'a>(&'a ReplyToken);

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        self.0.answered(Original::Unknown);
    }
}

/// Counts whether the person has something.
fn note(since: Stopwatch, arrived: bool, first: First) {
    if arrived {
        telemetry::answered(since, first);
    } else {
        telemetry::answer_lost();
    }
    tracing::debug!(arrived, ?first, "answered");
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

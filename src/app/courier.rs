//! The courier of a table: delivers what its outbox holds.
//!
//! Lanes do not wait for each other; within a lane parcels go one after the other. A parcel is
//! removed only once its delivery is noted in the database: after a crash it is delivered again, and
//! its nonce lets Discord find the first copy.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use super::clock::{Clock, Millis};
use super::messenger::{Messenger, ReplyToken, SendError};
use super::owner::Mail;
use super::state::{Dm, Player};
use crate::games::nimmt::SeatNo;
use crate::ids::{ChannelId, MessageId, TableId, UserId};
use crate::settings::Pace;
use crate::store::{Parcel, Store};
use crate::view::letter::Letter;
use crate::view::{Message, Patch};

/// How long one delivery may take, waiting for rate limits included.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30);

/// What a parcel asks for, ready to be sent.
pub enum Errand {
    /// A new message in the channel. `page`: the table message it becomes, and what its text says
    /// once it has lost its buttons.
    Post {
        /// Where.
        channel: ChannelId,
        /// What.
        message: Message,
        /// Which page of the match, if it is one.
        page: Option<(u32, Option<String>)>,
    },
    /// A message changes.
    Edit {
        /// Where.
        channel: ChannelId,
        /// Which.
        message: MessageId,
        /// How.
        patch: Patch,
    },
    /// A private hand goes to the owner of its seat.
    Hand(Box<HandErrand>),
}

/// A private hand and the ways to its owner.
pub struct HandErrand {
    letter: Letter,
    user: UserId,
    token: Option<ReplyToken>,
    dm: Dm,
    /// Whether the owner should notice: a new direct message instead of a changed one.
    ring: bool,
    /// Whether only the way that costs nothing is worth going.
    if_free: bool,
}

impl Errand {
    /// The errand that brings a letter to its owner; `None` when there is no way worth going. The
    /// letter names the seat, and `player` must be who sits there. `asked`: the seat must decide.
    pub fn hand(
        player: &Player,
        letter: Letter,
        token: Option<ReplyToken>,
        pace: Pace,
        asked: bool,
        if_free: bool,
    ) -> Option<Self> {
        if token.is_none() && (if_free || player.dm == Dm::Closed) {
            return None;
        }
        // At a slow table people are elsewhere when their turn comes: a changed message would not
        // tell them. At a lively one they are looking.
        let ring = match pace {
            Pace::Live => false,
            Pace::Relaxed => token.is_none(),
            Pace::Slow => true,
        };
        let ring = ring && asked && !if_free && player.dm != Dm::Closed;
        Some(Self::Hand(Box::new(HandErrand {
            letter,
            user: player.user?,
            token,
            dm: player.dm,
            ring,
            if_free,
        })))
    }
}

/// What became of an errand.
pub enum Report {
    /// It is done, or has become pointless.
    Done,
    /// Posted, as this message, as this page.
    Posted(MessageId, Option<(u32, Option<String>)>),
    /// The hand is shown in this direct message.
    HandShown {
        /// Whose hand.
        seat: SeatNo,
        /// The channel for direct messages.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// The person takes no direct messages.
    DmClosed(SeatNo),
    /// The direct message was deleted.
    HandGone(SeatNo),
    /// The token does not work any more.
    TokenDead(SeatNo),
    /// The message to be changed was deleted.
    MessageGone,
    /// The bot may not write there.
    NotAllowed,
    /// The channel was deleted.
    ChannelGone,
}

/// The courier of one table.
#[derive(Clone)]
pub struct Courier {
    /// Whose parcels.
    pub table: TableId,
    /// Where the parcels are.
    pub store: Store,
    /// The time.
    pub clock: Clock,
    /// The way out.
    pub messenger: Arc<dyn Messenger>,
    /// The owner of the table; a courier alone does not keep it in memory.
    pub owner: mpsc::WeakSender<Mail>,
    /// Rings when there is something new.
    pub bell: Arc<Notify>,
    /// So many requests of all tables at once.
    pub gate: Arc<Semaphore>,
}

impl Courier {
    /// Delivers until the owner is gone, which `gone` tells.
    pub async fn run(self, mut gone: oneshot::Receiver<()>) {
        let mut busy: HashSet<String> = HashSet::new();
        let mut under_way: JoinSet<String> = JoinSet::new();
        loop {
            let mut next: Option<Millis> = None;
            let parcels = match self.store.parcels(self.table).await {
                Ok(parcels) => parcels,
                Err(error) => {
                    tracing::error!(table = %self.table, %error, "the outbox cannot be read");
                    next = Some(self.clock.now() + 1_000);
                    Vec::new()
                }
            };
            let now = self.clock.now();
            for parcel in parcels {
                if busy.contains(&parcel.lane) {
                    continue;
                }
                if parcel.due_at > now {
                    next = Some(next.map_or(parcel.due_at, |n| n.min(parcel.due_at)));
                    continue;
                }
                busy.insert(parcel.lane.clone());
                let courier = self.clone();
                under_way.spawn(async move {
                    let lane = parcel.lane.clone();
                    courier.deliver(parcel).await;
                    lane
                });
            }
            let wait = async {
                match next {
                    Some(moment) => self.clock.until(moment).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                Some(done) = under_way.join_next() => {
                    match done {
                        Ok(lane) => { busy.remove(&lane); }
                        // A delivery that broke off leaves its parcel in the outbox; try all anew.
                        Err(_) => busy.clear(),
                    }
                }
                () = self.bell.notified() => {}
                () = wait => {}
                _ = &mut gone => return,
            }
        }
    }

    /// Whether the owner was there to be told.
    async fn tell(&self, mail: Mail) -> bool {
        match self.owner.upgrade() {
            Some(owner) => owner.send(mail).await.is_ok(),
            None => false,
        }
    }

    async fn deliver(&self, parcel: Parcel) {
        let (reply, errand) = oneshot::channel();
        if !self.tell(Mail::Prepare(parcel.clone(), reply)).await {
            return;
        }
        let Ok(errand) = errand.await else {
            // The table cannot be read right now; the lane rests a little.
            self.clock.until(self.clock.now() + 2_000).await;
            return;
        };
        let result = match errand {
            None => Ok(Report::Done),
            Some(errand) => {
                // The gate is never closed, so this only waits.
                let _pass = self.gate.acquire().await;
                // serenity may sleep for a rate limit while it holds a place at the gate.
                let errand = self.run_errand(&parcel, errand);
                match tokio::time::timeout(PATIENCE, errand).await {
                    Ok(result) => result,
                    Err(_) => Err(("it takes too long".to_owned(), 0)),
                }
            }
        };
        match result {
            Ok(report) => {
                let (done, noted) = oneshot::channel();
                if self.tell(Mail::Report(parcel, report, done)).await
                    && !noted.await.unwrap_or(false)
                {
                    // It is delivered but not noted, and would be sent again at once.
                    self.clock.until(self.clock.now() + 2_000).await;
                }
            }
            Err((reason, wait)) => {
                tracing::warn!(table = %self.table, %reason, attempts = parcel.attempts, "not delivered yet");
                let due = self.clock.now() + wait.max(backoff(parcel.attempts));
                if let Err(error) = self.store.postpone(parcel.id, due).await {
                    tracing::error!(table = %self.table, %error, "the outbox cannot be written");
                    // Without this the same parcel would be tried again at once, for ever.
                    self.clock.until(due).await;
                }
            }
        }
    }

    async fn run_errand(
        &self,
        parcel: &Parcel,
        errand: Errand,
    ) -> Result<Report, (String, Millis)> {
        let nonce = format!("{:x}-{:x}", self.table.0, parcel.id);
        match errand {
            Errand::Post { channel, message, page } => {
                match self.messenger.post(channel, &message, &nonce).await {
                    Ok(id) => Ok(Report::Posted(id, page)),
                    Err(error) => in_channel(error),
                }
            }
            Errand::Edit { channel, message, patch } => {
                match self.messenger.edit(channel, message, &patch).await {
                    Ok(()) => Ok(Report::Done),
                    Err(error) => in_channel(error),
                }
            }
            Errand::Hand(hand) => self.bring(*hand, parcel, &nonce).await,
        }
    }

    /// Brings a hand to its owner: by token if there is one, else in the direct message.
    async fn bring(
        &self,
        hand: HandErrand,
        parcel: &Parcel,
        nonce: &str,
    ) -> Result<Report, (String, Millis)> {
        let seat = hand.letter.seat();
        let message = hand.letter.message();
        if let (Some(token), false) = (&hand.token, hand.ring) {
            return match self.messenger.edit_reply(token, &message.clone().into()).await {
                Ok(()) => Ok(Report::Done),
                Err(SendError::Later { reason, wait }) => Err((reason, wait)),
                // The answer that makes the token valid may still be on its way.
                Err(error) if parcel.attempts == 0 => Err((error.to_string(), 300)),
                Err(_) if hand.if_free => Ok(Report::Done),
                Err(_) => Ok(Report::TokenDead(seat)),
            };
        }
        if hand.if_free {
            return Ok(Report::Done);
        }
        let (channel, old) = match hand.dm {
            Dm::Closed => return Ok(Report::Done),
            Dm::Message { channel, message: old } if !hand.ring => {
                return match self.messenger.edit(channel, old, &message.clone().into()).await {
                    Ok(()) => Ok(Report::Done),
                    Err(SendError::Later { reason, wait }) => Err((reason, wait)),
                    Err(SendError::MessageGone) => Ok(Report::HandGone(seat)),
                    Err(error) => Ok(no_way(seat, &error)),
                };
            }
            Dm::Message { channel, message } => (channel, Some(message)),
            Dm::Unknown => match self.messenger.open_dm(hand.user).await {
                Ok(channel) => (channel, None),
                Err(SendError::Later { reason, wait }) => return Err((reason, wait)),
                Err(error) => return Ok(no_way(seat, &error)),
            },
        };
        match self.messenger.post(channel, message, nonce).await {
            Ok(id) => {
                if let Some(old) = old
                    && let Err(error) = self.messenger.delete(channel, old).await
                {
                    // An old hand that stays is harmless: its buttons answer with the present one.
                    tracing::debug!(%error, "an old hand stays");
                }
                Ok(Report::HandShown { seat, channel, message: id })
            }
            Err(SendError::Later { reason, wait }) => Err((reason, wait)),
            Err(error) => Ok(no_way(seat, &error)),
        }
    }
}

/// Why a direct message did not go through for good.
fn no_way(seat: SeatNo, error: &SendError) -> Report {
    if let SendError::Refused(reason) = error {
        // A mistake of ours, which says nothing about the person's settings.
        tracing::error!(%reason, "Discord refused a hand");
        return Report::Done;
    }
    tracing::debug!(%error, "no direct message");
    Report::DmClosed(seat)
}

/// What a failure in a channel means for the match.
fn in_channel(error: SendError) -> Result<Report, (String, Millis)> {
    match error {
        SendError::Later { reason, wait } => Err((reason, wait)),
        SendError::NotAllowed | SendError::Closed => Ok(Report::NotAllowed),
        SendError::ChannelGone => Ok(Report::ChannelGone),
        SendError::MessageGone => Ok(Report::MessageGone),
        SendError::Refused(reason) => {
            // A mistake of ours. The match goes on without this message rather than not at all.
            tracing::error!(%reason, "Discord refused a message");
            Ok(Report::Done)
        }
    }
}

/// Half a second, doubled with every try, at most a minute.
fn backoff(attempts: i64) -> Millis {
    500 << attempts.clamp(0, 7).min(7)
}

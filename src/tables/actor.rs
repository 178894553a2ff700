//! The actor of a table: the task that alone changes it, one request after the other.
//!
//! Every step goes the same way: change the table in memory, commit, and only then tell anyone. When
//! a commit fails, memory is thrown away and read anew: the database is what counts. What has been
//! delivered is noted with the next step, or a few seconds later for many tables at once.

use crate::view::table_view::TableView;
use std::collections::HashMap;
use std::sync::Arc;

use rand::rngs::StdRng;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinSet;
use tracing::Instrument as _;

use super::delivery::Landing;
use super::outbox::{Outbox, RowNo};
use super::pending::{Pending, Share};
use super::persistence::Loaded;
use super::protocol::TableMsg;
use super::surfaces::Surfaces;
use crate::store::{ProcessNo, Store, StoreError};
use crate::tools::clock::Clock;
use crate::tools::closed_dms::ClosedDms;
use crate::tools::cpu_pool::CpuPool;
use crate::tools::messenger::Messenger;
use crate::tools::picture_cache::PictureCache;
use crate::tools::preferences::{Preferences, TablePreferences};
use crate::tools::reach::Reach;
use crate::tools::reply::ReplyToken;
use table::{Notice, Report};
use values::Millis;
use values::{MessageId, TableId};

/// How long a table without anything to do stays in memory.
const IDLE: Millis = 600_000;
/// The task that owns one table.
pub struct TableActor {
    pub(crate) id: TableId,
    pub(crate) store: Store,
    pub(crate) preferences: Preferences,
    /// What its people want, as it was when something was sent last.
    pub(crate) table_preferences: TablePreferences,
    pub(crate) clock: Clock,
    pub(crate) pictures: PictureCache,
    pub(crate) rng: StdRng,
    pub(crate) cpu_pool: CpuPool,
    pub(crate) messenger: Arc<dyn Messenger>,
    /// The actor's own mailbox, for thoughts that come back; it does not keep itself alive by it.
    pub(crate) me: mpsc::WeakSender<TableMsg>,
    pub(crate) loaded: Option<Loaded>,
    /// As which process this one looks after the table, if it ever did: wakes it, and sends what is
    /// stored. Clicks it takes in any case.
    pub(crate) kept_as: Option<ProcessNo>,
    /// Whether rows that are read next may have been sent by somebody else.
    pub(crate) in_doubt: bool,
    pub(crate) outbox: Outbox,
    /// Where people look, and the tokens that change it without cost; only in memory, for tokens are
    /// secrets.
    pub(crate) surfaces: Surfaces,
    pub(crate) deliveries: JoinSet<Landing>,
    /// Which row a delivery is for, to know it even when the delivery breaks off.
    pub(crate) under_way: HashMap<tokio::task::Id, RowNo>,
    /// Whether what was composed last broke off.
    pub(crate) broke_off: bool,
    /// What became of deliveries, to be noted with the next step; and told again to the table should
    /// it be read anew before that.
    pub(crate) reports: Vec<(Notice, Report)>,
    /// When what is known but not written down is written down.
    pub(crate) note_at: Option<Millis>,
    pub(crate) notes_failed: u32,
    /// Whether rows of an earlier process are among those to be sent. What became of them is noted
    /// at once: a process that falls over again and again must not send them again and again.
    pub(crate) restored: bool,
    /// Names that are not known here any more, as they stand in texts.
    pub(crate) forgotten: Vec<String>,
    /// Told when the table must be looked at at another time.
    pub(crate) alarm: Arc<Notify>,
    idle_at: Millis,
    pub(crate) reach: Reach,
    pub(crate) closed_dms: ClosedDms,
    /// Where it says how much it has to send.
    pub(crate) load: Share,
}

/// What an actor works with.
pub struct ActorContext {
    /// The database.
    pub store: Store,
    /// What servers decide and what people want.
    pub preferences: Preferences,
    /// The time.
    pub clock: Clock,
    /// The pictures.
    pub pictures: PictureCache,
    /// The threads that think.
    pub cpu_pool: CpuPool,
    /// The way out.
    pub messenger: Arc<dyn Messenger>,
    /// The actor's own mailbox.
    pub me: mpsc::WeakSender<TableMsg>,
    /// Told when the table must be looked at at another time.
    pub alarm: Arc<Notify>,
    /// Since when people can reach the bot.
    pub reach: Reach,
    /// Whose direct messages are closed.
    pub closed_dms: ClosedDms,
    /// How much all tables together have to send.
    pub pending: Pending,
}

impl TableActor {
    /// An actor for a table; it reads the table when it is first needed.
    #[must_use]
    pub fn new(id: TableId, rng: StdRng, with: ActorContext) -> Self {
        let ActorContext {
            store,
            preferences,
            clock,
            pictures,
            cpu_pool,
            messenger,
            me,
            alarm,
            reach,
            closed_dms,
            pending,
        } = with;
        let idle_at = clock.now() + IDLE;
        let kept_as = if store.is_shared() { None } else { store.process() };
        Self {
            id,
            store,
            kept_as,
            in_doubt: true,
            preferences,
            table_preferences: TablePreferences::default(),
            clock,
            pictures,
            rng,
            cpu_pool,
            messenger,
            me,
            loaded: None,
            outbox: Outbox::default(),
            surfaces: Surfaces::default(),
            deliveries: JoinSet::new(),
            under_way: HashMap::new(),
            broke_off: false,
            reports: Vec::new(),
            note_at: None,
            notes_failed: 0,
            restored: false,
            forgotten: Vec::new(),
            alarm,
            idle_at,
            reach,
            closed_dms,
            load: pending.share(),
        }
    }

    /// Works until there has been nothing to do for long. A table with something to send does not go.
    /// Gives what slipped in at the last moment, for the actor that comes next.
    pub async fn run(mut self, mut mailbox: mpsc::Receiver<TableMsg>) -> Vec<TableMsg> {
        loop {
            self.outbox.be_guest(!self.keeps());
            let look = self.next_look();
            // What has arrived is known before a click on it is handled.
            tokio::select! {
                biased;
                Some(landed) = self.deliveries.join_next_with_id() => self.landed(landed).await,
                msg = mailbox.recv() => match msg {
                    Some(msg) => {
                        // Being looked at is nothing to do.
                        if !matches!(msg, TableMsg::IsSettled(_)) {
                            self.idle_at = self.clock.now() + IDLE;
                        }
                        self.handle(msg).await;
                    }
                    None => break,
                },
                () = self.clock.until(look) => {}
            }
            self.note_if_due().await;
            self.outbox.be_guest(!self.keeps());
            self.pump().await;
            self.load.say(&self.outbox);
            if self.clock.now() >= self.idle_at && self.outbox.is_empty() && self.note_at.is_none()
            {
                break;
            }
        }
        mailbox.close();
        let mut late = Vec::new();
        while let Some(msg) = mailbox.recv().await {
            match msg {
                // No reason for another actor to come.
                TableMsg::IsSettled(reply) => drop(reply.send(true)),
                msg => late.push(msg),
            }
        }
        self.note().await;
        late
    }

    fn next_look(&self) -> Millis {
        let leaves = self.outbox.is_empty() && self.note_at.is_none();
        let idle = if leaves { self.idle_at } else { Millis::MAX };
        let due = self.outbox.next_due().unwrap_or(Millis::MAX);
        idle.min(due).min(self.note_at.unwrap_or(Millis::MAX))
    }

    async fn handle(&mut self, msg: TableMsg) {
        // Whoever asked may have gone meanwhile: a closed reply channel is no concern of the table.
        match msg {
            TableMsg::Request(request, reply) => {
                let span = tracing::info_span!("table", table = %self.id, interaction = %request.interaction);
                let answer = self.ask(&request).instrument(span).await;
                let _ = reply.send(answer);
            }
            TableMsg::Wake(done) => self.wake(done).await,
            TableMsg::ClockSetBack => {
                let now = self.clock.now();
                self.outbox.hurry(now);
                self.note_at = self.note_at.map(|at| at.min(now));
                // Nobody waits for what comes of it.
                self.wake(tokio::sync::oneshot::channel().0).await;
            }
            TableMsg::Changed => {
                match self.look_again().await {
                    // The news that it is over has come late.
                    Ok(()) | Err(StoreError::NoTable(_)) => {}
                    Err(error) => {
                        tracing::error!(table = %self.id, %error, "a table cannot be read");
                    }
                }
                self.alarm.notify_one();
            }
            TableMsg::Thoughts(thoughts) => self.thoughts(thoughts).await,
            TableMsg::LobbyShown(message, token) => self.lobby_shown(message, token).await,
            TableMsg::HandArrived(user, click, way) => self.hand_arrived(user, click, way),
            TableMsg::HandLost(user, click) => self.hand_lost(user, click),
            TableMsg::Rematch(request, reply) => {
                let _ = reply.send(self.rematch(&request).await);
            }
            TableMsg::Hint(person, interaction, key, reply) => {
                let _ = reply.send(self.hint(&person, interaction, key).await);
            }
            TableMsg::ChannelGone => {
                self.step(|session, now, _, fx| session.channel_gone(now, fx)).await;
            }
            TableMsg::Link(reply) => {
                let link = match self.load().await {
                    Ok(()) => self.loaded.as_ref().and_then(|l| TableView::of(&l.session).link()),
                    Err(_) => None,
                };
                let _ = reply.send(link);
            }
            TableMsg::IsOpen(reply) => {
                let loaded = self.load().await.is_ok();
                let open = self.loaded.as_ref().is_none_or(|l| l.session.state.is_open());
                let _ = reply.send(!loaded || open);
            }
            TableMsg::IsSettled(reply) => {
                let _ = reply.send(!self.outbox.is_busy(self.clock.now()));
            }
            TableMsg::Forget(user, reply) => {
                let _ = reply.send(self.forget(user).await);
            }
            TableMsg::Erase(reply) => {
                let _ = reply.send(self.erase().await);
            }
            TableMsg::Flush(reply) => {
                self.note().await;
                let _ = reply.send(());
            }
        }
    }

    /// Another process has changed the table, or has left it.
    async fn look_again(&mut self) -> Result<(), StoreError> {
        self.keep().await?;
        self.load().await
    }

    /// The lobby was shown as the answer to the command.
    async fn lobby_shown(&mut self, message: MessageId, token: ReplyToken) {
        let now = self.clock.now();
        self.surfaces.page_clicked(message, token, now);
        self.step(|session, now, _, fx| session.lobby_shown(message, now, fx)).await;
    }
}

//! The actor of a table: the task that alone changes it, one request after the other.
//!
//! It has four parts: the [`Ledger`] (what is committed), the [`Post`] (what must be sent), the
//! [`Keeping`] (looking after the table), and the [`step`]s from one to the other. Messages are
//! dispatched to them here.

use std::sync::Arc;

use rand::rngs::StdRng;
use tokio::sync::{Notify, mpsc, oneshot};
use tracing::Instrument as _;

use super::keeping::{Bots, Keeping};
use super::ledger::Ledger;
use super::pending::Pending;
use super::post::Post;
use super::protocol::TableMsg;
use super::step::{self, Turn};
use crate::store::Store;
use crate::tools::clock::Clock;
use crate::tools::closed_dms::ClosedDms;
use crate::tools::cpu_pool::CpuPool;
use crate::tools::messenger::Messenger;
use crate::tools::picture_cache::PictureCache;
use crate::tools::preferences::Preferences;
use crate::tools::reach::Reach;
use crate::view::table_view::TableView;
use values::TableId;

/// The task that owns one table.
pub(super) struct TableActor {
    ledger: Ledger,
    post: Post,
    keeping: Keeping,
    preferences: Preferences,
    clock: Clock,
}

/// The dependencies of an actor.
pub(super) struct ActorContext {
    /// The database.
    pub(super) store: Store,
    /// The settings of servers and people.
    pub(super) preferences: Preferences,
    /// The time.
    pub(super) clock: Clock,
    /// The pictures.
    pub(super) pictures: PictureCache,
    /// The threads that think.
    pub(super) cpu_pool: CpuPool,
    /// The way out.
    pub(super) messenger: Arc<dyn Messenger>,
    /// The actor's own mailbox.
    pub(super) me: mpsc::WeakSender<TableMsg>,
    /// Told when the table must be looked at at another time.
    pub(super) alarm: Arc<Notify>,
    /// Since when people can reach the bot.
    pub(super) reach: Reach,
    /// The people whose direct messages are closed.
    pub(super) closed_dms: ClosedDms,
    /// The load of all tables together: what they have to send.
    pub(super) pending: Pending,
}

impl TableActor {
    /// An actor for a table; it reads the table when it is first needed.
    pub(super) fn new(id: TableId, rng: StdRng, with: ActorContext) -> Self {
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
        let keeping = Keeping::new(
            clock.clone(),
            reach,
            Arc::clone(&alarm),
            pending.share(),
            Bots::new(cpu_pool, me),
        );
        let post = Post::new(
            id,
            store.clone(),
            clock.clone(),
            messenger,
            preferences.clone(),
            closed_dms,
            pictures,
        );
        let ledger = Ledger::new(id, store, clock.clone(), rng, alarm);
        Self { ledger, post, keeping, preferences, clock }
    }

    /// Works until there has been nothing to do for long. A table with something to send does not
    /// go. Returns the messages that slipped in at the last moment, for the actor that comes next.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<TableMsg>) -> Vec<TableMsg> {
        loop {
            self.post.be_guest(!self.ledger.keeps());
            let look = self.keeping.next_look(&self.post);
            // A delivery that has arrived is known before a click on it is handled.
            tokio::select! {
                biased;
                Some(landed) = self.post.next_landed() => {
                    self.post.landed(&mut self.ledger, landed).await;
                }
                msg = mailbox.recv() => match msg {
                    Some(msg) => {
                        // Being looked at is nothing to do.
                        if !matches!(msg, TableMsg::IsSettled(_)) {
                            self.keeping.stay();
                        }
                        self.handle(msg).await;
                    }
                    None => break,
                },
                () = self.clock.until(look) => {}
            }
            self.keeping.note_if_due(&mut self.ledger, &mut self.post).await;
            self.post.be_guest(!self.ledger.keeps());
            self.send_what_is_due().await;
            self.keeping.say_load(&self.post);
            if self.keeping.may_leave(&self.post) {
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
        self.keeping.note(&mut self.ledger, &mut self.post).await;
        late
    }

    /// Sets everything on its way whose time has come.
    async fn send_what_is_due(&mut self) {
        let (ledger, post) = (&mut self.ledger, &mut self.post);
        let now = ledger.now();
        let ready = post.ready(now);
        if ready.is_empty() {
            return;
        }
        match step::load(ledger, post).await {
            Ok(()) => post.set_out(ledger, ready, now).await,
            Err(error) => {
                tracing::error!(table = %ledger.id(), %error, "a table cannot be read");
                post.rest(&ready, now);
            }
        }
    }

    async fn handle(&mut self, msg: TableMsg) {
        let (ledger, post) = (&mut self.ledger, &mut self.post);
        // The asker may have gone meanwhile: a closed reply channel is no concern of the table.
        match msg {
            TableMsg::Request(request, reply) => {
                let span = tracing::info_span!("table", table = %ledger.id(), interaction = %request.interaction);
                let answer = step::ask(ledger, post, &request).instrument(span).await;
                let _ = reply.send(answer);
            }
            TableMsg::Wake(done) => self.keeping.wake(ledger, post, done).await,
            TableMsg::ClockSetBack => {
                post.hurry(ledger.now());
                // Nobody waits for what comes of it.
                self.keeping.wake(ledger, post, oneshot::channel().0).await;
            }
            TableMsg::Changed => self.keeping.look_again(ledger, post).await,
            TableMsg::Thoughts(thoughts) => self.keeping.thoughts(ledger, post, thoughts).await,
            TableMsg::LobbyShown(message, token) => {
                post.lobby_shown(message, token, ledger.now());
                let shown = |turn: Turn<'_>| turn.session.lobby_shown(message, turn.now, turn.fx);
                step::take_alone(ledger, post, shown).await;
            }
            TableMsg::HandArrived(user, click, way) => {
                post.hand_arrived(ledger.session(), user, click, way);
            }
            TableMsg::HandLost(user, click) => post.hand_lost(ledger.session(), user, click),
            TableMsg::Rematch(request, reply) => {
                let _ = reply.send(step::rematch(ledger, post, &request).await);
            }
            TableMsg::Hint(person, interaction, key, reply) => {
                let wanted = (&person, interaction, key);
                let hint = step::hint(ledger, post, &self.preferences, wanted).await;
                let _ = reply.send(hint);
            }
            TableMsg::ChannelGone => {
                let gone = |turn: Turn<'_>| turn.session.channel_gone(turn.now, turn.fx);
                step::take_alone(ledger, post, gone).await;
            }
            TableMsg::Link(reply) => {
                let link = match step::load(ledger, post).await {
                    Ok(()) => ledger.session().and_then(|session| TableView::of(session).link()),
                    Err(_) => None,
                };
                let _ = reply.send(link);
            }
            TableMsg::IsOpen(reply) => {
                let loaded = step::load(ledger, post).await.is_ok();
                let open = ledger.session().is_none_or(|session| session.state().is_open());
                let _ = reply.send(!loaded || open);
            }
            TableMsg::IsSettled(reply) => {
                let _ = reply.send(!post.is_busy(ledger.now()));
            }
            TableMsg::Forget(user, reply) => {
                let _ = reply.send(step::forget(ledger, post, user).await);
            }
            TableMsg::Erase(reply) => {
                let _ = reply.send(step::erase(ledger, post).await);
            }
            TableMsg::Flush(reply) => {
                self.keeping.note(ledger, post).await;
                let _ = reply.send(());
            }
        }
    }
}

//! The actor of a table: the task that alone changes it, one request after the other.
//!
//! It has four parts: the [`Ledger`] (what is committed), the [`Post`] (what must be sent), the
//! [`Keeping`] (looking after the table), and the [`step`]s from one to the other. Messages are
//! dispatched to them here.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tracing::Instrument as _;

use super::alarm::Alarm;
use super::keeping::{Bots, Keeping};
use super::ledger::Ledger;
use super::pending::Pending;
use super::post::Post;
use super::protocol::TableMsg;
use super::step::{self, Turn};
use crate::store::StoreError;
use crate::tools::{Clock, Preferences, Tools};
use values::TableId;
use view::table_view::TableView;

/// The task that owns one table.
pub(super) struct TableActor {
    ledger: Ledger,
    post: Post,
    keeping: Keeping,
    preferences: Preferences,
    clock: Clock,
}

/// What the tables give to a new actor.
pub(super) struct ActorContext {
    pub(super) tools: Tools,
    /// The actor's own mailbox.
    pub(super) mailbox: mpsc::WeakSender<TableMsg>,
    /// Notified when the table's next wake-up changes.
    pub(super) alarm: Arc<Alarm>,
    /// The load of all tables together: what they have to send.
    pub(super) pending: Pending,
}

impl TableActor {
    /// An actor for a table; it reads the table when it is first needed.
    pub(super) fn new(id: TableId, context: ActorContext) -> Self {
        let ActorContext { tools, mailbox, alarm, pending } = context;
        let post = Post::new(id, &tools, pending.report());
        let Tools { store, preferences, clock, .. } = tools;
        let keeping = Keeping::new(
            clock.clone(),
            tools.reach,
            Arc::clone(&alarm),
            pending,
            Bots::new(tools.cpu_pool, mailbox),
        );
        let ledger = Ledger::new(id, store, clock.clone(), tools.chance.actor(), alarm);
        Self { ledger, post, keeping, preferences, clock }
    }

    /// Works until there has been nothing to do for long. A table with something to send does not
    /// go. Returns the messages that slipped in at the last moment, for the actor that comes next.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<TableMsg>) -> Vec<TableMsg> {
        loop {
            self.be_guest();
            let wake_at = self.keeping.next_look(&self.post);
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
                () = self.clock.until(wake_at) => {}
            }
            self.keeping.note_if_due(&mut self.ledger, &mut self.post).await;
            self.be_guest();
            self.send_what_is_due().await;
            self.post.say_load();
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

    /// Another process sends what is stored, where one keeps the table; but what takes a click is
    /// sent by whoever has got it.
    fn be_guest(&mut self) {
        let session = self.ledger.session();
        let by_clicks = session.is_some_and(|session| session.state().moves_by_clicks());
        self.post.be_guest(!self.ledger.keeps() && !by_clicks);
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
            Ok(()) => {
                // Another process may have taken over what is to be sent.
                self.be_guest();
                let ready = self.post.ready(now);
                self.post.set_out(&mut self.ledger, ready, now).await;
            }
            // Another process has deleted it, and nothing is left to be sent.
            Err(StoreError::NoTable(_)) => {}
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
                let answer = step::ask(ledger, post, &self.preferences, &request);
                let answer = answer.instrument(span).await;
                let _ = reply.send(answer);
            }
            TableMsg::Wake(done) => self.keeping.wake(ledger, post, done).await,
            TableMsg::ClockSetBack => {
                post.hurry(ledger.now());
                ledger.clock_set_back();
                // Nobody waits for what comes of it.
                self.keeping.wake(ledger, post, oneshot::channel().0).await;
            }
            TableMsg::Changed => self.keeping.look_again(ledger, post).await,
            TableMsg::Thoughts(thoughts) => self.keeping.thoughts(ledger, post, thoughts).await,
            TableMsg::LobbyShown(lobby) => {
                let message = lobby.message();
                post.lobby_shown(lobby, ledger.now());
                let note_lobby =
                    |turn: Turn<'_>| turn.session.lobby_shown(message, turn.now, turn.effects);
                step::take_alone(ledger, post, note_lobby).await;
            }
            TableMsg::LobbyHidden => {
                let close = |turn: Turn<'_>| turn.session.lobby_hidden(turn.effects);
                step::take_alone(ledger, post, close).await;
            }
            TableMsg::HandArrived(user, click, reply) => {
                post.hand_arrived(ledger, user, click, reply).await;
            }
            TableMsg::HandLost(user, click) => post.hand_lost(ledger.session(), user, click),
            TableMsg::Rematch(request, reply) => {
                let _ = reply.send(step::rematch(ledger, post, &request).await);
            }
            TableMsg::Hint(person, interaction, key, reply) => {
                let request = (&person, interaction, key);
                let hint = step::hint(ledger, post, &self.preferences, request).await;
                let _ = reply.send(hint);
            }
            TableMsg::ChannelGone => {
                let close = |turn: Turn<'_>| turn.session.channel_gone(turn.now, turn.effects);
                step::take_alone(ledger, post, close).await;
            }
            TableMsg::ParentGone(parent) => {
                let close =
                    |turn: Turn<'_>| turn.session.parent_gone(parent, turn.now, turn.effects);
                step::take_alone(ledger, post, close).await;
            }
            TableMsg::Link(reply) => {
                let link = match step::load(ledger, post).await {
                    Ok(()) => ledger.session().and_then(|session| TableView::of(session).link()),
                    Err(_) => None,
                };
                let _ = reply.send(link);
            }
            TableMsg::IsOpen(reply) => {
                let open = match step::load(ledger, post).await {
                    Ok(()) => ledger.session().is_none_or(|session| session.state().is_open()),
                    // One that can't be read has been given up.
                    Err(StoreError::Damaged(_) | StoreError::NoTable(_)) => false,
                    Err(_) => true,
                };
                let _ = reply.send(open);
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

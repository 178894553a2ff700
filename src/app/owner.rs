//! The owner of a table: a task that alone changes it, one request after the other.
//!
//! Every step goes the same way: change the table in memory, commit, and only then tell anyone. When
//! a commit fails, memory is thrown away and read anew: the database is what counts.

use std::collections::HashMap;
use std::sync::Arc;

use rand::rngs::StdRng;
use tokio::sync::{mpsc, oneshot};

use super::clock::{Clock, Millis};
use super::hints::Question;
use super::messenger::ReplyToken;
use super::render::{Studio, sentence};
use super::request::{Answer, Ask, Open, Person, UnderKind, What};
use super::session::{Effects, Notice, Reply, Say, Session};
use super::setup;
use super::state::{Dm, Guest, Phase, Posted};
use super::thinkers::Thinkers;
use super::thinking::Thoughts;
use crate::games::nimmt::SeatNo;
use crate::ids::{InteractionId, MessageId, TableId};
use crate::store::{Commit, CommitError, Parcel, Store, StoreError};
use crate::view::scene::Scene;
use crate::view::{Message, Patch, Verb, Words};
use crate::view::{examples, playing, setup as view_setup};

use super::courier::{Errand, Report};

/// What can be put into an owner's mailbox.
pub enum Mail {
    /// Somebody asks for something.
    Ask(Box<Ask>, oneshot::Sender<Answer>),
    /// The table's time has come. Answered with whether anything came of it.
    Wake(oneshot::Sender<bool>),
    /// Code has decided for its seats.
    Thoughts(Thoughts),
    /// What is a parcel about, right now? Nothing when it has become pointless; no answer when the
    /// table cannot be read at the moment.
    Prepare(Parcel, oneshot::Sender<Option<Errand>>),
    /// What became of it. Answered with whether it could be noted.
    Report(Parcel, Report, oneshot::Sender<bool>),
    /// The lobby was shown as the answer to the command, in this message.
    LobbyShown(MessageId),
    /// The answer that was to show this person's hand did not arrive.
    HandLost(Person),
    /// Somebody wants the same people together again.
    Rematch(Person, oneshot::Sender<Result<(Open, Vec<Guest>), Say>>),
    /// Somebody asks for a hint: what they ask, or why there is none.
    Hint(Person, InteractionId, oneshot::Sender<Result<Question, Answer>>),
    /// The channel or the server is gone.
    ChannelGone,
    /// Where is the table message?
    Link(oneshot::Sender<Option<String>>),
}

/// How long an owner without mail stays in memory.
const IDLE: std::time::Duration = std::time::Duration::from_secs(600);
/// How long a token may be used: Discord gives a quarter of an hour.
pub(super) const TOKEN_LIVES: Millis = 14 * 60_000;

/// The task that owns one table.
pub struct Owner {
    pub(super) id: TableId,
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) studio: Studio,
    pub(super) rng: StdRng,
    pub(super) thinkers: Thinkers,
    /// The owner's own mailbox, for thoughts that come back; it does not keep itself alive by it.
    pub(super) me: mpsc::WeakSender<Mail>,
    /// The table, its revision, how many events are stored, and its state as stored; read on demand.
    pub(super) loaded: Option<Loaded>,
    /// Where each seat looked at its hand last, and when; only in memory, for tokens are secrets.
    pub(super) surfaces: HashMap<SeatNo, (ReplyToken, Millis)>,
    /// Told when there is something new to send.
    courier: Arc<tokio::sync::Notify>,
    /// Told when the table must be looked at at another time.
    alarm: Arc<tokio::sync::Notify>,
}

pub(super) struct Loaded {
    pub(super) session: Session,
    revision: i64,
    events: usize,
    stored: String,
}

/// What an owner works with.
pub struct Surroundings {
    /// The database.
    pub store: Store,
    /// The time.
    pub clock: Clock,
    /// The pictures.
    pub studio: Studio,
    /// The threads that think.
    pub thinkers: Thinkers,
    /// The owner's own mailbox.
    pub me: mpsc::WeakSender<Mail>,
    /// Told when there is something new to send.
    pub courier: Arc<tokio::sync::Notify>,
    /// Told when the table must be looked at at another time.
    pub alarm: Arc<tokio::sync::Notify>,
}

impl Owner {
    /// An owner for a table; it reads the table when it is first needed.
    pub fn new(id: TableId, rng: StdRng, with: Surroundings) -> Self {
        let Surroundings { store, clock, studio, thinkers, me, courier, alarm } = with;
        let (loaded, surfaces) = (None, HashMap::new());
        Self { id, store, clock, studio, rng, thinkers, me, loaded, surfaces, courier, alarm }
    }

    /// The revision of the table in memory, if it is there.
    pub(super) fn revision(&self) -> Option<i64> {
        self.loaded.as_ref().map(|loaded| loaded.revision)
    }

    /// Works through the mailbox until it has been empty for long or nobody has a sender any more.
    /// `gone` tells the courier by being dropped.
    pub async fn run(mut self, mut mailbox: mpsc::Receiver<Mail>, gone: oneshot::Sender<()>) {
        while let Ok(Some(mail)) = tokio::time::timeout(IDLE, mailbox.recv()).await {
            self.handle(mail).await;
        }
        // What slipped in at the last moment is still done; whoever comes later starts a new owner.
        mailbox.close();
        while let Some(mail) = mailbox.recv().await {
            self.handle(mail).await;
        }
        drop(gone);
    }

    async fn handle(&mut self, mail: Mail) {
        // Whoever asked may have gone meanwhile: a closed reply channel is no concern of the table.
        match mail {
            Mail::Ask(ask, reply) => {
                let answer = self.ask(&ask).await;
                let _ = reply.send(answer);
            }
            Mail::Wake(done) => self.wake(done).await,
            Mail::Thoughts(thoughts) => self.thoughts(thoughts).await,
            Mail::Prepare(parcel, reply) => {
                if self.load().await.is_ok() {
                    let errand = self.prepare(&parcel).await;
                    let _ = reply.send(errand);
                }
            }
            Mail::Report(parcel, report, done) => {
                let noted = self.report(&parcel, report).await;
                let _ = done.send(noted);
            }
            Mail::LobbyShown(message) => {
                self.step(None, |session, _, _, fx| {
                    session.state.posted = Some(Posted { page: 0, message, afterwards: None });
                    fx.withdrawn.push("lobby".into());
                })
                .await;
            }
            Mail::HandLost(person) => {
                self.step(None, |session, now, _, fx| {
                    if let Some(seat) = session.state.seat_of(person.user) {
                        session.send_hand(fx, now, seat);
                    }
                })
                .await;
            }
            Mail::Rematch(person, reply) => {
                let _ = reply.send(self.rematch(&person).await);
            }
            Mail::Hint(person, interaction, reply) => {
                let _ = reply.send(self.hint(&person, interaction).await);
            }
            Mail::ChannelGone => {
                self.step(None, |session, now, _, fx| session.channel_gone(now, fx)).await;
            }
            Mail::Link(reply) => {
                let link = match self.load().await {
                    Ok(()) => self.loaded.as_ref().and_then(|l| l.session.link()),
                    Err(_) => None,
                };
                let _ = reply.send(link);
            }
        }
    }

    /// Reads the table when it is not in memory. One that cannot be read any more is given up, so
    /// that it neither blocks its channel nor is woken for ever.
    pub(super) async fn load(&mut self) -> Result<(), StoreError> {
        if self.loaded.is_some() {
            return Ok(());
        }
        match self.read().await {
            Ok(loaded) => {
                self.loaded = Some(loaded);
                Ok(())
            }
            Err(error) => {
                if matches!(error, StoreError::Damaged(_)) {
                    self.store.give_up(self.id).await?;
                }
                Err(error)
            }
        }
    }

    async fn read(&self) -> Result<Loaded, StoreError> {
        let damaged = |why: String| StoreError::Damaged(format!("table {}: {why}", self.id));
        let stored = self.store.load(self.id).await?;
        let stored = stored.ok_or_else(|| damaged("it is not there".into()))?;
        // Intact but not understood, as after going back to an older version: nothing is given up.
        let session = Session::load(self.id, &stored.state, &stored.events)
            .map_err(|error| StoreError::Unreadable(format!("table {}: {error}", self.id)))?;
        let (revision, events) = (stored.revision, stored.events.len());
        Ok(Loaded { session, revision, events, stored: stored.state })
    }

    /// One step without a person behind it. A failure is logged, and whoever caused the step tries
    /// again later.
    pub(super) async fn step(
        &mut self,
        delivered: Option<i64>,
        change: impl FnOnce(&mut Session, Millis, &mut StdRng, &mut Effects),
    ) -> bool {
        if let Err(error) = self.load().await {
            tracing::error!(table = %self.id, %error, "a table cannot be read");
            return false;
        }
        let now = self.clock.now();
        let mut fx = Effects::default();
        if let Some(loaded) = &mut self.loaded {
            change(&mut loaded.session, now, &mut self.rng, &mut fx);
        }
        match self.commit(fx, None, delivered, now).await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a step was not committed");
                false
            }
        }
    }

    /// Commits what a step changed; nothing when it changed nothing.
    pub(super) async fn commit(
        &mut self,
        fx: Effects,
        interaction: Option<InteractionId>,
        delivered: Option<i64>,
        now: Millis,
    ) -> Result<(), CommitError> {
        let Some(loaded) = &mut self.loaded else {
            return Ok(());
        };
        loaded.session.schedule(now, &mut self.rng);
        let damaged = |e: serde_json::Error| StoreError::Damaged(e.to_string());
        let state = serde_json::to_string(&loaded.session.state).map_err(damaged)?;
        let unchanged = state == loaded.stored
            && fx.entries.is_empty()
            && fx.parcels.is_empty()
            && fx.withdrawn.is_empty()
            && delivered.is_none();
        if unchanged {
            return Ok(());
        }
        let events = fx
            .entries
            .iter()
            .map(serde_json::to_string)
            .collect::<Result<Vec<_>, _>>()
            .map_err(damaged)?;
        let parcels = !fx.parcels.is_empty();
        let commit = Commit {
            revision: loaded.revision,
            interaction,
            now,
            open: loaded.session.state.is_open(),
            wake_at: loaded.session.state.wake_at(),
            events_before: loaded.events,
            events,
            parcels: fx.parcels,
            withdrawn: fx.withdrawn,
            delivered,
            results: fx.results,
            state,
        };
        if let Err(error) = self.store.commit(self.id, &commit).await {
            // Memory has run ahead of the database: read it anew before the next step.
            self.loaded = None;
            return Err(error);
        }
        loaded.revision += 1;
        loaded.events += commit.events.len();
        loaded.stored = commit.state;
        if parcels {
            self.courier.notify_one();
        }
        self.alarm.notify_one();
        Ok(())
    }

    async fn ask(&mut self, ask: &Ask) -> Answer {
        let words = Words::of(&ask.person.locale);
        let sorry = |id| Answer::Private(Message::text(words.say(id, &[])));
        if let Err(error) = self.load().await {
            tracing::error!(table = %self.id, %error, "a table cannot be read");
            return sorry(match error {
                StoreError::Damaged(_) => "stopped-damaged",
                StoreError::Unreadable(_) => "out-of-order",
                _ => "cannot-save",
            });
        }
        let now = self.clock.now();
        let mut fx = Effects::default();
        let Some(loaded) = &mut self.loaded else {
            return sorry("out-of-order");
        };
        let session = &mut loaded.session;
        let seat = session.state.seat_of(ask.person.user);
        let reply = session.ask(ask, now, &mut self.rng, &mut fx);
        if matches!(reply, Reply::Lobby) {
            // Answers to clicks at the same moment may overtake each other: the message is put
            // right a little later.
            let due = if ask.under.is_some() { now + setup::LOBBY_DELAY } else { now };
            fx.send("lobby", "lobby-changed".into(), &Notice::LobbyChanged, due);
        }
        if let (Reply::Hand(_), Some(seat), Some(under)) = (&reply, seat, ask.under)
            && under.kind == UnderKind::Direct
            && let Some(player) = session.state.players.get_mut(seat.index())
        {
            // Also heals what a lost answer left unknown.
            player.dm = Dm::Message { channel: under.channel, message: under.message };
        }
        if matches!(reply, Reply::Stripped)
            && let Some(posted) = &mut session.state.posted
        {
            posted.afterwards = None;
        }
        match self.commit(fx, Some(ask.interaction), None, now).await {
            Ok(()) => self.answer(ask, reply, now),
            Err(CommitError::AlreadyHandled) => Answer::Nothing,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a step was not committed");
                sorry("cannot-save")
            }
        }
    }

    /// What the person gets, in words.
    fn answer(&mut self, ask: &Ask, reply: Reply, now: Millis) -> Answer {
        let words = Words::of(&ask.person.locale);
        let Some(loaded) = &self.loaded else {
            return Answer::Nothing;
        };
        let session = &loaded.session;
        match reply {
            Reply::Say(say) => {
                let text = sentence(&words, &say);
                let ephemeral = ask.under.is_some_and(|u| u.kind == UnderKind::Ephemeral);
                if ephemeral && matches!(ask.what, What::Press(_, Verb::Stop)) {
                    // The question has been answered: its button goes.
                    return Answer::Update(Message::text(text).into());
                }
                Answer::Private(Message::text(text))
            }
            Reply::Lobby if ask.under.is_some() => Answer::Update(session.lobby_message().into()),
            Reply::Lobby => {
                let joined = session.state.seat_of(ask.person.user).is_some();
                let id = if joined { "joined-lobby" } else { "left-lobby" };
                Answer::Private(Message::text(words.say(id, &[])))
            }
            Reply::CannotStart(found) => {
                let values = [
                    ("seats", session.state.players.len().into()),
                    ("reasons", playing::reasons(&words, &found).into()),
                ];
                Answer::Private(Message::text(words.say("cannot-start", &values)))
            }
            Reply::SetUp(page) => {
                let state = &session.state;
                let found = setup::contradictions(&state.settings, state.players.len());
                let panel = view_setup::panel(&words, session.id, &state.settings, &found, page);
                match ask.under.map(|u| u.kind) {
                    Some(UnderKind::Ephemeral) => {
                        // There are no files to lose, and the answer is one request.
                        Answer::Update(Patch { files: Some(Vec::new()), ..panel.into() })
                    }
                    _ => Answer::Private(panel),
                }
            }
            Reply::Picking(card) => {
                let seat = session.state.seat_of(ask.person.user);
                let letter =
                    seat.and_then(|s| session.letter(s, None, Some(card), &mut self.studio));
                match letter {
                    Some(letter) => {
                        if stands_for_private(ask) {
                            self.surfaces.insert(letter.seat(), (ask.token.clone(), now));
                        }
                        Answer::Update(letter.message().clone().into())
                    }
                    None => Answer::Private(Message::text(words.say("match-ended", &[]))),
                }
            }
            Reply::Hand(note) => {
                let letter = session
                    .state
                    .seat_of(ask.person.user)
                    .and_then(|seat| session.letter(seat, note.as_ref(), None, &mut self.studio));
                let Some(letter) = letter else {
                    return Answer::Private(Message::text(words.say("match-ended", &[])));
                };
                if stands_for_private(ask) {
                    self.surfaces.insert(letter.seat(), (ask.token.clone(), now));
                }
                match ask.under.map(|u| u.kind) {
                    Some(UnderKind::Direct | UnderKind::Ephemeral) => {
                        Answer::Update(letter.message().clone().into())
                    }
                    Some(UnderKind::Public) | None => Answer::Private(letter.message().clone()),
                }
            }
            Reply::Rules => {
                let picture = {
                    let variant = session.state.settings.rules.name().unwrap_or_default();
                    self.studio.paint(Scene::Table(examples::example(&words, variant)))
                };
                let rules = &session.state.settings.rules;
                Answer::Private(crate::view::help::rules(&words, rules, picture))
            }
            Reply::Bots(change) => {
                let panel = session.bots_panel(&words, &change);
                match ask.under.map(|u| u.kind) {
                    Some(UnderKind::Ephemeral) => {
                        Answer::Update(Patch { files: Some(Vec::new()), ..panel.into() })
                    }
                    _ => Answer::Private(panel),
                }
            }
            Reply::ConfirmStop => Answer::Private(session.stop_question(&words)),
            Reply::Stripped => Answer::Update(Patch { rows: Some(Vec::new()), ..Patch::default() }),
        }
    }

    async fn rematch(&mut self, person: &Person) -> Result<(Open, Vec<Guest>), Say> {
        if self.load().await.is_err() {
            return Err(Say::plain("out-of-order"));
        }
        let Some(loaded) = &self.loaded else { return Err(Say::plain("out-of-order")) };
        let state = &loaded.session.state;
        if state.phase != Phase::Over {
            return Err(Say::plain("next-not-yet"));
        }
        if state.host.user != person.user {
            let host = crate::view::names::escape(&state.host.name);
            return Err(Say::with("only-host-rematch", "host", host));
        }
        let invited = state
            .players
            .iter()
            .filter_map(|p| Some(Guest { user: p.user?, name: p.name.clone() }))
            .filter(|guest| guest.user != person.user)
            .collect();
        let open = Open {
            person: person.clone(),
            place: super::request::Place {
                guild: state.guild,
                guild_name: state.guild_name.clone(),
                channel: state.channel,
                locale: state.locale.clone(),
            },
            settings: state.settings.clone(),
            thread: false,
            code: state.players.iter().filter_map(|p| Some((p.name.clone(), p.code?))).collect(),
        };
        Ok((open, invited))
    }
}

/// Whether the token of a request stands for a message that its person alone sees, also when the
/// answer is late: at a public message only the buttons that are answered privately give such a one.
fn stands_for_private(ask: &Ask) -> bool {
    match ask.under.map(|under| under.kind) {
        Some(UnderKind::Public) => {
            matches!(ask.what, What::Press(_, Verb::Hand | Verb::Back))
        }
        Some(UnderKind::Direct | UnderKind::Ephemeral) | None => true,
    }
}

//! What a person gets for what they asked: one step of the table, committed, put into words.

use super::actor::TableActor;
use super::outbox::{RowStage, refresh_key};
use super::persistence::TRIES;
use super::surfaces::SurfacePlace;
use crate::store::{CommitError, StoreError};
use crate::tools::reply::PrivateReply;
use crate::tools::request::{Answer, TableRequest};
use crate::view::table_view::TableView;
use crate::view::table_view::sentence;
use crate::view::{Message, Patch, Words};
use crate::view::{any, bots, playing, setup as view_setup};
use games::SeatNo;
use pictures::Scene;
use table::command::Open;
use table::notice::hand_key;
use table::setup;
use table::state::{Dm, Guest, Phase};
use table::{Effects, Notice, Person, Reply, Say, Session, TableCommand, UnderKind};
use values::Millis;

impl TableActor {
    /// The language of somebody at this table, about its game.
    pub(crate) fn words_for(&self, person: &Person) -> Words {
        let words = Words::of(&person.locale);
        match &self.loaded {
            Some(loaded) => words.about(loaded.session.state.settings.rules.kind()),
            None => words,
        }
    }

    /// Does what somebody asks; nothing is answered before it is committed. If the database knows the
    /// table better than memory does, the same is asked of the table as it is now.
    pub(crate) async fn ask(&mut self, request: &TableRequest) -> Answer {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_to_ask(request).await {
                Ok(answer) => return answer,
                Err(CommitError::AlreadyHandled) => return Answer::Nothing,
                Err(CommitError::Outdated) if tries < TRIES => {
                    tracing::debug!(table = %self.id, "the table has changed meanwhile");
                }
                Err(error) => {
                    tracing::error!(table = %self.id, %error, "a step was not committed");
                    let words = self.words_for(&request.asked.person);
                    return Answer::Private(Message::text(words.say("cannot-save", &[])));
                }
            }
        }
    }

    /// What somebody reads whose table cannot be loaded.
    pub(crate) fn not_loaded(
        &self,
        words: &Words,
        asked: &TableCommand,
        error: &StoreError,
    ) -> Answer {
        let id = match error {
            // Only the last page of a match asks for these: it is kept no longer.
            StoreError::NoTable(_)
                if matches!(
                    asked,
                    TableCommand::Record | TableCommand::Verify | TableCommand::Rematch
                ) =>
            {
                "match-gone"
            }
            // A button of a table that is gone, or never was here.
            StoreError::NoTable(_) => "old-button",
            StoreError::Damaged(_) => {
                tracing::error!(table = %self.id, %error, "a table is damaged");
                "stopped-damaged"
            }
            _ => {
                tracing::error!(table = %self.id, %error, "a table cannot be read");
                let unreadable = matches!(error, StoreError::Unreadable(_));
                if unreadable { "out-of-order" } else { "cannot-save" }
            }
        };
        Answer::Private(Message::text(words.say(id, &[])))
    }

    async fn try_to_ask(&mut self, request: &TableRequest) -> Result<Answer, CommitError> {
        let words = self.words_for(&request.asked.person);
        let sorry = |id| Answer::Private(Message::text(words.say(id, &[])));
        if let Err(error) = self.load().await {
            return Ok(self.not_loaded(&words, &request.asked.command, &error));
        }
        let now = self.clock.now();
        if request.is_too_late(now) {
            return Ok(Answer::Nothing);
        }
        let mut fx = Effects::default();
        let Some(loaded) = &mut self.loaded else {
            return Ok(sorry("out-of-order"));
        };
        let session = &mut loaded.session;
        if request.key.is_some_and(|key| key != session.tag.key) {
            return Ok(sorry("old-button"));
        }
        let seat = session.state.seat_of(request.asked.person.user);
        let reply = session.ask(&request.asked, now, &mut self.rng, &mut fx);
        // A lobby that was not posted yet is not needed any more, and nothing waits behind it.
        if session.game.is_some()
            && let Some(lobby) = self.outbox.keyed_mut("lobby")
        {
            lobby.due_at = lobby.due_at.min(now);
        }
        if matches!(reply, Reply::Lobby) {
            // Answers to clicks at the same moment may overtake each other: the message is put
            // right a little later.
            let due = if request.asked.under.is_some() { now + setup::LOBBY_DELAY } else { now };
            fx.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, due);
        }
        if let (Reply::Hand(_) | Reply::Picking(_), Some(seat), Some(under)) =
            (&reply, seat, request.asked.under)
            && under.kind == UnderKind::Direct
        {
            session.direct_message_pressed(seat, under, now, &mut fx);
            self.closed_dms.forget(request.asked.person.user);
        }
        self.commit(fx, (!request.claimed).then_some(request.interaction), now).await?;
        Ok(self.answer(request, reply, now).await)
    }

    /// What the person gets, in words.
    async fn answer(&mut self, request: &TableRequest, reply: Reply, now: Millis) -> Answer {
        let words = self.words_for(&request.asked.person);
        self.note_click(request, &reply, now);
        let Some(loaded) = &self.loaded else {
            return Answer::Nothing;
        };
        let session = &loaded.session;
        let ephemeral = request.asked.under.is_some_and(|u| u.kind == UnderKind::Ephemeral);
        match reply {
            Reply::Say(say) => {
                let text = sentence(&words, &say);
                if ephemeral && request.asked.command == TableCommand::Stop {
                    // The question has been answered: its button goes.
                    return Answer::Update(Message::text(text).into());
                }
                Answer::Private(Message::text(text))
            }
            Reply::Lobby
                if request.asked.under.is_some_and(|u| Some(u.message) == session.state.lobby) =>
            {
                match self.lobby().await {
                    Some(lobby) => Answer::Update(lobby.into()),
                    None => Answer::Nothing,
                }
            }
            Reply::Lobby => {
                let joined = session.state.seat_of(request.asked.person.user).is_some();
                let id = match request.asked.command {
                    TableCommand::Cut => "cut-done",
                    _ if joined => "joined-lobby",
                    _ => "left-lobby",
                };
                Answer::Private(Message::text(words.say(id, &[])))
            }
            Reply::CannotStart(found) => {
                let values = [
                    ("seats", session.state.players.len().into()),
                    ("reasons", playing::reasons(&words, &found).into()),
                ];
                Answer::Private(Message::text(words.say("cannot-start", &values)))
            }
            Reply::SetUp(at) => {
                let state = &session.state;
                let found = state.settings.contradictions(state.players.len());
                panel(request, view_setup::panel(&words, session.tag, &state.settings, &found, &at))
            }
            Reply::Bots(change) => {
                let mut faces = Vec::new();
                for (name, number) in bots::faces(&change) {
                    // Who cannot be painted comes all the same.
                    let face = self.pictures.paint(Scene::Portrait(number)).await;
                    faces.extend(face.map(|face| (name, face)));
                }
                match &self.loaded {
                    Some(loaded) => panel(
                        request,
                        TableView::of(&loaded.session).bots_panel(&words, &change, &faces),
                    ),
                    None => Answer::Nothing,
                }
            }
            Reply::Rules => {
                let rules = session.state.settings.rules.clone();
                let example = any::rules(&rules).example(&words);
                match self.pictures.paint(example).await {
                    Some(picture) => Answer::Private(any::rules(&rules).rules(&words, picture)),
                    None => Answer::Private(Message::text(words.say("out-of-order", &[]))),
                }
            }
            Reply::Picking(card) => self.show_hand(request, None, Some(card), now).await,
            Reply::Hand(note) => self.show_hand(request, note, None, now).await,
            Reply::ConfirmStop => Answer::Private(TableView::of(session).stop_question(&words)),
            Reply::Stripped => Answer::Update(Patch { rows: Some(Vec::new()), ..Patch::default() }),
            Reply::Record => {
                let record = TableView::of(session).record_message(&words);
                let none = || Message::text(words.say("match-ended", &[]));
                Answer::Private(record.unwrap_or_else(none))
            }
            Reply::Verify => Answer::Private(self.verified(&words).await),
            Reply::Unchanged => Answer::Update(Patch::default()),
        }
    }

    /// The person's hand, in the message under the button if that is theirs alone.
    async fn show_hand(
        &mut self,
        request: &TableRequest,
        note: Option<Say>,
        picked: Option<String>,
        now: Millis,
    ) -> Answer {
        let words = self.words_for(&request.asked.person);
        let ended = || Answer::Private(Message::text(words.say("match-ended", &[])));
        let Some(session) = self.loaded.as_ref().map(|loaded| &loaded.session) else {
            return ended();
        };
        let seat = session.state.seat_of(request.asked.person.user);
        let scene =
            seat.and_then(|seat| TableView::of(session).hand_scene(seat, picked.as_deref()));
        let (Some(seat), Some(scene)) = (seat, scene) else {
            return ended();
        };
        let Some(picture) = self.pictures.paint(scene).await else {
            return Answer::Private(Message::text(words.say("out-of-order", &[])));
        };
        let Some(session) = self.loaded.as_ref().map(|loaded| &loaded.session) else {
            return ended();
        };
        self.surfaces.shows(seat, session.state.step, picked.clone());
        let Some(letter) = TableView::of(session).letter(seat, note.as_ref(), picked, picture)
        else {
            return ended();
        };
        // One press on a page is enough for a quarter of an hour.
        // Who joins again at a public message is answered beside it, whatever happens: a late answer
        // to that button stands for the message that everybody sees.
        let free_page = match &request.asked.command {
            TableCommand::Join => false,
            TableCommand::Hand => request
                .asked
                .under
                .is_none_or(|under| self.surfaces.page(under.message, now).is_some()),
            _ => true,
        };
        let (place, answer) = match request.asked.under.map(|under| (under.kind, under.message)) {
            Some((UnderKind::Direct, _)) => (SurfacePlace::Direct, None),
            Some((UnderKind::Ephemeral, message)) => (SurfacePlace::Whisper(Some(message)), None),
            Some((UnderKind::Public, page)) if !free_page => {
                // What the token stands for is only known once the answer is there: for the page, if
                // the hand came beside it; for the hand, if it came late.
                self.surfaces.beside(request.asked.person.user, request.interaction, page);
                return Answer::Beside(letter);
            }
            Some((UnderKind::Public, _)) | None => {
                (SurfacePlace::Whisper(None), Some(Answer::Hand(self.id, letter.clone())))
            }
        };
        if let Some(click) = request.asked.under.and_then(|under| under.answer_to) {
            self.surfaces.clicked_on(seat, click);
        }
        if !self.is_on_an_older_message(request) {
            let way = PrivateReply { token: request.token.clone(), message: None };
            self.hand_is_at(seat, way, place, answer.is_some(), now);
        }
        answer.unwrap_or(Answer::HandHere(self.id, letter))
    }

    /// Whether a button of a direct message was pressed below which a newer one stands: that one shows
    /// the hand from now on, and the older one goes.
    fn is_on_an_older_message(&self, request: &TableRequest) -> bool {
        let session = self.loaded.as_ref().map(|loaded| &loaded.session);
        let player = session.and_then(|session| {
            session.state.player(session.state.seat_of(request.asked.person.user)?)
        });
        let Some((under, player)) = request.asked.under.zip(player) else { return false };
        let newer = matches!(player.dm, Dm::Message { message, .. } if message > under.message);
        under.kind == UnderKind::Direct && newer
    }

    /// What a click leaves behind: a token, and the promise of an answer.
    fn note_click(&mut self, request: &TableRequest, reply: &Reply, now: Millis) {
        let user = request.asked.person.user;
        if request.asked.place.is_some() {
            self.surfaces.person_clicked(user, request.token.clone(), now);
        }
        // Only where the answer changes the message under the button does the token stand for it.
        let changes = |message| match reply {
            Reply::Lobby => {
                self.loaded.as_ref().is_some_and(|l| l.session.state.lobby == Some(message))
            }
            Reply::Stripped | Reply::Unchanged => true,
            _ => false,
        };
        if let Some(under) = request.asked.under.filter(|under| changes(under.message))
            && under.kind == UnderKind::Public
        {
            self.surfaces.page_clicked(under.message, request.token.clone(), now);
        }
        if matches!(reply, Reply::Hand(_) | Reply::Picking(_))
            && !self.is_on_an_older_message(request)
        {
            let seat = self.loaded.as_ref().and_then(|l| l.session.state.seat_of(user));
            // A hand that is being shown anew may arrive behind the answer, and hide what that shows.
            let refreshing = seat.and_then(|seat| self.outbox.keyed(&refresh_key(seat)));
            let crossed = refreshing.is_some_and(|row| matches!(row.stage, RowStage::UnderWay));
            self.surfaces.answering(user, request.interaction, crossed, now);
            if let Some(row) = seat.and_then(|seat| self.outbox.keyed_mut(&hand_key(seat))) {
                row.note = if let Reply::Hand(note) = reply { note.clone() } else { None };
                // Should it stand there already, it is to say what holds now.
                if matches!(row.stage, RowStage::Waiting) && !row.in_doubt {
                    row.covered_by = Some(request.interaction);
                }
            }
        }
        let seats: Vec<SeatNo> = self
            .loaded
            .as_ref()
            .and_then(|loaded| loaded.session.game.as_ref())
            .map(|game| game.awaited().iter().filter(|a| a.chosen).map(|a| a.seat).collect())
            .unwrap_or_default();
        // Those who have chosen see who is still waited for, as far as that costs nothing.
        let waits = self.outbox.keyed(table::session::WAITING).is_some();
        for seat in seats.into_iter().filter(|_| waits) {
            let owner = self.loaded.as_ref().and_then(|l| l.session.state.player(seat)?.user);
            let sent = self
                .outbox
                .keyed(&hand_key(seat))
                .is_some_and(|row| matches!(row.stage, RowStage::Waiting));
            if owner != Some(user) && !sent && self.surfaces.hand(seat, now).is_some() {
                self.outbox.refresh(seat, now + table::session::WAITING_DELAY, now);
            }
        }
    }

    /// The same people once more: who is asked to the new table.
    pub(crate) async fn rematch(
        &mut self,
        request: &TableRequest,
    ) -> Result<(Open, Vec<Guest>), Answer> {
        let loaded = self.load().await;
        // Only now it is known which game is spoken of.
        let words = self.words_for(&request.asked.person);
        if let Err(error) = loaded {
            return Err(self.not_loaded(&words, &request.asked.command, &error));
        }
        let refused = |id| Answer::Private(Message::text(words.say(id, &[])));
        let Some(loaded) = &self.loaded else { return Err(refused("out-of-order")) };
        let session: &Session = &loaded.session;
        let state = &session.state;
        let here = request
            .asked
            .place
            .as_ref()
            .is_some_and(|place| place.guild == state.guild && place.channel == state.channel);
        let here = here || state.private;
        if request.key != Some(session.tag.key) || !here {
            return Err(refused("old-button"));
        }
        if state.phase != Phase::Over {
            return Err(refused("next-not-yet"));
        }
        let person: &Person = &request.asked.person;
        if state.seat_of(person.user).is_none() || state.removed.contains(&person.user) {
            return Err(refused("only-players-rematch"));
        }
        let invited = state
            .players
            .iter()
            .filter_map(|p| Some(Guest { user: p.user?, name: p.name.clone() }))
            .filter(|guest| guest.user != person.user && !state.removed.contains(&guest.user))
            .collect();
        let open = Open {
            person: person.clone(),
            place: table::Place {
                guild: state.guild,
                guild_name: state.guild_name.clone(),
                channel: state.channel,
                locale: state.locale.clone(),
            },
            settings: state.settings.clone(),
            parent: state.parent,
            private: state.private,
            bots: state.players.iter().filter_map(|p| Some((p.name.clone(), p.bot?))).collect(),
        };
        Ok((open, invited))
    }
}

/// A panel that only its person sees: in place of the one under the button, or a new one.
fn panel(request: &TableRequest, panel: Message) -> Answer {
    match request.asked.under.map(|u| u.kind) {
        Some(UnderKind::Ephemeral) => Answer::Update(panel.into()),
        _ => Answer::Private(panel),
    }
}

//! The messages in which people look at their hands: answers that show one arrive, late, or never,
//! and a hand that is shown elsewhere says so where it was.

use super::Post;
use super::notes::NoteBy;
use super::outbox::refresh_key;
use super::row::RowStage;
use super::surfaces::{Answered, HandShown, Surface, SurfacePlace};
use crate::tables::ledger::Ledger;
use crate::tools::Answer;
use crate::tools::reply::{PrivateReply, ReplyToken};
use crate::tools::request::TableRequest;
use games::SeatNo;
use table::notice::{Queued, hand_key};
use table::state::Dm;
use table::{Notice, Reply, Say, Session, TableCommand, UnderKind};
use values::{InteractionId, Millis, UserId};
use view::table_view::TableView;
use view::{Message, Words};

impl Post {
    /// A hand was sent, or an answer with one has arrived. Where another process has changed the
    /// table meanwhile, it may have told its owner more than what now stands there.
    pub(super) async fn hand_landed(
        &mut self,
        ledger: &mut Ledger,
        seat: SeatNo,
        shown: HandShown,
    ) {
        self.crossed.insert(seat, shown);
        // What comes from now on comes after it.
        let current = ledger.is_current().await.unwrap_or(false);
        match ledger.session().filter(|_| current) {
            Some(session) => self.send_what_crossed(session),
            // With that the table is read anew. The one that keeps it is told to.
            None if self.outbox.is_guest() => self.notes.soon(self.clock.now(), NoteBy::Now),
            None => {}
        }
    }

    /// The table is known as it is now: hands that show an earlier moment are sent again.
    pub(super) fn send_what_crossed(&mut self, session: &Session) {
        let now = self.clock.now();
        for (seat, shown) in std::mem::take(&mut self.crossed) {
            if self.composer.hand_shown(session, seat) == shown {
                continue;
            }
            if self.outbox.is_guest() {
                self.outbox.refresh(seat, now, now);
                continue;
            }
            if let Some(row) = self.outbox.keyed_mut(&hand_key(seat)) {
                // Until it is sent, somebody else may take it back.
                row.due_at = row.due_at.min(now);
                self.crossed.insert(seat, shown);
                continue;
            }
            self.send_hand(seat);
            if let Some(row) = self.outbox.keyed_mut(&hand_key(seat))
                && let Some(Dm::Message { message, .. }) =
                    session.state().player(seat).map(|p| p.dm)
            {
                // Nobody is called again.
                row.stands = Some(message);
            }
        }
    }

    /// A seat's hand is sent at once.
    fn send_hand(&mut self, seat: SeatNo) {
        let now = self.clock.now();
        let notice = Notice::Hand { seat, if_free: false };
        let lane = table::session::hand_lane(seat);
        let queued = Queued { lane, key: hand_key(seat), notice, due_at: now };
        self.outbox.put(queued, now);
        self.note_soon();
    }

    /// Notes that a seat's owner looks at their hand here from now on. The message in which they
    /// looked before tells them that it has moved.
    fn hand_is_at(
        &mut self,
        session: Option<&Session>,
        seat: SeatNo,
        surface: Surface,
        new: bool,
        now: Millis,
    ) {
        if let Some(before) = self.surfaces.hand_shown(seat, surface, new, now) {
            self.outbox.retire(seat, before, now);
            return;
        }
        self.say_moved(session, seat, now);
    }

    /// Makes the direct message that shows a hand say so when the owner looks at it elsewhere.
    pub(super) fn say_moved(&mut self, session: Option<&Session>, seat: SeatNo, now: Millis) {
        let whispered = (self.surfaces.hand(seat, now))
            .is_some_and(|surface| matches!(surface.place, SurfacePlace::Whisper(_)));
        let stands = session
            .and_then(|session| session.state().player(seat))
            .is_some_and(|player| matches!(player.dm, Dm::Message { .. }) && !player.dm_moved);
        if stands && whispered {
            let (lane, key) = (moved_key(seat), moved_key(seat));
            let notice = Notice::Moved { seat };
            self.outbox.put(Queued { lane, key, notice, due_at: now }, now);
            self.note_soon();
        }
    }

    /// The key of the row that says so, while that is still to be sent.
    pub(in crate::tables) fn to_say_moved(&self, seat: SeatNo) -> Option<String> {
        Some(moved_key(seat)).filter(|key| self.outbox.keyed(key).is_some())
    }

    /// The answer that showed somebody their hand has arrived: it need not be sent to them again.
    pub(in crate::tables) async fn hand_arrived(
        &mut self,
        ledger: &mut Ledger,
        user: UserId,
        click: InteractionId,
        way: Option<PrivateReply>,
    ) {
        let (now, session) = (self.clock.now(), ledger.session());
        let Answered { latest, crossed } = self.surfaces.answered(user, click);
        // A message of its own number came beside the page; without one, the token is the hand's.
        let beside = way.as_ref().filter(|way| way.message.is_some());
        self.answered_beside(user, click, beside.map(|way| way.token.clone()), now);
        let Some(seat) = session.and_then(|session| session.state().seat_of(user)) else {
            return;
        };
        if let Some(way) = way {
            // Somebody who has clicked again meanwhile looks at the later answer.
            let place = SurfacePlace::Whisper(way.message);
            let surface = Surface::new(way, place, Some(click), now);
            if latest {
                self.hand_is_at(session, seat, surface, true, now);
            } else if !self.surfaces.looks_at(seat, click) {
                self.surfaces.hand_was_shown(seat, surface.clone());
                self.outbox.retire(seat, surface, now);
            }
        }
        if latest {
            self.crossed.remove(&seat);
            let key = hand_key(seat);
            let waits = self.outbox.keyed(&key).filter(|row| {
                row.covered_by == Some(click) && !matches!(row.stage, RowStage::UnderWay)
            });
            if let Some((no, version)) = waits.map(|row| (row.no, row.version)) {
                self.outbox.done(no, version);
                self.note_with_step(session);
            }
        }
        self.answers_are_there(user, seat, crossed, now);
        // Another process sends what is stored, and may have sent a later hand before this came.
        if latest
            && self.outbox.is_guest()
            && let Some(shown) = self.surfaces.shown(seat).cloned()
        {
            self.hand_landed(ledger, seat, shown).await;
        }
    }

    /// The answer to a click on a page has come, beside the page where there is a token, or never
    /// will.
    fn answered_beside(
        &mut self,
        user: UserId,
        click: InteractionId,
        token: Option<ReplyToken>,
        now: Millis,
    ) {
        if let Some(page) = self.surfaces.answered_beside(user, click, token, now) {
            self.outbox.no_longer_awaits(page, now);
        }
    }

    /// Lets the rows go on that have waited for the answers to somebody's clicks, once none is on
    /// its way.
    fn answers_are_there(
        &mut self,
        user: UserId,
        seat: SeatNo,
        crossed: Option<Option<Say>>,
        now: Millis,
    ) {
        if self.surfaces.is_answering(user, now) {
            return;
        }
        self.outbox.retire_now(seat, now);
        if let Some(row) = self.outbox.keyed_mut(&hand_key(seat)) {
            row.due_at = row.due_at.min(now);
        } else if let Some(note) = crossed {
            // The answer to an earlier click may stand where that to the later one was.
            self.outbox.refresh(seat, now, now);
            if let Some(row) = self.outbox.keyed_mut(&refresh_key(seat)) {
                row.note = note;
            }
        }
    }

    /// It has not: the hand is sent at once.
    pub(in crate::tables) fn hand_lost(
        &mut self,
        session: Option<&Session>,
        user: UserId,
        click: InteractionId,
    ) {
        let Answered { latest, crossed } = self.surfaces.answered(user, click);
        let now = self.clock.now();
        self.answered_beside(user, click, None, now);
        let Some(seat) = session.and_then(|session| session.state().seat_of(user)) else {
            return;
        };
        if !latest {
            return self.answers_are_there(user, seat, crossed, now);
        }
        // The token of an answer that never came changes nothing.
        self.surfaces.hand_unseen(seat, click);
        self.outbox.retire_now(seat, now);
        if let Some(row) = self.outbox.keyed_mut(&hand_key(seat)) {
            row.due_at = row.due_at.min(now);
            return;
        }
        self.send_hand(seat);
    }

    /// The person's hand, in the message under the button if that is theirs alone.
    pub(in crate::tables) async fn show_hand(
        &mut self,
        session: &Session,
        request: &TableRequest,
        note: Option<Say>,
        picked: Option<String>,
        now: Millis,
    ) -> Answer {
        let person = &request.asked.person;
        let words = Words::of(&person.locale).about(session.state().settings.rules.kind());
        let ended = || Answer::Private(Message::text(words.say("match-ended", &[])));
        let seat = session.state().seat_of(request.asked.person.user);
        self.composer.learn_wishes(session).await;
        let scene =
            seat.and_then(|seat| self.composer.hand_scene(session, seat, picked.as_deref()));
        let (Some(seat), Some(scene)) = (seat, scene) else {
            return ended();
        };
        let Some(picture) = self.paint(scene).await else {
            return Answer::Private(Message::text(words.say("out-of-order", &[])));
        };
        self.surfaces.shows(seat, self.composer.hand_shown(session, seat), picked.clone());
        let note = self.composer.note_or_earned(session, seat, note).await;
        let Some(letter) = TableView::of(session).letter(seat, note.as_ref(), picked, picture)
        else {
            return ended();
        };
        // One press on a page is enough for a quarter of an hour, unless the page has no other way
        // to be changed: the later the last one, the better. A person who joins again at a
        // public message is answered beside it, whatever happens: a late answer to that button
        // stands for the message that everybody sees.
        let by_clicks = session.state().moves_by_clicks();
        let free_page = match &request.asked.command {
            TableCommand::Join => false,
            TableCommand::Hand => request
                .asked
                .under
                .is_none_or(|under| !by_clicks && self.surfaces.page(under.message, now).is_some()),
            _ => true,
        };
        let (place, answer) = match request.asked.under.map(|under| (under.kind, under.message)) {
            Some((UnderKind::Direct, _)) => (SurfacePlace::Direct, None),
            Some((UnderKind::Ephemeral, message)) => (SurfacePlace::Whisper(Some(message)), None),
            Some((UnderKind::Public, page)) if !free_page => {
                // The message that the token stands for is only known once the answer is there: the
                // page, if the hand came beside it; the hand, if it came late.
                self.surfaces.beside(request.asked.person.user, request.interaction, page, now);
                return Answer::Beside(letter);
            }
            Some((UnderKind::Public, _)) | None => {
                (SurfacePlace::Whisper(None), Some(Answer::Hand(self.id, letter.clone())))
            }
        };
        if let Some(click) = request.asked.under.and_then(|under| under.answer_to) {
            self.surfaces.clicked_on(seat, click);
        }
        if !is_on_an_older_message(session, request) {
            let way = PrivateReply { token: request.token.clone(), message: None };
            let surface = Surface::new(way, place, Some(request.interaction), now);
            self.hand_is_at(Some(session), seat, surface, answer.is_some(), now);
        }
        answer.unwrap_or(Answer::HandHere(self.id, letter))
    }

    /// Notes what a click leaves behind: a token, and the promise of an answer.
    pub(in crate::tables) fn note_click(
        &mut self,
        session: &Session,
        request: &TableRequest,
        reply: &Reply,
        now: Millis,
    ) {
        let user = request.asked.person.user;
        let here = request.token.channel() == session.state().channel;
        // A private match is wherever its player is, also in a direct message.
        if here || session.state().private {
            self.surfaces.person_clicked(user, request.token.clone(), now);
        }
        if here {
            self.surfaces.door(request.token.clone(), now);
        }
        // Only where the answer changes the message under the button does the token stand for it.
        let changes = |message| match reply {
            Reply::Lobby => session.state().lobby == Some(message),
            Reply::Stripped | Reply::Unchanged => true,
            _ => false,
        };
        if let Some(under) = request.asked.under.filter(|under| changes(under.message))
            && under.kind == UnderKind::Public
        {
            self.surfaces.page_clicked(under.message, request.token.clone(), now);
        }
        if matches!(reply, Reply::Hand(_) | Reply::Picking(_))
            && !is_on_an_older_message(session, request)
        {
            let seat = session.state().seat_of(user);
            // A hand that is on its way may arrive behind the answer, and hide what that shows.
            let under_way = |key: String| {
                self.outbox.keyed(&key).is_some_and(|row| matches!(row.stage, RowStage::UnderWay))
            };
            let crossed =
                seat.is_some_and(|seat| under_way(refresh_key(seat)) || under_way(hand_key(seat)));
            let note = if let Reply::Hand(note) = reply { note.clone() } else { None };
            self.surfaces.answering(user, (request.interaction, note.clone()), crossed, now);
            if let Some(row) = seat.and_then(|seat| self.outbox.keyed_mut(&hand_key(seat))) {
                row.note = note;
                // Should it stand there already, it is to say what holds now.
                if matches!(row.stage, RowStage::Waiting) && !row.in_doubt {
                    row.covered_by = Some(request.interaction);
                }
            }
        }
        let seats: Vec<SeatNo> = session
            .game()
            .map(|game| game.awaited().iter().filter(|a| a.chosen).map(|a| a.seat).collect())
            .unwrap_or_default();
        // Those who have chosen see who is still waited for, as far as that costs nothing.
        let waits = [table::session::WAITING, table::session::LINE]
            .iter()
            .any(|key| self.outbox.keyed(key).is_some());
        for seat in seats.into_iter().filter(|_| waits) {
            // Whoever isn't here any more has no business with what is played for them.
            let here = session.state().player(seat).filter(|player| player.is_here());
            let Some(owner) = here.and_then(|player| player.user) else { continue };
            let sent = self
                .outbox
                .keyed(&hand_key(seat))
                .is_some_and(|row| matches!(row.stage, RowStage::Waiting));
            if owner != user && !sent && self.surfaces.hand(seat, now).is_some() {
                self.outbox.refresh(seat, now + table::session::WAITING_DELAY, now);
            }
        }
    }
}

/// The key of the row that says that a seat's hand has moved.
fn moved_key(seat: SeatNo) -> String {
    format!("moved:{seat}")
}

/// Whether a button of a direct message was pressed below which a newer one stands: that one shows
/// the hand from now on, and the older one goes.
fn is_on_an_older_message(session: &Session, request: &TableRequest) -> bool {
    let seat = session.state().seat_of(request.asked.person.user);
    let player = seat.and_then(|seat| session.state().player(seat));
    let Some((under, player)) = request.asked.under.zip(player) else { return false };
    let newer = matches!(player.dm, Dm::Message { message, .. } if message > under.message);
    under.kind == UnderKind::Direct && newer
}

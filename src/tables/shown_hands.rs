//! Where people look at their hands: answers that show one arrive, late, or never, and a hand that is
//! shown elsewhere says so where it was.

use super::actor::TableActor;
use super::outbox::RowStage;
use super::surfaces::{Answered, SurfacePlace};
use crate::tools::reply::PrivateReply;
use games::SeatNo;
use table::Notice;
use table::notice::{Queued, hand_key};
use table::state::Dm;
use values::Millis;
use values::{InteractionId, UserId};

impl TableActor {
    /// A seat's owner looks at their hand here from now on. Where they looked before, they are told
    /// that it has moved.
    pub(crate) fn hand_is_at(
        &mut self,
        seat: SeatNo,
        reply: PrivateReply,
        place: SurfacePlace,
        new: bool,
        now: Millis,
    ) {
        if let Some(before) = self.surfaces.hand_shown(seat, reply, place, new, now) {
            self.outbox.retire(seat, before.reply, before.place, now);
            return;
        }
        self.say_moved(seat, now);
    }

    /// Where a direct message shows a hand that its owner looks at elsewhere, it says so.
    pub(crate) fn say_moved(&mut self, seat: SeatNo, now: Millis) {
        let whispered = (self.surfaces.hand(seat, now))
            .is_some_and(|surface| matches!(surface.place, SurfacePlace::Whisper(_)));
        let stands = (self.loaded.as_ref())
            .and_then(|loaded| loaded.session.state.player(seat))
            .is_some_and(|player| matches!(player.dm, Dm::Message { .. }) && !player.dm_moved);
        if stands && whispered {
            let (lane, key) = (format!("moved:{seat}"), format!("moved:{seat}"));
            let notice = Notice::Moved { seat };
            self.outbox.put(Queued { lane, key, notice, due_at: now }, now);
            self.note_soon();
        }
    }

    /// The answer that showed somebody their hand has arrived: it need not be sent to them again.
    pub(crate) fn hand_arrived(
        &mut self,
        user: UserId,
        click: InteractionId,
        way: Option<PrivateReply>,
    ) {
        let Some(seat) = self.loaded.as_ref().and_then(|l| l.session.state.seat_of(user)) else {
            return;
        };
        let now = self.clock.now();
        let Answered { latest, crossed } = self.surfaces.answered(user, click);
        if let Some(way) = way {
            // A message of its own number came beside the page; without one, the token is the hand's.
            if way.message.is_some() {
                self.surfaces.came_beside(user, click, way.token.clone(), now);
            }
            // Somebody who has clicked again meanwhile looks at the later answer.
            let place = SurfacePlace::Whisper(way.message);
            if latest {
                self.hand_is_at(seat, way, place, true, now);
            } else if !self.surfaces.looks_at(seat, click) {
                self.outbox.retire(seat, way, place, now);
            }
        }
        if latest {
            let key = hand_key(seat);
            let waits = self.outbox.keyed(&key).filter(|row| {
                row.covered_by == Some(click) && !matches!(row.stage, RowStage::UnderWay)
            });
            if let Some((no, version)) = waits.map(|row| (row.no, row.version)) {
                self.outbox.done(no, version);
                self.note_soon();
            }
        }
        self.answers_are_there(user, seat, crossed, now);
    }

    /// What has waited for the answers to somebody's clicks goes on once none is on its way.
    fn answers_are_there(&mut self, user: UserId, seat: SeatNo, crossed: bool, now: Millis) {
        if self.surfaces.is_answering(user, now) {
            return;
        }
        if let Some(row) = self.outbox.keyed_mut(&hand_key(seat)) {
            row.due_at = row.due_at.min(now);
        } else if crossed {
            // The answer to an earlier click may stand where that to the later one was.
            self.outbox.refresh(seat, now, now);
        }
    }

    /// It has not: the hand is sent at once.
    pub(crate) fn hand_lost(&mut self, user: UserId, click: InteractionId) {
        let Answered { latest, crossed } = self.surfaces.answered(user, click);
        let now = self.clock.now();
        let Some(seat) = self.loaded.as_ref().and_then(|l| l.session.state.seat_of(user)) else {
            return;
        };
        if !latest {
            return self.answers_are_there(user, seat, crossed, now);
        }
        // The token of an answer that never came changes nothing.
        self.surfaces.hand_unseen(seat);
        if let Some(row) = self.outbox.keyed_mut(&hand_key(seat)) {
            row.due_at = row.due_at.min(now);
            return;
        }
        let notice = Notice::Hand { seat, if_free: false };
        let lane = table::session::hand_lane(seat);
        let queued = Queued { lane, key: hand_key(seat), notice, due_at: now };
        self.outbox.put(queued, now);
        self.note_soon();
    }
}

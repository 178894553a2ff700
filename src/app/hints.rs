//! Hints at the table: who may have one, and what is remembered of it.
//!
//! That somebody asked is stored before the hint is worked out: whoever sees one is marked in the
//! result, also when the process dies in between.

use super::actor::TableActor;
use super::clock::Millis;
use super::protocol::HintRequest;
use super::request::{Answer, Person};
use super::session::{Effects, Say, Session};
use super::state::Phase;
use crate::ids::InteractionId;
use crate::store::CommitError;
use crate::view::board::Pause;
use crate::view::{Message, Words};

impl Session {
    /// Somebody asks for a hint.
    fn hint(&mut self, person: &Person) -> Result<HintRequest, Say> {
        let state = &mut self.state;
        if state.removed.contains(&person.user) {
            return Err(Say::plain("kicked-out"));
        }
        let Some(seat) = state.seat_of(person.user) else {
            return Err(Say::plain(super::asks::not_seated(state.is_running())));
        };
        if !state.settings.hints {
            return Err(Say::plain("hint-off-match"));
        }
        // Who comes back to a resting match may think about it first.
        let playing =
            matches!(state.phase, Phase::Playing | Phase::Paused(Pause::EverybodyAway, _));
        let view = self.game.as_ref().filter(|_| playing).map(|game| game.seat(seat));
        let view = view.filter(|view| view.decision.is_some());
        let (Some(view), Some(player)) = (view, state.players.get_mut(seat.index())) else {
            return Err(Say::plain("hint-nothing"));
        };
        if player.hints.last != Some(state.step) {
            player.hints.last = Some(state.step);
            player.hints.asked = player.hints.asked.saturating_add(1);
        }
        let seed = self.tag.table.0.rotate_left(32) ^ u64::from(state.step);
        Ok(HintRequest { view, asked: player.hints.asked, seed })
    }
}

impl TableActor {
    /// What somebody asks the coach, noted; or why there is no hint.
    pub(super) async fn hint(
        &mut self,
        person: &Person,
        interaction: InteractionId,
    ) -> Result<HintRequest, Answer> {
        let words = Words::of(&person.locale);
        let no = |id| Answer::Private(Message::text(words.say(id, &[])));
        if let Err(error) = self.load().await {
            tracing::error!(table = %self.id, %error, "a table cannot be read");
            return Err(no("cannot-save"));
        }
        let now: Millis = self.clock.now();
        let loaded = self.loaded.as_mut().ok_or_else(|| no("out-of-order"))?;
        let question = loaded
            .session
            .hint(person)
            .map_err(|say| Answer::Private(Message::text(words.say(say.id, &say.values))))?;
        match self.commit(Effects::default(), Some(interaction), now).await {
            Ok(()) => Ok(question),
            Err(CommitError::AlreadyHandled) => Err(Answer::Nothing),
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a step was not committed");
                Err(no("cannot-save"))
            }
        }
    }
}

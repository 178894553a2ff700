//! Hints at the table: who may have one, and what is remembered of it.
//!
//! That somebody asked is stored before the hint is worked out: whoever sees one is marked in the
//! result, also when the process dies in between.

use games::AnySeat;

use super::board::Pause;
use super::command::Person;
use super::session::Session;
use super::state::Phase;
use super::text::Say;

/// A seat's request to the coach.
pub struct HintRequest {
    /// The view of the seat. The hint goes to the owner of this seat.
    pub view: AnySeat,
    /// In how many decisions of the match it has asked, this one included.
    pub asked: u32,
    /// The same decision gets the same hint.
    pub seed: u64,
}

impl Session {
    /// Somebody asks for a hint.
    /// Errors: why there is none.
    pub fn hint(&mut self, person: &Person) -> Result<HintRequest, Say> {
        let state = &mut self.state;
        if state.removed.contains(&person.user) {
            return Err(Say::plain("kicked-out"));
        }
        let Some(seat) = state.seat_of(person.user) else {
            return Err(Say::plain(super::dispatch::not_seated(state.is_running())));
        };
        if !state.settings.hints {
            return Err(Say::plain("hint-off-match"));
        }
        // A person who comes back to a resting match may think about it first.
        let playing =
            matches!(state.phase, Phase::Playing | Phase::Paused(Pause::EverybodyAway, _));
        let view = self.game.as_ref().filter(|_| playing).map(|game| game.seat(seat));
        let view = view.filter(AnySeat::must_decide);
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

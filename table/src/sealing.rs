//! The seal in the hands of a table: cutting the deck, closing it at the start, and what is open of
//! it.

use games::AnyRecord;
use games::sealed::Link;

use super::command::{CommandRequest, Person};
use super::seal::Seal;
use super::session::{Reply, Session};
use super::text::Say;

impl Session {
    /// Somebody at the table cuts the deck.
    pub(super) fn cut(&mut self, person: &Person) -> Reply {
        if self.state.seat_of(person.user).is_none() {
            return Say::plain("not-seated").into();
        }
        // A table of an earlier version has no seal, and no button for this.
        if !self.state.seal.as_mut().is_some_and(Seal::cut) {
            return Say::plain("cut-enough").into();
        }
        Reply::Lobby
    }

    /// Closes the seal when the match starts: from now on nothing comes from outside. The message
    /// that carries the seal counts; where none is known, the click or command.
    pub(super) fn close_seal(&mut self, request: &CommandRequest) {
        let Some(seal) = &mut self.state.seal else { return };
        let source = match self.state.lobby {
            Some(message) => format!("message {message}"),
            None => format!("interaction {}", request.interaction),
        };
        seal.close(&source);
    }

    /// Returns the link that was opened last, and for which game.
    pub fn opened(&self) -> Option<(u32, Link)> {
        let seal = self.state.seal.as_ref()?;
        let game = self.game.as_ref()?;
        let under_way = u32::from(!game.needs_deal() && game.outcome().is_none());
        seal.opened(seal.deals().checked_sub(under_way)?)
    }

    /// The finished match; `None` before its end.
    pub fn record(&self) -> Option<AnyRecord> {
        let names: Vec<String> = self.state.labels().into_iter().map(|seat| seat.name).collect();
        let record = self.game.as_ref()?.record(&names)?;
        Some(match self.state.seal.as_ref().and_then(Seal::seals) {
            Some(seals) => record.with_seals(seals),
            None => record,
        })
    }
}

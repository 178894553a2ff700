//! Public memory of a game: tricks, marriages, and the cards that are proven to be, or not to be,
//! in a hand.

use super::game::Game;
use super::heading::TrickSoFar;
use super::view::{Marriage, Trick};
use super::{Card, Cards, Event, MOST_SEATS, Naming, SeatNo};

/// The public memory of a game.
#[derive(Clone, Default)]
pub(super) struct Memory {
    pub(super) tricks: Vec<Trick>,
    pub(super) marriages: Vec<Marriage>,
    known: [Cards; MOST_SEATS],
    lacks: [Cards; MOST_SEATS],
    /// The trick under way.
    trick: Vec<(SeatNo, Card)>,
}

impl Memory {
    /// Takes in events. `before` is the trick before them, if suit had to be followed; `game` is
    /// the game after them.
    pub(super) fn follow(&mut self, events: &[Event], before: Option<TrickSoFar>, game: &Game) {
        for event in events {
            match event {
                Event::Exchanged { seat, laid, took } => {
                    let known = &mut self.known[seat.index()];
                    known.remove(*laid);
                    known.insert(*took);
                }
                Event::Married { seat, suit, shown, points, .. } => {
                    let (seat, suit, points) = (*seat, *suit, *points);
                    self.marriages.push(Marriage { seat, suit, points });
                    self.known[seat.index()].insert(*shown);
                }
                Event::Played { seat, card } => {
                    self.known[seat.index()].remove(*card);
                    self.trick.push((*seat, *card));
                    if let Some(so_far) = before {
                        let lacks = &mut self.lacks[seat.index()];
                        *lacks = *lacks | game.rules().heading.ruled_out(*card, so_far);
                    }
                }
                Event::TrickTaken { seat, .. } => {
                    let leader = self.trick.first().map_or(*seat, |(leader, _)| *leader);
                    let cards = self.trick.drain(..).map(|(_, card)| card).collect();
                    self.tricks.push(Trick { leader, cards, winner: *seat });
                }
                Event::Drew { seat, turned: Some(card) } => {
                    self.known[seat.index()].insert(*card);
                }
                _ => {}
            }
        }
        if game.rules().naming == Naming::AceOfHearts
            && game.is_naming()
            && let Some((holder, _)) = game.asked()
        {
            self.known[holder.index()].insert(Naming::ACE);
        }
    }

    /// The cards that a seat is known to hold.
    pub(super) fn known(&self, seat: SeatNo) -> Cards {
        self.known.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that a seat is known not to hold.
    pub(super) fn lacks(&self, seat: SeatNo, game: &Game) -> Cards {
        let lacks = self.lacks.get(seat.index()).copied().unwrap_or_default();
        let unnamed = game.rules().naming == Naming::AceOfHearts
            && game.trump().is_none()
            && !game.is_naming();
        if unnamed { lacks | Naming::ACE.into() } else { lacks }
    }
}

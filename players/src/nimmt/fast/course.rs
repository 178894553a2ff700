//! Turns that everybody saw, and how well a mind explains the cards that were played in them.

use super::board::{Board, Hand, MOST_SEATS};
use super::minds::{Mind, Minds, PerMind};
use super::policy::{Prepared, Situation, exponentials};

/// The chance that somebody plays a card that their mind would not.
const SURPRISE: f32 = 0.05;

/// A turn that everybody saw, with what can be added up once for all seats.
struct PreparedTurn {
    /// The table as it was when all chose.
    board: Board,
    situation: Situation,
    prepared: PerMind<Prepared>,
    /// The card of each seat, by seat index; 0 if it played none.
    cards: [u8; MOST_SEATS],
}

/// The turns of a game.
#[derive(Default)]
pub(super) struct Course {
    /// The last one first.
    turns: Vec<PreparedTurn>,
}

impl Course {
    /// Adds the turn before those that are there: the table as it was when all chose, with so many
    /// cards in a hand, and the card of each seat by seat index; 0 if it played none.
    pub(super) fn precede(
        &mut self,
        minds: &Minds,
        board: Board,
        seats: usize,
        hand: usize,
        cards: [u8; MOST_SEATS],
    ) {
        let situation = Situation::new(&board, seats, hand);
        let prepared = PerMind::new(|mind| minds[mind].prepare(&board, &situation));
        self.turns.push(PreparedTurn { board, situation, prepared, cards });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The number of turns.
    pub(super) fn len(&self) -> usize {
        self.turns.len()
    }

    /// The log-likelihood of the cards that a seat played, if it plays like this and holds this
    /// hand after the last turn.
    pub(super) fn explains(&self, minds: &Minds, seat: usize, hand: &Hand, mind: Mind) -> f32 {
        let mut hand = *hand;
        let mut sum = 0.0;
        for turn in &self.turns {
            let played = turn.cards[seat];
            if played == 0 {
                continue;
            }
            hand.insert(played);
            let count = hand.len();
            if count == 1 {
                continue;
            }
            let prepared = &turn.prepared[mind];
            let mut scores = minds[mind].score(&turn.board, &turn.situation, prepared, &hand);
            let total = exponentials(&mut scores, count);
            let at = hand.iter().position(|card| card == played).unwrap_or(0);
            let chance = scores[at] / total;
            sum += ((1.0 - SURPRISE) * chance + SURPRISE / count as f32).ln();
        }
        sum
    }
}

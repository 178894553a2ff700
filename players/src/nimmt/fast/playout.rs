//! A game played on in the head, by everybody as their minds say.

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

use super::board::{Board, Hand, MOST_SEATS};
use super::minds::{Mind, Minds};
use super::policy::{Prepared, Situation, exponentials};

/// A table with nothing hidden.
#[derive(Clone)]
pub(super) struct PlayoutTable {
    pub(super) board: Board,
    pub(super) hands: [Hand; MOST_SEATS],
    pub(super) seats: usize,
    /// How each seat plays, by seat index.
    pub(super) minds: [Mind; MOST_SEATS],
    /// Points of this game so far, by seat index.
    pub(super) points: [u16; MOST_SEATS],
}

/// A card and the index of the seat that plays it.
pub(super) type Play = (u8, u8);

/// The cards of one turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Turn {
    plays: [Play; MOST_SEATS],
    len: usize,
}

impl Turn {
    /// A seat plays a card.
    #[inline(always)]
    pub(super) fn add(&mut self, card: u8, seat: usize) {
        // Kept in the order of placing.
        let mut at = self.len;
        while at > 0 && self.plays[at - 1].0 > card {
            self.plays[at] = self.plays[at - 1];
            at -= 1;
        }
        self.plays[at] = (card, seat as u8);
        self.len += 1;
    }

    /// The cards in the order of placing.
    pub(super) fn plays(&self) -> &[Play] {
        &self.plays[..self.len]
    }
}

impl PlayoutTable {
    /// Shows the cards of a turn and places them.
    #[inline(always)]
    pub(super) fn place(&mut self, turn: &Turn) {
        for (card, _) in turn.plays() {
            self.board.show(*card);
        }
        self.place_unseen(turn);
    }

    /// Places the cards of a turn without showing them: random play does not look at what is
    /// hidden.
    #[inline(always)]
    fn place_unseen(&mut self, turn: &Turn) {
        for (card, seat) in turn.plays() {
            self.points[usize::from(*seat)] += u16::from(self.board.place(*card));
        }
    }

    /// Plays on until all hands are empty, everybody as their minds say.
    pub(super) fn play_on(&mut self, minds: &Minds, rng: &mut SmallRng) {
        while self.hands[..self.seats].iter().any(|hand| hand.len() > 0) {
            let turn = self.draw_turn(None, minds, rng);
            self.place(&turn);
        }
    }

    /// A card of every seat but `except`, taken from their hands.
    #[inline(always)]
    pub(super) fn draw_turn(
        &mut self,
        except: Option<usize>,
        minds: &Minds,
        rng: &mut SmallRng,
    ) -> Turn {
        let mut turn = Turn::default();
        let longest = self.hands[..self.seats].iter().map(Hand::len).max().unwrap_or(0);
        if longest == 1 {
            return self.draw_random_turn(except, rng);
        }
        let situation = Situation::new(&self.board, self.seats, longest);
        let mut prepared: [Option<Prepared>; Mind::COUNT] = [None; Mind::COUNT];
        for (seat, hand) in self.hands[..self.seats].iter_mut().enumerate() {
            if Some(seat) == except || hand.len() == 0 {
                continue;
            }
            let mind = self.minds[seat];
            let policy = &minds[mind];
            let prepared = prepared[mind as usize]
                .get_or_insert_with(|| policy.prepare(&self.board, &situation));
            let mut scores = policy.score(&self.board, &situation, prepared, hand);
            let at = draw(&mut scores, hand.len(), rng);
            turn.add(hand.remove(at), seat);
        }
        turn
    }

    /// Plays on until all hands are empty, everybody at random.
    pub(super) fn play_on_at_random(&mut self, rng: &mut SmallRng) {
        while self.hands[..self.seats].iter().any(|hand| hand.len() > 0) {
            let turn = self.draw_random_turn(None, rng);
            self.place_unseen(&turn);
        }
    }

    /// A random card of every seat but `except`, taken from their hands.
    #[inline(always)]
    pub(super) fn draw_random_turn(&mut self, except: Option<usize>, rng: &mut SmallRng) -> Turn {
        let mut turn = Turn::default();
        for (seat, hand) in self.hands[..self.seats].iter_mut().enumerate() {
            if Some(seat) == except || hand.len() == 0 {
                continue;
            }
            let at = (u64::from(rng.next_u32()) * hand.len() as u64) >> 32;
            turn.add(hand.remove(at as usize), seat);
        }
        turn
    }
}

/// Draws one of the first `count` cards, with probabilities in proportion to e to the power of
/// their scores.
#[inline(always)]
pub(super) fn draw(scores: &mut super::policy::Scores, count: usize, rng: &mut SmallRng) -> usize {
    let sum = exponentials(scores, count);
    let mut left = rng.random::<f32>() * sum;
    for (at, share) in scores[..count].iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return at;
        }
    }
    count - 1
}

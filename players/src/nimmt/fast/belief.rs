//! Guesses at the others' hands: they fit everything that was seen, and the better they explain
//! what was played, the likelier they are.

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

use super::board::{Board, Hand, MOST_SEATS};
use super::policy::{PolicyPair, Prepared, exponentials};

/// The chance that somebody plays a card that the policy would not.
const SURPRISE: f32 = 0.1;

/// One step in so many asks how careful somebody is, not which cards they hold.
const MINDS_CHANGE: usize = 6;

/// A turn that everybody saw.
pub(super) struct Past {
    /// The table as it was when all chose.
    pub(super) board: Board,
    /// The card of each seat, by seat index; 0 if it played none.
    pub(super) cards: [u8; MOST_SEATS],
}

/// The evidence from which the others' hands are guessed.
pub(super) struct Evidence<'a> {
    pub(super) policies: &'a PolicyPair,
    pub(super) seats: usize,
    /// The past turns, with the sums that the two policies prepare for them.
    pub(super) past: Vec<(Past, [Prepared; 2])>,
    /// The seats whose hands must be guessed, and how many cards are missing there.
    pub(super) guessed: Vec<(usize, usize)>,
    /// The hands as far as they are known, by seat index.
    pub(super) known: [Hand; MOST_SEATS],
    /// The cards whose place is not known.
    pub(super) unseen: Vec<u8>,
}

/// A guess at the hidden cards, and at who is careful.
#[derive(Clone, Copy)]
pub(super) struct Belief {
    /// The hands, by seat index.
    pub(super) hands: [Hand; MOST_SEATS],
    /// The seats that play carefully: a bit for each.
    pub(super) careful: u32,
}

impl Evidence<'_> {
    /// So many guesses at everybody's hands, by a walk that swaps one card after the other and
    /// favours hands that explain the past (Metropolis).
    pub(super) fn guesses(&self, count: usize, rng: &mut SmallRng) -> Vec<Belief> {
        let mut walk = Walk::begin(self, rng);
        let slots: usize = self.guessed.iter().map(|(_, missing)| missing).sum();
        let settled = self.past.is_empty() || slots == 0;
        if !settled {
            for _ in 0..slots * 6 {
                walk.step(rng);
            }
        }
        let stride = (slots / 3).clamp(3, 12);
        let mut guesses = Vec::with_capacity(count);
        for _ in 0..count {
            if settled {
                walk.deal(rng);
            } else {
                for _ in 0..stride {
                    walk.step(rng);
                }
            }
            guesses.push(Belief { hands: walk.hands, careful: walk.careful });
        }
        guesses
    }

    /// The log-likelihood of the cards a seat played, if it holds this hand and plays carefully or
    /// not.
    fn explains(&self, seat: usize, hand: &Hand, careful: bool) -> f32 {
        let policy = self.policies.policy(careful);
        let mut hand = *hand;
        let mut sum = 0.0;
        for (past, prepared) in self.past.iter().rev() {
            let played = past.cards[seat];
            if played == 0 {
                continue;
            }
            hand.insert(played);
            let count = hand.len();
            if count == 1 {
                continue;
            }
            let mut scores = policy.score(&past.board, &prepared[usize::from(careful)], &hand);
            let total = exponentials(&mut scores, count);
            let at = hand.iter().position(|card| card == played).unwrap_or(0);
            let chance = scores[at] / total;
            sum += ((1.0 - SURPRISE) * chance + SURPRISE / count as f32).ln();
        }
        sum
    }
}

/// A walk from guess to guess.
struct Walk<'a> {
    evidence: &'a Evidence<'a>,
    /// The unseen cards: first those that were dealt to the guessed seats, in
    /// their order, then those that nobody holds.
    cards: Vec<u8>,
    /// The seat that owns each dealt card.
    owners: Vec<usize>,
    hands: [Hand; MOST_SEATS],
    careful: u32,
    explained: [f32; MOST_SEATS],
}

fn below(bound: usize, rng: &mut SmallRng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// The Metropolis rule: a gain is always accepted, a loss with the ratio of the two likelihoods.
fn accepts(gain: f32, rng: &mut SmallRng) -> bool {
    gain >= 0.0 || rng.random::<f32>() < gain.exp()
}

impl<'a> Walk<'a> {
    fn begin(evidence: &'a Evidence<'a>, rng: &mut SmallRng) -> Self {
        let owner = |(seat, missing): &(usize, usize)| std::iter::repeat_n(*seat, *missing);
        let mut walk = Self {
            evidence,
            cards: evidence.unseen.clone(),
            owners: evidence.guessed.iter().flat_map(owner).collect(),
            hands: evidence.known,
            careful: 0,
            explained: [0.0; MOST_SEATS],
        };
        walk.owners.truncate(walk.cards.len());
        walk.deal(rng);
        for (seat, _) in &evidence.guessed {
            walk.explained[*seat] = walk.explains(*seat, &walk.hands[*seat]);
        }
        walk
    }

    fn is_careful(&self, seat: usize) -> bool {
        (self.careful >> seat) & 1 == 1
    }

    fn explains(&self, seat: usize, hand: &Hand) -> f32 {
        self.evidence.explains(seat, hand, self.is_careful(seat))
    }

    /// Deals the unseen cards anew, and guesses at random which seats are careful.
    fn deal(&mut self, rng: &mut SmallRng) {
        self.careful = rng.next_u32();
        self.hands = self.evidence.known;
        for (at, owner) in self.owners.iter().enumerate() {
            let other = at + below(self.cards.len() - at, rng);
            self.cards.swap(at, other);
            self.hands[*owner].insert(self.cards[at]);
        }
    }

    /// Takes somebody for more or less careful, if that explains the past better,
    /// or not much worse.
    fn change_mind(&mut self, rng: &mut SmallRng) {
        let (seat, _) = self.evidence.guessed[below(self.evidence.guessed.len(), rng)];
        let careful = !self.is_careful(seat);
        let explained = self.evidence.explains(seat, &self.hands[seat], careful);
        if accepts(explained - self.explained[seat], rng) {
            self.careful ^= 1 << seat;
            self.explained[seat] = explained;
        }
    }

    /// Swaps two cards, if that explains the past better, or not much worse; now
    /// and then changes its mind about somebody instead.
    fn step(&mut self, rng: &mut SmallRng) {
        if below(MINDS_CHANGE, rng) == 0 {
            self.change_mind(rng);
            return;
        }
        let at = below(self.owners.len(), rng);
        let other = below(self.cards.len(), rng);
        let seat = self.owners[at];
        let partner = self.owners.get(other).copied();
        if partner == Some(seat) {
            return;
        }
        let (mine, theirs) = (self.cards[at], self.cards[other]);
        let swapped = |hand: &Hand, out: u8, into: u8| {
            let mut hand = *hand;
            hand.discard(out);
            hand.insert(into);
            hand
        };
        let hand = swapped(&self.hands[seat], mine, theirs);
        let explained = self.explains(seat, &hand);
        let mut gain = explained - self.explained[seat];
        let partner = partner.map(|partner| {
            let hand = swapped(&self.hands[partner], theirs, mine);
            let explained = self.explains(partner, &hand);
            gain += explained - self.explained[partner];
            (partner, hand, explained)
        });
        if !accepts(gain, rng) {
            return;
        }
        self.cards.swap(at, other);
        for (seat, hand, explained) in [(seat, hand, explained)].into_iter().chain(partner) {
            self.hands[seat] = hand;
            self.explained[seat] = explained;
        }
    }
}

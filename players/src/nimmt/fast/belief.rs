//! Guesses at the others' hands: they fit everything that was seen, and the better they explain
//! what was played, the likelier they are.

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

use super::board::{Hand, MOST_SEATS};
use super::course::Course;
use super::minds::{Mind, Minds, PerMind};

/// One step in so many asks how somebody plays, not which cards they hold.
const MINDS_CHANGE: usize = 6;

/// The evidence from which the others' hands are guessed.
pub(super) struct Evidence<'a> {
    pub(super) minds: &'a Minds,
    pub(super) seats: usize,
    /// The turns of this game so far.
    pub(super) course: Course,
    /// The logarithm of how likely each seat plays like each mind, by what it played in earlier
    /// games, and in this one where its hand is known; up to a summand.
    pub(super) habits: [PerMind<f32>; MOST_SEATS],
    /// The seats whose hands must be guessed, and how many cards are missing there.
    pub(super) guessed: Vec<(usize, usize)>,
    /// The hands as far as they are known, by seat index.
    pub(super) known: [Hand; MOST_SEATS],
    /// The cards whose place is not known.
    pub(super) unseen: Vec<u8>,
}

/// A guess at the hidden cards, and at how everybody plays.
#[derive(Clone, Copy)]
pub(super) struct Belief {
    /// The hands, by seat index.
    pub(super) hands: [Hand; MOST_SEATS],
    /// The mind of each seat, by seat index.
    pub(super) minds: [Mind; MOST_SEATS],
}

impl Evidence<'_> {
    /// So many guesses at everybody's hands, by a walk that swaps one card after the other and
    /// favours hands that explain the past (Metropolis).
    pub(super) fn guesses(&self, count: usize, rng: &mut SmallRng) -> Vec<Belief> {
        let mut walk = Walk::begin(self, rng);
        let slots: usize = self.guessed.iter().map(|(_, missing)| missing).sum();
        let settled = self.course.is_empty() || slots == 0;
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
            guesses.push(Belief { hands: walk.hands, minds: walk.minds });
        }
        guesses
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
    minds: [Mind; MOST_SEATS],
    explained: [f32; MOST_SEATS],
}

fn below(bound: usize, rng: &mut SmallRng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// The Metropolis rule: a gain is always accepted, a loss with the ratio of the two likelihoods.
fn accepts(gain: f32, rng: &mut SmallRng) -> bool {
    gain >= 0.0 || rng.random::<f32>() < gain.exp()
}

/// Draws a mind; these are the logarithms of the chances, up to a summand.
fn drawn(habits: &PerMind<f32>, rng: &mut SmallRng) -> Mind {
    let most = habits.0.iter().fold(f32::NEG_INFINITY, |a, b| a.max(*b));
    let chances = habits.0.map(|habit| (habit - most).exp());
    let mut left = rng.random::<f32>() * chances.iter().sum::<f32>();
    for (mind, chance) in Mind::ALL.into_iter().zip(chances) {
        left -= chance;
        if left < 0.0 {
            return mind;
        }
    }
    Mind::default()
}

impl<'a> Walk<'a> {
    fn begin(evidence: &'a Evidence<'a>, rng: &mut SmallRng) -> Self {
        let owner = |(seat, missing): &(usize, usize)| std::iter::repeat_n(*seat, *missing);
        let mut walk = Self {
            evidence,
            cards: evidence.unseen.clone(),
            owners: evidence.guessed.iter().flat_map(owner).collect(),
            hands: evidence.known,
            minds: [Mind::default(); MOST_SEATS],
            explained: [0.0; MOST_SEATS],
        };
        walk.owners.truncate(walk.cards.len());
        walk.deal(rng);
        for (seat, _) in &evidence.guessed {
            walk.explained[*seat] = walk.explains(*seat, &walk.hands[*seat]);
        }
        walk
    }

    /// The log-likelihood of the cards that a seat played, if it holds this hand and has the mind
    /// that it is taken to have.
    fn explains(&self, seat: usize, hand: &Hand) -> f32 {
        let Evidence { course, minds, .. } = self.evidence;
        course.explains(minds, seat, hand, self.minds[seat])
    }

    /// Deals the unseen cards anew, and draws how everybody plays from what is known of them.
    fn deal(&mut self, rng: &mut SmallRng) {
        let seats = self.evidence.seats;
        for (mind, habits) in self.minds.iter_mut().zip(&self.evidence.habits).take(seats) {
            *mind = drawn(habits, rng);
        }
        self.hands = self.evidence.known;
        for (at, owner) in self.owners.iter().enumerate() {
            let other = at + below(self.cards.len() - at, rng);
            self.cards.swap(at, other);
            self.hands[*owner].insert(self.cards[at]);
        }
    }

    /// Takes somebody for a player of another kind, drawn from what is known of them, if that
    /// explains this game better, or not much worse.
    fn change_mind(&mut self, rng: &mut SmallRng) {
        let (seat, _) = self.evidence.guessed[below(self.evidence.guessed.len(), rng)];
        let before = self.minds[seat];
        self.minds[seat] = drawn(&self.evidence.habits[seat], rng);
        if self.minds[seat] == before {
            return;
        }
        let explained = self.explains(seat, &self.hands[seat]);
        if accepts(explained - self.explained[seat], rng) {
            self.explained[seat] = explained;
        } else {
            self.minds[seat] = before;
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

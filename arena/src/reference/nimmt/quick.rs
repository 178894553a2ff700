//! A fast table for the classic game: nothing but numbers, and nothing allocated.
//!
//! When everybody plays at random, a hand is the order in which it will be played. So a deal is one
//! shuffle, and a turn is one card of each seat.

use rand::Rng;
use rand::rngs::SmallRng;

use super::{MOST_CARDS, MOST_SEATS};
use games::nimmt::Card;

/// The bull heads of each card, by its number.
const HEADS: [u8; 128] = heads();

const fn heads() -> [u8; 128] {
    let mut heads = [0; 128];
    let mut number = 1;
    while number <= Card::HIGHEST {
        if let Some(card) = Card::new(number) {
            heads[number as usize] = card.bull_heads() as u8;
        }
        number += 1;
    }
    heads
}

/// The most rows at any table.
const ROWS: usize = 5;
/// The last card of a row that is not there: no card is higher, so none goes behind it.
const NO_ROW: u8 = u8::MAX;

/// The parts of the rows that matter: last card, length and cost.
#[derive(Clone, Copy)]
pub struct QuickRows {
    last: [u8; ROWS],
    length: [u8; ROWS],
    cost: [u8; ROWS],
    capacity: u8,
}

impl QuickRows {
    /// Rows of so many places, each given by its cards; the first five of them.
    pub fn new<'a>(capacity: usize, rows: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut quick = Self {
            last: [NO_ROW; ROWS],
            length: [0; ROWS],
            // Never the cheapest.
            cost: [u8::MAX; ROWS],
            capacity: u8::try_from(capacity).unwrap_or(u8::MAX),
        };
        for (row, cards) in rows.into_iter().take(ROWS).enumerate() {
            quick.last[row] = cards.last().copied().unwrap_or(NO_ROW);
            quick.length[row] = u8::try_from(cards.len()).unwrap_or(u8::MAX);
            quick.cost[row] = cards.iter().map(|card| HEADS[usize::from(card & 127)]).sum();
        }
        quick
    }

    /// Places a card and returns the bull heads it takes. A card that is too low takes the cheapest
    /// row, the first of equally cheap ones.
    #[inline]
    pub fn place(&mut self, card: u8) -> u32 {
        // The number of the row stands in the low bits, so that one comparison finds both.
        let mut best = 0;
        for row in 0..ROWS {
            let end = self.last[row];
            let key = (u32::from(end) << 3) | row as u32;
            best = best.max(if end < card { key } else { 0 });
        }
        let heads = HEADS[usize::from(card & 127)];
        let mut row = (best & 7) as usize % ROWS;
        if best != 0 {
            if self.length[row] < self.capacity {
                self.last[row] = card;
                self.length[row] += 1;
                self.cost[row] += heads;
                return 0;
            }
        } else {
            let mut cheapest = u32::MAX;
            for row in 0..ROWS {
                cheapest = cheapest.min((u32::from(self.cost[row]) << 3) | row as u32);
            }
            row = (cheapest & 7) as usize % ROWS;
        }
        let taken = u32::from(self.cost[row]);
        self.last[row] = card;
        self.length[row] = 1;
        self.cost[row] = heads;
        taken
    }
}

/// All cards that will be played, and their seats.
pub struct Script {
    seats: usize,
    turns: usize,
    /// Turn by turn the card of each seat, in the order of the seats.
    cards: [u8; MOST_CARDS],
    /// The seat of each card.
    owner: [u8; 128],
}

impl Script {
    /// An empty script for so many seats and turns.
    pub fn new(seats: usize, turns: usize) -> Self {
        let seats = seats.clamp(1, MOST_SEATS);
        Self {
            seats,
            turns: turns.min(MOST_CARDS / seats),
            cards: [0; MOST_CARDS],
            owner: [0; 128],
        }
    }

    /// Writes down which card a seat plays in a turn, both from 0.
    #[inline]
    pub fn set(&mut self, turn: usize, seat: usize, card: u8) {
        if let Some(place) = self.cards.get_mut(turn * self.seats + seat) {
            *place = card;
            self.owner[usize::from(card & 127)] = seat as u8;
        }
    }

    /// Plays it to the end: adds the bull heads that each seat takes to its points.
    #[inline]
    pub fn play(&self, mut rows: QuickRows, points: &mut [u32; MOST_SEATS]) {
        for turn in self.cards.chunks_exact(self.seats).take(self.turns) {
            // A set of bits needs no sorting.
            let mut low = 0_u64;
            let mut high = 0_u64;
            for card in turn {
                let bit = 1_u64 << (card & 63);
                if *card < 64 { low |= bit } else { high |= bit }
            }
            for (mut bits, base) in [(low, 0), (high, 64)] {
                while bits != 0 {
                    let card = base + bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    let taken = rows.place(card);
                    let seat = usize::from(self.owner[usize::from(card & 127)]);
                    if let Some(points) = points.get_mut(seat) {
                        *points += taken;
                    }
                }
            }
        }
    }
}

/// A number below `bound`. So slightly uneven that no number of games shows it, and quick.
#[inline]
pub fn below(bound: usize, rng: &mut SmallRng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

/// Brings so many cards at random to the front, in random order.
#[inline]
pub fn shuffle_front(cards: &mut [u8], count: usize, rng: &mut SmallRng) {
    for place in 0..count.min(cards.len()) {
        let other = place + below(cards.len() - place, rng);
        cards.swap(place, other);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::super::{Situation, cheapest};
    use super::*;
    use games::nimmt::{Choice, Decision, Match, Modifiers, Rules, SeatNo, Variant};

    /// Plays a game at random by the rules, and records the card of each seat.
    fn game(rules: Rules, seats: usize, seed: u64) -> (QuickRows, Script, Vec<u32>) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Match::new(rules, seats).unwrap();
        let deal = game.draw(&mut rng);
        game.begin(&deal).unwrap();
        let start = Situation::of(&game.seat(SeatNo::from_index(0)));
        let mut script = Script::new(seats, start.hand.len());
        while game.games_played() == 0 {
            let turn = game.table().turn as usize - 1;
            for next in game.awaiting() {
                let choice = match game.seat(next.seat).decision.unwrap() {
                    Decision::Row { .. } => Choice::Row(cheapest(game.rows())),
                    decision => decision.random_choice(&mut rng),
                };
                if let Choice::Play(cards) = &choice {
                    script.set(turn, next.seat.index(), cards[0].number());
                }
                game.apply(next.seat, &choice).unwrap();
            }
        }
        (start.rows, script, game.totals().to_vec())
    }

    #[test]
    fn it_plays_by_the_rules() {
        for seed in 0..40 {
            let seats = 2 + seed as usize % 9;
            let few = Modifiers { rows: 3, takes: 5, ..Modifiers::default() };
            let many = Modifiers { rows: 5, takes: 7, ..Modifiers::default() };
            for rules in [
                Rules::classic(),
                Rules::variant(Variant::Tactics),
                Rules::of(Variant::Classic, &few),
                Rules::of(Variant::Tactics, &many),
            ] {
                if rules.check(seats).is_err() {
                    continue;
                }
                let (rows, script, totals) = game(rules, seats, seed);
                let mut points = [0; MOST_SEATS];
                script.play(rows, &mut points);
                assert_eq!(points[..seats], totals, "seed {seed}");
            }
        }
    }
}

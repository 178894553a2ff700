//! Matches dealt by a chain.

use games::sealed::{Chain, Link, Seals};
use games::{AnyMatch, AnyRecord, AnyRules};

/// The input from outside, in these tests.
pub const ENTROPY: &str = "message 1400000125829120000 cuts 2";

/// Chains of this number of links each, used one after the other, and the number that the end of
/// the first one is made of.
pub struct Chains {
    links: u32,
    first: u8,
    all: Vec<Chain>,
}

impl Chains {
    pub fn of(links: u32, first: u8) -> Self {
        Self { links, first, all: Vec::new() }
    }

    fn deal(&mut self, game: &mut AnyMatch) {
        if self.all.last().is_none_or(|chain| chain.used() == chain.links()) {
            let number = self.first + u8::try_from(self.all.len()).unwrap();
            self.all.push(Chain::new([number; 32], self.links));
        }
        let chain = self.all.last_mut().unwrap();
        game.deal(&mut chain.stream(ENTROPY).unwrap()).unwrap();
        chain.spend();
    }

    fn opened(&self) -> Vec<Vec<Link>> {
        self.all.iter().map(|chain| chain.opened(chain.used())).collect()
    }
}

/// The record of a match in which the stand-in plays all seats.
pub fn played(rules: &AnyRules, seats: usize, mut chains: Chains) -> AnyRecord {
    let mut game = AnyMatch::create(rules, seats).unwrap();
    while game.outcome().is_none() {
        if game.needs_deal() {
            chains.deal(&mut game);
        }
        for next in game.awaited().into_iter().filter(|next| !next.chosen) {
            if let Some(choice) = game.stand_in(next.seat) {
                game.choose(next.seat, &choice).unwrap();
            }
        }
    }
    let names: Vec<String> = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let seals = Seals::new(ENTROPY.into(), chains.opened());
    game.record(&names).unwrap().with_seals(seals)
}

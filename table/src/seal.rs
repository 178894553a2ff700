//! The seal of a match: the source of its deals, and what is shown of that before, during and after
//! it. The way from it to a deal is described in [`games::sealed`] and `docs/fairness.md`.

use std::fmt;

use games::sealed::{Chain, Link, Seals, Stream};
use rand::CryptoRng;

/// For how many deals a chain is: more than any match has, as far as anybody knows.
pub const LINKS: u32 = 1_000;
/// The most times that a deck can be cut.
const MOST_CUTS: u32 = 99;

/// The source of the deals of a match. Its chains reveal every hand, so it shows itself to nobody:
/// no `Serialize`, and a `Debug` without them.
#[derive(Clone)]
pub struct Seal {
    /// One after the other; the next deal is of the last one, which always has a link left.
    chains: Vec<Chain>,
    cuts: u32,
    /// The entropy from outside; fixed when the match starts.
    entropy: Option<String>,
}

impl Seal {
    /// The seal of a match that has not started, whose secret nobody can guess.
    pub fn new(secret: [u8; 32]) -> Self {
        Self { chains: vec![Chain::new(secret, LINKS)], cuts: 0, entropy: None }
    }

    /// A seal as it was stored; `None` without a chain.
    pub fn stored(chains: Vec<Chain>, cuts: u32, entropy: Option<String>) -> Option<Self> {
        (!chains.is_empty()).then_some(Self { chains, cuts, entropy })
    }

    /// Its chains, for whoever stores them.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// Returns the number of times that the deck was cut.
    pub const fn cuts(&self) -> u32 {
        self.cuts
    }

    /// Returns the entropy from outside, once the match has started.
    pub fn entropy(&self) -> Option<&str> {
        self.entropy.as_deref()
    }

    /// Returns the link that is shown before the match.
    pub fn shown(&self) -> Option<Link> {
        self.chains.first().map(Chain::seal)
    }

    /// The seal of a chain that begins with the next deal, where the one before is used up.
    pub fn renewed(&self) -> Option<Link> {
        let last = self.chains.last().filter(|chain| self.chains.len() > 1 && chain.used() == 0);
        last.map(Chain::seal)
    }

    /// Returns the link that was opened last, and for which game, once so many are over.
    pub fn opened(&self, games: u32) -> Option<(u32, Link)> {
        let mut before = 0;
        for chain in &self.chains {
            if let Some(of_chain) = games.checked_sub(before)
                && (1..=chain.used()).contains(&of_chain)
            {
                return chain.opened(of_chain).pop().map(|link| (games, link));
            }
            before += chain.used();
        }
        None
    }

    /// Returns the number of games that have been dealt.
    pub fn deals(&self) -> u32 {
        self.chains.iter().map(Chain::used).sum()
    }

    /// Everything that is open once the match is over; `None` when it was never dealt.
    pub fn seals(&self) -> Option<Seals> {
        let used = self.chains.iter().filter(|chain| chain.used() > 0);
        let opened = used.map(|chain| chain.opened(chain.used())).collect();
        Some(Seals::new(self.entropy.clone()?, opened))
    }

    /// The deck is cut once more; whether it may be.
    pub(super) fn cut(&mut self) -> bool {
        let may = self.cuts < MOST_CUTS;
        self.cuts += u32::from(may);
        may
    }

    /// The match starts: from now on nothing comes from outside but what came from here, and the
    /// cuts.
    pub(super) fn close(&mut self, source: &str) {
        self.entropy = Some(format!("{source} cuts {}", self.cuts));
    }

    /// The numbers that make the next deal; `None` before the match has started.
    pub(super) fn stream(&self) -> Option<Stream> {
        self.chains.last()?.stream(self.entropy.as_deref()?)
    }

    /// The next deal has been made. When the chain is used up, another one is sealed, to be shown
    /// before its first deal.
    pub(super) fn spend(&mut self, rng: &mut impl CryptoRng) {
        let Some(chain) = self.chains.last_mut() else { return };
        chain.spend();
        if chain.used() == chain.links() {
            let mut secret = [0; 32];
            rng.fill_bytes(&mut secret);
            let links = chain.links();
            self.chains.push(Chain::new(secret, links));
        }
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seal")
            .field("deals", &self.deals())
            .field("cuts", &self.cuts)
            .field("entropy", &self.entropy)
            .finish_non_exhaustive()
    }
}

//! The chain of secrets behind the deals of a match.

use super::link::{Link, previous};
use super::stream::Stream;

/// A chain of secrets, of which each one is the SHA-256 of the next, and how many of them have been used.
/// Who knows its end knows every deal to come, so it shows itself to nobody: no `Debug`, no `Serialize`.
#[derive(Clone)]
pub struct Chain {
    end: [u8; 32],
    links: u32,
    used: u32,
}

impl Chain {
    /// A chain with this end, for so many deals, at least one. The end must come from a generator that
    /// nobody can guess, and be used for nothing else.
    #[must_use]
    pub fn new(end: [u8; 32], links: u32) -> Self {
        Self { end, links: links.max(1), used: 0 }
    }

    /// The same chain, with so many links used already.
    #[must_use]
    pub fn with_used(self, used: u32) -> Self {
        Self { used: used.min(self.links), ..self }
    }

    /// What is shown before the first deal.
    #[must_use]
    pub fn seal(&self) -> Link {
        Link::new(self.at(0))
    }

    /// The numbers that make the next deal; `None` when no link is left. Asked twice, it gives the same.
    #[must_use]
    pub fn stream(&self, entropy: &str) -> Option<Stream> {
        (self.used < self.links).then(|| Stream::new(Link::new(self.at(self.used + 1)), entropy))
    }

    /// The next deal has been made.
    pub fn spend(&mut self) {
        self.used = self.links.min(self.used + 1);
    }

    /// The seal, and after it the links of the first `deals` deals, as far as they have been made. Only
    /// those whose games are over may be opened: the last one tells every hand.
    #[must_use]
    pub fn opened(&self, deals: u32) -> Vec<Link> {
        let last = deals.min(self.used);
        let mut link = self.at(last);
        let mut opened = vec![Link::new(link)];
        for _ in 0..last {
            link = previous(link);
            opened.push(Link::new(link));
        }
        opened.reverse();
        opened
    }

    /// For how many deals it is.
    #[must_use]
    pub const fn links(&self) -> u32 {
        self.links
    }

    /// How many have been made.
    #[must_use]
    pub const fn used(&self) -> u32 {
        self.used
    }

    /// Its end, from which every deal to come follows: for whoever stores the chain, and nobody else.
    #[must_use]
    pub const fn secret_end(&self) -> [u8; 32] {
        self.end
    }

    fn at(&self, link: u32) -> [u8; 32] {
        (link..self.links).fold(self.end, |link, _| previous(link))
    }
}

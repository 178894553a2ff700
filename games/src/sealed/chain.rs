//! The chain of secrets behind the deals of a match.

use super::link::{Link, previous};
use super::stream::Stream;

/// A chain of secrets, each of which is the SHA-256 of the next, with the number of those used.
/// Knowing its end means knowing every deal to come, so it has neither `Debug` nor `Serialize`.
#[derive(Clone)]
pub struct Chain {
    end: [u8; 32],
    links: u32,
    used: u32,
}

impl Chain {
    /// A chain with this end, for this number of deals, at least one. The end must come from a
    /// generator that nobody can guess, and be used for nothing else.
    pub fn new(end: [u8; 32], links: u32) -> Self {
        Self { end, links: links.max(1), used: 0 }
    }

    /// The same chain with this number of links already used.
    #[must_use]
    pub fn with_used(self, used: u32) -> Self {
        Self { used: used.min(self.links), ..self }
    }

    /// The seal, which is shown before the first deal.
    pub fn seal(&self) -> Link {
        Link::new(self.at(0))
    }

    /// The numbers of the next deal; `None` when no link is left. Two calls return the same
    /// numbers.
    pub fn stream(&self, entropy: &str) -> Option<Stream> {
        (self.used < self.links).then(|| Stream::new(Link::new(self.at(self.used + 1)), entropy))
    }

    /// Marks the next deal as made.
    pub fn spend(&mut self) {
        self.used = self.links.min(self.used + 1);
    }

    /// The seal, followed by the links of the first `deals` deals, as far as they have been made.
    /// Only links of finished games may be opened: a link reveals every hand of its game.
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

    /// Number of deals the chain is made for.
    pub const fn links(&self) -> u32 {
        self.links
    }

    /// Number of deals that have been made.
    pub const fn used(&self) -> u32 {
        self.used
    }

    /// Its end, from which every deal to come follows: for the storage of the chain, and nothing
    /// else.
    pub const fn secret_end(&self) -> [u8; 32] {
        self.end
    }

    fn at(&self, link: u32) -> [u8; 32] {
        (link..self.links).fold(self.end, |link, _| previous(link))
    }
}

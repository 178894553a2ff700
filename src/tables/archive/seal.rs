//! The seal of a match as it is stored: the one place in which its secrets are written down.

use games::sealed::{Chain, Link};
use serde::{Deserialize, Serialize};

use table::seal::Seal;

#[derive(Serialize, Deserialize)]
pub(super) struct StoredSeal {
    chains: Vec<StoredChain>,
    cuts: u32,
    entropy: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct StoredChain {
    /// In the digits of a link.
    secret: Link,
    links: u32,
    used: u32,
}

impl StoredSeal {
    pub(super) fn of(seal: &Seal) -> Self {
        let chain = |chain: &Chain| StoredChain {
            secret: Link::new(chain.secret_end()),
            links: chain.links(),
            used: chain.used(),
        };
        Self {
            chains: seal.chains().iter().map(chain).collect(),
            cuts: seal.cuts(),
            entropy: seal.entropy().map(str::to_owned),
        }
    }

    pub(super) fn read(self) -> Option<Seal> {
        let chain = |c: StoredChain| Chain::new(c.secret.bytes(), c.links).with_used(c.used);
        Seal::stored(self.chains.into_iter().map(chain).collect(), self.cuts, self.entropy)
    }
}

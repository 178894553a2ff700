//! This process's share of the connections to Discord's gateway.

use std::str::FromStr;

/// A part of the connections, called shards: those from `first` to `last`, both included, of `total`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shards {
    /// The first of this process.
    pub first: u32,
    /// The last of this process; it is one of them.
    pub last: u32,
    /// Number of connections of all processes together.
    pub total: u32,
}

impl Shards {
    /// Number of this process's connections.
    pub fn count(self) -> u32 {
        self.last - self.first + 1
    }
}

/// It is no part of any number of shards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoShards;

impl FromStr for Shards {
    type Err = NoShards;

    /// Reads `0-3/16`, or `5/16` for a single one.
    fn from_str(text: &str) -> Result<Self, NoShards> {
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NoShards);
        let (part, total) = text.split_once('/').ok_or(NoShards)?;
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let shards = Self { first: number(first)?, last: number(last)?, total: number(total)? };
        let fine = shards.first <= shards.last && shards.last < shards.total;
        fine.then_some(shards).ok_or(NoShards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_written_with_its_first_its_last_and_the_number_of_all() {
        let shards: Shards = "0-3/16".parse().unwrap();
        assert_eq!((shards, shards.count()), (Shards { first: 0, last: 3, total: 16 }, 4));
        let one: Shards = " 5 / 6".parse().unwrap();
        assert_eq!((one, one.count()), (Shards { first: 5, last: 5, total: 6 }, 1));
        for wrong in ["", "4", "0-3", "3-0/16", "0-16/16", "0/0", "a/b", "-1/4", "1-2-3/4"] {
            assert_eq!(wrong.parse::<Shards>(), Err(NoShards), "{wrong}");
        }
    }
}

//! The source of a day's cards: a chain of HMAC-SHA256 from the host's secret to every card.
//!
//! `docs/daily.md` describes it for others to repeat. What is described there never changes: another way
//! gets another number.

use std::sync::Arc;

use games::GameKind;
use games::sealed::{Link, Stream};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::Day;

/// The number of the way in which seeds are derived.
const VERSION: u8 = 1;
/// The purpose of the cards, in the place of a match's entropy.
const USE: &str = "daily";

/// Length of a hash, in bytes.
const BYTES: usize = 32;

/// The source of all seeds of a host. To know it is to know the deals of every day to come: it has no
/// `Debug` and is shown to nobody.
#[derive(Clone)]
pub struct Secret(Arc<[u8]>);

impl Secret {
    /// A secret of any length; 32 random bytes are enough.
    pub fn new(bytes: impl Into<Arc<[u8]>>) -> Self {
        Self(bytes.into())
    }

    pub fn seed(&self, game: GameKind, day: Day) -> Seed {
        Seed(hmac(&self.0, &[format!("daily {VERSION} {} {day}", game.as_str()).as_bytes()]))
    }
}

/// The source of a day's cards, and of the luck of its bots. It is told once the day is over; until then
/// it is as secret as the cards, and has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; BYTES]);

impl Seed {
    /// A seed as it was stored; `None` when these bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// Its bytes, for storage.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The seed as it is told when its day is over: 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The generator that shuffles the cards.
    pub fn cards(&self) -> Stream {
        Stream::new(Link::new(self.0), USE)
    }

    /// The luck of a bot: a number that goes with this text.
    pub(super) fn luck(&self, of: &str) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = hmac(&self.0, &[of.as_bytes()]);
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

/// HMAC-SHA256 over these parts, one behind the other.
fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; BYTES] {
    let keyed: Result<Hmac<Sha256>, _> = Hmac::new_from_slice(key);
    let Ok(mut mac) = keyed else { unreachable!("an HMAC takes a key of any length") };
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    #[test]
    fn an_hmac_is_that_of_everybody_else() {
        // The second test case of RFC 4231.
        let hash = Seed(hmac(b"Jefe", &[b"what do ya want ", b"for nothing?"]));
        let known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(hash.to_hex(), known);
    }

    #[test]
    fn every_day_and_game_and_host_has_a_seed_of_its_own() {
        let seed = |secret: &str, game, day| {
            Secret::new(secret.as_bytes()).seed(game, Day::new(day)).to_hex()
        };
        let mut all = vec![
            seed("a", GameKind::Nimmt, 20_000),
            seed("b", GameKind::Nimmt, 20_000),
            seed("a", GameKind::Sixtysix, 20_000),
            seed("a", GameKind::Nimmt, 20_001),
        ];
        assert_eq!(all[0], seed("a", GameKind::Nimmt, 20_000));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 4);
    }

    #[test]
    fn cards_come_from_the_numbers_that_the_documents_describe() {
        let seed = Seed([7; BYTES]);
        let mut cards = seed.cards();
        for block in [&b"hornochse-deal/1\ndaily\n0"[..], b"hornochse-deal/1\ndaily\n1"] {
            for four in hmac(&seed.0, &[block]).chunks(4) {
                assert_eq!(cards.next_u32().to_be_bytes(), four);
            }
        }
    }
}

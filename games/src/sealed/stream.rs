//! The numbers behind a deal.

use std::convert::Infallible;

use hmac::{Hmac, KeyInit, Mac};
use rand::{TryCryptoRng, TryRng};
use sha2::Sha256;

use super::{FUNCTION, Link};

/// The numbers behind a deal: HMAC-SHA256 in counter mode. Block *n*, from 0, is the HMAC, with the
/// link as the key, of the text `hornochse-deal/1`, a line feed, the entropy, a line feed, and *n*
/// in decimal digits. Each block makes eight numbers of four bytes, the most significant byte
/// first.
///
/// It has no `Debug`: its state reveals the deal.
pub struct Stream {
    begun: Hmac<Sha256>,
    block: u64,
    bytes: [u8; 32],
    read: usize,
}

impl Stream {
    /// The numbers of this link, mixed with the input from outside.
    pub fn new(link: Link, entropy: &str) -> Self {
        // HMAC fills a short key up with zeros; a key of a whole block cannot have a wrong length.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&link.bytes());
        let mut begun = <Hmac<Sha256> as KeyInit>::new(&key.into());
        begun.update(format!("{FUNCTION}\n{entropy}\n").as_bytes());
        Self { begun, block: 0, bytes: [0; 32], read: 32 }
    }

    fn number(&mut self) -> u32 {
        if self.read == self.bytes.len() {
            let mut block = self.begun.clone();
            block.update(self.block.to_string().as_bytes());
            self.bytes = block.finalize().into_bytes().into();
            self.block += 1;
            self.read = 0;
        }
        let four = &self.bytes[self.read..self.read + 4];
        self.read += 4;
        four.iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
    }
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.number())
    }

    /// Two numbers, the more significant one first. No deal asks for it.
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.number()) << 32 | u64::from(self.number()))
    }

    /// The bytes of as many numbers as needed; the rest of the last one is thrown away. No deal
    /// asks for it.
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for four in bytes.chunks_mut(4) {
            let number = self.number().to_be_bytes();
            four.copy_from_slice(&number[..four.len()]);
        }
        Ok(())
    }
}

impl TryCryptoRng for Stream {}

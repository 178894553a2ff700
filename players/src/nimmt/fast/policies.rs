//! The trained weights, as they are compiled in.

use std::sync::OnceLock;

use wide::f32x4;

use super::policy::{LINES, Line, Policy, PolicyPair, WIDTH};

/// Four policies, one after the other: the casual and the careful one where cards
/// go behind rows only, then the same two for Pro. A policy is its lines
/// and then `out`, in numbers of four bytes, the lowest byte first.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Bytes of one policy.
const SIZE: usize = (LINES + 1) * WIDTH * 4;
const _: () = assert!(WEIGHTS.len() == 4 * SIZE, "weights of another shape: train them anew");

/// The policies of the seats in playouts, by whether cards go to both ends of a row.
pub(super) fn policies(both_ends: bool) -> &'static PolicyPair {
    static POLICIES: OnceLock<[PolicyPair; 2]> = OnceLock::new();
    let [classic, pro] = POLICIES.get_or_init(|| {
        let (classic, pro) = WEIGHTS.split_at(2 * SIZE);
        [read_two(classic), read_two(pro)]
    });
    if both_ends { pro } else { classic }
}

fn read_two(bytes: &[u8]) -> PolicyPair {
    let (casual, careful) = bytes.split_at(SIZE);
    PolicyPair { casual: read(casual), careful: read(careful) }
}

fn read(bytes: &[u8]) -> Policy {
    let (fours, _) = bytes.as_chunks::<4>();
    let numbers: Vec<f32> = fours.iter().map(|four| f32::from_le_bytes(*four)).collect();
    let (quarters, _) = numbers.as_chunks::<4>();
    let quarters: Vec<f32x4> = quarters.iter().map(|four| f32x4::from(*four)).collect();
    let (lines, _) = quarters.as_chunks::<{ WIDTH / 4 }>();
    let mut lines: Vec<Line> = lines.to_vec();
    let out = lines.pop().unwrap_or_default();
    Policy { lines, out }
}

//! The ways to play that somebody may have: each is a policy, learned from a player or written
//! down.

use std::ops::Index;
use std::sync::OnceLock;

use wide::f32x4;

use super::policy::{LINES, Line, Policy, WIDTH};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mind {
    /// Looks at a card only a few times: the usual play.
    #[default]
    Casual,
    /// Thinks longer, as the searcher itself does.
    Careful,
    /// Goes by the own cards and the rows alone, and is careless, as level 1 is.
    Beginner,
    /// Plays any card.
    Random,
    /// Gets rid of low cards first.
    LowFirst,
    /// Gets rid of high cards first.
    HighFirst,
}

impl Mind {
    pub(super) const ALL: [Self; 6] = [
        Self::Casual,
        Self::Careful,
        Self::Beginner,
        Self::Random,
        Self::LowFirst,
        Self::HighFirst,
    ];
    /// The number of minds.
    pub(super) const COUNT: usize = Self::ALL.len();

    /// The chance that somebody of whom nothing is known plays like this.
    pub(super) const fn prior(self) -> f32 {
        match self {
            Self::Casual | Self::Careful => 0.46,
            Self::Beginner => 0.05,
            Self::Random | Self::LowFirst | Self::HighFirst => 0.01,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct PerMind<T>(pub(super) [T; Mind::COUNT]);

impl<T> PerMind<T> {
    pub(super) fn new(value: impl FnMut(Mind) -> T) -> Self {
        Self(Mind::ALL.map(value))
    }
}

impl<T> Index<Mind> for PerMind<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, mind: Mind) -> &T {
        &self.0[mind as usize]
    }
}

pub(super) type Minds = PerMind<Policy>;

/// Six policies, one after the other: the casual, the careful and the beginner's one where cards go
/// behind rows only, then the same three for Pro. A policy is its lines and then `out`, in numbers
/// of four bytes, the lowest byte first.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Bytes of one policy.
const SIZE: usize = (LINES + 1) * WIDTH * 4;
const _: () = assert!(WEIGHTS.len() == 6 * SIZE, "weights of another shape: train them anew");

/// The logarithm by which a card is likelier than one that is higher, or lower, by one, where
/// somebody gets rid of low, or high, cards first: of ten cards the outermost is played about every
/// other time.
const SLOPE: f32 = 0.08;

/// The policies of the seats in playouts, by whether cards go to both ends of a row.
pub(super) fn minds(both_ends: bool) -> &'static Minds {
    static MINDS: OnceLock<[Minds; 2]> = OnceLock::new();
    let [classic, pro] = MINDS.get_or_init(|| {
        let (classic, pro) = WEIGHTS.split_at(3 * SIZE);
        [read_all(classic), read_all(pro)]
    });
    if both_ends { pro } else { classic }
}

fn read_all(bytes: &[u8]) -> Minds {
    let learned = |at: usize| read(&bytes[at * SIZE..(at + 1) * SIZE]);
    Minds::new(|mind| match mind {
        Mind::Casual => learned(0),
        Mind::Careful => learned(1),
        Mind::Beginner => learned(2),
        Mind::Random => Policy::by_number(|_| 0.0),
        Mind::LowFirst => Policy::by_number(|card| SLOPE * (104.0 - card)),
        Mind::HighFirst => Policy::by_number(|card| SLOPE * card),
    })
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

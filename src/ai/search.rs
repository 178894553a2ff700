//! The search: every choice is tried in the same imagined worlds; the worse
//! half is dropped, and the rest is tried in more of them.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::Effort;

/// The most seats at any table.
pub(super) const MOST_SEATS: usize = crate::games::nimmt::Rules::MOST_SEATS;

/// Every seat's points of a game, by seat index.
pub(super) type Points = [f32; MOST_SEATS];

/// How a player imagines what it cannot see, and how it thinks the game goes on.
pub(super) trait Model {
    /// A guess at everything that is hidden.
    type World;

    /// Imagines a world that fits everything the seat has seen.
    fn imagine(&mut self, rng: &mut SmallRng) -> Self::World;

    /// Makes the choice of this index in a world and plays the game to its end:
    /// every seat's points of the whole game. The same generator state should
    /// mean the same luck for every choice.
    fn play_out(&mut self, world: &Self::World, choice: usize, rng: &mut SmallRng) -> Points;
}

/// What was found out about one choice.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// In how many worlds it was tried.
    pub(super) playouts: u32,
    /// The sum of the seat's own points.
    pub(super) points: f64,
    /// The sum of what the seat plays for; more is better.
    pub(super) value: f64,
}

impl Tally {
    fn mean(self) -> f64 {
        self.value / f64::from(self.playouts.max(1))
    }
}

/// Tries `choices` choices. `worth` says what the points of a game are worth to
/// the seat `me`, from 0 to 1. With `evenly` no choice is dropped.
pub(super) fn search<M: Model>(
    model: &mut M,
    choices: usize,
    me: usize,
    worth: &dyn Fn(&Points) -> f64,
    evenly: bool,
    effort: &Effort<'_>,
    seed: u64,
) -> Vec<Tally> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut tallies = vec![Tally::default(); choices];
    let mut left: Vec<usize> = (0..choices).collect();
    let rounds = if evenly { 1 } else { choices.next_power_of_two().trailing_zeros().max(1) };
    for _ in 0..rounds {
        let worlds = effort.playouts / rounds / u32::try_from(left.len().max(1)).unwrap_or(1);
        for tried in 0..worlds.max(1) {
            let world = model.imagine(&mut rng);
            let luck: SmallRng = SmallRng::from_rng(&mut rng);
            for &choice in &left {
                let points = model.play_out(&world, choice, &mut luck.clone());
                if let (Some(tally), Some(own)) = (tallies.get_mut(choice), points.get(me)) {
                    tally.playouts += 1;
                    tally.points += f64::from(*own);
                    tally.value += worth(&points);
                }
            }
            if tried % 8 == 7 && effort.enough.is_some_and(|enough| enough()) {
                return tallies;
            }
        }
        if !evenly {
            let mean = |choice: &usize| tallies.get(*choice).map_or(0.0, |tally| tally.mean());
            left.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            left.truncate(left.len().div_ceil(2).max(1));
        }
    }
    tallies
}

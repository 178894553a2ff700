//! The search: every choice is tried in the same imagined worlds; the worse
//! half is dropped, and the rest is tried in more of them.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::Effort;

/// The most seats at any table.
pub(super) const MOST_SEATS: usize = games::nimmt::Rules::MOST_SEATS;

/// Every seat's points of a game, by seat index.
pub(super) type Points = [f32; MOST_SEATS];

/// A player's model of what it cannot see, and of how the game goes on.
pub(super) trait Model {
    /// A guess at everything that is hidden.
    type World;

    /// Imagines a world that fits everything the seat has seen.
    fn imagine(&mut self, rng: &mut SmallRng) -> Self::World;

    /// Makes the choice of this index in a world and plays the game to its end: every seat's points
    /// of the whole game. The same generator state should mean the same luck for every choice.
    fn play_out(&mut self, world: &Self::World, choice: usize, rng: &mut SmallRng) -> Points;
}

/// The results of one choice.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// The number of worlds in which it was tried.
    pub(super) playouts: u32,
    /// The sum of the seat's own points.
    pub(super) points: f64,
    /// The sum of the seat's objective; more is better.
    pub(super) value: f64,
}

impl Tally {
    fn mean(self) -> f64 {
        self.value / f64::from(self.playouts.max(1))
    }
}

/// A plan covers at most so many playouts; beyond, their number is unknown.
const PLANNED: u32 = 1 << 20;
/// Playouts of the first lap when their number is unknown.
const FIRST_LAP: u32 = 512;

/// Tries `choices` choices. `worth` returns the worth of a game's points to the seat `me`, from 0
/// to 1. With `evenly` no choice is dropped.
pub(super) fn search<M: Model>(
    model: &mut M,
    choices: usize,
    me: usize,
    worth: &dyn Fn(&Points) -> f64,
    evenly: bool,
    effort: &Effort<'_>,
    seed: u64,
) -> Vec<Tally> {
    let mut search = Search {
        model,
        me,
        worth,
        evenly,
        effort,
        rng: SmallRng::seed_from_u64(seed),
        tallies: vec![Tally::default(); choices],
    };
    if effort.playouts <= PLANNED {
        search.lap(effort.playouts);
    } else {
        // Each lap is twice as long as the one before, so that half of the time
        // goes to the one that knows most.
        let mut playouts = FIRST_LAP;
        while playouts <= PLANNED && search.lap(playouts) {
            playouts *= 2;
        }
    }
    search.tallies
}

struct Search<'a, M> {
    model: &'a mut M,
    me: usize,
    worth: &'a dyn Fn(&Points) -> f64,
    evenly: bool,
    effort: &'a Effort<'a>,
    rng: SmallRng,
    tallies: Vec<Tally>,
}

impl<M: Model> Search<'_, M> {
    /// Spends so many playouts: first on all choices, then on the better half, and so on. `false`
    /// if it had to stop.
    fn lap(&mut self, playouts: u32) -> bool {
        let choices = self.tallies.len();
        let mut left: Vec<usize> = (0..choices).collect();
        let halvings = choices.next_power_of_two().trailing_zeros().max(1);
        let rounds = if self.evenly { 1 } else { halvings };
        for _ in 0..rounds {
            let worlds = playouts / rounds / u32::try_from(left.len().max(1)).unwrap_or(1);
            for tried in 0..worlds.max(1) {
                self.try_in_one_world(&left);
                if tried % 8 == 7 && self.effort.enough.is_some_and(|enough| enough()) {
                    return false;
                }
            }
            if !self.evenly {
                let mean = |choice: usize| self.tallies.get(choice).map_or(0.0, |t| t.mean());
                left.sort_by(|a, b| mean(*b).total_cmp(&mean(*a)));
                left.truncate(left.len().div_ceil(2).max(1));
            }
        }
        true
    }

    fn try_in_one_world(&mut self, choices: &[usize]) {
        let world = self.model.imagine(&mut self.rng);
        let luck: SmallRng = SmallRng::from_rng(&mut self.rng);
        for &choice in choices {
            let points = self.model.play_out(&world, choice, &mut luck.clone());
            if let (Some(tally), Some(own)) = (self.tallies.get_mut(choice), points.get(self.me)) {
                tally.playouts += 1;
                tally.points += f64::from(*own);
                tally.value += (self.worth)(&points);
            }
        }
    }
}

//! The search while cards are hidden: a tree of choices that is walked again and again, each time
//! in another imagined world (information-set Monte Carlo tree search with one observer). The
//! results of each branch are kept for the seat that chose it, whatever the world was. As soon as
//! nothing is drawn any more in a world for two, the rest of it is solved instead of played.

use rand::RngExt;
use rand::rngs::SmallRng;

use super::act::Act;
use super::solve::Solver;
use super::state::{NOBODY, Outcome, State};
use super::terms::Terms;
use super::worlds::Worlds;
use super::worth::Worth;
use super::{Depth, Effort};

/// The weight of exploration: the bonus of a branch that was seldom tried.
const CURIOSITY: f32 = 0.25;
/// In so many worlds of a hundred the others go by the looks of their cards, as most people do, and
/// don't answer as well as they can. That wins more against such people, and loses nothing against
/// others.
const GLANCING: u32 = 25;
/// No branch.
const NONE: u32 = u32::MAX;
/// Times that each choice is tried at least where choices are compared: fewer would say nothing.
const LEAST_ROUNDS: u32 = 8;

/// A choice in the tree, with its results.
struct Branch {
    act: Act,
    visits: u32,
    /// The number of times it could have been chosen.
    offered: u32,
    /// The sums of its value to the seat that chose it, and of the points that seat was ahead by.
    value: f32,
    points: f32,
    /// The number of times that seat was ahead.
    won: u32,
    first: u32,
    next: u32,
}

/// The results of one choice.
pub(super) struct Tried {
    pub(super) act: Act,
    pub(super) visits: u32,
    /// The mean value, from 0 to 1, and the mean lead in points.
    pub(super) value: f32,
    pub(super) points: f32,
    /// The number of its worlds in which the game was won.
    pub(super) won: u32,
}

/// Each seat's result in a world.
struct Got {
    value: [f32; 3],
    points: [f32; 3],
}

/// The search from one seat's view.
pub(super) struct Tree<'a> {
    terms: &'a Terms,
    worth: &'a Worth,
    solver: Option<Solver<'a>>,
    branches: Vec<Branch>,
    rng: SmallRng,
    depth: Depth,
}

impl<'a> Tree<'a> {
    pub(super) fn new(
        terms: &'a Terms,
        worth: &'a Worth,
        effort: &Effort<'a>,
        depth: Depth,
        rng: SmallRng,
    ) -> Self {
        let two = terms.seats == 2 && depth.solved_from > 0;
        let solver = two.then(|| Solver::new(terms, worth, effort.enough));
        let root = Branch {
            act: Act::PASS,
            visits: 0,
            offered: 0,
            value: 0.0,
            points: 0.0,
            won: 0,
            first: NONE,
            next: NONE,
        };
        Self { terms, worth, solver, branches: vec![root], rng, depth }
    }

    /// Tries these choices in as many worlds as the effort allows. With `evenly` each is tried
    /// equally often.
    pub(super) fn search(
        &mut self,
        worlds: &Worlds,
        options: &[Act],
        evenly: bool,
        effort: &Effort<'_>,
    ) -> Vec<Tried> {
        for tried in 0..effort.playouts {
            let state = worlds.imagine(&mut self.rng);
            let forced = evenly.then(|| options[tried as usize % options.len().max(1)]);
            self.walk(state, options, forced);
            let given_up = self.solver.as_ref().is_some_and(|solver| solver.gave_up);
            // A single world may take far longer than a look at the clock. Where choices are
            // compared, each has been tried as often as the others.
            let round = options.len().max(1) as u32;
            let is_even =
                !evenly || ((tried + 1) % round == 0 && tried + 1 >= LEAST_ROUNDS * round);
            if given_up || (is_even && effort.must_stop()) {
                break;
            }
        }
        let branches = self.children(0).map(|index| &self.branches[index as usize]);
        let tried = branches.map(|branch| Tried {
            act: branch.act,
            visits: branch.visits,
            value: branch.value / branch.visits.max(1) as f32,
            points: branch.points / branch.visits.max(1) as f32,
            won: branch.won,
        });
        tried.collect()
    }

    fn children(&self, of: u32) -> impl Iterator<Item = u32> {
        let mut next = self.branches[of as usize].first;
        std::iter::from_fn(move || {
            let index = next;
            next = self.branches.get(index as usize)?.next;
            Some(index)
        })
    }

    /// One world: down the tree, one branch further, and to an end.
    fn walk(&mut self, mut state: State, options: &[Act], forced: Option<Act>) {
        let mut path: Vec<(u32, u8)> = Vec::with_capacity(24);
        let me = state.asked(self.terms);
        let glancing = self.rng.random_ratio(GLANCING, 100);
        let mut at = 0;
        while state.outcome().is_none() && !(at != 0 && self.is_known(&state)) {
            let asked = state.asked(self.terms);
            let (next, is_new) = match (at, forced) {
                (0, Some(act)) => self.child(0, act),
                (0, None) => self.choose(0, options),
                _ if glancing && asked != me => {
                    let act = state.casual(self.terms, &mut self.rng);
                    self.child(at, act)
                }
                _ => {
                    let acts = state.sensible(self.terms);
                    self.choose(at, &acts)
                }
            };
            state.act(self.terms, self.branches[next as usize].act);
            path.push((next, asked));
            at = next;
            if is_new {
                break;
            }
        }
        let Some(got) = self.finish(state) else { return };
        for (index, seat) in path {
            let branch = &mut self.branches[index as usize];
            let seat = usize::from(seat.min(2));
            branch.visits += 1;
            branch.value += got.value[seat];
            branch.points += got.points[seat];
            branch.won += u32::from(got.points[seat] > 0.0);
        }
    }

    /// Whether everybody knows everything in this world from now on: the stock is drawn.
    fn is_known(&self, state: &State) -> bool {
        state.closed_by == NOBODY && self.is_solvable(state)
    }

    fn is_solvable(&self, state: &State) -> bool {
        self.solver.is_some()
            && !state.is_open(self.terms)
            && state.hands[0].count_ones().max(state.hands[1].count_ones())
                <= self.depth.solved_from
    }

    /// The branch of this choice, and whether it is new.
    fn child(&mut self, at: u32, act: Act) -> (u32, bool) {
        let branch = self.children(at).find(|index| self.branches[*index as usize].act == act);
        branch.map_or_else(|| (self.grow(at, act), true), |index| (index, false))
    }

    fn grow(&mut self, at: u32, act: Act) -> u32 {
        let index = u32::try_from(self.branches.len()).unwrap_or(NONE);
        let next = std::mem::replace(&mut self.branches[at as usize].first, index);
        self.branches.push(Branch {
            act,
            visits: 0,
            offered: 1,
            value: 0.0,
            points: 0.0,
            won: 0,
            first: NONE,
            next,
        });
        index
    }

    /// A branch that was never tried, if there is one; otherwise the most promising. Also returns
    /// whether it is new.
    fn choose(&mut self, at: u32, acts: &[Act]) -> (u32, bool) {
        let mut untried = 0;
        let mut fresh = None;
        let (mut best, mut promise) = (None, f32::MIN);
        for act in acts {
            let known = self.children(at).find(|index| self.branches[*index as usize].act == *act);
            let Some(index) = known else {
                untried += 1;
                // Each of them equally likely.
                if self.rng.random_ratio(1, untried) {
                    fresh = Some(*act);
                }
                continue;
            };
            let branch = &mut self.branches[index as usize];
            branch.offered += 1;
            let visits = branch.visits.max(1) as f32;
            let curious = CURIOSITY * ((branch.offered as f32).ln() / visits).sqrt();
            let hope = self.depth.hope;
            let hopeful = (branch.value + hope) / (visits + hope);
            let promised = hopeful + curious;
            if promised > promise {
                (best, promise) = (Some(index), promised);
            }
        }
        match (fresh, best) {
            (Some(act), _) => (self.grow(at, act), true),
            (None, Some(index)) => (index, false),
            (None, None) => (self.grow(at, Act::PASS), true),
        }
    }

    /// Plays on until the rest can be solved, or to the end. `None` if time is up.
    fn finish(&mut self, mut state: State) -> Option<Got> {
        loop {
            if let Some(outcome) = state.outcome() {
                return Some(self.got(&outcome));
            }
            if self.is_solvable(&state) {
                break;
            }
            let act = state.casual(self.terms, &mut self.rng);
            state.act(self.terms, act);
        }
        let solver = self.solver.as_mut()?;
        let scaled = solver.solve(&state);
        if solver.gave_up {
            return None;
        }
        let (points, value) = self.worth.unscale(scaled);
        Some(Got { value: [value, 1.0 - value, 0.0], points: [points, -points, 0.0] })
    }

    fn got(&self, outcome: &Outcome) -> Got {
        let points = [0, 1, 2].map(|seat| self.worth.lead(outcome, seat));
        Got { value: self.worth.of(outcome), points }
    }
}

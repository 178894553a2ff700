//! Par: what bots of the strongest level come to in the person's place, on average.

use super::{Attempt, Plan, Seed};

/// Games that bots have played among themselves with the cards of a day, with one of them in the person's
/// seat. They know as little of each other's cards as the person does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Par {
    /// Number of games.
    pub games: u32,
    /// The score of the person's seat in all of them together.
    pub sum: u64,
}

impl Par {
    /// The mean, once there are as many games as planned.
    pub fn mean(self, plan: Plan) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "a few thousand games of a few points")]
        let mean = self.sum as f64 / f64::from(self.games.max(1));
        (self.games > 0 && self.games >= plan.par_games).then_some(mean)
    }
}

/// Par under way. It goes on choice by choice, and comes to the same however often it is interrupted between
/// two games.
pub struct Work {
    par: Par,
    /// The deal as nobody has chosen yet.
    bare: Attempt,
    game: Attempt,
    seed: Seed,
    plan: Plan,
    stuck: bool,
}

impl Work {
    /// Goes on from here, with the deal as nobody has chosen yet.
    pub fn new(par: Par, bare: Attempt, seed: Seed, plan: Plan) -> Self {
        Self { par, game: bare.clone(), bare, seed, plan, stuck: false }
    }

    /// One choice more: a few milliseconds, in which a core has nothing else to do. Whether there is more
    /// to do.
    pub fn step(&mut self) -> bool {
        if self.is_done() {
            return false;
        }
        if let Some(score) = self.game.score() {
            let Par { games, sum } = self.par;
            self.par = Par { games: games + 1, sum: sum + u64::from(score) };
            self.game = self.bare.clone();
        } else {
            let Plan { par_playouts, .. } = self.plan;
            self.stuck = !self.game.a_bot_chooses(&self.seed, self.par.games, par_playouts);
        }
        !self.is_done()
    }

    /// The state of the count.
    pub fn par(&self) -> Par {
        self.par
    }

    /// Whether bots do not come to the end of a game.
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// Whether there is nothing more to do: all games are played, or one has no end.
    pub fn is_done(&self) -> bool {
        self.stuck || self.par.games >= self.plan.par_games
    }
}

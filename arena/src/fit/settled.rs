//! What ratings come to, where it is known what they should.

use std::fmt;

use ratings::{Parameters, Rating};

use super::season::{GAMES, Season, Who};
use super::systems::{Levels, System, WengLin, anchor};

/// After so many matches the ratings of those who play like a level are looked at.
const AFTER: [u32; 4] = [5, 10, 20, 40];
/// Ratings of people on the ladder are put together by half a rung.
const HALF_RUNGS: usize = 6;

/// Ratings beside the strength behind them.
pub(super) struct Settled {
    /// For each of [`AFTER`]: those who play like a level and are rated like people.
    steady: [Steady; AFTER.len()],
    /// For each game and half rung: the sum of the ratings of which enough is known, and how many.
    rungs: [[(f64, u32); HALF_RUNGS]; GAMES.len()],
}

/// Those who never change, after a number of matches.
#[derive(Clone, Copy, Default)]
struct Steady {
    people: u32,
    deviations: f64,
    /// The squares of how far off the ratings are.
    off: f64,
    /// How many are within what is shown.
    within: u32,
}

/// Rates seasons, each from its beginning.
pub(super) fn settled(parameters: Parameters, levels: &Levels, seasons: &[&Season]) -> Settled {
    let mut found =
        Settled { steady: Default::default(), rungs: [[(0.0, 0); HALF_RUNGS]; GAMES.len()] };
    for season in seasons {
        let mut played = vec![0_u32; season.people];
        let mut system = WengLin::new(parameters, *levels, true);
        for fixture in &season.fixtures {
            system.foretell(fixture);
            for seat in &fixture.seats {
                let Who::Person { index, like } = seat.who else { continue };
                let Some(rating) = system.rating(index) else { continue };
                if let Some(played) = played.get_mut(index) {
                    *played += 1;
                    let after = AFTER.iter().position(|after| after == played);
                    let steady = after.and_then(|after| found.steady.get_mut(after));
                    if let (Some(like), Some(steady)) = (like, steady) {
                        steady.add(rating, anchor(levels, fixture.game, like));
                    }
                }
                if let Some(rung) = seat.rung
                    && !rating.is_provisional()
                    && let Some(rungs) = found.rungs.get_mut(fixture.game)
                    && let Some((sum, count)) = rungs.get_mut((rung * 2.0) as usize)
                {
                    *sum += rating.mean;
                    *count += 1;
                }
            }
        }
    }
    found
}

impl Steady {
    fn add(&mut self, rating: Rating, wanted: f64) {
        let off = rating.mean - wanted;
        self.people += 1;
        self.deviations += rating.deviation;
        self.off += off * off;
        self.within += u32::from(off.abs() <= 2.0 * rating.deviation);
    }
}

impl fmt::Display for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| matches | people who play like a level | deviation | off by (root mean square) | within ± |"
        )?;
        writeln!(f, "|---|---|---|---|---|")?;
        for (after, steady) in AFTER.iter().zip(&self.steady) {
            let count = f64::from(steady.people.max(1));
            writeln!(
                f,
                "| {after} | {} | {:.0} | {:.0} | {:.2} |",
                steady.people,
                steady.deviations / count,
                (steady.off / count).sqrt(),
                f64::from(steady.within) / count
            )?;
        }
        writeln!(f, "\n| rung | {} |\n|---|---|---|", GAMES.join(" | "))?;
        for half in 0..HALF_RUNGS {
            write!(f, "| {:.1} to {:.1} |", half as f64 / 2.0, (half + 1) as f64 / 2.0)?;
            for rungs in &self.rungs {
                match rungs.get(half) {
                    Some((sum, count)) if *count > 0 => {
                        write!(f, " {:.0} |", sum / f64::from(*count))?;
                    }
                    _ => write!(f, " |")?,
                }
            }
            writeln!(f)?;
        }
        writeln!(f)
    }
}

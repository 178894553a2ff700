//! Players of Sixty-Six against each other: every deal once with every rotation of the seats.
//!
//! ```text
//! cargo run --release -p players --example sixtysix -- hard:3000 rdeep:16:4 --deals 500
//! cargo run --release -p players --example sixtysix -- hard:3000 rdeep:16:4 --matches 100
//! ```
//!
//! Players are `easy`, `normal`, `hard`, the last two with `:N` for so many worlds, `random` and
//! `rdeep:N:D`. The first sits at one seat, the second at all others. Options: `--deals N` (plays for
//! the deal) or `--matches N` (plays for the match, everybody leads off once), `--seats N`, `--seed N`,
//! `--variant NAME`, `--claim` (going out by a call), `--free` (no duty to head), `--no-nines`,
//! `--card-points`. Without options: a classic game for two that ends by itself with 66, and with the
//! duty to head.

use std::process::ExitCode;
use std::time::Duration;

use games::sixtysix::{
    Choice, GoingOut, Heading, Match, Modifiers, Rules, Scoring, Seat, SeatNo, Variant,
};
use players::sixtysix::{Aim, Effort, Reference, think};
use players::{Level, Stopwatch};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

#[derive(Clone, Copy)]
enum Player {
    Level(Level, u32),
    Reference(Reference),
}

impl Player {
    fn from_name(name: &str) -> Option<Self> {
        if let Some(reference) = Reference::from_name(name) {
            return Some(Self::Reference(reference));
        }
        let (level, playouts) = name.split_once(':').unwrap_or((name, "3000"));
        Some(Self::Level(Level::from_name(level)?, playouts.parse().ok()?))
    }

    /// What it chooses, and whether nothing was left to guess.
    fn choose(self, seat: &Seat, aim: Aim, seed: u64) -> Option<(Choice, bool)> {
        match self {
            Self::Reference(reference) => Some((reference.choose(seat, seed)?, false)),
            Self::Level(level, playouts) => {
                let effort = Effort { aim, ..Effort::playouts(playouts) };
                think(seat, level, &effort, seed).map(|thought| (thought.choice, thought.exact))
            }
        }
    }
}

/// What is asked for.
struct Plan {
    players: [Player; 2],
    seats: usize,
    deals: usize,
    matches: usize,
    seed: u64,
    rules: Rules,
}

fn plan(mut args: impl Iterator<Item = String>) -> Option<Plan> {
    let players = [Player::from_name(&args.next()?)?, Player::from_name(&args.next()?)?];
    let (mut seats, mut deals, mut matches, mut seed) = (2, 200, 0, 1);
    let mut variant = Variant::Classic;
    let mut modifiers =
        Modifiers { going_out: GoingOut::Auto, heading: Heading::Must, ..Modifiers::default() };
    while let Some(option) = args.next() {
        match option.as_str() {
            "--deals" => deals = args.next()?.parse().ok()?,
            "--matches" => matches = args.next()?.parse().ok()?,
            "--seats" => seats = args.next()?.parse().ok()?,
            "--seed" => seed = args.next()?.parse().ok()?,
            "--variant" => variant = Variant::from_records(&args.next()?)?,
            "--claim" => modifiers.going_out = GoingOut::Claim,
            "--free" => modifiers.heading = Heading::Free,
            "--no-nines" => modifiers.nines = false,
            "--card-points" => modifiers.scoring = Scoring::CardPoints,
            _ => return None,
        }
    }
    let rules = Rules::of(variant, &modifiers);
    Some(Plan { players, seats, deals, matches, seed, rules })
}

/// A sample's mean and the error of it.
fn mean(sample: &[f64]) -> (f64, f64) {
    let count = sample.len().max(1) as f64;
    let mean = sample.iter().sum::<f64>() / count;
    let spread: f64 = sample.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (spread / (count - 1.0).max(1.0) / count).sqrt())
}

struct Table<'a> {
    plan: &'a Plan,
    aim: Aim,
    rng: StdRng,
    /// How long the first player thought: where something was left to guess, and where not.
    times: [Vec<Duration>; 2],
}

impl Table<'_> {
    /// Plays until the match is over, or so many games are; the first player sits at `own`.
    fn play(&mut self, state: &mut Match, own: usize, games: usize) -> Result<(), String> {
        while !state.is_over() && state.history().len() < games {
            if state.needs_deal() {
                let deal = state.draw(&mut self.rng);
                state.begin(&deal).map_err(|refused| refused.to_string())?;
            }
            let awaited = state.awaiting().ok_or("nobody is awaited")?;
            let view = state.seat(awaited.seat);
            let is_own = awaited.seat.index() == own;
            let player = self.plan.players[usize::from(!is_own)];
            let seed = self.rng.next_u64();
            let watch = Stopwatch::start();
            let chosen = player.choose(&view, self.aim, seed);
            let (choice, exact) = chosen.ok_or("it chooses nothing")?;
            if is_own {
                self.times[usize::from(exact)].push(watch.elapsed());
            }
            state.apply(awaited.seat, choice).map_err(|refused| refused.to_string())?;
        }
        Ok(())
    }

    fn deals(&mut self) -> Result<(), String> {
        let seats = self.plan.seats;
        let (mut leads, mut shares) = (Vec::new(), Vec::new());
        for _ in 0..self.plan.deals {
            let mut state = Match::with_dealer(self.plan.rules, seats, SeatNo::from_index(0))
                .map_err(|reasons| format!("{reasons:?}"))?;
            let deal = state.draw(&mut self.rng);
            state.begin(&deal).map_err(|refused| refused.to_string())?;
            let (mut lead, mut won, mut decided) = (0.0, 0.0, 0.0);
            for own in 0..seats {
                let mut state = state.clone();
                self.play(&mut state, own, 1)?;
                let result = state.result().ok_or("the game has no result")?;
                let booked = |seat: usize| f64::from(result.booked[seat]);
                let others = (0..seats).filter(|seat| *seat != own).map(booked).sum::<f64>();
                lead += booked(own) - others / (seats as f64 - 1.0);
                let winners = f64::from(result.winners.len());
                if winners > 0.0 {
                    decided += 1.0;
                    won += f64::from(u8::from(result.winners.contains(SeatNo::from_index(own))));
                }
            }
            leads.push(lead / seats as f64);
            if decided > 0.0 {
                shares.push(won / decided);
            }
        }
        let ((lead, lead_error), (share, share_error)) = (mean(&leads), mean(&shares));
        println!("points a deal {lead:+.3} ± {lead_error:.3}");
        println!("share of decided games {share:.3} ± {share_error:.3}");
        Ok(())
    }

    fn matches(&mut self) -> Result<(), String> {
        let seats = self.plan.seats;
        let mut shares = Vec::new();
        for _ in 0..self.plan.matches {
            let mut won = 0.0;
            for own in 0..seats {
                let mut state = Match::with_dealer(self.plan.rules, seats, SeatNo::from_index(0))
                    .map_err(|reasons| format!("{reasons:?}"))?;
                self.play(&mut state, own, usize::MAX)?;
                let winners = state.winners();
                if winners.contains(&SeatNo::from_index(own)) {
                    won += 1.0 / winners.len() as f64;
                }
            }
            shares.push(won / seats as f64);
        }
        let (share, error) = mean(&shares);
        println!("share of matches {share:.3} ± {error:.3}");
        Ok(())
    }

    fn report_times(&mut self) {
        for (times, what) in self.times.iter_mut().zip(["a move", "with nothing left to guess"]) {
            if times.is_empty() {
                continue;
            }
            times.sort_unstable();
            let at = |share: f64| {
                let place = (times.len() as f64 * share) as usize;
                times.get(place).copied().unwrap_or_default().as_secs_f64() * 1e3
            };
            let all: Duration = times.iter().sum();
            let mean = all.as_secs_f64() * 1e3 / times.len() as f64;
            let (half, most, worst) = (at(0.5), at(0.99), at(1.0 - f64::EPSILON));
            println!("{what} {mean:.2} ms; half {half:.2}, 99 in 100 {most:.2}, worst {worst:.2}");
        }
    }
}

fn main() -> ExitCode {
    let Some(plan) = plan(std::env::args().skip(1)) else {
        eprintln!("usage: sixtysix PLAYER PLAYER [--deals N | --matches N] [--seats N] …");
        return ExitCode::from(2);
    };
    let aim = if plan.matches > 0 { Aim::Match } else { Aim::Deal };
    let rng = StdRng::seed_from_u64(plan.seed);
    let mut table = Table { plan: &plan, aim, rng, times: [Vec::new(), Vec::new()] };
    let played = if plan.matches > 0 { table.matches() } else { table.deals() };
    if let Err(why) = played {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    table.report_times();
    ExitCode::SUCCESS
}

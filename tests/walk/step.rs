//! The steps of a walk: what is done, by whom, and a number from which the rest follows. A step
//! means something in every world, so that a walk can lose any of its steps.

use std::fmt;
use std::str::FromStr;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The kind of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Somebody does what brings a match on: decides, joins, starts.
    Lead,
    /// Somebody presses anything, or chooses in any menu.
    Press,
    /// Somebody types any command with any options.
    Command,
    /// Somebody presses a button that a message had once.
    Old,
    /// Two people, or one with two fingers, do something at once.
    Together,
    /// People click as soon as they see something new, while the bot's requests take their time.
    Hurry,
    /// Time passes.
    Wait,
    /// The clock of the machine is set.
    Clock,
    /// Somebody closes or opens direct messages, leaves, comes back, changes language or name,
    /// loses or gets a right; a message is deleted.
    Change,
    /// Requests of the bot fail.
    Fault,
    /// The gateway breaks down, or delivers badly.
    Gateway,
    /// The bot sleeps: what was done arrives late.
    Sleep,
    /// The bot is stopped and started again.
    Restart,
    /// The bot is killed in the middle of something, and started again.
    Kill,
    /// Everything works again, and what is due has been done.
    Rest,
}

/// Frequency of each kind: about its number in a hundred steps.
const KINDS: [(Kind, &str, u32); 15] = [
    (Kind::Lead, "lead", 42),
    (Kind::Press, "press", 18),
    (Kind::Command, "command", 14),
    (Kind::Old, "old", 3),
    (Kind::Together, "together", 4),
    (Kind::Hurry, "hurry", 3),
    (Kind::Wait, "wait", 5),
    (Kind::Clock, "clock", 1),
    (Kind::Change, "change", 3),
    (Kind::Fault, "fault", 2),
    (Kind::Gateway, "gateway", 1),
    (Kind::Sleep, "sleep", 1),
    (Kind::Restart, "restart", 1),
    (Kind::Kill, "kill", 1),
    // Every walk rests at fixed intervals.
    (Kind::Rest, "rest", 0),
];

/// Number of steps between two rests.
const BETWEEN_RESTS: usize = 12;

/// A step, written as `lead.2.4711`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub kind: Kind,
    /// The person who takes it, if it is one.
    pub who: u8,
    /// Decides the rest.
    pub dice: u16,
}

impl Step {
    /// The generator of everything that the step leaves open.
    pub fn rng(&self) -> StdRng {
        StdRng::seed_from_u64(u64::from(self.dice))
    }
}

/// The walk of a seed: so many steps, the last one a rest.
pub fn walk(seed: u64, steps: usize) -> Vec<Step> {
    let mut rng = StdRng::seed_from_u64(seed);
    let all = KINDS.iter().map(|(_, _, weight)| weight).sum();
    let mut random = |number: usize| {
        let mut ticket = rng.random_range(0..all);
        let drawn = KINDS.iter().find(|(_, _, weight)| {
            let found = ticket < *weight;
            ticket = ticket.saturating_sub(*weight);
            found
        });
        let rests = number.is_multiple_of(BETWEEN_RESTS) || number == steps;
        let kind = if rests { Kind::Rest } else { drawn.map_or(Kind::Lead, |drawn| drawn.0) };
        Step { kind, who: rng.random_range(0..8), dice: rng.random() }
    };
    (1..=steps).map(&mut random).collect()
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = KINDS.iter().find(|(kind, ..)| *kind == self.kind).map_or("", |kind| kind.1);
        write!(f, "{name}.{}.{}", self.who, self.dice)
    }
}

impl FromStr for Step {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let mut parts = text.split('.');
            let name = parts.next()?;
            let kind = KINDS.iter().find(|(_, known, _)| *known == name)?.0;
            let (who, dice) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            parts.next().is_none().then_some(Step { kind, who, dice })
        };
        read().ok_or_else(|| format!("{text:?} is no step, such as lead.2.4711"))
    }
}

/// The steps as one line, which [`parse`] reads.
pub fn script(steps: &[Step]) -> String {
    steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The steps of a script, or of `seed:steps`.
pub fn parse(text: &str) -> Result<Vec<Step>, String> {
    if let Some((seed, steps)) = text.split_once(':') {
        let number = |text: &str| text.trim().parse::<u64>().map_err(|e| format!("{text:?}: {e}"));
        let steps = usize::try_from(number(steps)?).map_err(|e| e.to_string())?;
        return Ok(walk(number(seed)?, steps));
    }
    text.split_whitespace().map(str::parse).collect()
}

//! The opponents in Sixty-Six.

use super::lines::Lines;
use crate::error::ArenaError;
use crate::outside::Outside;
use crate::player::{Forgetful, Player};
use crate::reference::sixtysix::{flat, random, rdeep};
use crate::spec;
use games::sixtysix::{End, Match, Rules, Seat};
use players::sixtysix::{Aim, Thinker};
use players::{Level, Limit};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Any choice that is allowed.
    Random,
    /// RdeepBot's method.
    Rdeep {
        /// Worlds for each choice.
        worlds: u32,
        /// Tricks that are played at random, that of the choice among them.
        tricks: u32,
    },
    /// Flat Monte Carlo with so many playouts.
    Flat(u32),
    /// Another program, by its command.
    Outside(String),
    /// A level of this program; without a limit the one for all, without an aim the usual one.
    Level(Level, Option<Limit>, Option<Aim>),
}

/// The objectives that a level can have.
const AIMS: [(&str, Aim); 2] = [("match", Aim::Match), ("deal", Aim::Deal)];

impl Opponent {
    pub(super) fn read(name: &str, options: Option<&str>) -> Result<Self, String> {
        match name {
            "random" => spec::alone(name, options, Self::Random),
            "rdeep" => {
                let numbers = options.and_then(|options| options.split_once(':'));
                let (worlds, tricks) =
                    numbers.ok_or("say how many worlds and tricks: `rdeep:16:4`")?;
                let (worlds, tricks) = (spec::number(worlds)?, spec::number(tricks)?);
                Ok(Self::Rdeep { worlds, tricks })
            }
            "flat" => spec::playouts(name, options).map(Self::Flat),
            "engine" => spec::command(options).map(Self::Outside),
            _ => {
                let level = Level::from_name(name);
                let level = level.ok_or_else(|| format!("there is no player `{name}`"))?;
                let (limit, aims) = spec::level(options, &AIMS)?;
                Ok(Self::Level(level, limit, aims.last().copied()))
            }
        }
    }
}

pub(super) fn seated(
    opponent: &Opponent,
    limit: Limit,
    rules: &Rules,
) -> Result<Box<dyn Player<Match>>, ArenaError> {
    // Winning is not all in a single game: its points count.
    let usual = if rules.end == End::Games(1) { Aim::Deal } else { Aim::Match };
    Ok(match *opponent {
        Opponent::Outside(ref command) => {
            Box::new(Outside::start(command, Lines::new(rules, usual))?)
        }
        Opponent::Random => Box::new(Forgetful(random)),
        Opponent::Rdeep { worlds, tricks } => {
            Box::new(Forgetful(move |seat: &Seat, seed| rdeep(seat, worlds, tricks, seed)))
        }
        Opponent::Flat(playouts) => {
            Box::new(Forgetful(move |seat: &Seat, seed| flat(seat, playouts, seed)))
        }
        Opponent::Level(level, own, aim) => {
            let aim = aim.unwrap_or(usual);
            let thinker = Thinker { level, limit: own.unwrap_or(limit), aim };
            Box::new(Forgetful(move |seat: &Seat, seed| thinker.choose(seat, seed)))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::Spec;

    fn opponent(text: &str) -> Result<Opponent, String> {
        text.parse().map(|spec: Spec<Match>| spec.opponent().clone())
    }

    #[test]
    fn a_player_is_named_by_a_word_and_its_options() {
        assert_eq!(opponent("rdeep:16:4"), Ok(Opponent::Rdeep { worlds: 16, tricks: 4 }));
        assert_eq!(opponent("flat:200"), Ok(Opponent::Flat(200)));
        assert_eq!(opponent("5"), Ok(Opponent::Level(Level::USUAL, None, None)));
        let limit = Some(Limit::Playouts(3000));
        let wanted = Opponent::Level(Level::STRONGEST, limit, Some(Aim::Match));
        assert_eq!(opponent("9:playouts=3000:match"), Ok(wanted));
    }

    #[test]
    fn what_is_misspelt_is_named() {
        for (text, word) in [
            ("lowest", "no player `lowest`"),
            ("rdeep", "rdeep:16:4"),
            ("rdeep:16", "rdeep:16:4"),
            ("rdeep:0:4", "`0`"),
            ("9:mean", "time=MS, match and deal"),
        ] {
            let error = opponent(text).unwrap_err();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}

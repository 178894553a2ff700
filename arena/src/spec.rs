//! Players as the command line names them.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use players::Level;
use players::nimmt::Aim;
use players::nimmt::Limit;

/// A player, as it was named and as it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    text: String,
    opponent: Opponent,
}

/// Who can be played against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Any card, the cheapest row.
    Random,
    /// The lowest card, the cheapest row.
    Lowest,
    /// The reference opponent MCS with so many playouts.
    Mcs(u32),
    /// Flat Monte Carlo with so many playouts.
    Flat(u32),
    /// Another program, by its command.
    Outside(String),
    /// A level of this program; without a limit the one for all.
    Level(Level, Option<Limit>, Aim),
}

impl Spec {
    /// Who it is.
    #[must_use]
    pub fn opponent(&self) -> &Opponent {
        &self.opponent
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, options) =
            text.split_once(':').map_or((text, None), |(name, options)| (name, Some(options)));
        let opponent = match (name, options) {
            ("random", None) => Opponent::Random,
            ("lowest", None) => Opponent::Lowest,
            ("mcs", Some(playouts)) => Opponent::Mcs(number(playouts)?),
            ("flat", Some(playouts)) => Opponent::Flat(number(playouts)?),
            ("engine", Some(command)) if !command.trim().is_empty() => {
                Opponent::Outside(command.to_owned())
            }
            ("engine", _) => return Err("say which program: `engine:COMMAND`".to_owned()),
            ("mcs" | "flat", None) => return Err(format!("say how many playouts: `{name}:100`")),
            ("random" | "lowest", Some(_)) => return Err(format!("`{name}` has no options")),
            (name, options) => match Level::from_name(name) {
                Some(level) => level_with(level, options)?,
                None => return Err(format!("there is no player `{name}`")),
            },
        };
        Ok(Self { text: text.to_owned(), opponent })
    }
}

fn level_with(level: Level, options: Option<&str>) -> Result<Opponent, String> {
    let mut limit = None;
    let mut aim = Aim::default();
    for option in options.into_iter().flat_map(|options| options.split(':')) {
        match option.split_once('=') {
            Some(("playouts", playouts)) => limit = Some(Limit::Playouts(number(playouts)?)),
            Some(("time", time)) => {
                limit = Some(Limit::Time(Duration::from_millis(number(time)?.into())));
            }
            None if option == "match" => aim = Aim::Match,
            None if option == "deal" => aim = Aim::Deal,
            None if option == "mean" => aim = Aim::Mean,
            _ => {
                return Err(format!(
                    "`{option}` is none of playouts=N, time=MS, match, deal and mean"
                ));
            }
        }
    }
    Ok(Opponent::Level(level, limit, aim))
}

fn number(text: &str) -> Result<u32, String> {
    let number = text.parse::<NonZeroU32>().map(NonZeroU32::get);
    number.map_err(|_| format!("`{text}` is not a whole number from 1"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opponent(text: &str) -> Result<Opponent, String> {
        text.parse().map(|spec: Spec| spec.opponent)
    }

    #[test]
    fn a_player_is_named_by_a_word_and_its_options() {
        assert_eq!(opponent("random"), Ok(Opponent::Random));
        assert_eq!(opponent("mcs:100"), Ok(Opponent::Mcs(100)));
        assert_eq!(opponent("easy"), Ok(Opponent::Level(Level::Easy, None, Aim::Match)));
        let command = "./program --port=5:6".to_owned();
        assert_eq!(opponent(&format!("engine:{command}")), Ok(Opponent::Outside(command)));
        let limit = Some(Limit::Time(Duration::from_millis(20)));
        let wanted = Opponent::Level(Level::Hard, limit, Aim::Mean);
        assert_eq!(opponent("hard:mean:time=20"), Ok(wanted));
    }

    #[test]
    fn what_is_misspelt_is_named() {
        for (text, word) in [
            ("herd", "herd"),
            ("mcs", "mcs:100"),
            ("engine:", "engine:COMMAND"),
            ("mcs:0", "`0`"),
            ("flat:-1", "`-1`"),
            ("hard:playouts", "`playouts`"),
            ("hard:playouts=x", "`x`"),
            ("lowest:1", "no options"),
            ("", "``"),
        ] {
            let error = opponent(text).unwrap_err();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}

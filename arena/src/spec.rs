//! Players as the command line names them: a word, and options behind a colon.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use players::Limit;

use super::contest::Contest;

/// A player, as it was named and as it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec<G: Contest> {
    text: String,
    opponent: G::Opponent,
}

impl<G: Contest> Spec<G> {
    /// The opponent that the name means.
    pub fn opponent(&self) -> &G::Opponent {
        &self.opponent
    }
}

impl<G: Contest> fmt::Display for Spec<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl<G: Contest> FromStr for Spec<G> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, options) =
            text.split_once(':').map_or((text, None), |(name, options)| (name, Some(options)));
        Ok(Self { text: text.to_owned(), opponent: G::opponent(name, options)? })
    }
}

/// A player without options.
pub(super) fn alone<T>(name: &str, options: Option<&str>, player: T) -> Result<T, String> {
    if options.is_none() { Ok(player) } else { Err(format!("`{name}` has no options")) }
}

/// A player that plays out so many games.
pub(super) fn playouts(name: &str, options: Option<&str>) -> Result<u32, String> {
    number(options.ok_or_else(|| format!("say how many playouts: `{name}:100`"))?)
}

/// Another program.
pub(super) fn command(options: Option<&str>) -> Result<String, String> {
    let command = options.filter(|command| !command.trim().is_empty());
    command.map(str::to_owned).ok_or_else(|| "say which program: `engine:COMMAND`".to_owned())
}

/// The limit of a level, if its options name one, and what the other words of its options mean.
pub(super) fn level<W: Copy>(
    options: Option<&str>,
    words: &[(&str, W)],
) -> Result<(Option<Limit>, Vec<W>), String> {
    let (mut limit, mut meant) = (None, Vec::new());
    for option in options.into_iter().flat_map(|options| options.split(':')) {
        let named = words.iter().find(|(name, _)| *name == option);
        match option.split_once('=') {
            Some(("playouts", playouts)) => limit = Some(Limit::Playouts(number(playouts)?)),
            Some(("time", time)) => {
                limit = Some(Limit::Time(Duration::from_millis(number(time)?.into())));
            }
            None if named.is_some() => meant.extend(named.map(|(_, meaning)| *meaning)),
            _ => {
                let names: Vec<&str> = words.iter().map(|(name, _)| *name).collect();
                let (last, others) = names.split_last().unwrap_or((&"", &[]));
                let others = others.join(", ");
                return Err(format!(
                    "`{option}` is none of playouts=N, time=MS, {others} and {last}"
                ));
            }
        }
    }
    Ok((limit, meant))
}

/// A whole number from 1.
pub(super) fn number(text: &str) -> Result<u32, String> {
    let number = text.parse::<NonZeroU32>().map(NonZeroU32::get);
    number.map_err(|_| format!("`{text}` is not a whole number from 1"))
}

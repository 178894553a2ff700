//! The opponents in 6 nimmt!

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::lines::Lines;
use crate::error::ArenaError;
use crate::outside::Outside;
use crate::player::{Forgetful, Player};
use crate::reference::nimmt::{self as reference, Situation, flat, mcs};
use crate::spec;
use games::nimmt::{Card, Choice, Decision, Match, Rules, Seat};
use players::nimmt::{Aim, Thinker};
use players::{Level, Limit, Style};

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
    Level(Level, Option<Limit>, Aim, Style),
}

/// A word among the options of a level.
#[derive(Clone, Copy)]
enum Word {
    Aim(Aim),
    Style(Style),
}

/// The objectives and the styles that a level can have.
const WORDS: [(&str, Word); 6] = [
    ("match", Word::Aim(Aim::Match)),
    ("deal", Word::Aim(Aim::Deal)),
    ("mean", Word::Aim(Aim::Mean)),
    ("cautious", Word::Style(Style::Cautious)),
    ("hoarder", Word::Style(Style::Hoarder)),
    ("gambler", Word::Style(Style::Gambler)),
];

impl Opponent {
    pub(super) fn read(name: &str, options: Option<&str>) -> Result<Self, String> {
        match name {
            "random" => spec::alone(name, options, Self::Random),
            "lowest" => spec::alone(name, options, Self::Lowest),
            "mcs" => spec::playouts(name, options).map(Self::Mcs),
            "flat" => spec::playouts(name, options).map(Self::Flat),
            "engine" => spec::command(options).map(Self::Outside),
            _ => {
                let level = Level::from_name(name);
                let level = level.ok_or_else(|| format!("there is no player `{name}`"))?;
                let (limit, words) = spec::level(options, &WORDS)?;
                let (mut aim, mut style) = (Aim::default(), Style::default());
                for word in words {
                    match word {
                        Word::Aim(named) => aim = named,
                        Word::Style(named) => style = named,
                    }
                }
                Ok(Self::Level(level, limit, aim, style))
            }
        }
    }

    /// Whether it can play by these rules.
    pub(super) fn knows(&self, rules: &Rules) -> bool {
        match self {
            Self::Mcs(_) | Self::Flat(_) => reference::know(rules),
            _ => true,
        }
    }
}

pub(super) fn seated(
    opponent: &Opponent,
    limit: Limit,
    rules: &Rules,
) -> Result<Box<dyn Player<Match>>, ArenaError> {
    Ok(match *opponent {
        Opponent::Outside(ref command) => Box::new(Outside::start(command, Lines::new(rules))?),
        Opponent::Random => Box::new(Forgetful(random)),
        Opponent::Lowest => Box::new(Forgetful(lowest)),
        Opponent::Mcs(playouts) => measured(mcs, playouts),
        Opponent::Flat(playouts) => measured(flat, playouts),
        Opponent::Level(level, own, aim, style) => {
            let thinker = Thinker { level, limit: own.unwrap_or(limit), aim, style };
            Box::new(Forgetful(move |seat: &Seat, seed| thinker.choose(seat, seed)))
        }
    })
}

/// Any card. Rows are not left to chance: the published "random" plays like this, because there
/// nobody chooses rows.
fn random(seat: &Seat, seed: u64) -> Option<Choice> {
    Some(match seat.decision.as_ref()? {
        Decision::Row { .. } => Choice::Row(reference::cheapest(&seat.table.rows)),
        decision => decision.random_choice(&mut SmallRng::seed_from_u64(seed)),
    })
}

/// The lowest card: the first choice of a decision is the lowest; only rows are compared.
fn lowest(seat: &Seat, _: u64) -> Option<Choice> {
    match seat.decision.as_ref()? {
        Decision::Row { .. } => Some(Choice::Row(reference::cheapest(&seat.table.rows))),
        decision => decision.choices().into_iter().next(),
    }
}

/// A reference opponent with its number of playouts.
fn measured(
    card: fn(&Situation, u32, u64) -> Option<Card>,
    playouts: u32,
) -> Box<dyn Player<Match>> {
    Box::new(Forgetful(move |seat: &Seat, seed| {
        reference::choose(seat, |situation| card(situation, playouts, seed))
    }))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::spec::Spec;

    fn opponent(text: &str) -> Result<Opponent, String> {
        text.parse().map(|spec: Spec<Match>| spec.opponent().clone())
    }

    #[test]
    fn a_player_is_named_by_a_word_and_its_options() {
        assert_eq!(opponent("random"), Ok(Opponent::Random));
        assert_eq!(opponent("mcs:100"), Ok(Opponent::Mcs(100)));
        assert_eq!(
            opponent("1"),
            Ok(Opponent::Level(Level::WEAKEST, None, Aim::Match, Style::Even))
        );
        let command = "./program --port=5:6".to_owned();
        assert_eq!(opponent(&format!("engine:{command}")), Ok(Opponent::Outside(command)));
        let limit = Some(Limit::Time(Duration::from_millis(20)));
        let wanted = Opponent::Level(Level::STRONGEST, limit, Aim::Mean, Style::Gambler);
        assert_eq!(opponent("9:mean:gambler:time=20"), Ok(wanted));
    }

    #[test]
    fn what_is_misspelt_is_named() {
        for (text, word) in [
            ("herd", "herd"),
            ("mcs", "mcs:100"),
            ("engine:", "engine:COMMAND"),
            ("mcs:0", "`0`"),
            ("flat:-1", "`-1`"),
            ("9:playouts", "`playouts`"),
            ("9:playouts", "match, deal, mean"),
            ("9:playouts=x", "`x`"),
            ("lowest:1", "no options"),
            ("", "``"),
        ] {
            let error = opponent(text).unwrap_err();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}

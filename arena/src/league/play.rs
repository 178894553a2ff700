//! The matches of a year.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::calendar::{self, Seated};
use super::member::{Member, Style, ladder};
use super::places::{Line, lines};
use crate::args::Game;
use crate::contest::Contest;
use crate::error::ArenaError;
use crate::games::play;
use crate::mixed;
use crate::player::{Player, Timed};
use players::Limit;

/// What is played, and how often.
pub(super) struct Year {
    pub(super) game: Game,
    pub(super) matches: u32,
    pub(super) seed: u64,
    pub(super) limit: Limit,
}

impl Year {
    /// Plays one match after the other, and hands over the lines of each when it is over.
    pub(super) fn play<G: Contest>(
        &self,
        put: &mut dyn FnMut(&str) -> Result<(), ArenaError>,
    ) -> Result<(), ArenaError> {
        let seed = mixed(self.seed, self.game as u64);
        let mut rng = StdRng::seed_from_u64(seed);
        let mut members = calendar::members(self.game, &mut rng);
        let rules = G::read_rules(r#"{"variant":"classic"}"#).map_err(ArenaError::Asked)?;
        for number in 0..self.matches {
            let day = calendar::DAYS * f64::from(number) / f64::from(self.matches);
            let table = calendar::table(self.game, &members, day, &mut rng);
            let mut seats = Vec::with_capacity(table.len());
            let mut players = Vec::with_capacity(table.len());
            for seated in &table {
                let (name, rung, player) = match *seated {
                    Seated::Bot(level) => (level.to_owned(), None, self.named::<G>(level, &rules)?),
                    Seated::Member(index) => {
                        let member = members.get_mut(index).ok_or(ArenaError::NothingAsked)?;
                        let rung = member.rung(day, &mut rng);
                        (member.name.clone(), rung, self.member::<G>(member, &rules)?)
                    }
                };
                players.push(Timed::named(name.clone(), player));
                seats.push((name, rung));
            }
            let place = u64::from(number);
            let seating: Vec<usize> = (0..players.len()).collect();
            let (cards, luck) = (mixed(seed, place), mixed(!seed, place));
            let played = play(&rules, &mut players, &seating, cards, luck)?;
            for seated in table {
                if let Seated::Member(index) = seated
                    && let Some(member) = members.get_mut(index)
                {
                    member.learn(&mut rng);
                }
            }
            let seats = seats.into_iter().zip(played.places);
            let written = seats.map(|((player, rung), place)| Line { player, rung, place });
            put(&lines(self.game, number + 1, day, &written.collect::<Vec<_>>()))?;
        }
        Ok(())
    }

    fn member<G: Contest>(
        &self,
        member: &Member,
        rules: &G::Rules,
    ) -> Result<Box<dyn Player<G>>, ArenaError> {
        match member.style {
            Style::Steady(player) => self.named(player, rules),
            Style::Rung { now, .. } => {
                let ladder = ladder(self.game);
                let below = (now as usize).min(ladder.len() - 2);
                let rungs = ladder.get(below).zip(ladder.get(below + 1));
                let (below_name, above_name) = rungs.ok_or(ArenaError::NothingAsked)?;
                let (below_player, above_player) =
                    (self.named(below_name, rules)?, self.named(above_name, rules)?);
                let share = now - below as f64;
                Ok(Box::new(Between { below: below_player, above: above_player, share }))
            }
        }
    }

    fn named<G: Contest>(
        &self,
        name: &str,
        rules: &G::Rules,
    ) -> Result<Box<dyn Player<G>>, ArenaError> {
        G::player(&name.parse().map_err(ArenaError::Asked)?, self.limit, rules)
    }
}

/// Somebody between two players: each decision is one of theirs.
struct Between<G: Contest> {
    below: Box<dyn Player<G>>,
    above: Box<dyn Player<G>>,
    /// The share of the decisions that the stronger one makes.
    share: f64,
}

impl<G: Contest> Player<G> for Between<G> {
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        let chance = (mixed(seed, 0) >> 11) as f64 / (1_u64 << 53) as f64;
        let player = if chance < self.share { &mut self.above } else { &mut self.below };
        player.choose(seat, mixed(seed, 1))
    }

    fn watch(&mut self, events: &[G::Event], view: &dyn Fn() -> G::Seat) {
        self.below.watch(events, view);
        self.above.watch(events, view);
    }
}

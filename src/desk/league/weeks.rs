//! The weeks of all leagues: one ends and the next begins by itself, and the channel is told.

use std::time::Duration;

use super::{LeagueDesk, LeagueError};
use crate::desk::dealt;
use crate::desk::posting::post;
use crate::store::{NewDuel, NewPairing, WeekTurn};
use crate::tools::SendError;
use crate::tools::task::spawn;
use daily::Seed;
use league::{League, Outcome, Pairing, WEEK, duel_of};
use values::{InteractionId, Millis, UserId};
use view::Words;
use view::league::page;

/// The interval at which it is looked whether a week is over.
const LOOK_EVERY: Duration = Duration::from_secs(60);

/// The time that a choice may still be under way when the week is over: the bots answer it first.
const UNDER_WAY: Millis = 30_000;

/// The pauses of a page that could not be read, or not be taken by Discord, as long as that knows
/// the nonce again.
const PAUSES: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(60)];

/// The cards of a pairing.
type Deal = (Seed, String);

impl LeagueDesk {
    /// Looks after all leagues until the program ends.
    pub async fn keep(&self) {
        loop {
            let looked = self.clock.ticks();
            match self.store.leagues_due(self.clock.now() - WEEK - UNDER_WAY).await {
                Ok(due) => {
                    for league in due {
                        if let Err(error) = self.go_on(league).await {
                            tracing::error!(%error, %league, "a week of a league did not end");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "it cannot be read which weeks are over"),
            }
            self.clock.sleep_since(looked, LOOK_EVERY).await;
        }
    }

    /// The week of a league is over: the channel reads what comes next, from the process that draws
    /// it. Nobody waits for that: other leagues go on meanwhile.
    async fn go_on(&self, id: InteractionId) -> Result<(), LeagueError> {
        let Some(league) = self.league(id).await? else { return Ok(()) };
        // Another process may have drawn the next week just before it was read.
        if self.clock.now() < league.ends() + UNDER_WAY {
            return Ok(());
        }
        let turned = self.turn(&league, false).await;
        // After an error it may be over all the same: only the word of that was lost on its way from
        // the database.
        if !matches!(turned, Ok(false)) {
            let desk = self.clone();
            spawn(async move { desk.announce_what_follows(&league).await });
        }
        turned.map(|_| ())
    }

    /// Announces what came after a week, if it is over.
    async fn announce_what_follows(&self, before: &League) {
        let mut pauses = PAUSES.into_iter();
        let league = loop {
            match (self.again(before.id).await, pauses.next()) {
                (Ok(league), _) => break league,
                (Err(_), Some(pause)) => self.clock.sleep(pause).await,
                (Err(error), None) => {
                    return tracing::warn!(%error, league = %before.id, "a week of a league was not announced");
                }
            }
        };
        if (league.week, league.open) != (before.week, before.open) {
            self.announce(&league).await;
        }
    }

    /// Posts the page of a new week. One that does not arrive is shown by the command.
    async fn announce(&self, league: &League) {
        let settings = self.preferences.server_or_usual(league.guild).await;
        let locale = settings.language.as_deref().unwrap_or(&league.locale);
        let message = page(&Words::of(locale).about(league.game), league);
        let nonce = format!("l{}-{}", league.id, if league.open { league.week } else { 0 });
        let mut pauses = PAUSES.into_iter();
        loop {
            let posted = post(&*self.messenger, league.channel, &nonce, &message).await;
            let Err(error) = posted else { return };
            let again = matches!(error, SendError::Later { .. });
            let Some(pause) = pauses.next().filter(|_| again) else {
                return tracing::warn!(%error, league = %league.id, "a week of a league was not announced");
            };
            self.clock.sleep(pause).await;
        }
    }

    /// Ends the present week, or the time to sign up, and draws the next week where there is one;
    /// not if it is to be `over`. `false` where somebody else has done it.
    pub(super) async fn turn(&self, league: &League, over: bool) -> Result<bool, LeagueError> {
        let now = self.clock.now();
        // Who wins by default has those points when the next week is drawn.
        let league = league.clone().after_week();
        // Being free is worth a win where the others could play for theirs all week.
        let free_in_vain = |it: &Pairing| it.second.is_none() && now < league.ends();
        let result = |it: &Pairing| if free_in_vain(it) { Outcome::Neither } else { it.closed() };
        let results = league.in_week(league.week).map(|it| (it.number, result(it).name()));
        let results: Vec<_> = results.collect();
        let playing: Vec<usize> = league.playing().collect();
        let over = over || league.week >= league.weeks || playing.len() < 2;
        let drawn = if over { Vec::new() } else { league.drawn(&playing) };
        let deals = drawn.iter().map(|_| self.deal(&league)).collect::<Result<Vec<_>, _>>()?;
        let begins =
            (0..).zip(drawn.iter().zip(&deals)).map(|(number, ((first, second), deal))| {
                let id = duel_of(league.id, league.week + 1, number);
                let duel = |second| new_duel(&league, (id, now + WEEK), (*first, second), deal);
                NewPairing {
                    first: league.members[*first].id,
                    second: second.map(|second| (league.members[second].id, duel(second))),
                }
            });
        let begins = (!over).then(|| begins.collect());
        let turn = WeekTurn { league: league.id, ends: league.week, results: &results, begins };
        Ok(self.store.turn_week(turn, now).await?)
    }

    fn deal(&self, league: &League) -> Result<Deal, LeagueError> {
        let deal = dealt::fresh(league.game, &self.chance)?;
        deal.ok_or(LeagueError::NoSuchDeal)
    }
}

fn new_duel<'a>(
    league: &'a League,
    (id, closes_at): (InteractionId, Millis),
    (first, second): (usize, usize),
    (seed, body): &'a Deal,
) -> NewDuel<'a> {
    let duelist = |at: usize| {
        let member = &league.members[at];
        (member.user.unwrap_or(UserId(0)), member.name.as_str())
    };
    NewDuel {
        id,
        game: league.game.as_str(),
        guild: league.guild,
        closes_at,
        seed: seed.as_bytes(),
        body,
        duelists: [duelist(first), duelist(second)],
    }
}

//! The search for puzzles in the matches of people: in those of yesterday for tomorrow, so that
//! nobody's puzzle changes while the day lasts.

use std::time::Duration;

use super::played::decisions_in;
use crate::store::{DailyKey, Store, StoreError};
use crate::tools::{Clock, CpuPool, Priority, Tools};
use daily::Day;
use games::GameKind;
use players::puzzles::{Decision, Puzzle, Search, write_book};

/// The interval at which it is looked whether a new day has begun.
const LOOK_EVERY: Duration = Duration::from_secs(3_600);
/// The most matches of a day in which a puzzle of a game is looked for.
const MATCHES: u32 = 100;
/// The most decisions of a match that are looked at.
const OF_A_MATCH: usize = 30;
/// The most decisions of all matches that are looked at.
const DECISIONS: usize = 600;

/// Finds puzzles in matches.
#[derive(Clone)]
pub struct PuzzleFinder {
    store: Store,
    clock: Clock,
    cpu_pool: CpuPool,
    /// Playouts of each choice in a close look.
    playouts: u32,
}

impl PuzzleFinder {
    /// A finder that has not looked yet, with so many playouts of each choice in a close look.
    pub fn new(tools: &Tools, playouts: u32) -> Self {
        Self {
            store: tools.store.clone(),
            clock: tools.clock.clone(),
            cpu_pool: tools.cpu_pool.clone(),
            playouts,
        }
    }

    /// Looks for the puzzles of each day until the program ends. Where several processes do, the
    /// first one to find a puzzle keeps it.
    pub async fn keep(&self) {
        let mut looked = None;
        loop {
            let began = self.clock.ticks();
            let today = Day::at(self.clock.now());
            if looked != Some(today) {
                looked = Some(today);
                for game in GameKind::ALL {
                    if let Err(error) = self.look(*game, today).await {
                        looked = None;
                        tracing::error!(%error, game = game.as_str(), "no puzzle could be looked for");
                    }
                }
            }
            self.clock.sleep_since(began, LOOK_EVERY).await;
        }
    }

    async fn look(&self, game: GameKind, today: Day) -> Result<(), StoreError> {
        let Some((rules, _)) = game.daily() else { return Ok(()) };
        let key = DailyKey { game: game.as_str(), day: today.number().saturating_add(1) };
        if self.store.found_puzzle(key).await?.is_some() {
            return Ok(());
        }
        let yesterday = today.before().before().ends()..today.before().ends();
        let name = rules.name();
        let matches =
            || self.store.matches_for_puzzles(key.game, &name, yesterday.clone(), MATCHES);
        let mut looked_at = 0;
        for table in matches().await? {
            let stored = match self.store.load(table).await {
                Ok(Some(stored)) => stored,
                Ok(None) => continue,
                Err(StoreError::Damaged(error)) => {
                    tracing::error!(%table, error, "a finished match is damaged");
                    continue;
                }
                Err(error) => return Err(error),
            };
            let rules = rules.clone();
            let reading =
                self.cpu_pool.run(Priority::Coach, move |_| decisions_in(&stored, &rules));
            let decisions = match reading.await {
                Some(Ok(decisions)) => decisions,
                Some(Err(error)) => {
                    tracing::error!(%table, %error, "a finished match cannot be read");
                    continue;
                }
                None => continue,
            };
            // Spread over the match: neighbours look alike.
            let step = decisions.len().div_ceil(OF_A_MATCH).max(1);
            for decision in decisions.into_iter().step_by(step) {
                looked_at += 1;
                if looked_at > DECISIONS {
                    return Ok(());
                }
                let Some(puzzle) = self.search(game, decision, today).await else { continue };
                // Meanwhile somebody may have said that they don't want it.
                if !matches().await?.contains(&table) {
                    break;
                }
                // Once its day has begun, somebody may have the one of the book.
                if Day::at(self.clock.now()) == today {
                    self.store.keep_puzzle(key, &write_book(&[puzzle])).await?;
                    tracing::info!(game = key.game, "a puzzle was found for tomorrow");
                }
                return Ok(());
            }
        }
        Ok(())
    }

    /// Thinks in short pieces, so that seats whose turn it is come in between.
    async fn search(&self, game: GameKind, decision: Decision, today: Day) -> Option<Puzzle> {
        let mut search = Search::new(game, decision, today.number().into(), self.playouts);
        loop {
            let look = self.cpu_pool.run(Priority::Coach, move |_| (search.step(), search));
            let (goes_on, looked) = look.await?;
            if !goes_on {
                return looked.finish();
            }
            search = looked;
        }
    }
}

//! The bots of every game, for callers that do not look into a game.

use games::{AnySeat, GameKind, SeatNo};

use crate::puzzles::Weighed;
use crate::{Level, Style, nimmt, sixtysix};

/// The limits of thinking about one decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most playouts, in the measure of the game.
    pub playouts: u32,
    /// Polled while thinking, which ends soon after it returns `true`. Without it the same view and
    /// seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

/// A coach's assessment of a decision. It names hidden cards of the seat: it belongs to its owner,
/// and has no `Debug`.
#[derive(Clone)]
pub enum AnyThought {
    /// In 6 nimmt!
    Nimmt(nimmt::Thought),
    /// In Sixty-Six.
    Sixtysix(sixtysix::Thought),
}

impl<'a> Effort<'a> {
    fn nimmt(self) -> nimmt::Effort<'a> {
        nimmt::Effort { enough: self.enough, ..nimmt::Effort::playouts(self.playouts) }
    }

    /// A playout is a world here, and fewer of those suffice.
    fn sixtysix(self) -> sixtysix::Effort<'a> {
        let worlds = u64::from(self.playouts) * 3 / 5;
        let worlds = u32::try_from(worlds).unwrap_or(u32::MAX).max(1);
        sixtysix::Effort { enough: self.enough, ..sixtysix::Effort::playouts(worlds) }
    }

    /// The same effort for each of so many choices.
    fn times(self, choices: usize) -> Self {
        let choices = u32::try_from(choices).unwrap_or(u32::MAX);
        Self { playouts: self.playouts.saturating_mul(choices), ..self }
    }
}

/// The choice of a bot of this level and style, as the game's own text; `None` if the seat is asked
/// nothing.
pub fn choose(
    seat: &AnySeat,
    (level, style): (Level, Style),
    effort: Effort<'_>,
    seed: u64,
) -> Option<String> {
    match seat {
        AnySeat::Nimmt(seat) => {
            let effort = nimmt::Effort { style, ..effort.nimmt() };
            let thought = nimmt::think(seat, level, &effort, seed)?;
            Some(thought.choice.to_string())
        }
        AnySeat::Sixtysix(seat) => {
            // Winning is not all in a single game: its points count.
            let single = seat.table.rules.end == games::sixtysix::End::Games(1);
            let aim = if single { sixtysix::Aim::Deal } else { sixtysix::Aim::Match };
            let effort = sixtysix::Effort { aim, ..effort.sixtysix() };
            let thought = sixtysix::think(seat, level, &effort, seed)?;
            Some(thought.choice.to_string())
        }
        #[cfg(feature = "test-game")]
        AnySeat::Tally(seat) => {
            let best = seat.decision.as_ref()?.iter().max()?;
            Some(format!("score.{best}"))
        }
    }
}

/// A coach's assessment of this seat's decision, with this effort for every choice; `None` if it is
/// asked nothing, or the game has no coach.
pub fn advise(seat: &AnySeat, effort: Effort<'_>, seed: u64) -> Option<AnyThought> {
    match seat {
        AnySeat::Nimmt(seat) => {
            let choices = seat.decision.as_ref().map_or(1, |decision| decision.choices().len());
            let effort = effort.times(choices).nimmt();
            nimmt::advise(seat, &effort, seed).map(AnyThought::Nimmt)
        }
        AnySeat::Sixtysix(seat) => {
            let choices = seat.decision.as_ref().map_or(1, |decision| decision.choices().len());
            // What is told is what each choice brings in this deal.
            let effort =
                sixtysix::Effort { aim: sixtysix::Aim::Deal, ..effort.times(choices).sixtysix() };
            sixtysix::advise(seat, &effort, seed).map(AnyThought::Sixtysix)
        }
        #[cfg(feature = "test-game")]
        AnySeat::Tally(_) => None,
    }
}

/// The value of every choice of this seat, the best first, by what it is expected to bring in this
/// deal alone; with this effort for every choice. `None` if it is asked nothing, or the game has no
/// coach.
pub fn weigh(seat: &AnySeat, effort: Effort<'_>, seed: u64) -> Option<Vec<Weighed>> {
    match seat {
        AnySeat::Nimmt(seat) => {
            let choices = seat.decision.as_ref().map_or(1, |decision| decision.choices().len());
            let effort = nimmt::Effort { aim: nimmt::Aim::Mean, ..effort.times(choices).nimmt() };
            let mut options = nimmt::advise(seat, &effort, seed)?.options;
            options.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            let weighed = |option: nimmt::Assessed| Weighed {
                choice: option.choice.to_string(),
                value: option.cost,
                won: None,
            };
            Some(options.into_iter().map(weighed).collect())
        }
        AnySeat::Sixtysix(seat) => {
            let choices = seat.decision.as_ref().map_or(1, |decision| decision.choices().len());
            let effort =
                sixtysix::Effort { aim: sixtysix::Aim::Deal, ..effort.times(choices).sixtysix() };
            let sixtysix::Thought { mut options, exact, .. } =
                sixtysix::advise(seat, &effort, seed)?;
            options.sort_by(|a, b| b.points.total_cmp(&a.points));
            let weighed = |option: sixtysix::Assessed| Weighed {
                choice: option.choice.to_string(),
                value: option.points,
                won: (option.won * 100).checked_div(option.playouts).filter(|_| !exact),
            };
            Some(options.into_iter().map(weighed).collect())
        }
        #[cfg(feature = "test-game")]
        AnySeat::Tally(_) => None,
    }
}

/// The thought of which [`weigh`] gave these values. `None` if they are none of this seat's
/// choices.
pub fn recorded(seat: &AnySeat, options: &[Weighed]) -> Option<AnyThought> {
    match seat {
        AnySeat::Nimmt(_) => {
            let assessed = |option: &Weighed| {
                let choice = games::nimmt::Choice::from_text(&option.choice)?;
                Some(nimmt::Assessed { choice, cost: option.value, win: 0.0, playouts: 0 })
            };
            let options: Vec<_> = options.iter().map(assessed).collect::<Option<_>>()?;
            let choice = options.first()?.choice.clone();
            Some(AnyThought::Nimmt(nimmt::Thought { choice, options }))
        }
        AnySeat::Sixtysix(_) => {
            let exact = options.iter().all(|option| option.won.is_none());
            let assessed = |option: &Weighed| {
                let choice = games::sixtysix::Choice::from_text(&option.choice)?;
                let (won, playouts) = option.won.map_or((0, 0), |won| (won, 100));
                let points = option.value;
                Some(sixtysix::Assessed { choice, points, win: 0.0, playouts, won })
            };
            let options: Vec<_> = options.iter().map(assessed).collect::<Option<_>>()?;
            let choice = options.first()?.choice;
            let reasons = Vec::new();
            Some(AnyThought::Sixtysix(sixtysix::Thought { choice, options, exact, reasons }))
        }
        #[cfg(feature = "test-game")]
        AnySeat::Tally(_) => None,
    }
}

/// The text of a game's book of puzzles.
pub(crate) const fn book(game: GameKind) -> &'static str {
    match game {
        GameKind::Nimmt => include_str!("nimmt/puzzles.txt"),
        GameKind::Sixtysix => include_str!("sixtysix/puzzles.txt"),
        #[cfg(feature = "test-game")]
        GameKind::Tally => "hornochse-puzzles/1\n",
    }
}

/// The least by which the best choice of a puzzle is better than the usual one: in bull heads, or in
/// game points.
pub const fn clear_gap(game: GameKind) -> f64 {
    match game {
        GameKind::Nimmt => 1.0,
        GameKind::Sixtysix => 0.3,
        #[cfg(feature = "test-game")]
        GameKind::Tally => 1.0,
    }
}

/// The result of looking back at a match: the costliest choices of one seat, and how lucky the
/// deals were. It names hidden cards of the seat: it belongs to its owner.
pub enum AnyReview {
    /// Of 6 nimmt!
    Nimmt {
        /// The seat as it sees the end of the match.
        seat: AnySeat,
        /// The choices.
        review: nimmt::review::Review,
        /// By how much each seat was luckier than the mean.
        luck: Vec<f64>,
    },
    /// Of Sixty-Six.
    Sixtysix {
        /// The seat as it sees the end of the match.
        seat: AnySeat,
        /// The choices.
        review: sixtysix::review::Review,
    },
}

/// A review under way, step by step.
pub struct Reviewer {
    work: Work,
}

enum Work {
    Nimmt { seat: AnySeat, reviewer: nimmt::review::Reviewer, deals: nimmt::review::Deals },
    Sixtysix { seat: AnySeat, reviewer: sixtysix::review::Reviewer },
}

impl Reviewer {
    /// Begins. `is_own` takes a game (from 1) and the position of a choice among the seat's choices
    /// in it (from 0), and returns whether the seat's owner made that choice.
    /// Errors: when the record does not keep the rules, or the game has no coach.
    pub fn new(
        record: &games::AnyRecord,
        seat: SeatNo,
        is_own: impl Fn(usize, usize) -> bool,
    ) -> Result<Self, String> {
        match record {
            games::AnyRecord::Nimmt(record) => Self::of_nimmt(record, seat, is_own),
            games::AnyRecord::Sixtysix(record) => Self::of_sixtysix(record, seat, is_own),
            #[cfg(feature = "test-game")]
            games::AnyRecord::Tally(_) => Err("there is no coach for it".into()),
        }
    }

    fn of_nimmt(
        record: &games::nimmt::record::Record,
        seat: SeatNo,
        is_own: impl Fn(usize, usize) -> bool,
    ) -> Result<Self, String> {
        use nimmt::review::{Deals, Place, Plan, Reviewer};
        let message = |error: games::nimmt::record::RecordError| error.to_string();
        let own = |place: &Place| is_own(place.game, place.nth);
        let reviewer = Reviewer::new(record, seat, own, Plan::USUAL).map_err(message)?;
        let deals = Deals::new(record, Plan::USUAL).map_err(message)?;
        let state = games::nimmt::record::replay_with(record, |_| {}).map_err(message)?;
        let seat = AnySeat::Nimmt(Box::new(state.seat(seat)));
        Ok(Self { work: Work::Nimmt { seat, reviewer, deals } })
    }

    fn of_sixtysix(
        record: &games::sixtysix::record::Record,
        seat: SeatNo,
        is_own: impl Fn(usize, usize) -> bool,
    ) -> Result<Self, String> {
        use sixtysix::review::{Place, Reviewer, USUAL};
        let message = |error: games::sixtysix::record::RecordError| error.to_string();
        let own = |place: &Place| is_own(place.game, place.nth);
        let reviewer = Reviewer::new(record, seat, own, USUAL).map_err(message)?;
        let state = games::sixtysix::record::replay_with(record, |_| {}).map_err(message)?;
        let seat = AnySeat::Sixtysix(Box::new(state.seat(seat)));
        Ok(Self { work: Work::Sixtysix { seat, reviewer } })
    }

    /// Goes on for a moment and returns whether there is more to do.
    pub fn step(&mut self) -> bool {
        match &mut self.work {
            Work::Nimmt { reviewer, deals, .. } => deals.step() || reviewer.step(),
            Work::Sixtysix { reviewer, .. } => reviewer.step(),
        }
    }

    /// The progress, from 0 to 1.
    pub fn progress(&self) -> f64 {
        match &self.work {
            Work::Nimmt { reviewer, .. } => reviewer.progress(),
            Work::Sixtysix { reviewer, .. } => reviewer.progress(),
        }
    }

    pub fn finish(self) -> AnyReview {
        match self.work {
            Work::Nimmt { seat, reviewer, deals } => {
                let luck = nimmt::review::luck(&deals.finish());
                AnyReview::Nimmt { seat, review: reviewer.finish(), luck }
            }
            Work::Sixtysix { seat, reviewer } => {
                AnyReview::Sixtysix { seat, review: reviewer.finish() }
            }
        }
    }
}

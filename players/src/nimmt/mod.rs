//! The bots of 6 nimmt!: a [`Seat`]'s view goes in, a [`Choice`] comes out.
//!
//! Nothing here knows more than its seat does: hidden cards are guessed, again and again, in a way
//! that fits everything that was seen. The same view with the same seed and effort always leads to
//! the same choice.

mod effort;
mod fast;
mod generic;
mod glance;
mod leaning;
mod luck;
mod objective;
mod prospect;
pub mod review;
mod row_summary;
mod search;
mod thinker;
mod thought;

pub use effort::Effort;
pub use fast::{LINES, Lesson, WIDTH, lesson, lessons};
pub use luck::expected_points;
pub use objective::Aim;
pub use prospect::{Between, Prospect, prospect};
pub use thinker::Thinker;
pub use thought::{Assessed, Thought};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::{Level, Style};
use games::nimmt::{Choice, Seat};
use search::{Model, Points, Tally};

/// The ways of thinking, by level.
const LADDER: [Way; 9] = [
    Way { playouts: 0, plain: 0, glances: 100 },
    Way { playouts: 20, plain: 160, glances: 77 },
    Way { playouts: 20, plain: 160, glances: 53 },
    Way { playouts: 20, plain: 160, glances: 28 },
    Way { playouts: 20, plain: 160, glances: 4 },
    Way { playouts: 50, plain: 240, glances: 0 },
    Way { playouts: 110, plain: 400, glances: 0 },
    Way { playouts: 300, plain: 650, glances: 0 },
    Way { playouts: u32::MAX, plain: u32::MAX, glances: 0 },
];

/// A way of thinking: a search, and now and then only a glance.
#[derive(Clone, Copy)]
struct Way {
    /// The most playouts of a search with trained play.
    playouts: u32,
    /// The same where there is none, which takes far longer: more would not fit into a bot's time.
    plain: u32,
    /// In how many decisions out of a hundred it goes by the looks of its cards.
    glances: u32,
}

/// The part of the best choice's worth by which another one may seem worse and still be made for the
/// sake of a style.
const NEARLY: f64 = 0.01;

/// Thinks about this seat's decision, as well as this level does. `None` if it is asked nothing.
pub fn think(seat: &Seat, level: Level, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    let Way { playouts, plain, glances } = level.of(&LADDER);
    // A stream of its own: the glance's luck doesn't depend on whether there is one.
    if SmallRng::seed_from_u64(!seed).random_ratio(glances, 100) {
        return glance::think(seat, seed);
    }
    if level == Level::STRONGEST
        && let Some(thought) = look_ahead(seat, effort)
    {
        return Some(thought);
    }
    let most = if fast::knows(seat) { playouts } else { plain };
    let playouts = effort.playouts.min(most);
    ponder(seat, &Effort { playouts, ..*effort }, seed, false, None)
}

/// The coach's assessment of this seat's decision: every choice tried equally often, as well as the
/// program can. `None` if it is asked nothing.
pub fn advise(seat: &Seat, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    ponder(seat, effort, seed, true, None)
}

/// The coach's assessment with a choice that was made: it is among those that are tried, even if it
/// does not seem worth a try.
pub fn judge(seat: &Seat, chosen: &Choice, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    ponder(seat, effort, seed, true, Some(chosen))
}

/// Looks ahead to the end of the game, if nothing is hidden and little is left.
fn look_ahead(seat: &Seat, effort: &Effort<'_>) -> Option<Thought> {
    let worth = objective::Worth::new(seat, effort.aim);
    let (options, tallies) = fast::look_ahead(seat, &|points| worth.of(points))?;
    rank(seat, options, tallies, effort.style)
}

/// Searches with the model that knows this game best.
fn ponder(
    seat: &Seat,
    effort: &Effort<'_>,
    seed: u64,
    evenly: bool,
    also: Option<&Choice>,
) -> Option<Thought> {
    let mut rng = SmallRng::seed_from_u64(seed);
    if let Some((mut model, options)) = fast::imagine(seat, effort.playouts, &mut rng) {
        let effort = Effort { playouts: model.playouts(effort.playouts), ..*effort };
        return weigh(seat, &mut model, options, &effort, seed, evenly);
    }
    // A coach is asked about bad-looking choices, too.
    let playouts = if evenly { u32::MAX } else { effort.playouts };
    match generic::GenericModel::new(seat, playouts, &mut rng) {
        Ok(mut model) => {
            if let Some(also) = also {
                model.try_also(also);
            }
            let options = model.options().to_vec();
            weigh(seat, &mut model, options, effort, seed, evenly)
        }
        Err(_) => glance::think(seat, seed),
    }
}

/// Tries the options in the worlds of a model.
fn weigh<M: Model>(
    seat: &Seat,
    model: &mut M,
    options: Vec<Choice>,
    effort: &Effort<'_>,
    seed: u64,
    evenly: bool,
) -> Option<Thought> {
    let me = seat.seat.index();
    // A single option needs no thought, unless its worth is asked for.
    let effort = Effort {
        playouts: if options.len() > 1 || evenly { effort.playouts } else { 1 },
        ..*effort
    };
    let worth = objective::Worth::new(seat, effort.aim);
    let worth = |points: &Points| worth.of(points);
    let tallies = search::search(model, options.len(), me, &worth, evenly, &effort, seed);
    rank(seat, options, tallies, effort.style)
}

/// Ranks the options by their results.
fn rank(seat: &Seat, options: Vec<Choice>, tallies: Vec<Tally>, style: Style) -> Option<Thought> {
    let most = tallies.iter().map(|tally| tally.playouts).max()?;
    let so_far = f64::from(seat.table.at(seat.seat).map_or(0, |own| own.points));
    let assess = |(choice, tally): (Choice, Tally)| Assessed {
        choice,
        cost: tally.points / f64::from(tally.playouts.max(1)) - so_far,
        win: tally.value / f64::from(tally.playouts.max(1)),
        playouts: tally.playouts,
    };
    let mut options: Vec<Assessed> = options.into_iter().zip(tallies).map(assess).collect();
    // An option that was dropped early was worse then: nobody knows how much.
    let late = |option: &Assessed| option.playouts >= most / 2;
    options.sort_by(|a, b| late(b).cmp(&late(a)).then(b.win.total_cmp(&a.win)));
    let choice = favourite(seat, &options, most, style)?;
    Some(Thought { choice, options })
}

/// The choice of a bot with this style: of those that were tried at least half as often as the one
/// tried most, and that seem nearly as good as the first, the one that it likes most.
fn favourite(seat: &Seat, options: &[Assessed], most: u32, style: Style) -> Option<Choice> {
    let best = options.first()?;
    let near = options
        .iter()
        .take_while(|option| option.playouts >= most / 2)
        .filter(|option| option.win >= best.win * (1.0 - NEARLY));
    let liked = near.filter_map(|it| Some((leaning::liking(seat, style, &it.choice)?, it)));
    let favourite = liked.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, option)| option);
    Some(favourite.unwrap_or(best).choice.clone())
}

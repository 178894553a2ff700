//! The stored form of the deal of a day, and of the choices made in it: types of their own, with a
//! version.

use serde::{Deserialize, Serialize};

use crate::tools::chance::Chance;
use crate::tools::{CpuPool, Priority};
use daily::{Attempt, Seed, Unplayable};
use games::{AnyRules, GameKind, Refused, SeatNo};
use table::state::Move;
use view::Words;

/// The format that is written. An older one is read for ever.
const FORMAT: u8 = 1;

/// A deal as it is stored. It holds every hand: it has no `Debug`.
#[derive(Serialize, Deserialize)]
struct StoredDeal {
    format: u8,
    rules: AnyRules,
    seats: usize,
    /// The game's own text.
    deal: String,
    /// The choices of the bots before the person's first one.
    first: Vec<(SeatNo, String)>,
}

/// Choices as they are stored: who, and the game's own text.
#[derive(Serialize, Deserialize)]
struct StoredMoves {
    format: u8,
    moves: Vec<(SeatNo, String)>,
}

/// Why something stored cannot be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum Illegible {
    /// It is no JSON of ours.
    #[error("it is written in a way that is not understood: {0}")]
    Shape(#[from] serde_json::Error),
    /// It makes no match.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// A deal, before and after the bots' first choices; and how many sit at it.
pub(super) struct Dealt {
    pub(super) seats: usize,
    pub(super) bare: Attempt,
    pub(super) opened: Attempt,
}

/// A new deal as a text, and the seed it comes from, which nobody can guess. `None` for a game that
/// nobody plays for themselves.
pub(super) fn fresh(game: GameKind, chance: &Chance) -> Result<Option<(Seed, String)>, Illegible> {
    let Some(((rules, seats), seed)) = game.daily().zip(Seed::from_bytes(&chance.seed())) else {
        return Ok(None);
    };
    let (attempt, deal) = Attempt::dealt(&rules, seats, &seed)?;
    let body = write_deal(&rules, seats, &deal, &attempt)?;
    Ok(Some((seed, body)))
}

/// A deal as a text, with what was chosen in it so far.
pub(super) fn write_deal(
    rules: &AnyRules,
    seats: usize,
    deal: &str,
    opened: &Attempt,
) -> Result<String, Illegible> {
    let (rules, deal, first) = (rules.clone(), deal.to_owned(), pairs(opened));
    Ok(serde_json::to_string(&StoredDeal { format: FORMAT, rules, seats, deal, first })?)
}

/// Reads what [`write_deal`] wrote.
pub(super) fn read_deal(text: &str) -> Result<Dealt, Illegible> {
    let StoredDeal { rules, seats, deal, first, .. } = serde_json::from_str(text)?;
    let bare = Attempt::dealt_again(&rules, seats, &deal)?;
    let mut opened = bare.clone();
    opened.replay(first.into_iter().map(|(seat, choice)| Move { seat, choice }))?;
    Ok(Dealt { seats, bare, opened })
}

/// Writes the choices of an attempt as text.
pub(super) fn write_moves(attempt: &Attempt) -> Result<String, Illegible> {
    Ok(serde_json::to_string(&StoredMoves { format: FORMAT, moves: pairs(attempt) })?)
}

/// Does again what [`write_moves`] wrote.
pub(super) fn replayed(mut bare: Attempt, text: &str) -> Result<Attempt, Illegible> {
    let StoredMoves { moves, .. } = serde_json::from_str(text)?;
    bare.replay(moves.into_iter().map(|(seat, choice)| Move { seat, choice }))?;
    Ok(bare)
}

fn pairs(attempt: &Attempt) -> Vec<(SeatNo, String)> {
    attempt.moves().iter().map(|step| (step.seat, step.choice.clone())).collect()
}

/// The bots choose, on the threads that think. `None` when thinking broke off.
pub(super) async fn bots_choose(
    cpu_pool: &CpuPool,
    mut attempt: Attempt,
    seed: &Seed,
    playouts: u32,
) -> Option<Attempt> {
    let seed = seed.clone();
    let attempt = cpu_pool.run(Priority::Coach, move |_| {
        attempt.bots_choose(&seed, playouts);
        attempt
    });
    attempt.await
}

/// Why a choice is refused, in words.
pub(super) fn refusal(words: &Words, refused: &Refused) -> String {
    match refused {
        Refused::NotHeld(card) => words.say("refused-not-held", &[("card", card.into())]),
        Refused::NotYourTurn => words.say("refused-not-your-turn", &[]),
        Refused::NotNow => words.say("refused-not-now", &[]),
    }
}

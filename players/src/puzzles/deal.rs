//! The numbered deals that puzzles are found in.

use games::sealed::{Link, Stream};
use games::{AnyMatch, GameKind, SeatNo};

/// The seat that is asked.
pub const SOLVER: SeatNo = SeatNo::from_index(0);

/// The purpose of the cards, in the place of a match's entropy.
const USE: &str = "puzzle";

/// A deal by its number, the rules and seats being those of the deal of the day; also as a text,
/// with which it can be dealt again. The same number always gives the same cards.
///
/// # Errors
/// When the game has no deal of the day.
pub fn dealt(game: GameKind, number: u32) -> Result<(AnyMatch, String), String> {
    let (rules, seats) = game.daily().ok_or("the game has no such deals")?;
    let mut table = AnyMatch::create(&rules, seats).map_err(|why| format!("{why:?}"))?;
    let mut bytes = [0; 32];
    if let Some(last) = bytes.last_chunk_mut() {
        *last = number.to_be_bytes();
    }
    let (deal, _) = table.deal(&mut Stream::new(Link::new(bytes), USE))?;
    Ok((table, deal))
}

/// The seat that chooses next; where several choose at once, the first of them.
#[must_use]
pub fn awaited(table: &AnyMatch) -> Option<SeatNo> {
    table.awaited().into_iter().find(|awaited| !awaited.chosen).map(|awaited| awaited.seat)
}

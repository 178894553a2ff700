//! The deals that puzzles are found in: numbered ones, and those of matches.

use std::collections::VecDeque;

use games::sealed::{Link, Stream};
use games::{AnyMatch, AnySeat, GameKind, SeatNo};

/// The seat that is asked.
pub const SOLVER: SeatNo = SeatNo::from_index(0);

/// The purpose of the cards, in the place of a match's entropy.
const USE: &str = "puzzle";

/// The deal of a puzzle. It names every hand, and has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub enum Deal {
    /// The cards follow from a number, and the seats are those of the deal of the day.
    Numbered(u32),
    /// A deal of a match.
    Played {
        /// The number of seats.
        seats: usize,
        /// The game's own text.
        text: String,
    },
}

/// A deal that is on the table.
pub struct Dealt {
    /// The table, at which nothing has been chosen yet.
    pub table: AnyMatch,
    /// The number of its seats.
    pub seats: usize,
    /// The deal as a text, with which it can be dealt again.
    pub text: String,
}

impl Deal {
    /// Deals by the rules of the deal of the day. The same deal always gives the same cards.
    /// Errors: when the game has no deal of the day, or the deal is none that its rules know.
    pub fn dealt(&self, game: GameKind) -> Result<Dealt, String> {
        let (rules, usual) = game.daily().ok_or("the game has no such deals")?;
        let created =
            |seats| AnyMatch::create(&rules, seats).map_err(|why| format!("{seats}: {why:?}"));
        match self {
            Self::Numbered(number) => {
                let mut table = created(usual)?;
                let mut bytes = [0; 32];
                if let Some(last) = bytes.last_chunk_mut() {
                    *last = number.to_be_bytes();
                }
                let (text, _) = table.deal(&mut Stream::new(Link::new(bytes), USE))?;
                Ok(Dealt { table, seats: usual, text })
            }
            Self::Played { seats, text } => {
                let mut table = created(*seats)?;
                // What is wrong with it would name cards.
                table.deal_again(text).map_err(|_| "it is no deal of this game")?;
                Ok(Dealt { table, seats: *seats, text: text.clone() })
            }
        }
    }
}

/// The seat that chooses next; where several choose at once, the first of them.
pub fn awaited(table: &AnyMatch) -> Option<SeatNo> {
    table.awaited().into_iter().find(|awaited| !awaited.chosen).map(|awaited| awaited.seat)
}

/// A decision of [`SOLVER`].
pub struct Decision {
    pub deal: Deal,
    /// The choices before, in the order in which seats are awaited, without those that had no
    /// alternative.
    pub moves: Vec<String>,
    /// The view of the seat.
    pub seat: AnySeat,
}

/// Every decision of [`SOLVER`] in a deal that was played. `choices` has those of each seat, by seat
/// index, in the order in which the seat made them.
/// Errors: when these choices cannot be made in this deal.
pub fn decisions(
    game: GameKind,
    deal: &Deal,
    mut choices: Vec<VecDeque<String>>,
) -> Result<Vec<Decision>, String> {
    let mut table = deal.dealt(game)?.table;
    let (mut decisions, mut moves) = (Vec::new(), Vec::new());
    while table.outcome().is_none() {
        let foregone = table.foregone().map(|(seat, _)| seat);
        let seat = foregone.or_else(|| awaited(&table)).ok_or("nobody is asked anything")?;
        let choice = choices.get_mut(seat.index()).and_then(VecDeque::pop_front);
        let choice = choice.ok_or_else(|| format!("{seat} lacks a choice"))?;
        if foregone.is_none() {
            if seat == SOLVER {
                let (deal, moves, seat) = (deal.clone(), moves.clone(), table.seat(seat));
                decisions.push(Decision { deal, moves, seat });
            }
            moves.push(choice.clone());
        }
        table.choose(seat, &choice).map_err(|_| format!("{seat} cannot choose that"))?;
    }
    Ok(decisions)
}

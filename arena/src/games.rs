//! One match between players who sit where they are put.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::error::ArenaError;
use super::mixed;
use super::player::Timed;
use games::nimmt::{Match, Rules};

/// What a match came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The total of each seat, by its index.
    pub totals: Vec<u32>,
    /// Whether each seat is among the winners.
    pub won: Vec<bool>,
    /// How many games it took.
    pub games: u32,
}

/// Plays a match. `seating` says who of the players sits on each seat. The cards follow from
/// `cards` alone, so that they are the same however the players sit; what is random in the players
/// follows from `luck`.
///
/// # Errors
///
/// When the rules cannot be played, or a player cannot go on.
pub fn play(
    rules: &Rules,
    players: &mut [Timed],
    seating: &[usize],
    cards: u64,
    luck: u64,
) -> Result<Played, ArenaError> {
    let mut game = Match::new(rules.clone(), seating.len()).map_err(ArenaError::Rules)?;
    let (mut games, mut decisions) = (0_u32, 0_u64);
    while !game.is_over() {
        if game.needs_deal() {
            let mut rng = StdRng::seed_from_u64(mixed(cards, games.into()));
            let deal = game.draw(&mut rng);
            game.begin(&deal)?;
            games += 1;
        }
        for awaited in game.awaiting().iter().filter(|awaited| !awaited.chosen) {
            let player = seating.get(awaited.seat.index());
            let player = player.and_then(|player| players.get_mut(*player));
            let player = player.ok_or(ArenaError::NothingAsked)?;
            let choice = player.choose(&game.seat(awaited.seat), mixed(luck, decisions))?;
            game.apply(awaited.seat, &choice)?;
            decisions += 1;
        }
    }
    let winners = game.winners();
    let won = games::nimmt::SeatNo::all(seating.len());
    Ok(Played {
        totals: game.totals().to_vec(),
        won: won.map(|seat| winners.contains(&seat)).collect(),
        games,
    })
}

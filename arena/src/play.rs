//! One match between players on given seats.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::contest::Contest;
use super::error::ArenaError;
use super::mixed;
use super::played::Played;
use super::timed::Timed;
use games::SeatNo;

/// Plays a match. `seating` is the index of the player on each seat. The cards follow from `cards`
/// alone, so that they are the same for every seating; the randomness of the players follows from
/// `luck`.
/// Errors: when the rules cannot be played, or a player cannot go on.
pub fn play<G: Contest>(
    rules: &G::Rules,
    players: &mut [Timed<G>],
    seating: &[usize],
    cards: u64,
    luck: u64,
) -> Result<Played, ArenaError> {
    let mut game =
        G::create(rules, seating.len()).map_err(|reasons| ArenaError::rules(&reasons))?;
    let (mut games, mut decisions) = (0_u32, 0_u64);
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(Played::of(&outcome, G::is_decided(&outcome)));
        }
        if game.needs_deal() {
            let mut rng = StdRng::seed_from_u64(mixed(cards, games.into()));
            let (_, dealt) = game.deal(&mut rng).map_err(ArenaError::Deal)?;
            tell(&game, players, seating, &dealt.events);
            games += 1;
        }
        for awaited in game.awaited().iter().filter(|awaited| !awaited.chosen) {
            let player = seating.get(awaited.seat.index());
            let player = player.and_then(|player| players.get_mut(*player));
            let player = player.ok_or(ArenaError::NothingAsked)?;
            let choice = player.choose(&game.seat(awaited.seat), mixed(luck, decisions))?;
            let happened = game
                .choose(awaited.seat, &choice)
                .map_err(|_| ArenaError::Illegal { player: player.name().to_owned() })?;
            tell(&game, players, seating, &happened.events);
            decisions += 1;
        }
    }
}

/// Reports the events to every player.
fn tell<G: Contest>(game: &G, players: &mut [Timed<G>], seating: &[usize], events: &[G::Event]) {
    for (seat, player) in SeatNo::all(seating.len()).zip(seating) {
        if let Some(player) = players.get_mut(*player) {
            player.watch(events, &|| game.seat(seat));
        }
    }
}

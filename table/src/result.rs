//! The results that a finished match adds to those of its server.

use players::Level;
use values::{Ladder, UserId};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The game's name.
    pub game: String,
    /// Under which name of the game it is counted.
    pub variant: String,
    /// With which matches it is compared.
    pub ladder: Ladder,
    /// Games played.
    pub games: u32,
    /// Turns played.
    pub turns: u32,
    /// The seats, in their order.
    pub seats: Vec<SeatResult>,
}

/// The result of a match for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// The level of a bot; `None` for a person.
    pub bot: Option<Level>,
    /// Their name as it was shown.
    pub name: String,
    /// The place, from 1, among those who stayed: equal scores share one. Those who did not stay
    /// come last.
    pub rank: u32,
    /// First of those who stayed, alone or with others.
    pub won: bool,
    /// Played at least half of the turns themselves, and did not leave.
    pub stayed: bool,
    /// The score of the whole match, in the game's own unit.
    pub score: u32,
    /// The score of the best game.
    pub best: u32,
}

/// Returns the places of all seats, of which is known whether they stayed and how the game places
/// them. Nobody wins by what a bot played for them, and nobody loses a win to that: those who
/// stayed are placed among themselves, and all others share the place after them. Where nobody
/// stayed, the game's places stand.
pub fn places(seats: &[(bool, u32)]) -> Vec<u32> {
    if !seats.iter().any(|(stayed, _)| *stayed) {
        return seats.iter().map(|(_, rank)| *rank).collect();
    }
    let place = |(stayed, rank): &(bool, u32)| {
        let ahead = seats.iter().filter(|(other, ahead)| *other && (!stayed || ahead < rank));
        u32::try_from(ahead.count()).unwrap_or(u32::MAX).saturating_add(1)
    };
    seats.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn a_seat_that_did_not_stay_comes_after_everybody_else() {
        assert_eq!(places(&[(true, 1), (true, 2), (true, 2), (true, 4)]), [1, 2, 2, 4]);
        // The best score was played by the bot that stood in for them.
        assert_eq!(places(&[(false, 1), (true, 2), (true, 3)]), [3, 1, 2]);
        assert_eq!(places(&[(true, 1), (false, 1), (false, 3)]), [1, 2, 2]);
        assert_eq!(places(&[(true, 2), (false, 1), (true, 2)]), [1, 3, 1]);
        assert_eq!(places(&[(false, 2), (false, 1)]), [2, 1], "nobody stayed");
    }
}

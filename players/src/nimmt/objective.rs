//! The objective of a seat, and the worth of a game's points in view of it.

use super::search::Points;
use games::nimmt::{End, Phase, Seat};

/// The objective of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// To win the match: in its last game that means to win this game, and long
    /// before its end, to get fewer points than the others.
    #[default]
    Match,
    /// To win this game, as if there were no other.
    Deal,
    /// Few points of its own in this game, whatever the others get.
    Mean,
}

/// A lead of this many points in the last turn is worth most of a win. A little
/// more than nothing, because imagined games differ from the real one.
const NARROW: f64 = 2.0;
/// The number of cards in the hand from which on a lead says less and less.
const LATE: f64 = 5.0;
/// Bull heads by which a lead usually shrinks or grows in one game. Fitted, like the number of games
/// left, to 20,000 matches each of three, four and six seats, put together from classic games of
/// bots; for other seats and rules it is a guess.
const SPREAD: f64 = 6.1;

/// The worth of a game's points to one seat.
pub(super) struct Worth {
    me: usize,
    seats: usize,
    aim: Aim,
    end: End,
    /// Points of the finished games, by seat index.
    totals: Points,
    /// The number of games finished when this one is.
    games: usize,
    /// The part of a lead at the end of this game that is luck, as it looks now. Long before, every
    /// point counts the same; in the end only who is ahead.
    blur: f64,
}

impl Worth {
    /// The worth of points to the seat with this view.
    pub(super) fn new(seat: &Seat, aim: Aim) -> Self {
        let table = &seat.table;
        let (mut totals, mut end, mut games) = (Points::default(), End::Games(1), 1);
        if aim == Aim::Match {
            (end, games) = (table.rules.end, table.history.len() + 1);
            for (total, other) in totals.iter_mut().zip(&table.seats) {
                *total = other.total as f32;
            }
        }
        // Whoever still picks cards has the whole game before them.
        let picking = table.phase == Phase::Draft;
        let left = if picking { table.rules.hand_size(table.seats.len()) } else { seat.hand.len() };
        Self {
            me: seat.seat.index(),
            seats: table.seats.len(),
            aim,
            end,
            totals,
            games,
            blur: NARROW * (1.0 + (left as f64 / LATE).powi(3)),
        }
    }

    /// From 0 to 1: the share of the match that the seat may expect to win when
    /// the game ends with these points.
    pub(super) fn of(&self, points: &Points) -> f64 {
        let total = |seat: usize| f64::from(self.totals[seat] + points[seat]);
        let own = total(self.me);
        if self.aim == Aim::Mean {
            return 1.0 - f64::from(points[self.me]) / 171.0;
        }
        let highest = (0..self.seats).map(total).fold(0.0, f64::max);
        let spread = (self.blur.powi(2) + SPREAD.powi(2) * self.games_left(highest)).sqrt();
        let others = (0..self.seats).filter(|seat| *seat != self.me);
        let against: f64 = others.map(|seat| ((own - total(seat)) / spread).exp()).sum();
        1.0 / (1.0 + against)
    }

    /// The approximate number of games that follow when the highest total is this.
    fn games_left(&self, highest: f64) -> f64 {
        let left = |games: usize| games.saturating_sub(self.games) as f64;
        match self.end {
            End::Points(most) if highest > f64::from(most) => 0.0,
            // As long as nobody is above the end a whole game follows, and another one for about as
            // many points as the seat with the most usually gets.
            End::Points(most) => {
                let pace = 4.0 + 3.0 * self.seats as f64;
                1.0 + ((f64::from(most) - 4.0 - highest) / pace).max(0.0)
            }
            End::Games(games) => left(games as usize),
            End::EachSheet => left(self.seats),
        }
    }
}

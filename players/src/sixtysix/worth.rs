//! The worth of a game's end.

use games::sixtysix::End;

use super::Aim;
use super::state::Outcome;
use super::terms::Terms;

/// The most game points to go for which the chances of a match are computed exactly.
const FURTHEST: usize = 24;
/// The chances that one of two equals wins a game with 1, 2 and 3 points.
const GAMES: [(usize, f32); 3] = [(1, 0.26), (2, 0.17), (3, 0.07)];

/// The worth of outcomes, for a match as it stands.
pub(super) struct Worth {
    terms: Terms,
    aim: Aim,
    /// The chance of the match with so many points to go, for two seats and game points.
    chances: Option<Box<[[f32; FURTHEST + 1]; FURTHEST + 1]>>,
    /// The worth of the worst and the best game, for each seat.
    range: [(f32, f32); 3],
    /// Whether no game changes anything for anybody.
    decided: bool,
}

impl Worth {
    pub(super) fn new(terms: &Terms, aim: Aim) -> Self {
        let mut worth =
            Self { terms: *terms, aim, chances: None, range: [(0.0, 1.0); 3], decided: true };
        if let (2, false, End::Points(enough), Aim::Match) =
            (terms.seats, terms.card_points, terms.rules.end, aim)
        {
            let to_go = |seat: usize| enough.saturating_sub(terms.totals[seat]) as usize;
            if to_go(0) <= FURTHEST && to_go(1) <= FURTHEST {
                worth.chances = Some(chances());
            }
        }
        let seats = usize::from(terms.seats);
        for seat in 0..seats {
            let best_other =
                (0..seats).filter(|other| *other != seat).max_by_key(|other| terms.totals[*other]);
            let low = worth.raw(&worth.won_by(best_other.unwrap_or(0)))[seat];
            let high = worth.raw(&worth.won_by(seat))[seat];
            let matters = high > low + 1e-4;
            worth.range[seat] = if matters { (low, high) } else { (0.0, 1.0) };
            worth.decided &= !matters;
        }
        worth
    }

    /// The worth for somebody who plays on: the last game of a match that is won is played for its
    /// own points.
    pub(super) fn to_play_for(terms: &Terms, aim: Aim) -> Self {
        let worth = Self::new(terms, aim);
        if worth.decided { Self::new(terms, Aim::Deal) } else { worth }
    }

    /// A high win of this seat, within the usual range.
    fn won_by(&self, seat: usize) -> Outcome {
        let mut booked = [0; 3];
        if self.terms.card_points {
            booked = [25; 3];
            booked[seat] = 90;
        } else {
            booked[seat] = self.most();
        }
        Outcome { booked, winners: 1 << seat, of_match: false }
    }

    /// The most game points that a seat can book.
    fn most(&self) -> u32 {
        let most = if self.terms.seats > 2 { 6_u32 } else { 3 };
        most.saturating_add(self.terms.carry)
    }

    /// The worth of an outcome to each seat, from 0 to 1, as a share of what this game can change.
    pub(super) fn of(&self, outcome: &Outcome) -> [f32; 3] {
        let mut shares = self.raw(outcome);
        for (share, (low, high)) in shares.iter_mut().zip(self.range) {
            *share = ((*share - low) / (high - low)).clamp(0.0, 1.0);
        }
        shares
    }

    /// The seat's share of the match, from a value of [`Worth::of`].
    pub(super) fn share(&self, seat: usize, value: f32) -> f32 {
        let (low, high) = self.range[seat];
        low + value * (high - low)
    }

    /// The points by which a seat's game is better than the others' average.
    pub(super) fn lead(&self, outcome: &Outcome, seat: usize) -> f32 {
        let seats = usize::from(self.terms.seats);
        let own = outcome.booked[seat] as f32;
        let all: f32 = outcome.booked[..seats].iter().map(|booked| *booked as f32).sum();
        own - (all - own) / (seats as f32 - 1.0)
    }

    /// The worth of an outcome of a game for two as a whole number: more is better for the first
    /// seat and worse for the second. Of outcomes of equal worth to the match, the one with more
    /// points is better.
    #[allow(clippy::cast_possible_truncation, reason = "from 0 to 30000")]
    pub(super) fn scale(&self, outcome: &Outcome) -> i32 {
        let share = (self.raw(outcome)[0] * 30_000.0).round() as i32;
        let [first, second, _] = outcome.booked;
        let small = |booked: u32| i32::try_from(booked.min(4000)).unwrap_or(0);
        (share << 14) + small(first) - small(second) + 8192
    }

    /// The first seat's lead in points, and its value, from a number of [`Worth::scale`].
    pub(super) fn unscale(&self, scaled: i32) -> (f32, f32) {
        let lead = (scaled & 0x3fff) - 8192;
        let (low, high) = self.range[0];
        let share = (scaled >> 14) as f32 / 30_000.0;
        (lead as f32, ((share - low) / (high - low)).clamp(0.0, 1.0))
    }

    fn raw(&self, outcome: &Outcome) -> [f32; 3] {
        let seats = usize::from(self.terms.seats);
        let mut shares = [0.0; 3];
        if outcome.of_match {
            let winners = outcome.winners.count_ones().max(1) as f32;
            for (seat, share) in shares.iter_mut().enumerate().take(seats) {
                *share = f32::from(outcome.winners >> seat & 1) / winners;
            }
            return shares;
        }
        if self.aim == Aim::Deal {
            let most = if self.terms.card_points { 130.0 } else { self.most() as f32 };
            for (seat, share) in shares.iter_mut().enumerate().take(seats) {
                *share = (0.5 + self.lead(outcome, seat) / (2.0 * most)).clamp(0.0, 1.0);
            }
            return shares;
        }
        let mut totals = self.terms.totals;
        for (total, booked) in totals.iter_mut().zip(outcome.booked) {
            *total = total.saturating_add(booked);
        }
        if let (Some(chances), End::Points(enough)) = (&self.chances, self.terms.rules.end) {
            let to_go = |seat: usize| enough.saturating_sub(totals[seat]) as usize;
            let first = chances[to_go(0).min(FURTHEST)][to_go(1).min(FURTHEST)];
            return [first, 1.0 - first, 0.0];
        }
        self.by_totals(&totals[..seats])
    }

    /// Each seat's share of the match, estimated from its distance to the highest total, measured
    /// by how much the rest of the match may change.
    fn by_totals(&self, totals: &[u32]) -> [f32; 3] {
        let highest = totals.iter().copied().max().unwrap_or(0);
        let usual = if self.terms.card_points { 50.0 } else { 2.0 };
        let games_left = match self.terms.rules.end {
            End::Games(games) => games.saturating_sub(self.terms.games.saturating_add(1)) as f32,
            End::Points(enough) => (enough.saturating_sub(highest) as f32 / usual).ceil(),
        };
        let mut shares = [0.0; 3];
        if games_left <= 0.0 {
            let winners = totals.iter().filter(|total| **total == highest).count() as f32;
            for (share, total) in shares.iter_mut().zip(totals) {
                *share = if *total == highest { 1.0 / winners } else { 0.0 };
            }
            return shares;
        }
        let blur = 0.8 * usual * games_left.sqrt();
        let weight = |total: u32| ((total as f32 - highest as f32) / blur).exp();
        let sum: f32 = totals.iter().map(|total| weight(*total)).sum();
        for (share, total) in shares.iter_mut().zip(totals) {
            *share = weight(*total) / sum;
        }
        shares
    }
}

/// The chance that the first of two equals wins the match, by the points each has to go.
fn chances() -> Box<[[f32; FURTHEST + 1]; FURTHEST + 1]> {
    let mut chances = Box::new([[0.0_f32; FURTHEST + 1]; FURTHEST + 1]);
    chances[0] = [1.0; FURTHEST + 1];
    for own in 1..=FURTHEST {
        for other in 1..=FURTHEST {
            let won = |(by, often): &(usize, f32)| often * chances[own.saturating_sub(*by)][other];
            let lost = |(by, often): &(usize, f32)| often * chances[own][other.saturating_sub(*by)];
            chances[own][other] = GAMES.iter().map(|game| won(game) + lost(game)).sum();
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use games::{AnyMatch, AnyRules, AnySeat, SeatNo};
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn the_last_game_of_a_match_that_is_won_is_played_for_its_own_points() {
        let rules = AnyRules::Sixtysix(games::sixtysix::Rules::classic());
        let mut game = AnyMatch::create(&rules, 2).unwrap();
        game.deal(&mut rand::rngs::StdRng::seed_from_u64(7)).unwrap();
        let AnySeat::Sixtysix(seat) = game.seat(SeatNo::from_index(0)) else { unreachable!() };
        let mut terms = Terms::of(&seat.table);
        (terms.rules.end, terms.games) = (End::Games(5), 4);
        let booked = |first: u32, second: u32| Outcome {
            booked: [first, second, 0],
            winners: if first > 0 { 1 } else { 2 },
            of_match: false,
        };
        for (totals, counts) in [([7, 2, 0], true), ([2, 7, 0], true), ([5, 5, 0], false)] {
            terms.totals = totals;
            let worth = Worth::to_play_for(&terms, Aim::Match);
            let [one, three] = [booked(0, 1), booked(0, 3)].map(|lost| worth.of(&lost)[0]);
            assert_eq!(one > three, counts, "{totals:?}: {one} {three}");
        }
    }
}

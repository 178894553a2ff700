//! Views of a match: public parts, and those of one seat.

use super::{Match, RankedSeat};
use crate::nimmt::game::Game;
use crate::nimmt::record::Record;
use crate::nimmt::select::start_of_game;
use crate::nimmt::{Awaited, Phase, Row, Rules, Seat, SeatNo, Table, TableSeat};

impl Match {
    /// The public view.
    pub fn table(&self) -> Table {
        let game = self.game.as_ref();
        Table {
            rules: self.rules.clone(),
            game: game.map_or(0, Game::number),
            turn: game.map_or(0, Game::turn),
            turns_hint: game.and_then(|game| game.turns_hint(&self.rules)),
            phase: self.phase(),
            start_seat: game.map_or_else(|| start_of_game(1, self.seats), Game::start),
            rows: game.map(|game| game.rows().to_vec()).unwrap_or_default(),
            seats: self.table_seats(),
            unplaced: game.map(|game| game.unplaced().to_vec()).unwrap_or_default(),
            sorting: game.map(|game| game.sorting().to_vec()).unwrap_or_default(),
            pool: game.map(|game| game.pool().to_vec()).unwrap_or_default(),
            shared: game.map(|game| game.shared().to_vec()).unwrap_or_default(),
            sheets: self.sheets.as_ref().map(|sheets| sheets.all().to_vec()).unwrap_or_default(),
            turns: game.map(|game| game.turns().to_vec()).unwrap_or_default(),
            awaiting: self.awaiting(),
            history: self.history.clone(),
            winners: self.winners(),
        }
    }

    /// The view of one seat. A number without a seat sees the table and an empty hand.
    pub fn seat(&self, seat: SeatNo) -> Seat {
        let game = self.game.as_ref();
        Seat {
            table: self.table(),
            seat,
            hand: game.map(|game| game.hand(seat)).unwrap_or_default(),
            chosen: game.and_then(|game| game.hidden_choice(seat)),
            decision: game.and_then(|game| game.decision(&self.rules, seat)),
            earlier: self.courses.clone(),
        }
    }

    /// The seats that must decide something now. In a hidden selection those that have chosen are
    /// among them, and marked, until the last one has.
    pub fn awaiting(&self) -> Vec<Awaited> {
        self.game.as_ref().map(Game::awaiting).unwrap_or_default()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        !self.history.is_empty() && self.rules.end.is_over(&self.totals, self.history.len())
    }

    /// Points of all finished games, by seat index.
    pub fn totals(&self) -> &[u32] {
        &self.totals
    }

    /// The seats with the lowest total, which share the win; empty until the match is over.
    pub fn winners(&self) -> Vec<SeatNo> {
        let lowest = self.totals.iter().min().filter(|_| self.is_over());
        SeatNo::all(self.seats)
            .zip(&self.totals)
            .filter(|(_, total)| Some(*total) == lowest)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// All seats by total, the lowest first; equal totals share a place.
    pub fn ranking(&self) -> Vec<RankedSeat> {
        let mut order: Vec<(u32, SeatNo)> =
            self.totals.iter().copied().zip(SeatNo::all(self.seats)).collect();
        order.sort_unstable();
        let place = |total: u32| order.iter().filter(|(other, _)| *other < total).count() + 1;
        order
            .iter()
            .map(|&(total, seat)| RankedSeat {
                place: u32::try_from(place(total)).unwrap_or(u32::MAX),
                seat,
                total,
            })
            .collect()
    }

    /// The rows as they lie; none before the first deal.
    pub fn rows(&self) -> &[Row] {
        self.game.as_ref().map_or(&[], Game::rows)
    }

    /// Points of the game under way as far as they are public, or of the last one until the next
    /// begins; by seat index.
    pub fn points(&self) -> Vec<u32> {
        self.table_seats().iter().map(|seat| seat.points).collect()
    }

    /// Whether a seat has made its hidden choice of this turn.
    pub fn has_chosen(&self, seat: SeatNo) -> bool {
        self.game.as_ref().is_some_and(|game| game.has_chosen(seat))
    }

    /// The record of the match, once it is over: it shows every hand. `None` before, and for rules
    /// that have no name. Missing names are filled in.
    pub fn record(&self, names: &[String]) -> Option<Record> {
        if !self.is_over() || self.rules.named().is_none() {
            return None;
        }
        let last = self.game.as_ref().map(|game| game.moves().to_vec());
        let moves = self.moves.iter().cloned().chain(last);
        let games = self.deals.iter().cloned().zip(moves);
        Some(Record::new(self.rules.clone(), (self.seats, names), None, games))
    }

    /// Number of finished games.
    pub fn games_played(&self) -> usize {
        self.history.len()
    }

    /// The points of each finished game, by seat index.
    pub fn game_points(&self) -> &[Vec<u32>] {
        &self.history
    }

    /// Number of seats at the table.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(in crate::nimmt) fn phase(&self) -> Phase {
        match &self.game {
            _ if self.is_over() => Phase::Over,
            Some(game) => game.phase(),
            None => Phase::Dealing,
        }
    }

    fn table_seats(&self) -> Vec<TableSeat> {
        if let Some(game) = &self.game {
            return game.table_seats(&self.rules, &self.totals);
        }
        let empty = |seat| TableSeat {
            seat,
            hand: 0,
            known: Vec::new(),
            chosen: false,
            pile: Vec::new(),
            points: 0,
            total: 0,
        };
        SeatNo::all(self.seats).map(empty).collect()
    }
}

//! A whole match: game after game until the rules say it is over.

mod view;

use std::sync::Arc;

use rand::{CryptoRng, Rng};

use super::deal::{self, Carryover, Deal};
use super::game::Game;
use super::sheets::Sheets;
use super::{Choice, Contradiction, Event, Move, Refusal, Rules, SeatNo, SeenTurn, deal_check};

/// A whole match. Deals and choices go in, events come out; everything hidden stays inside. It has
/// neither `Debug` nor `Serialize`: the rules, the deals and the choices are stored, and the match
/// is replayed from them.
#[derive(Clone)]
pub struct Match {
    rules: Rules,
    seats: usize,
    /// The game under way, or the last one until the next begins.
    game: Option<Game>,
    /// The deal of each game that has begun.
    deals: Vec<Deal>,
    /// The choices of each finished game but the last.
    moves: Vec<Vec<Move>>,
    totals: Vec<u32>,
    /// Points of each finished game, by seat index.
    history: Vec<Vec<u32>>,
    /// The public course of each finished game.
    courses: Vec<Arc<[SeenTurn]>>,
    sheets: Option<Sheets>,
}

/// A seat's place in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedSeat {
    /// From 1; seats with equal totals share a place.
    pub place: u32,
    pub seat: SeatNo,
    pub total: u32,
}

impl Match {
    /// An empty match; call [`Match::begin`] first.
    /// Errors: when the rules contradict themselves with this number of seats; holds every reason.
    pub fn new(rules: Rules, seats: usize) -> Result<Self, Vec<Contradiction>> {
        rules.check(seats)?;
        Ok(Self {
            rules,
            seats,
            game: None,
            deals: Vec::new(),
            moves: Vec::new(),
            totals: vec![0; seats],
            history: Vec::new(),
            courses: Vec::new(),
            sheets: None,
        })
    }

    /// Whether cards must be dealt: before the first game and between games, until the match is
    /// over.
    pub fn needs_deal(&self) -> bool {
        !self.is_over() && self.game.as_ref().is_none_or(Game::is_over)
    }

    /// Deals the next game, with regard to rows that stay, sheets that go round and equal cards
    /// that begin a row. Nothing changes until [`Match::begin`].
    pub fn draw<R: CryptoRng + ?Sized>(&self, rng: &mut R) -> Deal {
        deal::draw(&self.rules, self.seats, &self.carryover(), rng)
    }

    /// Begins the next game.
    /// Errors: when no deal is needed or this one is not possible. The match stays as it was.
    pub fn begin(&mut self, deal: &Deal) -> Result<Vec<Event>, Refusal> {
        if self.is_over() {
            return Err(Refusal::MatchOver);
        }
        if !self.needs_deal() {
            return Err(Refusal::GameUnderWay);
        }
        let carryover = self.carryover();
        deal_check::check(deal, &self.rules, self.seats, &carryover)?;
        let hands_known = carryover.sheets.is_some();
        let (game, events) = Game::begin(
            self.next_number(),
            &self.rules,
            self.seats,
            deal,
            carryover.rows,
            hands_known,
        );
        if let Some(finished) = self.game.replace(game) {
            self.moves.push(finished.moves().to_vec());
        }
        self.deals.push(deal.clone());
        Ok(events)
    }

    /// The deal of the game that has just ended; `None` while one is played, and before any.
    pub(super) fn ended_deal(&self) -> Option<&Deal> {
        self.deals.last().filter(|_| self.game.as_ref().is_some_and(Game::is_over))
    }

    /// Applies a seat's choice. A hidden choice may be replaced until the last seat has made its
    /// own.
    /// Errors: when the choice is not a legal answer to what this seat is asked now. The match
    /// stays as it was.
    pub fn apply(&mut self, seat: SeatNo, choice: &Choice) -> Result<Vec<Event>, Refusal> {
        if seat.index() >= self.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let over = self.is_over();
        let game = match &mut self.game {
            _ if over => return Err(Refusal::MatchOver),
            Some(game) if !game.is_over() => game,
            _ => return Err(Refusal::NoGame),
        };
        let drafted = game.is_drafting();
        let mut events = game.apply(&self.rules, seat, choice)?;
        if drafted && !game.is_drafting() && self.rules.dealing.keeps_sheets() {
            let rows = game.rows().iter().filter_map(super::Row::first).collect();
            self.sheets = Some(Sheets::write(game.hands(), rows));
        }
        if let Some(points) = game.points() {
            let points = points.to_vec();
            let number = game.number();
            self.courses.push(game.turns().into());
            self.count(number, points, &mut events);
        }
        Ok(events)
    }

    /// A random legal choice for a seat that is awaited. For tests, benchmarks and simulations,
    /// which do not need the whole view of a seat.
    pub fn random_choice<R: Rng + ?Sized>(&self, seat: SeatNo, rng: &mut R) -> Option<Choice> {
        let decision = self.game.as_ref()?.decision(&self.rules, seat)?;
        Some(decision.random_choice(rng))
    }

    /// Adds up a finished game.
    fn count(&mut self, game: u32, points: Vec<u32>, events: &mut Vec<Event>) {
        for (total, points) in self.totals.iter_mut().zip(&points) {
            *total = total.saturating_add(*points);
        }
        if let Some(sheets) = &mut self.sheets {
            sheets.score(game, &points);
        }
        self.history.push(points);
        if self.is_over() {
            events.push(Event::MatchEnded { winners: self.winners() });
        }
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.history.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    fn carryover(&self) -> Carryover<'_> {
        let rows = self.game.as_ref().filter(|_| self.rules.rows_stay).map(Game::rows);
        Carryover { rows, sheets: self.sheets.as_ref().map(|sheets| (sheets, self.next_number())) }
    }
}

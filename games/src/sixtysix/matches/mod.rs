//! A whole match: game after game until the rules say it is over.

mod view;

use rand::CryptoRng;

use super::deal::{self, Deal};
use super::game::{EventSink, Game, MatchState};
use super::memory::Memory;
use super::scoring::Each;
use super::{
    Choice, Contradiction, DecisionKind, Ended, Event, Move, Refusal, Rules, SeatNo, deal_check,
};

/// A whole match. Deals and choices go in, events come out; everything hidden stays inside. It has
/// neither `Debug` nor `Serialize`: the rules, the deals and the choices are stored, and the match
/// is replayed from them.
#[derive(Clone)]
pub struct Match {
    rules: Rules,
    seats: usize,
    /// The dealer of the first game, once it is known.
    first_dealer: Option<SeatNo>,
    /// The game under way, or the last one until the next begins.
    game: Option<Game>,
    memory: Memory,
    /// The deal of each game that has begun.
    deals: Vec<Deal>,
    /// The choices of each game that has begun, in their order.
    moves: Vec<Vec<Move>>,
    totals: Each,
    carry: u32,
    /// The booked points of each finished game, by seat index.
    history: Vec<Vec<u32>>,
}

/// A seat's place in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// From 1; seats with equal totals share a place.
    pub place: u32,
    pub seat: SeatNo,
    pub total: u32,
}

impl Match {
    /// An empty match; call [`Match::begin`] first. The seats draw cards for the first deal.
    /// Errors: when the rules contradict themselves with this number of seats; holds every reason.
    pub fn new(rules: Rules, seats: usize) -> Result<Self, Vec<Contradiction>> {
        rules.check(seats)?;
        Ok(Self {
            rules,
            seats,
            first_dealer: None,
            game: None,
            memory: Memory::default(),
            deals: Vec::new(),
            moves: Vec::new(),
            totals: Each::default(),
            carry: 0,
            history: Vec::new(),
        })
    }

    /// An empty match whose first dealer is known. A number beyond the last seat makes the last
    /// seat deal.
    /// Errors: those of [`Match::new`].
    pub fn with_dealer(
        rules: Rules,
        seats: usize,
        dealer: SeatNo,
    ) -> Result<Self, Vec<Contradiction>> {
        let last = SeatNo::from_index(seats.saturating_sub(1));
        Ok(Self { first_dealer: Some(dealer.min(last)), ..Self::new(rules, seats)? })
    }

    /// Whether cards must be dealt: before the first game and between games, until the match is
    /// over.
    pub fn needs_deal(&self) -> bool {
        !self.is_over() && self.game.as_ref().is_none_or(Game::is_over)
    }

    /// Deals the next game; before the first one each seat draws a card. Nothing changes until
    /// [`Match::begin`].
    pub fn draw<R: CryptoRng + ?Sized>(&self, rng: &mut R) -> Deal {
        deal::draw(&self.rules, self.seats, self.next_dealer(), rng)
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
        deal_check::check(deal, &self.rules, self.seats, self.first_dealer.is_some())?;
        let mut sink = EventSink::recording();
        if let Some(dealer) = deal::highest(&deal.drawn) {
            self.first_dealer = Some(dealer);
            sink.tell(|| Event::DealerDrawn { cards: deal.drawn.clone(), dealer });
        }
        let dealer = self.next_dealer().unwrap_or(SeatNo::from_index(0));
        let number = u32::try_from(self.history.len()).unwrap_or(u32::MAX).saturating_add(1);
        let state = MatchState { number, dealer, totals: self.totals, carry: self.carry };
        let game = Game::begin(&self.rules, self.seats, deal, &state);
        game.announce(dealer, &mut sink);
        self.memory = Memory::default();
        self.memory.follow(&[], None, &game);
        self.game = Some(game);
        self.deals.push(deal.clone());
        self.moves.push(Vec::new());
        Ok(sink.into_events())
    }

    /// The deal of the game that has just ended, as the first one of a match: as if its dealer had
    /// drawn the highest card. `None` while one is played, and before any.
    pub(super) fn ended_deal(&self) -> Option<Deal> {
        let games = self.deals.len().checked_sub(1)?;
        self.game.as_ref().filter(|game| game.is_over())?;
        let dealer = deal::dealer_of(self.first_dealer?, games, self.seats);
        Some(self.deals.last()?.drawn_for(dealer, &self.rules, self.seats))
    }

    /// Applies a seat's choice.
    /// Errors: when the choice is not a legal answer to what this seat is asked now. The match
    /// stays as it was.
    pub fn apply(&mut self, seat: SeatNo, choice: Choice) -> Result<Vec<Event>, Refusal> {
        if seat.index() >= self.seats {
            return Err(Refusal::NoSuchSeat(seat));
        }
        let over = self.is_over();
        let game = match &mut self.game {
            _ if over => return Err(Refusal::MatchOver),
            Some(game) if !game.is_over() => game,
            _ => return Err(Refusal::NoGame),
        };
        let strictly = if game.is_open() { None } else { game.so_far() };
        let mut sink = EventSink::recording();
        game.apply(seat, choice, &mut sink)?;
        let mut events = sink.into_events();
        self.memory.follow(&events, strictly, game);
        if let Some(moves) = self.moves.last_mut() {
            moves.push(Move { seat, choice });
        }
        if let Some(result) = game.result() {
            self.carry = game.carry_after();
            for (total, booked) in self.totals.iter_mut().zip(&result.booked) {
                *total = total.saturating_add(*booked);
            }
            self.history.push(result.booked[..self.seats].to_vec());
            if self.is_over() {
                events.push(Event::MatchEnded { winners: self.winners() });
            }
        }
        Ok(events)
    }

    /// The dealer of the next game, or of this one until it has begun; `None` where it is drawn
    /// for.
    fn next_dealer(&self) -> Option<SeatNo> {
        Some(deal::dealer_of(self.first_dealer?, self.history.len(), self.seats))
    }

    /// Whether the match ended by going out of it, with a call or automatically.
    fn gone_out_of(&self) -> bool {
        let result = self.game.as_ref().and_then(Game::result);
        result.is_some_and(|result| result.ended == Ended::Match)
    }

    /// Whether a seat is asked to lead or to follow.
    pub(super) fn is_playing(&self) -> bool {
        let asked = self.game.as_ref().and_then(Game::asked);
        asked.is_some_and(|(_, kind)| matches!(kind, DecisionKind::Lead | DecisionKind::Follow))
    }
}

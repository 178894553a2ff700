//! Views of a match: public parts, and those of one seat.

use super::{Match, Place};
use crate::sixtysix::deal::dealer_of;
use crate::sixtysix::game::Game;
use crate::sixtysix::memory::Memory;
use crate::sixtysix::record::Record;
use crate::sixtysix::view::SeenResult;
use crate::sixtysix::{
    Awaited, Cards, Choice, Deal, Decision, GameResult, GoingOut, Move, Phase, Rules, Seat, SeatNo,
    Table, TableSeat,
};

impl Match {
    /// The public view.
    pub fn table(&self) -> Table {
        let game = self.game.as_ref();
        Table {
            rules: self.rules,
            game: game.map_or(0, Game::number),
            phase: self.phase(),
            drawn: self.deals.first().map(|deal| deal.drawn.clone()).unwrap_or_default(),
            dealer: self.dealer(),
            trump: game.and_then(Game::trump),
            turned: game.and_then(Game::turned),
            stock: game.map_or(0, Game::face_down),
            open: game.is_some_and(Game::is_open),
            seats: SeatNo::all(self.seats).map(|seat| self.table_seat(seat)).collect(),
            leader: game.map_or_else(|| SeatNo::from_index(0), Game::leader),
            trick: game.map(|game| game.trick().collect()).unwrap_or_default(),
            call: game.and_then(Game::call),
            tricks: self.memory.tricks.clone(),
            marriages: self.memory.marriages.clone(),
            declared: game.map_or(0, Game::marriages),
            closed_by: game.and_then(Game::closed_by),
            declarer: game.and_then(Game::declarer),
            awaiting: self.awaiting(),
            result: self.result().map(|result| SeenResult {
                ended: result.ended,
                winners: result.winners.iter().collect(),
                booked: result.booked[..self.seats].to_vec(),
            }),
            carry: self.carry,
            history: self.history.clone(),
            winners: self.winners(),
        }
    }

    /// The view of one seat. A number without a seat sees the table and an empty hand.
    pub fn seat(&self, seat: SeatNo) -> Seat {
        Seat { table: self.table(), seat, hand: self.hand(seat), decision: self.decision(seat) }
    }

    /// The hand of one seat, for that seat.
    pub fn hand(&self, seat: SeatNo) -> Cards {
        self.game.as_ref().map(|game| game.hand(seat)).unwrap_or_default()
    }

    /// The decision of one seat, for that seat; `None` when nothing is awaited of it.
    pub fn decision(&self, seat: SeatNo) -> Option<Decision> {
        self.game.as_ref()?.decision().filter(|decision| decision.seat == seat)
    }

    /// The awaited seat.
    pub fn awaiting(&self) -> Option<Awaited> {
        let (seat, decision) = self.game.as_ref()?.asked()?;
        Some(Awaited { seat, decision })
    }

    /// The last card of the awaited seat's hand, where it is the only choice: a table may play it
    /// without asking.
    pub fn only_card(&self) -> Option<(SeatNo, Choice)> {
        let decision = self.game.as_ref()?.decision()?;
        Some((decision.seat, decision.only_card()?))
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        !self.history.is_empty()
            && (self.gone_out_of() || self.rules.end.is_over(self.totals(), self.history.len()))
    }

    /// The sum of each seat's booked points over all finished games, by seat index.
    pub fn totals(&self) -> &[u32] {
        &self.totals[..self.seats]
    }

    /// The winners of the match: the seats with the highest total, or those that going out of the
    /// match decided on. Empty until the match is over.
    pub fn winners(&self) -> Vec<SeatNo> {
        if !self.is_over() {
            return Vec::new();
        }
        if let Some(result) = self.result().filter(|_| self.gone_out_of()) {
            return result.winners.iter().collect();
        }
        let highest = self.totals().iter().max();
        SeatNo::all(self.seats)
            .zip(self.totals())
            .filter(|(_, total)| Some(*total) == highest)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// All seats by place: winners first, a seat that lost the match by a wrong call last, the
    /// others by total, the highest first. Equal ones share a place.
    pub fn ranking(&self) -> Vec<Place> {
        let winners = self.winners();
        let mut order: Vec<(u8, u32, SeatNo)> = SeatNo::all(self.seats)
            .zip(self.totals())
            .map(|(seat, total)| (self.class(seat, &winners), u32::MAX - total, seat))
            .collect();
        order.sort_unstable();
        let worse = |a: &(u8, u32, SeatNo), b: &(u8, u32, SeatNo)| (a.0, a.1) < (b.0, b.1);
        let place = |own| order.iter().filter(|other| worse(other, own)).count() + 1;
        order
            .iter()
            .map(|own| Place {
                place: u32::try_from(place(own)).unwrap_or(u32::MAX),
                seat: own.2,
                total: u32::MAX - own.1,
            })
            .collect()
    }

    /// 0 for a winner of the match, 2 for a seat that went out of it wrongly, 1 for all others.
    fn class(&self, seat: SeatNo, winners: &[SeatNo]) -> u8 {
        let went_out = || {
            self.rules.going_out == GoingOut::Claim
                && self.gone_out_of()
                && self.game.as_ref().is_some_and(|g| g.leader() == seat)
        };
        match () {
            () if winners.contains(&seat) => 0,
            () if went_out() => 2,
            () => 1,
        }
    }

    /// The record of the match, once it is over: it shows every hand. `None` before, and for rules
    /// that have no name. Missing names are filled in.
    pub fn record(&self, names: &[String]) -> Option<Record> {
        if !self.is_over() || self.rules.named().is_none() {
            return None;
        }
        // The record names the dealer, so it leaves out the cards that were drawn for it.
        let deals = self.deals.iter().map(Deal::without_drawn);
        let games = deals.zip(self.moves.iter().cloned());
        Some(Record::new(self.rules, (self.seats, names), Some(self.first_dealer?), games))
    }

    /// The booked points of each finished game, by seat index.
    pub fn history(&self) -> &[Vec<u32>] {
        &self.history
    }

    /// The result of the game under way, or of the last one until the next begins.
    pub fn result(&self) -> Option<GameResult> {
        self.game.as_ref().and_then(Game::result)
    }

    /// The choices of the game under way, or of the last one until the next begins.
    pub fn moves(&self) -> &[Move] {
        self.moves.last().map_or(&[], Vec::as_slice)
    }

    /// Number of seats at the table.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The dealer of the game under way, or of the last one until the next begins.
    pub fn dealer(&self) -> Option<SeatNo> {
        let before = self.deals.len().saturating_sub(1);
        Some(dealer_of(self.first_dealer?, before, self.seats))
    }

    pub(in crate::sixtysix) fn phase(&self) -> Phase {
        match &self.game {
            _ if self.is_over() => Phase::Over,
            Some(game) if game.is_over() => Phase::Dealing,
            Some(game) if game.is_naming() => Phase::Naming,
            Some(_) => Phase::Playing,
            None => Phase::Dealing,
        }
    }

    /// The game under way, or the last one until the next begins, and the memory of it.
    pub(in crate::sixtysix) fn last_game(&self) -> Option<(&Game, &Memory)> {
        Some((self.game.as_ref()?, &self.memory))
    }

    /// Undecided games to be paid to the next winner.
    pub fn carry(&self) -> u32 {
        self.carry
    }

    /// Tricks completed in the game under way.
    pub(in crate::sixtysix) fn completed(&self) -> u32 {
        self.game.as_ref().map_or(0, Game::completed)
    }

    fn table_seat(&self, seat: SeatNo) -> TableSeat {
        let of = |each: Option<&[u32; 3]>| each.and_then(|each| each.get(seat.index()).copied());
        let game = self.game.as_ref();
        TableSeat {
            seat,
            hand: self.hand(seat).len(),
            known: self.memory.known(seat),
            lacks: game.map(|game| self.memory.lacks(seat, game)).unwrap_or_default(),
            points: of(game.map(Game::points)).unwrap_or(0),
            tricks: of(game.map(Game::tricks)).unwrap_or(0),
            total: of(Some(&self.totals)).unwrap_or(0),
        }
    }
}

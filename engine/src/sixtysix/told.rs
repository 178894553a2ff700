//! What was told of the game under way.

use games::SeatNo;
use games::sixtysix::{Card, Cards, MOST_SEATS, Match, Move, Rules, Scoring, Seat};

use super::again;
use super::words::RawDeal;
use crate::common::Complaint;

/// What was told, and a game that fits it.
#[derive(Clone)]
pub(super) struct Told {
    pub(super) rules: Rules,
    pub(super) seats: usize,
    pub(super) me: SeatNo,
    pub(super) dealer: SeatNo,
    /// As it was dealt.
    pub(super) hand: Vec<Card>,
    pub(super) turned: Option<Card>,
    history: Option<Vec<Vec<u32>>>,
    /// What the own seat has drawn face down.
    pub(super) draws: Vec<Card>,
    pub(super) moves: Vec<Move>,
    /// Who drew each card of the stock so far, and after how many choices.
    pub(super) drawn: Vec<(SeatNo, usize)>,
    /// Cards that a seat cannot hold, for it would have had to play them.
    pub(super) ruled_out: [Cards; MOST_SEATS],
    /// A game in which all of this happened. Its match begins with it.
    state: Match,
}

impl Told {
    /// A new game.
    pub(super) fn new(rules: Rules, deal: RawDeal) -> Result<Self, Complaint> {
        let RawDeal { seats, seat: me, dealer, hand, turned, history } = deal;
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(format!("expected 2 to {MOST_SEATS} seats"));
        }
        if me.index() >= seats || dealer.index() >= seats {
            return Err(format!("expected a seat and a dealer from 1 to {seats}"));
        }
        if history.iter().flatten().any(|booked| booked.len() != seats) {
            return Err(format!("expected what each of {seats} seats booked in each game"));
        }
        let state = Match::with_dealer(rules, seats, dealer).map_err(|reasons| {
            let first = reasons.first().map(ToString::to_string).unwrap_or_default();
            format!("expected rules that can be played with {seats} seats: {first}")
        })?;
        let mut told = Self {
            rules,
            seats,
            me,
            dealer,
            hand,
            turned,
            history,
            draws: Vec::new(),
            moves: Vec::new(),
            drawn: Vec::new(),
            ruled_out: [Cards::NONE; MOST_SEATS],
            state,
        };
        told.check()?;
        told.play_again()?;
        Ok(told)
    }

    /// Whether the own hand and the turn-up are cards of the pack, each once.
    fn check(&self) -> Result<(), Complaint> {
        let (size, found) = (self.rules.pack.hand(self.seats), self.hand.len());
        if found != size {
            return Err(format!("expected {size} cards instead of {found}"));
        }
        let mut pack = self.rules.pack.cards(self.seats);
        for card in self.hand.iter().chain(&self.turned) {
            if !pack.remove(*card) {
                return Err(format!("expected cards of the pack, each once, instead of {card}"));
            }
        }
        Ok(())
    }

    /// What a seat has chosen.
    pub(super) fn choice(&mut self, made: Move) -> Result<(), Complaint> {
        self.no_card_is_owed()?;
        let mut next = self.clone();
        next.moves.push(made);
        // Often it fits what was given out before.
        match next.state.apply(made.seat, made.choice) {
            Ok(events) => next.drawn.extend(again::draws(&events, next.moves.len())),
            Err(_) => next.play_again()?,
        }
        *self = next;
        Ok(())
    }

    /// The own seat has drawn this.
    pub(super) fn draw(&mut self, card: Card) -> Result<(), Complaint> {
        if self.owed() == 0 {
            return Err("expected no card: the own seat has not drawn one face down".to_owned());
        }
        let mut next = self.clone();
        next.draws.push(card);
        next.play_again()?;
        *self = next;
        Ok(())
    }

    /// What the own seat sees when it is asked something.
    pub(super) fn asked(&self) -> Result<Seat, Complaint> {
        self.no_card_is_owed()?;
        let seat = self.view();
        if seat.decision.is_some() { Ok(seat) } else { Err(self.not_asked()) }
    }

    /// Whether nothing is known of a match around this game.
    pub(super) fn stands_alone(&self) -> bool {
        self.history.is_none()
    }

    /// What the own seat sees.
    pub(super) fn view(&self) -> Seat {
        let mut seat = self.state.seat(self.me);
        let table = &mut seat.table;
        let history = self.history.clone().unwrap_or_default();
        for booked in &history {
            for (shown, booked) in table.seats.iter_mut().zip(booked) {
                shown.total = shown.total.saturating_add(*booked);
            }
        }
        if self.rules.scoring == Scoring::GamePoints {
            let undecided = |booked: &&Vec<u32>| booked.iter().all(|points| *points == 0);
            let carried = history.iter().rev().take_while(undecided).count();
            table.carry = u32::try_from(carried).unwrap_or(u32::MAX);
        }
        let games = u32::try_from(history.len()).unwrap_or(u32::MAX);
        table.game = games.saturating_add(1);
        table.history = history;
        seat
    }

    /// Own cards that were drawn and not told.
    fn owed(&self) -> usize {
        let own = self.drawn.iter().filter(|(seat, _)| *seat == self.me).count();
        own.saturating_sub(self.draws.len())
    }

    fn no_card_is_owed(&self) -> Result<(), Complaint> {
        match self.owed() {
            0 => Ok(()),
            _ => Err("expected draw CARD first: the own seat has drawn".to_owned()),
        }
    }

    fn not_asked(&self) -> Complaint {
        match self.state.awaiting() {
            Some(awaited) => {
                format!("expected what seat {} chooses: {}", awaited.seat, awaited.decision)
            }
            None => "expected no question: the game is over".to_owned(),
        }
    }

    /// Gives out the other cards anew, so that everything told can have happened.
    fn play_again(&mut self) -> Result<(), Complaint> {
        (self.state, self.drawn) = again::play(self)?;
        Ok(())
    }
}

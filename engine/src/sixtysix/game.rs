//! The game under way, as far as the lines describe it.

use games::sixtysix::{Card, Cards, MOST_SEATS, Match, Move, Rules, Scoring, Seat};

use super::known::Known;
use super::parse::RawDeal;
use super::replay;
use crate::common::Complaint;

/// The known part of a game, and a full game that fits it.
#[derive(Clone)]
pub(super) struct Game {
    known: Known,
    history: Option<Vec<Vec<u32>>>,
    /// A match whose first game is one that fits all of this.
    state: Match,
}

impl Game {
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
        let known = Known {
            rules,
            seats,
            me,
            dealer,
            hand,
            turned,
            draws: Vec::new(),
            moves: Vec::new(),
            drawn: Vec::new(),
            ruled_out: [Cards::NONE; MOST_SEATS],
        };
        let mut game = Self { known, history, state };
        game.check()?;
        game.play_again()?;
        Ok(game)
    }

    /// Checks that the own hand and the turn-up are cards of the pack, each once.
    fn check(&self) -> Result<(), Complaint> {
        let (size, count) = (self.known.rules.pack.hand(self.known.seats), self.known.hand.len());
        if count != size {
            return Err(format!("expected {size} cards instead of {count}"));
        }
        let mut pack = self.known.rules.pack.cards(self.known.seats);
        for card in self.known.hand.iter().chain(&self.known.turned) {
            if !pack.remove(*card) {
                return Err(format!("expected cards of the pack, each once, instead of {card}"));
            }
        }
        Ok(())
    }

    /// Applies a seat's choice.
    pub(super) fn choice(&mut self, made: Move) -> Result<(), Complaint> {
        self.no_card_is_owed()?;
        let mut next = self.clone();
        next.known.moves.push(made);
        // The choice often fits the cards filled in before.
        match next.state.apply(made.seat, made.choice) {
            Ok(events) => next.known.drawn.extend(replay::draws(&events, next.known.moves.len())),
            Err(_) => next.play_again()?,
        }
        *self = next;
        Ok(())
    }

    /// Applies the own seat's draw.
    pub(super) fn draw(&mut self, card: Card) -> Result<(), Complaint> {
        if self.owed() == 0 {
            return Err("expected no card: the own seat has not drawn one face down".to_owned());
        }
        let mut next = self.clone();
        next.known.draws.push(card);
        next.play_again()?;
        *self = next;
        Ok(())
    }

    /// The own seat's view at a question.
    pub(super) fn asked(&self) -> Result<Seat, Complaint> {
        self.no_card_is_owed()?;
        let seat = self.view();
        if seat.decision.is_some() { Ok(seat) } else { Err(self.not_asked()) }
    }

    /// Whether nothing is known of a match around this game.
    pub(super) fn stands_alone(&self) -> bool {
        self.history.is_none()
    }

    /// The own seat's view.
    pub(super) fn view(&self) -> Seat {
        let mut seat = self.state.seat(self.known.me);
        let table = &mut seat.table;
        let history = self.history.clone().unwrap_or_default();
        for booked in &history {
            for (shown, booked) in table.seats.iter_mut().zip(booked) {
                shown.total = shown.total.saturating_add(*booked);
            }
        }
        if self.known.rules.scoring == Scoring::GamePoints {
            let undecided = |booked: &&Vec<u32>| booked.iter().all(|points| *points == 0);
            let carried = history.iter().rev().take_while(undecided).count();
            table.carry = u32::try_from(carried).unwrap_or(u32::MAX);
        }
        let games = u32::try_from(history.len()).unwrap_or(u32::MAX);
        table.game = games.saturating_add(1);
        table.history = history;
        seat
    }

    /// Number of cards that the own seat has drawn and no line has given.
    fn owed(&self) -> usize {
        let own = self.known.drawn.iter().filter(|(seat, _)| *seat == self.known.me).count();
        own.saturating_sub(self.known.draws.len())
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

    /// Fills in the other cards anew, so that the known course of the game is possible.
    fn play_again(&mut self) -> Result<(), Complaint> {
        (self.state, self.known.drawn) = replay::play(&mut self.known)?;
        Ok(())
    }
}

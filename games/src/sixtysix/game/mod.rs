//! One game: the state machine. It is a value without a heap, so that a search can copy it hundreds
//! of thousands of times. Its fields are private to this folder; everything visible comes out
//! through `view`.
//!
//! A choice goes in through `answer`; `trick` ends a trick and carries the game on until a seat
//! must decide something. `imagine` sets a game up in the middle, from one seat's view and a guess
//! at the rest.

mod answer;
mod imagine;
mod stock;
mod trick;
mod view;

use stock::Stock;

use super::deal::Deal;
use super::heading::TrickSoFar;
use super::scoring::{Each, EndState};
use super::{
    Card, Cards, Event, GameResult, MOST_SEATS, Naming, Out, Rules, SeatNo, Situation, Suit,
};

pub(super) type EventSink = crate::event_sink::EventSink<Event>;

/// One game, with everything that is hidden in it.
#[derive(Clone, Copy)]
pub(super) struct Game {
    rules: Rules,
    seats: usize,
    number: u32,
    hands: [Cards; MOST_SEATS],
    stock: Stock,
    turned: Option<Card>,
    trump: Option<Suit>,
    declarer: Option<SeatNo>,
    closed_by: Option<SeatNo>,
    /// The seat that leads to the trick under way.
    leader: SeatNo,
    /// The cards of the trick under way, the leader's first.
    trick: [Option<Card>; MOST_SEATS],
    /// The call made with the lead.
    call: Option<Out>,
    points: Each,
    tricks: Each,
    /// Number of marriages declared.
    marriages: u8,
    /// Tricks completed since the game began, or since the situation it began with.
    completed: u32,
    step: Pending,
    /// The match so far: totals, and undecided games to be paid to the next winner.
    totals: Each,
    carry: u32,
}

/// The decision that the game waits for.
#[derive(Clone, Copy)]
enum Pending {
    /// This seat names trump.
    Name(SeatNo),
    /// This seat names trump or passes.
    Bid(SeatNo),
    /// The next seat of the trick plays a card.
    Card,
    Over(GameResult),
}

/// The state of the match in which a game begins.
#[derive(Clone, Copy)]
pub(super) struct MatchState {
    /// Number of the game, from 1.
    pub(super) number: u32,
    pub(super) dealer: SeatNo,
    pub(super) totals: Each,
    pub(super) carry: u32,
}

impl Game {
    /// Begins a game with a deal that has been checked.
    pub(super) fn begin(rules: &Rules, seats: usize, deal: &Deal, state: &MatchState) -> Self {
        let mut hands = [Cards::NONE; MOST_SEATS];
        for (hand, dealt) in hands.iter_mut().zip(&deal.hands) {
            *hand = dealt.iter().copied().collect();
        }
        let forehand = state.dealer.left(1, seats);
        let mut game = Self {
            rules: *rules,
            seats,
            number: state.number,
            hands,
            stock: Stock::of(&deal.stock),
            turned: deal.turned,
            trump: deal.turned.map(Card::suit),
            declarer: None,
            closed_by: None,
            leader: forehand,
            trick: [None; MOST_SEATS],
            call: None,
            points: Each::default(),
            tricks: Each::default(),
            marriages: 0,
            completed: 0,
            step: Pending::Card,
            totals: state.totals,
            carry: state.carry,
        };
        match &deal.from {
            Some(situation) => game.go_to(situation),
            None => {
                game.step = match rules.naming {
                    Naming::Forehand => Pending::Name(forehand),
                    Naming::Bid => Pending::Bid(forehand),
                    Naming::TurnUp | Naming::AceOfHearts => Pending::Card,
                };
            }
        }
        game.let_the_ace_name();
        game
    }

    fn go_to(&mut self, situation: &Situation) {
        self.leader = situation.leader;
        self.trump = self.trump.or(situation.trump);
        self.declarer = situation.declarer;
        self.closed_by = situation.closed_by;
        self.marriages = situation.marriages;
        for (own, given) in self.points.iter_mut().zip(&situation.points) {
            *own = *given;
        }
        for (own, given) in self.tricks.iter_mut().zip(&situation.tricks) {
            *own = *given;
        }
    }

    /// Asks the holder of the ace of hearts for trump, where it names trump and has not yet.
    fn let_the_ace_name(&mut self) {
        if self.rules.naming != Naming::AceOfHearts || self.trump.is_some() {
            return;
        }
        let holder = SeatNo::all(self.seats).find(|seat| self.hand(*seat).contains(Naming::ACE));
        if let Some(holder) = holder {
            self.step = Pending::Name(holder);
        }
    }

    /// Whether cards are still drawn: nobody has closed, and every seat can have one more.
    pub(super) fn is_open(&self) -> bool {
        self.closed_by.is_none()
            && self.stock.len() + usize::from(self.turned.is_some()) >= self.seats
    }

    /// Whether trump is bid for and all have passed.
    fn all_passed(&self) -> bool {
        self.rules.naming.is_bid() && self.declarer.is_none()
    }

    /// Number of cards in the trick under way.
    fn in_trick(&self) -> usize {
        self.trick.iter().flatten().count()
    }

    /// The card led and the best card so far; `None` before a lead.
    pub(super) fn so_far(&self) -> Option<TrickSoFar> {
        let led = self.trick[0]?;
        let better = |best: Card, card: Card| {
            if card.beats(best, self.trump) { card } else { best }
        };
        let best = self.trick.iter().flatten().copied().fold(led, better);
        Some(TrickSoFar { led, best, trump: self.trump })
    }

    fn end_state(&self) -> EndState {
        EndState {
            seats: self.seats,
            points: self.points,
            tricks: self.tricks,
            totals: self.totals,
            closed_by: self.closed_by,
            declarer: self.declarer,
            passed: self.all_passed(),
            carry: self.carry,
        }
    }

    /// Tells the event of a new game.
    pub(super) fn announce(&self, dealer: SeatNo, sink: &mut EventSink) {
        let (game, turned) = (self.number, self.turned);
        sink.tell(|| Event::GameBegan { game, dealer, turned });
    }
}

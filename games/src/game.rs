//! The interface that every game implements, so that a table can run a match without knowing its
//! rules.

use rand::CryptoRng;

use crate::SeatNo;

/// A match of one game. Deals and choices go in, events and a [`Flow`] come out; everything hidden
/// stays inside.
///
/// A choice is the game's own text, which everybody else passes on unread. The trait assumes
/// neither that all seats play every deal, nor that only one kind of decision is open at a time,
/// nor that the lowest score wins.
pub trait CardGame: Clone + Sized {
    /// The rules agreed on before a match, including when it ends.
    type Rules;
    /// A reason why rules cannot be played with this number of seats.
    type Contradiction;
    /// One thing that happened, in the order in which the table sees it. All of it is public.
    type Event;
    /// The public view.
    type Table;
    /// The view of one seat.
    type Seat;
    /// A finished match, to keep and to look back at.
    type Record;
    /// A finished match from one seat's side, the raw material of statistics.
    type Facts;

    /// An empty match; call [`CardGame::deal`] first.
    /// Errors: when the rules cannot be played with this number of seats; holds every reason.
    fn create(rules: &Self::Rules, seats: usize) -> Result<Self, Vec<Self::Contradiction>>;

    /// Whether cards must be dealt before anybody can choose.
    fn needs_deal(&self) -> bool;

    /// Deals, and returns the deal as a text that [`CardGame::deal_again`] takes.
    /// Errors: when no deal is needed. The match stays as it was.
    fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Step<Self::Event>), String>;

    /// Deals the cards that this text names.
    /// Errors: when the text is no deal that is possible now. The match stays as it was.
    fn deal_again(&mut self, deal: &str) -> Result<Step<Self::Event>, String>;

    /// The deal of the game that has just ended, as a text for the first game of another match, with
    /// the same dealer; `None` while a game is played, before any, and where games are not played by
    /// themselves.
    fn deal_alone(&self) -> Option<String> {
        None
    }

    /// Applies a seat's choice.
    /// Errors: when this is no answer to what the seat is asked now. The match stays as it was.
    fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Step<Self::Event>, Refused>;

    /// The seats that are awaited, including those that have chosen and may still change their
    /// mind.
    fn awaited(&self) -> Vec<Awaited>;

    /// The choice that is made for a seat whose owner is absent: decent, and explained in the
    /// game's help. `None` when nothing is awaited of the seat.
    fn stand_in(&self, seat: SeatNo) -> Option<String>;

    /// The only choice there is, and the seat that has it. Everybody knows that it has no
    /// alternative, so the table makes it without asking.
    fn foregone(&self) -> Option<(SeatNo, String)> {
        None
    }

    /// Moment of the match, which tells one decision from the next.
    fn moment(&self) -> Moment;

    /// The result of the match; `None` until it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The public view.
    fn table(&self) -> Self::Table;

    /// The view of one seat.
    fn seat(&self, seat: SeatNo) -> Self::Seat;

    /// The finished match, with the names of its seats; `None` before its end, or if its record
    /// could not be read back.
    fn record(&self, names: &[String]) -> Option<Self::Record>;

    /// The facts of the match for each seat, seat 1 first; `None` before its end, or if its record
    /// could not be read back. It may replay the match, which takes a moment.
    fn facts(&self) -> Option<Vec<Self::Facts>>;
}

/// A deal, or a turn, of a match: two moments differ when a seat that sleeps through both has
/// missed two decisions. The numbers mean nothing else.
pub type Moment = (u32, u32);

/// The result of a deal or a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<Event> {
    pub events: Vec<Event>,
    /// The consequence for the table.
    pub flow: Flow,
    /// The turns that have ended: two, where the cards of the second play themselves.
    pub turns_ended: Vec<Moment>,
    /// Whether a deal has begun.
    pub began: bool,
}

impl<Event> Step<Event> {
    /// A step in which nothing happened.
    pub fn nothing() -> Self {
        Self { events: Vec::new(), flow: Flow::Quiet, turns_ended: Vec::new(), began: false }
    }

    /// This step followed by another.
    #[must_use]
    pub fn and(mut self, then: Self) -> Self {
        self.events.extend(then.events);
        // A flow that is announced at once takes along everything that could have waited.
        if !matches!(then.flow, Flow::Quiet | Flow::Trickles) || self.flow == Flow::Quiet {
            self.flow = then.flow;
        }
        self.turns_ended.extend(then.turns_ended);
        self.began |= then.began;
        self
    }

    /// The same step with its events converted.
    pub(crate) fn map<Other>(self, other: impl Fn(Event) -> Other) -> Step<Other> {
        let Self { events, flow, turns_ended, began } = self;
        Step { events: events.into_iter().map(other).collect(), flow, turns_ended, began }
    }
}

/// The consequence of a step for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Nothing that the other seats may learn of: a hidden choice.
    Quiet,
    /// As [`Flow::Grows`], but hardly worth a line of its own: it may be announced a few seconds
    /// later, together with the next step.
    Trickles,
    /// An announcement, with more to follow on the same page: somebody must decide in the middle of
    /// a turn.
    Grows,
    /// An announcement, after which the next step gets a page of its own.
    Page,
    /// The end of a deal, but not of the match.
    DealOver,
    /// The end of the match.
    MatchOver,
}

/// A seat that must decide something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    pub seat: SeatNo,
    /// Whether it has made its hidden choice already; it may still change it.
    pub chosen: bool,
    /// The way in which it is asked.
    pub asked: AskMode,
}

/// The way in which a seat is asked for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskMode {
    /// Beside others, who choose at the same time.
    Together,
    InTurn,
    /// Once more, about a consequence of its own choice: a seat that was late with that choice is
    /// not waited for again.
    FollowUp,
}

/// The reason why a choice is refused, as far as its owner is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The seat does not hold this card.
    NotHeld(String),
    /// Nothing is asked of the seat now.
    NotYourTurn,
    /// The choice does not answer the question that the seat is asked.
    NotNow,
}

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats, seat 1 first.
    pub seats: Vec<Standing>,
    /// Number of deals played.
    pub deals: u32,
    /// The name under which it is counted: matches with the same name can be compared.
    pub counted_as: String,
}

/// The result of a match for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1; seats with equal scores share one.
    pub rank: u32,
    /// The sum of its scores over all deals, in the game's own unit.
    pub score: u32,
    /// The score of its best deal.
    pub best: u32,
}

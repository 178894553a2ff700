//! What every game says in the same way, so that a table can be led without looking into it.

use rand::CryptoRng;

use crate::SeatNo;

/// A match of one game. Deals and choices go in, events and a [`Flow`] come out; everything hidden
/// stays inside.
///
/// A choice is the game's own text: whoever passes it on neither reads nor writes it. Nothing says that
/// all seats play every deal, that one kind of decision is open at a time, or that the lowest score
/// wins.
pub trait CardGame: Clone + Sized {
    /// What is agreed on before a match, including when it ends.
    type Rules;
    /// Why rules cannot be played by so many.
    type Contradiction;
    /// One thing that happened, in the order in which the table sees it. All of it is public.
    type Event;
    /// What everybody sees.
    type Table;
    /// What one seat sees.
    type Seat;
    /// A finished match, to be kept and looked back at.
    type Record;
    /// What a finished match was for one seat, as far as statistics are made of it.
    type Facts;

    /// A match that waits for its first deal.
    ///
    /// # Errors
    /// When the rules cannot be played by so many: every reason.
    fn create(rules: &Self::Rules, seats: usize) -> Result<Self, Vec<Self::Contradiction>>;

    /// Whether cards must be dealt before anybody can choose.
    fn needs_deal(&self) -> bool;

    /// Deals; gives the deal as a text with which it can be done again.
    ///
    /// # Errors
    /// When no deal is needed. The match stays as it was.
    fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Step<Self::Event>), String>;

    /// Deals as this text says.
    ///
    /// # Errors
    /// When it is no deal that is possible now. The match stays as it was.
    fn deal_again(&mut self, deal: &str) -> Result<Step<Self::Event>, String>;

    /// Does what a seat chose.
    ///
    /// # Errors
    /// When this is no answer to what the seat is asked now. The match stays as it was.
    fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Step<Self::Event>, Refused>;

    /// Who is awaited, also those who have chosen and may still think better of it.
    fn awaited(&self) -> Vec<Awaited>;

    /// The choice that is made for a seat whose owner is not there: decent, and explained in the
    /// game's help. `None` when nothing is awaited of it.
    fn stand_in(&self, seat: SeatNo) -> Option<String>;

    /// A choice that needs no thinking, as everybody knows that there is no other, and whose: the table
    /// makes it without asking.
    fn foregone(&self) -> Option<(SeatNo, String)> {
        None
    }

    /// The moment of the match, for telling one decision from the next.
    fn moment(&self) -> Moment;

    /// How the match came out; `None` until it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What everybody sees.
    fn table(&self) -> Self::Table;

    /// What one seat sees.
    fn seat(&self, seat: SeatNo) -> Self::Seat;

    /// The finished match, with the names of its seats; `None` before its end, or if nobody could
    /// read it.
    fn record(&self, names: &[String]) -> Option<Self::Record>;

    /// What the match was for each seat, seat 1 first; `None` before its end, or if no record of it
    /// could be read. It may play the match again, which takes a moment.
    fn facts(&self) -> Option<Vec<Self::Facts>>;
}

/// A deal, or a turn, of a match: two moments differ when a seat that sleeps through both has missed
/// two. The numbers mean nothing else.
pub type Moment = (u32, u32);

/// What came of a deal or a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<Event> {
    /// What happened.
    pub events: Vec<Event>,
    /// What that means for the table.
    pub flow: Flow,
    /// The turn that has come to its end.
    pub turn_ended: Option<Moment>,
    /// Whether a deal has begun.
    pub began: bool,
}

impl<Event> Step<Event> {
    /// Nothing has happened.
    #[must_use]
    pub fn nothing() -> Self {
        Self { events: Vec::new(), flow: Flow::Quiet, turn_ended: None, began: false }
    }

    /// This, and then that.
    #[must_use]
    pub fn and(mut self, then: Self) -> Self {
        self.events.extend(then.events);
        // What is told at once takes with it what could have waited.
        if !matches!(then.flow, Flow::Quiet | Flow::Trickles) || self.flow == Flow::Quiet {
            self.flow = then.flow;
        }
        self.turn_ended = then.turn_ended.or(self.turn_ended);
        self.began |= then.began;
        self
    }

    /// The same with the events of another kind.
    pub(crate) fn map<Other>(self, other: impl Fn(Event) -> Other) -> Step<Other> {
        let Self { events, flow, turn_ended, began } = self;
        Step { events: events.into_iter().map(other).collect(), flow, turn_ended, began }
    }
}

/// How the table goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Nothing that the others may hear of: a hidden choice.
    Quiet,
    /// As [`Flow::Grows`], but hardly worth a line of its own: it may be told a few seconds later,
    /// together with what follows.
    Trickles,
    /// There is something to tell, and more of it will follow on the same page: somebody must decide
    /// in the middle of a turn.
    Grows,
    /// There is something to tell, and what follows is told on a page of its own.
    Page,
    /// A deal is over, and the match is not.
    DealOver,
    /// The match is over.
    MatchOver,
}

/// A seat that must decide something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// Who.
    pub seat: SeatNo,
    /// Whether it has made its hidden choice already; it may still change it.
    pub chosen: bool,
    /// How it is asked.
    pub asked: Asked,
}

/// How a seat is asked for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Beside others, who choose at the same time.
    Together,
    /// In its turn.
    InTurn,
    /// Once more, for what follows of its own choice: who was late for that is not waited for again.
    FollowUp,
}

/// Why a choice is refused, as far as its owner is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// They do not hold this card.
    NotHeld(String),
    /// Nothing is asked of them now.
    NotYourTurn,
    /// This is no answer to what they are asked.
    NotNow,
}

/// How a match came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats, seat 1 first.
    pub seats: Vec<Standing>,
    /// How many deals were played.
    pub deals: u32,
    /// Under which name it is counted: matches of one name can be compared.
    pub counted_as: String,
}

/// What a match came to for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1; seats that are equal share a place.
    pub rank: u32,
    /// The score of all deals together, in the game's own unit.
    pub score: u32,
    /// The score of its best deal.
    pub best: u32,
}

//! A game's part in showing its records.

use serde::Serialize;

use super::teller::Teller;
use crate::view::Words;
use games::record::{Record, RecordError, Recorded};
use games::{AnyEvent, AnyTable, GameKind, SeatNo};
use players::nimmt::review::DealtGame;
use players::review::Review;

/// A game whose records can be shown.
pub(super) trait Replayable: Recorded<Event: Clone> {
    /// The game.
    const KIND: GameKind;
    /// The word for a turn in refusals and in the names of pictures.
    const TURN: &'static str;

    /// The result of a record, as one JSON object.
    fn result(record: Record<Self>) -> Result<impl Serialize, RecordError>;
    /// The rules as they stand above the first game, line by line.
    fn heading(words: &Words, rules: &Self::Rules) -> Vec<String>;
    /// The number of the turn that this event ends.
    fn turn_ended(event: &Self::Event) -> Option<u32>;
    /// Whether cards are being drafted.
    fn is_drafting(&self) -> bool {
        false
    }
    /// The seats that must decide something, and what.
    fn decisions(&self) -> Vec<(SeatNo, &'static str)>;
    /// The heading of a turn.
    fn turn_title(words: &Words, game: u32, number: u32) -> String;
    /// A piece in words.
    fn tell(teller: &Teller, piece: &Piece<'_, Self>) -> PieceText;
    /// The table after a piece and what happened, for its picture; `None` where it has none.
    fn pictured(piece: &Piece<'_, Self>) -> Option<(AnyTable, Vec<AnyEvent>)>;

    /// A choice that cost something.
    type Costly;
    /// The same as it is written as JSON.
    type CostlyJson: Serialize;
    /// Looks back at the choices of a seat.
    fn review(record: &Record<Self>, seat: SeatNo) -> Result<Review<Self::Costly>, RecordError>;
    /// The worth of each deal of a record, in a game where that can be known.
    fn deals(_: &Record<Self>) -> Result<Option<Vec<DealtGame>>, RecordError> {
        Ok(None)
    }
    /// A costly choice in words, and the table as it lay, line by line.
    fn tell_costly(words: &Words, costly: &Self::Costly) -> (String, Vec<String>);
    /// A costly choice of a seat as JSON.
    fn costly_json(seat: SeatNo, costly: &Self::Costly) -> Self::CostlyJson;
}

/// Events between two looks at the table.
pub(super) struct Piece<'a, G: Replayable> {
    /// The game, from 1.
    pub(super) game: u32,
    /// The part of the match.
    pub(super) part: Part,
    /// The events, in order.
    pub(super) events: &'a [G::Event],
    /// The match after it.
    pub(super) state: &'a G,
}

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The cards were dealt.
    Deal,
    /// Cards were drafted from the pool.
    Draft,
    /// A turn or a trick was played, after all that was said before it.
    Turn {
        /// Its number, from 1.
        number: u32,
        /// Whether it was played to its end; only the last one of a record may not be.
        ended: bool,
    },
}

/// A piece in words.
#[derive(Default)]
pub(super) struct PieceText {
    /// The events.
    pub(super) lines: Vec<String>,
    /// The table and the standings after them; set apart by empty lines.
    pub(super) blocks: Vec<Vec<String>>,
    /// The ends of a game and of the match.
    pub(super) endings: Vec<String>,
}

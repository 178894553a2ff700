//! Parts of the commands that each game implements.

use serde::Serialize;

use super::narrator::Narrator;
use games::record::{Record, RecordError, Recorded};
use games::{AnyEvent, AnyTable, GameKind, SeatNo};
use players::nimmt::review::DealtGame;
use players::review::Review;
use view::Words;

/// A game whose records can be shown.
pub(super) trait Replayable: Recorded<Event: Clone> {
    const KIND: GameKind;
    /// The word for a turn in refusals and in the names of pictures.
    const TURN: &'static str;

    /// The result of a record, as one JSON object.
    fn result(record: Record<Self>) -> Result<impl Serialize, RecordError>;
    /// The lines of the rules above the first game.
    fn heading(words: &Words, rules: &Self::Rules) -> Vec<String>;
    /// The number of the turn that this event ends.
    fn turn_ended(event: &Self::Event) -> Option<u32>;
    /// Whether cards are being drafted.
    fn is_drafting(&self) -> bool {
        false
    }
    /// The seats that must decide, and the name of each decision.
    fn decisions(&self) -> Vec<(SeatNo, &'static str)>;
    /// The heading of a turn.
    fn turn_title(words: &Words, game: u32, number: u32) -> String;
    fn tell(narrator: &Narrator, section: &Section<'_, Self>) -> SectionText;
    /// The table after a section and its events, for the picture; `None` for no picture.
    fn picture_source(section: &Section<'_, Self>) -> Option<(AnyTable, Vec<AnyEvent>)>;

    /// A choice that cost something.
    type Costly;
    type CostlyJson: Serialize;
    /// Assesses the choices of a seat.
    fn review(record: &Record<Self>, seat: SeatNo) -> Result<Review<Self::Costly>, RecordError>;
    /// The worth of each deal of a record; `None` in a game that can't tell.
    fn deals(_: &Record<Self>) -> Result<Option<Vec<DealtGame>>, RecordError> {
        Ok(None)
    }
    /// The text of a costly choice, and the lines of the table at that moment.
    fn tell_costly(words: &Words, costly: &Self::Costly) -> (String, Vec<String>);
    fn costly_json(seat: SeatNo, costly: &Self::Costly) -> Self::CostlyJson;
}

/// A deal, a draft or a turn of a game: the events up to the next picture of the table.
pub(super) struct Section<'a, G: Replayable> {
    /// The game, from 1.
    pub(super) game: u32,
    pub(super) kind: SectionKind,
    /// The events, in order.
    pub(super) events: &'a [G::Event],
    /// The match after the events.
    pub(super) state: &'a G,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SectionKind {
    Deal,
    /// A draft from the pool.
    Draft,
    /// A turn or a trick, with the announcements before it.
    Turn {
        /// Its number, from 1.
        number: u32,
        /// Whether it was played to its end; only the last one of a record may not be.
        ended: bool,
    },
}

#[derive(Default)]
pub(super) struct SectionText {
    /// The events.
    pub(super) lines: Vec<String>,
    /// The table and the standings after the events, each after an empty line.
    pub(super) blocks: Vec<Vec<String>>,
    /// The ends of a game and of the match.
    pub(super) endings: Vec<String>,
}

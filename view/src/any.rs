//! The games that can be told: a new game is one more line in each of these functions.

use super::daily::Recap;
use super::ending::Ending;
use super::game::{PageView, RulesView, SeatView};
use super::habits::Habits;
use super::letter::Letter;
use super::message::Embed;
#[cfg(feature = "test-game")]
use super::tally;
use super::tutorial::Lesson;
use super::words::Words;
use super::{nimmt, sixtysix};
use games::{AnyContradiction, AnyEvent, AnyRecord, AnyRules, AnySeat, AnyTable, GameKind, SeatNo};
use pictures::{Painter, Scene};
use players::{AnyReview, AnyThought};
use statistics::PlayHabits;
use table::board::Board;

/// Returns the page of this board, as its game tells it.
pub fn page(board: &Board) -> Box<dyn PageView + '_> {
    match &board.table {
        AnyTable::Nimmt(table) => Box::new(nimmt::page::Page::new(board, table)),
        AnyTable::Sixtysix(table) => Box::new(sixtysix::page::Page::new(board, table)),
        #[cfg(feature = "test-game")]
        AnyTable::Tally(table) => Box::new(tally::Page { board, table }),
    }
}

/// Returns the view of this seat, as its game shows it.
pub(super) fn seat(seat: &AnySeat) -> Box<dyn SeatView + '_> {
    match seat {
        AnySeat::Nimmt(seat) => Box::new(nimmt::seat::View(seat)),
        AnySeat::Sixtysix(seat) => Box::new(sixtysix::seat::View(seat)),
        #[cfg(feature = "test-game")]
        AnySeat::Tally(seat) => Box::new(tally::SeatOf(seat)),
    }
}

/// Returns the view of these rules, as their game explains them.
pub fn rules(rules: &AnyRules) -> Box<dyn RulesView + '_> {
    match rules {
        AnyRules::Nimmt(rules) => Box::new(nimmt::rules::View(rules)),
        AnyRules::Sixtysix(rules) => Box::new(sixtysix::rules::View(rules)),
        #[cfg(feature = "test-game")]
        AnyRules::Tally(_) => Box::new(tally::RulesOf),
    }
}

/// Why rules cannot be played, in words.
pub(super) fn reason(words: &Words, found: &AnyContradiction) -> String {
    match found {
        AnyContradiction::Nimmt(found) => nimmt::playing::reason(words, found),
        AnyContradiction::Sixtysix(found) => sixtysix::playing::reason(words, found),
        #[cfg(feature = "test-game")]
        AnyContradiction::Tally(_) => "two or three play it".into(),
    }
}

/// A hint for this seat; `asked`: in how many decisions it has asked so far, this one included.
/// `None` when the thought is about another game.
pub fn hint(words: &Words, seat: &AnySeat, thought: &AnyThought, asked: u32) -> Option<Letter> {
    match (seat, thought) {
        (AnySeat::Nimmt(view), AnyThought::Nimmt(thought)) => {
            Some(nimmt::coach::hint::compose(words, seat, view, thought, asked))
        }
        (AnySeat::Sixtysix(view), AnyThought::Sixtysix(thought)) => {
            Some(sixtysix::hint::compose(words, seat, view, thought, asked))
        }
        (AnySeat::Nimmt(_) | AnySeat::Sixtysix(_), _) => None,
        #[cfg(feature = "test-game")]
        (AnySeat::Tally(_), _) => None,
    }
}

/// What each choice of this seat is worth, and why: for a puzzle, where every card is of interest.
/// `None` when the thought is about another game.
pub(super) fn explained(words: &Words, seat: &AnySeat, thought: &AnyThought) -> Option<Embed> {
    match (seat, thought) {
        (AnySeat::Nimmt(seat), AnyThought::Nimmt(thought)) => {
            Some(nimmt::coach::hint::explained(words, seat, thought))
        }
        (AnySeat::Sixtysix(seat), AnyThought::Sixtysix(thought)) => {
            Some(sixtysix::hint::explained(words, seat, thought))
        }
        (AnySeat::Nimmt(_) | AnySeat::Sixtysix(_), _) => None,
        #[cfg(feature = "test-game")]
        (AnySeat::Tally(_), _) => None,
    }
}

/// A choice of this seat, which is the game's own text, in a few words; `None` if it is none.
pub(super) fn choice(words: &Words, seat: &AnySeat, choice: &str) -> Option<String> {
    match seat {
        AnySeat::Nimmt(seat) => {
            let choice = games::nimmt::Choice::from_text(choice)?;
            Some(nimmt::coach::choices::label(words, &seat.table, &choice))
        }
        AnySeat::Sixtysix(_) => {
            Some(sixtysix::hint::choice(words, games::sixtysix::Choice::from_text(choice)?))
        }
        #[cfg(feature = "test-game")]
        AnySeat::Tally(_) => None,
    }
}

/// Composes the review of a match, for the owner of the seat that was reviewed; `four_colours`: they
/// want a colour of its own for each suit.
pub fn review(
    words: &Words,
    names: &[String],
    review: &AnyReview,
    painter: &Painter,
    four_colours: bool,
) -> Letter {
    match review {
        AnyReview::Nimmt { seat, review, luck } => {
            let paint = |costly| {
                let scene = nimmt::coach::review::moment(words, names, costly);
                painter.scene(&scene).into()
            };
            let pictures = review.costly.iter().map(paint).collect();
            nimmt::coach::review::compose(words, seat, names, review, luck, pictures)
        }
        AnyReview::Sixtysix { seat, review } => {
            let paint = |costly| {
                let scene = sixtysix::review::moment(words, names, costly);
                let scene = scene.with_four_colours(four_colours);
                painter.scene(&scene).into()
            };
            let pictures = review.costly.iter().map(paint).collect();
            sixtysix::review::compose(words, seat, names, review, pictures)
        }
    }
}

/// Composes the ending of a finished match. It plays the match again, which takes a moment. `None`
/// when the record is of another game.
pub fn ending(words: &Words, board: &Board, record: &AnyRecord) -> Option<Ending> {
    match (&board.table, record) {
        (AnyTable::Nimmt(table), AnyRecord::Nimmt(record)) => {
            let page = nimmt::page::Page::new(board, table);
            Some(nimmt::ending::of(words, &page, record))
        }
        (AnyTable::Sixtysix(table), AnyRecord::Sixtysix(_)) => {
            Some(sixtysix::ending::of(words, &sixtysix::page::Page::new(board, table)))
        }
        _ => None,
    }
}

/// Describes somebody's habits in a game.
pub fn habits(words: &Words, habits: &PlayHabits) -> Habits {
    match habits {
        PlayHabits::Nimmt(habits) => nimmt::habits::told(words, habits),
        PlayHabits::Sixtysix(habits) => sixtysix::habits::told(words, habits),
        #[cfg(feature = "test-game")]
        PlayHabits::Tally(habits) => tally::habits(habits),
    }
}

/// Returns the scene of a page's picture.
pub fn scene(words: &Words, board: &Board) -> Scene {
    page(board).scene(words)
}

/// Returns the scene of the picture in the private hand of a seat; `picked`: the first part of a
/// choice.
pub fn hand_scene(words: &Words, board: &Board, held: &AnySeat, picked: Option<&str>) -> Scene {
    seat(held).scene(scene(words, board), picked)
}

/// Whether there is a tutorial for this game.
pub const fn is_taught(game: GameKind) -> bool {
    match game {
        GameKind::Nimmt | GameKind::Sixtysix => true,
        #[cfg(feature = "test-game")]
        GameKind::Tally => false,
    }
}

/// The tutorial of a game at a place in it; `None` for a game without one.
pub fn lesson(words: &Words, game: GameKind, at: &str) -> Option<Lesson> {
    match game {
        GameKind::Nimmt => Some(nimmt::tutorial::lesson(words, at)),
        GameKind::Sixtysix => sixtysix::tutorial::lesson(words, at),
        #[cfg(feature = "test-game")]
        GameKind::Tally => None,
    }
}

/// Returns the turns of a seat that are over, for a deal that somebody has played for themselves.
pub(super) fn recaps(
    words: &Words,
    game: GameKind,
    events: &[AnyEvent],
    seat: SeatNo,
) -> Vec<Recap> {
    match game {
        GameKind::Nimmt => nimmt::daily::recaps(events, seat),
        GameKind::Sixtysix => sixtysix::daily::recaps(words, events, seat),
        #[cfg(feature = "test-game")]
        GameKind::Tally => Vec::new(),
    }
}

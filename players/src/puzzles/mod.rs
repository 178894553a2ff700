//! Puzzles: positions in which the best choice is clearly better than the one that comes to mind,
//! and what the coach says each choice is worth.
//!
//! Each game has a book of them, which `arena puzzles` writes and this crate holds. A line is one
//! puzzle: the number of a deal, the choices up to the decision, the choices that are possible then
//! with their values, the best first, and the usual one. `docs/puzzles.md` describes it. Other
//! puzzles are found in matches.

mod deal;
mod line;
mod search;

pub use deal::{Deal, Dealt, Decision, SOLVER, awaited, decisions};
pub use search::Search;

use std::sync::OnceLock;

use games::{AnySeat, GameKind, SeatNo};

use crate::any;

/// The most a puzzle's rating can be, which is that of a narrow one.
const NARROW: f64 = 1800.0;
/// The least it can be.
const PLAIN: f64 = 1200.0;
/// The points of rating by which a puzzle with twice the gap is easier.
const FOR_TWICE: f64 = 250.0;

/// The share of the clear gap up to which a choice counts as good as the best: asked again, the
/// coach might prefer it.
const AS_GOOD: f64 = 0.5;

/// A position in which somebody chooses. It names hidden cards of that seat: it belongs to whoever
/// is asked, and has no `Debug`.
#[derive(Clone, PartialEq)]
pub struct Puzzle {
    pub deal: Deal,
    /// The choices before, in the order in which they were made, without those that had no
    /// alternative.
    pub moves: Vec<String>,
    /// The possible choices, the best first.
    pub options: Vec<Weighed>,
    /// The choice of a player who does not look far.
    pub usual: String,
}

/// A choice and its worth.
#[derive(Clone, PartialEq)]
pub struct Weighed {
    /// The game's own text.
    pub choice: String,
    /// Its worth on average, in the unit and with the sign of the game's hints.
    pub value: f64,
    /// Games out of a hundred that it wins; `None` where the game's coach counts none.
    pub won: Option<u32>,
}

/// A puzzle as it lies on the table.
pub struct Position {
    /// The deal as its game's own text.
    pub deal: String,
    /// The number of seats.
    pub seats: usize,
    /// Every choice before, and whose it was.
    pub moves: Vec<(SeatNo, String)>,
    /// The view of the seat that is asked.
    pub seat: AnySeat,
}

/// The puzzles of a game, in the order of their numbers, which begin at 0. It only ever grows at
/// its end: answers are stored with the number.
/// Panics: when the file in this crate is damaged; a test reads it.
pub fn book(game: GameKind) -> &'static [Puzzle] {
    static BOOKS: OnceLock<Vec<Vec<Puzzle>>> = OnceLock::new();
    let read = |game: &GameKind| match read_book(any::book(*game)) {
        Ok(book) => book,
        Err(error) => panic!("the puzzles of {}: {error}", game.as_str()),
    };
    let books = BOOKS.get_or_init(|| GameKind::ALL.iter().map(read).collect());
    let place = GameKind::ALL.iter().position(|it| *it == game);
    place.and_then(|place| books.get(place)).map_or(&[], Vec::as_slice)
}

/// A book as the text of its file.
pub fn write_book(book: &[Puzzle]) -> String {
    line::write_book(book)
}

/// Reads the text of a book.
/// Errors: when it is none, or of a later format.
pub fn read_book(text: &str) -> Result<Vec<Puzzle>, String> {
    line::read_book(text)
}

impl Puzzle {
    /// The best choice.
    pub fn best(&self) -> &str {
        self.options.first().map_or("", |best| &best.choice)
    }

    /// The worth that a choice lacks to that of the best; 0 for the best, `None` for a choice that
    /// is not possible.
    pub fn gap(&self, choice: &str) -> Option<f64> {
        let found = self.options.iter().find(|option| option.choice == choice)?;
        Some((found.value - self.options.first()?.value).abs())
    }

    /// Whether a choice is the best, or as good as far as the coach can tell.
    pub fn is_solved_by(&self, game: GameKind, choice: &str) -> bool {
        // Values have two decimals, but their difference may lie a hair above that.
        let hundredths = |worth: f64| (worth * 100.0).round();
        let most = hundredths(AS_GOOD * any::clear_gap(game));
        self.gap(choice).is_some_and(|gap| hundredths(gap) <= most)
    }

    /// Its difficulty, in the points of the ratings of players: the closer the
    /// usual choice comes to the best, the harder it is to tell them apart.
    pub fn rating(&self, game: GameKind) -> f64 {
        let gap = self.gap(&self.usual).unwrap_or_default() / any::clear_gap(game);
        (NARROW - FOR_TWICE * gap.max(1.0).log2()).clamp(PLAIN, NARROW)
    }

    /// Deals and plays on to the decision.
    /// Errors: when the game has no such deal, a choice in it is not possible, or [`SOLVER`] is
    /// asked nothing then.
    pub fn position(&self, game: GameKind) -> Result<Position, String> {
        let Dealt { mut table, seats, text: deal } = self.deal.dealt(game)?;
        let mut moves = Vec::new();
        let mut rest = self.moves.iter();
        loop {
            let (seat, choice) = match table.foregone() {
                Some(foregone) => foregone,
                None => match (awaited(&table), rest.next()) {
                    (Some(seat), Some(choice)) => (seat, choice.clone()),
                    _ => break,
                },
            };
            // Neither the choice nor why it is refused: they name cards.
            table.choose(seat, &choice).map_err(|_| format!("{seat} cannot choose that"))?;
            moves.push((seat, choice));
        }
        match awaited(&table) {
            Some(SOLVER) => Ok(Position { deal, seats, moves, seat: table.seat(SOLVER) }),
            _ => Err("nobody is asked anything".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let option = |choice: &str, value, won| Weighed { choice: choice.into(), value, won };
        let played = Deal::Played { seats: 3, text: r#"{"hands":[[1, 2]]}"#.into() };
        let [numbered, found] = [Deal::Numbered(7), played].map(|deal| Puzzle {
            deal,
            moves: vec!["a".into(), "b.2".into()],
            options: vec![option("c", -0.25, Some(71)), option("d", 1.5, None)],
            usual: "d".into(),
        });
        let puzzles = [numbered, found];
        let text = write_book(&puzzles);
        assert!(read_book(&text).is_ok_and(|read| read == puzzles), "{text}");
        for damaged in ["", "another/1\n", &text.replace("c=", "c"), &text.replace('|', "/")] {
            assert!(read_book(damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn a_choice_that_is_worse_by_just_as_much_as_is_allowed_counts() {
        let game = GameKind::Sixtysix;
        let option = |choice: &str, value| Weighed { choice: choice.into(), value, won: None };
        for (best, other) in [(1.54, 1.39), (1.69, 1.54)] {
            let options = vec![option("a", best), option("b", other), option("c", other - 0.01)];
            let puzzle =
                Puzzle { deal: Deal::Numbered(1), moves: Vec::new(), options, usual: "c".into() };
            assert!(puzzle.is_solved_by(game, "b"), "{best} against {other}");
            assert!(!puzzle.is_solved_by(game, "c"), "{best} against {other}");
        }
    }

    #[test]
    fn the_closer_the_usual_choice_comes_the_higher_is_the_rating() {
        let game = GameKind::ALL[0];
        let rating = |gap: f64| {
            let gap = gap * any::clear_gap(game);
            let option = |choice: &str, value| Weighed { choice: choice.into(), value, won: None };
            let options = vec![option("a", 1.0), option("b", 1.0 + gap)];
            Puzzle { deal: Deal::Numbered(1), moves: Vec::new(), options, usual: "b".into() }
                .rating(game)
        };
        assert!((rating(1.0) - NARROW).abs() < 1e-9);
        assert!((rating(2.0) - NARROW + FOR_TWICE).abs() < 1e-9);
        assert!((rating(100.0) - PLAIN).abs() < 1e-9);
    }
}

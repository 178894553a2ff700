//! `--review`: which choices cost most, by the same coach as in the chat.

use std::fmt::Write as _;

use serde::Serialize;

use super::super::markup::{BOLD, styled, terminal};
use super::super::review::rounded;
use super::text::Teller;
use crate::view::Words;
use crate::view::review::heading;
use crate::view::sixtysix::review::{choice, counted};
use games::SeatNo;
use games::sixtysix::record::{Record, RecordError};
use games::sixtysix::{Choice, Move};
use players::sixtysix::review::{Costly, Review, Reviewer, USUAL};

/// Looks back at what these seats did in a record.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub(super) fn look_back(
    record: &Record,
    seats: &[SeatNo],
) -> Result<Vec<(SeatNo, Review)>, RecordError> {
    let mut found = Vec::new();
    for seat in seats {
        // A record does not say what was played for somebody: all choices count as theirs.
        let reviewer = Reviewer::new(record, *seat, |_| true, USUAL)?;
        found.push((*seat, reviewer.finish()));
    }
    Ok(found)
}

/// What was found about a seat, as text for a terminal.
pub(super) fn block(words: &Words, teller: &Teller, seat: SeatNo, review: &Review) -> String {
    let name = styled(BOLD, teller.name(seat));
    let mut text = format!("{name}\n{}\n", terminal(&heading(words, counted(review))));
    for costly in &review.costly {
        let _ = write!(text, "\n{}\n", terminal(&choice(words, costly)));
        for line in teller.lying(&costly.view.table) {
            let _ = writeln!(text, "  {line}");
        }
    }
    text
}

/// As one JSON object.
pub(super) fn to_json(found: &[(SeatNo, Review)]) -> impl Serialize {
    let seats = found.iter().map(|(seat, review)| SeatJson {
        seat: *seat,
        choices: review.choices,
        assessed: review.assessed,
        costly: review.costly.iter().map(|costly| CostlyJson::of(*seat, costly)).collect(),
    });
    ReviewJson { seats: seats.collect() }
}

#[derive(Serialize)]
struct ReviewJson {
    seats: Vec<SeatJson>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: SeatNo,
    choices: usize,
    assessed: usize,
    costly: Vec<CostlyJson>,
}

#[derive(Serialize)]
struct CostlyJson {
    game: usize,
    choice: usize,
    chosen: Move,
    better: Move,
    points: f64,
    better_points: f64,
    loss: f64,
    exact: bool,
}

impl CostlyJson {
    fn of(seat: SeatNo, costly: &Costly) -> Self {
        let made = |choice: Choice| Move { seat, choice };
        Self {
            game: costly.place.game,
            choice: costly.place.choice,
            chosen: made(costly.chosen),
            better: made(costly.better),
            points: rounded(costly.points),
            better_points: rounded(costly.better_points),
            loss: rounded(costly.loss()),
            exact: costly.exact,
        }
    }
}

//! `--review`: which choices cost most, and how lucky the deals were, by the same coach as in the
//! chat.

use std::fmt::Write as _;

use serde::Serialize;

use super::cards::Drawing;
use super::error::ReplayError;
use super::markup::{BOLD, styled, terminal};
use crate::view::Words;
use crate::view::names::is_bot;
use crate::view::nimmt::coach::review::{choice, counted, luck_of_the_deals};
use crate::view::review::heading;
use games::SeatNo;
use games::nimmt::record::{Record, RecordError};
use games::nimmt::{Choice, Move};
use players::nimmt::review::{Costly, Deals, DealtGame, Plan, Review, Reviewer, luck};

/// What was found in a record.
pub(super) struct Found {
    seats: Vec<(SeatNo, Review)>,
    deals: Vec<DealtGame>,
    names: Vec<String>,
}

/// Which seats are looked at: the one that was asked for, or those of people, or where only bots played
/// all.
///
/// # Errors
///
/// When there is no such seat.
pub(super) fn reviewed(only: Option<u8>, names: &[String]) -> Result<Vec<SeatNo>, ReplayError> {
    let seats = names.len();
    let Some(number) = only else {
        let bots_only = names.iter().all(|name| is_bot(name));
        let wanted = SeatNo::all(seats).zip(names).filter(|(_, name)| bots_only || !is_bot(name));
        return Ok(wanted.map(|(seat, _)| seat).collect());
    };
    match SeatNo::new(number).filter(|seat| seat.index() < seats) {
        Some(seat) => Ok(vec![seat]),
        None => Err(ReplayError::NoSuchTurn(format!("no seat {number}, only {seats}"))),
    }
}

/// Looks back at what these seats did in a record.
///
/// # Errors
///
/// At the first thing that breaks a rule: where, and why.
pub(super) fn look_back(
    record: &Record,
    seats: &[SeatNo],
    names: Vec<String>,
) -> Result<Found, RecordError> {
    let mut found = Vec::new();
    for seat in seats {
        // A record does not say what was played for somebody: all choices count as theirs.
        let reviewer = Reviewer::new(record, *seat, |_| true, Plan::USUAL)?;
        found.push((*seat, reviewer.finish()));
    }
    Ok(Found { seats: found, deals: Deals::new(record, Plan::USUAL)?.finish(), names })
}

impl Found {
    /// As text for a terminal, a block for each seat and one for the deals.
    pub(super) fn blocks(&self, words: &Words) -> Vec<String> {
        let mut blocks: Vec<String> =
            self.seats.iter().map(|(seat, review)| self.of_seat(words, *seat, review)).collect();
        let luck = luck_of_the_deals(words, &self.names, &luck(&self.deals));
        blocks.push(luck.iter().fold(String::new(), |mut text, line| {
            let _ = writeln!(text, "{}", terminal(line));
            text
        }));
        blocks
    }

    fn of_seat(&self, words: &Words, seat: SeatNo, review: &Review) -> String {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let mut text =
            format!("{}\n{}\n", styled(BOLD, name), terminal(&heading(words, counted(review))));
        for costly in &review.costly {
            let _ = write!(text, "\n{}\n", terminal(&choice(words, costly)));
            for line in rows(costly) {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }

    /// As one JSON object.
    pub(super) fn to_json(&self) -> impl Serialize {
        let luck = luck(&self.deals);
        let one = |(seat, review): &(SeatNo, Review)| SeatJson {
            seat: *seat,
            choices: review.choices,
            assessed: review.assessed,
            costly: review.costly.iter().map(|costly| CostlyJson::of(*seat, costly)).collect(),
            luck: luck.get(seat.index()).map(|luck| rounded(*luck)),
        };
        let deal = |deal: &DealtGame| DealJson {
            game: deal.game,
            expected: deal.expected.iter().map(|points| rounded(*points)).collect(),
            fair: rounded(deal.fair()),
        };
        ReviewJson {
            seats: self.seats.iter().map(one).collect(),
            deals: self.deals.iter().map(deal).collect(),
        }
    }
}

/// The rows as they lay before a choice; none in a draft.
fn rows(costly: &Costly) -> Vec<String> {
    let rules = &costly.view.table.rules;
    let drawing = Drawing {
        capacity: rules.capacity(),
        origins: rules.placement.both_ends(),
        fresh: &|_, _| false,
    };
    drawing.lines(&costly.view.table.rows)
}

#[derive(Serialize)]
struct ReviewJson {
    seats: Vec<SeatJson>,
    deals: Vec<DealJson>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: SeatNo,
    choices: usize,
    assessed: usize,
    costly: Vec<CostlyJson>,
    luck: Option<f64>,
}

#[derive(Serialize)]
struct CostlyJson {
    game: usize,
    choice: usize,
    chosen: Move,
    better: Move,
    cost: f64,
    better_cost: f64,
    loss: f64,
}

impl CostlyJson {
    fn of(seat: SeatNo, costly: &Costly) -> Self {
        let made = |choice: &Choice| Move { seat, choice: choice.clone() };
        Self {
            game: costly.place.game,
            choice: costly.place.choice,
            chosen: made(&costly.chosen),
            better: made(&costly.better),
            cost: rounded(costly.cost),
            better_cost: rounded(costly.better_cost),
            loss: rounded(costly.loss()),
        }
    }
}

#[derive(Serialize)]
struct DealJson {
    game: usize,
    expected: Vec<f64>,
    fair: f64,
}

/// More than two decimals are noise.
pub(super) fn rounded(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

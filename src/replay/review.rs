//! `--review`: the choices that cost most, and in some games the luck of the deals, from the same
//! coach as in Discord.

use std::fmt::Write as _;

use serde::Serialize;

use super::error::ReplayError;
use super::markup::{BOLD, styled, to_ansi};
use super::replayable::Replayable;
use games::SeatNo;
use games::record::{Record, RecordError};
use players::nimmt::review::{DealtGame, luck};
use players::review::Review;
use view::Words;
use view::names::is_bot;
use view::nimmt::coach::review::luck_of_the_deals;
use view::review::{heading, left_out};

/// Reviews of a record.
pub(super) struct Reviews<G: Replayable> {
    seats: Vec<(SeatNo, Review<G::Costly>)>,
    deals: Option<Vec<DealtGame>>,
    names: Vec<String>,
}

/// The seats to review: `only` this one, or those of people; all seats where only bots played.
pub(super) fn seats_to_review(
    only: Option<u8>,
    names: &[String],
) -> Result<Vec<SeatNo>, ReplayError> {
    let seats = names.len();
    let Some(number) = only else {
        let bots_only = names.iter().all(|name| is_bot(name));
        let wanted = SeatNo::all(seats).zip(names).filter(|(_, name)| bots_only || !is_bot(name));
        return Ok(wanted.map(|(seat, _)| seat).collect());
    };
    match SeatNo::new(number).filter(|seat| seat.index() < seats) {
        Some(seat) => Ok(vec![seat]),
        None => Err(ReplayError::Missing(format!("no seat {number}, only {seats}"))),
    }
}

impl<G: Replayable> Reviews<G> {
    /// Assesses the choices of these seats in a record.
    pub(super) fn of(
        record: &Record<G>,
        seats: &[SeatNo],
        names: Vec<String>,
    ) -> Result<Self, RecordError> {
        let reviews = seats.iter().map(|seat| Ok((*seat, G::review(record, *seat)?)));
        Ok(Self { seats: reviews.collect::<Result<_, _>>()?, deals: G::deals(record)?, names })
    }

    /// The text for a terminal: a block for each seat and one for the deals.
    pub(super) fn blocks(&self, words: &Words) -> Vec<String> {
        let luck = self.deals.as_ref().map(|deals| {
            let lines = luck_of_the_deals(words, &self.names, &luck(deals));
            lines.iter().map(|line| to_ansi(line) + "\n").collect()
        });
        let seats = self.seats.iter().map(|(seat, review)| self.of_seat(words, *seat, review));
        seats.chain(luck).collect()
    }

    fn of_seat(&self, words: &Words, seat: SeatNo, review: &Review<G::Costly>) -> String {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let summary = std::iter::once(heading(words, review)).chain(left_out(words, review));
        let summary: Vec<String> = summary.map(|line| to_ansi(&line)).collect();
        let mut text = format!("{}\n{}\n", styled(BOLD, name), summary.join("\n"));
        for costly in &review.costly {
            let (choice, table) = G::tell_costly(words, costly);
            let _ = write!(text, "\n{}\n", to_ansi(&choice));
            for line in table {
                let _ = writeln!(text, "  {line}");
            }
        }
        text
    }

    /// As one JSON object.
    pub(super) fn to_json(&self) -> impl Serialize {
        let luck = self.deals.as_ref().map(|deals| luck(deals));
        let of_seat = |(seat, review): &(SeatNo, Review<G::Costly>)| SeatJson {
            seat: *seat,
            choices: review.choices,
            assessed: review.assessed,
            costly: review.costly.iter().map(|costly| G::costly_json(*seat, costly)).collect(),
            luck: luck.as_ref().map(|luck| luck.get(seat.index()).map(|luck| rounded(*luck))),
        };
        let deal = |deal: &DealtGame| DealJson {
            game: deal.game,
            expected: deal.expected.iter().map(|points| rounded(*points)).collect(),
            fair: rounded(deal.fair()),
        };
        ReviewJson {
            seats: self.seats.iter().map(of_seat).collect::<Vec<_>>(),
            deals: self.deals.as_ref().map(|deals| deals.iter().map(deal).collect()),
        }
    }
}

#[derive(Serialize)]
struct ReviewJson<S> {
    seats: S,
    #[serde(skip_serializing_if = "Option::is_none")]
    deals: Option<Vec<DealJson>>,
}

#[derive(Serialize)]
struct SeatJson<C> {
    seat: SeatNo,
    choices: usize,
    assessed: usize,
    costly: Vec<C>,
    /// Absent where the game has no luck of the deals, `null` where this match has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Option<f64>>,
}

#[derive(Serialize)]
struct DealJson {
    game: usize,
    expected: Vec<f64>,
    fair: f64,
}

/// Rounds to two decimals: more are noise.
pub(super) fn rounded(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

//! The highlights of a match: the row that cost the most, and the play that people will talk about.

use std::collections::HashMap;

use games::SeatNo;
use games::nimmt::record::{Record, ReplayStep, replay_with};
use games::nimmt::{Card, Event, How};
use players::nimmt::review::{Deals, Plan, luck};

/// So many turns without a single bull head are worth a word.
const CLEAN_RUN: u32 = 12;
/// Deals whose worth lies closer together than so many bull heads are equally good: with as few
/// playouts as are spent here chance alone comes that far.
const SAME: f64 = 3.0;

/// The highlights of a match.
#[derive(Default)]
pub(super) struct Highlights {
    /// The row that cost somebody the most.
    pub(super) worst: Option<TakenRow>,
    /// The row that cost the most after somebody else had filled it in the same turn.
    pub(super) trap: Option<Trap>,
    /// The longest time that somebody took nothing, and who.
    pub(super) clean: Option<(SeatNo, u32)>,
    /// The seat with the best cards, and by how many bull heads.
    pub(super) lucky: Option<(SeatNo, u32)>,
    /// The seat with the worst cards, and by how many bull heads.
    pub(super) unlucky: Option<(SeatNo, u32)>,
}

/// A row that was taken.
#[derive(Clone)]
pub(super) struct TakenRow {
    pub(super) seat: SeatNo,
    pub(super) cards: Vec<Card>,
    pub(super) cost: u32,
}

/// A row that one seat filled, and the next one had to take.
#[derive(Clone)]
pub(super) struct Trap {
    pub(super) by: SeatNo,
    pub(super) card: Card,
    pub(super) row: u8,
    pub(super) taken: TakenRow,
}

impl Highlights {
    /// Finds the highlights of this match. It plays the match again and tries its deals some
    /// hundred times, which takes a moment.
    pub(super) fn of(record: &Record) -> Self {
        let mut watched = Watched::default();
        // An error is ignored: the steps before it count all the same.
        let _ = replay_with(record, |step| watched.step(&step));
        let mut highlights = watched.highlights;
        let (lucky, unlucky) = luck_of(record);
        (highlights.lucky, highlights.unlucky) = (lucky, unlucky);
        highlights.clean = watched.longest.filter(|(_, turns)| *turns >= CLEAN_RUN);
        highlights
    }
}

/// Looks at a match while it is played again.
#[derive(Default)]
struct Watched {
    highlights: Highlights,
    /// The last card of each row in this turn, by row number, and the seat that laid it.
    laid: HashMap<u8, (SeatNo, Card)>,
    /// The number of turns in a row for which each seat has taken nothing.
    runs: Vec<u32>,
    /// The seats that took something in this turn.
    took: Vec<SeatNo>,
    longest: Option<(SeatNo, u32)>,
}

impl Watched {
    fn step(&mut self, step: &ReplayStep<'_>) {
        self.runs.resize(step.state.totals().len(), 0);
        for event in step.events {
            match event {
                Event::Placed { seats, card, row, how, took, points, .. } => {
                    let Some(seat) = seats.first().copied() else { continue };
                    let row = row.number();
                    if took.is_empty() {
                        // A card that lies on an equal one fills no place.
                        if *how != How::OnEqual {
                            self.laid.insert(row, (seat, *card));
                        }
                        continue;
                    }
                    let heads = || took.iter().map(|card| card.bull_heads()).sum();
                    let cost = points.iter().map(|(_, cost)| *cost).max().unwrap_or_else(heads);
                    self.taken(&TakenRow { seat, cards: took.clone(), cost }, row, *how);
                    self.took.extend(seats);
                    self.laid.insert(row, (seat, *card));
                }
                Event::TurnEnded { .. } => self.turn_ended(),
                _ => {}
            }
        }
    }

    fn taken(&mut self, taken: &TakenRow, row: u8, how: How) {
        let told = &mut self.highlights;
        if told.worst.as_ref().is_none_or(|worst| worst.cost < taken.cost) {
            told.worst = Some(taken.clone());
        }
        let filled = self.laid.get(&row).copied().filter(|(by, _)| *by != taken.seat);
        if let (How::Full, Some((by, card))) = (how, filled)
            && told.trap.as_ref().is_none_or(|trap| trap.taken.cost < taken.cost)
        {
            told.trap = Some(Trap { by, card, row, taken: taken.clone() });
        }
    }

    fn turn_ended(&mut self) {
        self.laid.clear();
        for (index, run) in self.runs.iter_mut().enumerate() {
            let seat = SeatNo::from_index(index);
            *run = if self.took.contains(&seat) { 0 } else { *run + 1 };
            if self.longest.is_none_or(|(_, longest)| longest < *run) {
                self.longest = Some((seat, *run));
            }
        }
        self.took.clear();
    }
}

/// Somebody, and how many bull heads or turns it is about.
type Told = Option<(SeatNo, u32)>;

/// Returns the seats with the best and the worst cards, where they can be told apart.
fn luck_of(record: &Record) -> (Told, Told) {
    let Ok(deals) = Deals::new(record, Plan::GLIMPSE) else { return (None, None) };
    let luck = luck(&deals.finish());
    let told = |sign: f64| {
        let best = luck.iter().enumerate().max_by(|a, b| (sign * a.1).total_cmp(&(sign * b.1)))?;
        let (seat, by) = (SeatNo::from_index(best.0), sign * best.1);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "above zero")]
        let rounded = by.round() as u32;
        (by >= SAME).then_some((seat, rounded))
    };
    (told(1.0), told(-1.0))
}

//! The highlights of a match: the row that cost the most, and the play that people will talk about.

use std::collections::HashMap;

use super::phrases::cost;
use games::SeatNo;
use games::nimmt::record::{Record, ReplayStep, replay_with};
use games::nimmt::{Card, Event, How, Take};
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

/// A row that was taken; it cost so many bull heads, or cards where these are counted.
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

/// Who filled a row, with which card, and the number of the row.
type Filled = (SeatNo, Card, u8);

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
    /// The rows whose takers have yet to say which cards they keep.
    sorting: Vec<(TakenRow, Option<Filled>)>,
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
                    let whole = || cost(step.state.rules(), took);
                    let cost = points.iter().map(|(_, cost)| *cost).max().unwrap_or_else(whole);
                    let taken = TakenRow { seat, cards: took.clone(), cost };
                    let full = self.laid.get(&row).filter(|_| *how == How::Full);
                    let filled = full.copied().filter(|(by, _)| *by != seat);
                    let filled = filled.map(|(by, card)| (by, card, row));
                    if matches!(step.state.rules().take, Take::Sorted { .. }) {
                        self.sorting.push((taken, filled));
                    } else if seats.len() == 1 {
                        // Who takes one together pays for half of it.
                        self.taken(&taken, filled);
                    }
                    self.took.extend(seats);
                    self.laid.insert(row, (seat, *card));
                }
                Event::Kept { seat, pile, .. } => {
                    let whose = self.sorting.iter().position(|(taken, ..)| taken.seat == *seat);
                    if let Some((taken, filled)) = whose.map(|at| self.sorting.remove(at)) {
                        let cost = cost(step.state.rules(), pile);
                        // What goes into the hand costs nothing.
                        self.taken(&TakenRow { cost, cards: pile.clone(), ..taken }, filled);
                    }
                }
                Event::TurnEnded { .. } => self.turn_ended(),
                _ => {}
            }
        }
    }

    fn taken(&mut self, taken: &TakenRow, filled: Option<Filled>) {
        if taken.cost == 0 {
            return;
        }
        let told = &mut self.highlights;
        if told.worst.as_ref().is_none_or(|worst| worst.cost < taken.cost) {
            told.worst = Some(taken.clone());
        }
        if let Some((by, card, row)) = filled
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

#[cfg(test)]
mod tests {
    use super::*;
    use games::nimmt::{Choice, Decision, Match, options};
    use games::{CardGame, OptionValue};
    use rand::SeedableRng;

    /// A match of three, played by the game's own stand-in, which keeps what it may of a row.
    fn watched(options: &[(&str, OptionValue)]) -> (Watched, Vec<Event>) {
        let options: Vec<_> =
            options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let mut rng = rand::rngs::StdRng::seed_from_u64(7);
        let mut game = <Match as CardGame>::create(&options::rules(&options).unwrap(), 3).unwrap();
        while CardGame::outcome(&game).is_none() {
            if CardGame::needs_deal(&game) {
                CardGame::deal(&mut game, &mut rng).unwrap();
            }
            for awaited in CardGame::awaited(&game) {
                let choice = match CardGame::seat(&game, awaited.seat).decision {
                    Some(Decision::Keep { taken, at_most }) => {
                        Choice::Keep(taken.into_iter().take(at_most.into()).collect()).to_string()
                    }
                    _ => CardGame::stand_in(&game, awaited.seat).unwrap(),
                };
                CardGame::choose(&mut game, awaited.seat, &choice).unwrap();
            }
        }
        let names = ["Ada", "Ben", "Cem"].map(str::to_owned);
        let record = CardGame::record(&game, &names).unwrap();
        let (mut watched, mut events) = (Watched::default(), Vec::new());
        replay_with(&record, |step| {
            watched.step(&step);
            events.extend(step.events.iter().cloned());
        })
        .unwrap();
        (watched, events)
    }

    #[test]
    fn a_row_that_is_sorted_costs_what_is_not_kept() {
        let (watched, events) = watched(&[("variant", OptionValue::Text("hand".into()))]);
        let cost = |event: &Event| match event {
            Event::Kept { pile, .. } => pile.iter().map(|card| card.bull_heads()).sum(),
            _ => 0,
        };
        let most = events.iter().map(cost).max().unwrap();
        assert_eq!(watched.highlights.worst.unwrap().cost, most);
    }

    #[test]
    fn a_row_costs_its_cards_where_these_count() {
        let (watched, events) = watched(&[("shedding", OptionValue::Flag(true))]);
        let taken = |event: &Event| match event {
            Event::Placed { took, .. } => took.len(),
            _ => 0,
        };
        let most = events.iter().map(taken).max().unwrap();
        assert_eq!(watched.highlights.worst.unwrap().cost as usize, most);
    }
}

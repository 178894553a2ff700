//! The play of everybody in an imagined world: quick, by simple features, and never quite the same.

use rand::RngExt;
use rand::rngs::SmallRng;

use super::draft;
use super::out::CardsOut;
use super::position::{PAIRED, Position};
use super::weighted::draw_weighted;
use crate::nimmt::row_summary::{Landing, RowSummaries};
use crate::nimmt::search::Points;
use games::nimmt::{Card, Choice, Decision, DecisionKind, RowNo, SeatNo, World};

/// The number of bull heads that make a card about three times as rare.
const HEAT: f32 = 0.7;

/// Plays a world to its end and returns every seat's points.
pub(super) fn play_on(world: &mut World, undealt: &[Card], rng: &mut SmallRng) -> Points {
    let mut player =
        Player { costs: Vec::new(), out: CardsOut::in_world(world, undealt), turn: world.turn() };
    // When cards are played one by one, each is no longer out for the next seat.
    let one_by_one = !world.rules().selection.is_hidden();
    while let Some((seat, kind)) = world.asked() {
        if player.turn != world.turn() || one_by_one {
            player.turn = world.turn();
            player.out = CardsOut::in_world(world, undealt);
        }
        let choice = player.choose(world, seat, kind, rng);
        // A mistake of the policy must not end the thinking, but tests must see it. Views that
        // cannot be true do not come here (`engine::view::is_sound`).
        if world.go_on(seat, &choice).is_err() {
            debug_assert!(false, "the policy chooses what is not allowed: {kind}");
            let legal = world.decision(seat).map(|decision| decision.random_choice(rng));
            if legal.is_none_or(|choice| world.go_on(seat, &choice).is_err()) {
                break;
            }
        }
    }
    let mut points = Points::default();
    for (points, found) in points.iter_mut().zip(world.points().unwrap_or_default()) {
        *points = u16::try_from(*found).map_or(f32::MAX, f32::from);
    }
    points
}

struct Player {
    costs: Vec<f32>,
    out: CardsOut,
    turn: u32,
}

impl Player {
    fn choose(
        &mut self,
        world: &World,
        seat: SeatNo,
        kind: DecisionKind,
        rng: &mut SmallRng,
    ) -> Choice {
        match kind {
            DecisionKind::Play | DecisionKind::PlayOrStop => {
                self.play(world, seat, kind == DecisionKind::PlayOrStop, rng)
            }
            DecisionKind::Draft => draft::choose(world.pool(), world.rules(), world.seats(), rng),
            DecisionKind::Row => {
                let lanes = RowSummaries::new(world.rules(), world.rows());
                Choice::Row(RowNo::from_index(lanes.cheapest()))
            }
            DecisionKind::First | DecisionKind::End | DecisionKind::Keep => {
                world.decision(seat).map_or(Choice::Stop, |decision| {
                    let lanes = RowSummaries::new(world.rules(), world.rows());
                    settle(&decision, &lanes, rng)
                })
            }
        }
    }

    fn play(&mut self, world: &World, seat: SeatNo, may_stop: bool, rng: &mut SmallRng) -> Choice {
        let position = Position {
            rules: world.rules(),
            lanes: RowSummaries::new(world.rules(), world.rows()),
            hand: world.hand(seat),
            waiting: world.unplaced(),
            others: others(world, seat),
            out: &self.out,
        };
        position.costs(&mut self.costs);
        let two = world.rules().selection.cards_at_once(position.hand.len()) > 1;
        if two {
            let pairs = position.pairs(&self.costs, PAIRED);
            let chosen = draw_weighted(pairs.iter().map(|(cost, ..)| *cost), HEAT, rng);
            let (_, low, high) = pairs[chosen];
            return Choice::Play(vec![position.hand[low], position.hand[high]]);
        }
        if may_stop {
            self.costs.push(0.0);
        }
        let chosen = draw_weighted(self.costs.iter().copied(), HEAT, rng);
        position.hand.get(chosen).map_or(Choice::Stop, |card| Choice::Play(vec![*card]))
    }
}

/// The number of other seats that will still play unseen this turn.
fn others(world: &World, seat: SeatNo) -> usize {
    let seats = world.seats();
    let holds = |other: &SeatNo| *other != seat && !world.hand(*other).is_empty();
    let selection = world.rules().selection;
    if selection.places_at_once() {
        return 0;
    }
    let lies_open = |other: &SeatNo| {
        !selection.is_hidden() && world.unplaced().iter().any(|(by, _)| by == other)
    };
    SeatNo::all(seats).filter(|other| holds(other) && !lies_open(other)).count()
}

/// The small decisions while cards are placed.
pub(super) fn settle(decision: &Decision, lanes: &RowSummaries, rng: &mut SmallRng) -> Choice {
    match decision {
        Decision::First { cards } => {
            let cost = |cards: [Card; 2]| {
                let mut lanes = *lanes;
                cards.iter().map(|card| lanes.lay(card.number())).sum::<f32>()
            };
            let [a, b] = *cards;
            Choice::First(if cost([a, b]) <= cost([b, a]) { a } else { b })
        }
        Decision::End { ends, .. } => {
            let better = |a: &usize, b: &usize| {
                let (a, b) = (ends[*a].0.index(), ends[*b].0.index());
                if lanes.is_better(b, a) {
                    std::cmp::Ordering::Greater
                } else {
                    std::cmp::Ordering::Less
                }
            };
            let chosen = (0..ends.len()).min_by(better).and_then(|index| ends.get(index));
            chosen.map_or(Choice::Stop, |(row, side)| Choice::End(*row, *side))
        }
        Decision::Keep { taken, at_most } => {
            // Now and then a dear card that soon fits somewhere.
            let mut dear: Vec<Card> = taken.iter().copied().filter(|card| card.bull_heads() > 2 && matches!(lanes.landing(card.number()), Landing::End(lane, _) if lanes.room(lane) > 0)).collect();
            dear.truncate(usize::from(*at_most));
            if rng.random::<f32>() < KEEPING {
                Choice::Keep(dear)
            } else {
                Choice::Keep(Vec::new())
            }
        }
        other => other.random_choice(rng),
    }
}

/// The chance that dear cards are kept which fit somewhere.
const KEEPING: f32 = 0.3;

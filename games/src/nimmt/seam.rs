//! 6 nimmt! behind the interface of a table, [`CardGame`].

use rand::CryptoRng;

use super::{
    Choice, Contradiction, Deal, DecisionKind, Event, Facts, Match, Phase, Refusal, Rules, Seat,
    Table, record, stand_in,
};
use crate::SeatNo;
use crate::game::{AskMode, Awaited, CardGame, Flow, Moment, Outcome, Refused, Standing, Step};

impl CardGame for Match {
    type Rules = Rules;
    type Contradiction = Contradiction;
    type Event = Event;
    type Table = Table;
    type Seat = Seat;
    type Record = record::Record;
    type Facts = Facts;

    fn create(rules: &Rules, seats: usize) -> Result<Self, Vec<Contradiction>> {
        Self::new(rules.clone(), seats)
    }

    fn needs_deal(&self) -> bool {
        Self::needs_deal(self)
    }

    fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Step<Event>), String> {
        let deal = self.draw(rng);
        let events = self.begin(&deal).map_err(|refusal| refusal.to_string())?;
        Ok((deal.to_json(), self.step(events)))
    }

    fn deal_again(&mut self, deal: &str) -> Result<Step<Event>, String> {
        let deal = Deal::from_json(deal).map_err(|error| error.to_string())?;
        let events = self.begin(&deal).map_err(|refusal| refusal.to_string())?;
        Ok(self.step(events))
    }

    fn deal_alone(&self) -> Option<String> {
        self.ended_deal().map(Deal::to_json)
    }

    fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Step<Event>, Refused> {
        let choice = Choice::from_text(choice).ok_or(Refused::NotNow)?;
        let events = self.apply(seat, &choice).map_err(|refusal| match refusal {
            Refusal::NotHeld(card) => Refused::NotHeld(card.to_string()),
            Refusal::NotYourTurn => Refused::NotYourTurn,
            _ => Refused::NotNow,
        })?;
        Ok(self.step(events))
    }

    fn awaited(&self) -> Vec<Awaited> {
        let placing = self.is_placing();
        let asked = |decision| match decision {
            DecisionKind::PlayOrStop => AskMode::FollowUp,
            _ if placing => AskMode::FollowUp,
            DecisionKind::Draft => AskMode::InTurn,
            _ if self.rules().selection.is_hidden() => AskMode::Together,
            _ => AskMode::InTurn,
        };
        let awaiting = self.awaiting().into_iter();
        awaiting
            .map(|a| Awaited { seat: a.seat, chosen: a.chosen, asked: asked(a.decision) })
            .collect()
    }

    fn stand_in(&self, seat: SeatNo) -> Option<String> {
        Some(stand_in(&Self::seat(self, seat))?.to_string())
    }

    /// The game and the turn. Each pick of a draft is a turn of its own.
    fn moment(&self) -> Moment {
        let table = Self::table(self);
        match table.phase {
            Phase::Draft => {
                let left = u32::try_from(table.pool.len()).unwrap_or(u32::MAX);
                (table.game, u32::MAX - left)
            }
            _ => (table.game, table.turn),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let history = self.game_points();
        let mut seats: Vec<Standing> = self
            .totals()
            .iter()
            .enumerate()
            .map(|(index, total)| {
                let points = history.iter().map(|game| game.get(index).copied().unwrap_or(0));
                Standing { rank: 0, score: *total, best: points.min().unwrap_or(0) }
            })
            .collect();
        for rank in self.ranking() {
            if let Some(standing) = seats.get_mut(rank.seat.index()) {
                standing.rank = rank.place;
            }
        }
        // Shedding counts cards, not bull heads, and few cards cost few: such results are kept apart.
        let named = self.rules().named();
        let name = named.map_or("custom", |(variant, _)| variant.as_str());
        let another_hand = named.is_some_and(|(_, modifiers)| modifiers.hand.is_some());
        let apart = match (self.rules().is_shedding(), another_hand) {
            (true, _) => "+shedding",
            (false, true) => "+hand",
            (false, false) => "",
        };
        let deals = u32::try_from(history.len()).unwrap_or(u32::MAX);
        Some(Outcome { seats, deals, counted_as: format!("{name}{apart}") })
    }

    fn table(&self) -> Table {
        Self::table(self)
    }

    fn seat(&self, seat: SeatNo) -> Seat {
        Self::seat(self, seat)
    }

    fn record(&self, names: &[String]) -> Option<record::Record> {
        Self::record(self, names)
    }

    fn facts(&self) -> Option<Vec<Facts>> {
        Self::facts(self)
    }
}

impl Match {
    fn is_placing(&self) -> bool {
        self.phase() == Phase::Placing
    }

    /// The step that these events make, with the match as it stands after them.
    fn step(&self, mut events: Vec<Event>) -> Step<Event> {
        // A hidden choice shows in the awaited seats, not in the events.
        events.retain(|event| !matches!(event, Event::Chosen { .. }));
        let turns_ended = events.iter().filter_map(|event| match event {
            Event::TurnEnded { game, turn } => Some((*game, *turn)),
            _ => None,
        });
        let turns_ended: Vec<Moment> = turns_ended.collect();
        let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let began = has(|e| matches!(e, Event::GameBegan { .. }));
        let flow = if events.is_empty() {
            Flow::Quiet
        } else if has(|e| matches!(e, Event::MatchEnded { .. })) {
            Flow::MatchOver
        } else if has(|e| matches!(e, Event::GameEnded { .. })) {
            Flow::DealOver
        } else if self.goes_on_here(&events) {
            Flow::Grows
        } else {
            Flow::Page
        };
        Step { events, flow, turns_ended, began }
    }

    /// Whether the next step belongs on the same page: a draft and the open cards of a turn are one
    /// page that grows.
    fn goes_on_here(&self, events: &[Event]) -> bool {
        let last = events.iter().rev().find(|event| !matches!(event, Event::Asked { .. }));
        match self.phase() {
            Phase::Draft | Phase::Placing => true,
            Phase::Choosing => matches!(
                last,
                Some(
                    Event::Played { .. }
                        | Event::Placed { .. }
                        | Event::Kept { .. }
                        | Event::Stopped { .. }
                )
            ),
            Phase::Dealing | Phase::Over => false,
        }
    }
}

//! Sixty-Six behind the interface of a table, [`CardGame`].
//!
//! A deal is one page: it begins with the deal, grows with every trick, and is over with
//! [`Flow::DealOver`] or [`Flow::MatchOver`]. Events between two tricks [trickle](Flow::Trickles):
//! they are announced with the trick, unless it is slow to come. Closing changes which cards may be
//! played, and is announced at once. A turn is a trick. The last card of a hand is
//! [foregone](CardGame::foregone).

use rand::CryptoRng;

use super::{
    Choice, Contradiction, Deal, Event, Facts, Match, Phase, Refusal, Rules, Scoring, Seat, Table,
    Variant, record, stand_in,
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
        Self::new(*rules, seats)
    }

    fn needs_deal(&self) -> bool {
        Self::needs_deal(self)
    }

    fn deal<R: CryptoRng>(&mut self, rng: &mut R) -> Result<(String, Step<Event>), String> {
        let deal = self.draw(rng);
        let events = self.begin(&deal).map_err(|refusal| refusal.to_string())?;
        Ok((deal.to_json(), step(events)))
    }

    fn deal_again(&mut self, deal: &str) -> Result<Step<Event>, String> {
        let deal = Deal::from_json(deal).map_err(|error| error.to_string())?;
        let events = self.begin(&deal).map_err(|refusal| refusal.to_string())?;
        Ok(step(events))
    }

    fn deal_alone(&self) -> Option<String> {
        self.ended_deal().map(|deal| deal.to_json())
    }

    fn choose(&mut self, seat: SeatNo, choice: &str) -> Result<Step<Event>, Refused> {
        let choice = Choice::from_text(choice).ok_or(Refused::NotNow)?;
        let events = self.apply(seat, choice).map_err(|refusal| match refusal {
            Refusal::NotHeld(_, card) => Refused::NotHeld(card.to_string()),
            Refusal::NotYourTurn(_) => Refused::NotYourTurn,
            _ => Refused::NotNow,
        })?;
        Ok(step(events))
    }

    fn awaited(&self) -> Vec<Awaited> {
        let asked = self.awaiting().into_iter();
        asked
            .map(|awaited| Awaited {
                seat: awaited.seat,
                chosen: false,
                asked: if self.goes_on(awaited.seat) { AskMode::FollowUp } else { AskMode::InTurn },
            })
            .collect()
    }

    fn stand_in(&self, seat: SeatNo) -> Option<String> {
        Some(stand_in(&Self::seat(self, seat))?.to_string())
    }

    fn foregone(&self) -> Option<(SeatNo, String)> {
        let (seat, choice) = self.only_card()?;
        Some((seat, choice.to_string()))
    }

    /// The game and the trick, from 1; 0 while trump is named before the first lead.
    fn moment(&self) -> Moment {
        let table_waits_for_a_name = self.phase() == Phase::Naming && self.completed() == 0;
        let trick = if table_waits_for_a_name { 0 } else { self.completed().saturating_add(1) };
        let game = u32::try_from(self.history().len()).unwrap_or(u32::MAX);
        (game.saturating_add(1), trick)
    }

    /// The score is the total; the best deal is the one with the most booked points. Matches that
    /// book card points are counted apart, since their scores are of another size.
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let standing = |(index, total): (usize, &u32)| {
            let booked = self.history().iter().filter_map(|game| game.get(index).copied());
            Standing { rank: 0, score: *total, best: booked.max().unwrap_or(0) }
        };
        let mut seats: Vec<Standing> = self.totals().iter().enumerate().map(standing).collect();
        for rank in self.ranking() {
            if let Some(standing) = seats.get_mut(rank.seat.index()) {
                standing.rank = rank.place;
            }
        }
        let name = self.rules().name().map_or("custom", Variant::as_str);
        let scoring = match self.rules().scoring {
            Scoring::GamePoints => "",
            Scoring::CardPoints => "+card_points",
        };
        let deals = u32::try_from(self.history().len()).unwrap_or(u32::MAX);
        Some(Outcome { seats, deals, counted_as: format!("{name}{scoring}") })
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
    /// Whether the decision of this seat follows from its own choice: after exchanging, closing or
    /// naming it is the same seat's turn to lead or to follow.
    fn goes_on(&self, seat: SeatNo) -> bool {
        self.is_playing()
            && self.moves().last().is_some_and(|last| {
                last.seat == seat
                    && matches!(last.choice, Choice::Exchange | Choice::Close | Choice::Trump(_))
            })
    }
}

/// The step that these events make.
fn step(events: Vec<Event>) -> Step<Event> {
    let turns_ended = events.iter().filter_map(|event| match event {
        Event::TrickTaken { game, trick, .. } => Some((*game, *trick)),
        _ => None,
    });
    let turns_ended: Vec<Moment> = turns_ended.collect();
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    let began = has(|event| matches!(event, Event::GameBegan { .. }));
    let flow = if has(|event| matches!(event, Event::MatchEnded { .. })) {
        Flow::MatchOver
    } else if has(|event| matches!(event, Event::GameEnded { .. })) {
        Flow::DealOver
    } else if began || !turns_ended.is_empty() || has(|event| matches!(event, Event::Closed { .. }))
    {
        Flow::Grows
    } else {
        Flow::Trickles
    };
    Step { events, flow, turns_ended, began }
}

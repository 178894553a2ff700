//! A deal that somebody has played for themselves, looked back at.

use crate::daily::{Mark, Recap};
use games::nimmt::Event;
use games::{AnyEvent, SeatNo};

/// So many bull heads in a turn hurt: a row that was full costs as many at the least.
const HURTS: u32 = 5;

/// Each turn that is over: the card, and what the turn cost a seat.
pub(crate) fn recaps(events: &[AnyEvent], seat: SeatNo) -> Vec<Recap> {
    let mut recaps = Vec::new();
    let mut card = String::new();
    let mut cost = 0;
    for event in events {
        match event {
            AnyEvent::Nimmt(Event::Revealed { cards }) => {
                let own = cards.iter().filter(|(of, _)| *of == seat);
                card = own.map(|(_, cards)| super::phrases::cards(cards)).collect();
            }
            AnyEvent::Nimmt(Event::Placed { points, .. }) => {
                let own = points.iter().filter(|(of, _)| *of == seat);
                cost += own.map(|(_, points)| *points).sum::<u32>();
            }
            AnyEvent::Nimmt(Event::TurnEnded { .. }) => {
                let mark = match cost {
                    0 => Mark::Good,
                    _ if cost < HURTS => Mark::Fair,
                    _ => Mark::Bad,
                };
                let gain = (cost > 0).then(|| format!("−{cost}"));
                recaps.push(Recap { mark, card: std::mem::take(&mut card), gain });
                cost = 0;
            }
            _ => {}
        }
    }
    recaps
}

//! The marks for the turns of a deal of the day.

use crate::view::daily::Mark;
use games::nimmt::Event;
use games::{AnyEvent, SeatNo};

/// So many bull heads in a turn hurt: a row that was full costs as many at the least.
const HURTS: u32 = 5;

/// A mark for each turn that is over, by what it cost a seat.
pub(in crate::view) fn marks(events: &[AnyEvent], seat: SeatNo) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut cost = 0;
    for event in events {
        match event {
            AnyEvent::Nimmt(Event::Placed { points, .. }) => {
                let own = points.iter().filter(|(of, _)| *of == seat);
                cost += own.map(|(_, points)| *points).sum::<u32>();
            }
            AnyEvent::Nimmt(Event::TurnEnded { .. }) => {
                marks.push(match cost {
                    0 => Mark::Good,
                    _ if cost < HURTS => Mark::Fair,
                    _ => Mark::Bad,
                });
                cost = 0;
            }
            _ => {}
        }
    }
    marks
}

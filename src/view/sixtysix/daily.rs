//! The marks for the tricks of a deal of the day.

use crate::view::daily::Mark;
use games::sixtysix::Event;
use games::{AnyEvent, SeatNo};

/// A lost trick of so many card points hurts: it has an ace or a ten in it.
const HURTS: u32 = 10;

/// A mark for each trick, by who took it and what was in it.
pub(in crate::view) fn marks(events: &[AnyEvent], seat: SeatNo) -> Vec<Mark> {
    let mark = |event: &AnyEvent| match event {
        AnyEvent::Sixtysix(Event::TrickTaken { seat: by, points, .. }) => Some(match *points {
            _ if *by == seat => Mark::Good,
            few if few < HURTS => Mark::Fair,
            _ => Mark::Bad,
        }),
        _ => None,
    };
    events.iter().filter_map(mark).collect()
}

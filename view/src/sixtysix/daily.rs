//! A deal that somebody has played for themselves, looked back at.

use super::cards;
use crate::daily::{Mark, Recap};
use crate::words::Words;
use games::sixtysix::Event;
use games::{AnyEvent, SeatNo};

/// A lost trick of so many card points hurts: it has an ace or a ten in it.
const HURTS: u32 = 10;

/// Each trick: the card of a seat, who took the trick, and what was in it.
pub(crate) fn recaps(words: &Words, events: &[AnyEvent], seat: SeatNo) -> Vec<Recap> {
    let mut recaps = Vec::new();
    let mut own = None;
    for event in events {
        match event {
            AnyEvent::Sixtysix(Event::Played { seat: by, card }) if *by == seat => {
                own = Some(*card);
            }
            AnyEvent::Sixtysix(Event::TrickTaken { seat: by, points, .. }) => {
                let mark = match *points {
                    _ if *by == seat => Mark::Good,
                    few if few < HURTS => Mark::Fair,
                    _ => Mark::Bad,
                };
                let gain = (*by == seat).then(|| format!("+{points}"));
                let card = own.take().map(|card| cards::card(words, card)).unwrap_or_default();
                recaps.push(Recap { mark, card, gain });
            }
            _ => {}
        }
    }
    recaps
}

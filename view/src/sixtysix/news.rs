//! The news for a seat since it was asked last, in words to its owner.

use super::cards::cards;
use super::lines::lines;
use super::page::Page;
use crate::phrases::bold_names;
use crate::words::Words;
use games::SeatNo;
use games::sixtysix::Event;

/// Says who took the last trick, and what has happened since.
pub(super) fn of(words: &Words, page: &Page<'_>, seat: SeatNo) -> Option<String> {
    let taken = page.events.iter().rposition(|event| matches!(event, Event::TrickTaken { .. }));
    let mut told = Vec::new();
    if let Some(Event::TrickTaken { seat: by, points, last, .. }) =
        taken.and_then(|at| page.events.get(at))
        && let Some(trick) = page.table.tricks.last()
    {
        let label = page.seats.get(by.index()).map(|label| label.name.as_str());
        let id = if *by == seat { "sixtysix-you-took" } else { "sixtysix-they-took" };
        let values = [
            ("name", bold_names(words, label).into()),
            ("cards", cards(words, trick.cards.iter().copied()).into()),
            ("n", (points + last).into()),
        ];
        told.push(words.say(id, &values));
    }
    let since = taken.map_or(0, |at| at + 1);
    told.extend(lines(words, &page.names(), page.events.get(since..).unwrap_or_default()));
    (!told.is_empty()).then(|| told.join("\n"))
}

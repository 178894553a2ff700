//! The news for a seat since it was asked last, in words to its owner.

use super::cards::cards;
use super::lines::lines;
use super::page::Page;
use crate::phrases::bold_names;
use crate::words::Words;
use games::SeatNo;
use games::sixtysix::Event;

/// Says who exchanged in the last trick and who took it, and what has happened since.
pub(super) fn of(words: &Words, page: &Page<'_>, seat: SeatNo) -> Option<String> {
    let taken = page.events.iter().rposition(|event| matches!(event, Event::TrickTaken { .. }));
    let mut told = Vec::new();
    // The turn-up that somebody took before they followed. What came before the reader's own card
    // was told when they were asked for it.
    let mut before = page.events.get(..taken.unwrap_or(0)).unwrap_or_default();
    let was_asked = |it: &Event| match it {
        Event::TrickTaken { .. } => true,
        Event::Played { seat: by, .. } => *by == seat,
        _ => false,
    };
    if let Some(last) = before.iter().rposition(was_asked) {
        before = &before[last + 1..];
    }
    let by_others = |it: &&Event| matches!(it, Event::Exchanged { seat: by, .. } if *by != seat);
    let exchanged: Vec<Event> = before.iter().filter(by_others).cloned().collect();
    told.extend(lines(words, &page.names(), &exchanged));
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

#[cfg(test)]
mod tests {
    use games::sixtysix::{Card, Match, Rank, Rules, Suit, Table, Trick};
    use games::{AnyEvent, AnyTable, CardGame};
    use table::board::{Board, SeatLabel};

    use super::*;

    fn told(table: &Table, events: &[Event], seat: SeatNo) -> String {
        let label = |name: &str| SeatLabel::here(name.to_owned(), false);
        let any = AnyTable::Sixtysix(Box::new(table.clone()));
        let events = events.iter().cloned().map(AnyEvent::Sixtysix).collect();
        let board = Board::still(vec![label("Ada"), label("Ben")], any, events);
        of(&Words::of("en-US"), &Page::new(&board, table), seat).unwrap()
    }

    #[test]
    fn who_takes_the_turn_up_before_they_follow_is_told() {
        let (ada, ben) = (SeatNo::from_index(0), SeatNo::from_index(1));
        let card = |rank| Card::new(rank, Suit::Hearts);
        let mut table = Match::create(&Rules::classic(), 2).unwrap().table();
        let cards = vec![card(Rank::Jack), card(Rank::Ace)];
        table.tricks.push(Trick { leader: ada, cards, winner: ben });
        let exchanged =
            Event::Exchanged { seat: ben, laid: card(Rank::Nine), took: card(Rank::Ace) };
        let taken = Event::TrickTaken { game: 1, trick: 2, seat: ben, points: 13, last: 0 };
        let before = Event::TrickTaken { game: 1, trick: 1, seat: ben, points: 4, last: 0 };
        let events = [before, exchanged.clone(), taken.clone()];
        let hers = told(&table, &events, ada);
        assert!(hers.contains("**Ben** exchanges"), "{hers}");
        assert!(!told(&table, &events, ben).contains("exchange"), "Ben knows");
        assert!(
            !told(&table, &[exchanged.clone(), taken.clone(), taken.clone()], ada)
                .contains("exchange")
        );
        // Before Ada followed she has read it.
        let played = Event::Played { seat: ada, card: card(Rank::Jack) };
        assert!(!told(&table, &[exchanged, played, taken], ada).contains("exchange"));
    }
}

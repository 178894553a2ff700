//! Games that somebody else has dealt and played as far as they are shown: the examples beside the
//! rules, and the tutorial. The games are our own.

use games::sixtysix::{Card, Choice, Deal, Event, Match, Rules, Table, Variant};
use games::{AnyEvent, AnyTable, SeatNo};
use serde_json::json;
use table::board::{Board, SeatLabel};

/// A deal.
pub(super) struct Staged {
    pub(super) variant: Variant,
    /// The number of the player who deals, from 1.
    pub(super) dealer: usize,
    pub(super) hands: &'static [&'static str],
    pub(super) turned: Option<&'static str>,
    /// The cards that are drawn first; the rest of the pack follows.
    pub(super) stock: &'static str,
}

/// A choice, and the number of the player who makes it, from 1.
pub(super) type Made = (usize, &'static str);

impl Staged {
    /// Deals; `None` when such a deal is not possible.
    pub(super) fn deal(&self) -> Option<(Match, Vec<Event>)> {
        let (rules, seats) = (Rules::variant(self.variant), self.hands.len());
        let dealer = SeatNo::from_index(self.dealer - 1);
        let mut game = Match::with_dealer(rules, seats, dealer).ok()?;
        let dealt = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let hands: Vec<Vec<String>> = self.hands.iter().map(|hand| dealt(hand)).collect();
        let mut stock = dealt(self.stock);
        let out: Vec<String> = hands.iter().flatten().chain(&stock).cloned().collect();
        let rest = rules.pack.cards(seats).into_iter().map(|card: Card| card.to_string());
        stock.extend(rest.filter(|card| !out.contains(card) && Some(card.as_str()) != self.turned));
        let mut deal = json!({ "hands": hands, "stock": stock });
        if let Some(turned) = self.turned {
            deal["turned"] = json!(turned);
        }
        let events = game.begin(&Deal::from_json(&deal.to_string()).ok()?).ok()?;
        Some((game, events))
    }
}

/// Makes these choices; `None` when one of them is not possible.
pub(super) fn play(game: &mut Match, choices: &[Made]) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    for (seat, choice) in choices {
        let seat = SeatNo::from_index(seat - 1);
        events.extend(game.apply(seat, Choice::from_text(choice)?).ok()?);
    }
    Some(events)
}

/// The page of such a game: who sits there, bots or not, and what has just happened.
pub(super) fn board(table: &Table, seats: Vec<(String, bool)>, events: Vec<Event>) -> Board {
    let seats = seats.into_iter().map(|(name, bot)| SeatLabel::here(name, bot)).collect();
    let events = events.into_iter().map(AnyEvent::Sixtysix).collect();
    Board::still(seats, AnyTable::Sixtysix(Box::new(table.clone())), events)
}

//! Rule: the first dealer, and dealing.

use rand::CryptoRng;
use serde::{Deserialize, Serialize};

use super::{Card, MOST_SEATS, Move, Rules, SeatNo, Situation};
use crate::bounded::{AtMost, present};
use crate::record::{MOST_CHOICES, RecordError, from_json, line_each, on_one_line};
use crate::shuffle::shuffle;

/// The cards on the table and in the hands at the start of a game, and before the first game the
/// cards drawn for the deal. It holds every hand, so it has neither `Debug` nor `Serialize`;
/// storage gets it as a text from [`Deal::to_json`].
#[derive(Clone, PartialEq, Eq)]
pub struct Deal {
    /// The card that each seat drew for the deal, by seat index; none where the dealer is known.
    pub(super) drawn: Vec<Card>,
    /// The situation of a game that begins in the middle.
    pub(super) from: Option<Situation>,
    /// The hands by seat index, each in any order.
    pub(super) hands: Vec<Vec<Card>>,
    pub(super) turned: Option<Card>,
    /// The cards face down, the next one first.
    pub(super) stock: Vec<Card>,
}

/// The most cards of any pack.
pub(super) const MOST_CARDS: usize = 28;

/// The dealer after this number of games.
pub(super) fn dealer_of(first: SeatNo, games: usize, seats: usize) -> SeatNo {
    first.left(games % seats.max(1), seats)
}

/// The seat that drew the highest card and deals first. Of equal ranks clubs come before spades,
/// hearts, diamonds.
pub(super) fn highest(drawn: &[Card]) -> Option<SeatNo> {
    let best = drawn.iter().enumerate().min_by_key(|(_, card)| (card.rank(), card.suit()))?;
    Some(SeatNo::from_index(best.0))
}

/// Deals the next game. While the dealer is unknown, every seat draws a card first.
pub(super) fn draw<R: CryptoRng + ?Sized>(
    rules: &Rules,
    seats: usize,
    dealer: Option<SeatNo>,
    rng: &mut R,
) -> Deal {
    let mut cards: Vec<Card> = rules.pack.cards(seats).into_iter().collect();
    let mut drawn = Vec::new();
    let dealer = dealer.unwrap_or_else(|| {
        shuffle(&mut cards, rng);
        drawn = cards.iter().copied().take(seats).collect();
        highest(&drawn).unwrap_or(SeatNo::from_index(0))
    });
    shuffle(&mut cards, rng);
    let size = rules.pack.hand(seats);
    let mut hands = vec![Vec::new(); seats];
    let mut rest = cards.into_iter();
    for step in 1..=seats {
        if let Some(hand) = hands.get_mut(dealer.left(step, seats).index()) {
            hand.extend(rest.by_ref().take(size));
        }
    }
    let turned = if rules.turn_up.is_shown() { rest.next() } else { None };
    Deal { drawn, from: None, hands, turned, stock: rest.collect() }
}

/// A game in the shape of the record. A deal alone also has the drawn cards, and no choices.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RawGame {
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    drawn: Option<AtMost<Card, MOST_SEATS>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "on_one_line")]
    from: Option<Situation>,
    #[serde(deserialize_with = "present", serialize_with = "on_one_line")]
    hands: Option<AtMost<AtMost<Card, MOST_CARDS>, MOST_SEATS>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    turned: Option<Card>,
    #[serde(deserialize_with = "present", serialize_with = "on_one_line")]
    stock: Option<AtMost<Card, MOST_CARDS>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "line_each")]
    pub(super) choices: Option<AtMost<Move, MOST_CHOICES>>,
}

impl RawGame {
    pub(super) fn of(deal: Deal, choices: Option<Vec<Move>>) -> Self {
        let Deal { drawn, from, hands, turned, stock } = deal;
        Self {
            drawn: (!drawn.is_empty()).then(|| drawn.into()),
            from,
            hands: Some(hands.into()),
            turned,
            stock: Some(stock.into()),
            choices: choices.map(AtMost),
        }
    }
}

impl TryFrom<RawGame> for Deal {
    type Error = &'static str;

    fn try_from(raw: RawGame) -> Result<Self, &'static str> {
        if raw.choices.is_some() {
            return Err("a deal has no choices");
        }
        Ok(Self {
            drawn: raw.drawn.map(|drawn| drawn.0).unwrap_or_default(),
            from: raw.from,
            hands: raw.hands.ok_or("missing field `hands`")?.into(),
            turned: raw.turned,
            stock: raw.stock.ok_or("missing field `stock`")?.0,
        })
    }
}

impl Deal {
    /// The same deal without the cards that were drawn for it.
    pub(super) fn without_drawn(&self) -> Self {
        Self { drawn: Vec::new(), ..self.clone() }
    }

    /// The same deal with cards that make this seat the dealer: each seat draws the next highest one,
    /// beginning with the dealer.
    pub(super) fn drawn_for(&self, dealer: SeatNo, rules: &Rules, seats: usize) -> Self {
        let mut highest: Vec<Card> = rules.pack.cards(seats).into_iter().collect();
        highest.sort_by_key(|card| (card.rank(), card.suit()));
        highest.truncate(seats);
        highest.rotate_right(dealer.index() % seats.max(1));
        Self { drawn: highest, ..self.clone() }
    }

    /// The deal as text for storage.
    pub fn to_json(&self) -> String {
        // Short texts under fixed names: writing them cannot fail.
        serde_json::to_string(&RawGame::of(self.clone(), None)).unwrap_or_default()
    }

    /// Reads the text of [`Deal::to_json`]. Whether the deal is possible is checked when a game
    /// begins with it.
    /// Errors: when the text has another shape.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let raw: RawGame = from_json(text.as_bytes())?;
        raw.try_into().map_err(|words: &str| RecordError::Shape(words.into()))
    }
}

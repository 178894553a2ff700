//! Rule: dealing.

use rand::CryptoRng;
use serde::{Deserialize, Serialize};

use super::sheets::Sheets;
use super::{Card, Move, Row, Rules, Stack};
use crate::bounded::{AtMost, present};
use crate::record::{MOST_CHOICES, RecordError, from_json, line_each, on_one_line};
use crate::shuffle::shuffle;

/// The way hands are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// Shuffled and dealt.
    Shuffled,
    /// All cards lie open; from the start seat clockwise each seat takes one at a time. The rest
    /// are the rows, ascending.
    Draft,
    /// A draft before the first game. Then the hands, written on sheets, go to the left neighbour
    /// game by game, with the same row cards.
    Sheets,
}

/// The cards on the table and in the hands at the start of a game. It holds every hand, so it has
/// neither `Debug` nor `Serialize`; storage gets it as a text from [`Deal::to_json`].
#[derive(Clone, PartialEq, Eq)]
pub struct Deal(pub(super) Dealt);

/// The dealt rows: stacks from left to right.
pub(super) type Rows = Vec<Vec<Stack>>;
/// The dealt hands, by seat index.
pub(super) type Hands = Vec<Vec<Card>>;

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Dealt {
    Hands {
        rows: Rows,
        hands: Hands,
    },
    /// The open cards of a draft.
    Pool(Vec<Card>),
}

/// The leftovers of the games before, which the next deal must respect.
pub(super) struct Carryover<'a> {
    /// Rows that stay.
    pub(super) rows: Option<&'a [Row]>,
    /// The sheets, and the number of the next game, from 1.
    pub(super) sheets: Option<(&'a Sheets, u32)>,
}

impl Dealing {
    /// Whether a game that comes after these begins with a draft.
    pub(super) fn drafts(self, carryover: &Carryover<'_>) -> bool {
        match self {
            Self::Shuffled => false,
            Self::Draft => true,
            Self::Sheets => carryover.sheets.is_none(),
        }
    }

    /// Whether hands are written on sheets.
    pub(super) fn keeps_sheets(self) -> bool {
        self == Self::Sheets
    }
}

/// Deals the next game.
pub(super) fn draw<R: CryptoRng + ?Sized>(
    rules: &Rules,
    seats: usize,
    carryover: &Carryover<'_>,
    rng: &mut R,
) -> Deal {
    let deck = rules.deck.cards(rules.cards_needed(seats));
    if rules.dealing.drafts(carryover) {
        return Deal(Dealt::Pool(deck));
    }
    if let Some((sheets, game)) = carryover.sheets {
        let rows = sheets.rows().iter().map(|card| vec![Stack::single(*card)]).collect();
        return Deal(Dealt::Hands { rows, hands: sheets.hands(game) });
    }
    let kept: Vec<Vec<Stack>> = carryover
        .rows
        .map(|rows| rows.iter().map(|row| row.stacks.clone()).collect())
        .unwrap_or_default();
    let mut cards = without(deck, &kept);
    loop {
        shuffle(&mut cards, rng);
        if let Some((rows, hands)) = hand_out(rules, seats, &kept, &cards) {
            return Deal(Dealt::Hands { rows, hands });
        }
        // Every card is dealt, and two equal ones began a row, so none is left to turn up instead:
        // shuffle once more.
    }
}

/// Deals the hands, then turns up the first cards of the rows. Equal ones are stacked and further
/// ones turned up; `None` if the cards run out.
fn hand_out(
    rules: &Rules,
    seats: usize,
    kept: &[Vec<Stack>],
    cards: &[Card],
) -> Option<(Rows, Hands)> {
    let size = rules.hand_size(seats).max(1);
    let (dealt, mut rest) = cards.split_at(cards.len().min(seats * size));
    let hands = dealt.chunks(size).map(<[Card]>::to_vec).collect();
    let mut rows = kept.to_vec();
    while rows.len() < usize::from(rules.rows) {
        let (&card, others) = rest.split_first()?;
        rest = others;
        let equal = rows.iter_mut().flatten().find(|stack| stack.card == card);
        match equal {
            Some(stack) => stack.copies += 1,
            None => rows.push(vec![Stack::single(card)]),
        }
    }
    Some((rows, hands))
}

fn without(mut deck: Vec<Card>, rows: &[Vec<Stack>]) -> Vec<Card> {
    for stack in rows.iter().flatten() {
        for _ in 0..stack.copies {
            if let Some(place) = deck.iter().position(|card| *card == stack.card) {
                deck.remove(place);
            }
        }
    }
    deck
}

/// A game in the shape of the record: `rows` and `hands`, or `pool`, followed by the choices, which
/// a deal alone does not have.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RawGame {
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "on_one_line")]
    rows: Option<AtMost<AtMost<Stack, 8>, 8>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "on_one_line")]
    hands: Option<AtMost<AtMost<Card, 208>, 20>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "on_one_line")]
    pool: Option<AtMost<Card, 208>>,
    #[serde(deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "line_each")]
    pub(super) choices: Option<AtMost<Move, MOST_CHOICES>>,
}

impl RawGame {
    pub(super) fn of(deal: Deal, choices: Option<Vec<Move>>) -> Self {
        let choices = choices.map(AtMost);
        match deal.0 {
            Dealt::Hands { rows, hands } => {
                Self { rows: Some(rows.into()), hands: Some(hands.into()), pool: None, choices }
            }
            Dealt::Pool(pool) => Self { pool: Some(pool.into()), choices, ..Self::default() },
        }
    }
}

impl TryFrom<RawGame> for Deal {
    type Error = &'static str;

    fn try_from(raw: RawGame) -> Result<Self, &'static str> {
        match (raw.rows, raw.hands, raw.pool, raw.choices) {
            (Some(rows), Some(hands), None, None) => {
                Ok(Self(Dealt::Hands { rows: rows.into(), hands: hands.into() }))
            }
            (None, None, Some(pool), None) => Ok(Self(Dealt::Pool(pool.0))),
            (.., None) => Err("a game has either rows and hands, or a pool"),
            _ => Err("a deal has no choices"),
        }
    }
}

impl Deal {
    /// The deal as text for storage, in the shape of the record.
    pub fn to_json(&self) -> String {
        // Lists of numbers under fixed names: writing them cannot fail.
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

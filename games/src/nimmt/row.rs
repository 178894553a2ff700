//! Rows, and the stacks in them.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Card;

/// An end of a row. Only Pro uses the left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Before the first card.
    Left,
    /// Behind the last card.
    Right,
}

/// One card, or two equal cards lying on each other. It counts as one in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// The number on top.
    pub card: Card,
    /// Number of equal cards: 1, or 2 with a second deck.
    pub copies: u8,
}

impl Stack {
    pub const fn single(card: Card) -> Self {
        Self { card, copies: 1 }
    }

    /// The minus points of all its cards.
    pub const fn bull_heads(self) -> u32 {
        self.card.bull_heads() * self.copies as u32
    }
}

/// A row: at least one stack, ascending from first to last.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The stacks from left to right. Never empty in rows that the engine returns.
    pub stacks: Vec<Stack>,
    /// Index of the stack with which the row began. Other than 0 only in Pro, where cards are also
    /// laid before the first; pictures may mark it.
    #[serde(default)]
    pub origin: u8,
}

impl Row {
    /// A row that begins with this stack.
    pub fn beginning(stack: Stack) -> Self {
        Self { stacks: vec![stack], origin: 0 }
    }

    /// The lowest card; `None` only for a row that was built empty by hand.
    pub fn first(&self) -> Option<Card> {
        self.stacks.first().map(|stack| stack.card)
    }

    /// The highest card; `None` only for a row that was built empty by hand.
    pub fn last(&self) -> Option<Card> {
        self.stacks.last().map(|stack| stack.card)
    }

    /// The length that counts for a full row: stacks, not cards.
    pub fn len(&self) -> usize {
        self.stacks.len()
    }

    /// Whether the row has no stack. Never true for a row on the table.
    pub fn is_empty(&self) -> bool {
        self.stacks.is_empty()
    }

    /// Every card, equal ones twice, ascending.
    pub fn cards(&self) -> Vec<Card> {
        let each = |stack: &Stack| std::iter::repeat_n(stack.card, usize::from(stack.copies));
        self.stacks.iter().flat_map(each).collect()
    }

    /// The minus points of the whole row.
    pub fn bull_heads(&self) -> u32 {
        self.stacks.iter().map(|stack| stack.bull_heads()).sum()
    }

    /// Lays a stack at one end.
    pub(super) fn lay(&mut self, stack: Stack, side: Side) {
        match side {
            Side::Left => {
                self.stacks.insert(0, stack);
                self.origin += 1;
            }
            Side::Right => self.stacks.push(stack),
        }
    }

    /// Lays equal cards on the last stack.
    pub(super) fn lay_on_last(&mut self, copies: u8) {
        if let Some(last) = self.stacks.last_mut() {
            last.copies += copies;
        }
    }

    /// Starts the row anew with `stack` and returns the cards that lay there.
    pub(super) fn replace(&mut self, stack: Stack) -> Vec<Card> {
        let cards = self.cards();
        self.stacks.clear();
        self.stacks.push(stack);
        self.origin = 0;
        cards
    }
}

/// The shape of the record: a number, or `[n, n]` for two equal cards.
impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.copies == 1 {
            self.card.serialize(serializer)
        } else {
            serializer.collect_seq(std::iter::repeat_n(self.card, usize::from(self.copies)))
        }
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        stack(deserializer)
    }
}

/// Reads a stack in the shape of the record: a card, or a list of two equal cards.
fn stack<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
    deserializer.deserialize_any(StackVisitor)
}

struct StackVisitor;

impl<'de> Visitor<'de> for StackVisitor {
    type Value = Stack;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card or two equal cards")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Stack, E> {
        let card = u8::try_from(n).ok().and_then(Card::new);
        card.map(Stack::single)
            .ok_or_else(|| E::custom(format_args!("{n} is not a card (1 to 104)")))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<Stack, E> {
        Err(E::custom(format_args!("{n} is not a card (1 to 104)")))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Stack, A::Error> {
        let first: Option<Card> = seq.next_element()?;
        let second: Option<Card> = seq.next_element()?;
        let third: Option<Card> = seq.next_element()?;
        match (first, second, third) {
            (Some(card), None, None) => Ok(Stack::single(card)),
            (Some(card), Some(other), None) if card == other => Ok(Stack { card, copies: 2 }),
            _ => Err(A::Error::custom("a stack is one card or two equal cards")),
        }
    }
}

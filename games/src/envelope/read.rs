//! Reading: games, each with its choices. An error says in which game, and in which choice.

use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::{LONGEST_NAME, MOST_CHOICES, RecordedGame};
use crate::sealed::Seals;

/// The value of `format`, which must be one of these: its place among them.
pub(crate) fn format<'de, D: Deserializer<'de>>(
    deserializer: D,
    known: [&str; 2],
) -> Result<usize, D::Error> {
    let found = String::deserialize(deserializer)?;
    let place = known.iter().position(|known| *known == found);
    place.ok_or_else(|| {
        D::Error::custom(format_args!("format is neither {} nor {}", known[0], known[1]))
    })
}

/// The seals of a document: one of the first format has none, one of the second has them.
pub(crate) fn seals(format: usize, seals: Option<Seals>) -> serde_json::Result<Option<Seals>> {
    match (format, &seals) {
        (0, Some(_)) => Err(Error::custom("seals are of a later format")),
        (1, None) => Err(Error::missing_field("seals")),
        _ => Ok(seals),
    }
}

/// A display name. It may be shown in a terminal, so it holds no control characters.
pub(crate) struct Name(pub(crate) String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name.chars().nth(LONGEST_NAME).is_some() {
            return Err(D::Error::custom(format_args!("a name of more than {LONGEST_NAME}")));
        }
        if name.contains(char::is_control) {
            return Err(D::Error::custom("a name with control characters"));
        }
        Ok(Self(name))
    }
}

/// A field of a recorded game, by its name in the document.
pub(crate) trait RecordedField<'de>: Deserialize<'de> {
    /// What a game begins with.
    type Deal;
    /// A choice.
    type Move: Deserialize<'de>;
    /// The fields that have been read.
    type Read: Default;

    /// Reads the value of this field; the choices of a game with `choices`. Whether the field has been
    /// read before.
    fn read<A: MapAccess<'de>>(
        self,
        into: &mut Self::Read,
        map: &mut A,
        choices: Choices<'_, Self::Move>,
    ) -> Result<bool, A::Error>;

    /// The game, once all its fields have been read.
    fn game<E: Error>(read: Self::Read) -> Result<RecordedGame<Self::Deal, Self::Move>, E>;
}

/// The games of a document, at most `MOST`.
pub(crate) struct Games<Game, Field, const MOST: usize>(pub(crate) Vec<Game>, PhantomData<Field>);

impl<'de, F: RecordedField<'de>, const MOST: usize> Deserialize<'de>
    for Games<RecordedGame<F::Deal, F::Move>, F, MOST>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let games = deserializer.deserialize_seq(GamesVisitor::<F, MOST>(PhantomData))?;
        Ok(Self(games, PhantomData))
    }
}

struct GamesVisitor<F, const MOST: usize>(PhantomData<F>);

impl<'de, F: RecordedField<'de>, const MOST: usize> Visitor<'de> for GamesVisitor<F, MOST> {
    type Value = Vec<RecordedGame<F::Deal, F::Move>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let left = Cell::new(MOST_CHOICES);
        let mut games = Vec::new();
        loop {
            let number = games.len() + 1;
            let next = seq.next_element_seed(Game::<F> { left: &left, fields: PhantomData });
            match next.map_err(|error| locate(&format!("game {number}"), &error))? {
                Some(_) if games.len() == MOST => {
                    return Err(A::Error::custom(format_args!("more than {MOST} games")));
                }
                Some(game) => games.push(game),
                None => return Ok(games),
            }
        }
    }
}

/// Puts a place before an error; what is inside a choice has its own.
fn locate<E: Error>(place: &str, error: &E) -> E {
    let words = error.to_string();
    let link = if words.starts_with(CHOICE) { ", " } else { ": " };
    E::custom(format_args!("{place}{link}{words}"))
}

const CHOICE: &str = "choice ";

struct Game<'a, F> {
    left: &'a Cell<usize>,
    fields: PhantomData<F>,
}

impl<'de, F: RecordedField<'de>> DeserializeSeed<'de> for Game<'_, F> {
    type Value = RecordedGame<F::Deal, F::Move>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, F: RecordedField<'de>> Visitor<'de> for Game<'_, F> {
    type Value = RecordedGame<F::Deal, F::Move>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut read = F::Read::default();
        while let Some(field) = map.next_key::<F>()? {
            let choices = Choices { left: self.left, moves: PhantomData };
            if field.read(&mut read, &mut map, choices)? {
                return Err(A::Error::custom("a field stands there twice"));
            }
        }
        F::game(read)
    }
}

/// Reads the choices of a game, as long as the document may hold more.
pub(crate) struct Choices<'a, Move> {
    left: &'a Cell<usize>,
    moves: PhantomData<Move>,
}

impl<'de, Move: Deserialize<'de>> DeserializeSeed<'de> for Choices<'_, Move> {
    type Value = Vec<Move>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, Move: Deserialize<'de>> Visitor<'de> for Choices<'_, Move> {
    type Value = Vec<Move>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of choices")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut choices = Vec::new();
        loop {
            let number = choices.len() + 1;
            let next = seq.next_element::<Move>();
            let next = next.map_err(|error| locate(&format!("{CHOICE}{number}"), &error))?;
            let Some(next) = next else { return Ok(choices) };
            let Some(left) = self.left.get().checked_sub(1) else {
                return Err(A::Error::custom(format_args!("more than {MOST_CHOICES} choices")));
            };
            self.left.set(left);
            choices.push(next);
        }
    }
}

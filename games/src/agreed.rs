//! Modifiers: everything that can be agreed on beside the variant. Each game has one table of
//! [`Modifier`]s, which the options of its command, the panel of a lobby, records and summaries
//! read.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::catalogue::{Exclusive, OptionSpec, OptionValue, Takes};

/// Name of the modifier that ends a match at a number of points.
pub(crate) const TARGET: &str = "target";
/// Name of the modifier that ends a match after a number of games.
pub(crate) const GAMES: &str = "games";

/// One thing that can be agreed on, in the modifiers `M` of a game.
pub struct Modifier<M: 'static> {
    /// The name of its option.
    pub name: &'static str,
    /// The type of its value, with the functions that read and set it.
    pub(crate) kind: ModifierKind<M>,
    /// The way records write it.
    pub(crate) written: RecordForm,
    /// Whether it decides when a match ends, or in which unit that is counted.
    pub(crate) ends: bool,
}

/// The type of a modifier's value, with the functions that read and set it.
pub(crate) enum ModifierKind<M: 'static> {
    /// Yes or no.
    Flag(fn(&M) -> bool, fn(&mut M, bool)),
    /// A number within these bounds; `None` stands for the variant's own.
    Number(RangeInclusive<u8>, fn(&M) -> Option<u8>, fn(&mut M, u8)),
    /// An end of the match, at most this number; `None` stands for another end.
    End(u32, fn(&M) -> Option<u32>, fn(&mut M, u32)),
}

/// The way records write a modifier.
pub(crate) enum RecordForm {
    /// Under its name.
    Plainly,
    /// Under this name, with a word for no and one for yes.
    InWords(&'static str, [&'static str; 2]),
    /// Not at all: it is no rule.
    Never,
}

/// The modifiers of a game.
pub trait Agreed: Copy + Default + 'static {
    /// The rules of the game.
    type Rules;
    /// All modifiers: those that end the match first, then the rest in the order of records.
    const TABLE: &'static [Modifier<Self>];

    /// The rules of a variant with these modifiers; `variant` is its name in records.
    fn rules(&self, variant: &str) -> Option<Self::Rules>;
    /// The variant's name in records, and the modifiers of these rules, their end included.
    fn of(rules: &Self::Rules) -> (&'static str, Self);

    /// Sets a number; one that is out of bounds is clamped.
    fn set_number(&mut self, name: &str, number: i64) {
        let Some(modifier) = Self::TABLE.iter().find(|modifier| modifier.name == name) else {
            return;
        };
        let (least, most) = match &modifier.kind {
            ModifierKind::Flag(..) => return,
            ModifierKind::Number(bounds, ..) => ((*bounds.start()).into(), (*bounds.end()).into()),
            ModifierKind::End(most, ..) => (1, *most),
        };
        let cut = u32::try_from(number.max(0)).unwrap_or(u32::MAX);
        modifier.set(self, cut.clamp(least, most));
    }

    /// Turns on exactly the extras with these labels.
    fn set_extras(&mut self, labels: &[String]) {
        for modifier in Self::TABLE.iter().filter(|modifier| modifier.is_extra()) {
            let unusual = labels.contains(&modifier.label());
            modifier.set(self, (unusual != modifier.is_usually_on()).into());
        }
    }
}

impl<M: Default> Modifier<M> {
    pub(crate) const fn flag(
        name: &'static str,
        get: fn(&M) -> bool,
        set: fn(&mut M, bool),
    ) -> Self {
        Self { name, kind: ModifierKind::Flag(get, set), written: RecordForm::Plainly, ends: false }
    }

    pub(crate) const fn number(
        name: &'static str,
        bounds: RangeInclusive<u8>,
        get: fn(&M) -> Option<u8>,
        set: fn(&mut M, u8),
    ) -> Self {
        Self {
            name,
            kind: ModifierKind::Number(bounds, get, set),
            written: RecordForm::Plainly,
            ends: false,
        }
    }

    /// An end of the match, called [`TARGET`] or [`GAMES`]. Records write it within `end`.
    pub(crate) const fn end(
        name: &'static str,
        most: u32,
        get: fn(&M) -> Option<u32>,
        set: fn(&mut M, u32),
    ) -> Self {
        Self {
            name,
            kind: ModifierKind::End(most, get, set),
            written: RecordForm::Never,
            ends: true,
        }
    }

    /// Its name in panels and in the names of texts, which is that of the unusual value: `no-…` for
    /// a flag that is usually on.
    pub fn label(&self) -> String {
        let name = self.name.replace('_', "-");
        if self.is_usually_on() { format!("no-{name}") } else { name }
    }

    /// The agreed value: a number, or 1 for yes and 0 for no. `None` stands for the variant's own
    /// number.
    pub fn value(&self, modifiers: &M) -> Option<u32> {
        match &self.kind {
            ModifierKind::Flag(get, _) => Some(get(modifiers).into()),
            ModifierKind::Number(_, get, _) => get(modifiers).map(Into::into),
            ModifierKind::End(_, get, _) => get(modifiers),
        }
    }

    /// Whether a panel offers it among the extras.
    pub fn is_extra(&self) -> bool {
        matches!(self.kind, ModifierKind::Flag(..)) && !self.ends
    }

    /// Whether it is an end of the match.
    pub fn is_end(&self) -> bool {
        matches!(self.kind, ModifierKind::End(..))
    }

    /// Whether the agreed value differs from the usual one.
    pub fn is_unusual(&self, modifiers: &M) -> bool {
        self.value(modifiers) != self.value(&M::default())
    }

    fn set(&self, modifiers: &mut M, value: u32) {
        match &self.kind {
            ModifierKind::Flag(_, set) => set(modifiers, value > 0),
            ModifierKind::Number(.., set) => set(modifiers, u8::try_from(value).unwrap_or(u8::MAX)),
            ModifierKind::End(.., set) => set(modifiers, value),
        }
    }

    fn is_usually_on(&self) -> bool {
        matches!(self.kind, ModifierKind::Flag(get, _) if get(&M::default()))
    }

    /// Reads its value from a record. Whether rules with this value can be played is checked later,
    /// with all other contradictions.
    fn read<'de, A: MapAccess<'de>>(&self, map: &mut A) -> Result<u32, A::Error> {
        match (&self.kind, &self.written) {
            (ModifierKind::Number(..), _) => map.next_value::<u8>().map(Into::into),
            (_, RecordForm::InWords(name, words)) => {
                let word: String = map.next_value()?;
                let known = (0..).zip(words).find(|(_, known)| **known == word);
                let known = known.map(|(value, _)| value);
                known.ok_or_else(|| A::Error::custom(format_args!("no {name} `{word}`")))
            }
            _ => map.next_value::<bool>().map(Into::into),
        }
    }

    /// Whether records write it under this name.
    fn is_called(&self, name: &str) -> bool {
        match self.written {
            RecordForm::Plainly => self.name == name,
            RecordForm::InWords(own, _) => own == name,
            RecordForm::Never => false,
        }
    }
}

/// All modifiers as options of the command.
pub(crate) fn options<M: Agreed>() -> Vec<OptionSpec> {
    let option = |&Modifier { name, ref kind, ends, .. }: &Modifier<M>| {
        let takes = match kind {
            ModifierKind::Flag(..) => Takes::Flag,
            ModifierKind::Number(bounds, ..) => {
                Takes::Number((*bounds.start()).into(), (*bounds.end()).into())
            }
            ModifierKind::End(most, ..) => Takes::Number(1, *most),
        };
        OptionSpec { name, takes, ends }
    };
    M::TABLE.iter().map(option).collect()
}

/// The variant's name and the modifiers that these options describe. Numbers out of bounds are
/// clamped; options with unknown names are ignored.
pub(crate) fn of_options<M: Agreed>(
    options: &[(String, OptionValue)],
) -> Result<(&str, M), Exclusive> {
    let (mut variant, mut modifiers) = ("", M::default());
    // Each with the value that its option asks for.
    let mut wanted = Vec::new();
    for (name, value) in options {
        let Some(modifier) = M::TABLE.iter().find(|modifier| modifier.name == name) else {
            if let (OptionValue::Text(text), "variant") = (value, name.as_str()) {
                variant = text;
            }
            continue;
        };
        match (value, &modifier.kind) {
            (OptionValue::Number(n), _) => modifiers.set_number(name, *n),
            (OptionValue::Flag(on), ModifierKind::Flag(_, set)) => set(&mut modifiers, *on),
            _ => continue,
        }
        let undone = wanted
            .iter()
            .find(|(before, value): &&(&Modifier<M>, _)| before.value(&modifiers) != *value);
        if let Some((before, _)) = undone {
            return Err(Exclusive(before.name, modifier.name));
        }
        wanted.push((modifier, modifier.value(&modifiers)));
    }
    Ok((variant, modifiers))
}

/// Rules in the shape of a record: a variant and the modifiers on top.
pub(crate) struct RecordRules<M: Agreed>(pub(crate) M::Rules);

/// The end of a match in a record: its name, and a number.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RecordEnd {
    Points(u32),
    Games(u32),
}

impl<M: Agreed> Serialize for RecordRules<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (variant, modifiers) = M::of(&self.0);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("variant", variant)?;
        let mut end = None;
        for modifier in M::TABLE.iter().filter(|modifier| modifier.is_unusual(&modifiers)) {
            let (name, value) = (modifier.name, modifier.value(&modifiers).unwrap_or_default());
            match (&modifier.written, &modifier.kind) {
                (_, ModifierKind::End(..)) if name == TARGET => {
                    end = Some(RecordEnd::Points(value));
                }
                (_, ModifierKind::End(..)) => end = Some(RecordEnd::Games(value)),
                (RecordForm::InWords(name, [_, yes]), _) => map.serialize_entry(name, yes)?,
                (RecordForm::Plainly, ModifierKind::Number(..)) => {
                    map.serialize_entry(name, &value)?;
                }
                (RecordForm::Plainly, ModifierKind::Flag(..)) => {
                    map.serialize_entry(name, &(value > 0))?;
                }
                (RecordForm::Never, _) => {}
            }
        }
        if let Some(end) = end {
            map.serialize_entry("end", &end)?;
        }
        map.end()
    }
}

impl<'de, M: Agreed> Deserialize<'de> for RecordRules<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RulesVisitor(PhantomData))
    }
}

struct RulesVisitor<M>(PhantomData<M>);

impl<'de, M: Agreed> Visitor<'de> for RulesVisitor<M> {
    type Value = RecordRules<M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RecordRules<M>, A::Error> {
        let refuse = |words: String| Err(A::Error::custom(words));
        let (mut modifiers, mut variant) = (M::default(), None);
        let mut fields: Vec<(String, &Modifier<M>, u32)> = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            if name == "variant" {
                if variant.replace(map.next_value::<String>()?).is_some() {
                    return refuse("duplicate field `variant`".into());
                }
                continue;
            }
            let known = |wanted: &dyn Fn(&&Modifier<M>) -> bool| M::TABLE.iter().find(wanted);
            let (modifier, value) = match known(&|modifier| modifier.is_called(&name)) {
                Some(modifier) => (modifier, modifier.read(&mut map)?),
                None if name == "end" => {
                    let (of, value) = match map.next_value()? {
                        RecordEnd::Points(points) => (TARGET, points),
                        RecordEnd::Games(games) => (GAMES, games),
                    };
                    let modifier = known(&|modifier| modifier.name == of);
                    (modifier.ok_or_else(|| A::Error::custom("no such end"))?, value)
                }
                None => return refuse(format!("unknown field `{name}`")),
            };
            if fields.iter().any(|(other, ..)| *other == name) {
                return refuse(format!("duplicate field `{name}`"));
            }
            modifier.set(&mut modifiers, value);
            fields.push((name, modifier, value));
        }
        let overwritten =
            fields.iter().find(|(_, known, value)| known.value(&modifiers) != Some(*value));
        if let Some((name, ..)) = overwritten {
            return refuse(format!("`{name}` and what stands beside it exclude each other"));
        }
        let variant = variant.ok_or_else(|| A::Error::missing_field("variant"))?;
        match modifiers.rules(&variant) {
            Some(rules) => Ok(RecordRules(rules)),
            None => refuse(format!("no variant `{variant}`")),
        }
    }
}

//! Options of a command: checked like Discord's client checks them, and written as it writes them.

use serde_json::{Map, Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::wire;
use crate::world::World;
use crate::world::failure::Failure;

fn bad(option: &str, why: impl Into<String>) -> Failure {
    Failure::BadOption { option: option.into(), why: why.into() }
}

/// The objects that ids in options stand for.
#[derive(Debug, Default)]
pub(crate) struct Resolved(Map<String, Value>);

impl Resolved {
    fn add(&mut self, kind: &str, id: Id, value: Value) {
        let map = self.0.entry(kind).or_insert_with(|| json!({}));
        map[id.to_string()] = value;
    }

    /// Adds a user, and the membership if it is in the channel's guild, with what it may do in the
    /// channel.
    pub(crate) fn user(&mut self, world: &World, channel: Id, id: Id) {
        self.add("users", id, wire::people::user(world, id));
        let guild = world.channel(channel).and_then(|channel| channel.guild);
        let home = guild.and_then(|guild| world.guilds.get(&guild));
        if let Some(home) = home.filter(|home| home.members.contains_key(&id)) {
            let mut member = wire::people::partial_member(world, home.id, id);
            member["permissions"] = json!(world.permissions(id, channel));
            self.add("members", id, member);
        }
    }

    /// Adds a channel; returns whether there is one.
    pub(crate) fn channel(&mut self, world: &World, person: Id, id: Id) -> bool {
        let Some(channel) = world.channel(id) else {
            return false;
        };
        let mut value = wire::places::channel(world, channel);
        value["permissions"] = json!(world.permissions(person, id));
        self.add("channels", id, value);
        true
    }

    /// Adds a role; returns whether there is one.
    pub(crate) fn role(&mut self, world: &World, guild: Option<Id>, id: Id) -> bool {
        let role = guild.and_then(|guild| world.guilds.get(&guild)?.roles.get(&id));
        if let Some(role) = role {
            self.add("roles", id, wire::places::role(role));
        }
        role.is_some()
    }

    /// Adds a message.
    pub(crate) fn message(&mut self, id: Id, value: Value) {
        self.add("messages", id, value);
    }

    pub(crate) fn into_value(self) -> Option<Value> {
        if self.0.is_empty() { None } else { Some(Value::Object(self.0)) }
    }
}

/// The circumstances in which options are filled in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filling<'a> {
    pub(crate) world: &'a World,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    pub(crate) guild: Option<Id>,
    /// The option the person is typing in, when suggestions are wanted.
    pub(crate) focused: Option<&'a str>,
}

impl Filling<'_> {
    /// Fills in a command: `path` are the words after its name, which pick a sub-command.
    pub(crate) fn options(
        self,
        known: &Value,
        path: &[&str],
        given: &[(String, Value)],
        resolved: &mut Resolved,
    ) -> Result<Vec<Value>, Failure> {
        let list = known["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let sub = |value: &&Value| matches!(value["type"].as_u64(), Some(1 | 2));
        if let Some((first, rest)) = path.split_first() {
            let Some(known) = list.iter().filter(sub).find(|value| value["name"] == **first) else {
                return Err(Failure::NoSuchCommand { name: (*first).into() });
            };
            let inner = self.options(known, rest, given, resolved)?;
            return Ok(vec![json!({
                "name": known["name"], "type": known["type"], "options": inner,
            })]);
        }
        if list.iter().any(|value| sub(&value)) {
            let names: Vec<_> = list.iter().filter_map(|value| value["name"].as_str()).collect();
            return Err(bad(&names.join(" | "), "one of these sub-commands must be chosen"));
        }
        let mut options = Vec::new();
        for (name, value) in given {
            let Some(known) = list.iter().find(|known| known["name"] == **name) else {
                return Err(bad(name, "the command has no such option"));
            };
            if given.iter().filter(|(other, _)| other == name).count() > 1 {
                return Err(bad(name, "given twice"));
            }
            options.push(self.option(known, name, value, resolved)?);
        }
        if self.focused.is_none() {
            for known in list.iter().filter(|known| known["required"] == true) {
                let name = known["name"].as_str().unwrap_or_default();
                if !given.iter().any(|(given, _)| given == name) {
                    return Err(bad(name, "is required"));
                }
            }
        }
        Ok(options)
    }

    fn option(
        self,
        known: &Value,
        name: &str,
        value: &Value,
        resolved: &mut Resolved,
    ) -> Result<Value, Failure> {
        let kind = known["type"].as_u64().unwrap_or(3);
        if self.focused == Some(name) {
            if known["autocomplete"] != true {
                return Err(bad(name, "has no suggestions"));
            }
            let typed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Ok(json!({ "name": name, "type": kind, "value": typed, "focused": true }));
        }
        let within = |number: f64, low: &str, high: &str, what: &str| {
            let least = known[low].as_f64().unwrap_or(f64::NEG_INFINITY);
            let most = known[high].as_f64().unwrap_or(f64::INFINITY);
            if (least..=most).contains(&number) {
                Ok(())
            } else {
                Err(bad(name, format!("{what} {number} is not in {least}..={most}")))
            }
        };
        let value = match kind {
            3 => {
                let text = value.as_str().ok_or_else(|| bad(name, "must be a text"))?;
                let length = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
                within(f64::from(length), "min_length", "max_length", "the length")?;
                if length > 6000 {
                    return Err(bad(name, "is longer than 6000 characters"));
                }
                value.clone()
            }
            4 => {
                let number = value.as_i64().ok_or_else(|| bad(name, "must be a whole number"))?;
                if number.unsigned_abs() > 1 << 53 {
                    return Err(bad(name, "is too large"));
                }
                within(value.as_f64().unwrap_or_default(), "min_value", "max_value", "the number")?;
                value.clone()
            }
            10 => {
                let number = value.as_f64().ok_or_else(|| bad(name, "must be a number"))?;
                within(number, "min_value", "max_value", "the number")?;
                value.clone()
            }
            5 => {
                value.as_bool().ok_or_else(|| bad(name, "must be true or false"))?;
                value.clone()
            }
            6..=9 => self.thing(kind, name, value, resolved)?,
            _ => return Err(bad(name, "options of this type cannot be filled in here")),
        };
        if let Some(choices) = known["choices"].as_array().filter(|list| !list.is_empty())
            && !choices.iter().any(|choice| same(&choice["value"], &value))
        {
            let names: Vec<_> = choices.iter().map(|choice| choice["value"].to_string()).collect();
            return Err(bad(name, format!("must be one of {}", names.join(", "))));
        }
        Ok(json!({ "name": name, "type": kind, "value": value }))
    }

    /// A user, channel or role, given by its id.
    fn thing(
        self,
        kind: u64,
        name: &str,
        value: &Value,
        resolved: &mut Resolved,
    ) -> Result<Value, Failure> {
        let id = as_id(value).ok_or_else(|| bad(name, "must be an id"))?;
        let user = self.world.users.contains_key(&id);
        let exists = match kind {
            6 | 9 if user => {
                resolved.user(self.world, self.channel, id);
                true
            }
            7 => resolved.channel(self.world, self.person, id),
            8 | 9 => resolved.role(self.world, self.guild, id),
            _ => false,
        };
        if exists {
            Ok(json!(id))
        } else {
            Err(bad(name, format!("there is no such thing as {id}")))
        }
    }
}

/// Whether two values are equal, even if one number is written `3` and the other `3.0`.
fn same(one: &Value, other: &Value) -> bool {
    match (one.as_f64(), other.as_f64()) {
        (Some(one), Some(other)) => (one - other).abs() < f64::EPSILON,
        _ => one == other,
    }
}

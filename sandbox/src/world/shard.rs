//! Shards: the guilds each hears of, when it may identify, and the members of a guild.

use serde_json::{Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::time::millis;
use crate::wire;
use crate::world::{World, intents};

/// The part of the guilds that a session is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

impl Shard {
    /// Reads `[number, of]`; null means a single shard. `None` if there is no such shard.
    pub(crate) fn read(value: &Value) -> Option<Shard> {
        if value.is_null() {
            return Some(Shard { number: 0, of: 1 });
        }
        let (number, of) = (value[0].as_u64()?, value[1].as_u64()?);
        (number < of).then_some(Shard { number, of })
    }

    /// Whether it is for a guild; the first shard is also for events without one.
    pub(crate) fn has(self, guild: Option<Id>) -> bool {
        guild.map_or(0, |guild| (guild.0 >> 22) % self.of) == self.number
    }
}

/// The guild that an event is about.
pub(crate) fn home(name: &str, data: &Value) -> Option<Id> {
    let whole = matches!(name, "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE");
    as_id(&data[if whole { "id" } else { "guild_id" }])
}

impl World {
    /// Whether a shard may identify now: those of a group go one after the other.
    pub(crate) fn may_identify(&mut self, app: Id, shard: Shard) -> bool {
        let Some(pause) = self.settings.identify_every.map(millis) else {
            return true;
        };
        let now = self.now();
        let group = shard.number % u64::from(self.settings.max_concurrency.max(1));
        let last = self.hub.identified.entry((app, group)).or_insert(0);
        let free = now >= *last + pause;
        if free {
            *last = now;
        }
        free
    }

    /// Answers op 8: the members of a guild, a thousand at a time.
    pub(crate) fn send_members(&mut self, number: u64, asked: &Value) {
        let Some((app, wants)) = self.hub.session(number) else {
            return;
        };
        let all = wants & intents::GUILD_MEMBERS != 0;
        let id = as_id(&asked["guild_id"]).unwrap_or_default();
        let home = self.guilds.get(&id).filter(|guild| guild.members.contains_key(&app));
        let Some(home) = home else {
            return;
        };
        let wanted: Option<Vec<Id>> = match &asked["user_ids"] {
            Value::Null => None,
            Value::Array(list) => Some(list.iter().filter_map(as_id).collect()),
            one => Some(as_id(one).into_iter().collect()),
        };
        let prefix = asked["query"].as_str().unwrap_or_default().to_lowercase();
        let most = match asked["limit"].as_u64() {
            None | Some(0) => usize::MAX,
            Some(limit) => usize::try_from(limit).unwrap_or(usize::MAX),
        };
        // Without the intent the members are not listed.
        let listed = all || wanted.is_some() || !prefix.is_empty();
        let matching: Vec<Id> = home
            .members
            .keys()
            .copied()
            .filter(|one| listed || *one == app)
            .filter(|one| wanted.as_ref().is_none_or(|wanted| wanted.contains(one)))
            .filter(|one| {
                let user = self.users.get(one);
                user.is_some_and(|user| user.name.to_lowercase().starts_with(&prefix))
            })
            .take(most)
            .collect();
        let missing = |one: &&Id| !home.members.contains_key(one);
        let missing: Option<Vec<Id>> =
            wanted.as_ref().map(|wanted| wanted.iter().filter(missing).copied().collect());
        let parts: Vec<&[Id]> =
            if matching.is_empty() { vec![&[]] } else { matching.chunks(1000).collect() };
        let chunks: Vec<Value> = parts
            .iter()
            .enumerate()
            .map(|(index, part)| {
                let members: Vec<Value> =
                    part.iter().map(|one| wire::people::member(self, id, *one)).collect();
                let mut chunk = json!({
                    "guild_id": id, "members": members,
                    "chunk_index": index, "chunk_count": parts.len(),
                });
                if let Some(missing) = missing.as_ref().filter(|list| !list.is_empty()) {
                    chunk["not_found"] = json!(missing);
                }
                if asked["presences"] == true {
                    chunk["presences"] = json!([]);
                }
                if asked["nonce"].is_string() {
                    chunk["nonce"] = asked["nonce"].clone();
                }
                chunk
            })
            .collect();
        for chunk in chunks {
            self.send_to(number, "GUILD_MEMBERS_CHUNK", &chunk);
        }
    }
}

//! Users and members.

use serde_json::{Value, json};

use crate::id::Id;
use crate::time::iso;
use crate::world::World;

/// A user; an unknown one gets a name all the same.
pub(crate) fn user(world: &World, id: Id) -> Value {
    let Some(user) = world.users.get(&id) else {
        return json!({
            "id": id,
            "username": "deleted_user",
            "global_name": null,
            "discriminator": "0",
            "avatar": null,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": null,
        });
    };
    let mut json = json!({
        "id": id,
        "username": user.username(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": null,
        "avatar_decoration_data": null,
        "banner": null,
        "accent_color": null,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    });
    if user.bot {
        json["bot"] = json!(true);
    }
    json
}

/// A bot's own user, as READY and `/users/@me` show it.
pub(crate) fn own_user(world: &World, app: Id) -> Value {
    let mut json = user(world, app);
    json["verified"] = json!(true);
    json["email"] = Value::Null;
    json["mfa_enabled"] = json!(false);
    json["flags"] = json!(0);
    json["locale"] = json!("en-US");
    json
}

/// A member of a guild with the user inside.
pub(crate) fn member(world: &World, guild: Id, id: Id) -> Value {
    let mut json = partial_member(world, guild, id);
    json["user"] = user(world, id);
    json
}

/// A member without the user, as messages carry it.
pub(crate) fn partial_member(world: &World, guild: Id, id: Id) -> Value {
    let member = world.guilds.get(&guild).and_then(|guild| guild.members.get(&id));
    json!({
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": member.map(|member| &member.roles),
        "joined_at": member.map(|member| iso(member.joined)),
        "premium_since": null,
        "communication_disabled_until": null,
        "deaf": false,
        "mute": false,
        "pending": false,
        "flags": 0,
    })
}

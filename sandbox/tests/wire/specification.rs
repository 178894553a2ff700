//! Everything the sandbox answers and tells, held against Discord's own description of its API.

use std::collections::BTreeSet;

use sandbox::{Action, Breakdown, Sandbox, Settings, Specification};
use serde_json::{Value, json};

use crate::gateway::Line;
use crate::layout::{gallery, layout, png, text};
use crate::raw::{self, Raw, button};

/// Every intent.
const ALL: u64 = (1 << 26) - 1;

/// The parts of an event that the description has a schema for: a pointer, `*` for each of a list, and
/// the schema. The description is of the REST routes; of events it says nothing but this.
fn parts(event: &str) -> Option<&'static [(&'static str, &'static str)]> {
    Some(match event {
        "READY" => &[("/user", "UserPIIResponse")],
        "GUILD_CREATE" => &[
            ("", "GuildResponse"),
            ("/members/*", "GuildMemberResponse"),
            ("/channels/*", "GuildChannelResponse"),
            ("/threads/*", "ThreadResponse"),
            ("/roles/*", "GuildRoleResponse"),
        ],
        "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" => &[("", "GuildChannelResponse")],
        "THREAD_CREATE" | "THREAD_UPDATE" => &[("", "ThreadResponse")],
        "THREAD_MEMBERS_UPDATE" => &[("/added_members/*", "ThreadMemberResponse")],
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" => &[("", "MessageResponse")],
        "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" => &[("/role", "GuildRoleResponse")],
        "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" => &[("", "GuildMemberResponse")],
        "GUILD_MEMBER_REMOVE" => &[("/user", "UserResponse")],
        "GUILD_MEMBERS_CHUNK" => &[("/members/*", "GuildMemberResponse")],
        "INTERACTION_CREATE" => &[
            ("/member", "GuildMemberResponse"),
            ("/user", "UserResponse"),
            ("/message", "MessageResponse"),
            ("/data/resolved/users/*", "UserResponse"),
            ("/data/resolved/roles/*", "GuildRoleResponse"),
            ("/data/resolved/messages/*", "MessageResponse"),
        ],
        // Nothing but ids.
        "GUILD_DELETE" | "THREAD_DELETE" | "MESSAGE_DELETE" | "RESUMED" => &[],
        // What the sandbox itself writes down: how many events were sent again.
        "(what was missed)" => &[],
        _ => return None,
    })
}

/// The values at a pointer, `*` standing for each thing in a list or an object.
fn at<'v>(value: &'v Value, pointer: &str) -> Vec<&'v Value> {
    let mut found = vec![value];
    for step in pointer.split('/').skip(1) {
        found = found
            .into_iter()
            .flat_map(|value| match (step, value) {
                ("*", Value::Array(list)) => list.iter().collect(),
                ("*", Value::Object(map)) => map.values().collect(),
                (step, value) => value.get(step).into_iter().collect::<Vec<_>>(),
            })
            .collect();
    }
    found
}

/// Every route once, with everything a message can have. What does not fit is written down as a
/// violation by the sandbox itself.
async fn tour(raw: &Raw) {
    let sandbox = &raw.sandbox;
    let (app, guild, channel, ada) =
        (sandbox.application_id(), raw.guild.id, raw.general.id, raw.ada.id);
    let ok = |method: &'static str, path: String, body: Value| async move {
        let (status, reply) = raw.send(method, &path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {reply}");
        reply
    };
    let id = |reply: &Value| reply["id"].as_str().expect("an id").to_owned();
    for path in [
        "/gateway",
        "/gateway/bot",
        "/users/@me",
        "/users/@me/guilds?with_counts=true",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/soundboard-default-sounds",
    ] {
        ok("GET", path.into(), Value::Null).await;
    }
    ok("GET", format!("/users/{ada}"), Value::Null).await;
    for rest in [
        "?with_counts=1",
        "/channels",
        "/roles",
        "/threads/active",
        "/members?limit=10",
        &format!("/members/{ada}"),
    ] {
        ok("GET", format!("/guilds/{guild}{rest}"), Value::Null).await;
    }
    ok("PATCH", "/applications/@me".into(), json!({ "interactions_endpoint_url": null })).await;
    commands(raw, &ok).await;

    // Messages.
    let path = format!("/channels/{channel}/messages");
    ok("POST", format!("/channels/{channel}/typing"), json!({})).await;
    let embed = json!({
        "title": "t", "description": "d", "url": "https://example.com", "color": 3, "timestamp": "2026-01-02T03:04:05Z",
        "fields": [{ "name": "n", "value": "v" }], "image": { "url": "attachment://a.png" },
        "thumbnail": { "url": "https://example.com/t.png" }, "footer": { "text": "f", "icon_url": "https://example.com/f.png" },
        "author": { "name": "a", "icon_url": null },
    });
    let menu = json!({ "type": 1, "components": [
        { "type": 3, "custom_id": "menu", "options": [{ "label": "l", "value": "v", "emoji": { "name": "🐂" } }] }
    ]});
    let body = json!({ "content": format!("<@{ada}>"), "embeds": [embed], "components": [button("a"), menu] });
    let (status, first) = raw.upload("POST", &path, body, &[(0, "a.png", png(4, 2))]).await;
    assert_eq!(status, 200, "{first}");
    let first = id(&first);
    let answer = json!({ "content": "re", "message_reference": { "message_id": first } });
    let second = id(&ok("POST", path.clone(), answer).await);
    ok("GET", format!("{path}?limit=10"), Value::Null).await;
    ok("GET", format!("{path}/{first}"), Value::Null).await;
    ok("PATCH", format!("{path}/{first}"), json!({ "content": "edited" })).await;
    ok("DELETE", format!("{path}/{second}"), Value::Null).await;
    let every = layout(json!([
        { "type": 17, "components": [text("x"), { "type": 14 }, button("b")] },
        { "type": 9, "components": [text("y")], "accessory": { "type": 11, "media": { "url": "attachment://a.png" } } },
        gallery(vec![json!({ "media": { "url": "attachment://a.png" } })]),
        { "type": 13, "file": { "url": "attachment://b.txt" } },
    ]));
    let files = [(0, "a.png", png(4, 2)), (1, "b.txt", vec![1])];
    let (status, reply) = raw.upload("POST", &path, every, &files).await;
    assert_eq!(status, 200, "{reply}");

    threads(raw, &first, &ok).await;
    interactions(raw, &ok).await;

    // Emojis, a channel, a direct message, and what ends.
    let emojis = format!("/applications/{app}/emojis");
    let picture = "data:image/png;base64,iVBORw0KGgo=";
    let made = id(&ok("POST", emojis.clone(), json!({ "name": "ox", "image": picture })).await);
    let one = format!("{emojis}/{made}");
    ok("GET", emojis, Value::Null).await;
    ok("GET", one.clone(), Value::Null).await;
    ok("PATCH", one.clone(), json!({ "name": "cow" })).await;
    ok("DELETE", one, Value::Null).await;
    let dm = ok("POST", "/users/@me/channels".into(), json!({ "recipient_id": ada })).await;
    ok("GET", format!("/channels/{}", id(&dm)), Value::Null).await;
    raw.guild.allow(sandbox::Whom::Bot, sandbox::Permissions::MANAGE_CHANNELS);
    ok("PATCH", format!("/channels/{channel}"), json!({ "topic": "cards" })).await;
    ok("DELETE", format!("/channels/{channel}"), Value::Null).await;
    ok("DELETE", format!("/users/@me/guilds/{guild}"), Value::Null).await;
}

async fn commands<F, R>(raw: &Raw, ok: &F)
where
    F: Fn(&'static str, String, Value) -> R,
    R: Future<Output = Value>,
{
    let app = raw.sandbox.application_id();
    let option = json!({ "type": 3, "name": "o", "description": "d", "autocomplete": true });
    let command = json!({ "name": "c", "description": "d", "options": [option] });
    let known = json!({ "name": "go", "description": "goes" });
    let asks = json!({ "name": "asks", "description": "d", "options": [option] });
    let menus = json!([{ "name": "On user", "type": 2 }, { "name": "On message", "type": 3 }]);
    for place in
        [format!("/applications/{app}"), format!("/applications/{app}/guilds/{}", raw.guild.id)]
    {
        let path = format!("{place}/commands");
        ok("PUT", path.clone(), json!([command])).await;
        ok("GET", path.clone(), Value::Null).await;
        let made = ok("POST", path.clone(), known.clone()).await;
        let one = format!("{path}/{}", made["id"].as_str().expect("an id"));
        ok("GET", one.clone(), Value::Null).await;
        ok("PATCH", one.clone(), json!({ "description": "other" })).await;
        ok("DELETE", one, Value::Null).await;
    }
    let mut all = menus.as_array().expect("a list").clone();
    all.extend([known, asks]);
    ok("PUT", format!("/applications/{app}/commands"), json!(all)).await;
}

async fn threads<F, R>(raw: &Raw, message: &str, ok: &F)
where
    F: Fn(&'static str, String, Value) -> R,
    R: Future<Output = Value>,
{
    let channel = raw.general.id;
    let from = format!("/channels/{channel}/messages/{message}/threads");
    ok("POST", from, json!({ "name": "below" })).await;
    ok("GET", format!("/channels/{channel}/messages/{message}"), Value::Null).await;
    let made =
        ok("POST", format!("/channels/{channel}/threads"), json!({ "name": "talk", "type": 11 }))
            .await;
    let thread = format!("/channels/{}", made["id"].as_str().expect("an id"));
    let ada = raw.ada.id;
    ok("PUT", format!("{thread}/thread-members/{ada}"), json!({})).await;
    ok("GET", format!("{thread}/thread-members?with_member=true"), Value::Null).await;
    ok("GET", format!("/guilds/{}/threads/active", raw.guild.id), Value::Null).await;
    ok("PUT", format!("{thread}/thread-members/@me"), json!({})).await;
    ok("PATCH", thread.clone(), json!({ "name": "talks" })).await;
    raw.guild.allow(sandbox::Whom::Bot, sandbox::Permissions::MANAGE_THREADS);
    ok("DELETE", format!("{thread}/thread-members/{ada}"), Value::Null).await;
    ok("DELETE", format!("{thread}/thread-members/@me"), Value::Null).await;
    ok("DELETE", thread, Value::Null).await;
}

async fn interactions<F, R>(raw: &Raw, ok: &F)
where
    F: Fn(&'static str, String, Value) -> R,
    R: Future<Output = Value>,
{
    let (ada, general) = (raw.ada.clone(), raw.general.clone());
    let whole = |one: &sandbox::Interaction| {
        format!("/interactions/{}/{}/callback?with_response=1", one.id, one.token)
    };
    // A message, an update, a form, what it leads to, and what comes later.
    let (one, _a) = raw
        .asked({
            let (ada, general) = (ada.clone(), general.clone());
            async move { ada.command(&general, "go", &[]).await }
        })
        .await;
    let data = json!({ "content": "x", "components": [button("up"), button("form")] });
    let reply = ok("POST", whole(&one), json!({ "type": 4, "data": data })).await;
    let message: sandbox::Id =
        reply["resource"]["message"]["id"].as_str().expect("an id").parse().expect("an id");
    let original = raw.hook(&one, "/messages/@original");
    ok("GET", original.clone(), Value::Null).await;
    ok("PATCH", original.clone(), json!({ "content": "y" })).await;
    let more = ok("POST", raw.hook(&one, ""), json!({ "content": "more" })).await;
    let path = raw.hook(&one, &format!("/messages/{}", more["id"].as_str().expect("an id")));
    ok("GET", path.clone(), Value::Null).await;
    ok("PATCH", path.clone(), json!({ "content": "most" })).await;
    ok("DELETE", path, Value::Null).await;
    let (up, _b) = raw.press(message, "up").await;
    ok("POST", whole(&up), json!({ "type": 7, "data": { "content": "z" } })).await;
    let (form, opened) = raw.press(message, "form").await;
    let inputs = json!([
        { "type": 18, "label": "l", "component": { "type": 4, "custom_id": "t", "style": 1 } },
        { "type": 18, "label": "m", "component": { "type": 5, "custom_id": "u" } },
    ]);
    let modal = json!({ "custom_id": "m", "title": "t", "components": inputs });
    ok("POST", whole(&form), json!({ "type": 9, "data": modal })).await;
    let opened = opened.await.expect("it ends").expect("a form");
    let chosen = json!([ada.id]);
    let (sent, _c) = raw
        .asked(async move { opened.submit_values(&[("t", json!("text")), ("u", chosen)]).await })
        .await;
    ok("POST", whole(&sent), json!({ "type": 5 })).await;
    ok("PATCH", raw.hook(&sent, "/messages/@original"), json!({ "content": "late" })).await;
    ok("DELETE", original, Value::Null).await;
    // Suggestions and menus.
    let (asks, _d) = raw
        .asked({
            let (ada, general) = (ada.clone(), general.clone());
            async move { ada.autocomplete(&general, "asks", "o", "x", &[]).await }
        })
        .await;
    ok("POST", whole(&asks), json!({ "type": 8, "data": { "choices": [] } })).await;
    let said = ada.say(&general, "hello").expect("a message");
    for (name, target) in [("On user", ada.id), ("On message", said)] {
        let (ada, general) = (ada.clone(), general.clone());
        let (one, _e) = raw.asked(async move { ada.menu(&general, name, target).await }).await;
        let (status, _) = raw.answer(&one, json!({ "type": 5 })).await;
        assert_eq!(status, 204);
    }
}

#[tokio::test]
async fn every_answer_fits_discords_description() {
    let raw = raw::start().await;
    tour(&raw).await;
    let wrong: Vec<String> = raw
        .sandbox
        .violations()
        .into_iter()
        .map(|one| format!("{} {}: {}", one.method, one.path, one.what))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let asked: BTreeSet<(String, String)> = raw
        .sandbox
        .requests()
        .into_iter()
        .filter(|one| one.status < 300)
        .map(|one| (one.method, one.route))
        .collect();
    let forgotten: Vec<_> = sandbox::routes()
        .filter(|(method, route)| !asked.contains(&((*method).into(), (*route).into())))
        .collect();
    assert!(forgotten.is_empty(), "never asked for: {forgotten:?}");
}

/// Everything that bots can be told.
async fn events(sandbox: &Sandbox, raw: &Raw) -> BTreeSet<String> {
    let (mut line, ready) = Line::identify(sandbox, ALL).await;
    let ask = json!({ "guild_id": raw.guild.id, "query": "", "limit": 0 });
    line.send(json!({ "op": 8, "d": ask })).await;
    line.event("GUILD_MEMBERS_CHUNK").await;
    let bob = raw.sandbox.person("Bob");
    bob.join(&raw.guild);
    let rename = Action::Rename { person: bob.id, name: "Bert".into() };
    sandbox.act(rename).expect("a name");
    raw.guild.allow(&bob, sandbox::Permissions::MANAGE_MESSAGES);
    bob.leave(&raw.guild);
    raw.guild.channel("second").delete();
    sandbox.break_gateway(Breakdown::Cut);
    let mut line = Line::open(sandbox).await;
    let seen = json!({ "token": sandbox.token(), "session_id": ready["session_id"], "seq": 1 });
    line.send(json!({ "op": 6, "d": seen })).await;
    line.event("RESUMED").await;
    tour(raw).await;
    sandbox.events().into_iter().map(|event| event.name).collect()
}

#[tokio::test]
async fn every_event_fits_discords_description() {
    let raw = raw::start_with(Settings { backstage: true, ..raw::unlimited() }).await;
    let told = events(&raw.sandbox, &raw).await;
    let description = Specification::bundled();
    let mut wrong = Vec::new();
    for event in raw.sandbox.events() {
        let parts = parts(&event.name).unwrap_or_else(|| panic!("{} is in no list", event.name));
        for (pointer, schema) in parts {
            for value in at(&event.data, pointer) {
                if let Err(what) = description.fits_schema(schema, value) {
                    wrong.push(format!("{}{pointer}: {what}", event.name));
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let wanted = [
        "READY",
        "RESUMED",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_MEMBERS_CHUNK",
        "GUILD_MEMBER_ADD",
        "GUILD_MEMBER_UPDATE",
        "GUILD_MEMBER_REMOVE",
        "GUILD_ROLE_CREATE",
        "GUILD_ROLE_UPDATE",
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
        "THREAD_MEMBERS_UPDATE",
        "MESSAGE_CREATE",
        "MESSAGE_UPDATE",
        "MESSAGE_DELETE",
        "INTERACTION_CREATE",
    ];
    let missing: Vec<_> = wanted.iter().filter(|name| !told.contains(**name)).collect();
    assert!(missing.is_empty(), "never told: {missing:?}");
}

//! Bodies that are refused, and written down.

use sandbox::Permissions;
use serde_json::{Value, json};

use crate::raw::{self, button};

fn words(count: usize) -> String {
    "x".repeat(count)
}

/// Every message body that breaks a rule, with the place of the fault.
fn bad_messages() -> Vec<(&'static str, Value)> {
    let embed = |fields: Value| json!({ "embeds": [fields] });
    let row = |count: usize| {
        let buttons: Vec<Value> = (0..count)
            .map(|n| json!({ "type": 2, "style": 1, "label": "b", "custom_id": n.to_string() }))
            .collect();
        json!({ "type": 1, "components": buttons })
    };
    let one = |part: Value| json!({ "content": "x", "components": [{ "type": 1, "components": [part] }] });
    let rows: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    let options = |count: usize| -> Vec<Value> {
        (0..count).map(|n| json!({ "label": "l", "value": n.to_string() })).collect()
    };
    let long_field = json!({ "name": words(257), "value": "v" });
    vec![
        ("content", json!({ "content": words(2001) })),
        ("colour", json!({ "content": "x", "colour": 1 })),
        ("nonce", json!({ "content": "x", "nonce": words(26) })),
        ("nonce", json!({ "content": "x", "enforce_nonce": true })),
        ("flags", json!({ "content": "x", "flags": 64 })),
        ("tts", json!({ "content": "x", "tts": 1 })),
        ("embeds.0.title", embed(json!({ "title": words(257) }))),
        ("embeds.0.description", embed(json!({ "description": words(4097) }))),
        ("embeds.0.footer.text", embed(json!({ "footer": { "text": words(2049) } }))),
        ("embeds.0.author.name", embed(json!({ "author": { "name": words(257) } }))),
        ("embeds.0.fields.0.name", embed(json!({ "fields": [long_field] }))),
        ("embeds.0.fields.0.value", embed(json!({ "fields": [{ "name": "n", "value": "" }] }))),
        ("embeds.0.shade", embed(json!({ "title": "t", "shade": 3 }))),
        ("embeds.0.color", embed(json!({ "title": "t", "color": 0x1_00_00_00 }))),
        ("embeds.0.image.url", embed(json!({ "image": { "url": "attachment://no.png" } }))),
        (
            "embeds",
            json!({ "embeds": [{ "description": words(4000) }, { "description": words(2001) }] }),
        ),
        ("components", json!({ "content": "x", "components": rows })),
        ("components.0.components", json!({ "content": "x", "components": [row(6)] })),
        ("components.0.components", json!({ "content": "x", "components": [row(0)] })),
        (
            "components.1.components.0.custom_id",
            json!({ "content": "x", "components": [button("a"), button("a")] }),
        ),
        (
            "components.0.components.0.custom_id",
            json!({ "content": "x", "components": [button(&words(101))] }),
        ),
        (
            "components.0.components.0.custom_id",
            json!({ "content": "x", "components": [button("")] }),
        ),
        (
            "components.0.components.0.custom_id",
            one(json!({ "type": 2, "style": 1, "label": "x" })),
        ),
        (
            "components.0.components.0.label",
            one(json!({ "type": 2, "style": 1, "label": words(81), "custom_id": "a" })),
        ),
        ("components.0.components.0", one(json!({ "type": 2, "style": 1, "custom_id": "a" }))),
        ("components.0.components.0.url", one(json!({ "type": 2, "style": 5, "label": "l" }))),
        (
            "components.0.components.0.custom_id",
            one(
                json!({ "type": 2, "style": 5, "label": "l", "url": "https://x.y", "custom_id": "a" }),
            ),
        ),
        (
            "components.0.components.0.emoji.id",
            one(
                json!({ "type": 2, "style": 1, "emoji": { "id": "5", "name": "ox" }, "custom_id": "a" }),
            ),
        ),
        (
            "components.0.components.0.options",
            one(json!({ "type": 3, "custom_id": "a", "options": options(26) })),
        ),
        (
            "components.0.components.0.max_values",
            one(json!({ "type": 3, "custom_id": "a", "options": options(2), "max_values": 3 })),
        ),
        (
            "components.0.components.0.type",
            one(json!({ "type": 4, "custom_id": "a", "style": 1, "label": "l" })),
        ),
        (
            "components.0.type",
            json!({ "content": "x", "components": [{ "type": 10, "content": "hi" }] }),
        ),
        (
            "content",
            json!({ "content": "x", "flags": 32768, "components": [{ "type": 10, "content": "hi" }] }),
        ),
        ("attachments.0.id", json!({ "content": "x", "attachments": [{ "id": 0 }] })),
        (
            "allowed_mentions.parse.0",
            json!({ "content": "x", "allowed_mentions": { "parse": ["all"] } }),
        ),
        (
            "allowed_mentions.users",
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
        ),
    ]
}

#[tokio::test]
async fn messages_that_break_a_rule_are_refused_where_they_break_it() {
    let raw = raw::start_by_its_own_rules().await;
    for (number, (at, body)) in bad_messages().into_iter().enumerate() {
        let (status, reply) = raw.post(body.clone()).await;
        assert_eq!((status, &reply["code"]), (400, &json!(50035)), "{body} {reply}");
        let mut place = &reply["errors"];
        for step in at.split('.') {
            place = &place[step];
        }
        assert!(place["_errors"].is_array(), "{at} is not in {reply}");
        assert_eq!(raw.sandbox.violations().len(), number + 1);
    }
    assert!(raw.general.messages().is_empty());
    assert_eq!(raw.post(json!({ "content": " " })).await.1["code"], 50006);
    assert_eq!(raw.post(json!({ "components": [] })).await.1["code"], 50006);
    assert_eq!(raw.post(json!({ "components": [button("a")] })).await.0, 200, "buttons are enough");
}

#[tokio::test]
async fn a_message_at_every_limit_is_accepted() {
    let raw = raw::start().await;
    let rows: Vec<Value> = (0..5)
        .map(|row| {
            let buttons: Vec<Value> = (0..5)
                .map(|n| {
                    json!({
                        "type": 2, "style": 2, "label": words(80),
                        "custom_id": format!("{row}{n}{}", words(98)),
                    })
                })
                .collect();
            json!({ "type": 1, "components": buttons })
        })
        .collect();
    let body = json!({
        "content": "ü".repeat(2000),
        "embeds": [{ "title": words(256), "description": words(4096) }],
        "components": rows,
        "nonce": words(25),
        "attachments": [{ "id": 0, "description": words(1024) }],
    });
    let path = format!("/channels/{}/messages", raw.general.id);
    let (status, reply) = raw.upload("POST", &path, body, &[(0, "a.bin", vec![0; 10 << 20])]).await;
    assert_eq!(status, 200, "{reply}");
    let v2 = json!({ "flags": 32768, "components": [
        { "type": 17, "components": [{ "type": 10, "content": "hello" }, button("a")] }
    ]});
    let (status, reply) = raw.post(v2).await;
    assert_eq!(status, 200, "{reply}");
    assert!(raw.sandbox.violations().is_empty());
    assert_eq!(raw.general.messages()[1].text(), "hello");
}

#[tokio::test]
async fn files_are_kept_replaced_and_limited() {
    let raw = raw::start().await;
    let path = format!("/channels/{}/messages", raw.general.id);
    let big = vec![0; (10 << 20) + 1];
    let (status, reply) = raw.upload("POST", &path, json!({}), &[(0, "a.bin", big)]).await;
    assert_eq!((status, &reply["code"]), (413, &json!(40005)));
    let long = json!({ "attachments": [{ "id": 0, "description": words(1025) }] });
    let (status, _) = raw.upload("POST", &path, long, &[(0, "a.bin", vec![1])]).await;
    assert_eq!(status, 400);

    let both = json!({ "attachments": [{ "id": 0, "description": "one" }, { "id": 1 }] });
    let files = [(0, "one.txt", vec![1]), (1, "two.txt", vec![2])];
    let (_, reply) = raw.upload("POST", &path, both, &files).await;
    let first = &reply["attachments"][0];
    assert_eq!(first["description"], "one");
    assert_eq!(raw.file(&first["url"]).await, [1]);

    // One is kept, one goes, one comes.
    let path = format!("{path}/{}", reply["id"].as_str().unwrap());
    let edit = json!({ "attachments": [{ "id": first["id"] }, { "id": 0, "description": "new" }] });
    let (status, edited) = raw.upload("PATCH", &path, edit, &[(0, "three.txt", vec![3])]).await;
    assert_eq!(status, 200, "{edited}");
    let names: Vec<_> =
        edited["attachments"].as_array().unwrap().iter().map(|file| &file["filename"]).collect();
    assert_eq!(names, ["one.txt", "three.txt"]);
    assert_eq!(edited["attachments"][0]["description"], "one");
    let (status, _) = raw.send("PATCH", &path, json!({ "attachments": [] })).await;
    assert_eq!(status, 400, "nothing would be left");
    let (_, bare) = raw.send("PATCH", &path, json!({ "attachments": [], "content": "x" })).await;
    assert_eq!(bare["attachments"], json!([]));
    let sent = raw.sandbox.traffic();
    assert_eq!(sent[1].files[0].bytes.as_ref(), [3]);
}

#[tokio::test]
async fn permissions_are_asked_for() {
    let raw = raw::start().await;
    let bot = sandbox::Whom::Bot;
    let path = format!("/channels/{}/messages", raw.general.id);
    let embed = json!({ "embeds": [{ "title": "t" }] });
    raw.general.deny(bot, Permissions::EMBED_LINKS);
    assert_eq!(raw.post(embed.clone()).await.1["code"], 50013);
    raw.general.allow(bot, Permissions::EMBED_LINKS);
    assert_eq!(raw.post(embed).await.0, 200);
    raw.guild.deny(bot, Permissions::ATTACH_FILES);
    let refused = raw.upload("POST", &path, json!({}), &[(0, "a", vec![1])]).await;
    assert_eq!(refused.1["code"], 50013);
    raw.general.deny(bot, Permissions::SEND_MESSAGES);
    assert_eq!(raw.post(json!({ "content": "x" })).await.1["code"], 50013);
    raw.general.deny(sandbox::Whom::Everyone, Permissions::VIEW_CHANNEL);
    assert_eq!(raw.post(json!({ "content": "x" })).await.1["code"], 50001);
    assert!(raw.ada.sees(&raw.general).is_empty());
    raw.general.delete();
    assert_eq!(raw.post(json!({ "content": "x" })).await.1["code"], 10003);
    assert!(raw.sandbox.violations().is_empty(), "none of this is the bot's mistake");
}

#[tokio::test]
async fn other_peoples_messages_are_not_edited() {
    let raw = raw::start().await;
    let id = raw.ada.say(&raw.general, "mine").unwrap();
    let path = format!("/channels/{}/messages/{id}", raw.general.id);
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "x" })).await.1["code"], 50005);
    assert_eq!(raw.send("DELETE", &path, Value::Null).await.1["code"], 50013);
    raw.guild.allow(sandbox::Whom::Bot, Permissions::MANAGE_MESSAGES);
    assert_eq!(raw.send("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(raw.send("GET", &path, Value::Null).await.1["code"], 10008);
}

#[tokio::test]
async fn direct_messages_need_an_open_door_and_a_common_guild() {
    let raw = raw::start().await;
    let (_, dm) =
        raw.send("POST", "/users/@me/channels", json!({ "recipient_id": raw.ada.id })).await;
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let hello = json!({ "content": "hello" });
    assert_eq!(raw.send("POST", &path, hello.clone()).await.0, 200);
    raw.ada.close_dms();
    let (status, reply) = raw.send("POST", &path, hello.clone()).await;
    assert_eq!((status, &reply["code"]), (403, &json!(50007)));
    raw.ada.open_dms().leave(&raw.guild);
    assert_eq!(raw.send("POST", &path, hello).await.1["code"], 50278);
    let (_, reply) = raw.send("POST", "/users/@me/channels", json!({ "recipient_id": "5" })).await;
    assert_eq!(reply["code"], 50033);
    assert_eq!(raw.sandbox.counts().invalid, 2);
}

#[tokio::test]
async fn commands_that_break_a_rule_are_refused() {
    let raw = raw::start_by_its_own_rules().await;
    let with = |options: Value| json!([{ "name": "a", "description": "d", "options": options }]);
    let option = |name: &str| json!({ "type": 3, "name": name, "description": "d" });
    let many: Vec<Value> = (0..26).map(|n| option(&n.to_string())).collect();
    let bad = [
        json!([{ "name": "Upper", "description": "d" }]),
        json!([{ "name": "two words", "description": "d" }]),
        json!([{ "name": words(33), "description": "d" }]),
        json!([{ "name": "a", "description": "" }]),
        json!([{ "name": "a", "description": words(101) }]),
        json!([{ "name": "a", "description": "d", "colour": 1 }]),
        json!([{ "name": "a", "description": "d" }, { "name": "a", "description": "d" }]),
        json!([{ "name": "a", "description": "d", "name_localizations": { "xx": "b" } }]),
        json!([{ "name": "a", "description": "d", "contexts": [3] }]),
        with(json!(many)),
        with(json!([option("same"), option("same")])),
        with(
            json!([option("opt"), { "type": 3, "name": "req", "description": "d", "required": true }]),
        ),
        with(json!([{ "type": 1, "name": "sub", "description": "d" }, option("value")])),
        with(
            json!([{ "type": 4, "name": "n", "description": "d", "min_value": 3, "max_value": 1 }]),
        ),
        with(json!([{ "type": 2, "name": "g", "description": "d", "options": [option("value")] }])),
    ];
    for body in bad {
        let (status, reply) = raw.register(body.clone()).await;
        assert_eq!((status, &reply["code"]), (400, &json!(50035)), "{body}");
    }
    let group = with(json!([{ "type": 2, "name": "g", "description": "d", "options": [
        { "type": 1, "name": "s", "description": "d", "options": [option("value")] }
    ]}]));
    assert_eq!(raw.register(group).await.0, 200);
}

#[tokio::test]
async fn of_every_text_of_a_command_its_longest_language_counts() {
    let raw = raw::start_by_its_own_rules().await;
    let command = |german: usize, french: usize| {
        let longer = json!({ "de": "x".repeat(german), "fr": "x".repeat(french) });
        let text = |kind: u8, name: String| {
            json!({
                "type": kind, "name": name, "description": "d", "description_localizations": longer,
            })
        };
        let values: Vec<Value> = (0..4).map(|n| text(3, format!("v{n}"))).collect();
        let part = |n: usize| {
            let mut part = text(1, format!("s{n}"));
            part["options"] = json!(values);
            part
        };
        json!([{ "name": "a", "description": "d", "options": (0..25).map(part).collect::<Vec<_>>() }])
    };
    assert_eq!(raw.register(command(60, 60)).await.0, 200);
    let (status, reply) = raw.register(command(60, 70)).await;
    assert_eq!(status, 400);
    assert!(reply.to_string().contains("APPLICATION_COMMAND_TOO_LARGE"), "{reply}");
}

#[tokio::test]
async fn what_is_not_there_is_written_down() {
    let raw = raw::start().await;
    assert_eq!(raw.send("GET", "/nothing/here", Value::Null).await.0, 404);
    assert_eq!(raw.sandbox.violations()[0].path, "/nothing/here");
    let wrong = raw.request("GET", "/users/@me").header("Authorization", "Bot wrong");
    // Two headers: the right token and a wrong one; the first one counts.
    assert_eq!(wrong.send().await.unwrap().status(), 200);
    raw.sandbox.refuse_token(true);
    assert_eq!(raw.send("GET", "/users/@me", Value::Null).await.0, 401);
    let broken =
        raw.request("POST", "/users/@me/channels").header("Content-Type", "application/json");
    raw.sandbox.refuse_token(false);
    let (status, reply) = raw::reply(broken.body("{").send().await.unwrap()).await;
    assert_eq!((status, &reply["code"]), (400, &json!(50109)));
}

#[tokio::test]
async fn discords_own_description_has_a_word_too() {
    let raw = raw::start().await;
    // Ids in lists must be strings; nothing but the description says so.
    let (status, reply) = raw.post(json!({ "content": "x", "sticker_ids": [5] })).await;
    assert_eq!(status, 400);
    assert!(reply.to_string().contains("OPENAPI"), "{reply}");
    let fine = json!([{
        "name": "a", "description": "d", "default_member_permissions": "16", "contexts": [0],
    }]);
    let (status, reply) = raw.register(fine).await;
    assert_eq!(status, 200, "{reply}");
    assert_eq!(raw.sandbox.violations().len(), 1);
}

//! Answers to interactions: once, in time, of the right kind.

use std::time::Duration;

use sandbox::{Failure, FirstAnswer, Settings};
use serde_json::{Value, json};

use crate::raw::{self, Raw, button};

fn hello() -> Value {
    json!({ "type": 4, "data": { "content": "hello", "components": [button("a")] } })
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let raw = raw::start().await;
    let (one, asked) = raw.go().await;
    assert_eq!(
        raw.send("POST", &raw.hook(&one, ""), json!({ "content": "x" })).await.1["code"],
        10015
    );
    assert_eq!(raw.answer(&one, hello()).await.0, 204);
    assert_eq!(asked.await.unwrap().unwrap().text(), "hello");
    let (status, reply) = raw.answer(&one, hello()).await;
    assert_eq!((status, &reply["code"]), (400, &json!(40060)));

    let (late, asked) = raw.go().await;
    raw.sandbox.advance(raw::FIRST_RESPONSE + Duration::from_millis(1));
    assert_eq!(asked.await.unwrap().unwrap_err(), Failure::NoAnswer);
    assert_eq!(raw.answer(&late, hello()).await.1["code"], 10062);
    let path = raw.hook(&late, "/messages/@original");
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "x" })).await.1["code"], 10015);
}

#[tokio::test]
async fn a_token_lives_for_fifteen_minutes() {
    assert_eq!(Settings::default().token_life, Duration::from_secs(15 * 60));
    // Hours for minutes: the simulated clock runs on with the real one, and a busy machine is slow.
    let hours = |hours: u64| Duration::from_secs(3600 * hours);
    let settings = Settings { token_life: hours(15), ..raw::unlimited() };
    let raw = raw::start_with(settings).await;
    let (one, _) = raw.go().await;
    raw.answer(&one, hello()).await;
    let path = raw.hook(&one, "/messages/@original");
    raw.sandbox.advance(hours(14));
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "still" })).await.0, 200);
    raw.sandbox.advance(hours(2));
    let (status, reply) = raw.send("PATCH", &path, json!({ "content": "x" })).await;
    assert_eq!((status, &reply["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn answers_of_the_wrong_kind_are_refused() {
    let raw = raw::start().await;
    let (one, _) = raw.go().await;
    for body in [
        json!({ "type": 1 }),
        json!({ "type": 6 }),
        json!({ "type": 7, "data": { "content": "x" } }),
        json!({ "type": 8, "data": { "choices": [] } }),
        json!({ "type": 4, "data": { "content": "x" }, "more": 1 }),
        json!({ "type": 4, "data": { "content": "x", "username": "me" } }),
        json!({ "type": 4 }),
        json!({ "type": 5, "data": { "content": "lost" } }),
        json!({ "type": 9, "data": { "custom_id": "m", "title": "x".repeat(46), "components": [] } }),
        json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": [button("b")] } }),
    ] {
        assert_eq!(raw.answer(&one, body.clone()).await.0, 400, "{body}");
    }
    assert_eq!(raw.sandbox.violations().len(), 10);
    // The interaction is still open after all this.
    assert_eq!(raw.answer(&one, hello()).await.0, 204);
}

async fn with_button(raw: &Raw, flags: u64) -> sandbox::Id {
    let (one, asked) = raw.go().await;
    let mut body = hello();
    body["data"]["flags"] = json!(flags);
    raw.answer(&one, body).await;
    asked.await.unwrap().unwrap().message_id().unwrap()
}

#[tokio::test]
async fn original_is_the_message_with_the_button_or_the_new_one() {
    let raw = raw::start().await;
    let message = with_button(&raw, 64).await;
    // An update: the ephemeral message itself is the original.
    let (one, asked) = raw.press(message, "a").await;
    raw.answer(&one, json!({ "type": 6 })).await;
    let answer = asked.await.unwrap().unwrap();
    assert!(matches!(answer.first, FirstAnswer::DeferredUpdate));
    let path = raw.hook(&one, "/messages/@original");
    let (_, reply) = raw.send("PATCH", &path, json!({ "content": "changed" })).await;
    assert_eq!(reply["id"], json!(message));
    assert_eq!(answer.finished().await.unwrap().text(), "changed");
    // Another message: that one is the original.
    let (one, asked) = raw.press(message, "a").await;
    raw.answer(&one, json!({ "type": 4, "data": { "content": "new", "flags": 64 } })).await;
    let new = asked.await.unwrap().unwrap().message_id().unwrap();
    let path = raw.hook(&one, "/messages/@original");
    assert_eq!(raw.send("GET", &path, Value::Null).await.1["id"], json!(new));
    assert_eq!(raw.send("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(raw.ada.sees(&raw.general).len(), 1);
    // No other route finds an ephemeral message.
    let path = format!("/channels/{}/messages/{message}", raw.general.id);
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "x" })).await.1["code"], 10008);
}

#[tokio::test]
async fn thinking_ends_with_the_first_follow_up() {
    let raw = raw::start().await;
    let (one, asked) = raw.go().await;
    let path = format!("/interactions/{}/{}/callback?with_response=true", one.id, one.token);
    let (status, reply) = raw.send("POST", &path, json!({ "type": 5 })).await;
    assert_eq!((status, &reply["interaction"]["response_message_loading"]), (200, &json!(true)));
    let answer = asked.await.unwrap().unwrap();
    assert!(answer.message().unwrap().is_thinking());
    let hook = raw.hook(&one, "");
    let (_, first) = raw.send("POST", &hook, json!({ "content": "done" })).await;
    assert_eq!(first["id"], json!(answer.message_id()));
    assert_eq!(answer.finished().await.unwrap().text(), "done");
    let (_, second) = raw.send("POST", &hook, json!({ "content": "more" })).await;
    assert_ne!(second["id"], first["id"]);
    let path = raw.hook(&one, &format!("/messages/{}", second["id"].as_str().unwrap()));
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "most" })).await.0, 200);
    assert_eq!(raw.general.messages()[1].text(), "most");
}

#[tokio::test]
async fn in_direct_messages_commands_and_buttons_work_too() {
    let raw = raw::start().await;
    raw.register(json!([{ "name": "go", "description": "d", "contexts": [0, 1] }])).await;
    let (ada, dm) = (raw.ada.clone(), raw.ada.dm_channel());
    let (one, asked) = raw.asked(async move { ada.command(&dm, "go", &[]).await }).await;
    assert!(one.guild.is_none());
    raw.answer(&one, hello()).await;
    let message = asked.await.unwrap().unwrap().message_id().unwrap();
    let (one, asked) = raw.press(message, "a").await;
    raw.answer(&one, json!({ "type": 7, "data": { "content": "again" } })).await;
    assert_eq!(asked.await.unwrap().unwrap().text(), "again");
    assert_eq!(raw.ada.dms().len(), 1);
    assert!(raw.sandbox.violations().is_empty());
}

#[tokio::test]
async fn only_those_who_may_be_are_pinged() {
    let raw = raw::start().await;
    let bob = raw.sandbox.person("Bob");
    bob.join(&raw.guild);
    let text = format!("<@{}> <@{}> @everyone", raw.ada.id, bob.id);
    raw.post(json!({ "content": text, "allowed_mentions": { "parse": [] } })).await;
    assert!(raw.ada.pings().is_empty() && bob.pings().is_empty());
    raw.post(json!({ "content": text, "allowed_mentions": { "users": [bob.id] } })).await;
    assert_eq!((raw.ada.pings().len(), bob.pings().len()), (0, 1));
    raw.post(json!({ "content": text })).await;
    assert_eq!((raw.ada.pings().len(), bob.pings().len()), (1, 2));
    raw.guild.allow(sandbox::Whom::Bot, sandbox::Permissions::MENTION_EVERYONE);
    let carla = raw.sandbox.person("Carla");
    carla.join(&raw.guild);
    raw.post(json!({ "content": "@everyone" })).await;
    assert_eq!(carla.pings().len(), 1);
}

#[tokio::test]
async fn a_message_names_the_command_behind_it_with_group_and_sub_command() {
    let raw = raw::start().await;
    let leaf = json!({ "type": 1, "name": "new", "description": "d", "options": [
        { "type": 4, "name": "games", "description": "d" }
    ]});
    let group = json!({ "type": 2, "name": "table", "description": "d", "options": [leaf] });
    let (status, reply) = raw
        .register(json!([
            { "name": "deep", "description": "d", "options": [group] },
            { "name": "flat", "description": "d", "options": [leaf] },
            { "name": "bare", "description": "d" },
        ]))
        .await;
    assert_eq!(status, 200, "{reply}");
    for name in ["deep table new", "flat new", "bare"] {
        let (ada, general) = (raw.ada.clone(), raw.general.clone());
        let (one, _) = raw.asked(async move { ada.command(&general, name, &[]).await }).await;
        raw.answer(&one, hello()).await;
        let original = raw.hook(&one, "/messages/@original");
        let (_, reply) = raw.send("GET", &original, Value::Null).await;
        assert_eq!(reply["interaction_metadata"]["name"], name);
    }
}

//! The emojis of an application.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sandbox::{Fault, Misbehaviour};
use serde_json::{Value, json};

use crate::raw::{self, Raw};

fn png(length: usize) -> String {
    let mut bytes = vec![0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
    bytes.resize(length.max(8), 0);
    format!("data:image/png;base64,{}", STANDARD.encode(bytes))
}

fn path(raw: &Raw, rest: &str) -> String {
    format!("/applications/{}/emojis{rest}", raw.sandbox.application_id())
}

async fn upload(raw: &Raw, name: &str) -> raw::Reply {
    raw.send("POST", &path(raw, ""), json!({ "name": name, "image": png(8) })).await
}

/// A message with the emoji on a button and in a menu.
fn message(id: &Value) -> Value {
    let emoji = json!({ "id": id, "name": "ox" });
    json!({ "content": "x", "components": [
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Press", "custom_id": "a" },
            { "type": 2, "style": 1, "label": "Ox", "custom_id": "b", "emoji": emoji },
        ] },
        { "type": 1, "components": [
            { "type": 3, "custom_id": "c", "options": [{ "label": "Ox", "value": "ox", "emoji": emoji }] },
        ] },
    ] })
}

#[tokio::test]
async fn an_emoji_is_uploaded_listed_shown_renamed_and_deleted() {
    let raw = raw::start().await;
    let (status, made) = upload(&raw, "ox").await;
    assert_eq!((status, &made["name"], &made["animated"]), (201, &json!("ox"), &json!(false)));
    let one = path(&raw, &format!("/{}", made["id"].as_str().unwrap()));
    assert_eq!(raw.send("GET", &one, Value::Null).await, (200, made.clone()));
    let (_, list) = raw.send("GET", &path(&raw, ""), Value::Null).await;
    assert_eq!(list, json!({ "items": [made] }));
    let picture = json!(format!("{}/emojis/{}", raw.sandbox.url(), made["id"].as_str().unwrap()));
    assert_eq!(raw.file(&picture).await.len(), 8);

    assert_eq!(raw.post(message(&made["id"])).await.0, 200);
    let shown = raw.general.messages().pop().unwrap();
    assert_eq!(shown.button(|b| b.label == "Ox").unwrap().emoji.as_deref(), Some("ox"));

    let (status, renamed) = raw.send("PATCH", &one, json!({ "name": "cow" })).await;
    assert_eq!((status, &renamed["name"]), (200, &json!("cow")));
    assert_eq!(raw.send("DELETE", &one, Value::Null).await.0, 204);
    for method in ["GET", "PATCH", "DELETE"] {
        let body = if method == "PATCH" { json!({ "name": "cow" }) } else { Value::Null };
        let (status, gone) = raw.send(method, &one, body).await;
        assert_eq!((status, &gone["code"]), (404, &json!(10014)));
    }
    assert!(raw.sandbox.violations().is_empty(), "{:#?}", raw.sandbox.violations());
}

#[tokio::test]
async fn emojis_that_break_a_rule_are_refused_where_they_break_it() {
    let raw = raw::start_by_its_own_rules().await;
    let gif = png(8).replace("png", "gif");
    for (at, body) in [
        ("name", json!({ "image": png(8) })),
        ("name", json!({ "name": "x", "image": png(8) })),
        ("name", json!({ "name": "x".repeat(33), "image": png(8) })),
        ("name", json!({ "name": "a-b", "image": png(8) })),
        ("image", json!({ "name": "ox" })),
        ("image", json!({ "name": "ox", "image": "iVBORw0KGgo=" })),
        ("image", json!({ "name": "ox", "image": "data:image/png;base64,?" })),
        ("image", json!({ "name": "ox", "image": gif })),
        ("image", json!({ "name": "ox", "image": png(256 * 1024 + 1) })),
        ("roles", json!({ "name": "ox", "image": png(8), "roles": [] })),
    ] {
        let (status, reply) = raw.send("POST", &path(&raw, ""), body.clone()).await;
        assert_eq!((status, &reply["code"]), (400, &json!(50035)), "{body} {reply}");
        assert!(reply["errors"][at]["_errors"].is_array(), "{at} is not in {reply}");
    }
    assert_eq!(raw.sandbox.violations().len(), 10);
    let most = json!({ "name": "ox", "image": png(256 * 1024) });
    assert_eq!(raw.send("POST", &path(&raw, ""), most).await.0, 201);
    let (_, twice) = upload(&raw, "ox").await;
    let code = &twice["errors"]["name"]["_errors"][0]["code"];
    assert_eq!(code, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN");
    let (_, foreign) = raw.send("GET", "/applications/1/emojis", Value::Null).await;
    assert_eq!(foreign["code"], 50001);
}

#[tokio::test]
async fn there_is_room_for_two_thousand() {
    let raw = raw::start().await;
    for number in 0..2_000 {
        assert_eq!(upload(&raw, &format!("ox_{number}")).await.0, 201);
    }
    let (status, full) = upload(&raw, "one_more").await;
    assert_eq!((status, &full["code"]), (400, &json!(30008)));
}

#[tokio::test]
async fn an_emoji_can_be_refused_although_it_is_there() {
    let raw = raw::start().await;
    let (_, made) = upload(&raw, "ox").await;
    raw.sandbox.misbehave(Fault::always(Misbehaviour::InvalidEmoji).one_in(2));
    let mut taken = Vec::new();
    for _ in 0..4 {
        assert_eq!(raw.post(json!({ "content": "without" })).await.0, 200);
        let (status, reply) = raw.post(message(&made["id"])).await;
        if status != 200 {
            let place = &reply["errors"]["components"]["0"]["components"]["1"]["emoji"]["id"];
            assert_eq!(place["_errors"][0]["code"], "BUTTON_COMPONENT_INVALID_EMOJI");
        }
        taken.push(status);
    }
    assert_eq!(taken, [200, 400, 200, 400]);
    assert!(raw.sandbox.violations().is_empty(), "{:#?}", raw.sandbox.violations());
}

//! Messages of components of version 2: what is refused, and what becomes of what is not.

#![allow(clippy::needless_pass_by_value, reason = "parts are made where they are put together")]

use sandbox::FirstAnswer;
use serde_json::{Value, json};

use crate::gateway::Line;
use crate::raw::{self, Raw, button};

pub(crate) const FLAG: u64 = 1 << 15;

pub(crate) fn text(content: impl Into<String>) -> Value {
    json!({ "type": 10, "content": content.into() })
}

pub(crate) fn layout(components: Value) -> Value {
    json!({ "flags": FLAG, "components": components })
}

fn section(texts: Value, accessory: Value) -> Value {
    json!({ "type": 9, "components": texts, "accessory": accessory })
}

fn press(custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Press", "custom_id": custom_id })
}

fn item(url: &str) -> Value {
    json!({ "media": { "url": url } })
}

pub(crate) fn gallery(items: Vec<Value>) -> Value {
    json!({ "type": 12, "items": items })
}

fn container(components: Value) -> Value {
    json!({ "type": 17, "components": components })
}

/// The first bytes of a PNG of this size: all that anybody looks at here.
pub(crate) fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([8, 6, 0, 0, 0]);
    bytes
}

const WEB: &str = "https://example.com/a.png";

/// Components that break a rule, with the place of the fault in the list.
fn bad_layouts() -> Vec<(&'static str, Value)> {
    let far = |count: usize| "x".repeat(count);
    let pictures = |count: usize| gallery((0..count).map(|_| item(WEB)).collect());
    let described =
        |alt: String| gallery(vec![json!({ "media": { "url": WEB }, "description": alt })]);
    let thumbnail = |url: &str| json!({ "type": 11, "media": { "url": url } });
    let many: Vec<Value> = (0..41).map(|_| text("x")).collect();
    let nested: Vec<Value> = (0..39).map(|_| text("x")).collect();
    let hi = || json!([text("hi")]);
    vec![
        ("", json!(many)),
        ("", json!([container(json!(nested)), text("x")])),
        ("", json!([text(far(2001)), container(json!([text(far(2000))]))])),
        ("0.content", json!([text(far(4001))])),
        ("0.content", json!([text("")])),
        ("0.content", json!([text(" \n")])),
        ("0.content", json!([{ "type": 10 }])),
        ("0.size", json!([{ "type": 10, "content": "x", "size": 3 }])),
        ("0.type", json!([press("a")])),
        ("0.type", json!([thumbnail(WEB)])),
        ("0.type", json!([{ "type": 15 }])),
        ("0.type", json!([{ "content": "x" }])),
        ("0.components", json!([section(json!([]), press("a"))])),
        (
            "0.components",
            json!([section(json!([text("1"), text("2"), text("3"), text("4")]), press("a"))]),
        ),
        ("0.components", json!([{ "type": 9, "accessory": press("a") }])),
        ("0.components.0.type", json!([section(json!([button("a")]), press("b"))])),
        ("0.accessory", json!([{ "type": 9, "components": hi() }])),
        ("0.accessory.type", json!([section(hi(), text("x"))])),
        ("0.accessory.style", json!([section(hi(), json!({ "type": 2, "custom_id": "a" }))])),
        ("0.accessory.media", json!([section(hi(), json!({ "type": 11 }))])),
        ("0.accessory.media.url", json!([section(hi(), thumbnail("attachment://no.png"))])),
        (
            "0.accessory.description",
            json!([section(
                hi(),
                json!({ "type": 11, "media": { "url": WEB }, "description": "" })
            )]),
        ),
        (
            "0.accessory.spoiler",
            json!([section(hi(), json!({ "type": 11, "media": { "url": WEB }, "spoiler": 1 }))]),
        ),
        ("0.items", json!([pictures(0)])),
        ("0.items", json!([pictures(11)])),
        ("0.items", json!([{ "type": 12 }])),
        ("0.items.0.description", json!([described(far(1025))])),
        ("0.items.0.description", json!([described(String::new())])),
        ("0.items.0.media", json!([gallery(vec![json!({})])])),
        ("0.items.0.media.url", json!([gallery(vec![json!({ "media": {} })])])),
        ("0.items.0.media.url", json!([gallery(vec![item("ftp://example.com/a")])])),
        ("0.items.1.media.url", json!([gallery(vec![item(WEB), item("attachment://no.png")])])),
        ("0.file", json!([{ "type": 13 }])),
        ("0.file.url", json!([{ "type": 13, "file": { "url": WEB } }])),
        ("0.file.url", json!([{ "type": 13, "file": { "url": "attachment://no.txt" } }])),
        ("1.spacing", json!([text("x"), { "type": 14, "spacing": 3 }])),
        ("1.divider", json!([text("x"), { "type": 14, "divider": "yes" }])),
        ("0.components", json!([container(json!([]))])),
        ("0.components", json!([{ "type": 17 }])),
        ("0.components.0.type", json!([container(json!([container(hi())]))])),
        ("0.components.1.type", json!([container(json!([text("x"), press("a")]))])),
        (
            "0.accent_color",
            json!([{ "type": 17, "components": hi(), "accent_color": 0x1_00_00_00 }]),
        ),
        ("0.spoiler", json!([{ "type": 17, "components": hi(), "spoiler": "yes" }])),
        ("1.id", json!([{ "type": 10, "id": 7, "content": "x" }, { "type": 14, "id": 7 }])),
        ("0.id", json!([{ "type": 10, "id": -1, "content": "x" }])),
        (
            "1.components.1.accessory.custom_id",
            json!([button("a"), container(json!([text("x"), section(hi(), press("a"))]))]),
        ),
        (
            "0.components.0.components",
            json!([container(json!([{ "type": 1, "components": [
                press("a"),
                { "type": 3, "custom_id": "b", "options": [{ "label": "l", "value": "v" }] },
            ]}]))]),
        ),
    ]
}

/// The answers of every route that takes the components, each with the place where they stand.
async fn everywhere(raw: &Raw, body: &Value) -> Vec<(&'static str, u16, Value)> {
    let (message, one) = raw.answered(json!({ "content": "before" })).await;
    let channel = format!("/channels/{}/messages", raw.general.id);
    let edit = json!({ "content": null, "flags": FLAG, "components": body["components"] });
    let mut replies = Vec::new();
    let mut add = |at, (status, reply)| replies.push((at, status, reply));
    add("components", raw.send("POST", &channel, body.clone()).await);
    let path = format!("{channel}/{message}");
    add("components", raw.send("PATCH", &path, edit.clone()).await);
    add("components", raw.send("POST", &raw.hook(&one, ""), body.clone()).await);
    let (_, one) = raw.answered(json!({ "content": "before" })).await;
    let original = raw.hook(&one, "/messages/@original");
    add("components", raw.send("PATCH", &original, edit.clone()).await);
    let (new, _) = raw.go().await;
    add("data.components", raw.answer(&new, json!({ "type": 4, "data": body })).await);
    let (shown, _) = raw.answered(json!({ "content": "x", "components": [button("up")] })).await;
    let (update, _) = raw.press(shown, "up").await;
    add("data.components", raw.answer(&update, json!({ "type": 7, "data": edit })).await);
    replies
}

#[tokio::test]
async fn what_breaks_a_rule_is_refused_at_its_place() {
    let raw = raw::start_by_its_own_rules().await;
    for (at, list) in bad_layouts() {
        let (status, reply) = raw.post(layout(list.clone())).await;
        assert_eq!((status, &reply["code"]), (400, &json!(50035)), "{list} {reply}");
        let steps = at.split('.').filter(|step| !step.is_empty());
        let place = steps.fold(&reply["errors"]["components"], |place, step| &place[step]);
        assert!(place["_errors"].is_array(), "{at} is not in {reply}");
    }
    assert!(raw.general.messages().is_empty());
    assert_eq!(raw.sandbox.violations().len(), bad_layouts().len());
}

#[tokio::test]
async fn every_route_refuses_and_accepts_the_same() {
    let raw = raw::start_by_its_own_rules().await;
    let nested = json!([container(json!([text("x"), button("a"), text("")]))]);
    for (at, status, reply) in everywhere(&raw, &layout(nested)).await {
        let place = at.split('.').fold(&reply["errors"], |place, step| &place[step]);
        let fault = &place["0"]["components"]["2"]["content"]["_errors"];
        assert_eq!((status, fault.is_array()), (400, true), "{at} {reply}");
    }
    let fine = json!([container(json!([
        text("x"),
        button("a"),
        section(json!([text("y")]), press("b"))
    ]))]);
    for (at, status, reply) in everywhere(&raw, &layout(fine)).await {
        assert!(matches!(status, 200 | 204), "{at} {reply}");
    }
    let all = raw.general.messages();
    assert_eq!(all.iter().filter(|message| message.has_layout()).count(), 6);
    assert!(all.iter().filter(|message| message.has_layout()).all(|one| one.text() == "x\ny"));
}

#[tokio::test]
async fn without_the_flag_only_rows_may_be_sent() {
    let raw = raw::start_by_its_own_rules().await;
    let parts = [
        section(json!([text("x")]), press("a")),
        text("x"),
        gallery(vec![item(WEB)]),
        json!({ "type": 13, "file": { "url": "attachment://a.txt" } }),
        json!({ "type": 14 }),
        container(json!([text("x")])),
    ];
    for part in parts {
        let (status, reply) = raw.post(json!({ "content": "x", "components": [part] })).await;
        assert_eq!(status, 400);
        assert!(reply["errors"]["components"]["0"]["type"]["_errors"].is_array(), "{reply}");
    }
}

#[tokio::test]
async fn beside_the_flag_nothing_older_may_stand() {
    let raw = raw::start_by_its_own_rules().await;
    for (field, value) in [
        ("content", json!("x")),
        ("embeds", json!([{ "title": "t" }])),
        ("sticker_ids", json!(["1"])),
        ("poll", json!({ "question": { "text": "?" }, "answers": [] })),
    ] {
        let mut body = layout(json!([text("x")]));
        body[field] = value;
        let (status, reply) = raw.post(body.clone()).await;
        let code = &reply["errors"][field]["_errors"][0]["code"];
        let wanted = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
        assert_eq!((status, code), (400, &json!(wanted)), "{reply}");
        body[field] = Value::Null;
        assert_eq!(raw.post(body).await.0, 200, "{field} is null");
    }
    // Nothing is nothing, with files too: they would not be shown.
    assert_eq!(raw.post(layout(json!([]))).await.1["code"], 50006);
    let path = format!("/channels/{}/messages", raw.general.id);
    let alone = raw.upload("POST", &path, json!({ "flags": FLAG }), &[(0, "a.txt", vec![1])]).await;
    assert_eq!(alone.1["code"], 50006);
}

#[tokio::test]
async fn every_kind_is_kept_as_discord_keeps_it() {
    let raw = raw::start().await;
    let row = json!({ "type": 1, "components": [press("row")] });
    let menu = json!({ "type": 1, "components": [
        { "type": 3, "custom_id": "menu", "placeholder": "Which?", "options": [{ "label": "l", "value": "v" }] }
    ]});
    let body = layout(json!([
        { "type": 17, "accent_color": 0x2f_ae_98, "components": [
            text("# Title"),
            section(
                json!([text("one"), text("two"), text("three")]),
                json!({ "type": 11, "media": { "url": "attachment://wide.png" }, "description": "wide" }),
            ),
            { "type": 14, "spacing": 2, "divider": false },
            gallery(vec![
                json!({ "media": { "url": "attachment://tall.png" }, "description": "tall", "spoiler": true }),
                item(WEB),
            ]),
            { "type": 13, "file": { "url": "attachment://list.txt" } },
            section(json!([text("press it")]), press("side")),
            menu,
        ]},
        { "type": 14, "id": 2 },
        row,
    ]));
    let files = [
        (0, "wide.png", png(80, 40)),
        (1, "tall.png", png(30, 90)),
        (2, "list.txt", vec![1, 2, 3]),
    ];
    let path = format!("/channels/{}/messages", raw.general.id);
    let (status, reply) = raw.upload("POST", &path, body, &files).await;
    assert_eq!(status, 200, "{reply}");
    let inner = &reply["components"][0]["components"];
    let picture = &inner[1]["accessory"]["media"];
    assert_eq!((&picture["width"], &picture["height"]), (&json!(80), &json!(40)));
    assert_eq!(picture["url"], picture["proxy_url"]);
    assert_eq!(raw.file(&picture["url"]).await, png(80, 40));
    assert_eq!(picture["content_type"], "image/png");
    let item = &inner[3]["items"][0];
    assert_eq!((&item["spoiler"], &item["media"]["height"]), (&json!(true), &json!(90)));
    assert_eq!(inner[3]["items"][1]["media"]["url"], WEB);
    assert_eq!((&inner[4]["name"], &inner[4]["size"]), (&json!("list.txt"), &json!(3)));
    // Defaults are filled in, and every part has a number that no other has.
    let rule = &reply["components"][1];
    assert_eq!(*rule, json!({ "type": 14, "id": 2, "spacing": 1, "divider": true }));
    assert_eq!((&reply["components"][0]["id"], &inner[0]["id"]), (&json!(1), &json!(3)));
    assert_eq!(reply["attachments"], json!([]), "all of them are shown by components");

    let message = raw.general.messages().remove(0);
    assert_eq!(message.text(), "# Title\none\ntwo\nthree\npress it");
    let labels: Vec<_> = message.buttons().into_iter().filter_map(|one| one.custom_id).collect();
    assert_eq!(labels, ["side", "row"]);
    assert!(message.select(|menu| menu.placeholder.as_deref() == Some("Which?")).is_some());
    let pictures = message.pictures();
    let alts: Vec<_> = pictures.iter().map(|one| one.alt.as_deref()).collect();
    assert_eq!(alts, [Some("wide"), Some("tall"), None]);
    assert_eq!(pictures[1].file.as_ref().unwrap().bytes, png(30, 90));
    assert!(pictures[2].file.is_none());
    assert!(raw.sandbox.violations().is_empty(), "{:#?}", raw.sandbox.violations());
}

#[tokio::test]
async fn at_every_limit_it_is_accepted() {
    let raw = raw::start().await;
    let mut parts = vec![text("ü".repeat(3962))];
    parts.extend((0..38).map(|_| text("x")));
    assert_eq!(raw.post(layout(json!([container(json!(parts))]))).await.0, 200);
    let alt = "x".repeat(1024);
    let items = (0..10).map(|_| json!({ "media": { "url": WEB }, "description": alt }));
    assert_eq!(raw.post(layout(json!([gallery(items.collect())]))).await.0, 200);
    let rows: Vec<Value> = (0..20).map(|n| button(&n.to_string())).collect();
    assert_eq!(raw.post(layout(json!(rows))).await.0, 200);
    let colour = json!([{ "type": 17, "accent_color": null, "components": [text("x")] }]);
    assert_eq!(raw.post(layout(colour)).await.0, 200);
    assert!(raw.sandbox.violations().is_empty(), "{:#?}", raw.sandbox.violations());
}

#[tokio::test]
async fn nested_buttons_and_menus_are_pressed_and_the_bot_is_told_where() {
    let raw = raw::start().await;
    let body = layout(json!([container(json!([
        section(json!([text("Beside")]), press("side")),
        { "type": 1, "components": [
            { "type": 3, "custom_id": "menu", "options": [{ "label": "l", "value": "v" }] }
        ]},
    ]))]));
    let (message, _) = raw.answered(body.clone()).await;
    let (one, asked) = raw.press(message, "side").await;
    assert_eq!(one.data["id"], 4);
    let mut private = layout(json!([text("for you")]));
    private["flags"] = json!(FLAG | 64);
    assert_eq!(raw.answer(&one, json!({ "type": 4, "data": private })).await.0, 204);
    let answer = asked.await.unwrap().unwrap();
    assert!(answer.is_ephemeral());
    assert_eq!(answer.text(), "for you");
    let ada = raw.ada.clone();
    let (one, asked) = raw.asked(async move { ada.select(message, "menu", &["v"]).await }).await;
    raw.answer(&one, json!({ "type": 6 })).await;
    assert!(matches!(asked.await.unwrap().unwrap().first, FirstAnswer::DeferredUpdate));
}

#[tokio::test]
async fn an_interaction_carries_the_message_with_all_that_is_nested() {
    let raw = raw::start().await;
    let (mut line, _) = Line::identify(&raw.sandbox, 1).await;
    let part = section(json!([text("Beside")]), press("side"));
    let (message, _) = raw.answered(layout(json!([container(json!([part]))]))).await;
    line.event("INTERACTION_CREATE").await;
    let (_, _asked) = raw.press(message, "side").await;
    let told = line.event("INTERACTION_CREATE").await;
    assert_eq!(told["data"], json!({ "id": 4, "custom_id": "side", "component_type": 2 }));
    assert_eq!(told["message"]["flags"], json!(FLAG));
    let section = &told["message"]["components"][0]["components"][0];
    assert_eq!(section["components"][0]["content"], "Beside");
    assert_eq!(section["accessory"]["custom_id"], "side");
}

//! Edits of messages of components of version 2, and edits that make one of an older message.

use serde_json::{Value, json};

use crate::layout::{FLAG, gallery, layout, png, text};
use crate::raw::{self, Raw, button};

const LEGACY: &str = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";

fn shows(name: &str) -> Value {
    gallery(vec![json!({ "media": { "url": format!("attachment://{name}") } })])
}

/// Writes a message and returns its address.
async fn written(raw: &Raw, body: Value, files: &[(u64, &str, Vec<u8>)]) -> (String, Value) {
    let path = format!("/channels/{}/messages", raw.general.id);
    let (status, reply) = raw.upload("POST", &path, body, files).await;
    assert_eq!(status, 200, "{reply}");
    (format!("{path}/{}", reply["id"].as_str().expect("an id")), reply)
}

#[tokio::test]
async fn an_old_message_takes_the_flag_once_its_old_fields_are_emptied() {
    let raw = raw::start().await;
    let old =
        json!({ "content": "old", "embeds": [{ "title": "t" }], "components": [button("a")] });
    let (path, _) = written(&raw, old, &[]).await;
    let mut edit = layout(json!([text("new")]));
    let (status, reply) = raw.send("PATCH", &path, edit.clone()).await;
    assert_eq!(status, 400);
    for field in ["content", "embeds"] {
        assert_eq!(reply["errors"][field]["_errors"][0]["code"], LEGACY, "{reply}");
    }
    edit["content"] = json!("");
    edit["poll"] = Value::Null;
    edit["sticker_ids"] = json!([]);
    let (_, reply) = raw.send("PATCH", &path, edit.clone()).await;
    assert!(reply["errors"]["content"].is_null() && reply["errors"]["embeds"].is_object());
    edit["content"] = Value::Null;
    edit["embeds"] = json!([]);
    let (status, reply) = raw.send("PATCH", &path, edit).await;
    assert_eq!((status, &reply["flags"]), (200, &json!(FLAG)), "{reply}");
    assert_eq!((&reply["content"], &reply["embeds"]), (&json!(""), &json!([])));
    assert_eq!(raw.general.messages()[0].text(), "new");
}

#[tokio::test]
async fn the_flag_is_never_taken_back() {
    let raw = raw::start().await;
    let (path, _) = written(&raw, layout(json!([text("one")])), &[]).await;
    for flags in [json!(0), json!(4), Value::Null] {
        let edit = json!({ "flags": flags, "components": [text("two")] });
        let (status, reply) = raw.send("PATCH", &path, edit).await;
        assert_eq!(status, 200, "{reply}");
        assert_eq!(reply["flags"].as_u64().unwrap() & FLAG, FLAG);
    }
    let (status, reply) = raw.send("PATCH", &path, json!({ "components": [text("three")] })).await;
    assert_eq!((status, &reply["components"][0]["content"]), (200, &json!("three")));
    for (field, value) in [("content", json!("x")), ("embeds", json!([{ "title": "t" }]))] {
        let (status, reply) = raw.send("PATCH", &path, json!({ "flags": 0, field: value })).await;
        assert_eq!((status, &reply["errors"][field]["_errors"][0]["code"]), (400, &json!(LEGACY)));
    }
    let emptied = json!({ "content": null, "embeds": [], "components": [text("four")] });
    assert_eq!(raw.send("PATCH", &path, emptied).await.0, 200);
    let (_, reply) = raw.send("PATCH", &path, json!({ "components": [] })).await;
    assert_eq!(reply["code"], 50006, "nothing would be left");
}

#[tokio::test]
async fn files_stay_when_they_are_not_spoken_of_and_may_be_shown_anew() {
    let raw = raw::start().await;
    let body = layout(json!([text("x"), shows("a.png"), shows("b.png")]));
    let files = [(0, "a.png", png(4, 2)), (1, "b.png", png(6, 3))];
    let (path, first) = written(&raw, body, &files).await;
    let media = |reply: &Value, part: usize| reply["components"][part]["items"][0]["media"].clone();
    // Both are kept, and named again.
    let edit = json!({ "components": [shows("b.png"), text("y"), shows("a.png")] });
    let (status, reply) = raw.send("PATCH", &path, edit).await;
    assert_eq!(status, 200, "{reply}");
    assert_eq!(media(&reply, 0), media(&first, 2));
    assert_eq!(media(&reply, 2)["width"], 4);
    // Only texts are changed: the pictures are sent back as they came.
    let mut same = reply["components"].clone();
    same[1] = text("z");
    let (status, again) = raw.send("PATCH", &path, json!({ "components": same })).await;
    assert_eq!((status, media(&again, 0)), (200, media(&reply, 0)));
    // One is kept by its id, which the answers name, and one comes.
    let kept = media(&first, 1)["attachment_id"].clone();
    let edit = json!({
        "attachments": [{ "id": kept }, { "id": 0 }],
        "components": [shows("a.png"), shows("c.png")],
    });
    let (status, reply) = raw.upload("PATCH", &path, edit, &[(0, "c.png", png(8, 8))]).await;
    assert_eq!(status, 200, "{reply}");
    assert_eq!(
        (&media(&reply, 0)["attachment_id"], &media(&reply, 1)["width"]),
        (&kept, &json!(8))
    );
    assert_eq!(raw.general.messages()[0].attachments.len(), 2);
    // What is gone cannot be shown.
    let (status, reply) = raw.send("PATCH", &path, json!({ "components": [shows("b.png")] })).await;
    assert_eq!(status, 400);
    let at = &reply["errors"]["components"]["0"]["items"]["0"]["media"]["url"]["_errors"];
    assert_eq!(at[0]["code"], "ATTACHMENT_NOT_FOUND", "{reply}");
    // Nor may what is shown go.
    let (status, reply) = raw.send("PATCH", &path, json!({ "attachments": [] })).await;
    assert_eq!((status, reply["errors"]["attachments"]["_errors"].is_array()), (400, true));
    let without = json!({ "attachments": [], "components": [text("no pictures")] });
    assert_eq!(raw.send("PATCH", &path, without).await.0, 200);
    assert!(raw.general.messages()[0].attachments.is_empty());
}

#[tokio::test]
async fn of_two_files_with_one_name_the_new_one_is_shown() {
    let raw = raw::start().await;
    let (path, _) =
        written(&raw, layout(json!([shows("t.png")])), &[(0, "t.png", png(1, 1))]).await;
    let edit = json!({ "components": [shows("t.png")] });
    let (status, reply) = raw.upload("PATCH", &path, edit, &[(0, "t.png", png(2, 2))]).await;
    assert_eq!((status, &reply["components"][0]["items"][0]["media"]["width"]), (200, &json!(2)));
}

#[tokio::test]
async fn a_file_that_nothing_shows_is_there_and_not_to_be_seen() {
    let raw = raw::start().await;
    let (_, reply) = written(&raw, layout(json!([text("x")])), &[(0, "a.png", png(4, 2))]).await;
    assert_eq!(reply["attachments"][0]["filename"], "a.png");
    assert!(raw.general.messages()[0].pictures().is_empty());
    // In a message without the flag it would be.
    written(&raw, json!({ "content": "x" }), &[(0, "a.png", png(4, 2))]).await;
    assert_eq!(raw.general.messages()[1].pictures().len(), 1);
}

#[tokio::test]
async fn a_deferred_answer_has_no_flag_and_its_edit_may_have() {
    let raw = raw::start().await;
    let (one, asked) = raw.go().await;
    let body = json!({ "type": 5, "data": { "flags": FLAG | 64 } });
    let (status, reply) = raw.answer(&one, body).await;
    assert_eq!((status, reply["errors"]["data"]["flags"]["_errors"].is_array()), (400, true));
    assert_eq!(raw.answer(&one, json!({ "type": 5, "data": { "flags": 64 } })).await.0, 204);
    let answer = asked.await.unwrap().unwrap();
    let path = raw.hook(&one, "/messages/@original");
    let body = layout(json!([text(format!("for <@{}>", raw.ada.id)), shows("a.png")]));
    let (status, reply) = raw.upload("PATCH", &path, body, &[(0, "a.png", png(4, 2))]).await;
    assert_eq!(status, 200, "{reply}");
    let message = answer.finished().await.unwrap();
    assert!(message.is_ephemeral() && message.has_layout() && !message.is_thinking());
    assert_eq!(message.pictures().len(), 1);
    assert_eq!(raw.ada.pings().len(), 1, "a text among the components names people");
}

#[tokio::test]
async fn a_late_answer_of_components_may_also_be_a_follow_up() {
    let raw = raw::start().await;
    let (one, asked) = raw.go().await;
    raw.answer(&one, json!({ "type": 5 })).await;
    let hook = raw.hook(&one, "");
    assert_eq!(raw.send("POST", &hook, layout(json!([text("late")]))).await.0, 200);
    let answer = asked.await.unwrap().unwrap();
    assert_eq!(answer.finished().await.unwrap().text(), "late");
    let mut private = layout(json!([text("more")]));
    private["flags"] = json!(FLAG | 64);
    assert_eq!(raw.send("POST", &hook, private).await.0, 200);
    assert!(raw.ada.sees(&raw.general)[1].is_ephemeral());
}

#[tokio::test]
async fn a_button_turns_its_message_into_components_and_changes_it_again() {
    let raw = raw::start().await;
    let (message, _) = raw.answered(json!({ "content": "old", "components": [button("a")] })).await;
    let (one, asked) = raw.press(message, "a").await;
    let mut data = layout(json!([text("new"), button("b")]));
    let (_, reply) = raw.answer(&one, json!({ "type": 7, "data": data })).await;
    assert_eq!(reply["errors"]["data"]["content"]["_errors"][0]["code"], LEGACY, "{reply}");
    data["content"] = Value::Null;
    assert_eq!(raw.answer(&one, json!({ "type": 7, "data": data })).await.0, 204);
    assert_eq!(asked.await.unwrap().unwrap().text(), "new");
    let (one, asked) = raw.press(message, "b").await;
    let data = json!({ "components": [text("newer"), button("b")] });
    assert_eq!(raw.answer(&one, json!({ "type": 7, "data": data })).await.0, 204);
    assert_eq!(asked.await.unwrap().unwrap().text(), "newer");
}

//! What Discord ignores: refused, or accepted and noted.

use sandbox::{Settings, Strictness, Whom};
use serde_json::{Value, json};

use crate::raw::{self, Raw, button};

async fn as_discord() -> Raw {
    raw::furnish(Settings { strictness: Strictness::Discord, ..raw::unlimited() }).await
}

/// What libraries send and Discord ignores, in the body of a message.
fn ignored_bodies() -> Vec<Value> {
    vec![
        json!({ "content": "x", "wait": true }),
        json!({ "content": "x", "messageReference": null }),
        json!({ "content": "x", "flags": 64 }),
        json!({ "embeds": [{ "title": "t", "flags": 0 }] }),
        json!({ "content": "x", "embeds": [{ "title": "t", "image": { "url": "attachment://no.png" } }] }),
        json!({ "content": "x", "enforce_nonce": true }),
    ]
}

#[tokio::test]
async fn what_discord_ignores_is_accepted_and_noted() {
    let raw = as_discord().await;
    for (number, body) in ignored_bodies().into_iter().enumerate() {
        let (status, reply) = raw.post(body.clone()).await;
        assert_eq!(status, 200, "{body} {reply}");
        assert_eq!(reply["flags"], 0);
        assert_eq!(raw.sandbox.ignored().len(), number + 1, "{body}");
    }
    assert!(raw.sandbox.violations().is_empty());
    let path = format!("/channels/{}/messages", raw.general.id);
    assert_eq!(raw.sandbox.ignored()[0].path, path);
    // What Discord refuses is refused here, too.
    assert_eq!(raw.post(json!({ "content": "x".repeat(2001) })).await.0, 400);
    assert_eq!(raw.post(json!({ "poll": { "question": { "text": "?" } } })).await.0, 400);
}

#[tokio::test]
async fn strictly_the_same_is_refused() {
    let raw = raw::start_by_its_own_rules().await;
    for body in ignored_bodies() {
        assert_eq!(raw.post(body.clone()).await.0, 400, "{body}");
    }
    assert_eq!(raw.sandbox.violations().len(), ignored_bodies().len());
}

#[tokio::test]
async fn answers_may_say_too_much() {
    let raw = as_discord().await;
    let (one, asked) = raw.go().await;
    let data = json!({ "content": "x", "components": [button("a")], "enforce_nonce": false });
    assert_eq!(raw.answer(&one, json!({ "type": 4, "data": data })).await.0, 204);
    let message = asked.await.unwrap().unwrap().message_id().unwrap();
    let (one, _asked) = raw.press(message, "a").await;
    assert_eq!(raw.answer(&one, json!({ "type": 6, "data": { "flags": 64 } })).await.0, 204);
    let (one, asked) = raw.go().await;
    assert_eq!(raw.answer(&one, json!({ "type": 5, "data": { "content": "lost" } })).await.0, 204);
    assert_eq!(asked.await.unwrap().unwrap().text(), "");
    assert_eq!(raw.sandbox.ignored().len(), 3);
    assert!(raw.sandbox.violations().is_empty());
}

#[tokio::test]
async fn embeds_without_the_permission_are_dropped() {
    let raw = as_discord().await;
    raw.guild.deny(Whom::Bot, sandbox::Permissions::EMBED_LINKS);
    let (status, reply) = raw.post(json!({ "content": "x", "embeds": [{ "title": "t" }] })).await;
    assert_eq!((status, &reply["embeds"]), (200, &json!([])));
    assert_eq!(raw.sandbox.ignored().len(), 1);
}

#[tokio::test]
async fn flags_that_are_set_already_may_be_sent_back() {
    let raw = raw::start().await;
    let (status, sent) = raw.post(json!({ "content": "x", "flags": 1 << 12 })).await;
    assert_eq!(status, 200, "{sent}");
    let path = format!("/channels/{}/messages/{}", raw.general.id, sent["id"].as_str().unwrap());
    let (status, reply) = raw.send("PATCH", &path, json!({ "flags": 1 << 12 | 4 })).await;
    assert_eq!((status, &reply["flags"]), (200, &json!(1 << 12 | 4)), "{reply}");
}

#[tokio::test]
async fn what_the_sandbox_has_not_says_so() {
    let raw = raw::start().await;
    let path = format!("/channels/{}/messages/1/reactions/%F0%9F%90%82/@me", raw.general.id);
    let (status, reply) = raw.send("PUT", &path, Value::Null).await;
    assert_eq!(status, 501);
    assert!(reply["message"].as_str().unwrap().contains("/reactions/"), "{reply}");
    assert_eq!(raw.send("GET", "/nothing/here", Value::Null).await.0, 404);
}

#[tokio::test]
async fn addresses_and_bodies_come_in_every_way_that_discord_reads() {
    let raw = raw::start().await;
    let (one, asked) = raw.go().await;
    assert_eq!(raw.answer(&one, json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
    asked.await.unwrap().unwrap();
    assert_eq!(raw.send("GET", &raw.hook(&one, "/messages/%40original"), Value::Null).await.0, 200);
    let path = format!("/channels/{}/messages", raw.general.id);
    let forms = [
        ("application/x-www-form-urlencoded", "payload_json=%7B%22content%22%3A%22a+b%22%7D"),
        ("application/x-www-form-urlencoded", "content=a+b&tts=false"),
        (
            "multipart/form-data; boundary=X",
            "--X\r\ncontent-disposition: form-data; name=\"content\"\r\n\r\na b\r\n--X--\r\n",
        ),
    ];
    for (kind, body) in forms {
        let request = raw.request("POST", &path).header("content-type", kind).body(body);
        let (status, reply) = raw::reply(request.send().await.unwrap()).await;
        assert_eq!((status, &reply["content"]), (200, &json!("a b")), "{kind} {reply}");
    }
    // Older versions of the address are there, as long as Discord has them.
    for (version, wanted) in [("api/v10", 200), ("api/v9", 200), ("api", 200), ("api/v8", 400)] {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let url = format!("{}/{version}/users/@me", raw.sandbox.url());
        let request =
            client.get(url).header("authorization", format!("Bot {}", raw.sandbox.token()));
        assert_eq!(request.send().await.unwrap().status().as_u16(), wanted, "{version}");
    }
}

//! What is sent with an interaction's token: messages of its own kind, limits of its own, and an
//! end.
//!
//! Where it isn't said otherwise, the facts are from Discord's documentation, Receiving and
//! Responding to Interactions, from "Followup Messages" to the end.

use std::time::Duration;

use sandbox::{Id, Interaction, Limit, Permissions, RateLimits, Settings, Strictness, Whom};
use serde_json::{Value, json};

use crate::raw::{self, Raw, button};

/// A message with a button, pressed, and the press answered.
async fn pressed(raw: &Raw, flags: u64, answer: Value) -> (Id, Interaction) {
    let data = json!({ "content": "table", "flags": flags, "components": [button("a")] });
    let (message, _) = raw.answered(data).await;
    let (one, _) = raw.press(message, "a").await;
    assert_eq!(raw.answer(&one, answer).await.0, 204);
    (message, one)
}

async fn follow_up(raw: &Raw, one: &Interaction, body: Value) -> raw::Reply {
    raw.send("POST", &raw.hook(one, ""), body).await
}

/// "The endpoints below are not bound to the application's Global Rate Limit", and "interactions
/// webhooks share the same rate limit properties as normal webhooks": five in two seconds, by the
/// token in place of the webhook (discord-api-docs issue 2701).
#[tokio::test]
async fn a_token_has_a_bucket_of_its_own_beside_the_global_limit() {
    assert_eq!(RateLimits::default().webhook, Some(Limit::new(5, 2)));
    // Longer seconds: a busy machine may take its time. The global limit is used up by what comes
    // before.
    let limits = RateLimits {
        webhook: Some(Limit::new(5, 600)),
        global: Some(Limit::new(2, 600)),
        ..RateLimits::off()
    };
    let raw = raw::start_with(Settings { rate_limits: limits, ..raw::unlimited() }).await;
    let (first, _) = raw.go().await;
    let (second, _) = raw.go().await;
    let (status, _) = raw.send("GET", "/users/@me", Value::Null).await;
    assert_eq!(status, 429);
    for one in [&first, &second] {
        // The first response doesn't count.
        assert_eq!(raw.answer(one, json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
        let original = raw.hook(one, "/messages/@original");
        let (_, new) = follow_up(&raw, one, json!({ "content": "y" })).await;
        let new = raw.hook(one, &format!("/messages/{}", new["id"].as_str().unwrap()));
        let body = json!({ "content": "z" });
        for (left, method, path, body) in [
            (3, "PATCH", &original, &body),
            (2, "PATCH", &new, &body),
            (1, "DELETE", &new, &Value::Null),
            (0, "GET", &original, &Value::Null),
        ] {
            let request = raw.request(method, path);
            let request = if body.is_null() { request } else { request.json(body) };
            let reply = request.send().await.unwrap();
            assert!(reply.status().is_success());
            assert_eq!(reply.headers()["x-ratelimit-limit"], "5");
            assert_eq!(reply.headers()["x-ratelimit-remaining"], left.to_string());
        }
        let body = json!({ "content": "too soon" });
        let refused = raw.request("POST", &raw.hook(one, "")).json(&body).send().await.unwrap();
        assert_eq!(refused.status(), 429);
        assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
        assert!(refused.headers().contains_key("retry-after"));
        let refused: Value = refused.json().await.unwrap();
        assert!(refused["retry_after"].as_f64().is_some_and(|wait| 0.0 < wait && wait <= 600.0));
        assert_eq!(refused["global"], false);
    }
    raw.sandbox.advance(Duration::from_secs(600));
    assert_eq!(follow_up(&raw, &first, json!({ "content": "again" })).await.0, 200);
}

/// The limit of webhooks in a channel, 30 a minute, holds for follow-ups, for those to one person,
/// too, and only a refusal tells of it: discord-api-docs issues 367, 2701, 3763 and 7243.
#[tokio::test]
async fn a_channel_can_have_a_limit_that_all_tokens_share() {
    assert_eq!(RateLimits::default().webhook_channel, None);
    let limits = RateLimits { webhook_channel: Some(Limit::new(2, 600)), ..RateLimits::off() };
    let raw = raw::start_with(Settings { rate_limits: limits, ..raw::unlimited() }).await;
    let mut last = None;
    for flags in [0, 64] {
        let (_, one) = raw.answered(json!({ "content": "x" })).await;
        assert_eq!(follow_up(&raw, &one, json!({ "content": "y", "flags": flags })).await.0, 200);
        last = Some(one);
    }
    let (one, body) = (last.unwrap(), json!({ "content": "z" }));
    let refused = raw.request("POST", &raw.hook(&one, "")).json(&body).send().await.unwrap();
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["x-ratelimit-scope"], "shared");
    // An edit posts nothing.
    let original = raw.hook(&one, "/messages/@original");
    assert_eq!(raw.send("PATCH", &original, body).await.0, 200);
}

/// "Interaction tokens are valid for 15 minutes."
#[tokio::test]
async fn a_dead_token_opens_nothing() {
    let hours = |hours: u64| Duration::from_secs(3600 * hours);
    let raw = raw::start_with(Settings { token_life: hours(15), ..raw::unlimited() }).await;
    let (_, one) = raw.answered(json!({ "content": "x" })).await;
    let (_, new) = follow_up(&raw, &one, json!({ "content": "y" })).await;
    raw.sandbox.advance(hours(16));
    let new = raw.hook(&one, &format!("/messages/{}", new["id"].as_str().unwrap()));
    let body = json!({ "content": "z" });
    for (method, path, body) in [
        ("POST", raw.hook(&one, ""), &body),
        ("PATCH", new.clone(), &body),
        ("DELETE", new, &Value::Null),
        ("GET", raw.hook(&one, "/messages/@original"), &Value::Null),
    ] {
        let (status, reply) = raw.send(method, &path, body.clone()).await;
        assert_eq!((status, &reply["code"]), (401, &json!(50027)), "{method} {path}");
    }
    assert_eq!(raw.general.messages().len(), 2);
}

/// "Responses to Message Components do not include" the interaction, "instead including a message
/// reference object as components always exist on preexisting messages" (Message Interaction
/// Object); the metadata names both the message under the component and, of a follow-up, the first
/// response (OpenAPI, `MessageComponentInteractionMetadataResponse`).
#[tokio::test]
async fn a_follow_up_to_a_button_refers_to_the_message_with_the_button() {
    let raw = raw::start().await;
    let (message, one) = pressed(&raw, 0, json!({ "type": 6 })).await;
    let (status, public) = follow_up(&raw, &one, json!({ "content": "new page" })).await;
    assert_eq!(status, 200, "{public}");
    assert_eq!(public["message_reference"]["message_id"], json!(message));
    assert_eq!(public["message_reference"]["channel_id"], json!(raw.general.id));
    assert_eq!(public["referenced_message"]["content"], "table");
    let metadata = &public["interaction_metadata"];
    assert_eq!((&metadata["id"], &metadata["type"]), (&json!(one.id), &json!(3)));
    assert_eq!(metadata["interacted_message_id"], json!(message));
    assert_eq!(metadata["user"]["id"], json!(raw.ada.id));
    // Who is referred to is the bot itself.
    assert_eq!(public["mentions"], json!([]));
    // It is a message like any other: the bot may change it by its own right, and it outlives the
    // token.
    let id = public["id"].as_str().unwrap();
    let path = format!("/channels/{}/messages/{id}", raw.general.id);
    assert_eq!(raw.send("PATCH", &path, json!({ "content": "changed" })).await.0, 200);
    // A message as first answer, and what comes after it.
    let (message, one) = pressed(&raw, 0, json!({ "type": 4, "data": { "content": "x" } })).await;
    let (_, first) = raw.send("GET", &raw.hook(&one, "/messages/@original"), Value::Null).await;
    let (_, second) = follow_up(&raw, &one, json!({ "content": "y" })).await;
    for answer in [&first, &second] {
        assert_eq!(answer["message_reference"]["message_id"], json!(message));
    }
    assert_eq!(first["interaction_metadata"].get("original_response_message_id"), None);
    assert_eq!(second["interaction_metadata"]["original_response_message_id"], first["id"]);
}

#[tokio::test]
async fn a_follow_up_to_a_button_that_one_person_sees_tells_nobody_of_that_message() {
    let raw = raw::start().await;
    let (message, one) = pressed(&raw, 64, json!({ "type": 6 })).await;
    let (_, public) = follow_up(&raw, &one, json!({ "content": "for all" })).await;
    assert_eq!(public["message_reference"]["message_id"], json!(message));
    assert_eq!(public.get("referenced_message"), None);
}

/// "You can use the EPHEMERAL message flag to send a message that only the user can see"; directly
/// after a deferred message "the ephemeral flag will be ignored, and the value you provided in the
/// initial defer response will be preserved". A deferred update defers no message.
#[tokio::test]
async fn the_flag_of_a_follow_up_is_its_own_but_for_the_one_that_was_deferred() {
    let raw = raw::start().await;
    for deferred in [0, 64] {
        let (one, _) = raw.go().await;
        let body = json!({ "type": 5, "data": { "flags": deferred } });
        assert_eq!(raw.answer(&one, body).await.0, 204);
        for (wanted, is) in [(64 - deferred, deferred), (0, 0), (64, 64)] {
            let body = json!({ "content": "x", "flags": wanted });
            let (_, reply) = follow_up(&raw, &one, body).await;
            assert_eq!(reply["flags"].as_u64().unwrap() & 64, is, "{deferred} {wanted}");
        }
    }
    let (message, one) = pressed(&raw, 64, json!({ "type": 6 })).await;
    let (_, public) = follow_up(&raw, &one, json!({ "content": "x" })).await;
    assert_ne!(public["id"], json!(message));
    assert_eq!(public["flags"].as_u64().unwrap() & 64, 0);
}

/// A follow-up "functions the same as Execute Webhook": it takes `allowed_mentions` and rings, and
/// needs no permission to write in the channel.
#[tokio::test]
async fn a_follow_up_rings_as_far_as_it_may_and_asks_for_no_permission() {
    let raw = raw::start().await;
    let bob = raw.sandbox.person("Bob");
    bob.join(&raw.guild);
    let (_, one) = pressed(&raw, 0, json!({ "type": 6 })).await;
    let may_not = Permissions::SEND_MESSAGES | Permissions::VIEW_CHANNEL;
    raw.general.deny(Whom::Bot, may_not);
    let text = format!("<@{}> and <@{}>", raw.ada.id, bob.id);
    let quiet = json!({ "content": text, "allowed_mentions": { "parse": [] } });
    assert_eq!(follow_up(&raw, &one, quiet).await.0, 200);
    let loud = json!({ "content": text, "allowed_mentions": { "users": [bob.id] } });
    assert_eq!(follow_up(&raw, &one, loud).await.0, 200);
    assert_eq!((raw.ada.pings().len(), bob.pings().len()), (0, 1));
}

/// Neither the fields of Execute Webhook nor its description (OpenAPI,
/// `IncomingWebhookRequestPartial`) know a nonce: a second try is a second message.
#[tokio::test]
async fn no_nonce_keeps_a_follow_up_from_being_sent_twice() {
    let raw = raw::furnish(Settings { strictness: Strictness::Discord, ..raw::unlimited() }).await;
    let (_, one) = raw.answered(json!({ "content": "x" })).await;
    let body = json!({ "content": "y", "nonce": "n", "enforce_nonce": true });
    let (_, first) = follow_up(&raw, &one, body.clone()).await;
    let (status, second) = follow_up(&raw, &one, body).await;
    assert_eq!(status, 200, "{second}");
    assert_ne!(first["id"], second["id"]);
    assert_eq!(first.get("nonce"), None);
}

//! Rate limits, nonces, and faults on order.

use std::time::{Duration, Instant};

use sandbox::{Fault, Limit, Misbehaviour, RateLimits, Settings};
use serde_json::{Value, json};

use crate::raw;

#[tokio::test]
async fn the_sixth_message_waits_and_the_headers_say_so() {
    // Five in five seconds, but longer seconds: a busy machine may take its time.
    let create_message = Some(Limit::new(5, 600));
    let limits = RateLimits { create_message, ..RateLimits::default() };
    let raw = raw::start_with(Settings { rate_limits: limits, ..raw::unlimited() }).await;
    let path = format!("/channels/{}/messages", raw.general.id);
    for left in (0..5).rev() {
        let body = json!({ "content": "x" });
        let reply = raw.request("POST", &path).json(&body).send().await.unwrap();
        assert_eq!(reply.headers()["x-ratelimit-remaining"], left.to_string());
        let after = reply.headers()["x-ratelimit-reset-after"].to_str().unwrap();
        assert!(after.parse::<f64>().unwrap() <= 600.0);
    }
    let refused = raw.request("POST", &path).json(&json!({ "content": "x" })).send().await.unwrap();
    assert_eq!(refused.status(), 429);
    assert!(refused.headers()["retry-after"].to_str().unwrap().parse::<u64>().is_ok());
    assert_eq!(refused.json::<Value>().await.unwrap()["global"], false);
    raw.sandbox.advance(Duration::from_secs(600));
    assert_eq!(raw.post(json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn fifty_a_second_but_answers_to_interactions_are_exempt() {
    assert_eq!(RateLimits::default().global, Some(Limit::new(50, 1)));
    // A longer second, and no other limit: a busy machine may take its time.
    let limits = RateLimits { global: Some(Limit::new(50, 600)), ..RateLimits::off() };
    let raw = raw::start_with(Settings { rate_limits: limits, ..raw::unlimited() }).await;
    let (one, _) = raw.go().await;
    let before = raw.sandbox.counts();
    let mut refused = 0;
    for _ in 0..60 {
        let reply = raw.request("GET", "/users/@me").send().await.unwrap();
        if reply.headers().contains_key("x-ratelimit-global") {
            refused += 1;
        }
    }
    // One of the fifty registered the command.
    assert_eq!(refused, 11);
    assert_eq!(raw.answer(&one, json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
    let path = raw.hook(&one, "/messages/@original");
    assert_eq!(raw.send("GET", &path, Value::Null).await.0, 200);
    let counts = raw.sandbox.counts().since(before);
    assert_eq!((counts.counted, counts.exempt), (60, 2));
}

#[tokio::test]
async fn an_enforced_nonce_finds_the_message_it_made() {
    let raw = raw::start().await;
    let body = json!({ "content": "x", "nonce": "n", "enforce_nonce": true });
    let (_, first) = raw.post(body.clone()).await;
    let (_, again) = raw.post(body.clone()).await;
    assert_eq!(first["id"], again["id"]);
    assert_eq!(raw.general.messages().len(), 1);
    raw.sandbox.advance(Duration::from_secs(181));
    assert_ne!(raw.post(body).await.1["id"], first["id"]);
}

#[tokio::test]
async fn faults_strike_as_ordered() {
    let raw = raw::start().await;
    let order = |what| {
        let fault = Fault::next(1, what).on("POST", "/messages");
        raw.sandbox.misbehave(fault);
    };
    let path = format!("/channels/{}/messages", raw.general.id);
    let send = || raw.request("POST", &path).json(&json!({ "content": "x" })).send();
    let count = || raw.general.messages().len();

    order(Misbehaviour::LostReply);
    assert!(send().await.is_err());
    assert_eq!(count(), 1);
    order(Misbehaviour::LostRequest);
    assert!(send().await.is_err());
    assert_eq!(count(), 1);
    order(Misbehaviour::Silence);
    let unanswered = tokio::spawn(send());
    while !raw.sandbox.pending_faults().is_empty() {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(!unanswered.is_finished());
    unanswered.abort();
    assert_eq!(count(), 1);
    order(Misbehaviour::Status { status: 502 });
    assert_eq!(send().await.unwrap().status(), 502);
    assert_eq!(count(), 1);
    order(Misbehaviour::DoneButStatus { status: 500 });
    assert_eq!(send().await.unwrap().status(), 500);
    assert_eq!(count(), 2);
    order(Misbehaviour::TooMany { retry_after_ms: 100, global: true });
    let reply = send().await.unwrap();
    assert_eq!(
        (reply.status().as_u16(), &reply.headers()["x-ratelimit-global"]),
        (429, &"true".parse().unwrap())
    );
    order(Misbehaviour::Refuse { status: 403, code: 50013 });
    assert_eq!(raw.post(json!({ "content": "x" })).await.1["code"], 50013);
    let begin = Instant::now();
    order(Misbehaviour::AnswerAfter { ms: 150 });
    assert_eq!(send().await.unwrap().status(), 200);
    order(Misbehaviour::Latency { ms: 150 });
    assert_eq!(send().await.unwrap().status(), 200);
    assert!(begin.elapsed() >= Duration::from_millis(300));
    assert_eq!(count(), 4);
    assert!(raw.sandbox.pending_faults().is_empty());
    let struck = raw.sandbox.requests().iter().filter(|request| request.fault.is_some()).count();
    assert_eq!(struck, 8);
}

#[tokio::test]
async fn what_is_held_goes_on_once_the_faults_are_cleared() {
    let raw = raw::start().await;
    let path = format!("/channels/{}/messages", raw.general.id);
    let send = || raw.request("POST", &path).json(&json!({ "content": "x" })).send();
    for (what, there, then) in [(Misbehaviour::Held, 0, 2), (Misbehaviour::AnswerHeld, 3, 4)] {
        raw.sandbox.misbehave(Fault::next(1, what).on("POST", "/messages"));
        let overtakes = async {
            while !raw.sandbox.pending_faults().is_empty() {
                tokio::task::yield_now().await;
            }
            assert_eq!(raw.general.messages().len(), there);
            assert_eq!(send().await.unwrap().status(), 200);
            raw.sandbox.behave();
        };
        let (held, ()) = tokio::join!(send(), overtakes);
        assert_eq!(held.unwrap().status(), 200);
        assert_eq!(raw.general.messages().len(), then);
    }
}

#[tokio::test]
async fn a_full_log_says_that_it_forgot() {
    let raw = raw::start_with(Settings { log: 3, ..raw::unlimited() }).await;
    for _ in 0..5 {
        raw.send("GET", "/users/@me", Value::Null).await;
    }
    assert_eq!(raw.sandbox.requests().len(), 3);
    assert_eq!(raw.sandbox.counts().forgotten, 2);
}

#[tokio::test]
async fn the_ports_are_free_when_the_last_handle_is_gone() {
    let raw = raw::start().await;
    let url = raw.sandbox.url().to_owned();
    drop(raw);
    let address = url.trim_start_matches("http://");
    let free = async {
        while tokio::net::TcpStream::connect(address).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    raw::in_time("the end of the listener", free).await;
}

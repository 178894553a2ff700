//! Interactions that are sent to an address of the bot's own.

use std::sync::{Arc, Mutex};

use ring::signature::{ED25519, UnparsedPublicKey};
use sandbox::{Action, Sandbox};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::raw;

/// A bot that is nothing but an address: it checks signatures, and answers as it is told.
struct Bot {
    url: String,
    answer: Arc<Mutex<Value>>,
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

/// Head and body of a request.
async fn read(stream: &mut TcpStream) -> (String, String) {
    let mut all = Vec::new();
    loop {
        let mut part = [0; 4096];
        let count = stream.read(&mut part).await.unwrap();
        all.extend_from_slice(&part[..count]);
        let text = String::from_utf8_lossy(&all).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = header(head, "content-length").parse::<usize>().unwrap();
            if body.len() >= length || count == 0 {
                return (head.to_owned(), body.to_owned());
            }
        }
    }
}

fn header<'h>(head: &'h str, name: &str) -> &'h str {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
}

impl Bot {
    /// Starts one that checks signatures, or that believes everything.
    async fn start(sandbox: &Sandbox, careful: bool) -> Bot {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/interactions", listener.local_addr().unwrap());
        let answer = Arc::new(Mutex::new(Value::Null));
        let (key, told) = (bytes(&sandbox.public_key()), Arc::clone(&answer));
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (head, body) = read(&mut stream).await;
                let signed = format!("{}{body}", header(&head, "x-signature-timestamp"));
                let signature = bytes(header(&head, "x-signature-ed25519"));
                let checked =
                    UnparsedPublicKey::new(&ED25519, &key).verify(signed.as_bytes(), &signature);
                let asked: Value = serde_json::from_str(&body).unwrap();
                let reply = match asked["type"].as_u64() {
                    Some(1) => json!({ "type": 1 }),
                    _ => told.lock().unwrap().clone(),
                };
                let (status, text) = match (careful && checked.is_err(), reply) {
                    (true, _) => ("401 Unauthorized", String::new()),
                    (_, Value::Null) => ("202 Accepted", String::new()),
                    (_, reply) => ("200 OK", reply.to_string()),
                };
                let head = format!(
                    "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
                    text.len()
                );
                stream.write_all(format!("{head}{text}").as_bytes()).await.unwrap();
            }
        });
        Bot { url, answer }
    }
}

#[tokio::test]
async fn an_address_must_check_signatures_before_it_is_taken() {
    let raw = raw::start().await;
    let (_, application) = raw.send("GET", "/applications/@me", Value::Null).await;
    assert_eq!(application["verify_key"], json!(raw.sandbox.public_key()));
    let take = |url: String| {
        raw.send("PATCH", "/applications/@me", json!({ "interactions_endpoint_url": url }))
    };
    let rash = Bot::start(&raw.sandbox, false).await;
    for url in [rash.url, "http://127.0.0.1:1/".into(), "https://example.com/".into()] {
        let (status, reply) = take(url).await;
        let code = &reply["errors"]["interactions_endpoint_url"]["_errors"][0]["code"];
        assert_eq!(
            (status, code),
            (400, &json!("APPLICATION_INTERACTIONS_ENDPOINT_VALIDATION")),
            "{reply}"
        );
    }
    let careful = Bot::start(&raw.sandbox, true).await;
    let (status, reply) = take(careful.url.clone()).await;
    assert_eq!(
        (status, &reply["interactions_endpoint_url"]),
        (200, &json!(careful.url)),
        "{reply}"
    );
}

#[tokio::test]
async fn an_interaction_is_answered_at_the_address_or_later_over_rest() {
    let raw = raw::start().await;
    let bot = Bot::start(&raw.sandbox, true).await;
    raw.sandbox.act(Action::SetEndpoint { app: None, url: Some(bot.url.clone()) }).unwrap();
    *bot.answer.lock().unwrap() = json!({ "type": 4, "data": { "content": "by HTTP" } });
    let (_, asked) = raw.go().await;
    assert_eq!(asked.await.unwrap().unwrap().text(), "by HTTP");
    assert!(raw.sandbox.violations().is_empty());
    let posted = raw.sandbox.requests().into_iter().find(|one| one.path == bot.url).unwrap();
    assert_eq!(posted.status, 200);
    // Accepted, and answered with the token.
    *bot.answer.lock().unwrap() = Value::Null;
    let (one, asked) = raw.go().await;
    let later = json!({ "type": 4, "data": { "content": "later" } });
    assert_eq!(raw.answer(&one, later).await.0, 204);
    assert_eq!(asked.await.unwrap().unwrap().text(), "later");
    // An answer that is none is the bot's mistake.
    *bot.answer.lock().unwrap() = json!({ "type": 7 });
    let (_, _asked) = raw.go().await;
    raw.sandbox
        .until(|world| world.requests().filter(|one| one.path == bot.url).count() == 3)
        .await
        .unwrap();
    assert_eq!(raw.sandbox.violations().len(), 1);
}

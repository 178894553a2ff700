//! The gateway without a library.

use futures_util::{SinkExt, StreamExt};
use sandbox::{Breakdown, Sandbox};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::raw;

/// A bot's connection.
pub(crate) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    async fn open(sandbox: &Sandbox) -> Line {
        let url = sandbox.url().replace("http", "ws");
        let (socket, _) =
            tokio_tungstenite::connect_async(format!("{url}/?v=10&encoding=json")).await.unwrap();
        let mut line = Line(socket);
        assert_eq!(line.next().await["op"], 10);
        line
    }

    async fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or the code the connection was closed with.
    async fn next(&mut self) -> Value {
        match raw::in_time("the gateway", self.0.next()).await {
            Some(Ok(Message::Text(text))) => serde_json::from_str(text.as_str()).unwrap(),
            Some(Ok(Message::Close(Some(frame)))) => json!({ "closed": u16::from(frame.code) }),
            other => json!({ "gone": format!("{other:?}") }),
        }
    }

    /// The next event of this name, past all others.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let message = self.next().await;
            assert!(message.get("op").is_some(), "{message} instead of {name}");
            if message["t"] == name {
                return message["d"].clone();
            }
        }
    }

    pub(crate) async fn identify(sandbox: &Sandbox, intents: u64) -> (Line, Value) {
        let mut line = Line::open(sandbox).await;
        let data = json!({ "token": sandbox.token(), "intents": intents, "properties": {} });
        line.send(json!({ "op": 2, "d": data })).await;
        let ready = line.event("READY").await;
        (line, ready)
    }
}

#[tokio::test]
async fn a_wrong_token_is_told_so() {
    let raw = raw::start().await;
    for (token, intents, code) in
        [("wrong", json!(1), 4004), (raw.sandbox.token(), json!("all"), 4013)]
    {
        let mut line = Line::open(&raw.sandbox).await;
        line.send(json!({ "op": 2, "d": { "token": token, "intents": intents } })).await;
        assert_eq!(line.next().await, json!({ "closed": code }));
    }
    let mut line = Line::open(&raw.sandbox).await;
    line.send(json!({ "op": 77 })).await;
    assert_eq!(line.next().await, json!({ "closed": 4001 }));
}

#[tokio::test]
async fn heartbeats_are_acknowledged_and_guilds_come_after_ready() {
    let raw = raw::start().await;
    let (mut line, ready) = Line::identify(&raw.sandbox, 1).await;
    assert_eq!(ready["guilds"][0]["unavailable"], true);
    let guild = line.event("GUILD_CREATE").await;
    assert_eq!(guild["channels"][0]["name"], "general");
    assert_eq!(guild["members"].as_array().unwrap().len(), 1, "only the bot without the intent");
    line.send(json!({ "op": 1, "d": null })).await;
    assert_eq!(line.next().await["op"], 11);
}

#[tokio::test]
async fn intents_decide_what_is_told() {
    let raw = raw::start().await;
    let (mut few, _) = Line::identify(&raw.sandbox, 1).await;
    let (mut many, _) = Line::identify(&raw.sandbox, 1 | 1 << 1 | 1 << 9).await;
    let id = raw.ada.say(&raw.general, "hello").unwrap();
    raw.ada.leave(&raw.guild);
    raw.general.delete();
    let message = many.event("MESSAGE_CREATE").await;
    assert_eq!((&message["id"], &message["content"]), (&json!(id), &json!("")));
    assert_eq!(many.event("GUILD_MEMBER_REMOVE").await["user"]["id"], json!(raw.ada.id));
    // The one with few intents hears of the guild, then of the channel, of nothing between.
    assert_eq!(few.next().await["t"], "GUILD_CREATE");
    assert_eq!(few.next().await["t"], "CHANNEL_DELETE");
    raw.guild.delete();
    assert_eq!(few.event("GUILD_DELETE").await["id"], json!(raw.guild.id));
}

#[tokio::test]
async fn a_session_is_resumed_with_all_that_was_missed() {
    let raw = raw::start().await;
    let (mut line, ready) = Line::identify(&raw.sandbox, 1).await;
    line.event("GUILD_CREATE").await;
    raw.sandbox.break_gateway(Breakdown::Cut);
    let resume = |seen: u64| {
        json!({ "op": 6, "d": {
            "token": raw.sandbox.token(), "session_id": ready["session_id"], "seq": seen,
        }})
    };
    raw.guild.channel("second");
    let mut line = Line::open(&raw.sandbox).await;
    line.send(resume(2)).await;
    assert_eq!(line.next().await["d"]["name"], "second");
    assert_eq!(line.next().await["t"], "RESUMED");
    raw.sandbox.break_gateway(Breakdown::Forget);
    let mut line = Line::open(&raw.sandbox).await;
    line.send(resume(2)).await;
    let invalid = line.next().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    // The same connection may be used to begin anew.
    let data = json!({ "token": raw.sandbox.token(), "intents": 1 });
    line.send(json!({ "op": 2, "d": data })).await;
    line.event("READY").await;
    raw.sandbox.break_gateway(Breakdown::Reconnect);
    line.event("GUILD_CREATE").await;
    assert_eq!(line.next().await["op"], 7);
}

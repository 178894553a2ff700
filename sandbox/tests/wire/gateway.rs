//! The gateway without a library.

use futures_util::{SinkExt, StreamExt};
use std::time::Duration;

use sandbox::{Breakdown, Sandbox, Settings};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::raw;

/// A bot's connection.
pub(crate) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    pub(crate) async fn open(sandbox: &Sandbox) -> Line {
        let url = sandbox.url().replace("http", "ws");
        let (socket, _) =
            tokio_tungstenite::connect_async(format!("{url}/?v=10&encoding=json")).await.unwrap();
        let mut line = Line(socket);
        assert_eq!(line.next().await["op"], 10);
        line
    }

    pub(crate) async fn send(&mut self, message: Value) {
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

    /// One of several shards; what it is answered first.
    async fn shard(sandbox: &Sandbox, shard: [u64; 2]) -> (Line, Value) {
        let mut line = Line::open(sandbox).await;
        let data =
            json!({ "token": sandbox.token(), "intents": 1 << 9 | 1 << 12 | 1, "shard": shard });
        line.send(json!({ "op": 2, "d": data })).await;
        let first = line.next().await;
        (line, first)
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

#[tokio::test]
async fn guilds_are_shared_out_to_shards_and_what_has_no_guild_is_for_the_first() {
    let settings = Settings { shards: 2, max_concurrency: 2, ..raw::unlimited() };
    let raw = raw::start_with(settings).await;
    let (_, bot) = raw.send("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(
        (&bot["shards"], &bot["session_start_limit"]["max_concurrency"]),
        (&json!(2), &json!(2))
    );
    let other = (0..9)
        .map(|number| raw.sandbox.guild(&format!("Other {number}")))
        .find(|one| (one.id.0 >> 22) % 2 != (raw.guild.id.0 >> 22) % 2)
        .expect("ids are odd and even");
    let mut lines = Vec::new();
    for shard in [0, 1] {
        let (line, ready) = Line::shard(&raw.sandbox, [shard, 2]).await;
        assert_eq!(ready["d"]["shard"], json!([shard, 2]));
        for guild in ready["d"]["guilds"].as_array().expect("a list") {
            let id: u64 = guild["id"].as_str().expect("an id").parse().expect("a number");
            assert_eq!((id >> 22) % 2, shard);
        }
        lines.push(line);
    }
    let mine = usize::from((raw.guild.id.0 >> 22) % 2 == 1);
    let said = raw.ada.say(&raw.general, "hello").expect("a message");
    assert_eq!(lines[mine].event("MESSAGE_CREATE").await["id"], json!(said));
    raw.ada.join(&other);
    let elsewhere = other.channel("elsewhere");
    let said = raw.ada.say(&elsewhere, "hello").expect("a message");
    assert_eq!(lines[1 - mine].event("MESSAGE_CREATE").await["id"], json!(said));
    let private = raw.ada.say(&raw.ada.dm_channel(), "in private").expect("a message");
    assert_eq!(lines[0].event("MESSAGE_CREATE").await["id"], json!(private));
    let (_, wrong) = Line::shard(&raw.sandbox, [2, 2]).await;
    assert_eq!(wrong, json!({ "closed": 4010 }));
}

#[tokio::test]
async fn shards_of_a_group_identify_one_after_the_other() {
    // Hours for seconds: the simulated clock runs on with the real one, and a busy machine is slow.
    let hour = Duration::from_secs(3600);
    let settings = Settings { max_concurrency: 2, identify_every: Some(hour), ..raw::unlimited() };
    let raw = raw::start_with(settings).await;
    let name = |first: &Value| first["t"].as_str().unwrap_or("none").to_owned();
    let (_zero, first) = Line::shard(&raw.sandbox, [0, 3]).await;
    let (_one, second) = Line::shard(&raw.sandbox, [1, 3]).await;
    assert_eq!([name(&first), name(&second)], ["READY", "READY"], "two groups");
    let (_two, early) = Line::shard(&raw.sandbox, [2, 3]).await;
    assert_eq!((&early["op"], &early["d"]), (&json!(9), &json!(false)));
    raw.sandbox.advance(hour);
    let (_two, late) = Line::shard(&raw.sandbox, [2, 3]).await;
    assert_eq!(name(&late), "READY");
}

#[tokio::test]
async fn a_library_that_identifies_again_at_once_is_slowed_down() {
    let hour = Duration::from_secs(3600);
    let raw = raw::start_with(Settings { identify_every: Some(hour), ..raw::unlimited() }).await;
    let (_first, _) = Line::shard(&raw.sandbox, [0, 1]).await;
    let (mut line, refusal) = Line::shard(&raw.sandbox, [0, 1]).await;
    assert_eq!(refusal["op"], 9);
    let begin = std::time::Instant::now();
    let token = raw.sandbox.token();
    line.send(json!({ "op": 2, "d": { "token": token, "intents": 1, "properties": {} } })).await;
    assert_eq!(line.next().await["op"], 9);
    assert!(begin.elapsed() > Duration::from_millis(900), "{:?}", begin.elapsed());
}

#[tokio::test]
async fn members_are_listed_over_the_gateway() {
    let raw = raw::start().await;
    let bob = raw.sandbox.person("Bob");
    bob.join(&raw.guild);
    let (mut line, _) = Line::identify(&raw.sandbox, 1 | 1 << 1).await;
    let mut names = Vec::new();
    for ask in [
        json!({ "query": "", "limit": 0 }),
        json!({ "query": "b", "limit": 5, "nonce": "n" }),
        json!({ "user_ids": [raw.ada.id, "5"] }),
    ] {
        let mut ask = ask;
        ask["guild_id"] = json!(raw.guild.id);
        line.send(json!({ "op": 8, "d": ask })).await;
        let chunk = line.event("GUILD_MEMBERS_CHUNK").await;
        assert_eq!((&chunk["chunk_index"], &chunk["chunk_count"]), (&json!(0), &json!(1)));
        let members = chunk["members"].as_array().expect("a list").clone();
        let user = |one: &Value| one["user"]["global_name"].as_str().unwrap_or("?").to_owned();
        names.push(members.iter().map(user).collect::<Vec<_>>());
        match names.len() {
            2 => assert_eq!(chunk["nonce"], "n"),
            3 => assert_eq!(chunk["not_found"], json!(["5"])),
            _ => {}
        }
    }
    assert_eq!(names[0].len(), 4, "the owner, the bot, Ada and Bob: {names:?}");
    assert_eq!(names[1..], [vec!["Bob".to_owned()], vec!["Ada".to_owned()]]);
    // Without the intent nobody hears who else is there.
    let (mut few, _) = Line::identify(&raw.sandbox, 1).await;
    let ask = json!({ "guild_id": raw.guild.id, "query": "", "limit": 0 });
    few.send(json!({ "op": 8, "d": ask })).await;
    let chunk = few.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(chunk["members"].as_array().expect("a list").len(), 1);
}

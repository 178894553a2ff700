//! The gateway as one client sees it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use crate::http::Shared;
use crate::http::compression::Compressor;
use crate::http::worlds::Worlds;
use crate::id::Id;
use crate::world::change::{Change, GatewayState};
use crate::world::gateway::Frame;
use crate::world::shard::Shard;

/// Delay of the refusal of a client that identifies too early once more.
const REFUSAL: Duration = Duration::from_secs(1);

/// A gateway connection, with the state of its client.
struct Line {
    worlds: Arc<Worlds>,
    /// The world of the client; the first one until a token says which.
    shared: Arc<Shared>,
    outbox: UnboundedSender<Frame>,
    session: Option<u64>,
    /// Whether it was told that its session is invalid because it identified too early.
    hurried: bool,
}

/// Talks to a client until one of both goes.
pub(crate) async fn talk(
    worlds: Arc<Worlds>,
    shared: Arc<Shared>,
    mut socket: WebSocket,
    query: String,
) {
    let (outbox, mut inbox) = unbounded_channel();
    let Some(mut compressor) = Compressor::asked_for(&query) else {
        // Better to say so than to send what the client cannot read.
        close(&mut socket, 4002, "only encoding=json; zlib-stream, zstd-stream or none").await;
        return;
    };
    let interval = shared.world().settings.heartbeat;
    let hello = json!({
        "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": interval.as_millis() as u64, "_trace": [] },
    });
    let mut stop = worlds.first.stop.subscribe();
    let mut line = Line { worlds, shared, outbox, session: None, hurried: false };
    if send(&mut socket, &mut compressor, hello.to_string()).await.is_err() {
        return;
    }
    // A client that forgets its heartbeat is sent away, after some grace.
    let grace = interval + interval / 2 + Duration::from_secs(1);
    let mut deadline = Instant::now() + grace;
    loop {
        let mut gone = line.shared.stop.subscribe();
        let frame = tokio::select! {
            frame = inbox.recv() => frame,
            read = socket.next() => match read {
                Some(Ok(Message::Text(text))) => {
                    deadline = Instant::now() + grace;
                    understand(&mut line, text.as_str())
                }
                Some(Ok(Message::Binary(bytes))) => {
                    deadline = Instant::now() + grace;
                    let text = String::from_utf8_lossy(&bytes).into_owned();
                    understand(&mut line, &text)
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            () = tokio::time::sleep_until(deadline) => Some(Frame::Close(4009, "Session timed out")),
            _ = stop.wait_for(|stop| *stop) => break,
            _ = gone.wait_for(|stop| *stop) => break,
        };
        let goes_on = match frame {
            Some(Frame::Text(text)) => send(&mut socket, &mut compressor, text).await.is_ok(),
            Some(Frame::Close(code, reason)) => {
                close(&mut socket, code, reason).await;
                false
            }
            Some(Frame::Cut) => false,
            None => true,
        };
        if !goes_on {
            break;
        }
    }
    if let Some(session) = line.session {
        line.shared.world().line_ended(session, &line.outbox);
    }
}

async fn send(
    socket: &mut WebSocket,
    compressor: &mut Compressor,
    text: String,
) -> Result<(), axum::Error> {
    let message = compressor.message(text).map_err(axum::Error::new)?;
    socket.send(message).await
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        // Give the client a moment to answer, so that it reads the code and not a broken line.
        let _ = tokio::time::timeout(Duration::from_secs(2), async {
            while let Some(Ok(_)) = socket.next().await {}
        })
        .await;
    }
    let _ = SinkExt::close(socket).await;
}

/// Reads one message of a client; returns what must be answered at once.
fn understand(line: &mut Line, text: &str) -> Option<Frame> {
    let Ok(message) = serde_json::from_str::<Value>(text) else {
        return Some(Frame::Close(4002, "Error while decoding payload."));
    };
    let data = &message["d"];
    match message["op"].as_u64() {
        Some(1) => acknowledge(line),
        Some(2) => identify(line, data),
        Some(6) => resume(line, data),
        Some(8) if line.session.is_some() => {
            let session = line.session.unwrap_or_default();
            line.shared.world().send_members(session, data);
            None
        }
        Some(3 | 4 | 31) if line.session.is_some() => None,
        Some(3 | 4 | 8 | 31) => Some(Frame::Close(4003, "Not authenticated.")),
        _ => Some(Frame::Close(4001, "Unknown opcode.")),
    }
}

/// A heartbeat is heard. The answer takes a moment, as over any real line: a library whose clock
/// ticks slowly takes one that is there at once for one of an earlier heartbeat.
fn acknowledge(line: &Line) -> Option<Frame> {
    let delay = line.shared.world().settings.heartbeat_delay;
    let ack = Frame::Text(json!({ "op": 11, "d": null, "s": null, "t": null }).to_string());
    if delay.is_zero() {
        return Some(ack);
    }
    answer_later(line, delay, ack);
    None
}

/// The application of a token, in whatever world it lives; the connection belongs there from now
/// on.
fn app_of(line: &mut Line, data: &Value) -> Option<Id> {
    let token = data["token"].as_str().unwrap_or_default();
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    if line.session.is_none() && !line.shared.has_token(token) {
        line.shared = line.worlds.of_token(token);
    }
    let mut world = line.shared.world();
    let app = world.apps.values().find(|app| app.token == token)?;
    let (id, refused) = (app.id, app.refused);
    if refused {
        world.emit(Change::Gateway { app: id, state: GatewayState::Refused });
        return None;
    }
    Some(id)
}

fn identify(line: &mut Line, data: &Value) -> Option<Frame> {
    let Some(app) = app_of(line, data) else {
        return Some(Frame::Close(4004, "Authentication failed."));
    };
    let Some(intents) = data["intents"].as_u64().filter(|intents| *intents < 1 << 26) else {
        return Some(Frame::Close(4013, "Invalid intent(s)."));
    };
    let Some(shard) = Shard::read(&data["shard"]) else {
        return Some(Frame::Close(4010, "Invalid shard."));
    };
    let mut world = line.shared.world();
    if line.session.is_some_and(|session| world.is_live(session, &line.outbox)) {
        return Some(Frame::Close(4005, "Already authenticated."));
    }
    if !world.may_identify(app, shard) {
        drop(world);
        return slow_down(line);
    }
    line.session = Some(world.identify(app, intents, shard, line.outbox.clone()));
    None
}

/// Refuses to identify so early. Some libraries identify again at once and stop for a minute after
/// a hundred messages, so the second refusal on a connection takes a moment, as over any real line.
fn slow_down(line: &mut Line) -> Option<Frame> {
    if !std::mem::replace(&mut line.hurried, true) {
        return Some(invalid());
    }
    answer_later(line, REFUSAL, invalid());
    None
}

fn answer_later(line: &Line, delay: Duration, answer: Frame) {
    let outbox = line.outbox.clone();
    tokio::spawn(async move {
        tokio::time::sleep(delay).await;
        // A client that is gone by now needs no answer.
        let _ = outbox.send(answer);
    });
}

fn resume(line: &mut Line, data: &Value) -> Option<Frame> {
    let Some(app) = app_of(line, data) else {
        return Some(Frame::Close(4004, "Authentication failed."));
    };
    let name = data["session_id"].as_str().unwrap_or_default();
    let seen = data["seq"].as_u64().unwrap_or(u64::MAX);
    let resumed = line.shared.world().resume(app, name, seen, line.outbox.clone());
    match resumed {
        Some(session) => {
            line.session = Some(session);
            None
        }
        None => Some(invalid()),
    }
}

/// The session is none; the client must identify.
fn invalid() -> Frame {
    Frame::Text(json!({ "op": 9, "d": false, "s": null, "t": null }).to_string())
}

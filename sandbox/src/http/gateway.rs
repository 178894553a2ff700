//! The gateway as one client sees it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use crate::http::Shared;
use crate::id::Id;
use crate::world::World;
use crate::world::change::{Change, GatewayState};
use crate::world::gateway::Frame;

/// What a connection knows of its client.
struct Line {
    outbox: UnboundedSender<Frame>,
    session: Option<u64>,
}

/// Talks to a client until one of both goes.
pub(crate) async fn talk(shared: Arc<Shared>, mut socket: WebSocket, query: String) {
    let (outbox, mut inbox) = unbounded_channel();
    let mut line = Line { outbox, session: None };
    if query.split('&').any(|pair| pair == "encoding=etf" || pair.starts_with("compress=")) {
        // The sandbox speaks JSON without compression; better to say so than to send garbage.
        close(&mut socket, 4002, "only encoding=json without compress").await;
        return;
    }
    let interval = shared.world().settings.heartbeat;
    let hello = json!({
        "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": interval.as_millis() as u64, "_trace": [] },
    });
    if socket.send(Message::Text(hello.to_string().into())).await.is_err() {
        return;
    }
    let mut stop = shared.stop.subscribe();
    // A client that forgets its heartbeat is sent away, after some grace.
    let grace = interval + interval / 2 + Duration::from_secs(1);
    let mut deadline = Instant::now() + grace;
    loop {
        let frame = tokio::select! {
            frame = inbox.recv() => frame,
            read = socket.next() => match read {
                Some(Ok(Message::Text(text))) => {
                    deadline = Instant::now() + grace;
                    understand(&shared, &mut line, text.as_str())
                }
                Some(Ok(Message::Binary(bytes))) => {
                    deadline = Instant::now() + grace;
                    let text = String::from_utf8_lossy(&bytes).into_owned();
                    understand(&shared, &mut line, &text)
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            () = tokio::time::sleep_until(deadline) => Some(Frame::Close(4009, "Session timed out")),
            _ = stop.wait_for(|stop| *stop) => break,
        };
        let goes_on = match frame {
            Some(Frame::Text(text)) => socket.send(Message::Text(text.into())).await.is_ok(),
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
        shared.world().line_ended(session, &line.outbox);
    }
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
fn understand(shared: &Shared, line: &mut Line, text: &str) -> Option<Frame> {
    let Ok(message) = serde_json::from_str::<Value>(text) else {
        return Some(Frame::Close(4002, "Error while decoding payload."));
    };
    let data = &message["d"];
    match message["op"].as_u64() {
        Some(1) => {
            Some(Frame::Text(json!({ "op": 11, "d": null, "s": null, "t": null }).to_string()))
        }
        Some(2) => identify(&mut shared.world(), line, data),
        Some(6) => resume(&mut shared.world(), line, data),
        Some(3 | 4 | 8) if line.session.is_some() => None,
        Some(3 | 4 | 8) => Some(Frame::Close(4003, "Not authenticated.")),
        _ => Some(Frame::Close(4001, "Unknown opcode.")),
    }
}

fn app_of(world: &mut World, data: &Value) -> Option<Id> {
    let token = data["token"].as_str().unwrap_or_default();
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    let app = world.apps.values().find(|app| app.token == token)?;
    let (id, refused) = (app.id, app.refused);
    if refused {
        world.emit(Change::Gateway { app: id, state: GatewayState::Refused });
        return None;
    }
    Some(id)
}

fn identify(world: &mut World, line: &mut Line, data: &Value) -> Option<Frame> {
    let Some(app) = app_of(world, data) else {
        return Some(Frame::Close(4004, "Authentication failed."));
    };
    let Some(intents) = data["intents"].as_u64().filter(|intents| *intents < 1 << 26) else {
        return Some(Frame::Close(4013, "Invalid intent(s)."));
    };
    if line.session.is_some_and(|session| world.is_live(session, &line.outbox)) {
        return Some(Frame::Close(4005, "Already authenticated."));
    }
    line.session = Some(world.identify(app, intents, &data["shard"], line.outbox.clone()));
    None
}

fn resume(world: &mut World, line: &mut Line, data: &Value) -> Option<Frame> {
    let Some(app) = app_of(world, data) else {
        return Some(Frame::Close(4004, "Authentication failed."));
    };
    let name = data["session_id"].as_str().unwrap_or_default();
    let seen = data["seq"].as_u64().unwrap_or(u64::MAX);
    match world.resume(app, name, seen, line.outbox.clone()) {
        Some(session) => {
            line.session = Some(session);
            None
        }
        None => {
            let invalid = json!({ "op": 9, "d": false, "s": null, "t": null });
            Some(Frame::Text(invalid.to_string()))
        }
    }
}

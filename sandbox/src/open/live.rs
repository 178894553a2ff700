//! Live updates for listeners: first the whole state, then each change.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::http::Shared;
use crate::open::show;
use crate::world::change::Change;

/// The next values to send; `None` when the sandbox is gone.
async fn next(
    shared: &Shared,
    changes: &mut tokio::sync::broadcast::Receiver<Change>,
) -> Option<Vec<Value>> {
    match changes.recv().await {
        Ok(first) => {
            // Changes that come together are sent together, so that the page draws once.
            let mut list = vec![first];
            while let Ok(change) = changes.try_recv() {
                list.push(change);
                if list.len() == 64 {
                    break;
                }
            }
            let world = shared.world();
            Some(list.iter().map(|change| show::change(&world, change)).collect())
        }
        // A listener that is too slow to receive everything begins again with the whole state.
        Err(RecvError::Lagged(_)) => {
            let state = state(shared);
            *changes = state.1;
            Some(vec![state.0])
        }
        Err(RecvError::Closed) => None,
    }
}

/// The whole state, and all changes after it.
fn state(shared: &Shared) -> (Value, tokio::sync::broadcast::Receiver<Change>) {
    let offers = shared.offers();
    let world = shared.world();
    let mut state = show::state(&world);
    state["offers"] = json!(offers);
    (json!({ "change": "everything", "see": state }), world.changes())
}

/// Sends updates until either side goes. Messages of the listener are ignored.
pub(crate) async fn tell(shared: Arc<Shared>, mut socket: WebSocket) {
    let (first, mut changes) = state(&shared);
    let mut stop = shared.stop.subscribe();
    let mut waiting = vec![first];
    loop {
        let text = json!(waiting).to_string();
        if socket.send(Message::Text(text.into())).await.is_err() {
            return;
        }
        waiting = loop {
            tokio::select! {
                next = next(&shared, &mut changes) => match next {
                    Some(list) => break list,
                    None => return,
                },
                read = socket.next() => match read {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                _ = stop.wait_for(|stop| *stop) => return,
            }
        };
    }
}

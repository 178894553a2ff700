//! The routes below `/sandbox/`, and the page at `/`.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequestParts, WebSocketUpgrade};
use axum::http::{HeaderValue, Method, Request, Response, StatusCode, header};
use serde_json::{Value, json};

use crate::http::Shared;
use crate::id::Id;
use crate::open::{guard, live, page, show};
use crate::world::action::{Action, Outcome};

/// The largest action: a form filled to the brim is far smaller.
const LARGEST: usize = 1024 * 1024;

/// Whether a request is for the sandbox itself and not for the Discord it plays. The gateway lives
/// at `/` too, but asks for another protocol.
pub(crate) fn is_own(request: &Request<Body>) -> bool {
    let path = request.uri().path();
    let upgrade = request.headers().contains_key(header::UPGRADE);
    path.starts_with("/sandbox/") || (!upgrade && page::file(path).is_some())
}

/// Answers a request for the sandbox itself.
pub(crate) async fn answer(shared: Arc<Shared>, request: Request<Body>) -> Response<Body> {
    if let Some(why) = guard::objection(request.headers(), true) {
        return refuse(StatusCode::FORBIDDEN, "elsewhere", why);
    }
    let path = request.uri().path().to_owned();
    let get = matches!(*request.method(), Method::GET | Method::HEAD);
    let post = request.method() == Method::POST;
    match path.as_str() {
        "/sandbox/live" if get => listen(shared, request).await,
        "/sandbox/state" if get => {
            let offers = shared.offers();
            let mut state = show::state(&shared.world());
            state["offers"] = json!(offers);
            as_json(StatusCode::OK, &state)
        }
        "/sandbox/act" if post => act(&shared, request).await,
        _ if get && page::file(&path).is_some() => {
            let folder = shared.world().settings.page.clone();
            page::serve(&path, folder.as_deref())
        }
        _ => match path.strip_prefix("/sandbox/offers/") {
            Some(name) if post => take(&shared, name),
            _ => refuse(StatusCode::NOT_FOUND, "nothing_here", "there is nothing here"),
        },
    }
}

async fn listen(shared: Arc<Shared>, request: Request<Body>) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| live::tell(shared, socket)),
        Err(_) => refuse(StatusCode::BAD_REQUEST, "unreadable", "this is a websocket"),
    }
}

async fn act(shared: &Shared, request: Request<Body>) -> Response<Body> {
    let wait = request.uri().query() == Some("wait");
    let Ok(bytes) = axum::body::to_bytes(request.into_body(), LARGEST).await else {
        return refuse(StatusCode::PAYLOAD_TOO_LARGE, "unreadable", "that is too much");
    };
    let action: Action = match serde_json::from_slice(&bytes) {
        Ok(action) => action,
        Err(error) => {
            return refuse(StatusCode::BAD_REQUEST, "unreadable", &error.to_string());
        }
    };
    let done = shared.world().act(action);
    match done {
        Ok(Outcome::Started { interaction }) if wait => {
            as_json(StatusCode::OK, &answered(shared, interaction).await)
        }
        Ok(outcome) => as_json(StatusCode::OK, &json!(outcome)),
        Err(failure) => {
            let mut body = json!(failure);
            body["why"] = json!(failure.to_string());
            as_json(StatusCode::UNPROCESSABLE_ENTITY, &body)
        }
    }
}

/// The interaction, once it was answered or has failed.
async fn answered(shared: &Shared, id: Id) -> Value {
    let mut versions = shared.world().versions();
    loop {
        versions.mark_unchanged();
        let now = shared.world().interaction(id).cloned();
        let over = now.as_ref().is_none_or(|one| one.first.is_some() || one.failed);
        if over || versions.changed().await.is_err() {
            return json!({ "outcome": "started", "interaction": id, "see": now });
        }
    }
}

fn take(shared: &Shared, name: &str) -> Response<Body> {
    let offers = shared.offers();
    match offers.iter().find(|offer| offer.name == name) {
        Some(offer) => {
            offer.take();
            as_json(StatusCode::OK, &json!({ "outcome": "done" }))
        }
        None => refuse(StatusCode::NOT_FOUND, "no_such_offer", "nobody offers this"),
    }
}

fn refuse(status: StatusCode, failure: &str, why: &str) -> Response<Body> {
    as_json(status, &json!({ "failure": failure, "why": why }))
}

fn as_json(status: StatusCode, body: &Value) -> Response<Body> {
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

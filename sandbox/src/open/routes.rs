//! The routes below `/sandbox/`, and the page at `/`.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequestParts, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, header};
use bytes::Bytes;
use schemars::schema_for;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::http::Shared;
use crate::http::worlds::Worlds;
use crate::open::journal::{Filter, journal};
use crate::open::until::{Condition, until};
use crate::open::{live, page, show};
use crate::seed::Seed;
use crate::settings::{Settings, Strictness};
use crate::world::action::{Action, Outcome};

/// The largest action: a form filled to the brim is far smaller.
const LARGEST: usize = 1024 * 1024;

/// Whether a request is for the sandbox itself and not for the Discord it plays. The gateway lives
/// at `/` too, but asks for another protocol.
pub(crate) fn is_own(path: &str, headers: &HeaderMap) -> bool {
    let upgrade = headers.contains_key(header::UPGRADE);
    path.starts_with("/sandbox/")
        || (!upgrade && (page::file(path).is_some() || page::emoji(path).is_some()))
}

/// Answers a request for the sandbox itself.
pub(crate) async fn answer(
    worlds: &Worlds,
    shared: Arc<Shared>,
    path: &str,
    request: Request<Body>,
) -> Response<Body> {
    let query = request.uri().query().unwrap_or_default().to_owned();
    if let Some(cookie) = worlds.access.cookie(&query) {
        return welcome(request.uri().path(), &cookie);
    }
    if let Some(why) = worlds.access.objection(request.headers()) {
        return refuse(StatusCode::FORBIDDEN, "elsewhere", why);
    }
    let get = matches!(*request.method(), Method::GET | Method::HEAD);
    let post = request.method() == Method::POST;
    match path {
        "/sandbox/live" if get => listen(shared, request).await,
        "/sandbox/state" if get => {
            let offers = shared.offers();
            let mut state = show::state(&shared.world());
            state["offers"] = json!(offers);
            as_json(StatusCode::OK, &state)
        }
        "/sandbox/health" if get => as_json(StatusCode::OK, &show::health(&shared.world())),
        "/sandbox/schema" if get => as_json(StatusCode::OK, &schemas()),
        "/sandbox/journal" if get => match Filter::read(&query) {
            Ok(filter) => as_json(StatusCode::OK, &journal(&shared.world(), &filter)),
            Err(why) => refuse(StatusCode::BAD_REQUEST, "unreadable", &why),
        },
        "/sandbox/act" if post => act(&shared, &query, request).await,
        "/sandbox/until" if post => wait(&shared, &query, request).await,
        "/sandbox/reset" if post => reset(&shared, request).await,
        "/sandbox/worlds" if get => as_json(StatusCode::OK, &list_worlds(worlds)),
        "/sandbox/worlds" if post => add_world(worlds, request).await,
        _ if get && page::file(path).is_some() => {
            let folder = shared.world().settings.page.clone();
            page::serve(path, folder.as_deref())
        }
        _ if get && let Some(png) = page::emoji(path) => page::picture(png),
        _ => match (path.strip_prefix("/sandbox/offers/"), path.strip_prefix("/sandbox/worlds/")) {
            (Some(name), _) if post => take(&shared, name),
            (_, Some(name)) if request.method() == Method::DELETE => remove_world(worlds, name),
            _ => refuse(StatusCode::NOT_FOUND, "nothing_here", "there is nothing here"),
        },
    }
}

/// Hands the key to a browser as a cookie, and redirects it to the address without the key.
fn welcome(path: &str, cookie: &str) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let headers = response.headers_mut();
    if let (Ok(path), Ok(cookie)) = (HeaderValue::from_str(path), HeaderValue::from_str(cookie)) {
        headers.insert(header::LOCATION, path);
        headers.insert(header::SET_COOKIE, cookie);
    }
    response
}

/// The JSON schemas of everything that can be sent.
fn schemas() -> Value {
    json!({
        "action": schema_for!(Action),
        "condition": schema_for!(Condition),
        "seed": schema_for!(Seed),
        "world": schema_for!(NewWorld),
    })
}

/// Parses the body of a request; `None` if it is empty.
async fn read<T: DeserializeOwned>(request: Request<Body>) -> Result<Option<T>, Response<Body>> {
    let bytes: Bytes = axum::body::to_bytes(request.into_body(), LARGEST)
        .await
        .map_err(|_| refuse(StatusCode::PAYLOAD_TOO_LARGE, "unreadable", "that is too much"))?;
    if bytes.is_empty() {
        return Ok(None);
    }
    serde_json::from_slice(&bytes)
        .map(Some)
        .map_err(|error| refuse(StatusCode::BAD_REQUEST, "unreadable", &error.to_string()))
}

fn nothing_sent() -> Response<Body> {
    refuse(StatusCode::BAD_REQUEST, "unreadable", "there is no body")
}

/// A value of the query.
fn asked<T: std::str::FromStr>(query: &str, name: &str) -> Option<T> {
    let mut pairs = form_urlencoded::parse(query.as_bytes());
    pairs.find(|(known, _)| known == name).and_then(|(_, value)| value.parse().ok())
}

/// The time a request may wait: the one it asks for, or the patience of the settings.
fn patience(shared: &Shared, query: &str) -> Duration {
    asked(query, "timeout_ms")
        .map_or_else(|| shared.world().settings.patience, Duration::from_millis)
}

async fn wait(shared: &Shared, query: &str, request: Request<Body>) -> Response<Body> {
    let condition: Condition = match read(request).await {
        Ok(Some(condition)) => condition,
        Ok(None) => return nothing_sent(),
        Err(response) => return response,
    };
    match until(shared, &condition, patience(shared, query)).await {
        Some(found) => as_json(StatusCode::OK, &json!({ "see": found })),
        None => refuse(StatusCode::REQUEST_TIMEOUT, "impatience", "it did not come to hold"),
    }
}

async fn reset(shared: &Shared, request: Request<Body>) -> Response<Body> {
    match read::<Seed>(request).await {
        Ok(seed) => {
            if let Some(seed) = seed {
                shared.world().settings.seed = seed;
            }
            shared.reset();
            as_json(StatusCode::OK, &show::places(&shared.world()))
        }
        Err(response) => response,
    }
}

/// A further world, for a test that runs beside others.
#[derive(Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct NewWorld {
    /// 1 to 40 of a-z, 0-9, - and _. It stands in the addresses: `/worlds/{name}/…`.
    name: String,
    /// The token of its bot; derived from the name if not given.
    #[serde(default)]
    token: Option<String>,
    /// The contents at the beginning; the same as in the first world if not given.
    #[serde(default)]
    seed: Option<Seed>,
    /// Its strictness; as in the first world if not given.
    #[serde(default)]
    strictness: Option<Strictness>,
}

async fn add_world(worlds: &Worlds, request: Request<Body>) -> Response<Body> {
    let new: NewWorld = match read(request).await {
        Ok(Some(new)) => new,
        Ok(None) => return nothing_sent(),
        Err(response) => return response,
    };
    let before = worlds.first.world().settings.clone();
    let token =
        new.token.unwrap_or_else(|| format!("MTQwMDAwMDAwMDAwMDAwMDAwMA.world.{}", new.name));
    let settings = Settings {
        token,
        seed: new.seed.unwrap_or_else(|| before.seed.clone()),
        strictness: new.strictness.unwrap_or(before.strictness),
        ..before
    };
    match worlds.add(&new.name, settings) {
        Ok(shared) => {
            shared.run();
            as_json(StatusCode::CREATED, &show::world(&new.name, &shared.world()))
        }
        Err(error) => refuse(StatusCode::CONFLICT, "no_world", &error.to_string()),
    }
}

fn list_worlds(worlds: &Worlds) -> Value {
    worlds.all().iter().map(|(name, one)| show::world(name, &one.world())).collect()
}

fn remove_world(worlds: &Worlds, name: &str) -> Response<Body> {
    if worlds.remove(name) {
        as_json(StatusCode::OK, &json!({ "outcome": "done" }))
    } else {
        refuse(StatusCode::NOT_FOUND, "no_world", "there is no such world")
    }
}

async fn listen(shared: Arc<Shared>, request: Request<Body>) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| live::tell(shared, socket)),
        Err(_) => refuse(StatusCode::BAD_REQUEST, "unreadable", "this is a websocket"),
    }
}

/// Performs an action. `?wait` answers once the bot has answered, `?wait=finished` once nothing
/// more is to come.
async fn act(shared: &Shared, query: &str, request: Request<Body>) -> Response<Body> {
    let action: Action = match read(request).await {
        Ok(Some(action)) => action,
        Ok(None) => return nothing_sent(),
        Err(response) => return response,
    };
    let wait: Option<String> = asked(query, "wait");
    let done = shared.world().act(action);
    match (done, wait) {
        (Ok(Outcome::Started { interaction }), Some(how)) => {
            let condition = match how.as_str() {
                "finished" => Condition::Finished { interaction },
                _ => Condition::Answered { interaction },
            };
            let see = until(shared, &condition, patience(shared, query)).await;
            let body = json!({ "outcome": "started", "interaction": interaction, "see": see });
            as_json(StatusCode::OK, &body)
        }
        (Ok(outcome), _) => as_json(StatusCode::OK, &json!(outcome)),
        (Err(failure), _) => {
            let mut body = json!(failure);
            body["why"] = json!(failure.to_string());
            as_json(StatusCode::UNPROCESSABLE_ENTITY, &body)
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

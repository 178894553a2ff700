//! The listeners: plain and TLS, both with the same routes behind them.

pub(crate) mod api;
mod body;
mod gateway;
pub(crate) mod serve;
pub(crate) mod tls;

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Body;
use axum::extract::{FromRequestParts, WebSocketUpgrade};
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use bytes::Bytes;
use tokio::sync::watch;

use crate::check::openapi::Specification;
use crate::id::Id;
use crate::open::offer::Offer;
use crate::open::{guard, routes};
use crate::world::World;

/// What all connections share.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    pub(crate) specification: Option<Specification>,
    pub(crate) stop: watch::Sender<bool>,
    offers: Mutex<Vec<Offer>>,
}

impl Shared {
    pub(crate) fn new(world: World, specification: Option<Specification>) -> Shared {
        let (stop, _) = watch::channel(false);
        Shared { world: Mutex::new(world), specification, stop, offers: Mutex::default() }
    }

    /// What the program around the sandbox offers.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        self.offers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Offers one more thing, in place of an earlier one of the same name.
    pub(crate) fn offer(&self, offer: Offer) {
        let mut offers = self.offers.lock().unwrap_or_else(PoisonError::into_inner);
        offers.retain(|one| one.name != offer.name);
        offers.push(offer);
    }

    /// The world, for a moment: never held while waiting for anything.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        // A test that panicked with the world in hand must not take all others with it.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Answers a request. `None`: the connection is to be closed without an answer.
pub(crate) async fn front(
    shared: std::sync::Arc<Shared>,
    request: Request<Body>,
) -> Option<Response<Body>> {
    if routes::is_own(&request) {
        return Some(routes::answer(shared, request).await);
    }
    if guard::objection(request.headers(), false).is_some() {
        return Some(plain(StatusCode::FORBIDDEN, "requests from other web sites are refused"));
    }
    let path = request.uri().path();
    if let Some(rest) = api_path(path) {
        let rest = rest.to_owned();
        return api::handle(&shared, &rest, request).await;
    }
    if let Some(rest) = path.strip_prefix("/attachments/") {
        return Some(attachment(&shared, rest));
    }
    if let Some(id) = path.strip_prefix("/emojis/") {
        return Some(emoji(&shared, id));
    }
    if request.headers().contains_key(header::UPGRADE) {
        let (mut parts, _) = request.into_parts();
        let query = parts.uri.query().unwrap_or_default().to_owned();
        return Some(match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
            Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::talk(shared, socket, query)),
            Err(_) => plain(StatusCode::BAD_REQUEST, "not a websocket"),
        });
    }
    let (method, path) = (request.method().as_str().to_owned(), path.to_owned());
    shared.world().outside(&method, &path);
    Some(plain(StatusCode::NOT_FOUND, "nothing here"))
}

/// What follows `/api/v10` or `/api`.
fn api_path(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/api")?;
    let rest = rest.strip_prefix("/v10").unwrap_or(rest);
    rest.starts_with('/').then_some(rest)
}

fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}

fn attachment(shared: &Shared, path: &str) -> Response<Body> {
    let mut steps = path.split('/').map(str::parse::<Id>);
    let found = match (steps.next(), steps.next()) {
        (Some(Ok(channel)), Some(Ok(file))) => shared.world().attachment(channel, file),
        _ => None,
    };
    file(found)
}

/// The picture of an emoji, under its id.
fn emoji(shared: &Shared, id: &str) -> Response<Body> {
    let world = shared.world();
    let found =
        id.parse::<Id>().ok().and_then(|id| world.apps().find_map(|app| app.emojis.get(&id)));
    file(found.map(|one| (one.bytes.clone(), Some(one.content_type.clone()))))
}

fn file(found: Option<(Bytes, Option<String>)>) -> Response<Body> {
    let Some((bytes, kind)) = found else {
        return plain(StatusCode::NOT_FOUND, "This content is no longer available.");
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    let picture = kind.as_deref().is_some_and(|kind| kind.starts_with("image/"));
    if let Some(kind) = kind.and_then(|kind| kind.parse().ok()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    // A file of a bot is never a page of the sandbox, whatever it says it is.
    let policy = HeaderValue::from_static("sandbox; default-src 'none'");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if !picture {
        headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment"));
    }
    response
}

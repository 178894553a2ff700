//! The listeners: plain and TLS, both with the same routes behind them.

pub(crate) mod api;
mod body;
mod compression;
pub(crate) mod endpoint;
mod gateway;
pub(crate) mod serve;
pub(crate) mod tls;
pub(crate) mod worlds;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Body;
use axum::extract::{FromRequestParts, WebSocketUpgrade};
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use bytes::Bytes;
use percent_encoding::percent_decode_str;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::watch;

#[cfg(feature = "openapi")]
use crate::check::openapi::Specification;
use crate::driver::sweep;
use crate::http::endpoint::Outgoing;
use crate::http::worlds::Worlds;
use crate::id::Id;
use crate::open::offer::Offer;
use crate::open::{guard, routes};
use crate::world::World;

/// The state that all connections share.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    #[cfg(feature = "openapi")]
    pub(crate) specification: Option<Specification>,
    pub(crate) stop: watch::Sender<bool>,
    offers: Mutex<Vec<Offer>>,
    /// Interactions on their way to bots' addresses, until somebody carries them.
    mail: Mutex<Option<UnboundedReceiver<Outgoing>>>,
}

impl Shared {
    pub(crate) fn new(world: World) -> Shared {
        let (stop, _) = watch::channel(false);
        let mut world = world;
        let (outbox, mail) = unbounded_channel();
        world.outbox = Some(outbox);
        Shared {
            mail: Mutex::new(Some(mail)),
            #[cfg(feature = "openapi")]
            specification: world.settings.openapi.clone(),
            world: Mutex::new(world),
            stop,
            offers: Mutex::default(),
        }
    }

    /// Starts what goes on in this world by itself: interactions that nobody answers fail, and
    /// those for bots' own addresses are carried there.
    pub(crate) fn run(self: &Arc<Self>) {
        tokio::spawn(sweep(Arc::clone(self)));
        let mail = self.mail.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mail) = mail {
            tokio::spawn(endpoint::send_all(Arc::clone(self), mail));
        }
    }

    /// Whether a bot of this world has this token.
    pub(crate) fn has_token(&self, token: &str) -> bool {
        self.world().apps().any(|app| app.token == token)
    }

    /// The world begins anew, with nothing but what it is seeded with. Bots are cut off and may
    /// come back with the same token.
    pub(crate) fn reset(&self) {
        let mut world = self.world();
        world.hub.cut_all();
        let outbox = world.outbox.take();
        *world = world.restarted();
        world.outbox = outbox;
    }

    /// Returns the offers of the program around the sandbox.
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

/// A request with the world it is for, and its path there.
struct Target {
    shared: Arc<Shared>,
    /// The part before the path: empty, or `/worlds/{name}`.
    prefix: String,
    path: String,
}

/// Picks the world by the address: `/worlds/{name}/…`. `None` where there is no such world.
fn target(worlds: &Worlds, path: &str) -> Option<Target> {
    let Some(rest) = path.strip_prefix("/worlds/") else {
        return Some(Target {
            shared: Arc::clone(&worlds.first),
            prefix: String::new(),
            path: path.to_owned(),
        });
    };
    let (name, _) = rest.split_once('/').unwrap_or((rest, ""));
    let prefix = format!("/worlds/{name}");
    let path = match &path[prefix.len()..] {
        "" => "/".to_owned(),
        path => path.to_owned(),
    };
    Some(Target { shared: worlds.named(name)?, prefix, path })
}

/// Answers a request. `None`: the connection is to be closed without an answer.
pub(crate) async fn front(worlds: Arc<Worlds>, request: Request<Body>) -> Option<Response<Body>> {
    let Some(Target { mut shared, prefix, path }) = target(&worlds, request.uri().path()) else {
        return Some(plain(StatusCode::NOT_FOUND, "there is no such world"));
    };
    if routes::is_own(&path, request.headers()) {
        return Some(routes::answer(&worlds, shared, &path, request).await);
    }
    if guard::objection(request.headers()).is_some() {
        return Some(plain(StatusCode::FORBIDDEN, "requests from other web sites are refused"));
    }
    if let Some(rest) = api_path(&path) {
        let Some(rest) = rest else {
            return Some(api::invalid_version());
        };
        let rest = percent_decode_str(rest).decode_utf8_lossy().into_owned();
        if prefix.is_empty() {
            shared = worlds.of_request(request.headers(), &rest);
        }
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
            Ok(upgrade) => {
                upgrade.on_upgrade(move |socket| gateway::talk(worlds, shared, socket, query))
            }
            Err(_) => plain(StatusCode::BAD_REQUEST, "not a websocket"),
        });
    }
    shared.world().outside(request.method().as_str(), &path);
    Some(plain(StatusCode::NOT_FOUND, "nothing here"))
}

/// Returns the part of a path behind `/api/v10`, `/api/v9` or `/api`. `Some(None)`: another
/// version, which is none.
fn api_path(path: &str) -> Option<Option<&str>> {
    let rest = path.strip_prefix("/api")?;
    if !rest.starts_with('/') {
        return None;
    }
    let first = rest[1..].split('/').next().unwrap_or_default();
    let version = first.strip_prefix('v').filter(|number| number.parse::<u8>().is_ok());
    Some(match version {
        Some("9" | "10") => Some(&rest[1 + first.len()..]),
        Some(_) => None,
        None => Some(rest),
    })
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

/// The picture of an emoji, under its id; libraries add an ending.
fn emoji(shared: &Shared, name: &str) -> Response<Body> {
    let id = name.split_once('.').map_or(name, |(id, _)| id);
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

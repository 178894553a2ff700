//! From an HTTP request to the answer: faults, token, limits, checks, the handler, the log.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::check::openapi::Specification;
use crate::http::{Shared, body, endpoint};
use crate::refusal::Refusal;
use crate::rest::{self, Call, Reply};
use crate::settings::Strictness;
use crate::time::Millis;
use crate::world::change::Change;
use crate::world::faults::{self, Misbehaviour};
use crate::world::rates::{Bucket, Scope, Standing, TooSoon};
use crate::world::{World, log};

/// A request, read.
struct Asked {
    method: String,
    path: String,
    query: String,
    token: Option<String>,
    read: body::Read,
}

/// An answer that is still to be written.
struct Answer {
    status: u16,
    body: Option<Value>,
    headers: Vec<(&'static str, String)>,
    code: Option<u32>,
    fault: Option<String>,
    /// Whether the handler was asked for nothing, because a fault came first.
    text: Option<&'static str>,
}

/// The treatment of the request that the client gets to see.
enum Then {
    Answer(Answer),
    AnswerAfter(Answer, Duration),
    Silence,
    Close,
    /// Begin again after a while, without faults.
    Wait(Duration),
    /// The same, once the faults are cleared.
    Hold(Cleared),
    AnswerHeld(Answer, Cleared),
}

/// Changes when the faults are cleared.
type Cleared = watch::Receiver<u64>;

pub(crate) async fn handle(
    shared: &Shared,
    path: &str,
    request: Request<Body>,
) -> Option<Response<Body>> {
    let token = request.headers().get(header::AUTHORIZATION);
    let asked = Asked {
        method: request.method().as_str().to_owned(),
        path: path.to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        token: token.and_then(|token| token.to_str().ok()).map(str::to_owned),
        read: body::read(request).await,
    };
    let mut asked = asked;
    if let Some(refusal) = invalid_endpoint(shared, &asked).await {
        asked.read.fault = Some(refusal);
    }
    let mut then = decide(shared, &asked, true);
    match &mut then {
        Then::Wait(delay) => tokio::time::sleep(*delay).await,
        Then::Hold(cleared) => released(shared, cleared).await,
        _ => {}
    }
    if matches!(then, Then::Wait(_) | Then::Hold(_)) {
        then = decide(shared, &asked, false);
    }
    #[cfg(feature = "openapi")]
    self_check(shared, &asked, &then);
    let answer = match then {
        Then::Answer(answer) => answer,
        Then::AnswerAfter(answer, delay) => {
            tokio::time::sleep(delay).await;
            answer
        }
        Then::AnswerHeld(answer, mut cleared) => {
            released(shared, &mut cleared).await;
            answer
        }
        Then::Silence => {
            // Until the client loses patience, or the sandbox stops.
            let mut stop = shared.stop.subscribe();
            let _ = stop.wait_for(|stop| *stop).await;
            return None;
        }
        Then::Close | Then::Wait(_) | Then::Hold(_) => return None,
    };
    Some(write(answer))
}

/// Waits until the faults are cleared, or the sandbox stops.
async fn released(shared: &Shared, cleared: &mut Cleared) {
    let mut stop = shared.stop.subscribe();
    tokio::select! {
        // A world that is gone holds nothing.
        _ = cleared.changed() => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
}

/// Tries an address for interactions, as Discord does before it takes it.
async fn invalid_endpoint(shared: &Shared, asked: &Asked) -> Option<Refusal> {
    if (asked.method.as_str(), asked.path.as_str()) != ("PATCH", "/applications/@me") {
        return None;
    }
    let url = asked.read.json["interactions_endpoint_url"].as_str()?;
    let app = shared.world().authorised(asked.token.as_deref())?;
    endpoint::validate(shared, app, url).await.err()
}

/// Holds the sandbox's own answer against Discord's description.
#[cfg(feature = "openapi")]
fn self_check(shared: &Shared, asked: &Asked, then: &Then) {
    let (Then::Answer(answer), Some(specification)) = (then, &shared.specification) else {
        return;
    };
    if answer.fault.is_some() || !shared.world().settings.self_check {
        return;
    }
    let Some((route, _)) = rest::find(&asked.method, &asked.path) else {
        return;
    };
    let body = answer.body.as_ref();
    let Err(what) = specification.fits(&asked.method, route.pattern, answer.status, body) else {
        return;
    };
    let mut world = shared.world();
    let request = world.log.numbers;
    world.log.violation(log::Violation {
        request,
        method: asked.method.clone(),
        path: asked.path.clone(),
        what: format!("the sandbox's own answer does not fit: {what}"),
        body: body.map(|body| Arc::new(body.clone())),
    });
}

/// Carries a request out, or lets a fault strike it. All that happens to the world in one go.
fn decide(shared: &Shared, asked: &Asked, faults: bool) -> Then {
    let found = rest::find(&asked.method, &asked.path);
    let route = found.as_ref().map_or("", |(route, _)| route.pattern);
    // The description is asked before the world is locked: it takes the longest.
    #[cfg(feature = "openapi")]
    let objection = match (&shared.specification, &found) {
        (Some(specification), Some(_)) if !asked.read.json.is_null() => {
            specification.check(&asked.method, route, &asked.read.json).err()
        }
        _ => None,
    };
    #[cfg(not(feature = "openapi"))]
    let objection = None;
    let mut world = shared.world();
    let world = &mut *world;
    let fault = if faults { strike(world, asked, route) } else { None };
    match fault {
        Some(Misbehaviour::Latency { ms }) => return Then::Wait(Duration::from_millis(ms)),
        Some(Misbehaviour::Held) => return Then::Hold(world.faults.cleared()),
        _ => {}
    }
    let early = fault.and_then(|fault| struck(world, asked, fault));
    let carried_out = early.is_none();
    world.log.pending_ignored.clear();
    let mut answer = match early {
        Some(answer) => answer,
        None => carry_out(world, asked, objection.as_ref()),
    };
    answer.fault = fault.map(|fault| format!("{fault:?}"));
    let answered = match fault {
        Some(Misbehaviour::DoneButStatus { status }) if carried_out => {
            answer = html(status, answer.fault.take());
            true
        }
        Some(Misbehaviour::Silence | Misbehaviour::LostReply | Misbehaviour::LostRequest) => false,
        _ => true,
    };
    write_down(world, asked, &answer, answered);
    match fault {
        Some(Misbehaviour::Silence) => Then::Silence,
        Some(Misbehaviour::LostReply | Misbehaviour::LostRequest) => Then::Close,
        Some(Misbehaviour::AnswerAfter { ms }) => {
            Then::AnswerAfter(answer, Duration::from_millis(ms))
        }
        Some(Misbehaviour::AnswerHeld) => Then::AnswerHeld(answer, world.faults.cleared()),
        _ => Then::Answer(answer),
    }
}

fn strike(world: &mut World, asked: &Asked, route: &str) -> Option<Misbehaviour> {
    world.faults.strike(&asked.method, route, &asked.path, &asked.read.json)
}

/// The answer of a fault that keeps a request from being carried out.
fn struck(world: &World, asked: &Asked, fault: Misbehaviour) -> Option<Answer> {
    Some(match fault {
        Misbehaviour::TooMany { retry_after_ms, global } => too_soon(&TooSoon {
            scope: if global { Scope::Global } else { Scope::User },
            retry_after: retry_after_ms,
            standing: (!global).then(|| Standing {
                limit: 5,
                remaining: 0,
                reset: world.now() + retry_after_ms,
                now: world.now(),
                bucket: "ordered".into(),
            }),
        }),
        Misbehaviour::Status { status } => html(status, None),
        Misbehaviour::Refuse { status, code } => {
            refused(&Refusal::new(status, code, "Refused, as ordered"), Vec::new())
        }
        Misbehaviour::InvalidEmoji => {
            let at = faults::emoji_in(&asked.read.json).unwrap_or_default();
            let code = "BUTTON_COMPONENT_INVALID_EMOJI";
            refused(&Refusal::form(&at, code, "Invalid emoji"), Vec::new())
        }
        Misbehaviour::Silence | Misbehaviour::LostRequest => html(0, None),
        Misbehaviour::DoneButStatus { .. }
        | Misbehaviour::LostReply
        | Misbehaviour::AnswerAfter { .. }
        | Misbehaviour::Latency { .. }
        | Misbehaviour::AnswerHeld
        | Misbehaviour::Held => return None,
    })
}

/// Answers in HTML, as the proxy in front of Discord does when Discord does not answer.
fn html(status: u16, fault: Option<String>) -> Answer {
    let text = Some("<html><body>upstream connect error</body></html>");
    Answer { status, body: None, headers: Vec::new(), code: None, fault, text }
}

fn refused(refusal: &Refusal, headers: Vec<(&'static str, String)>) -> Answer {
    Answer {
        status: refusal.status,
        body: Some(refusal.body()),
        headers,
        code: Some(refusal.code),
        fault: None,
        text: None,
    }
}

fn seconds(millis: Millis) -> String {
    format!("{}.{:03}", millis / 1000, millis % 1000)
}

fn standing_headers(standing: &Standing) -> Vec<(&'static str, String)> {
    vec![
        ("x-ratelimit-limit", standing.limit.to_string()),
        ("x-ratelimit-remaining", standing.remaining.to_string()),
        ("x-ratelimit-reset", seconds(standing.reset)),
        ("x-ratelimit-reset-after", seconds(standing.reset.saturating_sub(standing.now))),
        ("x-ratelimit-bucket", standing.bucket.clone()),
    ]
}

fn too_soon(refused: &TooSoon) -> Answer {
    let mut headers = refused.standing.as_ref().map(standing_headers).unwrap_or_default();
    headers.push(("retry-after", refused.retry_after.div_ceil(1000).max(1).to_string()));
    headers.push(("x-ratelimit-scope", refused.scope.name().into()));
    let global = refused.scope == Scope::Global;
    if global {
        headers.push(("x-ratelimit-global", "true".into()));
    }
    #[allow(clippy::cast_precision_loss)]
    let wait = refused.retry_after as f64 / 1000.0;
    let body = json!({
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": wait,
        "global": global,
    });
    Answer { status: 429, body: Some(body), headers, code: None, fault: None, text: None }
}

fn carry_out(world: &mut World, asked: &Asked, objection: Option<&Refusal>) -> Answer {
    let Some((route, params)) = rest::find(&asked.method, &asked.path) else {
        let refusal = Specification::bundled()
            .describes(&asked.method, &asked.path)
            .map_or(Refusal::NO_ROUTE, |route| Refusal::not_simulated(&route));
        return blame(world, asked, &refusal, Vec::new());
    };
    let app = world.authorised(asked.token.as_deref());
    if route.needs_token() && app.is_none() {
        return refused(&Refusal::UNAUTHORIZED, Vec::new());
    }
    let counted = if route.is_counted() { app } else { None };
    let (bucket, key) = route.bucket(&params);
    let now = world.now();
    let headers = match world.rates.count(now, counted, bucket, &key) {
        Ok(standing) => standing.as_ref().map(standing_headers).unwrap_or_default(),
        Err(refused) => return too_soon(&refused),
    };
    // The headers of a follow-up tell of its token's bucket; a full channel shows itself only in a
    // refusal (discord-api-docs issue 3763).
    if let Some(channel) = route.channel_of_follow_up(world, &params)
        && let Err(refused) = world.rates.count(now, None, Bucket::WebhookChannel, &channel)
    {
        return too_soon(&refused);
    }
    if let Some(refusal) = &asked.read.fault {
        return blame(world, asked, refusal, headers);
    }
    if let Some(refusal) = objection {
        if world.settings.strictness == Strictness::Strict {
            return blame(world, asked, refusal, headers);
        }
        world.log.pending_ignored.push(format!("{}", refusal.body()["errors"]));
    }
    let call = Call {
        app: app.unwrap_or_default(),
        params,
        query: &asked.query,
        body: &asked.read.json,
        files: &asked.read.files,
    };
    match route.run(world, &call) {
        Ok(Reply { status, body }) => {
            Answer { status, body, headers, code: None, fault: None, text: None }
        }
        Err(refusal) => blame(world, asked, &refusal, headers),
    }
}

/// A refusal; written down as a violation when it is the bot's own mistake.
fn blame(
    world: &mut World,
    asked: &Asked,
    refusal: &Refusal,
    headers: Vec<(&'static str, String)>,
) -> Answer {
    if refusal.malformed {
        let details =
            refusal.errors.as_ref().map(|errors| format!(" {errors}")).unwrap_or_default();
        world.log.violation(log::Violation {
            request: world.log.numbers + 1,
            method: asked.method.clone(),
            path: asked.path.clone(),
            what: format!("{refusal}{details}"),
            body: (!asked.read.json.is_null()).then(|| Arc::clone(&asked.read.json)),
        });
    }
    refused(refusal, headers)
}

fn write_down(world: &mut World, asked: &Asked, answer: &Answer, answered: bool) {
    let found = rest::find(&asked.method, &asked.path);
    let app = world.authorised(asked.token.as_deref());
    world.log.numbers += 1;
    let number = world.log.numbers;
    world.log.ignored(number, &asked.method, &asked.path);
    let route = found.as_ref().map_or("unknown", |(route, _)| route.pattern).to_owned();
    let status = if answered { answer.status } else { 0 };
    let at = world.now();
    world.log.request(log::Request {
        number,
        at,
        method: asked.method.clone(),
        path: asked.path.clone(),
        route: route.clone(),
        app,
        counted: app.is_some() && found.is_some_and(|(route, _)| route.is_counted()),
        status,
        code: answer.code,
        body: (!asked.read.json.is_null()).then(|| Arc::clone(&asked.read.json)),
        files: Arc::clone(&asked.read.files),
        fault: answer.fault.clone(),
        answer: answer
            .body
            .as_ref()
            .filter(|_| world.settings.backstage)
            .map(|body| Arc::new(body.clone())),
    });
    let method = asked.method.clone();
    world.emit(Change::RequestLogged { number, method, route, status });
}

fn write(answer: Answer) -> Response<Body> {
    let body = match (&answer.body, answer.text) {
        (Some(json), _) => Body::from(serde_json::to_vec(json).unwrap_or_default()),
        (None, Some(text)) => Body::from(text),
        (None, None) => Body::empty(),
    };
    let mut response = Response::new(body);
    *response.status_mut() = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::BAD_GATEWAY);
    let headers = response.headers_mut();
    for (name, value) in answer.headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    if answer.body.is_some() {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    response
}

/// The answer to `/api/v8` and other versions that are gone.
pub(crate) fn invalid_version() -> Response<Body> {
    write(refused(&Refusal::new(400, 50041, "Invalid API version"), Vec::new()))
}

impl World {
    /// A request for something that is neither route, gateway nor attachment.
    pub(crate) fn outside(&mut self, method: &str, path: &str) {
        let request = self.log.numbers + 1;
        self.log.numbers = request;
        self.log.violation(log::Violation {
            request,
            method: method.into(),
            path: path.into(),
            what: "404: there is no such address".into(),
            body: None,
        });
    }
}

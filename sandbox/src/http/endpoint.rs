//! Interactions that are sent to an address of the bot's own, signed, in place of the gateway.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, Uri, header};
use bytes::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::http::{Shared, body};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::time::millis;
use crate::world::change::Change;
use crate::world::log;
use crate::world::signing::signature;

/// An interaction on its way to a bot's address.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) app: Id,
    pub(crate) interaction: Id,
    pub(crate) token: String,
    pub(crate) url: String,
    pub(crate) body: String,
}

/// Time in which an address must prove that it is a bot's.
const VALIDATION_TIMEOUT: Duration = Duration::from_secs(3);

/// The reason why nothing came back.
#[derive(Debug, thiserror::Error)]
enum Lost {
    #[error("only http:// addresses can be reached")]
    Scheme,
    #[error("it cannot be reached: {0}")]
    Line(#[from] std::io::Error),
    #[error("it does not speak HTTP: {0}")]
    Http(#[from] hyper::Error),
    #[error("the request cannot be made: {0}")]
    Request(#[from] axum::http::Error),
}

/// Sends a signed body and returns what comes back.
async fn post(
    url: &str,
    text: &str,
    timestamp: &str,
    signature: &str,
) -> Result<Response<Body>, Lost> {
    let uri: Uri = url.parse().map_err(axum::http::Error::from)?;
    let (Some("http"), Some(host)) = (uri.scheme_str(), uri.authority()) else {
        return Err(Lost::Scheme);
    };
    let address = format!("{}:{}", host.host(), host.port_u16().unwrap_or(80));
    let stream = TcpStream::connect(address).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // Its end is seen by the code that waits for the answer.
        let _ = connection.await;
    });
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let request = Request::post(path)
        .header(header::HOST, host.as_str())
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "Discord-Interactions/1.0 (+https://discord.com)")
        .header("x-signature-ed25519", signature)
        .header("x-signature-timestamp", timestamp)
        .body(http_body_util::Full::new(Bytes::from(text.to_owned())))?;
    Ok(sender.send_request(request).await?.map(Body::new))
}

fn seconds(shared: &Shared) -> String {
    (shared.world().now() / 1000).to_string()
}

/// Whether an address answers a PING and refuses one with a wrong signature, as Discord asks of it.
pub(crate) async fn validate(shared: &Shared, app: Id, url: &str) -> Result<(), Refusal> {
    let failed = |why: String| {
        let code = "APPLICATION_INTERACTIONS_ENDPOINT_VALIDATION";
        let message =
            format!("The specified interactions endpoint url could not be verified: {why}");
        Refusal::form("interactions_endpoint_url", code, &message)
    };
    let ping = json!({
        "id": app, "application_id": app, "type": 1, "token": "", "version": 1, "entitlements": [],
    })
    .to_string();
    let timestamp = seconds(shared);
    let wrong = signature(app, "0", &ping);
    let right = signature(app, &timestamp, &ping);
    for (signature, wanted) in [(right, StatusCode::OK), (wrong, StatusCode::UNAUTHORIZED)] {
        let asked =
            tokio::time::timeout(VALIDATION_TIMEOUT, post(url, &ping, &timestamp, &signature))
                .await;
        let response = asked
            .map_err(|_| failed("it does not answer".into()))?
            .map_err(|error| failed(error.to_string()))?;
        let status = response.status();
        if status != wanted {
            return Err(failed(format!("status {status} in place of {wanted}")));
        }
        if wanted == StatusCode::OK && read(response).await.json["type"] != 1 {
            return Err(failed("a PING must be answered with type 1".into()));
        }
    }
    Ok(())
}

/// The body of an answer: JSON, or a form with files.
async fn read(response: Response<Body>) -> body::Read {
    let (parts, inner) = response.into_parts();
    let mut request = Request::new(inner);
    *request.headers_mut() = parts.headers;
    body::read(request).await
}

/// Carries interactions to the addresses of bots, until the world ends.
pub(crate) async fn send_all(shared: Arc<Shared>, mut outbox: UnboundedReceiver<Outgoing>) {
    let mut stop = shared.stop.subscribe();
    loop {
        let outgoing = tokio::select! {
            outgoing = outbox.recv() => outgoing,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        let Some(outgoing) = outgoing else { return };
        let shared = Arc::clone(&shared);
        tokio::spawn(async move { deliver(&shared, &outgoing).await });
    }
}

async fn deliver(shared: &Shared, outgoing: &Outgoing) {
    let timestamp = seconds(shared);
    let signed = signature(outgoing.app, &timestamp, &outgoing.body);
    let wait = shared.world().settings.first_response;
    let asked = post(&outgoing.url, &outgoing.body, &timestamp, &signed);
    let (status, answer) = match tokio::time::timeout(wait, asked).await {
        Ok(Ok(response)) => (response.status().as_u16(), Ok(read(response).await)),
        Ok(Err(lost)) => (0, Err(lost.to_string())),
        Err(_) => (0, Err(format!("no answer within {} ms", millis(wait)))),
    };
    let mut world = shared.world();
    let outcome = match (status, answer) {
        // A bot that accepts it answers later, over the REST routes.
        (202, Ok(_)) => Ok(()),
        (200, Ok(read)) => match read.fault {
            Some(refusal) => Err(refusal.to_string()),
            None => world
                .answer(outgoing.interaction, &outgoing.token, &read.json, &read.files)
                .map(|_: Value| ())
                .map_err(|refusal| {
                    let errors = refusal.errors.as_ref().map(ToString::to_string);
                    format!("{refusal} {}", errors.unwrap_or_default())
                }),
        },
        (_, Ok(_)) => Err(format!("status {status} in place of 200 or 202")),
        (_, Err(why)) => Err(why),
    };
    world.log.numbers += 1;
    let number = world.log.numbers;
    let (method, path, route) = ("POST", outgoing.url.as_str(), "(interactions endpoint)");
    world.log.ignored(number, method, path);
    if let Err(what) = outcome {
        world.log.violation(log::Violation {
            request: number,
            method: method.into(),
            path: path.into(),
            what,
            body: None,
        });
    }
    let at = world.now();
    world.log.request(log::Request {
        number,
        at,
        method: method.into(),
        path: path.into(),
        route: route.into(),
        app: Some(outgoing.app),
        counted: false,
        status,
        code: None,
        body: serde_json::from_str(&outgoing.body).ok().map(Arc::new),
        files: Arc::from([]),
        fault: None,
        answer: None,
    });
    let (method, route) = (method.to_owned(), route.to_owned());
    world.emit(Change::RequestLogged { number, method, route, status });
}

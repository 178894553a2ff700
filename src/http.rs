//! A small HTTP server: for those who ask how the bot is, and for interactions that come without the
//! gateway. It reads a body whole before anybody looks at it, and never waits for long.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

pub use hyper::{Method, Request, StatusCode};

/// An answer.
pub type Response = hyper::Response<Full<Bytes>>;

/// How long a client may take for the head of a request, and how long a connection may be idle.
const HEAD: Duration = Duration::from_secs(30);
/// How long a client may take for a body.
const BODY: Duration = Duration::from_secs(5);
/// The rest when no connection can be accepted, such as for want of file handles.
const OUT_OF_HANDLES: Duration = Duration::from_millis(50);

/// Where nobody can be listened to, and why.
#[derive(Debug, thiserror::Error)]
#[error("{setting} is {address}, where this program cannot listen: {why}")]
pub struct CannotListen {
    setting: &'static str,
    address: SocketAddr,
    why: std::io::Error,
}

/// A listener that accepts connections, and within which limits.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    /// How many connections are open at the same moment; whoever comes then waits.
    connections: usize,
    /// How many bytes a body may have.
    body: usize,
}

impl Server {
    /// Listens at an address, which this setting says.
    ///
    /// # Errors
    /// When it is taken, not one of this machine's, or not allowed.
    pub async fn bind(
        setting: &'static str,
        address: SocketAddr,
        connections: usize,
        body: usize,
    ) -> Result<Self, CannotListen> {
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|why| CannotListen { setting, address, why })?;
        Ok(Self { listener, connections, body })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Answers requests until it is dropped, which closes all connections.
    pub async fn run<F>(self, answer: impl Fn(Request<Bytes>) -> F + Clone + Send + Sync + 'static)
    where
        F: Future<Output = Response> + Send + 'static,
    {
        let places = Arc::new(Semaphore::new(self.connections));
        let mut open = JoinSet::new();
        loop {
            // The semaphore is never closed.
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            while open.try_join_next().is_some() {}
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    let answer = answer.clone();
                    let limit = self.body;
                    open.spawn(async move {
                        talk(stream, limit, answer).await;
                        drop(place);
                    });
                }
                Err(_) => tokio::time::sleep(OUT_OF_HANDLES).await,
            }
        }
    }
}

/// Answers the requests of one connection.
async fn talk<F>(stream: TcpStream, limit: usize, answer: impl Fn(Request<Bytes>) -> F + Clone)
where
    F: Future<Output = Response>,
{
    // Small answers shall not wait for more to send.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let answer = answer.clone();
        async move {
            Ok::<_, std::convert::Infallible>(match whole(request, limit).await {
                Ok(request) => answer(request).await,
                Err(status) => text(status, "the body cannot be read\n"),
            })
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    // A client that goes away or talks nonsense is no concern of anybody's.
    let _ = connection.await;
}

/// Reads the body of a request.
async fn whole(request: Request<Incoming>, limit: usize) -> Result<Request<Bytes>, StatusCode> {
    let (head, body) = request.into_parts();
    let body = Limited::new(body, limit).collect();
    match tokio::time::timeout(BODY, body).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.to_bytes())),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Ok(Err(_)) => Err(StatusCode::BAD_REQUEST),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// An answer in words.
#[must_use]
pub fn text(status: StatusCode, text: impl Into<Bytes>) -> Response {
    with_type(status, "text/plain; charset=utf-8", text)
}

/// An answer in JSON.
#[must_use]
pub fn json(status: StatusCode, value: &serde_json::Value) -> Response {
    with_type(status, "application/json", value.to_string())
}

/// An answer of a type.
#[must_use]
pub fn with_type(status: StatusCode, kind: &'static str, body: impl Into<Bytes>) -> Response {
    let mut response = Response::new(Full::new(body.into()));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

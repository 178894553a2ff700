//! A small HTTP server: for health checks, and for interactions that come without the gateway. A
//! request reaches the handler with its whole body, and every wait has a limit.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use http_body_util::{BodyExt, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};

pub use hyper::{Method, Request, StatusCode};

/// A response with its whole body.
pub type Response = hyper::Response<Full<Bytes>>;

/// Time for the head of a request, and for an idle connection.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
const BODY_TIMEOUT: Duration = Duration::from_secs(5);
/// Pause after a connection that could not be accepted, such as for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Why an address can't be listened at.
#[derive(Debug, thiserror::Error)]
#[error("{setting} is {address}, where this program cannot listen: {error}")]
pub struct BindError {
    setting: &'static str,
    address: SocketAddr,
    error: std::io::Error,
}

impl BindError {
    /// Whether it may be another thing later: an address that this machine does not have yet.
    pub fn may_pass(&self) -> bool {
        self.error.kind() == std::io::ErrorKind::AddrNotAvailable
    }
}

/// A listener, and the limits on its connections.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    /// Most connections at the same moment. One more closes the oldest of those without a request
    /// under way: idle clients keep nobody out.
    max_connections: usize,
    /// Most bytes of a body.
    max_body: usize,
}

impl Server {
    /// Listens at the address that `setting` names.
    /// Errors: when it is taken, not one of this machine's, or not allowed.
    pub async fn bind(
        setting: &'static str,
        address: SocketAddr,
        max_connections: usize,
        max_body: usize,
    ) -> Result<Self, BindError> {
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|error| BindError { setting, address, error })?;
        Ok(Self { listener, max_connections, max_body })
    }

    /// The address it listens at.
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Answers requests until the future is dropped, which closes all connections.
    pub async fn run<F>(self, answer: impl Fn(Request<Bytes>) -> F + Clone + Send + Sync + 'static)
    where
        F: Future<Output = Response> + Send + 'static,
    {
        let mut tasks = JoinSet::new();
        let mut open: VecDeque<(AbortHandle, Busy)> = VecDeque::new();
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            };
            while tasks.try_join_next().is_some() {}
            open.retain(|(task, _)| !task.is_finished());
            if open.len() >= self.max_connections {
                let idle = open.iter().position(|(_, busy)| !busy.load(Ordering::Relaxed));
                // When all of them wait for a response, the new one is closed.
                let Some((task, _)) = idle.and_then(|at| open.remove(at)) else { continue };
                task.abort();
            }
            let (answer, limit, busy) = (answer.clone(), self.max_body, Busy::default());
            let task = tasks.spawn(serve(stream, limit, Arc::clone(&busy), answer));
            open.push_back((task, busy));
        }
    }
}

/// Whether a client waits for a response.
type Busy = Arc<AtomicBool>;

/// Answers the requests of one connection.
async fn serve<F>(
    stream: TcpStream,
    limit: usize,
    busy: Busy,
    answer: impl Fn(Request<Bytes>) -> F + Clone,
) where
    F: Future<Output = Response>,
{
    // A small response is not held back until there is more to send.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let (answer, busy) = (answer.clone(), Arc::clone(&busy));
        async move {
            busy.store(true, Ordering::Relaxed);
            let response = match read_body(request, limit).await {
                Ok(request) => answer(request).await,
                Err(status) => text(status, "the body cannot be read\n"),
            };
            busy.store(false, Ordering::Relaxed);
            Ok::<_, std::convert::Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .serve_connection(TokioIo::new(stream), service);
    // A client that goes away or sends nonsense is no error of ours.
    let _ = connection.await;
}

async fn read_body(request: Request<Incoming>, limit: usize) -> Result<Request<Bytes>, StatusCode> {
    let (head, body) = request.into_parts();
    let body = Limited::new(body, limit).collect();
    match tokio::time::timeout(BODY_TIMEOUT, body).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.to_bytes())),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Ok(Err(_)) => Err(StatusCode::BAD_REQUEST),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// A response in plain text.
pub fn text(status: StatusCode, text: impl Into<Bytes>) -> Response {
    with_content_type(status, "text/plain; charset=utf-8", text)
}

pub fn json(status: StatusCode, value: &serde_json::Value) -> Response {
    with_content_type(status, "application/json", value.to_string())
}

/// A response of a content type.
pub fn with_content_type(
    status: StatusCode,
    content_type: &'static str,
    body: impl Into<Bytes>,
) -> Response {
    let mut response = Response::new(Full::new(body.into()));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    response
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test]
    async fn connections_that_ask_nothing_keep_nobody_out() {
        let here = "127.0.0.1:0".parse().unwrap();
        let server = Server::bind("TEST", here, 2, 10).await.unwrap();
        let address = server.address().unwrap();
        let serving = tokio::spawn(server.run(|_| async { text(StatusCode::OK, "well") }));
        let mut silent = Vec::new();
        for _ in 0..5 {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        let mut client = TcpStream::connect(address).await.unwrap();
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("well"), "{answer}");
        serving.abort();
    }
}

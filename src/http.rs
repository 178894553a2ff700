//! A small HTTP server: for those who ask how the bot is, and for interactions that come without the
//! gateway. It reads a body whole before anybody looks at it, and never waits for long.

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

/// An answer.
pub type Response = hyper::Response<Full<Bytes>>;

/// Time for the head of a request, and for an idle connection.
const HEAD: Duration = Duration::from_secs(30);
/// Time for a body.
const BODY: Duration = Duration::from_secs(5);
/// The rest when no connection can be accepted, such as for want of file handles.
const OUT_OF_HANDLES: Duration = Duration::from_millis(50);

/// An address that can't be listened at, and why.
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
    /// Most connections at the same moment. For one more, that of those which ask nothing
    /// goes that has been open longest: silent ones keep nobody out.
    connections: usize,
    /// Most bytes of a body.
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

    /// The address it listens at.
    #[must_use]
    pub fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// Answers requests until it is dropped, which closes all connections.
    pub async fn run<F>(self, answer: impl Fn(Request<Bytes>) -> F + Clone + Send + Sync + 'static)
    where
        F: Future<Output = Response> + Send + 'static,
    {
        let mut talks = JoinSet::new();
        let mut open: VecDeque<(AbortHandle, Asking)> = VecDeque::new();
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                tokio::time::sleep(OUT_OF_HANDLES).await;
                continue;
            };
            while talks.try_join_next().is_some() {}
            open.retain(|(talk, _)| !talk.is_finished());
            if open.len() >= self.connections {
                let silent = open.iter().position(|(_, asking)| !asking.load(Ordering::Relaxed));
                // When all of them are asking something, there is no place for one more.
                let Some((talk, _)) = silent.and_then(|at| open.remove(at)) else { continue };
                talk.abort();
            }
            let (answer, limit, asking) = (answer.clone(), self.body, Asking::default());
            let talk = talks.spawn(talk(stream, limit, Arc::clone(&asking), answer));
            open.push_back((talk, asking));
        }
    }
}

/// Whether a client waits for an answer.
type Asking = Arc<AtomicBool>;

/// Answers the requests of one connection.
async fn talk<F>(
    stream: TcpStream,
    limit: usize,
    asking: Asking,
    answer: impl Fn(Request<Bytes>) -> F + Clone,
) where
    F: Future<Output = Response>,
{
    // Small answers shall not wait for more to send.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let (answer, asking) = (answer.clone(), Arc::clone(&asking));
        async move {
            asking.store(true, Ordering::Relaxed);
            let answer = match whole(request, limit).await {
                Ok(request) => answer(request).await,
                Err(status) => text(status, "the body cannot be read\n"),
            };
            asking.store(false, Ordering::Relaxed);
            Ok::<_, std::convert::Infallible>(answer)
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

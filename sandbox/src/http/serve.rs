//! Accepting connections and speaking HTTP on them.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::http::front;
use crate::http::worlds::Worlds;

/// The error that closes a connection without an answer, because it was ordered.
#[derive(Debug, thiserror::Error)]
#[error("closed without an answer, as ordered")]
struct NoAnswer;

/// Accepts until the sandbox stops.
pub(crate) async fn accept(worlds: Arc<Worlds>, listener: TcpListener, tls: Option<TlsAcceptor>) {
    let mut stop = worlds.first.stop.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        let Ok((stream, _)) = accepted else {
            // Out of file handles, most likely; some will be closed soon.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        // Small answers shall not wait for more to send.
        let _ = stream.set_nodelay(true);
        let worlds = Arc::clone(&worlds);
        let tls = tls.clone();
        tokio::spawn(async move {
            let mut stop = worlds.first.stop.subscribe();
            let talk = async {
                match tls {
                    None => talk(worlds, stream).await,
                    Some(tls) => {
                        if let Ok(stream) = tls.accept(stream).await {
                            talk(worlds, stream).await;
                        }
                    }
                }
            };
            tokio::select! {
                () = talk => {}
                _ = stop.wait_for(|stop| *stop) => {}
            }
        });
    }
}

async fn talk(worlds: Arc<Worlds>, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
    let service = service_fn(move |request: Request<Incoming>| {
        let worlds = Arc::clone(&worlds);
        async move {
            let answer: Option<Response<Body>> = front(worlds, request.map(Body::new)).await;
            answer.ok_or(NoAnswer)
        }
    });
    let served = hyper::server::conn::http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await;
    // A client that goes away, or is sent away, is no error of the sandbox.
    let _: Result<(), Infallible> = served.or(Ok(()));
}

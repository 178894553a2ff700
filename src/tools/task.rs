//! Tasks. What runs one is compiled anew for each type of future, twice over: some hundred
//! thousand lines before optimisation. In a box all futures with the same result are one type.

use futures_util::future::BoxFuture;
use tokio::task::JoinHandle;

/// [`tokio::spawn`].
pub fn spawn<T: Send + 'static>(future: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    tokio::spawn(boxed(future))
}

/// The future for a set of tasks.
pub fn boxed<T>(future: impl Future<Output = T> + Send + 'static) -> BoxFuture<'static, T> {
    Box::pin(future)
}

//! The runtime that serenity's connections have for themselves.
//!
//! When a connection is reset and can't be resumed at once, serenity 0.12 reads what is over again
//! and again without a rest, until the next heartbeat is due, and while it says goodbye for ever.
//! Whatever shares a thread with that stands still: clicks by HTTP, clocks, the database, SIGTERM.

use tokio::runtime::{Builder, Handle, Runtime};

/// One connection that goes round in circles must leave a thread to the others.
const THREADS: usize = 2;

/// Threads of their own; what runs on them is over at its next rest once this is dropped. One that
/// goes round in circles has none.
pub(super) struct GatewayRuntime {
    handle: Handle,
    /// `None` while it is dropped.
    runtime: Option<Runtime>,
}

impl GatewayRuntime {
    /// # Errors When the system gives no threads.
    pub(super) fn new() -> std::io::Result<Self> {
        let mut builder = Builder::new_multi_thread();
        let runtime =
            builder.worker_threads(THREADS).thread_name("gateway").enable_all().build()?;
        Ok(Self { handle: runtime.handle().clone(), runtime: Some(runtime) })
    }

    pub(super) fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for GatewayRuntime {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Waiting could take for ever, and may not be done where this is dropped.
            runtime.shutdown_background();
        }
    }
}

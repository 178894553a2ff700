//! A bot in a runtime of its own, so that it can be killed in the middle of whatever it does.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use hornochse::config::Config;
use hornochse::discord::{Bot, Gateway, StartError};
use hornochse::tables::Tables;
use hornochse::tools::{Clock, Tools};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The lines of the log that tell of an error.
#[derive(Clone, Default)]
pub struct Errors(Arc<Mutex<Vec<u8>>>);

impl Errors {
    /// Returns the errors logged since the last call. Lines about the game that only the tests play
    /// are left out: it has no other languages.
    pub fn take(&self) -> String {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = std::mem::take(&mut *lines);
        let text = String::from_utf8_lossy(&bytes);
        text.lines().filter(|line| !line.contains("game=\"tally\"")).collect::<Vec<_>>().join("\n")
    }
}

impl Write for Errors {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A running bot.
pub struct Process {
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
    pub tables: Tables,
    pub tools: Tools,
    gateway: Gateway,
}

impl Process {
    /// Starts a bot. One that was killed leaves its database in a moment: until then the next is
    /// refused.
    pub async fn start(config: Config, clock: Clock, errors: &Errors) -> Result<Self, String> {
        let writer = errors.clone();
        let log = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::ERROR)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        let log = tracing::Dispatch::new(log);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            // For as long as the thread lives.
            .on_thread_start(move || {
                std::mem::forget(tracing::dispatcher::set_default(&log));
            })
            .build()
            .map_err(|error| error.to_string())?;
        let started = runtime.spawn(async move {
            let mut left = 60_000;
            loop {
                match Bot::new(&config, clock.clone(), Some(7)).await {
                    Err(error) if left > 0 && error.to_string().contains("in use") => left -= 1,
                    done => return done,
                }
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            }
        });
        let bot = match started.await {
            Ok(Ok(bot)) => Ok(bot),
            Ok(Err(error)) => Err(error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let bot = match bot {
            Ok(bot) => bot,
            Err(error) => {
                runtime.shutdown_background();
                return Err(error);
            }
        };
        let (tables, tools) = (bot.tables().clone(), bot.tools().clone());
        let gateway = bot.gateway().clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = runtime.spawn(bot.run(Box::pin(async move { drop(stopped.await) })));
        Ok(Self { runtime, stop, task, tables, tools, gateway })
    }

    /// Whether Discord sends it what people do.
    pub fn is_connected(&self) -> bool {
        let state = self.gateway.state();
        state.wanted > 0 && state.connected == state.wanted
    }

    /// Stops it as a host does.
    pub async fn stop(self) -> Result<(), String> {
        drop(self.stop);
        drop((self.tables, self.tools));
        let ended = self.task.await;
        self.runtime.shutdown_background();
        match ended {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Nothing that it does goes on.
    pub fn kill(self) {
        self.runtime.shutdown_background();
    }
}

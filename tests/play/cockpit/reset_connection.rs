//! A connection to the gateway that is reset while nobody can connect anew.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use sandbox::Settings;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};

use super::program::{Program, Serving};
use crate::support::{Scene, eventually, free_address, unlimited};

/// Everything between the bot and Discord goes this way.
struct Way {
    url: String,
    to: Arc<OnceLock<SocketAddr>>,
    open: Arc<Mutex<Option<JoinSet<()>>>>,
    listening: AbortHandle,
}

impl Way {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let to = Arc::new(OnceLock::new());
        let open = Arc::new(Mutex::new(Some(JoinSet::new())));
        let (target, all) = (Arc::clone(&to), Arc::clone(&open));
        let listening = tokio::spawn(async move {
            while let (Ok((mut near, _)), Some(address)) = (listener.accept().await, target.get()) {
                let mut far = TcpStream::connect(address).await.unwrap();
                // Closing it is a reset.
                near.set_zero_linger().unwrap();
                let Some(all) = &mut *all.lock().unwrap() else { return };
                all.spawn(async move {
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                });
            }
        });
        Self { url, to, open, listening: listening.abort_handle() }
    }

    /// All connections are reset, and new ones are refused.
    async fn breaks(&self) {
        self.listening.abort();
        let open = self.open.lock().unwrap().take();
        open.unwrap().shutdown().await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_reset_for_good_keeps_the_bot_from_nothing() {
    let way = Way::new().await;
    let public_url = Some(way.url.clone());
    // The library would notice by it that the connection is dead, and rest.
    let heartbeat = Duration::from_secs(600);
    let scene = Scene::without_bot(Settings { public_url, heartbeat, ..unlimited() }).await;
    way.to.set(scene.discord.address()).unwrap();
    let address = free_address();
    let settings = vec![
        ("HEALTH_ADDR", address.to_string()),
        ("LOG", "error".to_owned()),
        ("TOKIO_WORKER_THREADS", "1".to_owned()),
    ];
    let program = Program::at(&scene, settings);
    let mut serving = Serving(program.command(&["serve"]).stdout(Stdio::null()).spawn().unwrap());
    let connected = async |count: u32| {
        let page = reqwest::get(format!("http://{address}/metrics")).await.ok()?.text().await;
        let wanted = format!("hornochse_shards{{state=\"connected\"}} {count}\n");
        page.unwrap().contains(&wanted).then_some(())
    };
    eventually("it is not connected", async || connected(1).await.is_some()).await;

    way.breaks().await;
    eventually("it stands still", async || connected(0).await.is_some()).await;
    let asked = Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    assert!(asked.success());
    eventually("it doesn't end", async || serving.0.try_wait().unwrap().is_some()).await;
    assert_eq!(serving.0.wait().unwrap().code(), Some(0));
}

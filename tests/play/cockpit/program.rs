//! The program as hosts run it.

use std::net::Ipv4Addr;
use std::process::{Child, Command, Stdio};

use crate::support::{Scene, eventually, free_address};

/// The program, with settings of its own.
pub struct Program {
    pub folder: tempfile::TempDir,
    pub settings: Vec<(&'static str, String)>,
}

impl Program {
    /// In a folder of its own, with the token of this scene's Discord and these settings beside it.
    pub fn at(scene: &Scene, beside: Vec<(&'static str, String)>) -> Self {
        let mut settings = vec![
            ("DISCORD_TOKEN", scene.discord.token().to_owned()),
            ("DISCORD_API_URL", scene.discord.url().to_owned()),
        ];
        settings.extend(beside);
        Self { folder: storage_contract::folder(), settings }
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        command.args(args).current_dir(self.folder.path()).env_clear();
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Runs a command to its end; its status, and what it said.
    pub async fn run(&self, args: &[&str]) -> (Option<i32>, String) {
        let mut command = self.command(args);
        let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    }
}

/// A process that does not outlive its test.
pub struct Serving(pub Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn systemd_hears_again_and_again_that_the_bot_is_alive() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let usual = vec![("WATCHDOG_USEC", "40000".to_owned()), ("LOG", "error".to_owned())];
    let mut program = Program::at(&scene, usual);
    let path = program.folder.path().join("notify");
    let socket = tokio::net::UnixDatagram::bind(&path).unwrap();
    program.settings.push(("NOTIFY_SOCKET", path.display().to_string()));
    let _serving = Serving(program.command(&["serve"]).stdout(Stdio::null()).spawn().unwrap());
    for _ in 0..3 {
        let mut told = [0; 64];
        let length = socket.recv(&mut told).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&told[..length]).trim(), "WATCHDOG=1");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_to_leave_says_why_and_its_log_in_a_file_has_no_colours() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let program = Program::at(&scene, vec![]);
    let path = program.folder.path().join("log");
    let log = std::fs::File::create(&path).unwrap();
    let mut serving = Serving(program.command(&["serve"]).stderr(log).spawn().unwrap());
    scene.discord.bot_connected().await.unwrap();
    let asked = Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    assert!(asked.success());
    let status = tokio::task::spawn_blocking(move || serving.0.wait()).await.unwrap().unwrap();
    let log = std::fs::read_to_string(&path).unwrap();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(log.contains("SIGTERM"), "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_log_cannot_be_written_plays_on() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let program = Program::at(&scene, vec![("LOG", "info".to_owned())]);
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut serving = Serving(program.command(&["serve"]).stderr(full).spawn().unwrap());
    scene.discord.commands_registered().await.unwrap();
    let asked = Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    assert!(asked.success());
    let status = tokio::task::spawn_blocking(move || serving.0.wait()).await.unwrap().unwrap();
    assert_eq!(status.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_serves_its_host_beside_the_bot() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let address = free_address();
    let program = Program::at(
        &scene,
        vec![
            ("HEALTH_ADDR", address.to_string()),
            ("BACKUP_DIR", "backups".to_owned()),
            ("LOG", "error".to_owned()),
        ],
    );
    let (status, said) = program.run(&["health"]).await;
    assert_eq!(status, Some(1), "{said}");
    let (status, said) = program.run(&["check"]).await;
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("ok  token") && said.contains("not there yet"), "{said}");
    // A lock that root left would keep the bot's own user out.
    assert_eq!(std::fs::read_dir(program.folder.path()).unwrap().count(), 1, "but the backups");

    let child = program.command(&["serve"]).stdout(Stdio::null()).spawn().unwrap();
    let serving = Serving(child);
    scene.discord.bot_connected().await.unwrap();
    scene.discord.commands_registered().await.unwrap();
    eventually("it is never well", async || program.run(&["health"]).await.0 == Some(0)).await;
    let (status, said) = program.run(&["check"]).await;
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("the running bot is well"), "{said}");
    let backups = program.folder.path().join("backups");
    eventually("no backup is made", async || {
        !hornochse::host::backup::backups_in(&backups).is_empty()
    })
    .await;
    // Nobody else can have the address.
    let (status, said) = program.run(&["restore", "backups/x.db"]).await;
    assert_eq!(status, Some(1), "{said}");
    drop(serving);
    let (status, said) = program.run(&["health"]).await;
    assert_eq!((status, said.contains("does not answer")), (Some(1), true), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_taken_is_one_clear_line() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let program = Program::at(
        &scene,
        vec![("HEALTH_ADDR", taken.local_addr().unwrap().to_string()), ("LOG", "error".to_owned())],
    );
    let (status, said) = program.run(&["serve"]).await;
    assert_eq!((status, said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("HEALTH_ADDR is 127.0.0.1:"), "{said}");
    let (status, said) = program.run(&["check"]).await;
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("NO  health"), "{said}");
}

//! The version is told wherever somebody may ask for it: on the command line, in the log, by the
//! metrics, and to Discord.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

use super::health::get;
use super::program::{Program, Serving};
use crate::support::{Scene, eventually, free_address, unlimited};

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[test]
fn the_command_line_tells_the_version() {
    let output = Command::new(env!("CARGO_BIN_EXE_hornochse")).arg("--version").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("hornochse {VERSION}\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_and_the_metrics_tell_the_version() {
    let scene = Scene::without_bot(unlimited()).await;
    let address = free_address();
    let program = Program::at(&scene, vec![("HEALTH_ADDR", address.to_string())]);
    let path = program.folder.path().join("log");
    let log = std::fs::File::create(&path).unwrap();
    let _serving = Serving(program.command(&["serve"]).stderr(log).spawn().unwrap());
    scene.discord.bot_connected().await.unwrap();
    eventually("the log does not say that it has started", async || {
        std::fs::read_to_string(&path).unwrap().contains("the bot has started")
    })
    .await;
    let log = std::fs::read_to_string(&path).unwrap();
    let line = log.lines().find(|line| line.contains("the bot has started")).unwrap();
    assert!(line.contains(&format!("version=\"{VERSION}\"")), "{line}");
    let (_, page) = get(address, "/metrics").await;
    assert!(page.contains(&format!("hornochse_info{{version=\"{VERSION}\"}} 1")), "{page}");
}

#[test]
fn discord_is_told_the_version() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let folder = storage_contract::folder();
    let child = Command::new(env!("CARGO_BIN_EXE_hornochse"))
        .arg("check")
        .current_dir(folder.path())
        .env_clear()
        .env("DISCORD_TOKEN", "abc.def.ghi")
        .env("DISCORD_API_URL", format!("http://{}", listener.local_addr().unwrap()))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let _checking = Serving(child);
    let (mut stream, _) = listener.accept().unwrap();
    let lines = BufReader::new(&stream).lines().map_while(Result::ok);
    let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    stream.write_all(b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n").unwrap();
    let agent = head.iter().find_map(|line| line.strip_prefix("user-agent: "));
    let agent = agent.unwrap_or_else(|| panic!("no name in {head:#?}"));
    // The form that Discord asks for: an address and a version.
    assert!(agent.starts_with("DiscordBot (https://"), "{agent}");
    assert!(agent.ends_with(&format!(", {VERSION})")), "{agent}");
}

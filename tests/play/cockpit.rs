//! The host's cockpit: whether the bot is well, what it counts, and whether everything is set up.

use std::fmt::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use clap::CommandFactory;
use hornochse::config::Config;
use hornochse::config::host::Backups;
use hornochse::host::check::{Finding, Verdict, check};
use hornochse::host::health;
use hornochse::http::Server;
use hornochse::telemetry::{self, Kind};
use hornochse::tools::Clock;
use sandbox::{Action, Permissions, Whom};
use serde_json::{Value, json};

use crate::support::{Scene, eventually, one_game};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).unwrap()
}

/// Returns an address on which nobody listens at this moment.
fn free_address() -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap()
}

/// Opens the cockpit of the bot that runs here; returns its address.
async fn open(scene: &Scene) -> SocketAddr {
    let any = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let server = Server::bind("HEALTH_ADDR", any, 4, 1024).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(scene.cockpit().run(server));
    address
}

async fn get(address: SocketAddr, path: &str) -> (u16, String) {
    let response = reqwest::get(format!("http://{address}{path}")).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_well_says_so_and_counts_everything_it_should() {
    let scene = Scene::new().await;
    let address = open(&scene).await;
    eventually("the bot is never ready", async || get(address, "/readyz").await.0 == 200).await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let solo = people[1].command(&scene.channel, "nimmt hint", &[]).await.unwrap();
    assert!(!solo.text().is_empty());
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;

    let (status, said) = get(address, "/healthz").await;
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &said["status"], &said["complaints"]), (200, &json!("ok"), &json!([])));
    health::ask(address).await.unwrap();
    let (status, page) = get(address, "/metrics").await;
    assert_eq!(status, 200);
    for metric in telemetry::ALL {
        let kind = match metric.kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram(_) => "histogram",
        };
        let name = metric.name;
        assert!(page.contains(&format!("# TYPE {name} {kind}\n")), "{name} is not there:\n{page}");
        assert!(page.contains(&format!("# HELP {name} ")), "{name} says nothing");
        let line = page.lines().find(|line| line.starts_with(name)).unwrap();
        for label in metric.labels {
            assert!(line.contains(&format!("{label}=\"")), "{line} has no {label}");
        }
    }
    // Ten turns of two people, at least; other tests may count in the same process.
    assert!(number(&page, "hornochse_interactions_total{kind=\"button\",way=\"gateway\"}") >= 20.0);
    assert!(number(&page, "hornochse_answer_seconds_count{first=\"answer\"}") >= 20.0);
    assert!(number(&page, "hornochse_discord_answers_total{by=\"click\",status=\"200\"}") >= 20.0);
    assert!(number(&page, "hornochse_commits_total") >= 20.0);
    // Gauges are those of the bot in this process that was asked last, so ask this one.
    let figures = scene.cockpit().look().await.figures;
    assert_eq!((figures.tables_awake, figures.tables_open), (1, 0));
    assert_eq!((figures.shards_connected, figures.shards_wanted), (1, 1));
    assert_eq!(figures.outbox_overdue, Duration::ZERO);
    assert!(!page.contains(scene.discord.token()));

    assert_eq!(get(address, "/").await.0, 404);
    let posted = reqwest::Client::new().post(format!("http://{address}/healthz")).send().await;
    assert_eq!(posted.unwrap().status().as_u16(), 405);
}

fn number(page: &str, name: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name} in\n{page}")).trim().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_ill_says_why() {
    let scene = Scene::new().await;
    let address = open(&scene).await;
    scene.tools().store.close().await;
    let (status, said) = get(address, "/healthz").await;
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &said["status"]), (503, &json!("ill")));
    assert!(said["complaints"][0].as_str().unwrap().contains("the database"), "{said}");
    assert_eq!(get(address, "/readyz").await.0, 503);
    let complaint = health::ask(address).await.unwrap_err();
    assert!(complaint.contains("the database"), "{complaint}");
    let nobody = health::ask(free_address()).await.unwrap_err();
    assert!(nobody.contains("does not answer"), "{nobody}");
}

/// All lines, and the worst of them.
async fn checked(config: &Config, clock: Clock) -> (Verdict, Vec<Finding>) {
    let mut lines = Vec::new();
    let worst = check(config, &clock, |line| lines.push(line.clone())).await;
    (worst, lines)
}

/// Returns the finding with this name.
fn line<'a>(lines: &'a [Finding], what: &str) -> &'a Finding {
    lines.iter().find(|line| line.what == what).unwrap_or_else(|| panic!("no {what}: {lines:#?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_up_well_is_found_well_with_the_bot_running_or_not() {
    let mut scene = Scene::new().await;
    let mut config = scene.config_here();
    config.host.health = Some(open(&scene).await);
    eventually("the bot is never well", async || {
        health::ask(config.host.health.unwrap()).await.is_ok()
    })
    .await;
    for running in [true, false] {
        if !running {
            scene.stop_bot().await;
            config.host.health = Some(free_address());
        }
        let (_, lines) = checked(&config, Clock::System).await;
        let wrong: Vec<&Finding> = lines.iter().filter(|l| l.verdict == Verdict::Wrong).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        let by_whom = if running { "in use by a running bot" } else { "no bot is using it" };
        assert!(line(&lines, "database").text.contains(by_whom), "{lines:#?}");
        assert!(line(&lines, "token").text.contains(&scene.discord.application_id().to_string()));
        assert_eq!(line(&lines, "servers").verdict, Verdict::Fine);
        assert_eq!(line(&lines, "clock").verdict, Verdict::Fine);
        assert_eq!(line(&lines, "clicks").text, "they come through the gateway");
        assert_eq!(line(&lines, "backups").verdict, Verdict::Hint);
        assert!(line(&lines, "fonts").text.contains("install fonts-noto-core"));
        for line in &lines {
            assert!(!line.to_string().contains(scene.discord.token()));
            assert_eq!(line.to_string().lines().count(), 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_up_badly_is_found_with_what_to_do_about_it() {
    let scene = Scene::in_a_file().await;
    let mut config = scene.config_here();
    let folder = scene.folder.path();
    scene.guild.deny(Whom::Bot, Permissions::ATTACH_FILES);
    scene.clock.advance(Duration::from_secs(60));
    std::fs::write(folder.join("file"), "").unwrap();
    config.fonts_dir = Some(folder.join("nowhere"));
    config.host.backups = Some(Backups {
        folder: folder.join("file"),
        hours: NonZeroU32::MIN,
        keep: NonZeroU32::MIN,
    });
    let (worst, lines) = checked(&config, Clock::Manual(scene.clock.clone())).await;
    assert_eq!(worst, Verdict::Wrong);
    for (what, verdict, text) in [
        ("servers", Verdict::Hint, "The Barn lacks Attach Files. Invite the bot again: https://"),
        ("clock", Verdict::Wrong, "seconds ahead of Discord's: let the system set it"),
        ("fonts", Verdict::Wrong, "FONTS_DIR"),
        ("backups", Verdict::Wrong, "check BACKUP_DIR"),
    ] {
        let line = line(&lines, what);
        assert_eq!(line.verdict, verdict, "{line}");
        assert!(line.text.contains(text), "{line}");
    }

    config.database_url = format!("sqlite://{}", folder.join("file").display());
    config.token = hornochse::config::Secret::new("not.the.token");
    let (_, lines) = checked(&config, Clock::System).await;
    assert!(line(&lines, "database").text.contains("belongs to another program"), "{lines:#?}");
    assert!(line(&lines, "token").text.contains("developer portal"), "{lines:#?}");
    config.database_url = "sqlite:///no/such/folder/x.db".into();
    config.api = hornochse::config::Api::At(format!("http://{}", free_address()));
    let (_, lines) = checked(&config, Clock::System).await;
    assert!(line(&lines, "database").text.contains("check DATABASE_URL"), "{lines:#?}");
    assert!(line(&lines, "discord").text.contains("cannot be reached"), "{lines:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_found_where_discord_sends_clicks() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let mut config = scene.config_here();
    let elsewhere = format!("http://{}/interactions", free_address());
    let set = |url: Option<&str>| {
        scene.discord.act(Action::SetEndpoint { app: None, url: url.map(str::to_owned) }).unwrap();
    };
    set(Some(&elsewhere));
    let clicks = async |config: &Config| {
        let (_, lines) = checked(config, Clock::System).await;
        line(&lines, "clicks").clone()
    };
    let found = clicks(&config).await;
    assert_eq!(found.verdict, Verdict::Wrong, "{found}");
    assert!(found.text.contains("not through the gateway"), "{found}");
    let key = |digits: &str| {
        let mut bytes = [0; 32];
        hex::decode_to_slice(digits, &mut bytes).unwrap();
        ed25519_dalek::VerifyingKey::from_bytes(&bytes).unwrap()
    };
    config.host.interactions = Some(free_address());
    config.host.public_key = Some(key(&scene.discord.public_key()));
    assert_eq!(clicks(&config).await.verdict, Verdict::Fine);
    set(None);
    assert!(clicks(&config).await.text.contains("set the Interactions Endpoint URL"));
    let other = key("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    config.host.public_key = Some(other);
    assert!(clicks(&config).await.text.contains("that of another application"));
}

/// The program, with settings of its own.
struct Program {
    folder: tempfile::TempDir,
    settings: Vec<(&'static str, String)>,
}

impl Program {
    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        command.args(args).current_dir(self.folder.path()).env_clear();
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Runs a command to its end; its status, and what it said.
    async fn run(&self, args: &[&str]) -> (Option<i32>, String) {
        let mut command = self.command(args);
        let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    }
}

/// A process that does not outlive its test.
struct Serving(Child);

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
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notify");
    let socket = tokio::net::UnixDatagram::bind(&path).unwrap();
    let program = Program {
        folder,
        settings: vec![
            ("DISCORD_TOKEN", scene.discord.token().to_owned()),
            ("DISCORD_API_URL", scene.discord.url().to_owned()),
            ("NOTIFY_SOCKET", path.display().to_string()),
            ("WATCHDOG_USEC", "40000".to_owned()),
            ("LOG", "error".to_owned()),
        ],
    };
    let _serving = Serving(program.command(&["serve"]).stdout(Stdio::null()).spawn().unwrap());
    for _ in 0..3 {
        let mut told = [0; 64];
        let length = socket.recv(&mut told).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&told[..length]).trim(), "WATCHDOG=1");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_serves_its_host_beside_the_bot() {
    let scene = Scene::without_bot(crate::support::unlimited()).await;
    let address = free_address();
    let program = Program {
        folder: tempfile::tempdir().unwrap(),
        settings: vec![
            ("DISCORD_TOKEN", scene.discord.token().to_owned()),
            ("DISCORD_API_URL", scene.discord.url().to_owned()),
            ("HEALTH_ADDR", address.to_string()),
            ("BACKUP_DIR", "backups".to_owned()),
            ("LOG", "error".to_owned()),
        ],
    };
    let (status, said) = program.run(&["health"]).await;
    assert_eq!(status, Some(1), "{said}");
    let (status, said) = program.run(&["check"]).await;
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("ok  token") && said.contains("not there yet"), "{said}");

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
    let program = Program {
        folder: tempfile::tempdir().unwrap(),
        settings: vec![
            ("DISCORD_TOKEN", scene.discord.token().to_owned()),
            ("DISCORD_API_URL", scene.discord.url().to_owned()),
            ("HEALTH_ADDR", taken.local_addr().unwrap().to_string()),
            ("LOG", "error".to_owned()),
        ],
    };
    let (status, said) = program.run(&["serve"]).await;
    assert_eq!((status, said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("HEALTH_ADDR is 127.0.0.1:"), "{said}");
    let (status, said) = program.run(&["check"]).await;
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("NO  health"), "{said}");
}

#[test]
fn the_list_of_metrics_for_people_is_the_one_of_the_program() {
    let mut table =
        String::from("| name | kind | told apart by | what it means |\n|---|---|---|---|\n");
    for metric in telemetry::ALL {
        let kind = match metric.kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram(_) => "histogram",
        };
        let (name, help) = (metric.name, metric.help);
        let labels = metric.labels.iter().map(|label| format!("`{label}`")).collect::<Vec<_>>();
        let _ = writeln!(table, "| `{name}` | {kind} | {} | {help} |", labels.join(", "));
    }
    let text = read("docs/metrics.md");
    let (before, _) = text.split_once("| name |").unwrap_or((&text, ""));
    let wanted = format!("{before}{table}");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root("docs/metrics.md"), &wanted).unwrap();
    }
    assert_eq!(read("docs/metrics.md"), wanted, "UPDATE_GOLDEN=1 writes it anew");
}

/// The metrics that a query names.
fn named(query: &str) -> Vec<String> {
    let words = query.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("hornochse_")).map(str::to_owned).collect()
}

/// Whether there is such a metric.
fn exists(name: &str) -> bool {
    telemetry::ALL.iter().any(|metric| match metric.kind {
        Kind::Histogram(_) => name
            .strip_prefix(metric.name)
            .is_some_and(|rest| ["_bucket", "_sum", "_count"].contains(&rest)),
        Kind::Counter | Kind::Gauge => name == metric.name,
    })
}

#[test]
fn every_query_of_the_dashboard_and_every_alarm_names_metrics_that_exist() {
    let dashboard: Value = serde_json::from_str(&read("docs/grafana.json")).unwrap();
    let mut used = Vec::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        if panel["type"] == "row" {
            continue;
        }
        for target in panel["targets"].as_array().unwrap() {
            let query = target["expr"].as_str().unwrap();
            let names = named(query);
            assert!(!names.is_empty(), "{query} asks for nothing");
            used.extend(names);
        }
    }
    let (text, _) = read("docs/metrics.md").split_once("## All of them").map_or_else(
        || panic!("the list has no heading"),
        |(text, list)| (text.to_owned(), list.to_owned()),
    );
    used.extend(named(&text));
    for name in &used {
        assert!(exists(name), "{name} is no metric");
    }
    // Nor is anything counted that nobody looks at.
    for metric in telemetry::ALL {
        assert!(
            used.iter().any(|name| name.starts_with(metric.name)),
            "{} is on no panel",
            metric.name
        );
    }
}

/// `.env.example` and the table in `docs/hosting.md` say what the settings' own comments say, as
/// `UPDATE_GOLDEN=1` writes them.
#[test]
fn every_setting_is_explained_in_the_example_in_the_help_and_for_hosts() {
    let help = Command::new(env!("CARGO_BIN_EXE_hornochse")).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    // Its lines are broken.
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut example = "# Copy to .env and fill in. Only the token is required.\n".to_owned();
    let head = "| name | meaning | without it |\n|---|---|---|\n";
    let mut table = head.to_owned();
    for setting in Config::command().get_arguments() {
        let (name, meaning) =
            (setting.get_long().unwrap(), setting.get_help().unwrap().to_string());
        assert!(help.contains(&format!(" {name} {meaning}")), "{name}: {meaning}");
        let usual = setting.get_default_values().first().map(|usual| usual.to_str().unwrap());
        // Without an example it is the name of the field.
        let value = setting.get_value_names().unwrap()[0].as_str();
        let value = Some(value).filter(|v| !v.chars().all(|c| c.is_ascii_uppercase() || c == '_'));
        let off = if name == "DISCORD_TOKEN" { "" } else { "#" };
        let value = usual.or(value).unwrap_or_default();
        example += &format!("\n{}{off}{name}={value}\n", comment(&meaning));
        let usual = usual.map(|usual| format!(" `{usual}`")).unwrap_or_default();
        table += &format!("| `{name}` | {meaning} |{usual} |\n");
    }
    let hosting = read("docs/hosting.md");
    let (before, old) = hosting.split_once(head).expect("docs/hosting.md has the table");
    let (_, after) = old.split_once("\n\n").unwrap();
    let hosting = format!("{before}{table}\n{after}");
    for (path, now) in [(".env.example", example), ("docs/hosting.md", hosting)] {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(root(path), &now).unwrap();
        }
        assert!(now == read(path), "{path} is old: UPDATE_GOLDEN=1 writes it anew");
    }
}

/// A text as lines behind `#`, as long as lines are here.
fn comment(text: &str) -> String {
    let mut lines = vec!["#".to_owned()];
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.chars().count() + 1 + word.len() <= 100) {
            Some(line) => *line += &format!(" {word}"),
            None => lines.push(format!("# {word}")),
        }
    }
    lines.join("\n") + "\n"
}

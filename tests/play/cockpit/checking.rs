//! `hornochse check`: everything that is set up, and what to do about the rest.

use std::num::NonZeroU32;
use std::time::Duration;

use hornochse::config::Config;
use hornochse::config::host::{Backups, public_key};
use hornochse::host::check::{Finding, Verdict, check};
use hornochse::host::health;
use hornochse::tools::Clock;
use sandbox::{Action, Permissions, Whom};

use super::health::open;
use crate::backups::change;
use crate::support::{Scene, eventually, free_address};

/// All lines, and the worst of them.
async fn checked(config: &Config, clock: Clock) -> (Verdict, Vec<Finding>) {
    let mut lines = Vec::new();
    let worst = check(config, &clock, |line| lines.push(line.clone())).await;
    (worst, lines)
}

/// Returns the finding with this name.
fn line<'a>(lines: &'a [Finding], what: &str) -> &'a Finding {
    lines
        .iter()
        .find(|line| line.subject == what)
        .unwrap_or_else(|| panic!("no {what}: {lines:#?}"))
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
    let scene = Scene::in_the_present().await;
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

    // An empty file, as for a container that is given a single one.
    config.database_url = format!("sqlite://{}", folder.join("file").display());
    config.token = hornochse::config::Secret::new("not.the.token");
    let (_, lines) = checked(&config, Clock::System).await;
    assert!(line(&lines, "database").text.contains("will be created"), "{lines:#?}");
    change(&folder.join("file"), "CREATE TABLE shopping (item)").await;
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
    let key = |digits: &str| public_key(digits).unwrap();
    config.host.interactions = Some(free_address());
    config.host.public_key = Some(key(&scene.discord.public_key()));
    assert_eq!(clicks(&config).await.verdict, Verdict::Fine);
    set(None);
    assert!(clicks(&config).await.text.contains("set the Interactions Endpoint URL"));
    config.host.without_gateway = true;
    let deaf = clicks(&config).await;
    assert!(deaf.text.starts_with("none come in yet, for GATEWAY is off"), "{deaf}");
    let other = key("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    config.host.public_key = Some(other);
    assert!(clicks(&config).await.text.contains("that of another application"));
}

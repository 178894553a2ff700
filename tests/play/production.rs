//! The bot exactly as in production: Discord's own names, TLS, serenity's rate limiter, the real
//! clock.

use crate::support::{Scene, one_game, patient};
use hornochse::config::Api;
use hornochse::tools::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_to_discords_rate_limits() {
    let mut scene = Scene::without_bot(patient()).await;
    let tls = scene.discord.tls().clone();
    let api = Api::Resolved(tls.address, tls.certificate.der.clone());
    scene.start_bot_at(api, Clock::System).await;
    let people = scene.people(4);
    scene.start_match(&people, &one_game()).await;
    for turn in 1..=4 {
        scene.all_choose(&people).await;
        scene.reads(&format!("after turn {turn}")).await;
    }
    assert_eq!(scene.discord.counts().invalid, 0, "no request was refused");
}

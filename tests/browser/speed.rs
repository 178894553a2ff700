//! How heavy the page is, how soon it is there, and what a message costs it.

use std::time::Instant;

use sandbox::{Sandbox, Settings};
use serde_json::json;

use crate::browser::Browser;
use crate::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_there_at_once() {
    let begin = Instant::now();
    let table = Table::open();
    let printed = begin.elapsed();
    let Some(browser) = Browser::open(&table.url, 1500, 900).await else { return };
    let sizes = browser.script("return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).filter((one) => !one.name.includes('/sandbox/')).reduce((sum, one) => sum + one.decodedBodySize, 0)").await;
    let ready = browser
        .script("return Math.round(performance.getEntriesByName('first-view')[0].startTime)")
        .await;
    println!(
        "address printed after {printed:?}; the page is playable {ready} ms after it was asked for; it weighs {sizes} bytes"
    );
    assert!(sizes.as_u64().unwrap() <= 150 * 1024);
    assert!(ready.as_u64().unwrap() < 5000);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_messages_and_ten_people_stay_fluid() {
    let discord = Sandbox::start(Settings::default()).await.unwrap();
    let guild = discord.guild("Crowd");
    let hall = guild.channel("hall");
    let people: Vec<_> = (0..10).map(|n| discord.person(&format!("Person {n}"))).collect();
    for person in &people {
        person.join(&guild);
    }
    let Some(browser) = Browser::open(discord.url(), 1900, 1000).await else { return };
    browser.windows(4).await;
    for n in 0..200 {
        people[n % 10]
            .say(&hall, &format!("Message {n} with **bold** and <@{}>", people[(n + 1) % 10].id))
            .unwrap();
    }
    browser.sees(0, "Message 199 ").await;
    let metric = |all: &serde_json::Value, name: &str| {
        let list = all["metrics"].as_array().unwrap();
        list.iter().find(|one| one["name"] == name).unwrap()["value"].as_f64().unwrap()
    };
    browser.chromium("Performance.enable", json!({})).await;
    let before = browser.chromium("Performance.getMetrics", json!({})).await;
    for n in 200..400 {
        people[n % 10]
            .say(&hall, &format!("Message {n} with **bold** and <@{}>", people[(n + 1) % 10].id))
            .unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    browser.sees(3, "Message 399 ").await;
    let after = browser.chromium("Performance.getMetrics", json!({})).await;
    let per_message = |name: &str| (metric(&after, name) - metric(&before, name)) * 1000.0 / 200.0;
    let (script, layout, style) = (
        per_message("ScriptDuration"),
        per_message("LayoutDuration"),
        per_message("RecalcStyleDuration"),
    );
    println!(
        "a message in four windows, with 200 before it and 10 people: {script:.2} ms script, {layout:.2} ms layout, {style:.2} ms style"
    );
    // Far above what it takes on the busiest machine, far below what a page needs that goes
    // through all messages for each new one.
    assert!(script + layout + style < 150.0);
}

//! The weight of the page, and the cost of a message. Times are printed for the curious; the tests
//! judge only numbers that are the same on every machine.

use std::time::Instant;

use sandbox::{Sandbox, Settings};
use serde_json::json;

use crate::browser::Browser;
use crate::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_light() {
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
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_costs_no_more_for_the_two_hundred_before_it() {
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
    browser.script(COUNT).await;
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
    let touched = browser.script("return touched").await;
    let per_window = |what: &str| touched[what].as_f64().unwrap() / (200.0 * 4.0);
    let (listed, around) = (per_window("listed"), per_window("around"));
    println!(
        "a message in four windows, with 200 before it and 10 people: {script:.2} ms script, {layout:.2} ms layout, {style:.2} ms style; in each window it touches {listed:.1} nodes of the list and {around:.1} around it"
    );
    // A page that makes all messages anew for each new one touches thousands.
    assert!(listed < 25.0, "{listed} nodes of the list are touched for a message");
    // The surroundings of the lists are drawn at most once for a message, and less often where
    // several arrive between two frames. How often that is depends on the machine, but not on the
    // messages before it.
    assert!(around < 75.0, "{around} nodes around the list are touched for a message");
}

/// Counts from now on which nodes are made, removed or changed, in the lists of messages and around
/// them.
const COUNT: &str = r#"
    window.touched = { listed: 0, around: 0 };
    const all = (node) => 1 + (node.querySelectorAll?.("*").length ?? 0);
    new MutationObserver((changes) => {
        for (const one of changes) {
            const nodes = [...one.addedNodes, ...one.removedNodes];
            const where = one.target.parentElement?.closest(".messages") ?? one.target.closest?.(".messages");
            touched[where ? "listed" : "around"] += one.type === "childList" ? nodes.reduce((sum, node) => sum + all(node), 0) : 1;
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"#;

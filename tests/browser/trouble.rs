//! Faults ordered on the page, what people see of them, and how it goes on.

use serde_json::json;

use crate::browser::Browser;
use crate::playing::play_until;
use crate::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_event_is_seen_to_fail_and_the_next_click_works() {
    let table = Table::open();
    // The log shows the last requests only, and these are many.
    table.uploaded(132).await;
    let Some(browser) = Browser::open(&table.url, 1700, 1000).await else { return };
    browser.windows(2).await;
    browser.write(0, "/nimmt new games:1").await;
    browser.sees(1, "Join").await;
    browser.click("//button[@id='backstage-switch']").await;
    browser.click("//summary[text()='What can go wrong']").await;
    browser.click("//button[text()='Event lost']").await;
    browser
        .until(
            "it is on order",
            "return document.querySelector('.ordered').innerText.includes('never')",
        )
        .await;
    browser.press(1, "Join").await;
    browser.until("the press", "return document.querySelector('[aria-busy=true]') !== null").await;
    table.act(&json!({ "do": "advance", "millis": 30_001 })).await;
    browser.sees(1, "This interaction failed").await;
    assert!(!browser.text(0).await.contains("interaction failed"), "only Ben is told");
    browser.press(1, "Join").await;
    browser.sees(1, "Players 2/").await;
    browser.until("the note is gone", "return !document.querySelectorAll('.pane')[1].innerText.includes('interaction failed')").await;
    // The drawer tells of both: the event that never came, and the request that answered the other.
    browser.until("the log", "return document.querySelector('.log').innerText.includes('INTERACTION_CREATE') && document.querySelector('.log').innerText.includes('never')").await;
    browser.script("[...document.querySelectorAll('.entry.request')].at(-1).open = true").await;
    browser.until("body and answer", "return /Body/.test(document.querySelector('.inside')?.innerText) && /Answer 20/.test(document.querySelector('.inside').innerText)").await;
    browser.shot("backstage").await;
    browser.no_complaints().await;
}

/// Whether the log tells of a bot that has come.
const READY: &str =
    "[...document.querySelectorAll('.entry.event')].some((one) => one.innerText.includes('READY'))";

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_restarted_and_killed_in_mid_game() {
    let table = Table::open();
    // The log shows the last requests only, and these are many.
    table.uploaded(132).await;
    let Some(browser) = Browser::open(&table.url, 1700, 1000).await else { return };
    browser.windows(2).await;
    browser.write(0, "/nimmt new games:1").await;
    browser.press(1, "Join").await;
    browser.sees(0, "Players 2/").await;
    browser.press(0, "Start").await;
    browser.sees(0, "Waiting for").await;
    browser.click("//button[@id='backstage-switch']").await;
    browser.go(0, "Hornochse").await;
    browser.go(1, "Hornochse").await;
    for (turn, button) in [(1, "Restart the bot"), (2, "Crash the bot, then start it")] {
        let hand = format!(
            "return [...document.querySelectorAll('.pane')].every((one) => one.querySelectorAll('[data-custom-id*=\".play.\"]').length && one.innerText.includes('turn {turn}'))"
        );
        if turn == 1 {
            browser.until("hands", &hand).await;
        }
        browser.script("document.querySelectorAll('.pane')[0].querySelector('[data-custom-id*=\".play.\"]').click()").await;
        browser.sees(0, "You play").await;
        browser.click("//button[text()='Empty']").await;
        browser.until("an empty log", &format!("return !{READY}")).await;
        browser.click(&format!("//button[text()='{button}']")).await;
        browser.until("it comes anew", &format!("return {READY}")).await;
        browser
            .until("it is there", "return document.querySelector('.bot-state.on') !== null")
            .await;
        browser.sees(0, "You play").await;
        play_until(&browser, 0, &format!("turn {}", turn + 1)).await;
    }
}

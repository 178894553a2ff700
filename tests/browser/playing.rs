//! Whole matches, clicked.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::browser::Browser;
use crate::patience::PATIENCE;
use crate::table::Table;

/// Clicks a card or a row wherever a window asks for one and nothing is chosen yet. Returns how
/// many were clicked.
const DECIDE: &str = r#"
    let clicked = 0;
    for (const pane of document.querySelectorAll(".pane")) {
        const deciding = (one) => /\.(play|row)\./.test(one.dataset.customId ?? "") && !one.disabled;
        const message = [...pane.querySelectorAll(".message")].findLast((one) => [...one.querySelectorAll("[data-custom-id]")].some(deciding));
        const offered = [...(message?.querySelectorAll("[data-custom-id]") ?? [])].filter(deciding);
        if (!offered.length || offered.some((one) => one.classList.contains("success") || one.classList.contains("busy"))) continue;
        offered[Math.floor(offered.length / 2)].click();
        clicked += 1;
    }
    return clicked;
"#;

/// Plays until something can be read in a window. Only a table at which nothing happens is given
/// up.
pub async fn play_until(browser: &Browser, watching: usize, text: &str) {
    let (mut seen, mut since) = (String::new(), Instant::now());
    loop {
        let now = browser.text(watching).await;
        if now.contains(text) {
            return;
        }
        if now != seen {
            (seen, since) = (now, Instant::now());
        }
        assert!(
            since.elapsed() < PATIENCE,
            "no {text:?}, and nothing new in {PATIENCE:?}:\n{seen}"
        );
        browser.script(DECIDE).await;
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_match_to_the_end_by_clicking() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1900, 1000).await else { return };
    browser.windows(4).await;
    browser.write(0, "/nimmt new games:1").await;
    browser.sees(0, "Hosted by Ada").await;
    browser.press(1, "Join").await;
    browser.sees(0, "Players 2/").await;
    browser.press(2, "Join").await;
    browser.sees(3, "Players 3/").await;
    browser.shot("lobby").await;
    browser.press(0, "Start").await;
    browser.sees(0, "Waiting for").await;
    for pane in 0..3 {
        // Each has been called in the direct messages, and a badge says so.
        browser.go(pane, "Hornochse").await;
        browser.until("a hand of ten", &format!(
            "return document.querySelectorAll('.pane')[{pane}].querySelectorAll('[data-custom-id*=\".play.\"]').length === 10"
        )).await;
    }
    let pictures = "[...document.querySelectorAll('.pane')].filter((pane) => pane.querySelector('img')?.naturalWidth > 0)";
    browser.until("a picture in every window", &format!("return {pictures}.length === 4")).await;
    browser.shot("hands").await;
    play_until(&browser, 3, "🏆").await;
    browser.sees(3, "Rematch").await;
    browser.shot("end").await;
    browser.no_complaints().await;
    table.no_violations().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_no_direct_messages_plays_in_private() {
    let table = Table::open();
    table.close_dms("Ben").await;
    let Some(browser) = Browser::open(&table.url, 1500, 1000).await else { return };
    browser.windows(2).await;
    browser.sees(1, "DMs closed").await;
    browser.write(0, "/nimmt new games:1").await;
    browser.press(1, "Join").await;
    browser.sees(0, "Players 2/").await;
    browser.press(0, "Start").await;
    // The cards come by themselves, to Ben alone.
    browser.sees(1, "couldn't send you a direct message").await;
    browser.sees(1, "Only you can see this").await;
    assert!(!browser.text(0).await.contains("Only you can see this"), "Ada sees Ben's hand");
    browser.script("document.querySelectorAll('.pane')[1].querySelector('[data-custom-id*=\".play.\"]').click()").await;
    browser.sees(1, "You play").await;
    browser.go(0, "Hornochse").await;
    play_until(&browser, 1, "after turn 1").await;
    browser.shot("private").await;
    // Dismissed, it is gone for good, and only for Ben.
    browser.press(1, "Dismiss message").await;
    browser
        .until(
            "the private message goes",
            "return !document.querySelectorAll('.pane')[1].innerText.includes('Only you')",
        )
        .await;
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_chat_plays_where_one_of_its_people_has_the_bot() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1500, 1000).await else { return };
    browser.windows(2).await;
    browser.click("(//button[@aria-label='New group chat'])[1]").await;
    browser.click("//dialog//button[.='Open']").await;
    browser.sees(0, "Ben, Cem").await;
    // The bot is on their server, which is not enough here.
    browser.click("//button[@aria-label='Settings of Ada']").await;
    browser.click("//dialog//label[contains(., 'everywhere')]").await;
    browser.click("//dialog//button[.='Save']").await;
    browser.write(0, "/nimmt new games:1").await;
    browser.go(1, "Ada, Cem").await;
    browser.press(1, "Join").await;
    browser.sees(0, "Players 2/").await;
    browser.press(0, "Start").await;
    for pane in 0..2 {
        browser.press(pane, "My hand").await;
        browser.sees(pane, "Only you can see this").await;
    }
    browser.shot("group").await;
    play_until(&browser, 1, "🏆").await;
    browser.sees(1, "Rematch").await;
    browser.shot("group-end").await;
    browser.no_complaints().await;
    table.no_violations().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_opens_is_shown_though_the_page_hears_of_it_late() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1500, 1000).await else { return };
    let late = "window.WebSocket = class extends WebSocket {
        set onmessage(hear) { super.onmessage = (event) => setTimeout(hear, 500, event); }
    };";
    browser.chromium("Page.addScriptToEvaluateOnNewDocument", json!({ "source": late })).await;
    browser.page.refresh().await.unwrap();
    browser.windows(1).await;
    let title = |title: &str| {
        format!("return document.querySelector('.pane .title h2')?.textContent.endsWith('{title}')")
    };
    browser.click("//button[@aria-label='New group chat']").await;
    browser.click("//dialog//button[.='Open']").await;
    browser.until("the group chat", &title("Ben, Cem, Dora")).await;
    browser.go(0, "games").await;
    browser.click("//button[@aria-label='New thread']").await;
    browser.keys("Late").await;
    browser.click("//dialog//button[.='Save']").await;
    browser.until("the thread", &title("Late")).await;
    browser.click("//button[@aria-label='New person']").await;
    browser.keys("Emil").await;
    browser.click("//dialog//button[.='Save']").await;
    browser.sees(0, "Emil").await;
    browser.until("what Emil sees", &title("Late")).await;
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_play_by_themselves_need_nobody() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1500, 1000).await else { return };
    browser.windows(2).await;
    browser.write(0, "/nimmt new games:1").await;
    browser.sees(0, "Hosted by Ada").await;
    browser.click("(//label[contains(., 'plays by itself')])[2]").await;
    browser.sees(0, "Players 2/").await;
    browser.press(0, "Start").await;
    browser.click("(//label[contains(., 'plays by itself')])[1]").await;
    browser.sees(0, "after turn 2").await;
    let state = table.state().await;
    assert_eq!(state["faults"]["pending"], json!([]));
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_keeps_the_view() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1500, 1000).await else { return };
    browser.windows(3).await;
    browser.go(1, "chat").await;
    browser.sees(1, "#chat").await;
    browser.click("//button[@id='backstage-switch']").await;
    browser.page.refresh().await.unwrap();
    browser
        .until("three windows again", "return document.querySelectorAll('.pane').length === 3")
        .await;
    browser.until(
        "the channel and the drawer again",
        "return document.querySelectorAll('.pane .title h2')[1].textContent === '#chat' && !document.querySelector('#backstage').hidden",
    ).await;
}

/// Presses the last button whose words are like this pattern.
async fn tap(browser: &Browser, label: &str) {
    let script = format!(
        "const all = [...document.querySelectorAll('.messages button')];
         const wanted = new RegExp({});
         const one = all.findLast((one) => wanted.test(one.textContent) && !one.disabled);
         one?.click(); return Boolean(one);",
        json!(label)
    );
    browser.until(label, &script).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_on_a_phone_is_dealt_in_with_one_press() {
    let table = Table::open();
    let Some(browser) = Browser::phone(&table.url, 390, 844).await else { return };
    tap(&browser, "/nimmt solo").await;
    let cards = "return document.querySelectorAll('[data-custom-id*=\".play.\"]').length === 10";
    browser.until("ten cards", cards).await;
    let loaded =
        "return [...document.querySelectorAll('img')].some((one) => one.naturalWidth === 800)";
    browser.until("a picture", loaded).await;
    browser.shot("solo").await;
    play_until(&browser, 0, "turn 3").await;
    let sideways = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.script(sideways).await, true);
    browser.no_complaints().await;
    table.no_violations().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_on_a_phone_learns_to_play_in_three_turns() {
    let table = Table::open();
    let Some(browser) = Browser::phone(&table.url, 390, 844).await else { return };
    browser.write(0, "/nimmt tutorial").await;
    for (sees, presses) in [
        ("I'm Pip", "^45\\b"),
        ("Exactly!", "Go on"),
        ("row 1 holds five cards", "^33\\b"),
        ("Ouch!", "Go on"),
        ("it's the 3", "^3\\b"),
        ("a row of your choice", "Row 1"),
        ("That's the whole game!", "Play now"),
        ("Pick a card", "Rules"),
    ] {
        browser.sees(0, sees).await;
        tap(&browser, presses).await;
    }
    browser.no_complaints().await;
    table.no_violations().await;
}

/// Every card in a hand is a picture with its number beside it, as high as a line and loaded.
const CARDS: &str = r#"
    const cards = [...document.querySelectorAll('.messages [data-custom-id*=".play."]')];
    const fine = cards.filter((card) => {
        const picture = card.querySelector("img.emoji");
        const { height = 0 } = picture?.getBoundingClientRect() ?? {};
        const number = /\.play\.(\d+)/.exec(card.dataset.customId)[1];
        return picture?.naturalWidth === 128 && height >= 18 && height <= 24 &&
            picture.alt.startsWith(`:h_${number}_`) && card.textContent === number;
    });
    return cards.length === 10 && fine.length === 10;
"#;

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_buttons_of_a_hand_are_cards() {
    let table = Table::open();
    table.uploaded(132).await;
    let Some(browser) = Browser::phone(&table.url, 390, 844).await else { return };
    tap(&browser, "/nimmt solo").await;
    browser.until("ten cards", CARDS).await;
    let width = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.script(width).await, true);
    browser.script("document.querySelector('[data-custom-id*=\".play.\"]').scrollIntoView({ block: 'center' })").await;
    browser.shot("cards").await;
    // A face stands before every bot in the menu.
    browser.go(0, "chat").await;
    tap(&browser, "^/nimmt new").await;
    tap(&browser, "Add a bot").await;
    let faces = "const all = [...document.querySelectorAll('select.pictured option img.emoji')];
         return all.length >= 18 && all.every((one) => one.naturalWidth === 128);";
    browser.until("the bots' faces", faces).await;
    browser.click("(//select[contains(@class, 'pictured')])[last()]").await;
    browser.shot("faces").await;
    browser.no_complaints().await;
    table.no_violations().await;
}

//! The page on a telephone, in light and dark, and by keyboard.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::{DOWN, ENTER, ESCAPE, TAB};
use crate::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_shows_everything_without_scrolling_sideways() {
    let table = Table::open();
    table.close_dms("Ben").await;
    let Some(browser) = Browser::phone(&table.url, 360, 740).await else { return };
    browser.write(0, "/nimmt new games:1").await;
    browser.sees(0, "Hosted by Ada").await;
    browser.sees(0, "Ada used /nimmt new").await;
    browser.click("//nav[@id='people']/button[2]").await;
    browser.press(0, "Join").await;
    browser.sees(0, "Players 2/").await;
    browser.shot("phone-lobby").await;
    browser.click("//nav[@id='people']/button[1]").await;
    browser.press(0, "Start").await;
    browser.sees(0, "Waiting for").await;
    browser.go(0, "Hornochse").await;
    browser.sees(0, "turn 1").await;
    browser.shot("phone-hand").await;
    let fits = browser.script("return document.documentElement.scrollWidth <= 360 && [...document.querySelectorAll('.messages *')].every((one) => one.getBoundingClientRect().right <= 361)").await;
    assert_eq!(fits, json!(true));
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn light_and_dark_can_both_be_read() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1200, 800).await else { return };
    browser.write(0, "/nimmt new").await;
    browser.keys(&ENTER.to_string()).await;
    browser.sees(0, "Hosted by Ada").await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let theme = browser.script("return document.documentElement.dataset.theme").await;
        browser.shot(&format!("theme-{}", theme.as_str().unwrap())).await;
        let faint = browser.script(FAINT).await;
        assert_eq!(faint, json!([]), "too little contrast in {theme}");
        seen.push(theme);
        browser.click("//button[@id='theme-switch']").await;
    }
    seen.sort_by_key(ToString::to_string);
    assert_eq!(seen, [json!("dark"), json!("light")]);
}

/// Texts with less contrast to their background than 4.5 to 1.
const FAINT: &str = r"
    const parse = (text) => text.match(/[\d.]+/g).map(Number);
    const shine = ([r, g, b]) => [r, g, b].map((one) => one / 255).map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4).reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
    const behind = (one) => { for (; one; one = one.parentElement) { const c = parse(getComputedStyle(one).backgroundColor); if ((c[3] ?? 1) > 0.99) return c; } return [255, 255, 255]; };
    const bad = [];
    for (const one of document.querySelectorAll('body *')) {
        const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!text || !one.checkVisibility() || one.closest('[disabled]') || one.closest('option')) continue;
        const [a, b] = [shine(parse(getComputedStyle(one).color)), shine(behind(one))].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < 4.5) bad.push(`${one.className || one.tagName}: ${one.textContent.slice(0, 20)} ${ratio.toFixed(2)}`);
    }
    return bad;
";

#[tokio::test(flavor = "multi_thread")]
async fn everything_has_a_name_and_the_keyboard_is_enough() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1700, 900).await else { return };
    browser.click("//button[@id='backstage-switch']").await;
    browser.script("document.querySelector('.pane textarea').focus()").await;
    browser.keys(&format!("/nimmt{TAB}")).await;
    browser
        .until(
            "the first command",
            "return document.querySelector('.command b')?.textContent === '/nimmt new'",
        )
        .await;
    browser.keys(&ENTER.to_string()).await;
    browser.sees(0, "Hosted by Ada").await;
    // Whoever presses a button by keyboard goes on from there.
    browser.script("document.querySelector('[data-custom-id$=\".rules\"]').focus()").await;
    browser.keys(&ENTER.to_string()).await;
    browser.sees(0, "Each turn").await;
    let held = "return document.activeElement.dataset.customId?.endsWith('.rules') ?? false";
    browser.until("the button that was pressed", held).await;
    browser.script("document.querySelector('.pane textarea').focus()").await;
    browser.keys("/nimmt").await;
    browser.keys(&format!("{DOWN}{DOWN}{DOWN}")).await;
    browser.until("the fourth", "return document.querySelector('.picker [aria-selected=true] b').textContent === '/nimmt hand'").await;
    browser.keys(&ESCAPE.to_string()).await;
    let tree = browser.chromium("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().unwrap();
    let nameless: Vec<String> = nodes
        .iter()
        .filter(|node| node["ignored"] != true)
        .filter(|node| {
            ["button", "link", "textbox", "combobox", "checkbox", "switch", "image", "dialog"]
                .contains(&node["role"]["value"].as_str().unwrap_or_default())
        })
        .filter(|node| node["name"]["value"].as_str().unwrap_or_default().trim().is_empty())
        .map(ToString::to_string)
        .collect();
    assert!(nodes.len() > 100 && nameless.is_empty(), "{nameless:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_typed_wrongly_is_said_and_not_sent() {
    let table = Table::open();
    let Some(browser) = Browser::open(&table.url, 1200, 900).await else { return };
    for (typed, wrong) in [("pace:nonsense", "nonsense"), ("seets:4", "seets")] {
        browser.write(0, &format!("/nimmt new {typed}")).await;
        let says = format!(
            "return document.querySelector('.composer .trouble').textContent.includes('{wrong}')"
        );
        browser.until("the complaint", &says).await;
        browser.keys(&ESCAPE.to_string()).await;
    }
    let sent = browser.script("return document.body.textContent.includes('Hosted by')").await;
    assert_eq!(sent, false);
    browser.write(0, "/nimmt new thread:no").await;
    browser.sees(0, "Hosted by Ada").await;
}

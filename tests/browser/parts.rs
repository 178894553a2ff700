//! Forms, menus, suggestions, options, and answers that come late or never.

use std::time::Duration;

use sandbox::Change;

use crate::browser::{Browser, at};
use crate::driver::{DOWN, ENTER, TAB};
use crate::patience::PATIENCE;
use crate::toy::{FIRST_RESPONSE, Toys};

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_filled_in_and_sent() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::open(toys.discord.url(), 1200, 900).await else { return };
    browser.write(0, "/form").await;
    browser
        .until("the form", "return document.querySelector('dialog h2')?.textContent === 'Tell me'")
        .await;
    let ask = "//dialog//*[@name='name']";
    browser.click(ask).await;
    browser.keys("Al").await;
    browser.click("//dialog//button[text()='Submit']").await;
    // Too short, as the client says before the bot hears of it.
    browser
        .until(
            "why not",
            "return document.querySelector('dialog .trouble').textContent.includes('3 to 20')",
        )
        .await;
    browser.click(ask).await;
    browser.keys("ice").await;
    browser.shot("form").await;
    browser.keys(&ENTER.to_string()).await;
    browser.sees(0, "Form:").await;
    browser.sees(0, "Alice").await;
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_of_one_and_of_several() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::open(toys.discord.url(), 1200, 900).await else { return };
    browser.write(0, "/menu").await;
    browser.sees(0, "Choose").await;
    browser.script("const one = document.querySelector('select[data-custom-id=single]'); one.value = 'two'; one.dispatchEvent(new Event('change'))").await;
    browser.sees(0, "Chosen: two in single").await;
    browser.click("//button[@data-custom-id='several']").await;
    browser.click("//fieldset//label[contains(., 'One')]").await;
    browser
        .until("one is too few", "return document.querySelector('fieldset button').disabled")
        .await;
    browser.click("//fieldset//label[contains(., 'Three')]").await;
    browser.shot("menus").await;
    browser.click("//fieldset//button[text()='Choose']").await;
    browser.sees(0, "Chosen: one+three in several").await;
    browser.script("const one = document.querySelector('select[data-custom-id=user]'); one.selectedIndex = 1; one.dispatchEvent(new Event('change'))").await;
    browser.sees(0, "in user").await;
    browser.press(0, "Red").await;
    browser.sees(0, "in b4").await;
    browser
        .until("Off is off", "return document.querySelector('[data-custom-id=b5]').disabled")
        .await;
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picker_completes_suggests_and_checks() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::open(toys.discord.url(), 1200, 900).await else { return };
    browser.click(&format!("{}//textarea", at(0))).await;
    browser.keys("/f").await;
    browser
        .until(
            "two commands",
            "return document.querySelectorAll('.picker [role=option]').length === 2",
        )
        .await;
    browser.keys(&format!("i{TAB}")).await;
    browser.until("the option", "return document.activeElement.name === 'word'").await;
    browser.keys("ap").await;
    browser
        .until("two words", "return document.querySelectorAll('.option .picker li').length === 2")
        .await;
    browser.shot("suggestions").await;
    browser.keys(&format!("{DOWN}{ENTER}")).await;
    browser.until("taken", "return document.activeElement.value === 'apricot'").await;
    browser.keys(&ENTER.to_string()).await;
    browser.sees(0, "#apricot").await;
    // Typed out in one line, with a number that is too large, then with one that is right.
    browser.write(0, "/count number:12 colour:Blue").await;
    browser
        .until(
            "why not",
            "return document.querySelector('.composer .trouble').textContent.includes('1..=9')",
        )
        .await;
    browser.script("document.querySelector('.option input').value = ''; document.querySelector('.option input').focus()").await;
    browser.keys(&format!("7{ENTER}")).await;
    browser.sees(0, "Integer(7)").await;
    browser.sees(0, r#"String("b")"#).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn late_answers_and_none() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::open(toys.discord.url(), 1200, 900).await else { return };
    browser.write(0, "/think").await;
    browser.sees(0, "Toy is thinking").await;
    toys.thought.notify_one();
    browser.sees(0, "Thought about it.").await;
    browser.sees(0, "Only you can see this").await;
    let mut changes = toys.discord.changes();
    browser.write(0, "/slow").await;
    let asked = async {
        while !matches!(changes.recv().await.unwrap(), Change::InteractionStarted { .. }) {}
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("the command arrives");
    toys.discord.advance(FIRST_RESPONSE + Duration::from_millis(1));
    browser.sees(0, "The application did not respond").await;
    assert!(toys.discord.violations().is_empty(), "{:?}", toys.discord.violations());
    assert!(toys.ben.sees(&toys.channel).is_empty(), "all of it was private");
    assert!(!toys.ada.sees(&toys.channel).is_empty());
}

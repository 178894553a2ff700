//! Text stays text, and other web sites stay out.

use serde_json::json;

use crate::browser::Browser;
use crate::toy::Toys;

#[tokio::test(flavor = "multi_thread")]
async fn text_is_never_more_than_text() {
    let toys = Toys::open().await;
    let guild = toys.discord.guild("<h1>Guild</h1>");
    let eve = toys.discord.person("<img src=x onerror=hacked=1>");
    eve.join(&guild);
    toys.ada.join(&guild);
    toys.ben.say(&toys.channel, crate::toy::NASTY).unwrap();
    toys.ben.say(&toys.channel, &"\u{202e}*_`~|[<@#:>".repeat(140)).unwrap();
    let Some(browser) = Browser::open(toys.discord.url(), 1200, 900).await else { return };
    browser.write(0, "/nasty").await;
    browser.sees(0, "<script>block</script>").await;
    browser.sees(0, "<script>window.hacked = 1</script>").await;
    browser.shot("nasty").await;
    let found = browser
        .script(
            "return [window.hacked, document.querySelectorAll('#stage script, #stage b[onclick], .message img').length,
                [...document.querySelectorAll('a')].filter((one) => !/^https?:/.test(one.href)).length,
                document.documentElement.scrollWidth <= innerWidth]",
        )
        .await;
    assert_eq!(found, json!([null, 0, 0, true]));
    assert!(toys.discord.violations().is_empty(), "{:?}", toys.discord.violations());
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_can_neither_read_nor_act() {
    let (here, there) = (Toys::open().await, Toys::open().await);
    let Some(browser) = Browser::open(there.discord.url(), 800, 600).await else { return };
    let url = here.discord.url();
    let act = json!({ "do": "say", "person": here.ben.id, "channel": here.channel.id, "content": "hacked" });
    // The page's own policy would keep all this from being sent; another site has no such policy.
    browser.chromium("Page.setBypassCSP", json!({ "enabled": true })).await;
    browser.page.refresh().await.unwrap();
    let script = format!(
        "window.said = [];
         fetch('{url}/sandbox/state').then(() => said.push('read'), () => said.push('no read'));
         fetch('{url}/sandbox/act', {{ method: 'POST', mode: 'no-cors', body: JSON.stringify({act}) }}).finally(() => said.push('sent'));
         for (const path of ['/sandbox/live', '/?v=10&encoding=json']) {{
             const socket = new WebSocket('{}' + path);
             socket.onopen = () => said.push('heard');
             socket.onerror = () => said.push('no socket');
         }}",
        url.replace("http", "ws")
    );
    browser.script(&script).await;
    browser.until("four answers", "return said.length === 4").await;
    let said = browser.script("return said.sort().join()").await;
    assert_eq!(said, "no read,no socket,no socket,sent");
    assert!(here.ben.sees(&here.channel).is_empty(), "nothing was said");
}

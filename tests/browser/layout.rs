//! Components of version 2, and several pictures side by side.

use std::time::Duration;

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::patience::PATIENCE;
use crate::toy::Toys;

const FLAG: u64 = 1 << 15;

/// A picture of this size: stripes of one colour, so that what is cropped can be seen.
fn drawn(width: u32, height: u32, colour: [u8; 3]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let stripe = |x: u32, y: u32| ((x + y) / 20).is_multiple_of(2);
    let pixels: Vec<u8> = (0..width * height)
        .flat_map(|at| {
            let shade = if stripe(at % width, at / width) { 1 } else { 2 };
            colour.map(|one| one / shade)
        })
        .collect();
    encoder.write_header().unwrap().write_image_data(&pixels).unwrap();
    file
}

const COLOURS: [[u8; 3]; 5] =
    [[230, 80, 60], [60, 160, 230], [240, 190, 60], [90, 190, 110], [170, 110, 220]];

/// So many pictures of different sizes, named `0.png` and so on, each with an alt text.
fn pictures(count: usize) -> Vec<(String, Vec<u8>)> {
    let size = |n: usize| [(640, 400), (300, 500), (500, 500)][n % 3];
    (0..count)
        .map(|n| {
            let (width, height) = size(n);
            (format!("{n}.png"), drawn(width, height, COLOURS[n % 5]))
        })
        .collect()
}

/// The bot writes a message of its own accord.
async fn write(toys: &Toys, body: &Value, files: Vec<(String, Vec<u8>)>) {
    // Five messages in five seconds are all that Discord takes.
    toys.discord.advance(Duration::from_secs(5));
    let mut form = Form::new().text("payload_json", body.to_string());
    for (number, (name, bytes)) in files.into_iter().enumerate() {
        form = form.part(format!("files[{number}]"), Part::bytes(bytes).file_name(name));
    }
    let url = format!("{}/api/v10/channels/{}/messages", toys.discord.url(), toys.channel.id);
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
    let request = client.post(url).header("Authorization", format!("Bot {}", toys.discord.token()));
    let answer = request.multipart(form).send().await.unwrap();
    assert_eq!(answer.status(), 200, "{}", answer.text().await.unwrap());
}

fn text(content: &str) -> Value {
    json!({ "type": 10, "content": content })
}

fn gallery(count: usize) -> Value {
    let item = |n| json!({ "media": { "url": format!("attachment://{n}.png") }, "description": format!("Alt {n}") });
    json!({ "type": 12, "items": (0..count).map(item).collect::<Vec<_>>() })
}

fn button(label: &str, custom_id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": label, "custom_id": custom_id })
}

/// One of each kind.
fn everything() -> Value {
    json!({ "flags": FLAG, "components": [{ "type": 17, "accent_color": 0xe6_50_3c, "components": [
        text("## Ada's table\nTurn 4 of 10 · **Ben** thinks\n-# Nobody has to hurry"),
        gallery(1),
        { "type": 14, "spacing": 1 },
        {
            "type": 9, "components": [text("### Row 1\n5 · 12 · 31"), text("-# 4 bull heads")],
            "accessory": button("Take row 1", "first"),
        },
        {
            "type": 9, "components": [text("### Row 2\nA name with \\_signs\\_ in it, and a text that is long enough to be broken into several lines on any telephone there is")],
            "accessory": button("Take row 2", "second"),
        },
        { "type": 14, "spacing": 2, "divider": false },
        {
            "type": 9, "components": [text("Pip"), text("plays the lowest card it has")],
            "accessory": { "type": 11, "media": { "url": "attachment://1.png" }, "description": "Pip" },
        },
        { "type": 1, "components": [button("My cards", "cards"), button("Rules", "rules")] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "pick", "placeholder": "A card", "options": [{ "label": "5", "value": "5" }] }] },
        { "type": 13, "file": { "url": "attachment://record.json" } },
    ]}]})
}

/// Whether nothing in the messages stands out at the right.
const FITS: &str = "return document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('.messages *')]
    .every((one) => one.getBoundingClientRect().right <= innerWidth + 1)";

#[tokio::test(flavor = "multi_thread")]
async fn a_container_fits_a_telephone_and_its_buttons_are_pressed() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::phone(toys.discord.url(), 390, 844).await else { return };
    let mut files = pictures(2);
    files.push(("record.json".into(), b"{}".to_vec()));
    write(&toys, &everything(), files).await;
    browser.sees(0, "Ada's table").await;
    browser.sees(0, "A name with _signs_ in it").await;
    browser
        .until("the pictures", "return [...document.querySelectorAll('.container img')].length === 2 && [...document.querySelectorAll('.container img')].every((one) => one.complete && one.naturalWidth)")
        .await;
    for theme in ["one", "other"] {
        browser.script("document.querySelector('.messages').scrollTop = 0").await;
        browser.shot(&format!("container-phone-{theme}-top")).await;
        browser.script("document.querySelector('.messages').scrollTop = 1e6").await;
        browser.shot(&format!("container-phone-{theme}")).await;
        browser.click("//button[@id='theme-switch']").await;
    }
    assert_eq!(browser.script(FITS).await, json!(true));
    let found = browser
        .script(
            "const box = document.querySelector('.container'), bar = getComputedStyle(box, '::before');
             const [words, side] = box.querySelector('.section').children;
             const [left, right] = [words, side].map((one) => one.getBoundingClientRect());
             return {
                 bar: bar.backgroundColor, round: getComputedStyle(box).borderTopLeftRadius,
                 heading: box.querySelector('.h2').textContent, small: box.querySelector('.subtext').textContent,
                 alts: [...box.querySelectorAll('img')].map((one) => one.alt),
                 beside: left.right <= right.left && right.top < left.bottom,
                 oneLine: side.getBoundingClientRect().height < 44,
                 square: (({ width, height }) => Math.abs(width - height) < 1)(box.querySelector('.thumbnail').getBoundingClientRect()),
                 lines: box.querySelectorAll('.separator.line').length, gaps: box.querySelectorAll('.separator').length,
                 file: box.querySelector('.file a').textContent,
             }",
        )
        .await;
    let expected = json!({
        "bar": "rgb(230, 80, 60)", "round": "8px", "heading": "Ada's table", "small": "Nobody has to hurry",
        "alts": ["Alt 0", "Pip"], "beside": true, "oneLine": true, "square": true, "lines": 1, "gaps": 2,
        "file": "record.json",
    });
    assert_eq!(found, expected);
    browser.press(0, "Take row 2").await;
    browser.sees(0, "in second").await;
    browser.press(0, "Rules").await;
    browser.sees(0, "in rules").await;
    browser.no_complaints().await;
}

/// A script that returns the number of pictures in each line of the newest mosaic, and whether all
/// fill their place.
const LINES: &str = "const tiles = [...[...document.querySelectorAll('.mosaic')].at(-1).children];
    const tops = tiles.map((one) => Math.round(one.getBoundingClientRect().top));
    const filled = tiles.every((one) => { const [a, b] = [one, one.firstChild].map((it) => it.getBoundingClientRect()); return Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1; });
    return [[...new Set(tops)].map((top) => tops.filter((one) => one === top).length), filled]";

#[tokio::test(flavor = "multi_thread")]
async fn several_pictures_are_laid_out_as_a_mosaic() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::open(toys.discord.url(), 1000, 900).await else { return };
    let lines: [(usize, &[u32]); 9] = [
        (2, &[2]),
        (3, &[2, 1]),
        (4, &[2, 2]),
        (5, &[2, 3]),
        (6, &[3, 3]),
        (7, &[1, 3, 3]),
        (8, &[2, 3, 3]),
        (9, &[3, 3, 3]),
        (10, &[1, 3, 3, 3]),
    ];
    for (count, expected) in lines {
        // Attached to an ordinary message, and in a gallery, by turns.
        let attached = |n| json!({ "id": n, "description": format!("Alt {n}") });
        let body = if count % 2 == 0 {
            json!({ "content": "look", "attachments": (0..count).map(attached).collect::<Vec<_>>() })
        } else {
            json!({ "flags": FLAG, "components": [gallery(count)] })
        };
        write(&toys, &body, pictures(count)).await;
        browser
            .until("the mosaic", &format!("return [...document.querySelectorAll('.mosaic')].at(-1)?.dataset.count === '{count}' && [...document.querySelectorAll('.mosaic img')].every((one) => one.complete)"))
            .await;
        browser.shot(&format!("mosaic-{count}")).await;
        assert_eq!(browser.script(LINES).await, json!([expected, true]), "{count} pictures");
    }
    // One is shown whole.
    write(&toys, &json!({ "content": "one" }), pictures(1)).await;
    browser.sees(0, "one").await;
    let whole = "const one = [...document.querySelectorAll('.picture img')].at(-1); return Boolean(one?.complete) && Math.abs(one.width / one.height - 1.6) < 0.02";
    browser.until("the whole picture", whole).await;
    // And each of the others after a click.
    browser.click("(//*[@data-count='10']/button)[2]").await;
    browser
        .until("the full size", "const one = document.querySelector('dialog.full img'); return one?.alt === 'Alt 1' && one.naturalWidth === 300 && Math.abs(one.width / one.height - 0.6) < 0.02")
        .await;
    browser.shot("mosaic-opened").await;
    browser.no_complaints().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_a_spoiler_is_hidden_until_it_is_asked_for() {
    let toys = Toys::open().await;
    let Some(browser) = Browser::phone(toys.discord.url(), 390, 844).await else { return };
    let mut item = gallery(1)["items"][0].clone();
    item["spoiler"] = json!(true);
    let body = json!({ "flags": FLAG, "components": [
        { "type": 12, "items": [item] },
        { "type": 17, "spoiler": true, "components": [text("Ben wins")] },
    ]});
    write(&toys, &body, pictures(1)).await;
    browser.click("//button[contains(@class, 'veiled')]").await;
    browser
        .until(
            "the picture",
            "return !document.querySelector('.veiled') && !document.querySelector('dialog.full')",
        )
        .await;
    browser.until("hidden", "return document.querySelector('.container').inert").await;
    browser.press(0, "Show spoiler").await;
    browser.until("the text", "return !document.querySelector('.container').inert").await;
    browser.no_complaints().await;
}

//! Checks of embeds.

use serde_json::Value;

use crate::check::{Form, below, present};

const FIELDS: &[&str] = &[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "video",
    "provider",
    "author",
    "fields",
];
const MEDIA: &[&str] = &["url", "proxy_url", "height", "width"];

/// Checks a list of embeds. `files` are the names that `attachment://` may mean.
pub(crate) fn embeds(form: &mut Form, at: &str, embeds: &[Value], files: &[String]) {
    let mut total = 0;
    for (number, value) in embeds.iter().enumerate() {
        total += embed(form, &below(at, number), value, files);
    }
    if total > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        form.fail(at, "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Checks one embed and returns the number of characters that count towards the limit.
fn embed(form: &mut Form, at: &str, value: &Value, files: &[String]) -> usize {
    let Some(embed) = form.object(at, value, FIELDS) else {
        return 0;
    };
    let mut total = 0;
    let mut count = |text: Option<&str>| {
        total += text.map_or(0, |text| text.chars().count());
        text.is_some_and(|text| !text.trim().is_empty())
    };
    let mut something = count(form.text(at, embed, "title", 0..=256));
    something |= count(form.text(at, embed, "description", 0..=4096));
    form.integer(at, embed, "color", 0..=0xff_ffff);
    form.url(at, embed, "url", &["http://", "https://"]);
    if form.text(at, embed, "timestamp", 1..=64).is_some_and(|text| !text.contains('T')) {
        form.fail(below(at, "timestamp"), "DATE_TIME_TYPE_PARSE", "Not an ISO8601 timestamp.");
    }
    if let Some(footer) = present(embed, "footer") {
        let at = below(at, "footer");
        let known = &["text", "icon_url", "proxy_icon_url"];
        if let Some(footer) = form.object(&at, footer, known) {
            form.required(&at, footer, "text");
            something |= count(form.text(&at, footer, "text", 0..=2048));
            media(form, &at, footer, "icon_url", files);
        }
    }
    if let Some(author) = present(embed, "author") {
        let at = below(at, "author");
        let known = &["name", "url", "icon_url", "proxy_icon_url"];
        if let Some(author) = form.object(&at, author, known) {
            form.required(&at, author, "name");
            something |= count(form.text(&at, author, "name", 0..=256));
            form.url(&at, author, "url", &["http://", "https://"]);
            media(form, &at, author, "icon_url", files);
        }
    }
    for picture in ["image", "thumbnail"] {
        if let Some(value) = present(embed, picture) {
            let at = below(at, picture);
            if let Some(value) = form.object(&at, value, MEDIA) {
                something |= form.required(&at, value, "url");
                media(form, &at, value, "url", files);
            }
        }
    }
    for (number, field) in
        form.list(at, embed, "fields", 0..=25).unwrap_or_default().iter().enumerate()
    {
        let at = below(&below(at, "fields"), number);
        if let Some(field) = form.object(&at, field, &["name", "value", "inline"]) {
            form.required(&at, field, "name");
            form.required(&at, field, "value");
            something |= count(form.text(&at, field, "name", 1..=256));
            something |= count(form.text(&at, field, "value", 1..=1024));
            form.boolean(&at, field, "inline");
        }
    }
    if !something && form.is_fine() {
        form.fail(at, "EMBED_EMPTY", "An embed with nothing in it");
    }
    total
}

/// A picture's address: on the web, or a file of this message.
fn media(form: &mut Form, at: &str, object: &crate::check::Object, field: &str, files: &[String]) {
    form.url(at, object, field, &["http://", "https://", "attachment://"]);
    let name = present(object, field)
        .and_then(Value::as_str)
        .and_then(|url| url.strip_prefix("attachment://"));
    if let Some(name) = name
        && !files.iter().any(|file| file == name)
    {
        let message = format!("There is no file named {name} with this message");
        form.ignored(below(at, field), "ATTACHMENT_NOT_FOUND", message);
    }
}

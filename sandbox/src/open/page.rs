//! The page: plain files, part of the program.

use std::path::Path;

use axum::body::Body;
use axum::http::{HeaderValue, Response, header};
use twemoji_assets::png::PngTwemojiAsset;

/// The page's content security policy: nothing from elsewhere, no script in the text, and no frame
/// around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("/page/", $name), include_str!(concat!("../../page/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "index.html",
    "icon.svg",
    "style/theme.css",
    "style/frame.css",
    "style/message.css",
    "style/layout.css",
    "style/parts.css",
    "style/backstage.css",
    "main.js",
    "dom.js",
    "emojis.js",
    "world.js",
    "api.js",
    "settings.js",
    "markdown.js",
    "format.js",
    "message.js",
    "components.js",
    "layout.js",
    "pictures.js",
    "embeds.js",
    "pane.js",
    "messages.js",
    "sidebar.js",
    "composer.js",
    "commands.js",
    "dialog.js",
    "modal.js",
    "people.js",
    "backstage.js",
    "faults.js",
    "autoplay.js",
];

/// The file at an address.
pub(crate) fn file(path: &str) -> Option<&'static str> {
    let path = if path == "/" { "/page/index.html" } else { path };
    FILES.iter().find(|(at, _)| *at == path).map(|(_, text)| *text)
}

/// The picture of an emoji at an address, which has its code points: `/page/emoji/1f42e.png`. It is
/// for machines without a font that has emojis.
pub(crate) fn emoji(path: &str) -> Option<&'static [u8]> {
    let points = path.strip_prefix("/page/emoji/")?.strip_suffix(".png")?;
    let point = |point| u32::from_str_radix(point, 16).ok().and_then(char::from_u32);
    let emoji: String = points.split('-').map(point).collect::<Option<_>>()?;
    // Not every writer marks it as one that is coloured.
    let bare = emoji.replace('\u{fe0f}', "");
    let found = [emoji.clone(), bare.clone(), format!("{bare}\u{fe0f}")];
    let found = found.iter().find_map(|emoji| PngTwemojiAsset::from_emoji(emoji));
    found.map(|asset| asset.data.0)
}

/// The answer with a picture, which will always be the same.
pub(crate) fn picture(png: &'static [u8]) -> Response<Body> {
    let mut response = Response::new(Body::from(png));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("max-age=86400"));
    response
}

/// The answer to a request for a file of the page; a file in `folder` replaces the built-in one.
pub(crate) fn serve(path: &str, folder: Option<&Path>) -> Response<Body> {
    let built_in = file(path).unwrap_or_default();
    // Only names of the list come this far, so that no other file in the folder can be requested.
    let name = path.strip_prefix("/page/").unwrap_or("index.html");
    let text = folder
        .and_then(|folder| std::fs::read_to_string(folder.join(name)).ok())
        .map_or(Body::from(built_in), Body::from);
    let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/html; charset=utf-8",
    };
    let mut response = Response::new(text);
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_light_and_asks_nobody_else() {
        let weight: usize = FILES.iter().map(|(_, text)| text.len()).sum();
        assert!(weight <= 150 * 1024, "{weight} bytes");
        for (name, text) in FILES {
            for outside in
                ["src=\"http", "href=\"http", "url(http", "@import", "innerHTML", "eval("]
            {
                assert!(!text.contains(outside), "{name} has {outside}");
            }
        }
    }
}

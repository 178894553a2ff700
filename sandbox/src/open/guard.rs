//! Keeps other web sites out: a page somewhere on the web can make the browser of whoever reads it
//! send requests to this machine.

use axum::http::{HeaderMap, header};

/// Why a request is not answered; none if it is.
///
/// Browsers say where a request comes from (`Origin`, `Sec-Fetch-Site`); bots and drivers say
/// nothing. `own` asks more of what is the sandbox's own and not Discord's: the name by which it
/// was called must be this machine's, or a name on the web that is pointed at 127.0.0.1 would
/// count as the same site.
pub(crate) fn objection(headers: &HeaderMap, own: bool) -> Option<&'static str> {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST.as_str()).unwrap_or_default();
    if own && !is_here(host) {
        return Some("the sandbox answers to 127.0.0.1 and localhost only");
    }
    let elsewhere = Some("requests from other web sites are refused");
    if let Some(origin) = text(header::ORIGIN.as_str())
        && origin.strip_prefix("http://") != Some(host)
        && origin.strip_prefix("https://") != Some(host)
    {
        return elsewhere;
    }
    // Typing the address or following a link to the page is fine; it cannot be framed.
    let link =
        text("sec-fetch-mode") == Some("navigate") && text("sec-fetch-dest") == Some("document");
    match text("sec-fetch-site") {
        None | Some("same-origin" | "none") => None,
        Some(_) if link && own => None,
        Some(_) => elsewhere,
    }
}

fn is_here(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|byte| byte.is_ascii_digit()) { name } else { host }
    });
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(pairs: &[(&'static str, &str)], own: bool) -> bool {
        let headers = pairs
            .iter()
            .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap()))
            .collect();
        objection(&headers, own).is_some()
    }

    #[test]
    fn bots_and_the_own_page_come_in() {
        assert!(!refused(&[("host", "127.0.0.1:4000")], true));
        assert!(!refused(&[("host", "discord.com")], false));
        let own = [
            ("host", "localhost:4000"),
            ("origin", "http://localhost:4000"),
            ("sec-fetch-site", "same-origin"),
        ];
        assert!(!refused(&own, true));
    }

    #[test]
    fn other_sites_stay_out() {
        let here = ("host", "127.0.0.1:4000");
        assert!(refused(&[here, ("origin", "https://evil.example")], true));
        assert!(refused(&[here, ("origin", "null")], true));
        assert!(refused(&[here, ("origin", "http://127.0.0.1:5000")], false));
        assert!(refused(&[here, ("sec-fetch-site", "cross-site")], false));
        assert!(refused(&[here, ("sec-fetch-site", "same-site")], true));
        assert!(refused(&[("host", "evil.example:4000")], true));
        assert!(refused(&[("host", "127.0.0.1.evil.example")], true));
        assert!(refused(&[], true));
    }

    #[test]
    fn a_link_to_the_page_can_be_followed() {
        let link = [
            ("host", "127.0.0.1:4000"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-mode", "navigate"),
            ("sec-fetch-dest", "document"),
        ];
        assert!(!refused(&link, true));
        let frame = [link[0], link[1], link[2], ("sec-fetch-dest", "iframe")];
        assert!(refused(&frame, true));
    }
}

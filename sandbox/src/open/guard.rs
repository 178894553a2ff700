//! Keeps other web sites out: a page somewhere on the web can make its reader's browser send
//! requests to this machine.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use ring::rand::{SecureRandom as _, SystemRandom};

use crate::driver::StartError;

/// The access control of the sandbox's own routes, as opposed to Discord's.
#[derive(Clone)]
pub(crate) struct Access {
    /// The key to show; `None` if only this machine can connect.
    key: Option<String>,
}

impl std::fmt::Debug for Access {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Access").field("key", &self.key.is_some()).finish()
    }
}

/// The cookie in which a browser keeps the key.
const COOKIE: &str = "sandbox_key";

impl Access {
    /// Free on this machine; elsewhere with a key, which is made up if none is given.
    pub(crate) fn new(host: IpAddr, given: Option<String>) -> Result<Access, StartError> {
        if host.is_loopback() || given.is_some() {
            return Ok(Access { key: given });
        }
        let mut bytes = [0; 16];
        SystemRandom::new().fill(&mut bytes).map_err(|_| StartError::Key)?;
        let key = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Access { key: Some(key) })
    }

    pub(crate) fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// A cookie to set, for a browser that comes with the key in its address.
    pub(crate) fn cookie(&self, query: &str) -> Option<String> {
        let key = self.key.as_deref()?;
        let shown = form_urlencoded::parse(query.as_bytes())
            .any(|(name, value)| name == "key" && same(&value, key));
        shown.then(|| format!("{COOKIE}={key}; Path=/; HttpOnly; SameSite=Strict"))
    }

    /// The reason to refuse a request for one of the sandbox's own routes, if there is one.
    pub(crate) fn objection(&self, headers: &HeaderMap) -> Option<&'static str> {
        let host = text(headers, header::HOST.as_str()).unwrap_or_default();
        let Some(key) = &self.key else {
            // A name on the web that is pointed at 127.0.0.1 would count as the same site.
            let here = is_here(host);
            let why = "the sandbox answers to 127.0.0.1 and localhost only";
            return if here { foreign(headers, true) } else { Some(why) };
        };
        let bearer = text(headers, "authorization").and_then(|text| text.strip_prefix("Bearer "));
        let cookies = text(headers, "cookie").into_iter().flat_map(|text| text.split("; "));
        let mut shown =
            cookies.filter_map(|one| one.strip_prefix(COOKIE)?.strip_prefix('=')).chain(bearer);
        if !shown.any(|one| same(one, key)) {
            return Some("the sandbox's key is missing: Authorization: Bearer …");
        }
        foreign(headers, true)
    }
}

/// Whether two secrets are equal, in a time that does not reveal where they differ.
fn same(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && one.bytes().zip(other.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

/// The reason to refuse a request for Discord, if there is one.
pub(crate) fn objection(headers: &HeaderMap) -> Option<&'static str> {
    foreign(headers, false)
}

/// The reason to refuse a request from another web site. Browsers say where a request comes from
/// (`Origin`, `Sec-Fetch-Site`); bots and drivers don't. `own`: the request is for the page, to
/// which links may lead.
fn foreign(headers: &HeaderMap, own: bool) -> Option<&'static str> {
    let text = |name: &str| text(headers, name);
    let host = text(header::HOST.as_str()).unwrap_or_default();
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
        let here = Access { key: None };
        if own { here.objection(&headers).is_some() } else { objection(&headers).is_some() }
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
    fn beyond_this_machine_a_key_must_be_shown() {
        let access = Access::new([0, 0, 0, 0].into(), Some("k3y".into())).unwrap();
        let asked = |name: &'static str, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("host", "sandbox:4600".parse().unwrap());
            headers.insert(name, value.parse().unwrap());
            access.objection(&headers).is_none()
        };
        assert!(asked("authorization", "Bearer k3y"));
        assert!(asked("cookie", "a=b; sandbox_key=k3y"));
        assert!(!asked("authorization", "Bearer k3z"));
        assert!(!asked("cookie", "sandbox_key=k3"));
        assert!(access.cookie("key=k3y").unwrap().contains("HttpOnly"));
        assert_eq!(access.cookie("key=k3"), None);
        let made_up = Access::new([0, 0, 0, 0].into(), None).unwrap();
        assert_eq!(made_up.key().map(str::len), Some(32));
        assert_eq!(Access::new([127, 0, 0, 1].into(), None).unwrap().key(), None);
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

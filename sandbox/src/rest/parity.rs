//! The simulated part of Discord's REST API, operation by operation.

use crate::check::openapi::{Specification, nameless};
use crate::rest::ROUTES;

/// The degree to which an operation of Discord's is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parity {
    /// All of it that a bot can see.
    Yes,
    /// A part; what is missing, in words.
    Partly(&'static str),
    /// Answered with 501.
    No,
}

/// The missing parts of operations that are there, by method and path without names.
const PARTLY: &[(&str, &str, &str)] = &[
    ("POST", "/channels/{}/messages", "no polls, stickers, forwards or voice messages"),
    ("PATCH", "/channels/{}", "no overwrites, parents or positions; no group DMs"),
    ("DELETE", "/channels/{}", "a DM is not closed"),
    ("POST", "/channels/{}/threads", "no forums"),
    ("POST", "/users/@me/channels", "no group DMs"),
    ("PATCH", "/applications/@me", "only the description and the address for interactions"),
    ("POST", "/interactions/{}/{}/callback", "no activities"),
    ("POST", "/webhooks/{}/{}", "only with the token of an interaction"),
    ("GET", "/webhooks/{}/{}/messages/@original", "only with the token of an interaction"),
    ("PATCH", "/webhooks/{}/{}/messages/@original", "only with the token of an interaction"),
    ("DELETE", "/webhooks/{}/{}/messages/@original", "only with the token of an interaction"),
    ("GET", "/webhooks/{}/{}/messages/{}", "only with the token of an interaction"),
    ("PATCH", "/webhooks/{}/{}/messages/{}", "only with the token of an interaction"),
    ("DELETE", "/webhooks/{}/{}/messages/{}", "only with the token of an interaction"),
    ("GET", "/soundboard-default-sounds", "there are none"),
];

/// Every operation of Discord's description: its method, its path, and the degree to which it is
/// simulated.
pub fn parity() -> Vec<(String, String, Parity)> {
    let description = Specification::bundled();
    let all = description.operations().iter().map(|(method, path)| {
        let plain = nameless(path);
        let there = ROUTES.iter().any(|one| one.method == method && nameless(one.pattern) == plain);
        let part = PARTLY.iter().find(|(one, at, _)| one == method && *at == plain);
        let how = match (there, part) {
            (false, _) => Parity::No,
            (true, Some((_, _, missing))) => Parity::Partly(missing),
            (true, None) => Parity::Yes,
        };
        (method.clone(), path.clone(), how)
    });
    let mut all: Vec<_> = all.collect();
    all.sort_by(|(method, path, _), (other, at, _)| (path, method).cmp(&(at, other)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_of_an_operation_that_is_there() {
        let all = parity();
        let parts = all.iter().filter(|(_, _, how)| matches!(how, Parity::Partly(_))).count();
        assert_eq!(parts, PARTLY.len());
        let there = all.iter().filter(|(_, _, how)| *how != Parity::No).count();
        assert_eq!(there, ROUTES.len(), "every route is an operation of Discord's");
    }
}

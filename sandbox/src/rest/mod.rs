//! The REST routes: a table of them, and their handlers, one file per subject.

pub(crate) mod applications;
mod channels;
mod emojis;
mod guilds;
mod interactions;
mod messages;
pub(crate) mod parity;
mod threads;
mod users;

use std::sync::Arc;

use serde_json::Value;

use crate::check::Form;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::world::World;
use crate::world::log::SentFile;
use crate::world::rates::Bucket;

/// A request on its way to a handler.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    /// The application whose bot asks; not set on routes that need no token.
    pub(crate) app: Id,
    /// The value of each placeholder.
    pub(crate) params: Vec<&'a str>,
    pub(crate) query: &'a str,
    pub(crate) body: &'a Arc<Value>,
    pub(crate) files: &'a Arc<[SentFile]>,
}

/// The response of a handler.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Option<Value>,
}

impl Reply {
    pub(crate) fn ok(body: Value) -> Outcome {
        Ok(Reply { status: 200, body: Some(body) })
    }

    pub(crate) fn created(body: Value) -> Outcome {
        Ok(Reply { status: 201, body: Some(body) })
    }

    pub(crate) fn nothing() -> Outcome {
        Ok(Reply { status: 204, body: None })
    }
}

pub(crate) type Outcome = Result<Reply, Refusal>;
type Handler = fn(&mut World, &Call<'_>) -> Outcome;

impl Call<'_> {
    /// The placeholder at a position as an id.
    pub(crate) fn id(&self, at: usize) -> Result<Id, Refusal> {
        let text = self.params.get(at).copied().unwrap_or_default();
        text.parse().map_err(|_| {
            let message = format!("Value \"{text}\" is not snowflake.");
            Refusal::form("id", "NUMBER_TYPE_COERCE", &message)
        })
    }

    pub(crate) fn param(&self, at: usize) -> &str {
        self.params.get(at).copied().unwrap_or_default()
    }

    /// A parameter after the question mark.
    pub(crate) fn asked(&self, name: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value)
    }

    /// The body as an object in which only `known` fields stand.
    pub(crate) fn check(
        &self,
        world: &mut World,
        known: &[&str],
        rules: impl FnOnce(&mut Form, &crate::check::Object),
    ) -> Result<(), Refusal> {
        let mut form = world.form();
        if let Some(object) = form.object("", self.body, known) {
            rules(&mut form, object);
        }
        world.conclude(form)
    }

    /// A parameter after the question mark that says yes or no: `true`, `True`, `1`.
    pub(crate) fn asks_for(&self, name: &str) -> bool {
        self.asked(name).is_some_and(|text| text == "1" || text.eq_ignore_ascii_case("true"))
    }

    /// A parameter after the question mark that is a number or an id.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.asked(name).and_then(|text| text.parse().ok())
    }
}

/// A row of the table.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) pattern: &'static str,
    handler: Handler,
}

impl Route {
    /// Whether an `Authorization` header is needed.
    pub(crate) fn needs_token(&self) -> bool {
        !(self.pattern == "/gateway"
            || self.pattern.starts_with("/interactions/")
            || self.pattern.starts_with("/webhooks/"))
    }

    /// Whether it counts towards the global limit of a bot.
    pub(crate) fn is_counted(&self) -> bool {
        self.needs_token()
    }

    /// The bucket, and what tells buckets of a kind apart.
    pub(crate) fn bucket(&self, params: &[&str]) -> (Bucket, String) {
        let first = params.first().copied().unwrap_or_default();
        let bucket = match (self.method, self.pattern) {
            ("POST", "/channels/{channel}/messages") => Bucket::CreateMessage,
            ("PATCH", "/channels/{channel}/messages/{message}") => Bucket::EditMessage,
            ("DELETE", "/channels/{channel}/messages/{message}") => Bucket::DeleteMessage,
            (_, pattern) if pattern.starts_with("/webhooks/") => {
                return (Bucket::Webhook, params.get(1).copied().unwrap_or_default().to_owned());
            }
            (_, pattern) if pattern.starts_with("/interactions/") => Bucket::Callback,
            _ => {
                return (Bucket::Other, format!("{} {} {first}", self.method, self.pattern));
            }
        };
        (bucket, first.to_owned())
    }

    /// The channel that a follow-up is posted in, which limits them, too.
    pub(crate) fn channel_of_follow_up(&self, world: &World, params: &[&str]) -> Option<String> {
        let token = params.get(1).filter(|_| self.method == "POST")?;
        let id = world.tokens.get(*token).filter(|_| self.pattern.starts_with("/webhooks/"))?;
        Some(world.interactions.get(id)?.channel.to_string())
    }

    pub(crate) fn run(&self, world: &mut World, call: &Call<'_>) -> Outcome {
        (self.handler)(world, call)
    }
}

/// The route for a method and a path without `/api/v10`, with what its placeholders stand for.
pub(crate) fn find<'p>(method: &str, path: &'p str) -> Option<(&'static Route, Vec<&'p str>)> {
    ROUTES
        .iter()
        .filter(|route| route.method == method)
        .find_map(|route| matches(route.pattern, path).map(|params| (route, params)))
}

fn matches<'p>(pattern: &str, path: &'p str) -> Option<Vec<&'p str>> {
    let mut params = Vec::new();
    let (mut wanted, mut given) = (pattern.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(params),
            (Some(wanted), Some(given)) if wanted.starts_with('{') && !given.is_empty() => {
                params.push(given);
            }
            (Some(wanted), Some(given)) if wanted == given => {}
            _ => return None,
        }
    }
}

const fn row(method: &'static str, pattern: &'static str, handler: Handler) -> Route {
    Route { method, pattern, handler }
}

/// Every route of the sandbox. If two fit, the first one is taken.
pub(crate) static ROUTES: &[Route] = &[
    row("POST", "/interactions/{interaction}/{token}/callback", interactions::callback),
    row("POST", "/webhooks/{app}/{token}", interactions::follow_up),
    row("GET", "/webhooks/{app}/{token}/messages/@original", interactions::get_original),
    row("PATCH", "/webhooks/{app}/{token}/messages/@original", interactions::edit_original),
    row("DELETE", "/webhooks/{app}/{token}/messages/@original", interactions::delete_original),
    row("GET", "/webhooks/{app}/{token}/messages/{message}", interactions::get),
    row("PATCH", "/webhooks/{app}/{token}/messages/{message}", interactions::edit),
    row("DELETE", "/webhooks/{app}/{token}/messages/{message}", interactions::delete),
    row("POST", "/channels/{channel}/messages", messages::create),
    row("GET", "/channels/{channel}/messages", messages::list),
    row("GET", "/channels/{channel}/messages/{message}", messages::get),
    row("PATCH", "/channels/{channel}/messages/{message}", messages::edit),
    row("DELETE", "/channels/{channel}/messages/{message}", messages::delete),
    row("POST", "/channels/{channel}/messages/{message}/threads", threads::from_message),
    row("POST", "/channels/{channel}/threads", threads::create),
    row("GET", "/channels/{channel}/thread-members", threads::members),
    row("PUT", "/channels/{channel}/thread-members/@me", threads::join),
    row("DELETE", "/channels/{channel}/thread-members/@me", threads::leave),
    row("PUT", "/channels/{channel}/thread-members/{user}", threads::add),
    row("DELETE", "/channels/{channel}/thread-members/{user}", threads::remove),
    row("POST", "/channels/{channel}/typing", channels::typing),
    row("GET", "/channels/{channel}", channels::get),
    row("PATCH", "/channels/{channel}", channels::edit),
    row("DELETE", "/channels/{channel}", channels::delete),
    row("GET", "/gateway", applications::gateway),
    row("GET", "/gateway/bot", applications::gateway_bot),
    row("GET", "/users/@me", users::me),
    row("GET", "/users/@me/guilds", users::my_guilds),
    row("POST", "/users/@me/channels", users::open_dm),
    row("DELETE", "/users/@me/guilds/{guild}", users::leave_guild),
    row("GET", "/users/{user}", users::get),
    row("GET", "/applications/@me", applications::me),
    row("PATCH", "/applications/@me", applications::edit),
    row("GET", "/oauth2/applications/@me", applications::me),
    row("GET", "/applications/{app}/commands", applications::list),
    row("PUT", "/applications/{app}/commands", applications::put),
    row("POST", "/applications/{app}/commands", applications::post),
    row("GET", "/applications/{app}/commands/{command}", applications::get),
    row("PATCH", "/applications/{app}/commands/{command}", applications::patch),
    row("DELETE", "/applications/{app}/commands/{command}", applications::delete),
    row("GET", "/applications/{app}/guilds/{guild}/commands", applications::list_in),
    row("PUT", "/applications/{app}/guilds/{guild}/commands", applications::put_in),
    row("POST", "/applications/{app}/guilds/{guild}/commands", applications::post_in),
    row("GET", "/applications/{app}/guilds/{guild}/commands/{command}", applications::get_in),
    row("PATCH", "/applications/{app}/guilds/{guild}/commands/{command}", applications::patch_in),
    row("DELETE", "/applications/{app}/guilds/{guild}/commands/{command}", applications::delete_in),
    row("GET", "/applications/{app}/emojis", emojis::list),
    row("POST", "/applications/{app}/emojis", emojis::create),
    row("GET", "/applications/{app}/emojis/{emoji}", emojis::get),
    row("PATCH", "/applications/{app}/emojis/{emoji}", emojis::rename),
    row("DELETE", "/applications/{app}/emojis/{emoji}", emojis::delete),
    row("GET", "/soundboard-default-sounds", applications::sounds),
    row("GET", "/guilds/{guild}", guilds::get),
    row("GET", "/guilds/{guild}/channels", guilds::channels),
    row("GET", "/guilds/{guild}/roles", guilds::roles),
    row("GET", "/guilds/{guild}/threads/active", guilds::threads),
    row("GET", "/guilds/{guild}/members", guilds::members),
    row("GET", "/guilds/{guild}/members/{user}", guilds::member),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_special_route_is_found_first() {
        let (route, params) = find("PATCH", "/webhooks/1/t/messages/@original").unwrap();
        assert_eq!(
            (route.pattern, params),
            ("/webhooks/{app}/{token}/messages/@original", vec!["1", "t"])
        );
        assert!(find("GET", "/channels").is_none());
        assert!(find("GET", "/channels/").is_none());
    }
}

//! Refusals in Discord's own words: an HTTP status, a code, a message.

use std::borrow::Cow;

use serde_json::{Value, json};

/// A request that was not carried out, in Discord's words.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{status} {code}: {message}")]
pub(crate) struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// Discord's error code.
    pub code: u32,
    /// The message Discord sends.
    pub message: Cow<'static, str>,
    /// The faults by their place in the body, in Discord's nested form.
    pub errors: Option<Value>,
    /// Whether the bot is to blame: no correct bot sends such a body or uses such a route.
    pub malformed: bool,
}

impl Refusal {
    pub(crate) const UNAUTHORIZED: Refusal = Refusal::known(401, 0, "401: Unauthorized");
    pub(crate) const NO_ROUTE: Refusal = Refusal::known(404, 0, "404: Not Found").blamed();
    pub(crate) const UNKNOWN_CHANNEL: Refusal = Refusal::known(404, 10003, "Unknown Channel");
    pub(crate) const UNKNOWN_GUILD: Refusal = Refusal::known(404, 10004, "Unknown Guild");
    pub(crate) const UNKNOWN_MEMBER: Refusal = Refusal::known(404, 10007, "Unknown Member");
    pub(crate) const UNKNOWN_MESSAGE: Refusal = Refusal::known(404, 10008, "Unknown Message");
    pub(crate) const UNKNOWN_USER: Refusal = Refusal::known(404, 10013, "Unknown User");
    pub(crate) const UNKNOWN_WEBHOOK: Refusal = Refusal::known(404, 10015, "Unknown Webhook");
    pub(crate) const UNKNOWN_INTERACTION: Refusal =
        Refusal::known(404, 10062, "Unknown interaction");
    pub(crate) const UNKNOWN_COMMAND: Refusal =
        Refusal::known(404, 10063, "Unknown application command");
    pub(crate) const ALREADY_ACKNOWLEDGED: Refusal =
        Refusal::known(400, 40060, "Interaction has already been acknowledged.");
    pub(crate) const MISSING_ACCESS: Refusal = Refusal::known(403, 50001, "Missing Access");
    /// An interaction of an app that somebody has brought along has had its five follow-ups.
    pub(crate) const TOO_MANY_FOLLOW_UPS: Refusal = Refusal::known(
        400,
        40094,
        "This interaction has reached its maximum number of follow-up messages",
    );
    pub(crate) const ANOTHER_AUTHOR: Refusal =
        Refusal::known(403, 50005, "Cannot edit a message authored by another user");
    pub(crate) const EMPTY_MESSAGE: Refusal =
        Refusal::known(400, 50006, "Cannot send an empty message").blamed();
    pub(crate) const CLOSED_DMS: Refusal =
        Refusal::known(403, 50007, "Cannot send messages to this user");
    pub(crate) const NO_SHARED_GUILD: Refusal = Refusal::known(
        403,
        50278,
        "Cannot send messages to this user due to having no mutual guilds",
    );
    pub(crate) const MISSING_PERMISSION: Refusal =
        Refusal::known(403, 50013, "Missing Permissions");
    pub(crate) const DEAD_TOKEN: Refusal = Refusal::known(401, 50027, "Invalid Webhook Token");

    const fn known(status: u16, code: u32, message: &'static str) -> Refusal {
        Refusal { status, code, message: Cow::Borrowed(message), errors: None, malformed: false }
    }

    pub(crate) fn new(status: u16, code: u32, message: &str) -> Refusal {
        Refusal { message: Cow::Owned(message.into()), ..Refusal::known(status, code, "") }
    }

    /// The same refusal, also logged as the bot's own mistake.
    pub(crate) const fn blamed(mut self) -> Refusal {
        self.malformed = true;
        self
    }

    /// A body with a fault at one place, given as a path with dots: `embeds.0.title`.
    pub(crate) fn form(at: &str, code: &str, message: &str) -> Refusal {
        Refusal::forms([(at.to_owned(), code.to_owned(), message.to_owned())])
    }

    /// A body with several faults, each a path, a code and a message.
    pub(crate) fn forms(faults: impl IntoIterator<Item = (String, String, String)>) -> Refusal {
        let mut errors = json!({});
        for (at, code, message) in faults {
            let mut place = &mut errors;
            for step in at.split('.').filter(|step| !step.is_empty()) {
                if !place.is_object() {
                    break;
                }
                place = &mut place[step];
                if place.is_null() {
                    *place = json!({});
                }
            }
            let fault = json!({ "code": code, "message": message });
            match place.get_mut("_errors").and_then(Value::as_array_mut) {
                Some(list) => list.push(fault),
                None => place["_errors"] = json!([fault]),
            }
        }
        Refusal { errors: Some(errors), ..Refusal::new(400, 50035, "Invalid Form Body").blamed() }
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }

    /// A feature of Discord that the sandbox lacks.
    pub(crate) fn not_simulated(route: &str) -> Refusal {
        Refusal::new(501, 0, &format!("The sandbox does not simulate {route}")).blamed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_nested_as_discord_nests_them() {
        let refusal = Refusal::form("embeds.0.title", "BASE_TYPE_MAX_LENGTH", "too long");
        assert_eq!(
            refusal.body()["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
    }
}

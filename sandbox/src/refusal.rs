//! Refusals in Discord's own words: an HTTP status, a code, a message.

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
    pub message: String,
    /// The faults by their place in the body, in Discord's nested form.
    pub errors: Option<Value>,
    /// Whether the bot is to blame: no correct bot sends such a body or uses such a route.
    pub malformed: bool,
}

impl Refusal {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Refusal {
        Refusal { status, code, message: message.into(), errors: None, malformed: false }
    }

    /// The same refusal, also logged as the bot's own mistake.
    pub(crate) fn blamed(mut self) -> Refusal {
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

    pub(crate) fn unauthorized() -> Refusal {
        Refusal::new(401, 0, "401: Unauthorized")
    }

    pub(crate) fn no_route() -> Refusal {
        Refusal::new(404, 0, "404: Not Found").blamed()
    }

    /// A feature of Discord that the sandbox lacks.
    pub(crate) fn not_simulated(route: &str) -> Refusal {
        Refusal::new(501, 0, &format!("The sandbox does not simulate {route}")).blamed()
    }

    pub(crate) fn unknown_channel() -> Refusal {
        Refusal::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_guild() -> Refusal {
        Refusal::new(404, 10004, "Unknown Guild")
    }

    pub(crate) fn unknown_member() -> Refusal {
        Refusal::new(404, 10007, "Unknown Member")
    }

    pub(crate) fn unknown_message() -> Refusal {
        Refusal::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> Refusal {
        Refusal::new(404, 10013, "Unknown User")
    }

    pub(crate) fn unknown_webhook() -> Refusal {
        Refusal::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> Refusal {
        Refusal::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_command() -> Refusal {
        Refusal::new(404, 10063, "Unknown application command")
    }

    pub(crate) fn already_acknowledged() -> Refusal {
        Refusal::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> Refusal {
        Refusal::new(403, 50001, "Missing Access")
    }

    /// An interaction of an app that somebody has brought along has had its five follow-ups.
    pub(crate) fn too_many_follow_ups() -> Refusal {
        let message = "This interaction has reached its maximum number of follow-up messages";
        Refusal::new(400, 40094, message)
    }

    pub(crate) fn another_author() -> Refusal {
        Refusal::new(403, 50005, "Cannot edit a message authored by another user")
    }

    pub(crate) fn empty_message() -> Refusal {
        Refusal::new(400, 50006, "Cannot send an empty message").blamed()
    }

    pub(crate) fn closed_dms() -> Refusal {
        Refusal::new(403, 50007, "Cannot send messages to this user")
    }

    pub(crate) fn no_shared_guild() -> Refusal {
        Refusal::new(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    }

    pub(crate) fn missing_permission() -> Refusal {
        Refusal::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn dead_token() -> Refusal {
        Refusal::new(401, 50027, "Invalid Webhook Token")
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

//! What the messages that Discord returns tell of themselves: their ids, and whose buttons they have.

use serde_json::Value;

use super::rest::id_of;
use crate::tools::{SendError, Sought};

/// Returns the id of the thing that an answer describes; without one, nobody knows whether it is
/// there.
pub(super) fn required_id(json: &Value) -> Result<u64, SendError> {
    let unclear =
        || SendError::Later { reason: "an answer without an id".into(), wait: 0, in_doubt: true };
    id_of(json).ok_or_else(unclear)
}

/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u64 = 64;

/// Whether one person alone sees a message.
pub(super) fn is_ephemeral(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
}

/// The ids of a message's buttons and menus, those in its parts among them.
pub(super) fn button_ids(message: &Value) -> Vec<String> {
    let parts = message["components"].as_array().into_iter().flatten();
    let ids = parts.flat_map(|part| {
        let own = part["custom_id"].as_str().map(str::to_owned);
        own.into_iter().chain(button_ids(part))
    });
    ids.collect()
}

/// The type of a component that shows pictures.
const GALLERY: u64 = 12;

/// Whether one of a message's parts, or of the parts in these, is a gallery.
fn has_gallery(message: &Value) -> bool {
    let mut parts = message["components"].as_array().into_iter().flatten();
    parts.any(|part| part["type"] == GALLERY || has_gallery(part))
}

/// Returns the latest step of a message's buttons whose ids begin so: some are the same at each.
fn step_of(message: &Value, button: &str) -> Option<u32> {
    let steps = button_ids(message).into_iter().filter_map(|id| {
        let rest = id.strip_prefix(button)?;
        Some(rest.split('.').next().and_then(|step| step.parse().ok()).unwrap_or(0))
    });
    steps.max()
}

/// Whether a message of a channel is one of mine of this kind with a button whose id begins so.
/// Others with such a button, a reminder for one, have no picture.
pub(super) fn is_sought(message: &Value, sought: Sought, mine: &str, button: &str) -> bool {
    let has_file = || message["attachments"].as_array().is_some_and(|files| !files.is_empty());
    message["author"]["id"] == mine
        && match sought {
            Sought::Page(_) => has_file() && !has_gallery(message),
            Sought::Lobby => has_gallery(message),
        }
        && step_of(message, button).is_some_and(|step| match sought {
            Sought::Page(last) => step <= last,
            Sought::Lobby => true,
        })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_result_is_not_taken_for_the_page_before_it() {
        let buttons = [(7, "rematch"), (0, "review")]
            .map(|(step, verb)| json!({ "type": 2, "custom_id": format!("h2.5.k.{step}.{verb}") }));
        let result = json!({
            "author": { "id": "1" },
            "attachments": [{ "filename": "table.png" }],
            "components": [{ "type": 1, "components": buttons }],
        });
        assert!(is_sought(&result, Sought::Page(7), "1", "h2.5.k."));
        assert!(!is_sought(&result, Sought::Page(6), "1", "h2.5.k."));
        assert!(!is_sought(&result, Sought::Page(7), "1", "h2.6.k."));
    }

    #[test]
    fn a_message_that_stood_already_is_known_by_its_buttons() {
        let page = |step: u32| {
            let button = json!({ "type": 2, "custom_id": format!("h2.5.k.{step}.hand") });
            json!({ "id": "7", "components": [{ "type": 1, "components": [button] }] })
        };
        assert_eq!(button_ids(&page(3)), ["h2.5.k.3.hand"]);
        assert_ne!(button_ids(&page(3)), button_ids(&page(4)));
        assert_eq!(button_ids(&json!({ "content": "no buttons" })), [""; 0]);
    }
}

//! Failures of serenity's client: what they mean, and the rests between tries.

use std::time::Duration;

use serenity::all::HttpError;
use serenity::http::StatusCode;

/// The rests between tries at the start, before any table waits for a clock.
pub(super) const START_PAUSES: [Duration; 3] =
    [Duration::from_millis(200), Duration::from_millis(500), Duration::from_millis(1_500)];

/// Whether Discord finds fault with what was sent, so that sending it again would not help.
pub(super) fn is_refused(error: &serenity::Error) -> bool {
    refusal(error) == Some(StatusCode::BAD_REQUEST)
}

/// Whether Discord does not know the token.
pub(super) fn is_unauthorized(error: &serenity::Error) -> bool {
    refusal(error) == Some(StatusCode::UNAUTHORIZED)
}

/// The status with which Discord has refused a request.
pub(super) fn refusal(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code)
        }
        _ => None,
    }
}

/// A failure of serenity's for the log: never the address.
pub(super) fn describe(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let details: Vec<String> = response
                .error
                .errors
                .iter()
                .map(|e| format!("{}: {} ({})", e.path, e.message, e.code))
                .collect();
            format!(
                "{} {} {} [{}]",
                response.status_code,
                response.error.code,
                response.error.message,
                details.join("; ")
            )
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let kind = if error.is_timeout() { "time-out" } else { "network error" };
            kind.to_owned()
        }
        _ => "unexpected answer".to_owned(),
    }
}

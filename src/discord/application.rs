//! The application that the bot is: what Discord knows of it, and the link that invites it.

use serenity::all::{Http, Permissions};
use serenity::http::StatusCode;

use super::StartError;
use super::connections::{LONGEST_REST, RESTS};
use super::failures::{START_PAUSES, describe, is_unauthorized, refusal};
use crate::desk::Links;

/// The application as Discord knows it.
pub(super) struct Application {
    pub(super) id: u64,
    /// What its host has linked.
    pub(super) links: Links,
}

impl Application {
    /// Asks Discord, which also proves the token. A moment's trouble at Discord's is no reason not to
    /// start; and a process that is told to come later waits: a supervisor that starts it again would
    /// only ask once more.
    pub(super) async fn known(http: &Http) -> Result<Self, StartError> {
        let (mut pauses, mut rests) = (START_PAUSES.iter(), RESTS.iter());
        loop {
            match http.get_current_application_info().await {
                Ok(info) => {
                    let links = Links {
                        privacy: info.privacy_policy_url,
                        terms: info.terms_of_service_url,
                    };
                    return Ok(Self { id: info.id.get(), links });
                }
                Err(error) if is_unauthorized(&error) => return Err(StartError::Token),
                Err(error) if refusal(&error) == Some(StatusCode::TOO_MANY_REQUESTS) => {
                    let rest = rests.next().copied().unwrap_or(LONGEST_REST);
                    tracing::warn!(seconds = rest.as_secs_f64(), "Discord asks to come later");
                    tokio::time::sleep(rest).await;
                }
                Err(error) => match pauses.next() {
                    Some(pause) => {
                        tracing::debug!(
                            error = describe(&error),
                            "Discord cannot be reached; once more"
                        );
                        tokio::time::sleep(*pause).await;
                    }
                    None => return Err(StartError::Unreachable(describe(&error))),
                },
            }
        }
    }
}

/// The link that invites the bot with what it needs.
pub fn invite_link(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=0&scope=bot+applications.commands&permissions={}",
        needed().bits()
    )
}

/// The link with which people install the bot for themselves, to have it with them everywhere.
pub fn install_link(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&integration_type=1&scope=applications.commands"
    )
}

/// The permissions that the bot needs.
pub(super) fn needed() -> Permissions {
    use Permissions as P;
    P::VIEW_CHANNEL
        | P::SEND_MESSAGES
        | P::EMBED_LINKS
        | P::ATTACH_FILES
        | P::CREATE_PUBLIC_THREADS
        | P::SEND_MESSAGES_IN_THREADS
        // Without it the bot cannot find again what it may have posted before it fell over.
        | P::READ_MESSAGE_HISTORY
}

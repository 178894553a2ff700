//! The languages of a request, and what its person wants to see: what Discord says, and what the
//! person and the server want instead.

use super::request::Request;
use crate::tools::Preferences;

/// The languages that Discord says, before anybody decided otherwise.
pub(super) struct DiscordLocales {
    pub(super) person: String,
    /// For the server; empty in a direct message.
    pub(super) server: String,
}

/// Sets the languages of a request: its person's to the one that they want, its channel's to the
/// one that the server wants; and what its person wants to see. Returns the languages that Discord says.
pub(super) async fn localize(preferences: &Preferences, request: &mut Request) -> DiscordLocales {
    let settings = preferences.person_or_usual(request.person.user).await;
    let person = request.person.locale.clone();
    request.four_colours = settings.four_colours;
    if let Some(own) = &settings.language {
        request.person.locale.clone_from(own);
    }
    let mut server = String::new();
    if let Some(place) = &mut request.place {
        server.clone_from(&place.locale);
        let settings = preferences.server_or_usual(place.guild).await;
        if let Some(own) = &settings.language {
            place.locale.clone_from(own);
        }
    }
    DiscordLocales { person, server }
}

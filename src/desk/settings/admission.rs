//! Who may open a table, and in which channels.

use super::server::not_here;
use crate::desk::request::Request;
use crate::tools::{Answer, Preferences};
use table::Place;
use values::{ChannelId, GuildId, ServerSettings};

/// Returns the reason why somebody may not open a table on a server; `channel`: the channel in which
/// they want to open it, with the one of which it is a thread.
pub(in crate::desk) async fn turned_away(
    preferences: &Preferences,
    request: &Request,
    guild: GuildId,
    channel: Option<(ChannelId, Option<ChannelId>)>,
) -> Option<Answer> {
    let settings = preferences.server_or_usual(guild).await;
    let words = request.words();
    if settings.banned.contains(&request.person.user) {
        return Some(Answer::say(&words, "settings-banned-you"));
    }
    let (channel, parent) = channel?;
    (!is_allowed(&settings, channel, parent)).then(|| Answer::Private(not_here(&words, &settings)))
}

/// The same for a message for everybody, which belongs where tables may be opened: here.
pub(in crate::desk) async fn turned_away_here(
    preferences: &Preferences,
    request: &Request,
    place: &Place,
) -> Option<Answer> {
    let here = Some((place.channel, request.parent));
    turned_away(preferences, request, place.guild, here).await
}

/// Whether tables may be opened in a channel, or in this thread of it.
fn is_allowed(settings: &ServerSettings, channel: ChannelId, parent: Option<ChannelId>) -> bool {
    let is_listed = |channel| settings.channels.contains(&channel);
    settings.channels.is_empty() || is_listed(channel) || parent.is_some_and(is_listed)
}

//! Somebody who wanted to be told of new tables is told of this one.

use crate::store::Store;
use crate::tools::preferences::Preferences;
use table::Session;
use values::UserId;
use view::table_view::TableView;
use view::{Message, Words, alert};

/// Returns the message that tells somebody of this table; `None` when they do not want to be told
/// any more.
pub(super) async fn alert(
    store: &Store,
    preferences: &Preferences,
    session: &Session,
    user: UserId,
) -> Option<Message> {
    let state = session.state();
    let locale = match store.alert_locale(state.guild, user).await {
        Ok(locale) => locale?,
        Err(error) => {
            let table = session.tag().table;
            tracing::error!(%table, %error, "somebody is not told of a table");
            return None;
        }
    };
    let person = preferences.person_or_usual(user).await;
    let words = Words::of(person.language.as_deref().unwrap_or(&locale));
    let words = words.about(state.settings.rules.kind());
    let link = TableView::of(session).link()?;
    Some(alert::alert(&words, state.guild, state.guild_name.as_deref(), &link))
}

//! Somebody asks for a hint: that is noted before it is worked out.

use super::answer::{not_committed, not_loaded, words_for};
use super::{NotTaken, Turn, load, take};
use crate::tables::ledger::Ledger;
use crate::tables::post::Post;
use crate::tools::Answer;
use crate::tools::preferences::Preferences;
use table::{HintRequest, Person, TableCommand};
use values::InteractionId;

/// Notes that somebody asks the coach and returns their request; or why there is no hint.
pub(in crate::tables) async fn hint(
    ledger: &mut Ledger,
    post: &mut Post,
    preferences: &Preferences,
    (person, interaction, key): (&Person, InteractionId, Option<u32>),
) -> Result<HintRequest, Answer> {
    let id = ledger.id();
    let words = words_for(ledger, person);
    let refusal = |id| Answer::say(&words, id);
    if let Err(error) = load(ledger, post).await {
        return Err(not_loaded(id, &words, &TableCommand::Hint, &error));
    }
    let session = ledger.session().ok_or_else(|| refusal("out-of-order"))?;
    if key.is_some_and(|key| key != session.tag().key) {
        return Err(refusal("old-button"));
    }
    match preferences.server(session.state().guild).await {
        Ok(server) if server.hints => {}
        Ok(_) => return Err(refusal("hint-off-server")),
        Err(error) => {
            tracing::error!(table = %id, %error, "what a server has decided cannot be read");
            return Err(refusal("out-of-order"));
        }
    }
    let ask = |turn: Turn<'_>| turn.session.hint(person);
    take(ledger, post, Some(interaction), ask).await.map_err(|error| match error {
        NotTaken::NotLoaded(error) => not_loaded(id, &words, &TableCommand::Hint, &error),
        NotTaken::Refused(say) => Answer::text(words.say(say.id, &say.values)),
        NotTaken::NotCommitted(error) => not_committed(id, &words_for(ledger, person), &error),
    })
}

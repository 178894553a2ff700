//! The same people once more, at another table.

use super::answer::{not_loaded, words_for};
use super::load;
use crate::tables::ledger::Ledger;
use crate::tables::post::Post;
use crate::tools::Answer;
use crate::tools::request::TableRequest;
use table::Person;
use table::command::Open;
use table::state::{Guest, Phase};

/// The same people once more: who is asked to the new table.
pub(in crate::tables) async fn rematch(
    ledger: &mut Ledger,
    post: &mut Post,
    request: &TableRequest,
) -> Result<(Open, Vec<Guest>), Answer> {
    let loaded = load(ledger, post).await;
    // Only now it is known which game is spoken of.
    let words = words_for(ledger, &request.asked.person);
    if let Err(error) = loaded {
        return Err(not_loaded(ledger.id(), &words, &request.asked.command, &error));
    }
    let refusal = |id| Answer::say(&words, id);
    let Some(session) = ledger.session() else { return Err(refusal("out-of-order")) };
    let state = session.state();
    let here = request.asked.place.as_ref().is_some_and(|place| state.stands_at(place));
    let here = here || state.private;
    if request.key != Some(session.tag().key) || !here {
        return Err(refusal("old-button"));
    }
    if state.phase != Phase::Over {
        return Err(refusal("next-not-yet"));
    }
    let person: &Person = &request.asked.person;
    if state.removed.contains(&person.user) {
        return Err(refusal("kicked-out"));
    }
    if state.seat_of(person.user).is_none() {
        return Err(refusal("only-players-rematch"));
    }
    let invited = state
        .players
        .iter()
        .filter(|p| p.stays())
        .filter_map(|p| Some(Guest { user: p.user?, name: p.name.clone() }))
        .filter(|guest| guest.user != person.user && !state.removed.contains(&guest.user))
        .collect();
    let open = Open {
        person: person.clone(),
        place: table::Place {
            guild: state.guild,
            guild_name: state.guild_name.clone(),
            channel: state.channel,
            locale: state.locale.clone(),
        },
        settings: state.settings.clone(),
        parent: state.parent,
        private: state.private,
        bots: state.players.iter().filter_map(|p| Some((p.name.clone(), p.bot?))).collect(),
        removed: state.removed.clone(),
    };
    Ok((open, invited))
}

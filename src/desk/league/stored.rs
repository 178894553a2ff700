//! A league as it was read from the store.

use crate::store::{StoredLeague, StoredPairing};
use games::GameKind;
use league::{League, Member, Outcome, Pairing};
use values::InteractionId;

/// Reads what was stored; `None` for what this version does not understand.
pub(super) fn read(id: InteractionId, stored: StoredLeague) -> Option<League> {
    let game = GameKind::from_name(&stored.game)?;
    let (guild, channel, locale) = (stored.guild, stored.channel, stored.locale);
    let (weeks, week, since, open) = (stored.weeks, stored.week, stored.since, stored.open);
    let members = stored.members;
    let highest_wins = game.habits().highest_wins;
    let pairings = stored.pairings.into_iter().map(|it| pairing(it, &members, highest_wins));
    let pairings = pairings.collect::<Option<_>>()?;
    Some(League { id, game, guild, channel, locale, weeks, week, since, open, members, pairings })
}

fn pairing(stored: StoredPairing, members: &[Member], highest_wins: bool) -> Option<Pairing> {
    let index = |id: InteractionId| members.iter().position(|it| it.id == id);
    let (first, second) = stored.members;
    let second = match second {
        Some(second) => Some(index(second)?),
        None => None,
    };
    let played = match stored.scores {
        _ if second.is_none() => Some(Outcome::First),
        [Some(first), Some(second)] if first == second => Some(Outcome::Tie),
        [Some(first), Some(second)] if (first > second) == highest_wins => Some(Outcome::First),
        [Some(_), Some(_)] => Some(Outcome::Second),
        _ => None,
    };
    let outcome = |name: Option<String>| match name {
        Some(name) => Outcome::named(&name).map(Some),
        None => Some(None),
    };
    Some(Pairing {
        week: stored.week,
        number: stored.number,
        first: index(first)?,
        second,
        duel: stored.duel,
        through: stored.scores.map(|score| score.is_some()),
        played,
        result: outcome(stored.result)?,
        correction: outcome(stored.correction)?,
    })
}

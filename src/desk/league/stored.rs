//! A league as it was read from the store.

use crate::league::{League, Member, Outcome, Pairing};
use crate::store::{StoredLeague, StoredPairing};
use games::GameKind;
use values::{ChannelId, GuildId, InteractionId};

/// A league, and where it is played.
pub(super) struct Found {
    pub(super) guild: GuildId,
    /// Where each week is announced.
    pub(super) channel: ChannelId,
    /// The language of the server when it was made.
    pub(super) locale: String,
    pub(super) league: League,
}

impl Found {
    /// Reads what was stored; `None` for what this version does not understand.
    pub(super) fn read(id: InteractionId, stored: StoredLeague) -> Option<Self> {
        let game = GameKind::from_name(&stored.game)?;
        let highest_wins = game.habits().highest_wins;
        let members = stored.members.into_iter().map(|it| {
            // Whoever was forgotten is not drawn.
            let plays = it.plays && it.user.is_some();
            Member { id: it.id, user: it.user, name: it.name, plays }
        });
        let members: Vec<Member> = members.collect();
        let pairings = stored.pairings.into_iter().map(|it| pairing(it, &members, highest_wins));
        let pairings = pairings.collect::<Option<_>>()?;
        Some(Self {
            guild: stored.guild,
            channel: stored.channel,
            locale: stored.locale,
            league: League {
                id,
                game,
                weeks: stored.weeks,
                week: stored.week,
                since: stored.since,
                open: stored.open,
                members,
                pairings,
            },
        })
    }
}

fn pairing(stored: StoredPairing, members: &[Member], highest_wins: bool) -> Option<Pairing> {
    let place = |id: InteractionId| members.iter().position(|it| it.id == id);
    let (first, second) = stored.members;
    let second = match second {
        Some(second) => Some(place(second)?),
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
        first: place(first)?,
        second,
        duel: stored.duel,
        through: stored.scores.map(|score| score.is_some()),
        played,
        result: outcome(stored.result)?,
        correction: outcome(stored.correction)?,
    })
}

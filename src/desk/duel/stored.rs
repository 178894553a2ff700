//! A duel as it was read from the store, with the attempts of both.

use super::DuelError;
use crate::desk::dealt::{self, Dealt};
use crate::store::StoredDuel;
use daily::Seed;
use games::GameKind;
use values::{InteractionId, Millis, UserId};
use view::duel::{Named, Side};

/// A duel. It holds every hand: it has no `Debug`.
pub(super) struct Duel {
    pub(super) game: GameKind,
    pub(super) id: InteractionId,
    pub(super) made_at: Millis,
    /// When it can neither be begun nor continued any more.
    pub(super) closes: Millis,
    pub(super) seed: Seed,
    pub(super) dealt: Dealt,
    pub(super) shared: bool,
    /// Who challenged, then who was challenged.
    pub(super) sides: [Side; 2],
    /// Who they are; `None`: somebody who wished to be forgotten.
    pub(super) users: [Option<UserId>; 2],
}

impl Duel {
    /// Plays again what both have chosen so far.
    pub(super) fn read(
        game: GameKind,
        id: InteractionId,
        stored: StoredDuel,
    ) -> Result<Self, DuelError> {
        let seed = Seed::from_bytes(&stored.seed).ok_or(DuelError::NoSuchDuel)?;
        let dealt = dealt::read_deal(&stored.body)?;
        let mut sides = Vec::new();
        let mut users = Vec::new();
        for duelist in stored.duelists {
            let replayed = |moves: String| dealt::replayed(dealt.bare.clone(), &moves);
            let attempt = duelist.moves.map(replayed).transpose()?;
            sides.push(Side { name: duelist.name, attempt });
            users.push(duelist.user);
        }
        let sides = sides.try_into().map_err(|_| DuelError::NoSuchDuel)?;
        let users = users.try_into().map_err(|_| DuelError::NoSuchDuel)?;
        let (made_at, closes, shared) = (stored.made_at, stored.closes_at, stored.shared);
        Ok(Self { game, id, made_at, closes, seed, dealt, shared, sides, users })
    }

    pub(super) fn named(&self) -> Named {
        Named { game: self.game, duel: self.id, closes: self.closes }
    }

    pub(super) fn names(&self) -> [&str; 2] {
        self.sides.each_ref().map(|side| side.name.as_str())
    }

    /// The place of somebody among the two.
    pub(super) fn side_of(&self, user: UserId) -> Option<usize> {
        self.users.iter().position(|of| *of == Some(user))
    }

    /// Whether one of them has played to the end.
    pub(super) fn has_ended(&self, side: usize) -> bool {
        self.sides[side].attempt.as_ref().is_some_and(|attempt| attempt.outcome().is_some())
    }

    pub(super) fn have_both_ended(&self) -> bool {
        self.has_ended(0) && self.has_ended(1)
    }

    /// Whether one of them has nothing more to choose: they have played to the end, or wished to be
    /// forgotten.
    pub(super) fn is_through(&self, side: usize) -> bool {
        self.has_ended(side) || self.users[side].is_none()
    }
}

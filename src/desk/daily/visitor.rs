//! Who asks for the deal of the day, and where.

use crate::desk::request::Request;
use crate::tools::Answer;
use ::daily::Day;
use games::GameKind;
use table::Place;
use values::{GuildId, UserId};
use view::{Message, Words, daily};

/// Somebody who asks for the deal of the day, and where.
pub(super) struct Visitor<'a> {
    pub(super) request: &'a Request,
    pub(super) place: &'a Place,
    pub(super) words: Words,
    pub(super) game: GameKind,
    pub(super) today: Day,
    /// The first part of a choice that they have picked, and the step at which they did.
    pub(super) picked: Option<(u32, String)>,
}

impl Visitor<'_> {
    pub(super) fn user(&self) -> UserId {
        self.request.person.user
    }

    pub(super) fn guild(&self) -> GuildId {
        self.place.guild
    }

    /// The message in place of the one under the button, if that is theirs alone; else a new one.
    pub(super) fn answer(&self, message: Message) -> Answer {
        Answer::panel(self.request.under, message)
    }

    pub(super) fn elsewhere(&self, id: &str) -> Answer {
        self.answer(daily::elsewhere(&self.words, self.game, id))
    }
}

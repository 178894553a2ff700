//! Changing what is played, in the lobby: what the options of `/nimmt new` and the panel lead to.

use super::Millis;
use super::command::Person;
use super::command::SetUp;
use super::lobby::{may_rule, only_host};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};
use crate::settings::{Pace, Settings};
use games::AnyContradiction;

/// The lobby message follows the panel a little later, for several changes at once.
pub const LOBBY_DELAY: Millis = 1_500;

impl Session {
    /// The host changes something, or looks at the panel.
    pub(super) fn set_up(
        &mut self,
        person: &Person,
        part: &SetUp,
        now: Millis,
        fx: &mut Effects,
    ) -> Reply {
        if !may_rule(&self.state, person) {
            return only_host("setup-only-host", &self.state);
        }
        let before = self.state.settings.clone();
        change(&mut self.state.settings, part);
        if self.state.settings != before {
            fx.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now + LOBBY_DELAY);
        }
        Reply::SetUp(part.clone())
    }
}

/// Makes one change; what nobody knows changes nothing.
fn change(settings: &mut Settings, part: &SetUp) {
    match part {
        SetUp::Page(_) | SetUp::GameSeveral(_) => {}
        SetUp::Game(change) => {
            if let Some(rules) = settings.rules.changed(change) {
                settings.rules = rules;
            }
        }
        SetUp::Pace(name) => settings.pace = Pace::named(name).unwrap_or(settings.pace),
        SetUp::Seats(n) => settings.seats = (*n).clamp(2, 20),
        SetUp::Hints(on) => settings.hints = *on,
    }
}

impl Settings {
    /// Why these settings cannot be played by so many, or by anybody.
    #[must_use]
    pub fn contradictions(&self, seats: usize) -> Vec<AnyContradiction> {
        self.rules.contradictions(seats.max(2))
    }
}

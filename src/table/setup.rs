//! Changing what is played, in the lobby: what the options of `/nimmt new` and the panel lead to.

use super::Millis;
use super::command::Person;
use super::command::SetUp;
use super::lobby::{may_rule, only_host};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};
use crate::settings::{Pace, Settings};
use games::nimmt::{Contradiction, End, HandSize, Modifiers, Rules, Variant};

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
        let page = change(&mut self.state.settings, part);
        if self.state.settings != before {
            fx.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now + LOBBY_DELAY);
        }
        Reply::SetUp(page)
    }
}

/// Why these settings cannot be played by so many, or by anybody.
#[must_use]
pub fn contradictions(settings: &Settings, seats: usize) -> Vec<Contradiction> {
    settings.rules.check(seats.max(2)).err().unwrap_or_default()
}

/// Makes one change, and gives the page of the panel it belongs to.
fn change(settings: &mut Settings, part: &SetUp) -> u8 {
    let (mut variant, mut modifiers) =
        settings.rules.named().unwrap_or((Variant::Classic, Modifiers::default()));
    let mut page = 0;
    match part {
        SetUp::Page(wanted) => return (*wanted).min(1),
        SetUp::Variant(name) => {
            if let Some(named) = Variant::from_name(name) {
                // What was agreed on for another game seldom makes sense for this one.
                modifiers.end = None;
                modifiers.hand = None;
                variant = named;
            }
        }
        SetUp::Extras(names) => {
            let has = |name: &str| names.iter().any(|n| n == name);
            modifiers.virgin = has("virgin");
            modifiers.rows_stay = has("rows-stay");
            modifiers.shedding = has("shedding");
            if has("deal-all") {
                modifiers.hand = Some(HandSize::All);
            } else if modifiers.hand == Some(HandSize::All) {
                modifiers.hand = None;
            }
        }
        SetUp::Rows(rows, takes) => {
            modifiers.rows = (*rows).clamp(3, 5);
            modifiers.takes = (*takes).clamp(5, 7);
        }
        SetUp::Points(n) => modifiers.end = Some(End::Points((*n).clamp(1, 999))),
        SetUp::Games(n) => modifiers.end = Some(End::Games((*n).clamp(1, 50))),
        SetUp::OwnEnd => modifiers.end = None,
        SetUp::Hand(n) => {
            page = 1;
            modifiers.hand = (*n > 0).then_some(HandSize::Cards(*n));
        }
        SetUp::Pace(name) => {
            page = 1;
            settings.pace = Pace::named(name).unwrap_or(settings.pace);
        }
        SetUp::Seats(n) => {
            page = 1;
            settings.seats = (*n).clamp(2, 20);
        }
        SetUp::Hints(on) => {
            page = 1;
            settings.hints = *on;
        }
    }
    settings.rules = Rules::of(variant, &modifiers);
    page
}

//! Changing what is played, in the lobby: what the options of `/nimmt new` and the panel lead to.

use values::Millis;

use super::command::{Person, SetUpAt, SetUpPage, TableCommand};
use super::lobby::{may_rule, only_host};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};

/// The lobby message follows the panel a little later, for several changes at once.
pub const LOBBY_DELAY: Millis = 1_500;

impl Session {
    /// The host looks at what is played, or changes something of it.
    pub(super) fn set_up(
        &mut self,
        person: &Person,
        command: &TableCommand,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        if !may_rule(&self.state, person) {
            return only_host("setup-only-host", &self.state);
        }
        let settings = &mut self.state.settings;
        let before = settings.clone();
        let mut at = SetUpAt::Page(SetUpPage::More);
        match command {
            TableCommand::ChangeRules(change) => {
                // A change that the game does not know changes nothing.
                if let Some(rules) = settings.rules.changed(change) {
                    settings.rules = rules;
                }
                at = SetUpAt::RulesChange(change.clone());
            }
            TableCommand::ChangePace(pace) => settings.pace = *pace,
            TableCommand::ChangeSeats(n) => {
                // Whoever sits there stays.
                let seated = u8::try_from(self.state.players.len()).unwrap_or(u8::MAX);
                settings.seats = (*n).max(seated).clamp(2, 20);
            }
            TableCommand::ChangeHints(on) => settings.hints = *on,
            TableCommand::ChangeQuiet(on) => settings.quiet = *on,
            TableCommand::ShowSetUp(page) => at = SetUpAt::Page(*page),
            _ => {}
        }
        if *settings != before {
            effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now + LOBBY_DELAY);
        }
        Reply::SetUp(at)
    }
}

//! A person's own settings.

use super::panel::{Panel, option};
use ask::{SettingsAsk, SettingsPage};
use values::{Hands, PersonChange, PersonSettings};
use view::message::Message;
use view::words::{Words, language_name};

/// The content of a person's settings page.
#[derive(Clone, Copy, Debug)]
pub struct Mine<'a> {
    pub settings: &'a PersonSettings,
    /// The language that their Discord says.
    pub discord: &'a str,
    /// Whether they are told of new tables on this server; `None` where there is none.
    pub alerts: Option<bool>,
    pub manages: bool,
}

/// A change on that page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MineChange {
    /// Something that holds everywhere.
    Person(PersonChange),
    /// Whether they are told of new tables on this server.
    Alerts,
}

/// The page of a person, with what was just changed.
pub fn mine(words: &Words, mine: Mine<'_>, changed: Option<&MineChange>) -> Message {
    let content = PersonPage { words, mine };
    let confirmation = changed.map(|changed| format!("✅ {}", content.now(changed)));
    let mut panel =
        Panel::new(words, "settings-title-mine", "settings-note-mine", confirmation.as_deref());
    content.page(&mut panel);
    if mine.manages {
        let back = SettingsAsk::Show(SettingsPage::Server);
        panel.pages(&[(back, words.say("settings-back", &[]))], None);
    }
    panel.message()
}

struct PersonPage<'a> {
    words: &'a Words,
    mine: Mine<'a>,
}

impl PersonPage<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Returns the present value, in words, of the setting that this change is about.
    fn now(&self, change: &MineChange) -> String {
        let Mine { settings, discord, alerts, .. } = self.mine;
        let either = |on, yes, no| self.say(if on { yes } else { no });
        match change {
            MineChange::Alerts => either(alerts == Some(true), "mine-alerts-on", "mine-alerts-off"),
            MineChange::Person(PersonChange::Language(_)) => {
                let (id, language) = match &settings.language {
                    Some(own) => ("mine-language-own", own.as_str()),
                    None => ("mine-language-usual", discord),
                };
                self.words.say(id, &[("language", language_name(language).into())])
            }
            MineChange::Person(PersonChange::Hands(_)) => {
                let hands = settings.hands.map_or("table", Hands::name);
                self.say(&format!("mine-hands-{hands}"))
            }
            MineChange::Person(PersonChange::Reminders(_)) => {
                either(settings.reminders, "mine-reminders-on", "mine-reminders-off")
            }
            MineChange::Person(PersonChange::Still(_)) => {
                either(settings.still, "mine-still-on", "mine-still-off")
            }
            MineChange::Person(PersonChange::FourColours(_)) => {
                either(settings.four_colours, "mine-suits-on", "mine-suits-off")
            }
            // The page of privacy asks for the one, and nobody for the other.
            MineChange::Person(PersonChange::Puzzles(_) | PersonChange::Unreached(_)) => {
                String::new()
            }
        }
    }

    fn page(&self, panel: &mut Panel<'_>) {
        let settings = self.mine.settings;
        let change = |change: PersonChange| SettingsAsk::Mine(change);
        let now = |change: PersonChange| self.now(&MineChange::Person(change));
        let language = |language| change(PersonChange::Language(language));
        let own_language = now(PersonChange::Language(None));
        panel.languages(&own_language, settings.language.as_deref(), language);
        let hands = [None, Some(Hands::Dm), Some(Hands::Private)].map(|hands| {
            let label = match hands {
                None => "mine-hands-table-option",
                Some(Hands::Dm) => "settings-hands-dm-option",
                Some(Hands::Private) => "settings-hands-private-option",
            };
            let chosen = hands == settings.hands;
            option(change(PersonChange::Hands(hands)), &self.say(label), chosen)
        });
        let own_hands = now(PersonChange::Hands(None));
        panel.menu("hands", "mine-hands", &own_hands, hands.into());
        let reminders = PersonChange::Reminders(!settings.reminders);
        let reminded = now(reminders.clone());
        panel.switch("settings-reminders", settings.reminders, &reminded, change(reminders));
        let still = PersonChange::Still(!settings.still);
        let stillness = now(still.clone());
        panel.switch("mine-still", settings.still, &stillness, change(still));
        let four_colours = PersonChange::FourColours(!settings.four_colours);
        let suits = now(four_colours.clone());
        panel.switch("mine-suits", settings.four_colours, &suits, change(four_colours));
        if let Some(alerts) = self.mine.alerts {
            let alerted = self.now(&MineChange::Alerts);
            panel.switch("mine-alerts", alerts, &alerted, SettingsAsk::Alerts(!alerts));
        }
    }
}

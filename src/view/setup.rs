//! The panel in which the host changes what is played, before the match.

use super::any;
use super::custom_id::CustomId;
use super::message::{Act, ActionRow, Button, Menu, MenuOption, Message, Style, clip};
use super::playing::{reasons, summary};
use super::words::Words;
use crate::ids::TableTag;
use crate::settings::{Pace, Settings};
use crate::table::Action;
use crate::table::command::SetUp;
use games::AnyContradiction;

/// The numbers of the menus that every game has; those of a game are lower.
const PACE: u8 = 100;
const SEATS: u8 = 101;

/// The panel, at the page to which a part of it belongs.
#[must_use]
pub fn panel(
    words: &Words,
    table: TableTag,
    settings: &Settings,
    contradictions: &[AnyContradiction],
    part: &SetUp,
) -> Message {
    let rules = any::rules(&settings.rules);
    let page = match part {
        SetUp::Page(page) => (*page).min(1),
        SetUp::Pace(_) | SetUp::Seats(_) | SetUp::Hints(_) => 1,
        SetUp::Game(_) | SetUp::GameSeveral(_) => rules.page_of(part),
    };
    let panel = Panel { words, table, settings };
    let mut text = vec![
        format!("**{}**", words.say("setup-title", &[])),
        words.say("setup-now", &[("rules", summary(words, settings).into())]),
    ];
    if !contradictions.is_empty() {
        let cannot = words.say("setup-cannot", &[]);
        text.push(format!("{cannot} {}", reasons(words, contradictions)));
    }
    let mut rows = rules.setup(words, table, page);
    if page == 1 {
        rows.extend([panel.pace(), panel.seats()]);
    }
    let (to, label) = if page == 0 { (1, "setup-more") } else { (0, "setup-back") };
    let mut buttons = vec![panel.button(SetUp::Page(to), label)];
    if page == 1 {
        let label = if settings.hints { "setup-hints-off" } else { "setup-hints-on" };
        buttons.push(panel.button(SetUp::Hints(!settings.hints), label));
    }
    rows.push(ActionRow::Buttons(buttons));
    Message { content: clip(&text.join("\n"), 2000), rows, ..Message::default() }
}

struct Panel<'a> {
    words: &'a Words,
    table: TableTag,
    settings: &'a Settings,
}

impl Panel<'_> {
    fn press(&self, action: Action) -> String {
        CustomId::Table { table: self.table, step: 0, action }.encode()
    }

    fn menu(&self, number: u8, placeholder: &str, options: Vec<MenuOption>) -> ActionRow {
        ActionRow::Menu(Menu {
            id: self.press(Action::Menu(number)),
            placeholder: self.words.say(placeholder, &[]),
            options,
            choose: (1, 1),
        })
    }

    fn button(&self, part: SetUp, label: &str) -> Button {
        Button {
            label: self.words.say(label, &[]),
            act: Act::Press(self.press(Action::SetUp(part))),
            style: Style::Secondary,
            disabled: false,
        }
    }

    fn option(&self, part: SetUp, label: &str, chosen: bool) -> MenuOption {
        let value = Action::SetUp(part).encode();
        MenuOption { value, label: clip(label, 100), description: None, chosen }
    }

    fn pace(&self) -> ActionRow {
        let option = |pace: Pace| {
            let label = self.words.say(&format!("command-new-pace-{}", pace.name()), &[]);
            let part = SetUp::Pace(pace.name().to_owned());
            self.option(part, &label, pace == self.settings.pace)
        };
        self.menu(PACE, "setup-pace", Pace::ALL.into_iter().map(option).collect())
    }

    fn seats(&self) -> ActionRow {
        let most = self.settings.most_seats();
        let option = |n: u8| {
            let label = self.words.say("setup-seats-option", &[("n", n.into())]);
            self.option(SetUp::Seats(n), &label, n == most)
        };
        self.menu(SEATS, "setup-seats", (2..=20).map(option).collect())
    }
}

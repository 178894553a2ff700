//! The panel in which the host changes what is played, before the match.

use super::custom_id::CustomId;
use super::message::{Act, ActionRow, Button, Menu, MenuOption, Message, Style, clip};
use super::phrases::nth;
use super::playing::{reasons, summary, variant_name};
use super::words::Words;
use crate::ids::TableTag;
use crate::settings::{Pace, Settings};
use crate::table::Action;
use crate::table::command::SetUp;
use games::nimmt::{Contradiction, End, HandSize, Modifiers, Variant};

/// The extras, in the order in which they are offered.
pub const EXTRAS: [&str; 4] = ["virgin", "rows-stay", "shedding", "deal-all"];
/// Points that are offered as the end of a match.
const POINTS: [u32; 5] = [33, 66, 100, 150, 200];
/// Games that are offered as the end of a match.
const GAMES: [u32; 5] = [1, 2, 3, 5, 10];

/// A page of the panel, 0 or 1.
#[must_use]
pub fn panel(
    words: &Words,
    table: TableTag,
    settings: &Settings,
    contradictions: &[Contradiction],
    page: u8,
) -> Message {
    let panel = Panel { words, table, settings };
    let mut text = vec![
        format!("**{}**", words.say("setup-title", &[])),
        words.say("setup-now", &[("rules", summary(words, settings).into())]),
    ];
    if !contradictions.is_empty() {
        let cannot = words.say("setup-cannot", &[]);
        text.push(format!("{cannot} {}", reasons(words, contradictions)));
    }
    let mut rows = if page == 0 {
        vec![panel.variant(), panel.extras(), panel.rows(), panel.end()]
    } else {
        vec![panel.hand(), panel.pace(), panel.seats()]
    };
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

    fn named(&self) -> (Variant, Modifiers) {
        self.settings.rules.named().unwrap_or((Variant::Classic, Modifiers::default()))
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

    fn variant(&self) -> ActionRow {
        let (now, modifiers) = self.named();
        let takes = nth(self.words, modifiers.takes);
        let option = |variant: Variant| {
            let name = variant_name(self.words, variant);
            let line = format!("variant-{}-line", variant.as_str());
            let line = self.words.say(&line, &[("nth", takes.clone().into())]);
            let part = SetUp::Variant(variant.as_str().to_owned());
            MenuOption {
                description: Some(clip(&line, 100)),
                ..self.option(part, &name, variant == now)
            }
        };
        self.menu(0, "setup-variant", Variant::ALL.into_iter().map(option).collect())
    }

    fn extras(&self) -> ActionRow {
        let modifiers = self.named().1;
        let chosen = [
            modifiers.virgin,
            modifiers.rows_stay,
            modifiers.shedding,
            modifiers.hand == Some(HandSize::All),
        ];
        let option = |(name, chosen): (&str, bool)| MenuOption {
            value: name.to_owned(),
            label: self.words.say(&format!("setup-{name}"), &[]),
            description: Some(clip(&self.words.say(&format!("setup-{name}-line"), &[]), 100)),
            chosen,
        };
        ActionRow::Menu(Menu {
            id: self.press(Action::SetUp(SetUp::Extras(Vec::new()))),
            placeholder: self.words.say("setup-extras", &[]),
            options: EXTRAS.into_iter().zip(chosen).map(option).collect(),
            choose: (0, 4),
        })
    }

    fn rows(&self) -> ActionRow {
        let rules = &self.settings.rules;
        let mut options = Vec::new();
        for rows in 3..=5 {
            for takes in 5..=7 {
                let values = [("rows", rows.into()), ("nth", nth(self.words, takes).into())];
                let label = self.words.say("setup-rows-option", &values);
                let chosen = (rows, takes) == (rules.rows, rules.takes);
                options.push(self.option(SetUp::Rows(rows, takes), &label, chosen));
            }
        }
        self.menu(1, "setup-rows", options)
    }

    fn end(&self) -> ActionRow {
        let now = self.named().1.end;
        let own = self.words.say("setup-end-own", &[]);
        let mut options = vec![self.option(SetUp::OwnEnd, &own, now.is_none())];
        for n in POINTS {
            let label = self.words.say("setup-end-points", &[("n", n.into())]);
            options.push(self.option(SetUp::Points(n), &label, now == Some(End::Points(n))));
        }
        for n in GAMES {
            let label = self.words.say("setup-end-games", &[("n", n.into())]);
            options.push(self.option(SetUp::Games(n), &label, now == Some(End::Games(n))));
        }
        self.menu(2, "setup-end", options)
    }

    fn hand(&self) -> ActionRow {
        let now = self.named().1.hand;
        let own = self.words.say("setup-hand-own", &[]);
        let mut options = vec![self.option(SetUp::Hand(0), &own, now.is_none())];
        for n in 4..=20 {
            let label = self.words.say("setup-hand-option", &[("n", n.into())]);
            let chosen = now == Some(HandSize::Cards(n));
            options.push(self.option(SetUp::Hand(n), &label, chosen));
        }
        self.menu(3, "setup-hand", options)
    }

    fn pace(&self) -> ActionRow {
        let option = |pace: Pace| {
            let label = self.words.say(&format!("command-new-pace-{}", pace.name()), &[]);
            let part = SetUp::Pace(pace.name().to_owned());
            self.option(part, &label, pace == self.settings.pace)
        };
        self.menu(4, "setup-pace", Pace::ALL.into_iter().map(option).collect())
    }

    fn seats(&self) -> ActionRow {
        let most = self.settings.most_seats();
        let option = |n: u8| {
            let label = self.words.say("setup-seats-option", &[("n", n.into())]);
            self.option(SetUp::Seats(n), &label, n == most)
        };
        self.menu(5, "setup-seats", (2..=20).map(option).collect())
    }
}

//! The menus with which the host changes the rules of 6 nimmt!, before the match.

use super::phrases::nth;
use super::playing::variant_name;
use crate::view::message::{ActionRow, MenuOption, clip};
use crate::view::set_up_menu::SetUpMenus;
use crate::view::words::Words;
use games::nimmt::{Change, End, HandSize, Modifiers, Rules, Variant};
use table::{SetUpPage, TableCommand};
use values::TableTag;

/// Points that are offered as the end of a match.
const POINTS: [u32; 5] = [33, 66, 100, 150, 200];
/// Games that are offered as the end of a match.
const GAMES: [u32; 5] = [1, 2, 3, 5, 10];

/// The menus of a page of the panel.
pub(super) fn menus(
    words: &Words,
    table: TableTag,
    rules: &Rules,
    page: SetUpPage,
) -> Vec<ActionRow> {
    let panel = Panel { words, menus: SetUpMenus { words, table }, rules };
    match page {
        SetUpPage::First => vec![
            panel.variant(),
            panel.menus.extras(&panel.named().1, |label| format!("setup-{label}")),
            panel.rows(),
            panel.end(),
        ],
        SetUpPage::More => vec![panel.hand()],
    }
}

struct Panel<'a> {
    words: &'a Words,
    menus: SetUpMenus<'a>,
    rules: &'a Rules,
}

impl Panel<'_> {
    fn named(&self) -> (Variant, Modifiers) {
        self.rules.named().unwrap_or((Variant::Classic, Modifiers::default()))
    }

    fn option(&self, change: &Change, label: &str, chosen: bool) -> MenuOption {
        self.menus.option(&TableCommand::ChangeRules(change.to_text()), label, chosen)
    }

    fn variant(&self) -> ActionRow {
        let (now, modifiers) = self.named();
        let takes = nth(self.words, modifiers.takes);
        let option = |variant: Variant| {
            let name = variant_name(self.words, variant);
            let line = format!("variant-{}-line", variant.as_str());
            let line = self.words.say(&line, &[("nth", takes.clone().into())]);
            let change = Change::Variant(variant);
            MenuOption {
                description: Some(clip(&line, 100)),
                ..self.option(&change, &name, variant == now)
            }
        };
        self.menus.one("variant", "setup-variant", Variant::ALL.into_iter().map(option).collect())
    }

    fn rows(&self) -> ActionRow {
        let rules = self.rules;
        let mut options = Vec::new();
        for rows in Rules::ROWS {
            for takes in Rules::TAKES {
                let values = [("rows", rows.into()), ("nth", nth(self.words, takes).into())];
                let label = self.words.say("setup-rows-option", &values);
                let chosen = (rows, takes) == (rules.rows, rules.takes);
                options.push(self.option(&Change::Rows(rows, takes), &label, chosen));
            }
        }
        self.menus.one("rows", "setup-rows", options)
    }

    fn end(&self) -> ActionRow {
        let now = self.named().1.end;
        let own = self.words.say("setup-end-own", &[]);
        let mut options = vec![self.option(&Change::OwnEnd, &own, now.is_none())];
        for n in POINTS {
            let label = self.words.say("setup-end-points", &[("n", n.into())]);
            options.push(self.option(&Change::Points(n), &label, now == Some(End::Points(n))));
        }
        for n in GAMES {
            let label = self.words.say("setup-end-games", &[("n", n.into())]);
            options.push(self.option(&Change::Games(n), &label, now == Some(End::Games(n))));
        }
        self.menus.one("end", "setup-end", options)
    }

    fn hand(&self) -> ActionRow {
        let now = self.named().1.hand;
        let own = self.words.say("setup-hand-own", &[]);
        let mut options = vec![self.option(&Change::Hand(0), &own, now.is_none())];
        for n in 4..=20 {
            let label = self.words.say("setup-hand-option", &[("n", n.into())]);
            let chosen = now == Some(HandSize::Cards(n));
            options.push(self.option(&Change::Hand(n), &label, chosen));
        }
        self.menus.one("hand", "setup-hand", options)
    }
}

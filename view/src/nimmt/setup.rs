//! The menus with which the host changes the rules of 6 nimmt!, before the match.

use super::phrases::nth;
use super::playing::variant_name;
use crate::rules_menu::{RulesMenu, RulesOption};
use crate::words::Words;
use games::nimmt::{Change, End, HandSize, Modifiers, Rules, Variant};
use table::SetUpPage;

/// Points that are offered as the end of a match.
const POINTS: [u32; 5] = [33, 66, 100, 150, 200];
/// Games that are offered as the end of a match.
const GAMES: [u32; 5] = [1, 2, 3, 5, 10];

/// The menus of a page of the panel.
pub(super) fn menus(words: &Words, rules: &Rules, page: SetUpPage) -> Vec<RulesMenu> {
    let panel = Panel { words, rules };
    match page {
        SetUpPage::First => vec![
            panel.variant(),
            RulesMenu::extras(words, &panel.named().1, |label| format!("setup-{label}")),
            panel.rows(),
            panel.end(),
        ],
        SetUpPage::More => vec![panel.hand()],
    }
}

struct Panel<'a> {
    words: &'a Words,
    rules: &'a Rules,
}

impl Panel<'_> {
    fn named(&self) -> (Variant, Modifiers) {
        self.rules.named().unwrap_or((Variant::Classic, Modifiers::default()))
    }

    fn menu(&self, name: &'static str, text: &str, options: Vec<RulesOption>) -> RulesMenu {
        RulesMenu::one(name, self.words.say(text, &[]), options)
    }

    fn variant(&self) -> RulesMenu {
        let (now, modifiers) = self.named();
        let takes = nth(self.words, modifiers.takes);
        let option = |variant: Variant| {
            let name = variant_name(self.words, variant);
            let line = format!("variant-{}-line", variant.as_str());
            let line = self.words.say(&line, &[("nth", takes.clone().into())]);
            let change = Change::Variant(variant);
            RulesOption::new(change.to_text(), name, variant == now).described(line)
        };
        self.menu("variant", "setup-variant", Variant::ALL.into_iter().map(option).collect())
    }

    fn rows(&self) -> RulesMenu {
        let rules = self.rules;
        let mut options = Vec::new();
        for rows in Rules::ROWS {
            for takes in Rules::TAKES {
                let values = [("rows", rows.into()), ("nth", nth(self.words, takes).into())];
                let label = self.words.say("setup-rows-option", &values);
                let chosen = (rows, takes) == (rules.rows, rules.takes);
                options.push(RulesOption::new(Change::Rows(rows, takes).to_text(), label, chosen));
            }
        }
        self.menu("rows", "setup-rows", options)
    }

    fn end(&self) -> RulesMenu {
        let now = self.named().1.end;
        let own = self.words.say("setup-end-own", &[]);
        let mut options = vec![RulesOption::new(Change::OwnEnd.to_text(), own, now.is_none())];
        let shedding = self.rules.is_shedding();
        let points = if shedding { "setup-end-points-shedding" } else { "setup-end-points" };
        for n in POINTS {
            let label = self.words.say(points, &[("n", n.into())]);
            options.push(RulesOption::new(
                Change::Points(n).to_text(),
                label,
                now == Some(End::Points(n)),
            ));
        }
        for n in GAMES {
            let label = self.words.say("setup-end-games", &[("n", n.into())]);
            options.push(RulesOption::new(
                Change::Games(n).to_text(),
                label,
                now == Some(End::Games(n)),
            ));
        }
        self.menu("end", "setup-end", options)
    }

    fn hand(&self) -> RulesMenu {
        let now = self.named().1.hand;
        let own = self.words.say("setup-hand-own", &[]);
        let mut options = vec![RulesOption::new(Change::Hand(0).to_text(), own, now.is_none())];
        for n in 4..=20 {
            let label = self.words.say("setup-hand-option", &[("n", n.into())]);
            let chosen = now == Some(HandSize::Cards(n));
            options.push(RulesOption::new(Change::Hand(n).to_text(), label, chosen));
        }
        self.menu("hand", "setup-hand", options)
    }
}

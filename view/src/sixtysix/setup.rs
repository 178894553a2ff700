//! The menus with which the host changes the rules of Sixty-Six, before the match.

use super::playing::named;
use crate::phrases::variant_name;
use crate::rules_menu::{RulesMenu, RulesOption};
use crate::words::Words;
use games::sixtysix::{Change, End, Modifiers, Rules, Scoring, Variant};
use table::SetUpPage;

/// Game points that are offered as the end of a match.
const GAME_POINTS: [u32; 4] = [3, 7, 11, 21];
const CARD_POINTS: [u32; 3] = [300, 500, 1000];
const GAMES: [u32; 4] = [1, 3, 5, 10];

/// The menus of a page of the panel.
pub(super) fn menus(words: &Words, rules: &Rules, page: SetUpPage) -> Vec<RulesMenu> {
    let (variant, modifiers) = named(rules);
    let panel = Panel { words, rules, variant, modifiers };
    match page {
        SetUpPage::First => {
            vec![
                panel.variants(),
                RulesMenu::extras(words, &panel.modifiers, |label| {
                    format!("sixtysix-setup-{label}")
                }),
                panel.scoring(),
                panel.end(),
            ]
        }
        SetUpPage::More => Vec::new(),
    }
}

struct Panel<'a> {
    words: &'a Words,
    rules: &'a Rules,
    variant: Variant,
    modifiers: Modifiers,
}

impl Panel<'_> {
    fn menu(&self, name: &'static str, text: &str, options: Vec<RulesOption>) -> RulesMenu {
        RulesMenu::one(name, self.words.say(text, &[]), options)
    }

    fn variants(&self) -> RulesMenu {
        let option = |variant: Variant| {
            let name = variant_name(self.words, variant.as_str());
            let line = self.words.say(&format!("variant-{}-line", variant.as_str()), &[]);
            let change = Change::Variant(variant).to_text();
            RulesOption::new(change, name, variant == self.variant).described(line)
        };
        self.menu("variant", "setup-variant", Variant::ALL.into_iter().map(option).collect())
    }

    fn scoring(&self) -> RulesMenu {
        let option = |(scoring, label): (Scoring, &str)| {
            let label = self.words.say(label, &[]);
            RulesOption::new(
                Change::Scoring(scoring).to_text(),
                label,
                scoring == self.rules.scoring,
            )
        };
        let both = [
            (Scoring::GamePoints, "sixtysix-setup-game-points"),
            (Scoring::CardPoints, "sixtysix-setup-card-points"),
        ];
        let options = both.into_iter().map(option).collect();
        self.menu("scoring", "sixtysix-setup-scoring", options)
    }

    fn end(&self) -> RulesMenu {
        let now = self.modifiers.end;
        let own = self.words.say("setup-end-own", &[]);
        let mut options = vec![RulesOption::new(Change::OwnEnd.to_text(), own, now.is_none())];
        let (points, id): (&[u32], _) = match self.rules.scoring {
            Scoring::GamePoints => (&GAME_POINTS, "sixtysix-setup-end-game-points"),
            Scoring::CardPoints => (&CARD_POINTS, "sixtysix-setup-end-card-points"),
        };
        for n in points {
            let label = self.words.say(id, &[("n", (*n).into())]);
            options.push(RulesOption::new(
                Change::Points(*n).to_text(),
                label,
                now == Some(End::Points(*n)),
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
}

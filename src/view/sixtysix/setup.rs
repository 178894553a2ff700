//! The menus with which the host changes the rules of Sixty-Six, before the match.

use super::playing::named;
use crate::view::message::{ActionRow, MenuOption, clip};
use crate::view::phrases::variant_name;
use crate::view::set_up_menu::SetUpMenus;
use crate::view::words::Words;
use games::sixtysix::{Change, End, Modifiers, Rules, Scoring, Variant};
use table::{SetUpPage, TableCommand};
use values::TableTag;

/// Game points that are offered as the end of a match.
const GAME_POINTS: [u32; 4] = [3, 7, 11, 21];
/// Card points that are.
const CARD_POINTS: [u32; 3] = [300, 500, 1000];
/// Games that are.
const GAMES: [u32; 4] = [1, 3, 5, 10];

/// The menus of a page of the panel.
pub(super) fn menus(
    words: &Words,
    table: TableTag,
    rules: &Rules,
    page: SetUpPage,
) -> Vec<ActionRow> {
    let (variant, modifiers) = named(rules);
    let panel = Panel { words, menus: SetUpMenus { words, table }, rules, variant, modifiers };
    match page {
        SetUpPage::First => {
            vec![
                panel.variants(),
                panel.menus.extras(&panel.modifiers, |label| format!("sixtysix-setup-{label}")),
                panel.scoring(),
                panel.end(),
            ]
        }
        SetUpPage::More => Vec::new(),
    }
}

struct Panel<'a> {
    words: &'a Words,
    menus: SetUpMenus<'a>,
    rules: &'a Rules,
    variant: Variant,
    modifiers: Modifiers,
}

impl Panel<'_> {
    fn option(&self, change: &Change, label: &str, chosen: bool) -> MenuOption {
        self.menus.option(&TableCommand::ChangeRules(change.to_text()), label, chosen)
    }

    fn variants(&self) -> ActionRow {
        let option = |variant: Variant| {
            let name = variant_name(self.words, variant.as_str());
            let line = self.words.say(&format!("variant-{}-line", variant.as_str()), &[]);
            MenuOption {
                description: Some(clip(&line, 100)),
                ..self.option(&Change::Variant(variant), &name, variant == self.variant)
            }
        };
        self.menus.one("variant", "setup-variant", Variant::ALL.into_iter().map(option).collect())
    }

    fn scoring(&self) -> ActionRow {
        let option = |(scoring, label): (Scoring, &str)| {
            let label = self.words.say(label, &[]);
            self.option(&Change::Scoring(scoring), &label, scoring == self.rules.scoring)
        };
        let both = [
            (Scoring::GamePoints, "sixtysix-setup-game-points"),
            (Scoring::CardPoints, "sixtysix-setup-card-points"),
        ];
        let options = both.into_iter().map(option).collect();
        self.menus.one("scoring", "sixtysix-setup-scoring", options)
    }

    fn end(&self) -> ActionRow {
        let now = self.modifiers.end;
        let own = self.words.say("setup-end-own", &[]);
        let mut options = vec![self.option(&Change::OwnEnd, &own, now.is_none())];
        let (points, id): (&[u32], _) = match self.rules.scoring {
            Scoring::GamePoints => (&GAME_POINTS, "sixtysix-setup-end-game-points"),
            Scoring::CardPoints => (&CARD_POINTS, "sixtysix-setup-end-card-points"),
        };
        for n in points {
            let label = self.words.say(id, &[("n", (*n).into())]);
            options.push(self.option(&Change::Points(*n), &label, now == Some(End::Points(*n))));
        }
        for n in GAMES {
            let label = self.words.say("setup-end-games", &[("n", n.into())]);
            options.push(self.option(&Change::Games(n), &label, now == Some(End::Games(n))));
        }
        self.menus.one("end", "setup-end", options)
    }
}

//! The rules of 6 nimmt!, explained: in a line, and with a picture.

use std::sync::Arc;

use super::phrases::nth;
use super::playing::rules_summary;
use super::{examples, playing, setup};
use crate::game::RulesView;
use crate::message::{Embed, File, Message, clip};
use crate::rules_menu::RulesMenu;
use crate::words::Words;
use games::nimmt::{Change, End, Modifiers, Rules, Variant};
use pictures::{LobbyPicture, Scene};
use table::SetUpPage;

/// Rules to be explained.
pub struct View<'a>(pub &'a Rules);

impl RulesView for View<'_> {
    fn summary(&self, words: &Words) -> String {
        playing::rules_summary(words, self.0)
    }

    fn banner(&self, words: &Words) -> LobbyPicture {
        LobbyPicture {
            title: words.say("lobby-picture", &[]),
            chips: playing::chips(words, self.0),
            bull_heads: true,
            ..LobbyPicture::default()
        }
    }

    fn rules(&self, words: &Words, picture: Arc<[u8]>) -> Message {
        rules(words, self.0, picture)
    }

    fn example(&self, words: &Words) -> Scene {
        Scene::Table(examples::example(words, self.0.name().unwrap_or_default()))
    }

    fn setup(&self, words: &Words, page: SetUpPage) -> Vec<RulesMenu> {
        setup::menus(words, self.0, page)
    }

    fn page_of(&self, change: &str) -> SetUpPage {
        match Change::from_text(change) {
            Some(Change::Hand(_)) => SetUpPage::More,
            _ => SetUpPage::First,
        }
    }
}

/// What was agreed on at a table beside the variant, above its rules; nothing where nothing was.
fn agreed(words: &Words, rules: &Rules) -> String {
    let usual = Modifiers::default();
    let named = rules.named();
    if named.is_some_and(|(_, agreed)| agreed == usual) {
        return String::new();
    }
    let mut lines = vec![rules_summary(words, rules)];
    let other_sizes = |(variant, agreed): (Variant, Modifiers)| {
        tells_sizes(variant)
            && (agreed.hand.is_some() || agreed.rows != usual.rows || agreed.shedding)
    };
    if named.is_some_and(other_sizes) {
        lines.push(words.say("rules-usual-sizes", &[]));
    }
    format!("{}\n\n", lines.join("\n"))
}

/// Whether the rules of a variant say how many cards, rows, turns or players there are.
const fn tells_sizes(variant: Variant) -> bool {
    match variant {
        Variant::Tactics
        | Variant::Logic
        | Variant::Tournament
        | Variant::Refined
        | Variant::Open
        | Variant::Double
        | Variant::Hand => true,
        Variant::Classic | Variant::Pro | Variant::DoublePairs => false,
    }
}

/// The rules of what is played, with the painted picture.
fn rules(words: &Words, rules: &Rules, picture: Arc<[u8]>) -> Message {
    let variant = rules.name().unwrap_or_default();
    let nth = nth(words, rules.takes);
    let (title, text) = if variant == Variant::default() {
        let end = match rules.end {
            End::Points(points) => words.say("rules-end-points", &[("points", points.into())]),
            End::Games(n) => words.say("rules-end-games", &[("n", n.into())]),
            End::EachSheet => words.say("rules-end-sheets", &[]),
        };
        let count = if rules.is_shedding() { "rules-count-shedding" } else { "rules-count" };
        let count = words.say(count, &[("end", end.into())]);
        let values = [("nth", nth.into()), ("count", count.into())];
        (words.say("rules-title", &[]), words.say("rules-text", &values))
    } else {
        let text = words.say(&format!("rules-{}", variant.as_str()), &[("nth", nth.into())]);
        let rest = words.say("rules-as-classic", &[]);
        (super::playing::variant_name(words, variant), format!("{text}\n\n{rest}"))
    };
    let example = if variant == Variant::default() {
        words.say("rules-example", &[])
    } else {
        words.say(&format!("rules-{}-example", variant.as_str()), &[])
    };
    // Its picture is the same at every table.
    let usual = rules.takes == Modifiers::default().takes && !rules.is_shedding();
    let example = if usual {
        example
    } else {
        format!("{} {example}", words.say("rules-example-usual", &[]))
    };
    Message {
        embed: Some(Embed {
            title: Some(title),
            description: clip(&format!("{}{text}\n\n{example}", agreed(words, rules)), 4000),
            ..Embed::default()
        }),
        files: vec![File {
            name: "example.png".into(),
            bytes: picture,
            alt: format!("{} {example}", words.say("rules-alt-before", &[])),
        }],
        ..Message::default()
    }
}

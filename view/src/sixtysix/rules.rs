//! The rules of Sixty-Six, explained: in a line, and with a picture.

use std::sync::Arc;

use super::playing::{chips, summary};
use super::{examples, setup};
use crate::game::RulesView;
use crate::message::{Embed, File, Message, clip};
use crate::phrases::variant_name;
use crate::rules_menu::RulesMenu;
use crate::words::Words;
use games::sixtysix::{GoingOut, Modifiers, Rules, Scoring, Variant};
use pictures::{Emblem, LobbyPicture, Scene};
use table::SetUpPage;

/// Rules to be explained.
pub struct View<'a>(pub &'a Rules);

impl RulesView for View<'_> {
    fn summary(&self, words: &Words) -> String {
        summary(words, self.0)
    }

    fn banner(&self, words: &Words) -> LobbyPicture {
        LobbyPicture {
            title: words.say("lobby-picture", &[]),
            chips: chips(words, self.0),
            emblem: Emblem::Cards,
            ..LobbyPicture::default()
        }
    }

    fn rules(&self, words: &Words, picture: Arc<[u8]>) -> Message {
        let variant = self.0.name().unwrap_or_default();
        let text = words.say(&format!("rules-{}", variant.as_str()), &[]);
        let (title, text) = if variant == Variant::default() {
            (words.say("rules-title", &[]), text)
        } else {
            let rest = words.say("rules-as-classic", &[]);
            (variant_name(words, variant.as_str()), format!("{text}\n\n{rest}"))
        };
        // What was agreed on at a table beside the variant stands above its rules.
        let plain = self.0.named().is_some_and(|(_, modifiers)| modifiers == Modifiers::default());
        let mut agreed = if plain { String::new() } else { format!("{}\n\n", self.summary(words)) };
        let (auto, points) =
            (self.0.going_out == GoingOut::Auto, self.0.scoring == Scoring::CardPoints);
        let in_mid_game = self.0.out_of_match().is_some();
        let unlike = [
            ("rules-auto-out", auto),
            ("rules-card-points", points),
            ("rules-claim-match", !auto && in_mid_game),
            ("rules-auto-match", auto && in_mid_game),
            // Then all tricks are played, as the variant's own rules say.
            ("rules-match-passed", self.0.naming.is_bid() && in_mid_game),
        ];
        for (id, _) in unlike.iter().filter(|(_, applies)| *applies) {
            agreed.push_str(&format!("{}\n\n", words.say(id, &[])));
        }
        let example = words.say(&format!("rules-{}-example", variant.as_str()), &[]);
        Message {
            embed: Some(Embed {
                title: Some(title),
                description: clip(&format!("{agreed}{text}\n\n{example}"), 4000),
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

    fn example(&self, words: &Words) -> Scene {
        Scene::Trick(examples::example(words, self.0.name().unwrap_or_default()))
    }

    fn setup(&self, words: &Words, page: SetUpPage) -> Vec<RulesMenu> {
        setup::menus(words, self.0, page)
    }

    fn page_of(&self, _: &str) -> SetUpPage {
        SetUpPage::First
    }
}

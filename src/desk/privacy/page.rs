//! The pages about stored data and its deletion, shown to the person who asks, and to nobody else.

use ask::{Ask, PrivacyAsk};
use view::message::{Button, Embed, File, Message, Style, in_rows};
use view::words::Words;

/// Pages of the host's about data, as Discord's developer portal knows them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Links {
    /// The privacy policy.
    pub privacy: Option<String>,
    /// The terms of use.
    pub terms: Option<String>,
}

/// Composes the overview: the data that is stored, why, and for how long. `days`: how long a server
/// is remembered that has sent the bot away, unless it is for ever; `puzzles`: whether puzzles may be
/// found in the person's matches.
pub fn overview(words: &Words, links: &Links, days: Option<u32>, puzzles: bool) -> Message {
    let linked = [("privacy-link-policy", &links.privacy), ("privacy-link-terms", &links.terms)];
    let linked = linked.into_iter().filter_map(|(id, link)| {
        let link = link.as_deref().filter(|link| link.starts_with("https://"))?;
        Some(words.say(id, &[("link", link.into())]))
    });
    let host = std::iter::once(words.say("privacy-host", &[])).chain(linked);
    let servers = days.map(|days| words.say("privacy-servers", &[("days", days.into())]));
    let how_long: Vec<_> =
        [words.say("privacy-how-long", &[])].into_iter().chain(servers).collect();
    let paragraphs: Vec<String> = [
        Some(words.say("privacy-what", &[])),
        Some(words.say("privacy-why", &[])),
        Some(how_long.join("\n")),
        Some(words.say(if puzzles { "privacy-puzzles-on" } else { "privacy-puzzles-off" }, &[])),
        Some(host.collect::<Vec<_>>().join(" · ")),
    ]
    .into_iter()
    .flatten()
    .collect();
    let switch = if puzzles { "button-privacy-no-puzzles" } else { "button-privacy-puzzles" };
    let buttons = [
        button(words, switch, PrivacyAsk::Puzzles(!puzzles), Style::Secondary),
        button(words, "button-privacy-export", PrivacyAsk::Export, Style::Secondary),
        button(words, "button-privacy-delete", PrivacyAsk::Delete, Style::Danger),
    ];
    framed(words.say("privacy-title", &[]), paragraphs.join("\n\n"), buttons.into())
}

/// Whether they are sure, and what stays; `tables`: at how many open tables they sit.
pub fn question(words: &Words, tables: usize) -> Message {
    let mut text = words.say("privacy-ask", &[]);
    if tables > 0 {
        text += &format!("\n\n{}", words.say("privacy-ask-playing", &[("n", tables.into())]));
    }
    let buttons = [
        button(words, "button-privacy-delete-now", PrivacyAsk::DeleteNow, Style::Danger),
        button(words, "button-privacy-keep", PrivacyAsk::Show, Style::Secondary),
    ];
    framed(words.say("privacy-ask-title", &[]), text, buttons.into())
}

/// Reports a deletion: `complete` says that all of it is gone already; otherwise some of it goes later.
pub fn outcome(words: &Words, complete: bool) -> Message {
    let id = if complete { "privacy-deleted" } else { "privacy-delete-later" };
    framed(words.say("privacy-title", &[]), words.say(id, &[]), Vec::new())
}

/// All of it, as a file; `whole`: nothing had to be left out.
pub fn exported(words: &Words, json: Vec<u8>, whole: bool) -> Message {
    let file = File {
        name: "hornochse-data.json".to_owned(),
        bytes: json.into(),
        alt: words.say("privacy-export-alt", &[]),
    };
    let id = if whole { "privacy-exported" } else { "privacy-exported-short" };
    Message { content: words.say(id, &[]), files: vec![file], ..Message::default() }
}

fn framed(title: String, description: String, buttons: Vec<Button>) -> Message {
    let embed = Embed { title: Some(title), description, ..Embed::default() };
    Message { embed: Some(embed), rows: in_rows(buttons), ..Message::default() }
}

fn button(words: &Words, label: &str, ask: PrivacyAsk, style: Style) -> Button {
    Button::new(words.say(label, &[]), Ask::Privacy(ask), style)
}

#[cfg(test)]
mod tests {
    use super::*;
    use values::FORMER;
    use view::words::Value;
    use view::{ActionRow, names};

    fn labels(message: &Message) -> Vec<&str> {
        let rows = message.rows.iter().flat_map(|row| match row {
            ActionRow::Buttons(buttons) => buttons.iter().map(|b| b.label.as_str()).collect(),
            ActionRow::Menu(_) | ActionRow::Picker(_) => Vec::new(),
        });
        rows.collect()
    }

    #[test]
    fn every_language_keeps_to_the_limits() {
        for locale in Words::all() {
            let words = Words::of(locale);
            let link = || Some(format!("https://example.org/{}", "x".repeat(300)));
            let links = Links { privacy: link(), terms: link() };
            let all = [
                overview(&words, &links, Some(30), true),
                overview(&words, &links, Some(30), false),
                question(&words, 12),
                outcome(&words, true),
                outcome(&words, false),
            ];
            for message in &all {
                let embed = message.embed.as_ref().unwrap();
                assert!(embed.title.as_ref().unwrap().chars().count() <= 256, "{locale}");
                assert!(embed.description.encode_utf16().count() <= 4096, "{locale}");
                for label in labels(message) {
                    assert!(label.chars().count() <= 34, "{locale}: {label}");
                }
            }
            for whole in [true, false] {
                let message = exported(&words, Vec::new(), whole);
                assert!(message.content.encode_utf16().count() <= 2000, "{locale}");
            }
            assert!(words.say("command-privacy", &[]).chars().count() <= 100, "{locale}");
        }
    }

    #[test]
    fn only_links_that_lead_somewhere_are_shown() {
        let words = Words::of("en-US");
        let links = Links { privacy: Some("javascript:alert(1)".into()), terms: None };
        let text = overview(&words, &links, Some(1), true).embed.unwrap().description;
        assert!(!text.contains("javascript"), "{text}");
        assert!(text.contains("after one day"), "{text}");
        let links = Links { privacy: None, terms: Some("https://example.org/terms".into()) };
        let text = overview(&words, &links, Some(30), true).embed.unwrap().description;
        assert!(text.contains("[Terms of service](https://example.org/terms)"), "{text}");
    }

    #[test]
    fn a_forgotten_name_is_worded_by_whoever_reads_it() {
        let text = |locale| {
            Words::of(locale).say("lobby-stopped", &[("name", Value::Name(FORMER.to_owned()))])
        };
        assert!(text("en-US").contains("former player"));
        assert!(text("de").contains("Jemand von früher"));
        assert_eq!(Words::of("nl").name(FORMER), "oud-speler");
        // Nobody can take that name.
        assert_ne!(names::of_person(FORMER, "someone"), FORMER);
    }
}

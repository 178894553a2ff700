//! The leaderboard of a server.

use super::custom_id::CustomId;
use super::message::{ActionRow, Button, Embed, Message, Style, clip};
use super::names::escape;
use super::phrases::variant_name;
use super::words::{Value, Words};
use games::GameKind;

/// Lines on a page.
pub const PAGE: usize = 10;

/// One line of the leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct LeaderLine {
    /// Place, from 1; equal records share one.
    pub place: i64,
    /// The name, already harmless.
    pub name: String,
    /// Matches won.
    pub wins: i64,
    /// Matches played.
    pub matches: i64,
    /// Bull heads per game, where they counted.
    pub average: Option<f64>,
    /// Fewest bull heads in a game, where they counted.
    pub best: Option<i64>,
}

/// One page, counted from 0; a page that is not there shows the last one.
#[must_use]
pub fn message(
    words: &Words,
    all: &[LeaderLine],
    (game, variant): (GameKind, Option<&str>),
    page: u32,
) -> Message {
    let pages = all.len().div_ceil(PAGE).max(1);
    let page = usize::try_from(page).unwrap_or(usize::MAX).min(pages - 1);
    let lines: Vec<String> =
        all.iter().skip(page * PAGE).take(PAGE).map(|l| line(words, l)).collect();
    let text = match variant {
        _ if !lines.is_empty() => lines.join("\n"),
        None => words.say("leaders-empty", &[]),
        Some(variant) => {
            let name = variant_name(words, variant);
            words.say("leaders-empty-variant", &[("variant", name.into())])
        }
    };
    let mut footer = words.say("leaders-footer", &[]);
    if pages > 1 {
        let at = words.say("leaders-page", &[("page", (page + 1).into()), ("pages", pages.into())]);
        footer = format!("{at} · {footer}");
    }
    let turn = |to: usize, label: &str, disabled: bool| Button {
        label: words.say(label, &[]),
        id: CustomId::Leaders(u32::try_from(to).unwrap_or(0), game, variant.map(str::to_owned))
            .encode(),
        style: Style::Secondary,
        disabled,
        pictured: None,
    };
    Message {
        embed: Some(Embed {
            title: Some(match variant {
                None => words.say("leaders-title", &[]),
                Some(variant) => {
                    let name = variant_name(words, variant);
                    words.say("leaders-title-variant", &[("variant", name.into())])
                }
            }),
            description: clip(&text, 4000),
            footer: (!all.is_empty()).then_some(footer),
            fields: Vec::new(),
        }),
        rows: if pages > 1 {
            // The disabled one needs an id of its own: no two buttons may share theirs.
            let back = if page == 0 { usize::try_from(u32::MAX).unwrap_or(0) } else { page - 1 };
            vec![ActionRow::Buttons(vec![
                turn(back, "button-newer", page == 0),
                turn(page + 1, "button-older", page + 1 == pages),
            ])]
        } else {
            Vec::new()
        },
        ..Message::default()
    }
}

fn line(words: &Words, leader: &LeaderLine) -> String {
    let rate = if leader.matches > 0 { leader.wins * 100 / leader.matches } else { 0 };
    let mut values = vec![
        ("place", Value::Number(leader.place)),
        ("name", escape(&leader.name).into()),
        ("wins", Value::Number(leader.wins)),
        ("matches", Value::Number(leader.matches)),
        ("rate", Value::Number(rate)),
    ];
    // Where only cards counted there are no bull heads to tell of.
    let (Some(average), Some(best)) = (leader.average, leader.best) else {
        return words.say("leaders-line-plain", &values);
    };
    values.push(("average", words.tenths(average).into()));
    values.push(("best", Value::Number(best)));
    words.say("leaders-line", &values)
}

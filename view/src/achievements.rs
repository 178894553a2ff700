//! Achievements: those that somebody has earned, and those that are still open.

use std::collections::BTreeMap;

use games::GameKind;
use statistics::Achievement;

use crate::message::{Embed, clip};
use crate::words::Words;
use crate::{names, phrases};

/// So many people are named at the end of a match.
const MOST_NEWS: usize = 6;

/// All of a game: those that are earned with their day, and small the others with what they take. A
/// few are secret until somebody has them.
pub fn list(words: &Words, game: GameKind, earned: &BTreeMap<Achievement, i64>) -> Option<Embed> {
    let all = Achievement::of(game);
    let mut lines: Vec<String> = got(words, game, earned);
    let open = all.iter().filter(|one| !earned.contains_key(one));
    let (secret, open): (Vec<&Achievement>, Vec<&Achievement>) =
        open.partition(|one| one.is_secret());
    lines.extend(open.into_iter().map(|one| {
        let values = [("title", title(words, *one).into()), ("how", how(words, *one).into())];
        words.say("achievement-open", &values)
    }));
    if !secret.is_empty() {
        lines.push(words.say("achievement-secret", &[("n", secret.len().into())]));
    }
    frame(words, game, earned, &lines)
}

/// Only those that are earned; nothing where there are none.
pub fn earned_list(
    words: &Words,
    game: GameKind,
    earned: &BTreeMap<Achievement, i64>,
) -> Option<Embed> {
    let lines = got(words, game, earned);
    if lines.is_empty() { None } else { frame(words, game, earned, &lines) }
}

/// Lists, in a line, the achievements that people have earned in a match, person by person; `None`
/// if there are none.
pub fn news(words: &Words, earned: &[(String, Vec<Achievement>)]) -> Option<String> {
    let entries = news_entries(words, earned)?;
    Some(words.say("achievement-news", &[("entries", entries.into())]))
}

/// The same without the words around it.
pub fn news_entries(words: &Words, earned: &[(String, Vec<Achievement>)]) -> Option<String> {
    let entry = |(name, own): &(String, Vec<Achievement>)| {
        let bold: Vec<String> =
            own.iter().map(|one| format!("**{}**", title(words, *one))).collect();
        let values =
            [("name", names::escape(name).into()), ("titles", phrases::list(words, &bold).into())];
        words.say("achievement-news-entry", &values)
    };
    let mut entries: Vec<String> = earned.iter().take(MOST_NEWS).map(entry).collect();
    let more = earned.len().saturating_sub(MOST_NEWS);
    if more > 0 {
        entries.push(format!("+{more}"));
    }
    (!entries.is_empty()).then(|| entries.join(" · "))
}

fn frame(
    words: &Words,
    game: GameKind,
    earned: &BTreeMap<Achievement, i64>,
    lines: &[String],
) -> Option<Embed> {
    let all = Achievement::of(game);
    let n = all.iter().filter(|one| earned.contains_key(one)).count();
    let title = words.say("achievements-title", &[("n", n.into()), ("all", all.len().into())]);
    let description = clip(&lines.join("\n"), 4000);
    Some(Embed { title: Some(title), description, ..Embed::default() })
}

fn got(words: &Words, game: GameKind, earned: &BTreeMap<Achievement, i64>) -> Vec<String> {
    let all = Achievement::of(game).iter();
    let line = |one: &Achievement| {
        let day = format!("<t:{}:d>", earned.get(one)?.div_euclid(1000));
        let values = [
            ("title", title(words, *one).into()),
            ("how", how(words, *one).into()),
            ("day", day.into()),
        ];
        Some(words.say("achievement-earned", &values))
    };
    all.filter_map(line).collect()
}

fn title(words: &Words, one: Achievement) -> String {
    words.say(&format!("achievement-title-{}", one.as_str()), &[])
}

fn how(words: &Words, one: Achievement) -> String {
    words.say(&format!("achievement-how-{}", one.as_str()), &[])
}

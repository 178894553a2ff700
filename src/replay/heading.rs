//! What is said before the first turn: which game, by which rules, who plays.

use super::markup::{BOLD, FAINT, styled};
use crate::games::nimmt::record::Record;
use crate::games::nimmt::{End, HandSize, Modifiers};
use crate::view::{Words, phrases};

/// Which game, by which rules, who plays.
pub(super) fn heading(words: &Words, record: &Record, players: &[String]) -> String {
    let rules = record.rules();
    let (variant, modifiers) = rules.named().unwrap_or_default();
    let title = words.say("replay-title", &[("variant", variant.as_str().into())]);
    let mut lines = vec![
        styled(BOLD, &title),
        words.say("replay-players", &[("names", phrases::list(words, players).into())]),
    ];
    let changed = changed(words, &modifiers);
    if !changed.is_empty() {
        lines.push(
            words.say("replay-changed", &[("changes", phrases::list(words, &changed).into())]),
        );
    }
    lines.push(match rules.end {
        End::Points(points) => words.say("replay-end-points", &[("points", points.into())]),
        End::Games(n) => words.say("replay-end-games", &[("n", n.into())]),
        End::EachSheet => words.say("replay-end-sheets", &[]),
    });
    lines.push(styled(FAINT, &words.say("replay-legend", &[])));
    lines.join("\n") + "\n"
}

/// What was agreed on top of the variant.
fn changed(words: &Words, modifiers: &Modifiers) -> Vec<String> {
    let usual = Modifiers::default();
    let mut changed = Vec::new();
    if modifiers.rows != usual.rows {
        changed.push(words.say("replay-rows", &[("n", modifiers.rows.into())]));
    }
    if modifiers.takes != usual.takes {
        let nth = phrases::nth(words, modifiers.takes);
        changed.push(words.say("replay-takes", &[("nth", nth.into())]));
    }
    match modifiers.hand {
        Some(HandSize::Cards(n)) => changed.push(words.say("replay-hand", &[("n", n.into())])),
        Some(HandSize::All) => changed.push(words.say("replay-deal-all", &[])),
        None => {}
    }
    for (agreed, id) in [
        (modifiers.virgin, "replay-virgin"),
        (modifiers.rows_stay, "replay-rows-stay"),
        (modifiers.shedding, "replay-shedding"),
    ] {
        if agreed {
            changed.push(words.say(id, &[]));
        }
    }
    changed
}

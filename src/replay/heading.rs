//! What is said before the first turn: who plays, and by which rules.

use super::markup::{BOLD, FAINT, styled, terminal};
use crate::view::nimmt::playing::rules_summary;
use crate::view::{Words, phrases};
use games::nimmt::record::Record;

/// Who plays, and by which rules.
pub(super) fn heading(words: &Words, record: &Record, players: &[String]) -> String {
    let names = phrases::list(words, players);
    let lines = [
        styled(BOLD, &words.say("replay-title", &[("names", names.into())])),
        terminal(&rules_summary(words, record.rules())),
        styled(FAINT, &words.say("replay-legend", &[])),
    ];
    lines.join("\n") + "\n"
}

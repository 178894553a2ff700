//! What is played, in words: a line for the lobby, and why rules contradict each other.

use super::any;
use super::phrases;
use super::words::Words;
use crate::settings::Settings;
use games::AnyContradiction;

/// The rules in a readable line, the end of the match, and the time for a decision.
#[must_use]
pub fn summary(words: &Words, settings: &Settings) -> String {
    let pace = words.say(&format!("pace-{}", settings.pace.name()), &[]);
    let pace = words.say("lobby-pace", &[("pace", pace.into())]);
    let mut text = format!("{} {pace}", any::rules(&settings.rules).summary(words));
    if !settings.hints {
        text.push(' ');
        text.push_str(&words.say("lobby-no-hints", &[]));
    }
    if settings.quiet {
        text.push(' ');
        text.push_str(&words.say("lobby-quiet", &[]));
    }
    text
}

/// The same in a few words for each thing that was agreed on.
#[must_use]
pub fn chips(words: &Words, settings: &Settings) -> Vec<String> {
    let mut chips = any::rules(&settings.rules).chips(words);
    chips.push(words.say(&format!("chip-{}", settings.pace.name()), &[]));
    if !settings.hints {
        chips.push(words.say("chip-no-hints", &[]));
    }
    if settings.quiet {
        chips.push(words.say("chip-quiet", &[]));
    }
    chips
}

/// Every reason why rules cannot be played, as a list.
#[must_use]
pub fn reasons(words: &Words, found: &[AnyContradiction]) -> String {
    let all: Vec<String> = found.iter().map(|one| any::reason(words, one)).collect();
    phrases::list(words, &all)
}

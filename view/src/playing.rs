//! The settings of a match in words: a line for the lobby, and why rules contradict each other.

use super::words::Words;
use super::{any, phrases};
use games::AnyContradiction;
use pictures::LobbyPicture;
use values::Settings;

/// The rules in a readable line, the end of the match, and the time for a decision.
pub fn summary(words: &Words, settings: &Settings) -> String {
    let seconds = settings.pace.seconds(settings.rules.kind());
    let pace = words.say(&format!("pace-{}", settings.pace.name()), &[("n", seconds.into())]);
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

/// The banner of a lobby, without those who sit there: what was agreed on in a few words for each
/// thing.
pub fn banner(words: &Words, settings: &Settings) -> LobbyPicture {
    let mut banner = any::rules(&settings.rules).banner(words);
    banner.most = settings.most_seats();
    let chips = &mut banner.chips;
    let seconds = settings.pace.seconds(settings.rules.kind());
    chips.push(words.say(&format!("chip-{}", settings.pace.name()), &[("n", seconds.into())]));
    if !settings.hints {
        chips.push(words.say("chip-no-hints", &[]));
    }
    if settings.quiet {
        chips.push(words.say("chip-quiet", &[]));
    }
    banner
}

/// Why so many can't play by the rules of a table, or why nobody can.
pub fn cannot(
    words: &Words,
    (settings, seats): (&Settings, usize),
    found: &[AnyContradiction],
) -> String {
    let nobody = settings.rules.seats_allowed().is_empty();
    let id = if nobody { "setup-cannot" } else { "setup-cannot-seats" };
    let seats = seats.max(settings.least_seats());
    format!("{} {}", words.say(id, &[("seats", seats.into())]), reasons(words, found))
}

/// Every reason why rules cannot be played, as a list.
pub fn reasons(words: &Words, found: &[AnyContradiction]) -> String {
    let all: Vec<String> = found.iter().map(|one| any::reason(words, one)).collect();
    phrases::list(words, &all)
}

//! Somebody's habits in Sixty-Six, in words and bars.

use statistics::SixtysixHabits;

use crate::habits::Habits;
use crate::words::Words;
use pictures::{Bar, Chart};

/// Describes the results of somebody's deals, and of their calls, closings and marriages.
pub fn told(words: &Words, habits: &SixtysixHabits) -> Habits {
    let bar = |id: &str, count: u32, bright: bool| Bar { label: words.say(id, &[]), count, bright };
    let more = habits.schneider + habits.schwarz;
    let bars = vec![
        bar("sixtysix-stats-lost", habits.games.saturating_sub(habits.won), false),
        bar("sixtysix-stats-won", habits.won.saturating_sub(more), true),
        bar("sixtysix-word-schneider", habits.schneider, true),
        bar("sixtysix-word-schwarz", habits.schwarz, true),
    ];
    let right_and_wrong = |id: &str, right: u32, wrong: u32| {
        words.say(id, &[("right", right.into()), ("wrong", wrong.into())])
    };
    let lines = vec![
        right_and_wrong("sixtysix-stats-calls", habits.called_right, habits.called_wrong),
        right_and_wrong("sixtysix-stats-closed", habits.closed_right, habits.closed_wrong),
        words.say("sixtysix-stats-marriages", &[("n", habits.marriages.into())]),
    ];
    Habits { chart: Some(Chart { title: words.say("sixtysix-stats-games", &[]), bars }), lines }
}

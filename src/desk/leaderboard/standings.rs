//! The lines of a page of the leaderboard, and the choice that they are shown by.

use table::board::ShownRating;
use values::{Ladder, Season};

use ask::{Showing, Window};
use view::phrases::variant_name;
use view::words::Words;

#[derive(Clone, PartialEq, Debug)]
pub struct LeaderLine {
    /// The place, from 1; equal records share one.
    pub place: i64,
    /// The name, already harmless.
    pub name: String,
    /// The rating, where there is one.
    pub rating: Option<ShownRating>,
    /// Matches won, alone or shared.
    pub wins: i64,
    /// Matches played.
    pub matches: i64,
    /// Games whose scores can be compared.
    pub games: i64,
    /// The score of a game on average, where scores were comparable.
    pub average: Option<f64>,
    /// Whether this is the reader's own line.
    pub mine: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LeaderPage {
    /// The choice that is shown. The page is one that is there.
    pub showing: Showing,
    /// Number of pages, at least 1.
    pub pages: u32,
    /// The server's season; `None` where it has none.
    pub season: Option<Season>,
    /// Since when matches count (ms since 1970); `None`: since ever.
    pub since: Option<i64>,
    pub lines: Vec<LeaderLine>,
    /// The reader's own line, whatever page it is on.
    pub mine: Option<LeaderLine>,
    /// Whether any finished match fits the choice, in whatever order.
    pub fits: bool,
    /// Whether anybody has finished a match of this game here, of whatever kind.
    pub played: bool,
    /// Whether another game has been played here.
    pub elsewhere: bool,
}

impl LeaderPage {
    /// The choice in a few words each.
    pub fn subtitle(&self, words: &Words) -> [String; 4] {
        let Showing { variant, order, window, ladder, .. } = &self.showing;
        [
            words.say(&format!("leaders-order-{}", order.name()), &[]),
            self.window(words, *window),
            played(words, variant.as_deref()),
            ladder_name(words, *ladder),
        ]
    }

    pub(super) fn window(&self, words: &Words, window: Window) -> String {
        let id = match (window, self.season) {
            (Window::Season, Some(Season::Quarterly)) => "leaders-window-quarter",
            (Window::Season, _) => "leaders-window-month",
            (Window::Recent, _) => "leaders-window-recent",
            (Window::All, _) => "leaders-window-all",
        };
        words.say(id, &[])
    }
}

pub(super) fn played(words: &Words, variant: Option<&str>) -> String {
    variant.map_or_else(|| words.say("leaders-played-all", &[]), |it| variant_name(words, it))
}

fn ladder_name(words: &Words, ladder: Ladder) -> String {
    let id = match ladder {
        Ladder::Table => "leaders-ladder-table",
        Ladder::Solo => "leaders-ladder-solo",
    };
    words.say(id, &[])
}

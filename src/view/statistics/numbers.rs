//! The numbers of a picture of somebody's statistics, in words.

use games::GameKind;
use statistics::{Summary, histogram};

use super::RatingPoint;
use crate::view::any;
use crate::view::picture::{Bar, Chart, RatingCurve, Tile};
use crate::view::words::Words;

/// Places from this one on are counted together.
const LAST_PLACE: usize = 10;

/// The numbers to begin with.
pub(super) fn tiles(words: &Words, game: GameKind, sum: &Summary) -> Vec<Tile> {
    let tile = |value: String, id: &str, n: u32| {
        let share = u64::from(sum.wins) * 100 / u64::from(sum.matches.max(1));
        let share = u32::try_from(share).unwrap_or(100);
        let values = [("n", n.into()), ("share", share.into())];
        Tile { value, label: words.say(id, &values) }
    };
    let number = |n: u32, id: &str| tile(n.to_string(), id, n);
    let mut tiles =
        vec![number(sum.matches, "stats-tile-matches"), number(sum.wins, "stats-tile-wins")];
    if let Some(average) = sum.average() {
        tiles.push(tile(words.tenths(average), "stats-tile-average", 2));
    }
    tiles.push(number(sum.streak, "stats-tile-streak"));
    tiles.push(number(sum.longest, "stats-tile-longest"));
    match (sum.best, sum.worst(game)) {
        (Some(best), Some(worst)) => {
            tiles.push(tile(format!("{best} / {worst}"), "stats-tile-best-worst", 2));
        }
        (Some(best), None) => tiles.push(number(best, "stats-tile-best")),
        (None, _) => {}
    }
    tiles
}

/// The rating over the matches; `None` where there is none.
pub(super) fn rating(words: &Words, curve: &[RatingPoint]) -> Option<RatingCurve> {
    let whole = |number: f64| {
        #[expect(clippy::cast_possible_truncation, reason = "cut off at the limits")]
        let number = number.round().clamp(-1e6, 1e6) as i32;
        number
    };
    let points: Vec<(i32, i32)> =
        curve.iter().map(|(_, mean, deviation)| (whole(*mean), whole(*deviation))).collect();
    let (mean, deviation) = points.last()?;
    let mean = words.whole(u32::try_from(*mean).unwrap_or(0));
    Some(RatingCurve {
        title: words.say("stats-chart-rating", &[]),
        now: format!("{mean} ± {deviation}"),
        points,
    })
}

/// How often what came.
pub(super) fn charts(words: &Words, sum: &Summary) -> Vec<Chart> {
    let mut charts = Vec::new();
    if sum.places.iter().any(|often| *often > 0) {
        let title = words.say("stats-chart-places", &[]);
        charts.push(Chart { title, bars: places(&sum.places) });
    }
    charts.extend(sum.habits.as_ref().and_then(|habits| any::habits(words, habits).chart));
    let bars: Vec<Bar> = histogram(&sum.scores)
        .into_iter()
        .map(|bin| {
            let label = if bin.from == bin.to {
                bin.from.to_string()
            } else {
                format!("{}–{}", bin.from, bin.to)
            };
            Bar { label, count: bin.count, bright: false }
        })
        .collect();
    if !bars.is_empty() {
        charts.push(Chart { title: words.say("stats-chart-scores", &[]), bars });
    }
    charts
}

fn places(places: &[u32]) -> Vec<Bar> {
    let (first, rest) = places.split_at(places.len().min(LAST_PLACE - 1));
    let mut bars: Vec<Bar> = (1..)
        .zip(first)
        .map(|(place, often)| Bar { label: place.to_string(), count: *often, bright: place == 1 })
        .collect();
    if !rest.is_empty() {
        let label = format!("{LAST_PLACE}+");
        bars.push(Bar { label, count: rest.iter().sum(), bright: false });
    }
    bars
}

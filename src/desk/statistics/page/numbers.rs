//! The numbers of a picture of somebody's statistics, in words.

use games::GameKind;
use statistics::{Summary, histogram};

use pictures::{Bar, Chart, RatingCurve, Tile};
use table::board::ShownRating;
use view::any;
use view::phrases::headed;
use view::rating::{percent, rating};
use view::words::{Value, Words};

/// Places from this one on are counted together.
const LAST_PLACE: usize = 10;

/// The numbers to begin with.
pub(super) fn tiles(words: &Words, game: GameKind, sum: &Summary) -> Vec<Tile> {
    counted(words, sum).into_iter().chain(named(words, game, sum)).collect()
}

/// The same, each as a phrase.
pub(super) fn tiles_in_words(words: &Words, game: GameKind, sum: &Summary) -> Vec<String> {
    let counted = counted(words, sum).into_iter();
    let counted = counted.map(|tile| format!("{} {}", tile.value, tile.label));
    let named = named(words, game, sum).into_iter();
    counted.chain(named.map(|tile| headed(words, &tile.label, &tile.value))).collect()
}

/// Numbers with what they count: `12 matches`.
fn counted(words: &Words, sum: &Summary) -> Vec<Tile> {
    let tile = |value: String, id: &str, n: u32| {
        let share = percent(sum.wins.into(), sum.matches.into());
        let values = [("n", n.into()), ("share", Value::Number(share))];
        Tile { value, label: words.say(id, &values) }
    };
    let number = |n: u32, id: &str| tile(n.to_string(), id, n);
    let mut tiles =
        vec![number(sum.matches, "stats-tile-matches"), number(sum.wins, "stats-tile-wins")];
    if let Some(average) = sum.average() {
        tiles.push(tile(words.tenths(average), "stats-tile-average", 2));
    }
    tiles.push(number(sum.streak, "stats-tile-streak"));
    tiles
}

/// Numbers with a name: `best game: 3`.
fn named(words: &Words, game: GameKind, sum: &Summary) -> Vec<Tile> {
    let tile = |value: String, id: &str| Tile { value, label: words.say(id, &[]) };
    let mut tiles = vec![tile(sum.longest.to_string(), "stats-tile-longest")];
    match (sum.best, sum.worst(game)) {
        (Some(best), Some(worst)) => {
            tiles.push(tile(format!("{best} / {worst}"), "stats-tile-best-worst"));
        }
        (Some(best), None) => tiles.push(tile(best.to_string(), "stats-tile-best")),
        (None, _) => {}
    }
    tiles
}

/// The rating over the matches, and what it is now, as leaderboards tell it.
pub(super) fn rating_curve(words: &Words, now: ShownRating, curve: &[ShownRating]) -> RatingCurve {
    let whole = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    RatingCurve {
        title: words.say("stats-chart-rating", &[]),
        now: rating(words, now),
        points: curve.iter().map(|it| (whole(it.mean), whole(it.margin))).collect(),
    }
}

/// The bar charts: places, habits and scores, each by how often they came.
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

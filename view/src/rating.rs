//! Ratings and shares in words.

use super::words::Words;
use table::board::ShownRating;

/// A best guess, and whether it is one with a question mark.
pub fn mean(words: &Words, rating: ShownRating) -> String {
    let doubt = if rating.provisional { "?" } else { "" };
    format!("{}{doubt}", words.whole(rating.mean))
}

/// Returns the margin of a rating: how far off it may be.
pub fn margin(rating: ShownRating) -> String {
    format!("± {}", rating.margin)
}

/// A rating: `1,640 ± 90`, or `1,640? ± 250`.
pub fn rating(words: &Words, rating: ShownRating) -> String {
    format!("{} {}", mean(words, rating), margin(rating))
}

/// A change of a rating: `+12`, `−7`, `±0`.
pub fn change(points: i64) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The share of matches won, in whole percents: 100 when it was all of them, 0 when it was none.
pub fn percent(wins: i64, matches: i64) -> i64 {
    let matches = matches.max(1);
    let share = (wins * 100 + matches / 2) / matches;
    if wins <= 0 || wins >= matches { share } else { share.clamp(1, 99) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let shown = ShownRating { mean: 1640, margin: 90, provisional: false };
        assert_eq!(rating(&Words::of("en-US"), shown), "1,640 ± 90");
        assert_eq!(rating(&Words::of("de"), shown), "1.640 ± 90");
        let doubtful = ShownRating { mean: 1005, margin: 250, provisional: true };
        assert_eq!(rating(&Words::of("en-US"), doubtful), "1,005? ± 250");
        assert_eq!(Words::of("fr").whole(987), "987");
        assert_eq!([percent(2, 3), percent(1, 3), percent(0, 0)], [67, 33, 0]);
        assert_eq!([12, -7, 0].map(change), ["+12", "−7", "±0"]);
    }
}

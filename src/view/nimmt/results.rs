//! How a game and a match came out: winners, ranking, score sheet, sheets of a tournament.

use super::page::Page;
use super::phrases::{bull_heads, cards};
use crate::view::message::clip;
use crate::view::names;
use crate::view::results::{counting, hints};
use crate::view::sheet::sheet;
use crate::view::words::Words;
use games::SeatNo;
use games::nimmt::Sheet;

pub(super) fn game_result(words: &Words, board: &Page<'_>) -> String {
    let Some(points) = board.game_over() else {
        return String::new();
    };
    let fewest = points.iter().copied().min().unwrap_or(0);
    let best: Vec<SeatNo> =
        (0..points.len()).filter(|i| points[*i] == fewest).map(SeatNo::from_index).collect();
    words.say(
        "game-over",
        &[
            ("game", board.table.game.into()),
            ("names", board.bold(words, &best).into()),
            ("points", fewest.into()),
        ],
    )
}

pub(super) fn match_result(words: &Words, board: &Page<'_>) -> String {
    let winners = winners(board);
    let bulls =
        winners.first().and_then(|w| board.table.seats.get(w.index())).map_or(0, |s| s.total);
    let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
    let values =
        [("names", board.bold(words, &winners).into()), ("score", bull_heads(words, bulls).into())];
    let mut text = words.say(id, &values);
    if board.seats.iter().any(|seat| seat.bot) {
        text.push_str(&format!("\n-# {}", counting(words, &board.status)));
    }
    text
}

/// Whoever has the fewest bull heads: a finished match is won by them. Read from the totals that
/// stand in the same message, so that a message that is put together late cannot contradict itself.
fn winners(board: &Page<'_>) -> Vec<SeatNo> {
    let totals: Vec<u32> = board.table.seats.iter().map(|seat| seat.total).collect();
    let fewest = totals.iter().min();
    (0..totals.len()).filter(|i| totals.get(*i) == fewest).map(SeatNo::from_index).collect()
}

/// How the match ended, for one seat: who won, and which place is theirs.
#[must_use]
pub fn for_seat(words: &Words, board: &Page<'_>, seat: SeatNo) -> String {
    let total = |index: usize| board.table.seats.get(index).map_or(0, |s| s.total);
    let mine = total(seat.index());
    let better = (0..board.seats.len()).filter(|index| total(*index) < mine).count();
    let shared = (0..board.seats.len()).filter(|index| total(*index) == mine).count() > 1;
    let id = match (better, shared) {
        (0, false) => "hand-over-won",
        (0, true) => "hand-over-shared",
        _ => "hand-over-lost",
    };
    let bulls = bull_heads(words, mine);
    words.say(
        id,
        &[
            ("names", board.bold(words, &winners(board)).into()),
            ("score", bulls.into()),
            ("place", (better + 1).into()),
            ("seats", board.seats.len().into()),
        ],
    )
}

/// The score sheet as a section.
pub(super) fn sheet_field(words: &Words, board: &Page<'_>) -> (String, String) {
    let text = sheet(words, &board.names(), &board.table.history);
    // A section holds 1024 characters, enough for twenty players with names cut to twelve letters.
    let text = if text.chars().count() <= 1024 { text } else { clip(&text, 1020) + "```" };
    (words.say("sheet-title", &[]), text)
}

/// The sections below the end of a match; `pictured`: places and points stand in the picture.
pub(super) fn final_fields(
    words: &Words,
    board: &Page<'_>,
    pictured: bool,
) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    if !pictured {
        fields.push((words.say("match-ranking-title", &[]), ranking(words, board)));
        fields.push(sheet_field(words, board));
    }
    fields.extend(hints(words, board.board));
    fields.extend(board.table.sheets.iter().map(|sheet| tournament_sheet(words, board, sheet)));
    fields
}

/// One sheet of a tournament: its cards, and what each seat scored with it.
fn tournament_sheet(words: &Words, board: &Page<'_>, sheet: &Sheet) -> (String, String) {
    let name =
        |index: usize| board.seats.get(index).map(|s| names::escape(&s.name)).unwrap_or_default();
    let title = words.say("tournament-sheet", &[("name", name(sheet.seat.index()).into())]);
    let scores = sheet.points.iter().enumerate().filter_map(|(index, points)| {
        let values = [("name", name(index).into()), ("points", (*points)?.into())];
        Some(words.say("tournament-score", &values))
    });
    let scores = scores.collect::<Vec<_>>().join(" · ");
    (clip(&title, 256), clip(&format!("{}\n{scores}", cards(&sheet.cards)), 1024))
}

fn ranking(words: &Words, board: &Page<'_>) -> String {
    let mut order: Vec<usize> = (0..board.seats.len()).collect();
    let total = |i: usize| board.table.seats.get(i).map_or(0, |s| s.total);
    order.sort_by_key(|i| total(*i));
    let lines: Vec<String> = order
        .iter()
        .map(|i| {
            let place = order.iter().filter(|other| total(**other) < total(*i)).count() + 1;
            words.say(
                "match-ranking-line",
                &[
                    ("place", place.into()),
                    ("name", names::escape(&board.seats[*i].name).into()),
                    ("score", bull_heads(words, total(*i)).into()),
                ],
            )
        })
        .collect();
    clip(&lines.join("\n"), 1024)
}

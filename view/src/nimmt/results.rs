//! The results of a game and of a match: winners, ranking, score sheet, sheets of a tournament.

use super::page::Page;
use super::phrases::{cards, counted};
use crate::message::clip;
use crate::names;
use crate::results::{below_the_winners, hints};
use crate::seats::bold;
use crate::sheet::sheet;
use crate::words::Words;
use games::SeatNo;
use games::nimmt::Sheet;

pub(super) fn game_result(words: &Words, board: &Page<'_>) -> String {
    let Some(points) = board.game_over() else {
        return String::new();
    };
    let fewest = points.iter().copied().min().unwrap_or(0);
    let best: Vec<SeatNo> =
        (0..points.len()).filter(|i| points[*i] == fewest).map(SeatNo::from_index).collect();
    let shedding = board.table.rules.is_shedding();
    words.say(
        if shedding { "game-over-shedding" } else { "game-over" },
        &[
            ("game", board.table.game.into()),
            ("names", bold(words, board, &best).into()),
            ("points", fewest.into()),
        ],
    )
}

pub(super) fn match_result(words: &Words, board: &Page<'_>) -> String {
    let winners = winners(board);
    let score = winners.first().map_or(0, |winner| total(board, *winner));
    let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
    let values = [
        ("names", bold(words, board, &winners).into()),
        ("score", counted(words, &board.table.rules, score).into()),
    ];
    words.say(id, &values) + &below_the_winners(words, board)
}

/// Everybody's place, from 1: the fewest bull heads first, of those who stayed. Read from the
/// totals that stand in the same message, so that a message that is put together late cannot
/// contradict itself.
pub(super) fn places(board: &Page<'_>) -> Vec<u32> {
    let totals: Vec<u32> = board.table.seats.iter().map(|seat| seat.total).collect();
    let rank = |own: &u32| totals.iter().filter(|other| *other < own).fold(1, |rank, _| rank + 1);
    board.places(totals.iter().map(rank))
}

/// The seats by place, each with it; those who share one by their totals.
pub(super) fn ranking(board: &Page<'_>) -> Vec<(u32, SeatNo)> {
    let places = places(board).into_iter().zip(0..);
    let mut ranking: Vec<(u32, SeatNo)> =
        places.map(|(place, seat)| (place, SeatNo::from_index(seat))).collect();
    ranking.sort_by_key(|(place, seat)| (*place, total(board, *seat)));
    ranking
}

fn winners(board: &Page<'_>) -> Vec<SeatNo> {
    let first = ranking(board).into_iter().take_while(|(place, _)| *place == 1);
    first.map(|(_, seat)| seat).collect()
}

fn total(board: &Page<'_>, seat: SeatNo) -> u32 {
    board.table.seats.get(seat.index()).map_or(0, |seat| seat.total)
}

/// Tells one seat the end of the match: who won, and the seat's own place.
pub fn for_seat(words: &Words, board: &Page<'_>, seat: SeatNo) -> String {
    let winners = winners(board);
    let place = places(board).get(seat.index()).copied().unwrap_or(1);
    let id = match (winners.contains(&seat), winners.len()) {
        (true, 1) => "hand-over-won",
        (true, _) => "hand-over-shared",
        (false, _) => "hand-over-lost",
    };
    words.say(
        id,
        &[
            ("names", bold(words, board, &winners).into()),
            ("score", counted(words, &board.table.rules, total(board, seat)).into()),
            ("place", place.into()),
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
        fields.push((words.say("match-ranking-title", &[]), ranking_text(words, board)));
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

fn ranking_text(words: &Words, board: &Page<'_>) -> String {
    let line = |(place, seat): (u32, SeatNo)| {
        let name = board.seats.get(seat.index()).map(|label| names::escape(&label.name));
        let values = [
            ("place", place.into()),
            ("name", name.unwrap_or_default().into()),
            ("score", counted(words, &board.table.rules, total(board, seat)).into()),
        ];
        words.say("match-ranking-line", &values)
    };
    let lines: Vec<String> = ranking(board).into_iter().map(line).collect();
    clip(&lines.join("\n"), 1024)
}

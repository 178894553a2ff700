//! The results of a deal and of a match: who won and why, ranking, score sheet.

use super::page::Page;
use crate::message::clip;
use crate::names;
use crate::results::{below_the_winners, hints};
use crate::seats::bold;
use crate::sheet::sheet;
use crate::words::Words;
use games::SeatNo;
use games::sixtysix::{ENOUGH, Ended, Event, GoingOut, Scoring, Table};

/// Tells the result of the deal that the page tells of; `None` while it is played.
pub(super) fn deal_result(words: &Words, page: &Page<'_>) -> Option<String> {
    let Some(Event::GameEnded { game, ended, winners, points, booked }) = page.ended() else {
        return None;
    };
    // Where one goes out by itself, nobody calls, and whoever has enough may not have led.
    let by_itself = page.table.rules.going_out == GoingOut::Auto;
    let has_enough = winners.iter().find(|seat| points.get(seat.index()) >= Some(&ENOUGH));
    let caller = has_enough.filter(|_| by_itself).copied().unwrap_or(page.table.leader);
    // After the last game there is no next one to score more in.
    let carry = if page.table.winners.is_empty() { page.table.carry } else { 0 };
    let values = |n: u32| {
        [
            ("game", (*game).into()),
            ("names", bold(words, page, winners).into()),
            ("winners", winners.len().into()),
            ("caller", bold(words, page, [&caller]).into()),
            ("n", n.into()),
            ("carry", carry.into()),
        ]
    };
    if page.table.rules.scoring == Scoring::CardPoints {
        let entry = |(index, booked): (usize, &u32)| {
            let label = page.seats.get(index)?;
            let values = [("name", names::escape(&label.name).into()), ("n", (*booked).into())];
            Some(words.say("sixtysix-books", &values))
        };
        let books: Vec<String> = booked.iter().enumerate().filter_map(entry).collect();
        let id = match ended {
            Ended::Wrong => "sixtysix-over-plain-wrong",
            Ended::Match if !by_itself => "sixtysix-over-match",
            Ended::Match | Ended::Out | Ended::Played => "sixtysix-over-plain",
        };
        let over = words.say(id, &values(0));
        let vain = in_vain(words, page.table, *ended, winners);
        return Some(format!("{over} {vain}{}", books.join(" · ")));
    }
    let n = winners.first().and_then(|seat| booked.get(seat.index())).copied().unwrap_or(0);
    // A player who went out rightly against somebody who had closed wins for the third as well.
    let against = *ended == Ended::Out && winners.len() > 1 && page.table.declarer.is_none();
    let id = if against { "sixtysix-over-against" } else { ending(*ended, winners.is_empty()) };
    let mut text = words.say(id, &values(n));
    if !winners.is_empty() {
        text.extend(standing(words, page, winners, points).map(|why| format!(" {why}")));
    }
    Some(text)
}

const fn ending(ended: Ended, undecided: bool) -> &'static str {
    match ended {
        _ if undecided => "sixtysix-over-undecided",
        Ended::Out => "sixtysix-over-out",
        Ended::Wrong => "sixtysix-over-wrong",
        Ended::Played => "sixtysix-over-played",
        Ended::Match => "sixtysix-over-match",
    }
}

/// In a word, what made the deal worth more than one: "schneider", "schwarz".
pub(super) fn word(words: &Words, page: &Page<'_>, ended: &Event) -> Option<String> {
    let Event::GameEnded { winners, points, .. } = ended else { return None };
    if page.table.rules.scoring == Scoring::CardPoints {
        return None;
    }
    let (schwarz, schneider) = losers(page.table, winners, points)?;
    let id = match (schwarz.is_empty(), schneider.is_empty()) {
        (false, _) => "sixtysix-word-schwarz",
        (true, false) => "sixtysix-word-schneider",
        (true, true) => return None,
    };
    Some(words.say(id, &[]))
}

/// Returns the losers who made no trick, and those with fewer than 33; `None` where that did not
/// count, since somebody failed what they were bound to.
fn losers(table: &Table, winners: &[SeatNo], points: &[u32]) -> Option<(Vec<SeatNo>, Vec<SeatNo>)> {
    let failed = table.closed_by.is_some_and(|closed| !winners.contains(&closed));
    let wrong = table.result.as_ref().is_some_and(|result| result.ended == Ended::Wrong);
    if failed || wrong || winners.is_empty() {
        return None;
    }
    let losers = SeatNo::all(table.seats.len()).filter(|seat| !winners.contains(seat));
    let (mut schwarz, mut schneider) = (Vec::new(), Vec::new());
    for seat in losers {
        let tricks = side(table, seat, |seat| table.at(seat).map_or(0, |seat| seat.tricks));
        let made = side(table, seat, |seat| points.get(seat.index()).copied().unwrap_or(0));
        match (tricks, made) {
            (0, _) => schwarz.push(seat),
            (_, ..33) => schneider.push(seat),
            _ => {}
        }
    }
    Some((schwarz, schneider))
}

/// Says who was schneider or schwarz, where that counted; or that somebody closed in vain.
fn standing(words: &Words, page: &Page<'_>, winners: &[SeatNo], points: &[u32]) -> Option<String> {
    let Some((schwarz, schneider)) = losers(page.table, winners, points) else {
        let failed = page.table.closed_by.is_some_and(|closed| !winners.contains(&closed));
        return failed.then(|| words.say("sixtysix-closed-in-vain", &[]));
    };
    let say = |id, seats: &[SeatNo]| {
        let values = [("names", bold(words, page, seats).into()), ("n", seats.len().into())];
        (!seats.is_empty()).then(|| words.say(id, &values))
    };
    let parts = [say("sixtysix-schwarz", &schwarz), say("sixtysix-schneider", &schneider)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Why a seat books none of its card points, unless it called too early: it closed, or named trump and
/// played alone, and did not win.
fn in_vain(words: &Words, table: &Table, ended: Ended, winners: &[SeatNo]) -> String {
    let lost = |seat: Option<SeatNo>| seat.is_some_and(|seat| !winners.contains(&seat));
    let id = match ended {
        Ended::Wrong | Ended::Match => return String::new(),
        Ended::Out | Ended::Played if lost(table.closed_by) => "sixtysix-closed-in-vain",
        Ended::Out | Ended::Played if lost(table.declarer) => "sixtysix-bid-in-vain",
        Ended::Out | Ended::Played => return String::new(),
    };
    format!("{} ", words.say(id, &[]))
}

/// A sum over everybody whose points count together with those of a seat.
fn side(table: &Table, seat: SeatNo, of: impl Fn(SeatNo) -> u32) -> u32 {
    let together = |other: &SeatNo| table.is_one_side(seat, *other);
    SeatNo::all(table.seats.len()).filter(together).map(of).sum()
}

/// "7 game points".
pub(super) fn score(words: &Words, table: &Table, n: u32) -> String {
    let id = match table.rules.scoring {
        Scoring::GamePoints => "sixtysix-game-points",
        Scoring::CardPoints => "sixtysix-card-points",
    };
    words.say(id, &[("n", n.into())])
}

pub(super) fn total(table: &Table, seat: SeatNo) -> u32 {
    table.at(seat).map_or(0, |seat| seat.total)
}

/// The seats by place, each with it; those who share one by the places that the game gives.
pub(super) fn ranking(page: &Page<'_>) -> Vec<(u32, SeatNo)> {
    let ranks: Vec<u32> =
        SeatNo::all(page.table.seats.len()).map(|seat| rank(page.table, seat)).collect();
    let places = page.places(ranks.iter().copied());
    let seats = SeatNo::all(ranks.len()).zip(&places).zip(&ranks);
    let mut ranking: Vec<_> = seats.map(|((seat, place), rank)| (*place, *rank, seat)).collect();
    ranking.sort_by_key(|(place, rank, _)| (*place, *rank));
    ranking.into_iter().map(|(place, _, seat)| (place, seat)).collect()
}

/// The place that the game gives: who won comes first, who lost the match by a wrong call last, the
/// others by total.
fn rank(table: &Table, seat: SeatNo) -> u32 {
    let called = table.rules.going_out == GoingOut::Claim
        && table.result.as_ref().is_some_and(|result| result.ended == Ended::Match);
    let class = |seat: SeatNo| match () {
        () if table.winners.contains(&seat) => 0,
        () if called && table.leader == seat => 2,
        () => 1,
    };
    let key = |seat: SeatNo| (class(seat), u32::MAX - total(table, seat));
    SeatNo::all(table.seats.len())
        .filter(|other| key(*other) < key(seat))
        .fold(1, |rank, _| rank + 1)
}

/// Who won the match.
pub(super) fn winners(page: &Page<'_>) -> Vec<SeatNo> {
    let first = ranking(page).into_iter().take_while(|(place, _)| *place == 1);
    first.map(|(_, seat)| seat).collect()
}

pub(super) fn match_result(words: &Words, page: &Page<'_>) -> String {
    let winners = winners(page);
    let most = winners.first().map_or(0, |winner| total(page.table, *winner));
    let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
    let values = [
        ("names", bold(words, page, &winners).into()),
        ("score", score(words, page.table, most).into()),
    ];
    words.say(id, &values) + &below_the_winners(words, page)
}

/// Tells one seat the end of the match: who won, and the seat's own place.
pub(super) fn for_seat(words: &Words, page: &Page<'_>, seat: SeatNo) -> String {
    let (ranking, winners) = (ranking(page), winners(page));
    let place = ranking.iter().find(|(_, at)| *at == seat).map_or(1, |(place, _)| *place);
    let id = match (winners.contains(&seat), winners.len()) {
        (true, 1) => "hand-over-won",
        (true, _) => "hand-over-shared",
        (false, _) => "hand-over-lost",
    };
    let values = [
        ("names", bold(words, page, &winners).into()),
        ("score", score(words, page.table, total(page.table, seat)).into()),
        ("place", place.into()),
        ("seats", page.seats.len().into()),
    ];
    words.say(id, &values)
}

/// The score sheet as a section.
pub(super) fn sheet_field(words: &Words, page: &Page<'_>) -> (String, String) {
    let text = sheet(words, &page.names(), &page.table.history);
    (words.say("sheet-title", &[]), clip(&text, 1024))
}

/// The sections below the end of a match; `pictured`: places and points stand in the picture.
pub(super) fn final_fields(
    words: &Words,
    page: &Page<'_>,
    pictured: bool,
) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    if !pictured {
        let line = |(place, seat): &(u32, SeatNo)| {
            let name = page.seats.get(seat.index()).map(|label| names::escape(&label.name));
            let values = [
                ("place", (*place).into()),
                ("name", name.unwrap_or_default().into()),
                ("score", score(words, page.table, total(page.table, *seat)).into()),
            ];
            words.say("match-ranking-line", &values)
        };
        let lines: Vec<String> = ranking(page).iter().map(line).collect();
        fields.push((words.say("match-ranking-title", &[]), clip(&lines.join("\n"), 1024)));
        fields.push(sheet_field(words, page));
    }
    fields.extend(hints(words, page.board));
    fields
}

#[cfg(test)]
mod tests {
    use super::super::staged;
    use super::*;
    use games::sixtysix::{Match, Rules};

    /// The word on a second draw in a row, in a match in which more is to come, or not.
    fn second_draw(locale: &str, is_over: bool) -> String {
        let first = SeatNo::from_index(0);
        let mut table = Match::with_dealer(Rules::classic(), 2, first).unwrap().table();
        table.carry = 2;
        if is_over {
            table.winners = vec![first];
        }
        let ended = Event::GameEnded {
            game: 3,
            ended: Ended::Played,
            winners: Vec::new(),
            points: vec![65, 65],
            booked: vec![0, 0],
        };
        let seats = ["Ada", "Ben"].map(|name| (name.to_owned(), false)).into();
        let board = staged::board(&table, seats, vec![ended]);
        deal_result(&Words::of(locale), &Page::new(&board, &table)).unwrap()
    }

    #[test]
    fn a_draw_says_what_it_adds_to_the_next_win() {
        let text = second_draw("en-US", false);
        assert_eq!(text, "**Game 3 is a draw:** nobody scores, and the next winner scores 2 more.");
        assert_eq!(second_draw("en-US", true), "**Game 3 is a draw:** nobody scores.");
        for locale in Words::all() {
            assert!(second_draw(locale, false).contains('2'), "{locale}");
            assert!(!second_draw(locale, true).contains(['0', '{']), "{locale}");
        }
    }
}

//! The end of a match of 6 nimmt!, as an event.

use super::highlights::{Highlights, TakenRow};
use super::page::Page;
use super::phrases::{cards, counted};
use super::results::{places, ranking};
use crate::ending::Ending;
use crate::message::clip;
use crate::pictured::{end_player, number, plain_name, small};
use crate::seats::bold;
use crate::words::Words;
use crate::{names, phrases};
use games::SeatNo;
use games::nimmt::End;
use games::nimmt::record::Record;
use pictures::{Emblem, EndPicture, LuckLine, Scene, WorstTake};

/// Composes the ending of this match. It plays the match again, which takes a moment.
pub fn of(words: &Words, page: &Page<'_>, record: &Record) -> Ending {
    let told = Highlights::of(record);
    Ending {
        scene: Scene::End(picture(words, page, &told)),
        alt: alt(words, page, &told),
        play: play(words, page, &told),
    }
}

fn picture(words: &Words, page: &Page<'_>, told: &Highlights) -> EndPicture {
    let totals: Vec<u32> = page.table.seats.iter().map(|seat| page.match_total(seat)).collect();
    let places = places(page);
    let players = (page.seats.iter().zip(totals.iter().zip(&places)))
        .map(|(label, (total, place))| end_player(label, *place, *total));
    let winners: Vec<String> = (0..totals.len())
        .filter(|seat| places.get(*seat) == Some(&1))
        .map(|seat| plain_name(page, SeatNo::from_index(seat)))
        .collect();
    let values = [("n", winners.len().into()), ("names", phrases::list(words, &winners).into())];
    let luck = |id: &str, line| {
        let (seat, text) = luck(words, page, id, line)?;
        Some(LuckLine { seat: number(seat), text })
    };
    let games = page.table.history.len();
    EndPicture {
        title: words.say("end-title", &values),
        subtitle: match page.table.rules.end {
            End::Points(points) => {
                let goal = words.say("chip-points", &[("points", points.into())]);
                format!("{} · {goal}", words.say("end-games", &[("n", games.into())]))
            }
            End::Games(_) | End::EachSheet => words.say("end-games", &[("n", games.into())]),
        },
        players: players.collect(),
        history: page
            .table
            .history
            .iter()
            .map(|game| game.iter().map(|points| small(*points)).collect())
            .collect(),
        target: match page.table.rules.end {
            End::Points(points) => Some(small(points)),
            End::Games(_) | End::EachSheet => None,
        },
        bull_heads: !page.table.rules.is_shedding(),
        emblem: Emblem::Bull,
        worst: worst(page, told).map(|worst| WorstTake {
            title: words.say("end-worst", &[]),
            seat: number(worst.seat),
            cards: worst.cards.iter().map(|card| card.number()).collect(),
            points: small(worst.cost),
        }),
        lucky: luck("end-lucky", told.lucky),
        unlucky: luck("end-unlucky", told.unlucky),
        sheet: games > 1,
    }
}

/// Who had good or bad cards, and by how much.
fn luck(
    words: &Words,
    page: &Page<'_>,
    id: &str,
    line: Option<(SeatNo, u32)>,
) -> Option<(SeatNo, String)> {
    let (seat, n) = line?;
    let values = [("name", plain_name(page, seat).into()), ("n", n.into())];
    Some((seat, words.say(id, &values)))
}

/// The worst row that somebody took, unless a bot did for somebody who wasn't there.
fn worst<'a>(page: &Page<'_>, told: &'a Highlights) -> Option<&'a TakenRow> {
    told.worst.as_ref().filter(|worst| stayed(page, worst.seat))
}

fn stayed(page: &Page<'_>, seat: SeatNo) -> bool {
    page.seats.get(seat.index()).is_some_and(|label| label.stayed)
}

/// The play that people will talk about.
fn play(words: &Words, page: &Page<'_>, told: &Highlights) -> Option<String> {
    let name = |seat: SeatNo| bold(words, page, [&seat]);
    // What a bot played for somebody who wasn't there is no feat of theirs.
    let stayed = |seat: SeatNo| stayed(page, seat);
    if let Some(trap) = told.trap.as_ref().filter(|it| stayed(it.by) && stayed(it.taken.seat)) {
        let values = [
            ("name", name(trap.by).into()),
            ("card", trap.card.number().into()),
            ("row", trap.row.into()),
            ("victim", name(trap.taken.seat).into()),
            ("bulls", counted(words, &page.table.rules, trap.taken.cost).into()),
        ];
        return Some(words.say("end-play-trap", &values));
    }
    let (seat, turns) = told.clean.filter(|(seat, _)| stayed(*seat))?;
    Some(words.say("end-play-clean", &[("name", name(seat).into()), ("n", turns.into())]))
}

/// The most players behind whose points a description says what they are: it has 1,024 characters.
const MOST_WITH_UNIT: usize = 12;

fn alt(words: &Words, page: &Page<'_>, told: &Highlights) -> String {
    let many = page.table.seats.len() > MOST_WITH_UNIT;
    let line = |(place, seat): (u32, SeatNo)| {
        let total = page.table.seats.get(seat.index()).map_or(0, |seat| seat.total);
        let values = [
            ("place", place.into()),
            ("name", names::isolate(&plain_name(page, seat)).into()),
            (
                "score",
                if many { total.to_string() } else { counted(words, &page.table.rules, total) }
                    .into(),
            ),
        ];
        words.say("alt-end-place", &values)
    };
    let mut parts: Vec<String> = ranking(page).into_iter().map(line).collect();
    if let Some(TakenRow { seat, cards: taken, cost }) = worst(page, told) {
        let values = [
            ("name", names::isolate(&plain_name(page, *seat)).into()),
            ("cards", cards(taken).into()),
            ("bulls", counted(words, &page.table.rules, *cost).into()),
        ];
        parts.push(words.say("alt-end-worst", &values));
    }
    for (id, line) in [("end-lucky", told.lucky), ("end-unlucky", told.unlucky)] {
        parts.extend(luck(words, page, id, line).map(|(_, text)| format!("· {text}")));
    }
    clip(&parts.join(" "), 1024)
}

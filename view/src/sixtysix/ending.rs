//! The end of a match of Sixty-Six, as an event.

use super::page::Page;
use super::playing::goal;
use super::results::{ranking, score, total};
use crate::ending::Ending;
use crate::message::clip;
use crate::pictured::{end_player, plain_name, small};
use crate::seats::bold;
use crate::words::Words;
use crate::{names, phrases};
use games::SeatNo;
use games::sixtysix::{End, Scoring};
use pictures::{Emblem, EndPicture, Scene};

/// The fewest game points in one deal that are worth a word.
const MUCH: u32 = 3;

/// Composes the ending of this match.
pub fn of(words: &Words, page: &Page<'_>) -> Ending {
    Ending {
        scene: Scene::End(picture(words, page)),
        alt: alt(words, page),
        play: play(words, page),
    }
}

fn picture(words: &Words, page: &Page<'_>) -> EndPicture {
    let table = page.table;
    let ranking = ranking(page);
    let place = |seat: SeatNo| ranking.iter().find(|(_, at)| *at == seat).map_or(1, |at| at.0);
    let player = |(index, label): (usize, &table::board::SeatLabel)| {
        let seat = SeatNo::from_index(index);
        end_player(label, place(seat), total(table, seat))
    };
    let first = ranking.iter().take_while(|(place, _)| *place == 1);
    let winners: Vec<String> = first.map(|(_, seat)| plain_name(page, *seat)).collect();
    let values = [("n", winners.len().into()), ("names", phrases::list(words, &winners).into())];
    let games = table.history.len();
    let played = words.say("end-games", &[("n", games.into())]);
    let row = |game: &Vec<u32>| game.iter().map(|points| small(*points)).collect();
    EndPicture {
        title: words.say("end-title", &values),
        subtitle: match table.rules.end {
            End::Points(_) => format!("{played} · {}", goal(words, &table.rules)),
            End::Games(_) => played,
        },
        players: page.seats.iter().enumerate().map(player).collect(),
        history: table.history.iter().map(row).collect(),
        target: match table.rules.end {
            End::Points(points) => Some(small(points)),
            End::Games(_) => None,
        },
        sheet: games > 1,
        emblem: Emblem::Cards,
        ..EndPicture::default()
    }
}

/// The deal that people will talk about: the one that was worth most, if only one was.
fn play(words: &Words, page: &Page<'_>) -> Option<String> {
    let table = page.table;
    let booked = table.history.iter().enumerate().flat_map(|(game, booked)| {
        booked.iter().enumerate().map(move |(seat, n)| (*n, game + 1, SeatNo::from_index(seat)))
    });
    let (n, game, seat) = booked.max_by_key(|(n, ..)| *n)?;
    let often = table.history.iter().flatten().filter(|other| **other == n).count();
    // What a bot played for somebody who wasn't there is no feat of theirs.
    let stayed = page.seats.get(seat.index()).is_some_and(|label| label.stayed);
    if table.rules.scoring != Scoring::GamePoints || n < MUCH || often > 1 || !stayed {
        return None;
    }
    let name = bold(words, page, [&seat]).into();
    Some(words.say("sixtysix-end-play", &[("name", name), ("n", n.into()), ("game", game.into())]))
}

fn alt(words: &Words, page: &Page<'_>) -> String {
    let line = |(place, seat): &(u32, SeatNo)| {
        let values = [
            ("place", (*place).into()),
            ("name", names::isolate(&plain_name(page, *seat)).into()),
            ("score", score(words, page.table, total(page.table, *seat)).into()),
        ];
        words.say("alt-end-place", &values)
    };
    let lines: Vec<String> = ranking(page).iter().map(line).collect();
    clip(&lines.join(" "), 1024)
}

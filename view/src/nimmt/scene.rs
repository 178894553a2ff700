//! The table picture of a board, and the same in words.

use super::page::Page;
use super::phrases::{cards, cost, counted, row_cards};
use super::results;
use crate::message::clip;
use crate::names;
use crate::pictured::{marker, small};
use crate::words::Words;
use games::SeatNo;
use games::nimmt::{Card, Choice, End, Event, Phase, Rules, Seat, Table, Take};
use pictures::{PictureHand, PicturePlayer, PictureRow, PictureStack, Scene, Sweep, TablePicture};
use table::board::Status;

/// Returns the scene of a board: the table, or the cards of the draft.
pub fn of(words: &Words, board: &Page<'_>) -> Scene {
    if board.table.phase == Phase::Draft {
        return Scene::Cards(board.table.pool.iter().map(|c| c.number()).collect());
    }
    Scene::Table(picture(words, board))
}

pub fn picture(words: &Words, board: &Page<'_>) -> TablePicture {
    let both_ways = board.table.rules.placement.both_ends();
    let rows = board.table.rows.iter().enumerate().map(|(index, row)| PictureRow {
        stacks: row
            .stacks
            .iter()
            .map(|stack| PictureStack {
                card: stack.card.number(),
                copies: stack.copies,
                owner: owner(board, index, stack.card),
            })
            .collect(),
        origin: both_ways.then_some(row.origin),
        sweep: sweep(board, index),
    });
    // If taken cards may go into the hand, hands differ in size, and the number of cards is worth
    // knowing.
    let uneven = board.table.rules.take != Take::ToPile;
    let leader = board.table.seats.iter().map(|s| board.match_total(s)).min().unwrap_or(0);
    // Nobody wears the crown before somebody is ahead. Once the match is over, who won it does.
    let ahead = board.table.seats.iter().any(|seat| board.match_total(seat) > leader);
    let places = matches!(board.status, Status::Over { .. }).then(|| results::places(board));
    let players =
        board.seats.iter().zip(&board.table.seats).enumerate().map(|(index, (label, seat))| {
            let me = SeatNo::from_index(index);
            let (played, took) =
                board.events.iter().fold((Vec::new(), 0), |(mut played, mut took), event| {
                    match event {
                        Event::Revealed { cards } => {
                            played.extend(
                                cards
                                    .iter()
                                    .filter(|(s, _)| *s == me)
                                    .flat_map(|(_, c)| c)
                                    .map(|c| c.number()),
                            );
                        }
                        Event::Played { seat, card } if *seat == me => played.push(card.number()),
                        _ => {}
                    }
                    took += event.points_of(me, &board.table.rules);
                    (played, took)
                });
            PicturePlayer {
                name: if label.bot {
                    names::without_mark(&label.name).to_owned()
                } else {
                    label.name.clone()
                },
                played,
                took: small(took),
                total: small(board.match_total(seat)),
                hand: uneven.then(|| u8::try_from(seat.hand).unwrap_or(u8::MAX)),
                marker: marker(label),
                leads: match &places {
                    Some(places) => places.get(index) == Some(&1),
                    None => ahead && board.match_total(seat) == leader,
                },
            }
        });
    let (game, turn) = board.turn();
    let only = board.table.rules.end == End::Games(1);
    let title = if only { "game-title-only" } else { "game-title" };
    TablePicture {
        title: words.say(title, &[("game", game.into()), ("turn", turn.into())]),
        capacity: board.table.rules.takes.saturating_sub(1),
        rows: rows.collect(),
        counts_cards: board.table.rules.is_shedding(),
        players: players.collect(),
        goal: goal(words, &board.table.rules),
        target: match board.table.rules.end {
            End::Points(points) => Some(small(points)),
            End::Games(_) | End::EachSheet => None,
        },
        hand: None,
    }
}

/// When the match ends, in as few words as fit beside the title.
pub(super) fn goal(words: &Words, rules: &Rules) -> String {
    match rules.end {
        End::Points(points) => words.say("picture-goal-points", &[("points", points.into())]),
        End::Games(n) => words.say("picture-goal-games", &[("n", n.into())]),
        End::EachSheet => String::new(),
    }
}

/// Returns the seat that placed a card of a row since the page before.
fn owner(board: &Page<'_>, wanted: usize, wanted_card: Card) -> Option<u8> {
    board.events.iter().rev().find_map(|event| match event {
        Event::Placed { seats, row, card, .. } if row.index() == wanted && *card == wanted_card => {
            seats.first().and_then(|seat| u8::try_from(seat.index()).ok())
        }
        _ => None,
    })
}

/// Returns the last sweep of a row since the page before.
fn sweep(board: &Page<'_>, wanted: usize) -> Option<Sweep> {
    board.events.iter().rev().find_map(|event| match event {
        Event::Placed { seats, row, took, points, .. }
            if row.index() == wanted && !took.is_empty() =>
        {
            let number = |seat: &SeatNo| u8::try_from(seat.index()).ok();
            Some(Sweep {
                cards: took.iter().map(|card| card.number()).collect(),
                seats: seats.iter().filter_map(number).collect(),
                points: points.iter().map(|(_, points)| small(*points)).max(),
            })
        }
        _ => None,
    })
}

/// The cards of a seat as its owner sees them, with those raised that are chosen; `picked`: the
/// first part of a choice.
pub(super) fn hand(seat: &Seat, picked: Option<&str>) -> Option<PictureHand> {
    let picked = picked.and_then(|card| card.parse().ok());
    let chosen = match (&seat.chosen, picked) {
        (_, Some(card)) => vec![card],
        (Some(Choice::Play(cards)), None) => cards.iter().map(|card| card.number()).collect(),
        _ => Vec::new(),
    };
    let cards: Vec<u8> = seat.hand.iter().map(|card| card.number()).collect();
    (!cards.is_empty()).then_some(PictureHand { cards, chosen })
}

/// The rows in words, for those who cannot see the picture.
pub fn alt(words: &Words, table: &Table) -> String {
    if table.phase == Phase::Draft {
        return clip(&words.say("alt-pool", &[("cards", cards(&table.pool).into())]), 1024);
    }
    let rows: Vec<String> = table
        .rows
        .iter()
        .enumerate()
        .map(|(index, row)| {
            words.say(
                if row.stacks.is_empty() { "alt-row-empty" } else { "alt-row" },
                &[
                    ("row", (index + 1).into()),
                    ("cards", row_cards(row).into()),
                    (
                        "bulls",
                        counted(words, &table.rules, cost(&table.rules, &row.cards())).into(),
                    ),
                ],
            )
        })
        .collect();
    clip(&rows.join(" "), 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::nimmt::Match;
    use games::{AnyTable, CardGame};
    use table::board::{Board, SeatLabel};

    /// Who wears the crown at a table of three, with fewer bull heads from seat to seat, whose last
    /// seat did not stay.
    fn crowned(status: Status) -> Vec<usize> {
        let mut table = Match::create(&Rules::classic(), 3).unwrap().table();
        for (seat, total) in table.seats.iter_mut().zip([30, 20, 10]) {
            seat.total = total;
        }
        let label = |(name, stayed): (&str, bool)| SeatLabel {
            stayed,
            ..SeatLabel::here(name.to_owned(), false)
        };
        let seats = [("Ada", true), ("Ben", true), ("Cem", false)].map(label);
        let any = AnyTable::Nimmt(Box::new(table.clone()));
        let mut board = Board::still(seats.into(), any, Vec::new());
        board.status = status;
        let players = picture(&Words::of("en-US"), &Page::new(&board, &table)).players;
        players.iter().enumerate().filter(|(_, it)| it.leads).map(|(index, _)| index).collect()
    }

    #[test]
    fn the_crown_is_for_who_is_ahead_and_at_the_end_for_who_won() {
        assert_eq!(crowned(Status::Waiting { since: 0, until: None }), [2]);
        let over = Status::over(None, false);
        assert_eq!(crowned(over), [1], "who did not stay comes last");
    }
}

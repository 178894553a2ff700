//! The classic game.

use games::nimmt::{Choice, DecisionKind, End, Event, How, Phase, Rules, Side, Variant};

use crate::support::{card, cards, deal, plain, row, seat, situation, with};

#[test]
fn the_worked_example_of_three_turns() {
    situation(Rules::classic(), "12 / 37 / 43 / 58", "14 21 3 / 15 26 9 / 44 30 68 / 61 36 83")
        .turn("14 / 15 / 44 / 61")
        .shows("12 14 15 / 37 / 43 44 / 58 61")
        .piles("- / - / - / -")
        .turn("21 / 26 / 30 / 36")
        .shows("30 36 / 37 / 43 44 / 58 61")
        .piles("- / - / 12 14 15 21 26 / -")
        .turn("3 / 9 / 68 / 83")
        .asks(1, DecisionKind::Row)
        .takes_row(1, 2)
        .shows("30 36 / 3 9 / 43 44 / 58 61 68 83")
        .piles("37 / - / 12 14 15 21 26 / -")
        .points(&[1, 0, 6, 0])
        .game_over();
}

#[test]
fn a_45_cannot_pass_the_42_whose_row_is_full() {
    let mut table = situation(Rules::classic(), "5 / 9 / 38 41 / 20 23 30 35 42", "45 / 6");
    table.turn("45 / 6").shows("5 6 / 9 / 38 41 / 45").piles("20 23 30 35 42 / -");
    assert_eq!(table.hows(), [(6, How::Behind), (45, How::Full)]);
}

#[test]
fn a_62_ends_elsewhere_when_a_29_has_just_taken_the_row_of_the_61() {
    situation(Rules::classic(), "31 61 / 40 / 33 / 34 36 39 44 57", "62 / 29")
        .turn("62 / 29")
        .asks(2, DecisionKind::Row)
        .takes_row(2, 1)
        .shows("29 / 40 / 33 / 62")
        .piles("34 36 39 44 57 / 31 61");
}

#[test]
fn cards_are_placed_from_the_lowest_to_the_highest_whoever_chose_first() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "47 / 12 / 46 / 45");
    table.plays(1, 47).plays(4, 45).plays(3, 46).plays(2, 12);
    table.shows("10 12 / 20 / 30 / 40 45 46 47");
    let order: Vec<u8> = table.hows().into_iter().map(|(card, _)| card).collect();
    assert_eq!(order, [12, 45, 46, 47]);
}

#[test]
fn the_first_cards_lie_in_the_order_in_which_they_were_turned() {
    situation(Rules::classic(), "58 / 12 / 43 / 37", "1 / 2").shows("58 / 12 / 43 / 37");
}

#[test]
fn when_one_seat_has_taken_a_row_no_other_card_of_the_turn_is_too_low() {
    situation(Rules::classic(), "50 / 60 / 70 / 80", "3 / 2 / 55")
        .turn("3 / 2 / 55")
        .asks(2, DecisionKind::Row)
        .takes_row(2, 1)
        .shows("2 3 55 / 60 / 70 / 80")
        .game_over();
}

#[test]
fn a_seat_may_take_a_full_row_for_a_card_that_is_too_low() {
    situation(Rules::classic(), "50 51 52 53 54 / 60 / 70 / 80", "3 / 90")
        .turn("3 / 90")
        .takes_row(1, 1)
        .shows("3 / 60 / 70 / 80 90")
        .piles("50 51 52 53 54 / -");
}

#[test]
fn a_hidden_choice_may_be_changed_until_the_last_seat_has_chosen() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "11 12 / 21 22");
    table.plays(1, 11).plays(1, 12);
    assert_eq!(table.events, [Event::Chosen { seat: seat(1) }]);
    assert_eq!(table.state.seat(seat(1)).chosen, Some(Choice::Play(cards("12"))));
    table.plays(2, 21).shows("10 12 / 20 21 / 30 / 40").hands("11 / 22");
}

#[test]
fn a_hidden_choice_shows_only_that_it_was_made() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "11 12 / 21 22");
    table.plays(1, 11);
    let seats = table.seats();
    assert_eq!((seats[0].chosen, seats[0].hand), (true, 2));
    assert_eq!((seats[1].chosen, seats[1].hand), (false, 2));
    assert!(table.state.table().unplaced.is_empty());
}

#[test]
fn what_happens_is_told_in_order() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "11 / 5");
    table.plays(1, 11).plays(2, 5);
    let asked = Event::Asked { seat: seat(2), decision: DecisionKind::Row, card: Some(card(5)) };
    assert_eq!(
        table.events,
        [
            Event::Chosen { seat: seat(2) },
            Event::Revealed { cards: vec![(seat(1), cards("11")), (seat(2), cards("5"))] },
            asked,
        ]
    );
    assert_eq!(table.state.table().unplaced, [(seat(2), card(5)), (seat(1), card(11))]);
    assert_eq!(table.state.table().phase, Phase::Placing);
    table.takes_row(2, 4);
    let placed = |by, number, to: u8, how, next_to, took, points| Event::Placed {
        seats: vec![seat(by)],
        card: card(number),
        copies: 1,
        row: row(to),
        side: Side::Right,
        how,
        next_to,
        took: cards(took),
        points,
    };
    assert_eq!(
        table.events,
        [
            placed(2, 5, 4, How::TooLow, None, "40", vec![(seat(2), 3)]),
            placed(1, 11, 1, How::Behind, Some(card(10)), "-", vec![]),
            Event::TurnEnded { game: 1, turn: 1 },
            Event::GameEnded { game: 1, points: vec![0, 3], doubled: false },
        ]
    );
}

#[test]
fn choices_that_answer_nothing_are_refused_and_change_nothing() {
    let play = |picture| Choice::Play(cards(picture));
    situation(Rules::classic(), "10 / 20 / 30 / 40", "1 2 / 21 22")
        .refuses(1, &play("45"), "does not hold 45")
        .refuses(1, &play("21"), "does not hold 21")
        .refuses(1, &play("1 2"), "must play 1 at a time")
        .refuses(1, &play("-"), "must play 1 at a time")
        .refuses(1, &Choice::Row(row(1)), "must answer another question first: play")
        .refuses(1, &Choice::Stop, "must answer another question first: play")
        .refuses(3, &play("1"), "does not sit at this table")
        .turn("1 / 21")
        .refuses(2, &Choice::Row(row(1)), "is not asked for anything now")
        .refuses(1, &play("2"), "must answer another question first: row")
        .refuses(1, &Choice::Row(row(5)), "cannot take row 5: there is no such row")
        .takes_row(1, 1)
        .turn("2 / 22")
        .game_over()
        .refuses(1, &play("2"), "cannot choose now: the next game has not begun");
}

#[test]
fn a_total_of_66_goes_on_and_67_is_over() {
    // 11, 22, 33, 44 and 55: 27 bull heads.
    let rows = "11 22 33 44 55 / 70 / 80 / 90";
    let mut table = situation(Rules::classic(), rows, "56 / 91");
    table.turn("56 / 91").points(&[27, 0]);
    table.deal(rows, "56 / 91").turn("56 / 91");
    table.deal("11 22 35 / 70 / 80 / 90", "1 / 91").turn("1 / 91").takes_row(1, 1);
    assert_eq!(table.state.totals(), [66, 0]);
    assert!(!table.state.is_over());
    table.deal("2 / 70 / 80 / 90", "1 / 91").turn("1 / 91").takes_row(1, 1);
    assert_eq!(table.state.totals(), [67, 0]);
    assert!(table.state.is_over());
    assert_eq!(table.state.winners(), [seat(2)]);
    assert!(table.state.begin(&deal(rows, "56 / 91")).is_err());
    table.refuses(1, &Choice::Stop, "cannot choose any more: the match is over");
}

#[test]
fn equal_lowest_totals_share_the_win() {
    let rules = with(Variant::Classic, |m| m.end = Some(End::Games(1)));
    let mut table = situation(rules, "10 / 20 / 30 / 40", "1 / 41 / 42");
    table.turn("1 / 41 / 42").takes_row(1, 1);
    assert_eq!(table.events.last(), Some(&Event::MatchEnded { winners: vec![seat(2), seat(3)] }));
    let places: Vec<(u32, u8)> =
        table.state.ranking().iter().map(|rank| (rank.place, rank.seat.number())).collect();
    assert_eq!(places, [(1, 2), (1, 3), (3, 1)]);
}

#[test]
fn the_start_seat_moves_on_with_each_game() {
    let rules = with(Variant::Classic, |m| m.end = Some(End::Games(4)));
    let mut table = situation(rules, "10 / 20 / 30 / 40", "41 / 42 / 43");
    let mut starts = vec![];
    for _ in 0..3 {
        starts.push(table.state.table().start_seat.number());
        table.turn("41 / 42 / 43").deal("10 / 20 / 30 / 40", "41 / 42 / 43");
    }
    starts.push(table.state.table().start_seat.number());
    assert_eq!(starts, [1, 2, 3, 1]);
}

#[test]
fn a_deal_that_cannot_be_is_refused() {
    let refusal = |rows: &str, hands: &str| {
        let mut state = games::nimmt::Match::new(Rules::classic(), 2).unwrap();
        state.begin(&deal(rows, hands)).unwrap_err().to_string()
    };
    assert_eq!(refusal("1 / 2 / 3", "4 / 5"), "there are 3 rows instead of 4");
    assert_eq!(refusal("1 / 2 / 3 / -", "4 / 5"), "row 4 is empty");
    assert_eq!(refusal("1 / 2 / 3 / 9 8", "4 / 5"), "row 4 does not ascend");
    assert_eq!(refusal("1 2 3 4 5 6 / 7 / 8 / 9", "10 / 11"), "row 1 holds more than 5");
    assert_eq!(refusal("1 / 2 / 3 / 4", "5 / 5"), "5 is in play twice");
    assert_eq!(refusal("1 / 2 / 3 / 4=4", "5 / 6"), "4 is in play twice");
    assert_eq!(refusal("1 / 2 / 3 / 4", "5 / 6 / 7"), "there are 3 hands for 2 seats");
    assert_eq!(refusal("1 / 2 / 3 / 4", "- / -"), "nobody holds a card");
    assert_eq!(
        refusal("1 / 2 / 3 / 4", "5 6 7 8 9 10 11 12 13 14 15 / 16"),
        "seat 1 holds 11 cards, more than 10"
    );
}

#[test]
fn no_deal_is_taken_while_a_game_is_under_way() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "41 / 42");
    let refusal = table.state.begin(&deal("10 / 20 / 30 / 40", "41 / 42")).unwrap_err();
    assert_eq!(refusal.to_string(), "no deal is needed now: a game is under way");
}

#[test]
fn in_a_single_situation_a_seat_without_cards_is_passed_over() {
    let mut table = situation(Rules::classic(), "10 / 20 / 30 / 40", "11 12 / 41 / -");
    let awaited: Vec<u8> = table.state.awaiting().iter().map(|next| next.seat.number()).collect();
    assert_eq!(awaited, [1, 2]);
    table.turn("11 / 41").asks(1, DecisionKind::Play).turn("12").game_over();
    let open = plain(Variant::Open);
    situation(open, "10 / 20 / 30 / 40", "- / 11 12 / 41")
        .asks(2, DecisionKind::Play)
        .plays(2, 11)
        .plays(3, 41)
        .asks(2, DecisionKind::Play)
        .plays(2, 12)
        .game_over();
}

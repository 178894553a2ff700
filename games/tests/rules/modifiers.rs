//! Modifiers: agreements on top of a variant.

use games::nimmt::{End, Event, HandSize, Match, Rules, Variant};
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::support::{deal, seat, situation, with};

#[test]
fn three_or_five_rows() {
    let three = with(Variant::Classic, |m| m.rows = 3);
    situation(three, "10 / 20 / 30", "11 / 31").turn("11 / 31").shows("10 11 / 20 / 30 31");
    let five = with(Variant::Classic, |m| m.rows = 5);
    situation(five, "10 / 20 / 30 / 40 / 50", "11 / 5")
        .turn("11 / 5")
        .takes_row(2, 5)
        .shows("10 11 / 20 / 30 / 40 / 5");
}

#[test]
fn the_fifth_or_the_seventh_card_takes_the_row() {
    let fifth = with(Variant::Classic, |m| m.takes = 5);
    situation(fifth, "10 11 12 13 / 20 / 30 / 40", "14 / 41")
        .turn("14 / 41")
        .piles("10 11 12 13 / -");
    let seventh = with(Variant::Classic, |m| m.takes = 7);
    situation(seventh, "10 11 12 13 14 / 20 / 30 / 40", "15 16 / 41 42")
        .turn("15 / 41")
        .piles("- / -")
        .turn("16 / 42")
        .piles("10 11 12 13 14 15 / -");
}

#[test]
fn another_hand_size() {
    let rules = with(Variant::Classic, |m| m.hand = Some(HandSize::Cards(25)));
    assert_eq!(rules.seats_allowed(), 2..=4);
    let mut state = Match::new(rules, 4).unwrap();
    let deal = state.draw(&mut ChaCha20Rng::seed_from_u64(1));
    state.begin(&deal).unwrap();
    assert!(state.table().seats.iter().all(|seat| seat.hand == 25));
    assert_eq!(state.table().turns_hint, Some(25));
}

#[test]
fn deal_all_gives_every_seat_as_many_cards_as_possible() {
    let all = |variant| with(variant, |m| m.hand = Some(HandSize::All));
    let sizes = |rules: Rules| [2, 3, 7].map(|seats| rules.hand_size(seats));
    assert_eq!(sizes(all(Variant::Classic)), [50, 33, 14]);
    assert_eq!(sizes(all(Variant::Open)), [49, 33, 14]);
    assert_eq!(sizes(all(Variant::Double)), [102, 68, 29]);
    // No card is left over here, and the rows still begin with four different numbers.
    for seed in 0..100 {
        let mut state = Match::new(all(Variant::Double), 17).unwrap();
        let deal = state.draw(&mut ChaCha20Rng::seed_from_u64(seed));
        state.begin(&deal).unwrap();
        assert!(state.table().seats.iter().all(|seat| seat.hand == 12));
        assert_eq!(state.rows().len(), 4);
    }
}

#[test]
fn virgin_doubles_everybody_when_a_seat_took_no_card() {
    let rules = || with(Variant::Classic, |m| m.virgin = true);
    let mut table = situation(rules(), "10 / 20 / 30 / 40", "5 / 41");
    table.turn("5 / 41").takes_row(1, 4).points(&[6, 0]);
    assert!(matches!(table.events.last(), Some(Event::GameEnded { doubled: true, .. })));
    assert_eq!(table.state.totals(), [6, 0]);
    let mut table = situation(rules(), "10 / 20 / 30 / 40", "5 41 / 6 4");
    table.turn("5 / 6").takes_row(1, 4).turn("41 / 4").takes_row(2, 3).points(&[3, 3]);
}

#[test]
fn virgin_doubles_hand_cards_too() {
    let rules = with(Variant::Hand, |m| m.virgin = true);
    let mut table = situation(rules, "10 / 20 / 30 / 40", "41 / 55 50");
    table.plays(1, 41).plays(2, 50).stops(2).points(&[0, 28]);
}

#[test]
fn a_seat_that_shared_a_row_took_cards() {
    let rules = with(Variant::Double, |m| m.virgin = true);
    situation(rules, "10 / 20 / 30 / 40", "5 / 5").turn("5 / 5").takes_row(1, 4).points(&[2, 2]);
}

#[test]
fn rows_stay_as_they_lie() {
    let rules = with(Variant::Classic, |m| m.rows_stay = true);
    let mut table = situation(rules, "10 / 20 / 30 / 40", "11 / 41");
    table.turn("11 / 41").game_over();
    let refusal = table.state.begin(&deal("10 / 20 / 30 / 40", "12 / 42")).unwrap_err();
    assert_eq!(refusal.to_string(), "the rows of the game before must stay as they lie");
    let drawn = table.state.draw(&mut ChaCha20Rng::seed_from_u64(1));
    assert!(drawn.to_json().starts_with(r#"{"rows":[[10,11],[20],[30],[40,41]],"#));
    table.state.begin(&drawn).unwrap();
    table.shows("10 11 / 20 / 30 / 40 41");
    assert!(table.state.table().seats.iter().all(|seat| seat.hand == 10));
}

#[test]
fn rows_that_stay_still_know_where_they_began() {
    let rules = with(Variant::Pro, |m| m.rows_stay = true);
    let mut table = situation(rules, "10 / 20 / 30 / 40", "9 / 41");
    table.turn("9 / 41").deal("9 10 / 20 / 30 / 40 41", "8 / 42");
    assert_eq!(table.state.rows()[0].origin, 1);
}

#[test]
fn shedding_takes_rows_into_the_hand_and_counts_the_cards_left() {
    let rules = with(Variant::Classic, |m| m.shedding = true);
    let mut table = situation(rules, "10 11 12 13 14 / 20 / 30 / 40", "15 50 / 41 42");
    table.turn("15 / 41").hands("10 11 12 13 14 50 / 42").points(&[0, 0]);
    let known = &table.seats()[0].known;
    assert_eq!(known.len(), 5);
    table.turn("50 / 42").game_over().points(&[5, 0]);
    assert!(table.state.is_over());
    assert_eq!(table.state.winners(), [seat(2)]);
}

#[test]
fn a_seat_that_sheds_its_last_card_and_takes_a_row_goes_on() {
    let rules = with(Variant::Classic, |m| m.shedding = true);
    situation(rules, "10 / 20 / 30 / 40", "5 / 41 42")
        .turn("5 / 41")
        .takes_row(1, 2)
        .hands("20 / 42")
        .asks_all_to_play()
        .turn("20 / 42")
        .game_over()
        .points(&[0, 0]);
}

#[test]
fn shedding_lasts_as_many_games_as_agreed() {
    let rules = with(Variant::Pro, |m| {
        (m.shedding, m.end) = (true, Some(End::Games(2)));
    });
    let mut table = situation(rules, "10 / 20 / 30 / 40", "11 / 41 50");
    table.turn("11 / 41").game_over().points(&[0, 1]);
    assert!(!table.state.is_over());
}

#[test]
fn shedding_ends_after_100_turns() {
    let mut longest = 0;
    for seed in 0..10 {
        let rules = with(Variant::Classic, |m| {
            (m.shedding, m.hand) = (true, Some(HandSize::Cards(25)));
        });
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut state = Match::new(rules, 4).unwrap();
        state.begin(&state.draw(&mut rng)).unwrap();
        while let Some(next) = state.awaiting().into_iter().find(|next| !next.chosen) {
            let choice = state.random_choice(next.seat, &mut rng).unwrap();
            state.apply(next.seat, &choice).unwrap();
        }
        let table = state.table();
        assert!(state.is_over() && table.turn <= 100);
        let hands: Vec<usize> = table.seats.iter().map(|seat| seat.hand).collect();
        assert_eq!(hands.iter().all(|hand| *hand > 0), table.turn == 100 && !hands.contains(&0));
        let left: Vec<u32> = table.seats.iter().map(|seat| seat.points).collect();
        assert!(left.iter().zip(&hands).all(|(points, hand)| *points as usize == *hand));
        longest = longest.max(table.turn);
    }
    assert_eq!(longest, 100);
}

#[test]
fn another_target_and_a_number_of_games() {
    let points = with(Variant::Classic, |m| m.end = Some(End::Points(0)));
    let mut table = situation(points, "10 / 20 / 30 / 40", "11 / 41");
    table.turn("11 / 41").game_over();
    assert!(!table.state.is_over());
    table.deal("10 / 20 / 30 / 40", "5 / 41").turn("5 / 41").takes_row(1, 1);
    assert!(table.state.is_over());

    let games = with(Variant::Classic, |m| m.end = Some(End::Games(2)));
    let mut table = situation(games, "10 / 20 / 30 / 40", "11 / 41");
    table.turn("11 / 41").deal("10 / 20 / 30 / 40", "11 / 41").turn("11 / 41");
    assert!(table.state.is_over());
    assert_eq!(table.state.winners(), [seat(1), seat(2)]);
}

#[test]
fn modifiers_combine_with_variants() {
    let rules = with(Variant::Refined, |m| {
        (m.rows, m.takes, m.shedding) = (3, 5, true);
    });
    situation(rules, "10 11 12 13 / 30 / 40", "14 50 / 41 42 43")
        .turn("14 50 / 41 42")
        .places_first(1, 14)
        .places_first(2, 41)
        // The 50 of seat 1 lies behind the 40, so the 41 and the 42 go behind the 30.
        .shows("14 / 30 41 42 / 40 50")
        .hands("10 11 12 13 / 43")
        .asks_all_to_play()
        .refuses(
            2,
            &games::nimmt::Choice::Play(crate::support::cards("43 43")),
            "must play 1 at a time",
        );
}

#[test]
fn options_of_which_one_undoes_another_are_refused_in_whatever_order_they_come() {
    use games::nimmt::options;
    use games::{Exclusive, OptionValue};
    let hand = ("hand".to_owned(), OptionValue::Number(5));
    let all = |on| ("deal_all".to_owned(), OptionValue::Flag(on));
    let refused =
        [[hand.clone(), all(true)], [all(true), hand.clone()]].map(|it| options::rules(&it));
    let names = [Exclusive("hand", "deal_all"), Exclusive("deal_all", "hand")];
    assert_eq!(refused, names.map(Err));
    let expected = with(Variant::Classic, |rules| rules.hand = Some(HandSize::Cards(5)));
    for both in [[hand.clone(), all(false)], [all(false), hand]] {
        assert_eq!(options::rules(&both), Ok(expected.clone()));
    }
}

#[test]
fn so_many_bull_heads_do_not_become_so_many_cards() {
    let changed = |rules: &Rules, change: &str| rules.changed(change).unwrap();
    let hundred = changed(&Rules::variant(Variant::Classic), "points.100");
    let shedding = changed(&hundred, "extras.shedding");
    assert_eq!(shedding, changed(&Rules::variant(Variant::Classic), "extras.shedding"));
    let games = changed(&Rules::variant(Variant::Classic), "games.3");
    assert_eq!(changed(&games, "extras.shedding").end, End::Games(3));
}

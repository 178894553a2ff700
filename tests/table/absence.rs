//! People who are away, and people who cannot come in.

use games::SeatNo;
use table::board::{Coming, Presence};
use table::state::Phase;
use table::{Effects, Forgetting, Notice, TableCommand};
use values::{Ladder, Millis, Pace};

use crate::driven::{Driven, person};

#[test]
fn nobody_is_played_for_while_nobody_can_reach_the_bot() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let turns = |table: &Driven| table.session.state().turns;
    let missed = |table: &Driven| table.session.state().players.iter().any(|p| p.absent > 0);
    table.reachable = Millis::MAX;
    for _ in 0..20 {
        table.act(14, 0);
        assert_eq!(table.session.state().reminder, None, "somebody is called who cannot come");
    }
    assert!(turns(&table) == 0 && !missed(&table), "time goes on, and nobody is to blame");
    table.reachable = table.now;
    table.act(14, 0);
    assert!(table.session.state().reminder.is_some(), "now they can");
    for _ in 0..2 {
        table.act(14, 0);
    }
    assert!(turns(&table) > 0 && missed(&table), "whoever can choose again must");
}

/// A bot that starts shortly before the time is up leaves people no less than one that starts after.
#[test]
fn whoever_can_come_in_only_shortly_before_the_end_is_given_time() {
    for (down, up) in [(20, 87), (70, 87), (20, 95), (70, 95)] {
        let mut table = Driven::new("classic", Pace::Live, 7);
        table.press(1, TableCommand::Join);
        table.press(0, TableCommand::Start);
        let start = table.now;
        if down > 60 {
            table.now = start + 61_000;
            table.wake();
        }
        table.now = start + up * 1_000;
        table.reachable = table.now;
        table.wake();
        // At the time when they would have been played for, and until a third of it has passed.
        for left in [4, 20] {
            table.now = table.now.max(start + 90_000) + left * 1_000;
            table.wake();
            assert_eq!(table.session.state().turns, 0, "{down} to {up}");
        }
        table.now += 31_000;
        table.wake();
        table.wake();
        assert_eq!(table.session.state().turns, 1, "{down} to {up}");
    }
}

/// Whoever was late with a choice is not waited for again when others have decided in between.
#[test]
fn nobody_is_waited_for_twice_in_a_turn() {
    let mut decided_between = 0;
    for seed in 0..40 {
        let mut table = Driven::new("refined", Pace::Live, seed);
        table.press(1, TableCommand::Join);
        table.press(0, TableCommand::Start);
        table.act(19, 0);
        table.now += 91_000;
        table.wake();
        let ada = SeatNo::from_index(0);
        while table.session.state().turns == 0 && table.session.must_decide(ada) {
            table.act(19, 0);
            decided_between += 1;
        }
        assert_eq!(table.session.state().turns, 1, "Ben is waited for again with seed {seed}");
    }
    assert!(decided_between > 5, "{decided_between}");
}

/// Somebody who is removed by the host reads so in their hand, though that ends the match.
#[test]
fn whoever_is_removed_reads_so_though_that_ends_the_match() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let sent = table.effects_of(0, TableCommand::Kick(person(1)));
    assert!(matches!(table.session.state().phase, Phase::Stopped(_)));
    let to = |notice: &Notice| match notice {
        Notice::Hand { seat, .. } => Some(seat.index()),
        _ => None,
    };
    let hands: Vec<_> = sent.outbox.iter().filter_map(|row| to(&row.notice)).collect();
    assert!(hands.contains(&1), "{hands:?}");
}

/// The waiting line may be put off for hours: the page says at once who comes and goes.
#[test]
fn that_somebody_left_does_not_wait_behind_the_waiting_line() {
    let mut table = Driven::new("classic", Pace::Slow, 7);
    for who in 1..4 {
        table.press(who, TableCommand::Join);
    }
    table.press(0, TableCommand::Start);
    let sent = table.effects_of(2, TableCommand::Leave);
    let keys: Vec<_> = sent.outbox.iter().map(|row| row.key.as_str()).collect();
    assert!(keys.contains(&"line") && !keys.contains(&"waiting"), "{keys:?}");
    assert!(sent.withdrawn.contains(&"waiting".to_owned()), "{:?}", sent.withdrawn);
}

/// Results stay with "former player" in their place, and the page says so.
#[test]
fn a_match_still_counts_when_somebody_who_played_it_is_forgotten() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::ChangeRules("games.1".into()));
    table.press(0, TableCommand::Start);
    for (what, who) in [(19, 0), (19, 1), (14, 0)].into_iter().cycle().take(400) {
        table.act(what, who);
    }
    assert!(table.result.is_some(), "the match is over");
    assert_eq!(table.session.ladder(), Some(Ladder::Table));
    for who in [0, 1] {
        let who = Forgetting { user: person(who).user, former: "former player".into() };
        let fx = &mut Effects::default();
        table.session.forget(&who, &|_, _| String::new(), table.now, fx);
        assert_eq!(table.session.ladder(), Some(Ladder::Table), "{who:?}");
    }
}

/// Moves a bot made for a player are not theirs: nobody collects wins by being away.
#[test]
fn whoever_was_away_for_most_of_a_match_has_not_won_it() {
    let mut would_have_won = 0;
    for away in 0..3 {
        let mut table = Driven::new("classic", Pace::Live, 7);
        for who in 1..3 {
            table.press(who, TableCommand::Join);
        }
        table.press(0, TableCommand::ChangeRules("games.1".into()));
        table.press(0, TableCommand::Start);
        for (what, who) in [(19, 0), (19, 1), (19, 2), (14, 0)].into_iter().cycle().take(400) {
            table.change(|state| state.players[away].absent = 100);
            table.act(what, who);
        }
        let seats = table.result.expect("the match is over").seats;
        let best = seats.iter().map(|seat| seat.score).min();
        would_have_won += usize::from(Some(seats[away].score) == best);
        assert!(!seats[away].won && !seats[away].stayed, "{seats:?}");
        assert_eq!(seats[away].rank, 3, "{seats:?}");
        let stayed = || seats.iter().filter(|seat| seat.stayed);
        let best = stayed().map(|seat| seat.score).min();
        assert_eq!(stayed().count(), 2);
        for seat in stayed() {
            let first = Some(seat.score) == best;
            assert_eq!((seat.won, seat.rank == 1), (first, first), "{seats:?}");
        }
    }
    assert!(would_have_won > 0, "somebody had the best score");
}

/// The bot leads to a trick for somebody, who is back before the other follows.
#[test]
fn a_turn_stays_missed_although_somebody_comes_back_before_it_is_over() {
    let variant = games::GameKind::Sixtysix.variants()[0];
    let mut table = Driven::new(variant, Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let awaited = |table: &Driven| {
        let all = table.session.game().unwrap().awaited();
        u8::try_from(all.iter().find(|one| !one.chosen).unwrap().seat.index()).unwrap()
    };
    let absent = |table: &Driven, who: u8| table.session.state().players[usize::from(who)].absent;
    let late = awaited(&table);
    while awaited(&table) == late {
        table.act(14, 0);
    }
    table.press(late, TableCommand::Back);
    assert_eq!(absent(&table, late), 0, "the trick goes on");
    table.act(19, awaited(&table));
    assert_eq!(absent(&table, late), 1);
}

/// In the draft one page lasts for many picks.
#[test]
fn a_page_does_not_call_somebody_back_who_is_away_again() {
    let mut table = Driven::new("logic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let page = |table: &Driven| {
        let board = table.session.board(table.session.game().unwrap());
        let words = view::Words::of("en-US");
        let patch = view::board::waiting_patch(&words, table.session.tag(), &board);
        patch.embed.unwrap().description
    };
    let until = |table: &mut Driven, presence_of_ada: Presence| {
        while presence(table, 0) != presence_of_ada {
            table.act(14, 0);
        }
    };
    until(&mut table, Presence::Away);
    let told = page(&table);
    assert_eq!(told.matches("Away: **Ada**").count(), 1, "{told}");
    table.press(0, TableCommand::Back);
    let told = page(&table);
    assert!(told.contains("**Ada** is back") && !told.contains("Away: **Ada**"), "{told}");
    table.press(1, TableCommand::Back);
    until(&mut table, Presence::Away);
    let told = page(&table);
    assert!(!told.contains("**Ada** is back"), "{told}");
    assert!(told.matches("Away: **Ada**").count() < 2, "{told}");
}

/// Three people at a match of two games, under way.
fn three() -> Driven {
    let mut table = Driven::new("classic", Pace::Live, 7);
    for who in 1..3 {
        table.press(who, TableCommand::Join);
    }
    table.press(0, TableCommand::ChangeRules("games.2".into()));
    table.press(0, TableCommand::Start);
    table
}

fn presence(table: &Driven, who: u8) -> Presence {
    let state = table.session.state();
    state.player(state.seat_of(person(who).user).unwrap()).unwrap().presence
}

#[test]
fn whoever_has_left_does_not_come_back_by_asking_for_the_next_game() {
    let mut table = three();
    table.press(2, TableCommand::Leave);
    for (what, who) in [(19, 0), (19, 1), (14, 0)].into_iter().cycle().take(400) {
        if matches!(table.session.state().phase, Phase::Between(_)) {
            break;
        }
        table.act(what, who);
    }
    table.press(2, TableCommand::Next);
    assert!(matches!(table.session.state().phase, Phase::Between(_)));
    assert_eq!(presence(&table, 2), Presence::Left);
    table.press(0, TableCommand::Next);
    assert_eq!(table.session.state().phase, Phase::Playing);
}

#[test]
fn a_reminder_goes_when_the_match_rests() {
    let mut table = three();
    table.change(|state| {
        for player in &mut state.players[1..] {
            player.presence = Presence::Away;
        }
    });
    table.act(14, 0);
    assert!(table.session.state().reminder.is_some());
    table.press(0, TableCommand::Leave);
    assert!(matches!(table.session.state().phase, Phase::Paused(..)));
    assert_eq!(table.session.state().reminder, None);
}

#[test]
fn whoever_has_left_and_is_removed_is_told_that_they_cannot_come_back() {
    let mut table = three();
    table.press(2, TableCommand::Leave);
    let removed = || Coming::Removed(SeatNo::new(3).unwrap());
    assert!(!table.session.state().shown.comings.contains(&removed()));
    for _ in 0..2 {
        table.press(0, TableCommand::Kick(person(2)));
        let comings = &table.session.state().shown.comings;
        assert_eq!(comings.iter().filter(|coming| **coming == removed()).count(), 1);
    }
    assert_eq!(table.session.state().removed.len(), 1);
}

//! People who are away, and people who cannot come in.

use table::{Effects, Forgetting, TableCommand};
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
    }
    assert!(turns(&table) == 0 && !missed(&table), "time goes on, and nobody is to blame");
    table.reachable = table.now;
    for _ in 0..3 {
        table.act(14, 0);
    }
    assert!(turns(&table) > 0 && missed(&table), "whoever can choose again must");
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

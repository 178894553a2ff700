//! A person who plays alone, and who comes and goes beside them.

use games::SeatNo;
use players::Level;
use table::TableCommand;
use table::board::{Presence, Stop};
use table::state::Phase;
use values::Pace;

use super::driven::{Driven, person};

/// Nobody waits for a person who plays against bots alone.
#[test]
fn time_does_not_run_out_for_a_person_who_plays_alone() {
    for variant in ["classic", "sixtysix"] {
        let mut table = Driven::new(variant, Pace::Live, 7);
        table.press(0, TableCommand::PlayNow);
        let state = |table: &Driven| table.session.state().clone();
        assert_eq!((state(&table).until(), state(&table).remind_at()), (None, None), "{variant}");
        // The bots play, whenever it is their turn; then it is hers, for days.
        while !table.session.must_decide(SeatNo::from_index(0)) {
            table.act(14, 0);
        }
        let step = state(&table).step;
        for _ in 0..10 {
            table.now += 24 * 3_600_000;
            table.wake();
        }
        let now = state(&table);
        assert_eq!((now.step, &now.phase), (step, &Phase::Playing), "{variant}");
        assert!(!now.reminded && now.players[0].missed == 0, "{variant}");
        table.now += 5 * 24 * 3_600_000;
        table.wake();
        assert_eq!(state(&table).phase, Phase::Stopped(Stop::Rested), "{variant}");
    }
}

/// Nor does it end while nobody could have played on.
#[test]
fn a_match_alone_does_not_end_while_nobody_can_reach_the_bot() {
    let day = 24 * 3_600_000;
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(0, TableCommand::PlayNow);
    table.act(14, 0);
    table.now += 15 * day;
    table.reachable = table.now;
    table.wake();
    assert_eq!(table.session.state().phase, Phase::Playing);
    table.now += day / 2;
    table.wake();
    assert_eq!(table.session.state().phase, Phase::Playing);
    table.now += day / 2;
    table.wake();
    assert_eq!(table.session.state().phase, Phase::Stopped(Stop::Rested));
}

/// Nor does a lobby close while nobody could have started.
#[test]
fn a_lobby_does_not_close_while_nobody_can_reach_the_bot() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.now += 25 * 3_600_000;
    table.reachable = table.now;
    table.wake();
    assert!(matches!(table.session.state().phase, Phase::Lobby(_)));
    table.now += 3_600_000;
    table.wake();
    assert_eq!(table.session.state().phase, Phase::Closed);
}

#[test]
fn a_host_who_changes_their_name_in_the_lobby_has_one() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    let name = table.session.state().host.name.clone();
    table.change(|state| {
        state.host.name = "Old".into();
        state.players[0].name = "Old".into();
    });
    table.press(0, TableCommand::AddBots(Level::USUAL, 1));
    let state = table.session.state();
    assert_eq!((&state.host.name, &state.players[0].name), (&name, &name));
}

#[test]
fn a_match_rests_without_the_last_one_who_is_there() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::AddBots(Level::USUAL, 1));
    table.press(0, TableCommand::Start);
    assert!(!table.session.rests_without(&person(0)));
    table.change(|state| state.players[1].presence = Presence::Away);
    assert!(table.session.rests_without(&person(0)));
    table.press(0, TableCommand::Leave);
    assert!(matches!(table.session.state().phase, Phase::Paused(..)));
}

#[test]
fn the_clock_starts_anew_for_two_when_one_of_them_comes_back() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::AddBots(Level::USUAL, 1));
    table.press(0, TableCommand::Start);
    table.press(1, TableCommand::Leave);
    assert_eq!(table.session.state().until(), None);
    table.now += 3_600_000;
    table.wake();
    assert_eq!(table.session.state().turns, 0, "nobody chose for the one who stayed");
    table.press(1, TableCommand::Join);
    let state = table.session.state();
    assert_eq!(state.until(), Some(table.now + state.settings.time()));
}

#[test]
fn bots_fill_the_seats_that_a_game_for_three_needs() {
    let mut table = Driven::new("bid", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    assert!(matches!(table.session.state().phase, Phase::Lobby(_)), "two are too few");
    table.press(0, TableCommand::PlayNow);
    let state = table.session.state();
    assert_eq!((state.players.len(), state.is_running()), (3, true));
}

#[test]
fn a_bot_is_never_seated_under_a_name_that_somebody_made_up() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    for name in ["Olga @everyone", "Pippa", ""] {
        table.press(0, TableCommand::AddBot(name.to_owned()));
    }
    let names = table.session.state().players.iter().map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ada", "Olga"]);
}

#[test]
fn nobody_sits_down_for_a_match_that_cannot_begin() {
    let mut table = Driven::new("tournament", Pace::Live, 7);
    table.press(0, TableCommand::ChangeRules("points.100".into()));
    table.press(0, TableCommand::PlayNow);
    assert_eq!(table.session.state().players.len(), 1);
    table.press(0, TableCommand::ChangeRules("own-end.".into()));
    table.press(0, TableCommand::PlayNow);
    assert!(table.session.game().is_some());
}

#[test]
fn fewer_players_than_sit_there_cannot_be_asked_for() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    for who in 1..4 {
        table.press(who, TableCommand::Join);
    }
    table.press(0, TableCommand::ChangeSeats(2));
    assert_eq!(table.session.state().settings.seats, 4);
}

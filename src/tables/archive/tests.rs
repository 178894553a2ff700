//! The text of everything that is stored, as `tests/data/stored.txt` has it, a line each.
//!
//! `UPDATE_GOLDEN=1` writes the file anew. A line that changes is a new format, unless an older
//! version could read it.

use std::path::Path;

use games::sealed::Chain;
use games::{AnyMatch, AnyRules, GameKind, SeatNo};
use players::Level;

use super::*;
use table::board::{Board, Coming, Pause, Presence, Shown, Status, Stop, Stopper, ToldCounts};
use table::seal::Seal;
use table::state::{BotTurn, Dm, Guest, Hints, Move, Phase, Player, Posted};
use values::{ChannelId, GuildId, Hands, Ladder, MessageId, Pace, Settings, UserId};

fn guest(user: u64, name: &str) -> Guest {
    Guest { user: UserId(user), name: name.into() }
}

/// A table with as little as there can be.
fn bare(phase: Phase) -> State {
    State {
        guild: GuildId(1),
        guild_name: None,
        channel: ChannelId(2),
        parent: None,
        private: true,
        shared: false,
        locale: "en-US".into(),
        host: guest(3, "Ada"),
        settings: Settings {
            rules: AnyRules::variant("classic").unwrap(),
            pace: Pace::Live,
            seats: 4,
            hints: false,
            quiet: true,
            hands: Hands::Private,
        },
        players: Vec::new(),
        invited: Vec::new(),
        removed: Vec::new(),
        phase,
        step: 0,
        since: 5,
        reminded: false,
        page: 0,
        shown: Shown::default(),
        page_done: false,
        posted: None,
        lobby: None,
        waiting_sent: 0,
        reminder: None,
        turns: 0,
        lost_pages: 0,
        bot_turn: None,
        held: false,
        buried: false,
        unshown: false,
        seal: None,
    }
}

fn player(user: Option<u64>, bot: Option<Level>, presence: Presence, dm: Dm) -> Player {
    Player {
        user: user.map(UserId),
        name: user.map_or("Pip", |_| "Ada").into(),
        bot,
        locale: "de".into(),
        presence,
        removed: presence == Presence::Left,
        missed: 0,
        missed_in: None,
        dm,
        dm_moved: false,
        absent: 0,
        hints: Hints::default(),
    }
}

/// A table with everything there can be.
fn full(pace: Pace) -> State {
    let channel = ChannelId(20);
    let message = MessageId(21);
    let settings = bare(Phase::Closed).settings;
    let chains = vec![Chain::new([7; 32], 3).with_used(3), Chain::new([8; 32], 2).with_used(1)];
    State {
        guild_name: Some("The Barn".into()),
        parent: Some(ChannelId(10)),
        private: false,
        shared: true,
        settings: Settings { pace, hints: true, quiet: false, hands: Hands::Dm, ..settings },
        players: vec![
            Player {
                missed: 1,
                missed_in: Some((2, 3)),
                dm_moved: true,
                absent: 4,
                hints: Hints { asked: 5, last: Some(6) },
                ..player(Some(3), None, Presence::Here, Dm::Message { channel, message })
            },
            player(Some(4), None, Presence::Away, Dm::Channel { channel }),
            player(None, None, Presence::Left, Dm::Closed),
            player(None, Some(Level::WEAKEST), Presence::Here, Dm::Unknown),
            player(None, Some(Level::USUAL), Presence::Here, Dm::Unknown),
            player(None, Some(Level::STRONGEST), Presence::Here, Dm::Unknown),
        ],
        invited: vec![guest(11, "Cem")],
        removed: vec![UserId(12)],
        step: 13,
        reminded: true,
        page: 14,
        shown: shown(),
        page_done: true,
        posted: Some(Posted { page: 14, message, at: 15, afterwards: Some("text".into()) }),
        lobby: Some(MessageId(22)),
        waiting_sent: 16,
        reminder: Some(MessageId(23)),
        turns: 17,
        lost_pages: 18,
        bot_turn: Some(BotTurn { step: 13, at: 19 }),
        held: true,
        buried: true,
        unshown: true,
        seal: Seal::stored(chains, 2, Some("message 22 cuts 2".into())),
        ..bare(Phase::Playing)
    }
}

fn shown() -> Shown {
    let [first, second] = [0, 1].map(SeatNo::from_index);
    Shown {
        events: Vec::new(),
        played_for: vec![first],
        now_away: vec![second],
        comings: vec![Coming::Left(first), Coming::Removed(second), Coming::Back(first)],
        told: ToldCounts { events: 1, played_for: 2, now_away: 3, comings: 4 },
    }
}

fn stops() -> Vec<Stop> {
    vec![
        Stop::By(Stopper::Person { user: UserId(3), name: "Ada".into() }),
        Stop::By(Stopper::Name("somebody".into())),
        Stop::TooFew,
        Stop::NobodyLeft,
        Stop::Rested,
        Stop::ChannelGone,
    ]
}

/// A table of each variant of Sixty-Six, the second game: of two, or of three where there is bidding.
fn of_another_game() -> Vec<State> {
    let of = |variant| {
        let mut state = full(Pace::Slow);
        state.settings.rules = AnyRules::variant(variant).unwrap();
        let rules = &state.settings.rules;
        let seats = [2_u8, 3]
            .into_iter()
            .find(|&seats| AnyMatch::create(rules, seats.into()).is_ok())
            .unwrap();
        state.settings.seats = seats;
        state.players.truncate(seats.into());
        state
    };
    GameKind::ALL[1].variants().into_iter().map(of).collect()
}

fn states() -> Vec<State> {
    let phases = [
        Phase::Lobby(1),
        Phase::Between(2),
        Phase::Paused(Pause::EverybodyAway, 3),
        Phase::Paused(Pause::NotAllowed, 4),
        Phase::Over,
        Phase::Closed,
    ];
    let phases = phases.into_iter().chain(stops().into_iter().map(Phase::Stopped));
    Pace::ALL.map(full).into_iter().chain(phases.map(bare)).collect()
}

fn notices() -> Vec<Notice> {
    let (seat, user) = (SeatNo::from_index(1), UserId(3));
    let (channel, message) = (ChannelId(2), MessageId(21));
    let state = full(Pace::Live);
    let over = |ladder| Status::over(ladder, ladder.is_none());
    let statuses = [
        Status::Waiting { since: 1, until: Some(2) },
        Status::Between { next_at: 3 },
        Status::Paused(Pause::EverybodyAway),
        over(Some(Ladder::Table)),
        over(Some(Ladder::Solo)),
        over(None),
    ];
    let statuses = statuses.into_iter().chain(stops().into_iter().map(Status::Stopped));
    let boards = statuses.map(|status| board(&state, status));
    let others = [
        Notice::Lobby,
        Notice::LobbyChanged,
        Notice::Waiting,
        Notice::Line,
        Notice::Strip { message, content: None },
        Notice::Strip { message, content: Some("text".into()) },
        Notice::Delete { channel, message },
        Notice::Hand { seat, if_free: true },
        Notice::Moved { seat },
        Notice::Reminder,
        Notice::Share,
        Notice::Alert { user, dm: Some(channel) },
    ];
    boards.chain(others).collect()
}

fn board(state: &State, status: Status) -> Notice {
    let table = AnyMatch::create(&state.settings.rules, state.players.len()).unwrap().table();
    let board = Board {
        step: 13,
        seats: state.labels(),
        table,
        shown: shown(),
        status,
        hands: state.settings.hands,
        unreachable: vec![SeatNo::from_index(1)],
        lost_pages: 18,
    };
    Notice::Board { page: 14, board: Box::new(board) }
}

fn entries() -> [Entry; 3] {
    let sample_move = || Move { seat: SeatNo::from_index(1), choice: "12".into() };
    [Entry::Deal("cards".into()), Entry::Move(sample_move()), Entry::PlayedFor(sample_move())]
}

#[test]
fn what_is_stored_keeps_its_text() {
    let written = |states: &[State]| -> Vec<String> {
        states.iter().map(|state| write_state(state).unwrap()).collect()
    };
    let others = of_another_game();
    let (states, of_others) = (written(&states()), written(&others));
    let notices: Vec<String> = notices().iter().map(|n| write_notice(n).unwrap()).collect();
    let entries = entries().map(|entry| write_entry(&entry).unwrap());
    // A text that is read says the same when it is written again, with the names at the table.
    for text in states.iter().chain(&of_others) {
        let people = people(&full(Pace::Live));
        assert_eq!(write_state(&read_state(text, &people).unwrap()).unwrap(), *text);
    }
    let table = full(Pace::Live);
    for text in &notices {
        assert_eq!(write_notice(&read_notice(text, &table).unwrap()).unwrap(), *text);
    }
    for (entry, text) in read_entries(&entries).unwrap().iter().zip(&entries) {
        assert_eq!(write_entry(entry).unwrap(), *text);
    }
    // Those of another game come last, so that they change no line before.
    let mut lines = [states, notices, entries.to_vec(), of_others].concat();
    for state in &others {
        let text =
            write_notice(&board(state, Status::Waiting { since: 1, until: Some(2) })).unwrap();
        assert_eq!(write_notice(&read_notice(&text, state).unwrap()).unwrap(), text);
        lines.push(text);
    }
    let now = lines.join("\n") + "\n";
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&golden, &now).unwrap();
    }
    let known = std::fs::read_to_string(&golden).unwrap_or_default();
    for (known, now) in known.lines().zip(now.lines()) {
        assert_eq!(now, known);
    }
    assert_eq!(now, known);
}

#[test]
fn names_come_from_the_people_at_the_table() {
    let before = State { phase: Phase::Stopped(stops().remove(0)), ..full(Pace::Slow) };
    let text = write_state(&before).unwrap();
    assert!(!["Ada", "Cem", "Pip"].iter().any(|name| text.contains(name)), "{text}");
    let after = read_state(&text, &people(&before)).unwrap();
    assert_eq!(format!("{after:?}"), format!("{before:?}"));
    let [first, ..] = &notices()[..] else { panic!("there is none") };
    let text = write_notice(first).unwrap();
    assert!(!text.contains("Ada"), "{text}");
    let after = read_notice(&text, &full(Pace::Live)).unwrap();
    assert_eq!(format!("{after:?}"), format!("{first:?}"));
}

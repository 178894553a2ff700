//! The table by itself: whatever people, bots and the clock do, in whatever game, it goes on, and
//! forgets and betrays nothing.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

mod alone;

use std::collections::VecDeque;

use games::sealed::Chain;
use games::{AnyRules, Flow};
use hornochse::store::StoredTable;
use hornochse::tables::archive;
use players::{Effort, Level};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use table::command::Open;
use table::result::MatchResult;
use table::seal::Seal;
use table::state::{Dm, Entry, Phase};
use table::{
    CommandRequest, Effects, Notice, Person, Place, Report, Session, State, TableCommand, lobby,
};
use values::Millis;
use values::{ChannelId, GuildId, InteractionId, MessageId, TableId, TableTag, UserId};
use values::{Hands, Pace, Settings};

const GUILD: GuildId = GuildId(1);
const CHANNEL: ChannelId = ChannelId(2);
const TAG: TableTag = TableTag { table: TableId(3), key: 4 };

/// A table that is driven by numbers.
struct Driven {
    session: Session,
    entries: Vec<Entry>,
    now: Millis,
    /// Since when people can reach the bot.
    reachable: Millis,
    rng: StdRng,
    messages: u64,
    /// Number of messages sent.
    sent: u64,
    /// Whether now and then something cannot be sent.
    trouble: bool,
    /// The result of the match, once it is over.
    result: Option<MatchResult>,
}

fn person(number: u8) -> Person {
    let names = ["Ada", "Ben", "Cem", "Dora"];
    let number = usize::from(number) % names.len();
    Person {
        user: UserId(100 + number as u64),
        name: names[number].to_owned(),
        locale: "en-US".into(),
        manages: number == 3,
        manages_server: false,
    }
}

fn place() -> Place {
    Place { guild: GUILD, guild_name: None, channel: CHANNEL, locale: "en-US".into() }
}

impl Driven {
    fn new(variant: &str, pace: Pace, seed: u64) -> Self {
        let rules = AnyRules::variant(variant).unwrap();
        let settings =
            Settings { rules, pace, seats: 10, hints: true, quiet: false, hands: Hands::Dm };
        let open = Open {
            person: person(0),
            place: place(),
            settings,
            parent: None,
            private: false,
            bots: vec![],
        };
        let mut state = lobby::open(&open, CHANNEL, Vec::new(), 1_000_000);
        // One in four is of an earlier version.
        state.seal = (!seed.is_multiple_of(4)).then(|| Seal::new([1; 32]));
        let session = Session::new(TAG, state);
        let rng = StdRng::seed_from_u64(seed);
        let (entries, now) = (Vec::new(), 1_000_000);
        Self {
            session,
            entries,
            now,
            reachable: 0,
            rng,
            messages: 1_000,
            sent: 0,
            trouble: false,
            result: None,
        }
    }

    fn ask(&mut self, who: u8, step: u32, command: TableCommand) {
        let place = Some(place());
        let interaction = InteractionId(9);
        let asked =
            CommandRequest { person: person(who), place, under: None, step, interaction, command };
        let mut fx = Effects::default();
        self.session.ask(&asked, self.now, &mut self.rng, &mut fx);
        self.settle(fx);
    }

    fn press(&mut self, who: u8, command: TableCommand) {
        self.ask(who, self.session.state().step, command);
    }

    /// Handles the effects of a step as the actor does, with the reports of what is sent.
    fn settle(&mut self, fx: Effects) {
        self.session.schedule(self.now, &mut self.rng);
        self.entries.extend(fx.entries);
        self.result = fx.result.or(self.result.take());
        let mut rows = VecDeque::from(fx.outbox);
        let mut left = 1_000;
        while let Some(row) = rows.pop_front() {
            left -= 1;
            assert!(left > 0, "what is sent leads to more for ever, as {:?}", row.notice);
            let report = self.report(&row.notice);
            let mut more = Effects::default();
            let afterwards = |_: &_, _: &_| String::new();
            self.session.delivered(&row.notice, report, &afterwards, self.now, &mut more);
            self.entries.extend(more.entries);
            if matches!(report, Report::DmOpened(_)) {
                // Only the way is there.
                rows.push_front(row);
            }
            rows.retain(|row| !more.withdrawn.contains(&row.key));
            rows.extend(more.outbox);
        }
        self.session.schedule(self.now, &mut self.rng);
    }

    /// Returns the report of a delivery.
    fn report(&mut self, notice: &Notice) -> Report {
        self.sent += 1;
        let seldom = [
            (13, Report::MessageGone),
            (17, Report::MessageStuck),
            (101, Report::NotAllowed),
            (211, Report::ChannelGone),
        ];
        let trouble = seldom.into_iter().find(|(each, _)| self.sent.is_multiple_of(*each));
        if let Some((_, report)) = trouble.filter(|_| self.trouble) {
            return report;
        }
        let dm = |seat| self.session.state().player(seat).map(|player| player.dm);
        match notice {
            Notice::Lobby | Notice::Reminder => self.posted(),
            Notice::Board { page, .. } if page % 7 == 6 => Report::GivenUp,
            Notice::Board { .. } => self.posted(),
            Notice::Hand { seat, .. } => match dm(*seat) {
                Some(Dm::Closed) => Report::Whispered,
                _ if self.messages.is_multiple_of(5) => Report::DmClosed,
                Some(Dm::Unknown) => Report::DmOpened(ChannelId(50)),
                Some(Dm::Channel { .. }) => self.posted(),
                _ => Report::Edited,
            },
            _ => Report::Edited,
        }
    }

    fn posted(&mut self) -> Report {
        self.messages += 1;
        Report::Posted(MessageId(self.messages))
    }

    fn wake(&mut self) {
        let mut fx = Effects::default();
        self.session.wake(self.reachable, self.now, &mut self.rng, &mut fx);
        self.settle(fx);
        if let Some((step, tasks)) = self.session.bot_tasks(self.now) {
            let choices = tasks.into_iter().map(|task| (task.seat.seat(), task.otherwise));
            let mut fx = Effects::default();
            self.session.decided(step, choices.collect(), self.now, &mut fx);
            self.settle(fx);
        }
    }

    /// Does one thing.
    fn act(&mut self, what: u8, who: u8) {
        match what % 20 {
            0 | 1 => self.press(who, TableCommand::Join),
            2 => self.press(who, TableCommand::Leave),
            3 | 4 => self.press(0, TableCommand::Start),
            5 => self.press(who, TableCommand::AddBots(Level::ALL[usize::from(who) % 3], 1)),
            6 => self.press(who, TableCommand::ChangeRules("games.2".into())),
            7 if who < 100 => self.press(who, TableCommand::Cut),
            7 => self.press(who, TableCommand::Back),
            8 => self.press(who, TableCommand::Next),
            9 => self.ask(who, 0, TableCommand::Show),
            10 if who.is_multiple_of(16) => self.ask(0, 0, TableCommand::Kick(person(who / 16))),
            11 if who == 77 => self.press(0, TableCommand::Stop),
            12 => self.press(who, TableCommand::Choose("nonsense.5".into())),
            13 => {
                let step = self.session.state().step.wrapping_sub(1);
                self.ask(who, step, TableCommand::Choose("play.5".into()));
            }
            14 | 15 => {
                if let Some(at) = self.session.state().wake_at() {
                    self.now = self.now.max(at);
                }
                self.wake();
            }
            _ => {
                self.now += Millis::from(who);
                if let Some(seat) = self.session.state().seat_of(person(who).user)
                    && let Some(choice) = self.session.game().and_then(|g| g.stand_in(seat))
                {
                    self.press(who, TableCommand::Choose(choice));
                }
            }
        }
    }

    /// A running table knows when to look again, and waits for somebody.
    fn goes_on(&self) -> bool {
        let state = self.session.state();
        match state.phase {
            Phase::Playing => {
                let waits = self.session.game().is_some_and(|g| !g.awaited().is_empty());
                waits && state.wake_at().is_some()
            }
            Phase::Lobby(_) | Phase::Between(_) | Phase::Paused(..) => state.wake_at().is_some(),
            Phase::Over | Phase::Stopped(_) | Phase::Closed => true,
        }
    }

    /// The table is another one from here on.
    fn change(&mut self, change: impl FnOnce(&mut State)) {
        let mut state = self.session.state().clone();
        change(&mut state);
        self.session = Session::load(TAG, state, self.entries.clone()).unwrap();
    }

    /// The same table, written down and read again.
    fn read_again(&self) -> Session {
        let state = self.session.state();
        let stored = StoredTable {
            tag: TAG,
            revision: 0,
            state: archive::write_state(state).unwrap(),
            people: archive::people(state),
            events: self.entries.iter().map(|e| archive::write_entry(e).unwrap()).collect(),
        };
        archive::read_table(&stored).unwrap_or_else(|why| panic!("{why}"))
    }
}

/// Checks that a hidden choice makes no difference to what everybody sees.
fn betrays_nothing(session: &Session) -> bool {
    let Some(game) = session.game() else { return true };
    let open = game.awaited().into_iter().find(|a| !a.chosen);
    let Some(seat) = open.map(|a| a.seat) else { return true };
    let effort = Effort { playouts: 1, enough: None };
    let choices = [game.stand_in(seat), players::choose(&game.seat(seat), Level::Easy, effort, 1)];
    let mut seen = Vec::new();
    for choice in choices.into_iter().flatten() {
        let mut tried = game.clone();
        if tried.choose(seat, &choice).is_ok_and(|happened| happened.flow == Flow::Quiet) {
            seen.push(tried.table());
        }
    }
    seen.windows(2).all(|both| both[0] == both[1])
}

/// Checks that the messages queued because of a hidden choice say nothing of it.
fn queues_nothing_hidden(table: &Driven) -> bool {
    let Some(game) = table.session.game() else { return true };
    let open = game.awaited().into_iter().find(|a| !a.chosen).map(|a| a.seat);
    let user = open.and_then(|seat| table.session.state().player(seat)?.user);
    let (Some(seat), Some(user)) = (open, user) else { return true };
    let effort = Effort { playouts: 1, enough: None };
    let choices = [game.stand_in(seat), players::choose(&game.seat(seat), Level::Easy, effort, 1)];
    let mut queued = Vec::new();
    for choice in choices.into_iter().flatten() {
        let mut tried = game.clone();
        if !tried.choose(seat, &choice).is_ok_and(|happened| happened.flow == Flow::Quiet) {
            continue;
        }
        let mut session = table.read_again();
        let asked = CommandRequest {
            person: person(u8::try_from(user.0 - 100).unwrap()),
            place: Some(place()),
            under: None,
            step: session.state().step,
            interaction: InteractionId(10),
            command: TableCommand::Choose(choice),
        };
        let mut fx = Effects::default();
        session.ask(&asked, table.now, &mut StdRng::seed_from_u64(1), &mut fx);
        let rows = fx.outbox.into_iter().map(|row| {
            let notice = archive::write_notice(&row.notice).unwrap();
            (row.lane, row.key, row.due_at, notice)
        });
        queued.push(rows.collect::<Vec<_>>());
    }
    queued.windows(2).all(|both| both[0] == both[1])
}

fn variants() -> Vec<&'static str> {
    games::GameKind::ALL.iter().flat_map(|kind| kind.variants()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn whatever_happens_a_table_goes_on_and_forgets_nothing(
        variant in prop::sample::select(variants()),
        pace in prop::sample::select(Pace::ALL.to_vec()),
        seed in any::<u64>(),
        acts in prop::collection::vec((any::<u8>(), any::<u8>()), 20..160),
    ) {
        let mut table = Driven::new(variant, pace, seed);
        table.trouble = seed.is_multiple_of(3);
        // Most of the time there is a match to be played.
        table.press(1, TableCommand::Join);
        let mut step = 0;
        for (what, who) in acts {
            table.act(what, who);
            prop_assert!(table.goes_on(), "{:?} rests for ever", table.session.state().phase);
            prop_assert!(table.session.state().step >= step, "a step was taken back");
            step = table.session.state().step;
        }
        prop_assert!(betrays_nothing(&table.session));
        prop_assert!(queues_nothing_hidden(&table));
        let again = table.read_again();
        let sealed = |session: &Session| {
            let seal = session.state().seal.as_ref()?;
            Some((seal.deals(), seal.seals(), seal.chains().iter().map(Chain::secret_end).collect::<Vec<_>>()))
        };
        prop_assert_eq!(sealed(&again), sealed(&table.session));
        prop_assert_eq!(format!("{:?}", again.state()), format!("{:?}", table.session.state()));
        match (again.game(), table.session.game()) {
            (Some(again), Some(game)) => {
                prop_assert!(again.table() == game.table());
                for seat in games::SeatNo::all(table.session.state().players.len()) {
                    prop_assert!(again.seat(seat) == game.seat(seat));
                }
            }
            // A match that was created but never dealt is created again with its first deal.
            (None, Some(game)) => prop_assert!(game.needs_deal()),
            (again, game) => prop_assert_eq!(again.is_some(), game.is_some()),
        }
    }
}

/// The property is worth something only if matches come to their ends.
#[test]
fn left_to_the_clock_every_game_comes_to_its_end() {
    for variant in variants() {
        let mut table = Driven::new(variant, Pace::Live, 7);
        table.press(1, TableCommand::Join);
        let fewest = *table.session.state().settings.rules.seats_allowed().start();
        for who in 2..fewest {
            table.press(u8::try_from(who).unwrap(), TableCommand::Join);
        }
        table.press(0, TableCommand::ChangeRules("games.1".into()));
        if !table.session.state().settings.contradictions(fewest.max(2)).is_empty() {
            table.press(0, TableCommand::ChangeRules("own-end.".into()));
        }
        table.press(0, TableCommand::Start);
        let mut turns = 0;
        while table.session.state().is_open() {
            for who in 0..2 {
                table.act(19, who);
            }
            table.act(14, 0);
            turns += 1;
            assert!(turns < 2_000, "{variant}: {:?}", table.session.state().phase);
        }
        assert_eq!(table.session.state().phase, Phase::Over, "{variant}");
        assert!(table.session.game().unwrap().outcome().is_some());
    }
}

/// Moves a bot made for a player are not theirs: nobody collects wins by being away.
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

/// No match is as long as a chain; should one be, the next seal is there before its first deal.
#[test]
fn a_match_that_uses_up_its_chain_goes_on_with_another_that_was_shown_before() {
    for variant in ["classic", "sixtysix"] {
        let mut table = Driven::new(variant, Pace::Live, 7);
        table.change(|state| state.seal = Seal::stored(vec![Chain::new([5; 32], 2)], 0, None));
        let seal = |table: &Driven| table.session.state().seal.clone().unwrap();
        table.press(1, TableCommand::Join);
        table.press(0, TableCommand::ChangeRules("games.5".into()));
        table.press(0, TableCommand::Start);
        let mut shown = vec![seal(&table).shown().unwrap()];
        let mut opened = Vec::new();
        for (what, who) in [(19, 0), (19, 1), (14, 0)].into_iter().cycle().take(9_000) {
            table.act(what, who);
            if matches!(table.session.state().phase, Phase::Between(_)) {
                shown.extend(seal(&table).renewed().filter(|new| !shown.contains(new)));
                opened.extend(table.session.opened().filter(|last| !opened.contains(last)));
            }
        }
        assert_eq!(table.session.state().phase, Phase::Over, "{variant}");
        opened.extend(table.session.opened());
        let record = table.session.record().unwrap();
        assert_eq!(record.verify(), Ok(()), "{variant}");
        let seals = seal(&table).seals().unwrap();
        assert_eq!(seals.seals().collect::<Vec<_>>(), shown[..3], "{variant}");
        let games: Vec<u32> = opened.iter().map(|(game, _)| *game).collect();
        assert_eq!(games, [1, 2, 3, 4, 5]);
        assert!(opened[0].1.opens(shown[0]) && opened[1].1.opens(opened[0].1));
        assert!(opened[2].1.opens(shown[1]) && opened[4].1.opens(shown[2]), "{variant}");
    }
}

/// The debug output of a table, which could be logged, tells nobody what will be dealt.
#[test]
fn a_seal_keeps_its_secret_wherever_a_table_is_shown() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let shown = format!("{:?}", table.session.state());
    assert!(shown.contains("entropy: Some(\"interaction 9 cuts 0\")"), "{shown}");
    assert!(!shown.contains("1, 1, 1") && !shown.contains("0101"), "{shown}");
    assert!(archive::write_state(table.session.state()).unwrap().contains(&"01".repeat(32)));
}

/// After a rollback the newer release's tables are kept for it, not taken for damaged.
#[test]
fn a_state_of_a_later_format_is_refused_with_its_number() {
    let table = Driven::new("classic", Pace::Live, 1);
    let text = archive::write_state(table.session.state()).unwrap();
    let written: serde_json::Value = serde_json::from_str(&text).unwrap();
    let format = written["format"].as_u64().unwrap();
    let (today, next) = (format!(r#""format":{format}"#), format!(r#""format":{}"#, format + 1));
    let later = text.replacen(&today, &next, 1);
    let refused = archive::read_state(&later, &[]).unwrap_err();
    assert!(refused.to_string().contains(&format!("format {}", format + 1)), "{refused}");
    assert!(archive::read_state(&text, &[]).is_ok());
}

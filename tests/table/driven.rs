//! A table that is driven by numbers: people, bots, the clock and Discord do what these say.

use std::collections::VecDeque;

use games::AnyRules;
use hornochse::store::StoredTable;
use hornochse::tables::archive;
use players::Level;
use rand::SeedableRng;
use rand::rngs::StdRng;
use table::command::Open;
use table::result::MatchResult;
use table::seal::Seal;
use table::state::{Dm, Entry, Phase};
use table::{
    CommandRequest, Effects, Notice, Person, Place, Report, Session, State, TableCommand, lobby,
};
use values::{
    ChannelId, GuildId, Hands, InteractionId, MessageId, Millis, Pace, Settings, TableId, TableTag,
    UserId,
};

const GUILD: GuildId = GuildId(1);
const CHANNEL: ChannelId = ChannelId(2);
const TAG: TableTag = TableTag { table: TableId(3), key: 4 };

/// A table that is driven by numbers.
pub struct Driven {
    pub session: Session,
    entries: Vec<Entry>,
    pub now: Millis,
    /// Since when people can reach the bot.
    pub reachable: Millis,
    rng: StdRng,
    messages: u64,
    /// Number of messages sent.
    sent: u64,
    /// Whether now and then something cannot be sent.
    pub trouble: bool,
    /// The result of the match, once it is over.
    pub result: Option<MatchResult>,
}

pub fn person(number: u8) -> Person {
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

pub fn place() -> Place {
    Place { guild: GUILD, guild_name: None, channel: CHANNEL, locale: "en-US".into() }
}

impl Driven {
    pub fn new(variant: &str, pace: Pace, seed: u64) -> Self {
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
            removed: vec![],
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

    pub fn ask(&mut self, who: u8, step: u32, command: TableCommand) {
        let fx = self.asked(who, step, command);
        self.settle(fx);
    }

    /// What a press brings about, before anything of it is sent.
    pub fn effects_of(&mut self, who: u8, command: TableCommand) -> Effects {
        self.asked(who, self.session.state().step, command)
    }

    fn asked(&mut self, who: u8, step: u32, command: TableCommand) -> Effects {
        let place = Some(place());
        let interaction = InteractionId(9);
        let asked =
            CommandRequest { person: person(who), place, under: None, step, interaction, command };
        let mut fx = Effects::default();
        self.session.ask(&asked, self.now, &mut self.rng, &mut fx);
        fx
    }

    pub fn press(&mut self, who: u8, command: TableCommand) {
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

    pub(crate) fn wake(&mut self) {
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
    pub fn act(&mut self, what: u8, who: u8) {
        match what % 20 {
            0 | 1 => self.press(who, TableCommand::Join),
            2 => self.press(who, TableCommand::Leave),
            3 | 4 => self.press(0, TableCommand::Start),
            5 => self.press(who, TableCommand::AddBots(Level::new(who % 9 + 1).unwrap(), 1)),
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
    pub fn goes_on(&self) -> bool {
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
    pub fn change(&mut self, change: impl FnOnce(&mut State)) {
        let mut state = self.session.state().clone();
        change(&mut state);
        self.session = Session::load(TAG, state, self.entries.clone()).unwrap();
    }

    /// The same table, written down and read again.
    pub fn read_again(&self) -> Session {
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

/// All variants of all games.
pub fn variants() -> Vec<&'static str> {
    games::GameKind::ALL.iter().flat_map(|kind| kind.variants()).collect()
}

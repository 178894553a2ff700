//! Bots in the lobby: who brings them, who sends them away.

use players::Level;
use rand::{CryptoRng, RngExt};
use values::Millis;

use super::command::{Change, CommandRequest, Person, TableCommand};
use super::lobby::{bot_player, may_rule, only_host};
use super::notice::Notice;
use super::roster;
use super::session::{Effects, Reply, Session};
use super::setup::LOBBY_DELAY;

impl Session {
    /// The host looks at the panel of bots, adds some or sends some away.
    pub(super) fn bots(
        &mut self,
        person: &Person,
        command: &TableCommand,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        if !may_rule(&self.state, person) {
            return only_host("bots-only-host", &self.state);
        }
        let change = match command {
            TableCommand::AddBot(name) => match roster::character(name) {
                Some(character) => {
                    self.seat_bots(vec![(character.name.to_owned(), character.level)])
                }
                None => Change::None,
            },
            TableCommand::AddBots(level, count) => self.seat_some(*level, *count, rng),
            TableCommand::RemoveBot(name) => self.unseat_bots(1, |seated, _| seated == name),
            TableCommand::RemoveBots(level, count) => {
                self.unseat_bots(usize::from(*count), |_, of| level.is_none_or(|level| level == of))
            }
            _ => Change::None,
        };
        if matches!(change, Change::Came(..) | Change::Went(_)) {
            effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now + LOBBY_DELAY);
        }
        Reply::Bots(change)
    }

    /// The host begins; should they be alone, the usual number of bots sits down first, and where
    /// others are missing, as many.
    pub(super) fn play_now(
        &mut self,
        request: &CommandRequest,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        if may_rule(&self.state, &request.person) {
            let (seats, settings) = (self.state.players.len(), &self.state.settings);
            let missing = settings.least_seats().saturating_sub(seats);
            let missing = u8::try_from(missing).unwrap_or(u8::MAX);
            let more = if seats == 1 { settings.opponents() } else { missing };
            let all = seats + usize::from(more);
            let contradictions = settings.contradictions(all);
            if !contradictions.is_empty() {
                // Nobody sits down for a match that cannot begin.
                return Reply::CannotStart(all, contradictions);
            }
            if more > 0 {
                let _ = self.seat_some(Level::USUAL, more, rng);
            }
        }
        self.start(request, None, now, rng, effects)
    }

    /// So many of a level sit down.
    fn seat_some(&mut self, level: Level, count: u8, rng: &mut impl CryptoRng) -> Change {
        let mut taken = self.bot_names();
        let mut new = Vec::new();
        for _ in 0..count.clamp(1, 20) {
            let name = free_name(level, &taken, rng);
            taken.push(name.clone());
            new.push((name, level));
        }
        self.seat_bots(new)
    }

    fn bot_names(&self) -> Vec<String> {
        let bots = self.state.players.iter().filter(|p| p.bot.is_some());
        bots.map(|p| p.name.clone()).collect()
    }

    /// They sit down, as far as there are seats.
    fn seat_bots(&mut self, mut new: Vec<(String, Level)>) -> Change {
        let taken = self.bot_names();
        new.retain(|(name, _)| !taken.contains(name));
        let most = usize::from(self.state.settings.most_seats());
        let left_over = new.split_off(new.len().min(most.saturating_sub(self.state.players.len())));
        let seat = |(name, level): &(String, Level)| bot_player(name.clone(), *level);
        self.state.players.extend(new.iter().map(seat));
        match (new.is_empty(), left_over.is_empty()) {
            (true, true) => Change::None,
            (true, false) => Change::Full,
            (false, all) => Change::Came(new, !all),
        }
    }

    /// The last so many of those who are meant get up.
    fn unseat_bots(&mut self, count: usize, meant: impl Fn(&str, Level) -> bool) -> Change {
        let mut went = Vec::new();
        let players = &mut self.state.players;
        while went.len() < count
            && let Some(last) =
                players.iter().rposition(|p| p.bot.is_some_and(|level| meant(&p.name, level)))
        {
            went.push(players.remove(last).name);
        }
        went.reverse();
        if went.is_empty() { Change::Nobody } else { Change::Went(went) }
    }
}

/// The name of somebody who can play at this level and does not sit here yet; when all do, a second
/// one comes.
fn free_name(level: Level, taken: &[String], rng: &mut impl CryptoRng) -> String {
    for round in 1..=20 {
        let named = |name: &&str| match round {
            1 => (*name).to_owned(),
            _ => format!("{name} {round}"),
        };
        for names in roster::names(level) {
            let free: Vec<String> =
                names.iter().map(named).filter(|name| !taken.contains(name)).collect();
            if !free.is_empty() {
                return free[rng.random_range(0..free.len())].clone();
            }
        }
    }
    level.to_string()
}

//! Leaving, removing, stopping, and the ways in which a match is cut short from outside.

use games::{SeatNo, Step};
use values::{ChannelId, Millis};

use super::board::{Coming, Pause, Presence, Stop, Stopper};
use super::command::{CommandRequest, Person};
use super::lobby::{may_rule, only_host};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};
use super::state::{Phase, Player};
use super::text::{Say, Value};

/// The time for which the result of a match is tried to be shown in a channel that is closed to the
/// bot.
const RESULT_WAITS: Millis = 7 * 24 * 3_600_000;
/// The first interval between these tries. It doubles each time …
const RESULT_AGAIN: Millis = 600_000;
const RESULT_SELDOM: Millis = 6 * 3_600_000;
/// The time after which a table that moves by clicks, and on which nothing happens, is in the way.
const FORSAKEN: Millis = 3_600_000;

impl Session {
    /// A player leaves a running match; the bot plays the seat from now on.
    pub(super) fn leave_match(
        &mut self,
        person: &Person,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        let Some(seat) = self.state.seat_of(person.user) else {
            return Say::plain("not-seated-running").into();
        };
        self.give_up_seat(seat, Coming::Left(seat), now, effects);
        let id = match self.state.phase {
            Phase::Stopped(Stop::NobodyLeft) => "stopped-nobody-left",
            Phase::Stopped(_) => "stopped-too-few",
            Phase::Paused(..) => "left-match-paused",
            _ => "left-match",
        };
        Say::plain(id).into()
    }

    /// Asks a player whether they want to leave.
    pub(super) fn ask_leave(&self, person: &Person) -> Reply {
        match self.state.seat_of(person.user) {
            Some(_) => Reply::ConfirmLeave,
            None => Say::plain("not-seated-running").into(),
        }
    }

    /// Whether the running match is over once this player leaves.
    pub fn ends_without(&self, person: &Person) -> bool {
        self.state.seat_of(person.user).is_some_and(|seat| self.stop_without(seat).is_some())
    }

    /// Whether nobody is there to play on once this player leaves: the match rests.
    pub fn rests_without(&self, person: &Person) -> bool {
        let mut others = self.state.players.iter().filter(|p| p.user != Some(person.user));
        !others.any(Player::is_here)
    }

    /// How the match ends when this seat is given up; `None` where it goes on.
    fn stop_without(&self, seat: SeatNo) -> Option<Stop> {
        let players = self.state.players.iter().enumerate();
        let others = players.filter(|(at, _)| *at != seat.index()).map(|(_, player)| player);
        let bots = others.clone().filter(|p| p.bot.is_some()).count();
        let people = others.filter(|p| p.stays() && p.user.is_some()).count();
        match people {
            0 if bots > 0 => Some(Stop::NobodyLeft),
            _ if people + bots < 2 => Some(Stop::TooFew),
            _ => None,
        }
    }

    fn give_up_seat(&mut self, seat: SeatNo, how: Coming, now: Millis, effects: &mut Effects) {
        let Some(player) = self.state.players.get(seat.index()) else {
            return;
        };
        if player.presence == Presence::Left {
            if matches!(how, Coming::Removed(_)) {
                // They can't come back any more: their hand says so.
                self.tell_coming(how);
                self.send_hand(effects, now, seat);
                self.send_line(effects, now);
            }
            return;
        }
        let was_alone = self.state.is_alone();
        let stop = self.stop_without(seat);
        let Some(player) = self.state.players.get_mut(seat.index()) else {
            return;
        };
        player.presence = Presence::Left;
        player.removed = matches!(how, Coming::Removed(_));
        let leaver = player.user;
        self.tell_coming(how);
        if Some(self.state.host.user) == leaver
            && let Some(next) = self.state.next_host()
        {
            self.state.host = next;
        }
        if let Some(stop) = stop {
            self.stop_match(stop, now, effects);
            if matches!(how, Coming::Removed(_)) {
                // Theirs isn't among the hands of those who played.
                self.send_hand(effects, now, seat);
            }
            return;
        }
        self.send_hand(effects, now, seat);
        if self.state.is_alone() != was_alone {
            // The clock stands still: the hand of the one who stays says so, and no reminder tells
            // of a time that isn't up any more.
            self.send_hands(effects, now, None);
            self.no_more_reminder(now, effects);
        }
        self.send_line(effects, now);
        let playing = self.state.phase == Phase::Playing;
        if playing {
            self.after(Step::nothing(), None, now, effects);
        }
        let before = self.state.phase.clone();
        self.pause_if_deserted(now);
        if self.state.phase != before {
            // Between two games the page keeps the result.
            self.state.page += u32::from(!playing);
            self.no_more_reminder(now, effects);
            self.send_board(effects, now);
        }
    }

    /// The host removes a player.
    pub(super) fn kick(
        &mut self,
        by: &Person,
        whom: &Person,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        if !may_rule(&self.state, by) {
            return only_host("only-host-kick", &self.state);
        }
        if !self.state.is_open() {
            return Say::plain("match-ended").into();
        }
        if by.user == whom.user {
            return Say::plain("kick-self").into();
        }
        let name = Value::Name(whom.name.clone());
        let Some(seat) = self.state.seat_of(whom.user) else {
            return Say::with("kick-not-here", "name", name).into();
        };
        if matches!(self.state.phase, Phase::Lobby(_)) {
            self.kick_from_lobby(whom);
            effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now);
        } else {
            if self.state.removed.contains(&whom.user) {
                return Say::with("kick-not-here", "name", name).into();
            }
            self.state.removed.push(whom.user);
            self.give_up_seat(seat, Coming::Removed(seat), now, effects);
        }
        Say::with("kicked", "name", name).into()
    }

    /// Whether somebody may stop the match; then they are asked whether they are sure.
    pub(super) fn ask_stop(&self, person: &Person, now: Millis) -> Reply {
        if self.may_stop(person, now) { Reply::ConfirmStop } else { self.only_host_stops() }
    }

    fn only_host_stops(&self) -> Reply {
        if self.state.moves_by_clicks() && self.still_since().is_some() {
            let host = Value::Name(self.state.host.name.clone());
            return Say::with("only-host-stop-here", "host", host).into();
        }
        only_host("only-host-stop", &self.state)
    }

    /// Since when nothing has happened at a table on which no time runs out.
    fn still_since(&self) -> Option<Millis> {
        match self.state.phase {
            Phase::Paused(_, since) => Some(since),
            Phase::Lobby(_) => Some(self.state.since),
            Phase::Playing | Phase::Between(_) if self.state.is_alone() => Some(self.state.since),
            _ => None,
        }
    }

    /// Who may rule the table may stop it. Where it moves by clicks there are no moderators, and it
    /// would keep its chat for weeks once its host is gone: there anybody may stop one in which
    /// nothing has happened for long, and no time runs out.
    fn may_stop(&self, person: &Person, now: Millis) -> bool {
        let forsaken = self.still_since().is_some_and(|since| now >= since + FORSAKEN);
        may_rule(&self.state, person) || (self.state.moves_by_clicks() && forsaken)
    }

    /// Yes, they are.
    pub(super) fn stop(&mut self, person: &Person, now: Millis, effects: &mut Effects) -> Reply {
        if !self.may_stop(person, now) {
            return self.only_host_stops();
        }
        if !self.state.is_open() {
            return Say::plain(self.ended()).into();
        }
        let by = Stopper::Person { user: person.user, name: person.name.clone() };
        self.stop_match(Stop::By(by), now, effects);
        Say::plain("stopped").into()
    }

    pub(super) fn stop_match(&mut self, stop: Stop, now: Millis, effects: &mut Effects) {
        let was_lobby = self.game.is_none();
        let gone = stop == Stop::ChannelGone;
        self.state.phase = Phase::Stopped(stop);
        self.state.since = now;
        self.no_more_reminder(now, effects);
        if was_lobby {
            if !gone {
                effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now);
            }
            return;
        }
        if !gone {
            self.send_board(effects, now);
        }
        self.send_hands(effects, now, None);
    }

    /// Whether the result can be shown in the channel that the match has left for a thread of its
    /// own.
    pub fn may_share(&self) -> bool {
        self.state.parent.is_some() && self.state.phase == Phase::Over
    }

    /// The result is shown there, once.
    pub(super) fn share(
        &mut self,
        request: &CommandRequest,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        if self.state.seat_of(request.person.user).is_none() {
            return Say::plain("only-players-share").into();
        }
        if std::mem::replace(&mut self.state.shared, true) {
            return Say::plain("shared-already").into();
        }
        // A private match goes where its person goes, and so does its result.
        if let Some(place) = request.place.as_ref().filter(|_| self.state.private) {
            self.state.parent = Some(place.channel);
        }
        effects.send("share", "share".into(), Notice::Share, now);
        Say::plain("sharing").into()
    }

    /// The channel or the whole server is gone, or the bot was sent away.
    pub fn channel_gone(&mut self, now: Millis, effects: &mut Effects) {
        // A private match goes where its person goes.
        if self.state.is_open() && !self.state.private {
            self.stop_match(Stop::ChannelGone, now, effects);
        }
    }

    /// A channel is gone, and with it the threads that were opened for tables there.
    pub fn parent_gone(&mut self, parent: ChannelId, now: Millis, effects: &mut Effects) {
        if self.state.parent == Some(parent) {
            self.channel_gone(now, effects);
        }
    }

    /// The bot may not write in the channel any more: the match rests, and the players hear of it
    /// where they can still be reached.
    pub fn not_allowed(&mut self, was_board: bool, now: Millis, effects: &mut Effects) {
        let ended = matches!(self.state.phase, Phase::Over | Phase::Stopped(_));
        if ended && was_board && now < self.state.since + RESULT_WAITS {
            // The result, and the record with it, is worth another try.
            self.state.page += 1;
            let wait = (now - self.state.since).clamp(RESULT_AGAIN, RESULT_SELDOM);
            self.send_board(effects, now + wait);
        }
        if matches!(self.state.phase, Phase::Playing | Phase::Between(_)) {
            self.state.phase = Phase::Paused(Pause::NotAllowed, now);
            self.send_hands(effects, now, None);
        }
    }
}

//! Dispatches a person's request to the part of the app that does it.

use games::SeatNo;
use rand::CryptoRng;
use values::Millis;

use super::board::{Pause, Presence};
use super::bot_turns::BEFORE_THE_END;
use super::command::{CommandRequest, Person, TableCommand, Under, UnderKind};
use super::notice::Notice;
use super::session::{Effects, Reply, Session};
use super::state::{BETWEEN, Dm, LOBBY_STAYS, PAUSE_ENDS, Phase};
use super::text::Say;

impl Session {
    pub fn ask(
        &mut self,
        request: &CommandRequest,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        if !self.is_asked_here(request) {
            let shared = self.state.private && matches!(request.command, TableCommand::Share);
            return Say::plain(if shared { "share-elsewhere" } else { "old-button" }).into();
        }
        self.freshen(&request.person);
        // A person who types what a button under the page does has lost sight of the page.
        self.state.buried |= request.under.is_none() && self.state.posted.is_some();
        self.tidy_up(request, now, effects);
        let reply = self.press(request, now, rng, effects);
        self.catch_up(now, effects);
        reply
    }

    /// What could not be shown for want of a click is shown now.
    fn catch_up(&mut self, now: Millis, effects: &mut Effects) {
        if !std::mem::take(&mut self.state.unshown) {
            return;
        }
        let tells = |notice: &Notice| matches!(notice, Notice::Lobby | Notice::Board { .. });
        if effects.outbox.iter().any(|queued| tells(&queued.notice)) {
            return;
        }
        match self.state.phase {
            Phase::Lobby(_) => effects.send("channel", "lobby".into(), Notice::Lobby, now),
            _ => self.send_board(effects, now),
        }
    }

    /// Whether it is asked where the table is: on its server, in its channel, or in private what
    /// only concerns the person who asks. A private match is wherever its person is.
    fn is_asked_here(&self, request: &CommandRequest) -> bool {
        if self.state.private {
            // Everybody on a server sees what is shared: that is asked for there.
            let on_its_server =
                || request.place.as_ref().is_some_and(|p| p.guild == self.state.guild);
            let shared = matches!(request.command, TableCommand::Share);
            return self.state.seat_of(request.person.user).is_some()
                && (!shared || on_its_server());
        }
        let Some(place) = &request.place else {
            return matches!(
                &request.command,
                TableCommand::Choose(_)
                    | TableCommand::Pick(_)
                    | TableCommand::Hand
                    | TableCommand::Back
                    | TableCommand::Next
                    | TableCommand::Rules
            );
        };
        self.state.stands_at(place)
    }

    /// A click on a message tells that it stands there, and that it has buttons. An older one than
    /// the present loses them.
    fn tidy_up(&mut self, request: &CommandRequest, now: Millis, effects: &mut Effects) {
        let Some(under) = request.under.filter(|under| under.kind == UnderKind::Public) else {
            return;
        };
        // Looking back stays possible under every end.
        if matches!(
            request.command,
            TableCommand::Record | TableCommand::Verify | TableCommand::Share
        ) {
            return;
        }
        if request.step == 0 {
            match self.state.lobby {
                Some(lobby) if lobby == under.message => {}
                Some(lobby) if under.message < lobby => self.delete(under.message, now, effects),
                _ => self.lobby_shown(under.message, now, effects),
            }
            return;
        }
        let is_page = Some(under.message) != self.state.reminder;
        if let Some(posted) = self.state.posted.as_ref().filter(|_| is_page)
            && under.message < posted.message
        {
            self.strip(under.message, None, now, effects);
        }
    }

    /// Names and languages change; the latest one counts.
    fn freshen(&mut self, person: &Person) {
        if let Some(player) = self.state.players.iter_mut().find(|p| p.user == Some(person.user)) {
            player.locale.clone_from(&person.locale);
            if self.game.is_none() {
                player.name.clone_from(&person.name);
                if self.state.host.user == person.user {
                    self.state.host.name.clone_from(&person.name);
                }
            }
        }
    }

    /// The word that a table is over.
    pub(super) fn ended(&self) -> &'static str {
        if self.never_began() { "lobby-closed" } else { "match-ended" }
    }

    /// Somebody without a way to their messages looks for their hand: they may be open by now. Those
    /// that were found closed lately are known elsewhere.
    fn try_dm_again(&mut self, seat: SeatNo) {
        if let Some(player) = self.state.players.get_mut(seat.index())
            && player.dm == Dm::Closed
        {
            player.dm = Dm::Unknown;
        }
    }

    fn press(
        &mut self,
        request: &CommandRequest,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        let CommandRequest { person, under, step, command, .. } = request;
        let step = *step;
        let in_lobby = matches!(self.state.phase, Phase::Lobby(_));
        let running = self.state.is_running();
        let seat = self.state.seat_of(person.user);
        let removed = self.state.removed.contains(&person.user);
        match command {
            TableCommand::Show => self.show(now, effects),
            TableCommand::Kick(whom) => self.kick(person, whom, now, effects),
            TableCommand::AskStop => self.ask_stop(person, now),
            TableCommand::Stop => self.stop(person, now, effects),
            TableCommand::Rules => Reply::Rules,
            TableCommand::Record if matches!(self.state.phase, Phase::Over) => Reply::Record,
            TableCommand::Verify if matches!(self.state.phase, Phase::Over) => Reply::Verify,
            _ if removed => Say::plain("kicked-out").into(),
            // The buttons of a closed lobby stayed where nothing could change it: this click can.
            TableCommand::Join
            | TableCommand::Leave
            | TableCommand::Cut
            | TableCommand::Start
            | TableCommand::PlayNow
            | TableCommand::ShowSetUp(_)
            | TableCommand::ShowBots
                if self.never_began() && under.is_some_and(|under| self.is_lobby(under)) =>
            {
                Reply::Lobby
            }
            TableCommand::ShowSetUp(_)
            | TableCommand::ChangeRules(_)
            | TableCommand::ChangePace(_)
            | TableCommand::ChangeSeats(_)
            | TableCommand::ChangeHints(_)
            | TableCommand::ChangeQuiet(_) => {
                if in_lobby {
                    self.set_up(person, command, now, effects)
                } else {
                    Say::plain(if running { "match-running" } else { self.ended() }).into()
                }
            }
            TableCommand::ShowBots
            | TableCommand::AddBot(_)
            | TableCommand::AddBots(..)
            | TableCommand::RemoveBot(_)
            | TableCommand::RemoveBots(..) => {
                if in_lobby {
                    self.bots(person, command, now, rng, effects)
                } else {
                    Say::plain(if running { "bots-running" } else { self.ended() }).into()
                }
            }
            TableCommand::Join if in_lobby => self.join(person, now),
            TableCommand::Leave if in_lobby => self.leave_lobby(person),
            TableCommand::Cut if in_lobby => self.cut(person),
            TableCommand::Start if in_lobby => {
                // Without a button it is the beginning of a match alone, whose answer is the hand.
                let by = if under.is_none() { seat } else { None };
                self.start(request, by, now, rng, effects)
            }
            TableCommand::PlayNow if in_lobby => self.play_now(request, now, rng, effects),
            TableCommand::Start | TableCommand::PlayNow | TableCommand::Cut if running => {
                Say::plain("match-running").into()
            }
            // It would be over, and they may have meant the table of the channel.
            TableCommand::Leave | TableCommand::AskLeave if running && self.state.private => {
                self.ask_stop(person, now)
            }
            TableCommand::AskLeave if running => self.ask_leave(person),
            TableCommand::LeaveForGood if running => self.leave_match(person, now, effects),
            TableCommand::Leave if running => match under {
                // The lobby's button says what it said before.
                Some(Under { kind: UnderKind::Public, .. }) => self.ask_leave(person),
                // Whoever was asked before the others left was told something else.
                _ if self.ends_without(person) => self.ask_leave(person),
                _ => self.leave_match(person, now, effects),
            },
            TableCommand::Join | TableCommand::Back if running => self.back(person, now, effects),
            // The next game was dealt meanwhile: under a hand, that is what was wanted.
            TableCommand::Next if running && step != self.state.step => match seat {
                Some(_) if under.is_some_and(|under| under.kind != UnderKind::Public) => {
                    Reply::Hand(None)
                }
                _ => Say::plain("old-button").into(),
            },
            TableCommand::Next if running => self.next_game(request, now, rng, effects),
            TableCommand::Share if self.may_share() => self.share(request, now, effects),
            TableCommand::Hand if in_lobby => {
                Say::plain(if seat.is_some() { "hand-not-yet" } else { not_seated(running) }).into()
            }
            TableCommand::Hand | TableCommand::Choose(_) | TableCommand::Pick(_) => {
                let Some(seat) = seat else {
                    return Say::plain(not_seated(running)).into();
                };
                match command {
                    TableCommand::Choose(choice) if running => {
                        self.choose(seat, step, choice, now, effects)
                    }
                    TableCommand::Pick(first) if running => {
                        self.pick(seat, step, first, now, effects)
                    }
                    _ => {
                        self.try_dm_again(seat);
                        Reply::Hand(None)
                    }
                }
            }
            // A rematch opens another table, a review only reads, and a hint takes a while: the
            // router sees to them before they come here.
            TableCommand::Join
            | TableCommand::Leave
            | TableCommand::AskLeave
            | TableCommand::LeaveForGood
            | TableCommand::Cut
            | TableCommand::Start
            | TableCommand::PlayNow
            | TableCommand::Back
            | TableCommand::Next
            | TableCommand::Hint
            | TableCommand::Rematch
            | TableCommand::Record
            | TableCommand::Verify
            | TableCommand::Share
            | TableCommand::Review => Say::plain("match-ended").into(),
        }
    }

    /// The first part of a choice: nothing is decided by it.
    fn pick(
        &mut self,
        seat: SeatNo,
        step: u32,
        first: &str,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        let resumed = self.come_back(seat, now, effects);
        if step == self.state.step && !resumed {
            Reply::Picking(first.to_owned())
        } else {
            Reply::Hand(Some(Say::plain("hand-stale")))
        }
    }

    /// "I'm back", or joining again after leaving.
    fn back(&mut self, person: &Person, now: Millis, effects: &mut Effects) -> Reply {
        let Some(seat) = self.state.seat_of(person.user) else {
            return Say::plain(not_seated(true)).into();
        };
        let was_here = self.state.player(seat).is_some_and(|p| p.presence == Presence::Here);
        if matches!(self.state.phase, Phase::Paused(Pause::NotAllowed, _)) {
            // They see what is the matter; if it has been put right, the match goes on.
            self.come_back(seat, now, effects);
            self.resume(Some(seat), now, effects);
            return Reply::Hand(None);
        }
        let resumed = self.come_back(seat, now, effects);
        let note = (!was_here || resumed).then(|| Say::plain("joined-again"));
        Reply::Hand(note)
    }

    /// The table at the bottom of the channel.
    fn show(&mut self, now: Millis, effects: &mut Effects) -> Reply {
        if self.state.private {
            return Reply::Hand(None);
        }
        if self.game.is_none() {
            effects.send("channel", "lobby".into(), Notice::Lobby, now);
        } else if matches!(self.state.phase, Phase::Paused(Pause::NotAllowed, _)) {
            self.resume(None, now, effects);
        } else {
            self.state.page += 1;
            self.send_board(effects, now);
        }
        Say::plain("table-here").into()
    }

    /// The table is looked at because its time has come.
    /// `reachable`: since when people can reach the bot; in the far future while they cannot.
    pub fn wake(
        &mut self,
        reachable: Millis,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) {
        match self.state.phase {
            // Nobody could come to start it.
            Phase::Lobby(closes) if now >= closes && closes < reachable => {
                self.state.phase = Phase::Lobby(now + LOBBY_STAYS);
            }
            Phase::Lobby(closes) if now >= closes => self.expire_lobby(now, effects),
            // Somebody has set the clock back: the time of this decision runs anew.
            Phase::Playing if self.state.since > now => {
                self.state.since = now;
                self.tell_the_time(now, effects);
            }
            Phase::Playing => self.look_at_the_time(reachable, now, effects),
            Phase::Between(next_at) if now >= next_at => self.deal(None, now, rng, effects),
            // As above.
            Phase::Between(next_at) if next_at > now + BETWEEN => {
                self.state.phase = Phase::Between(now + BETWEEN);
                self.send_line(effects, now);
            }
            Phase::Paused(pause, since) if now >= since + PAUSE_ENDS => {
                if since + PAUSE_ENDS < reachable {
                    self.state.phase = Phase::Paused(pause, rests_since(now));
                } else {
                    self.stop_match(super::board::Stop::Rested, now, effects);
                }
            }
            _ => {}
        }
    }

    /// The time for the present decision runs, or has run out.
    fn look_at_the_time(&mut self, reachable: Millis, now: Millis, effects: &mut Effects) {
        let Some(until) = self.state.until() else {
            // Nobody waits for a person who plays alone; but a match that rests for long ends.
            let ends = self.state.since + PAUSE_ENDS;
            if now >= ends && ends < reachable {
                self.state.since = rests_since(now);
            } else if now >= ends {
                self.stop_match(super::board::Stop::Rested, now, effects);
            }
            return;
        };
        let remind_at = self.state.remind_at().filter(|_| !self.state.reminded);
        let to_remind = remind_at.is_some_and(|at| now >= at);
        // Whoever could come in only shortly before the end, or only after they were to be
        // reminded, is given time, too.
        let too_short = until - self.least_time() < reachable;
        // Before bots decide for those who aren't there: they may be back before the others can.
        if (now >= until - BEFORE_THE_END || to_remind) && now < reachable {
            self.hold_the_clock(now);
        } else if now >= until - BEFORE_THE_END && too_short
            || to_remind && remind_at.is_some_and(|at| at < reachable)
        {
            // Nobody could choose while the bot was not running, or out of reach.
            self.give_grace(now, effects);
        } else if now >= until {
            self.deadline(now, effects);
        } else if to_remind {
            self.remind(now, effects);
            if self.state.since < reachable {
                // The clock was held meanwhile.
                self.tell_the_time(now, effects);
            }
        }
    }
}

/// Since when a match rests, so that it rests for another day: nobody could come back when it was to
/// end.
const fn rests_since(now: Millis) -> Millis {
    now + 24 * 3_600_000 - PAUSE_ENDS
}

pub(super) fn not_seated(running: bool) -> &'static str {
    if running { "not-seated-running" } else { "not-seated" }
}

//! During the match: choices, turns, games, and what follows of them.

use games::{AnyEvent, AnyMatch, AskMode, Awaited, Flow, Happened, Moment, Refused, SeatNo, Step};
use rand::CryptoRng;
use values::Millis;

use super::board::{Coming, Pause, Presence};
use super::command::{CommandRequest, UnderKind};
use super::notice::Notice;
use super::seal::Seal;
use super::session::{Effects, Reply, Session};
use super::state::{BETWEEN, Entry, Move, Phase, Player};
use super::text::Say;

impl Session {
    /// Deals the next game. `by` sees their hand as the answer to what they asked.
    pub(super) fn deal(
        &mut self,
        by: Option<SeatNo>,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) {
        let Some(game) = &mut self.game else { return };
        let dealt = match self.state.seal.as_ref().and_then(Seal::stream) {
            Some(mut sealed) => game.deal(&mut sealed),
            None => game.deal(rng),
        };
        match dealt {
            Ok((deal, happened)) => {
                if let Some(seal) = &mut self.state.seal {
                    seal.spend(rng);
                }
                effects.entries.push(Entry::Deal(deal));
                self.state.phase = Phase::Playing;
                self.after(happened, by, now, effects);
            }
            // The engine does not refuse its own deals; if it did, the table waits where it is.
            Err(error) => {
                let table = self.tag.table;
                tracing::error!(target: crate::LOG, %error, %table, "a deal was refused");
            }
        }
    }

    /// A player decides.
    pub(super) fn choose(
        &mut self,
        seat: SeatNo,
        step: u32,
        choice: &str,
        now: Millis,
        effects: &mut Effects,
    ) -> Reply {
        match self.state.phase {
            Phase::Playing | Phase::Paused(Pause::EverybodyAway, _) => {}
            Phase::Paused(Pause::NotAllowed, _) | Phase::Between(_) => {
                // Any card brings back whoever is away.
                if self.state.player(seat).is_some_and(|p| p.presence == Presence::Away) {
                    self.come_back(seat, now, effects);
                }
                return Reply::Hand(None);
            }
            _ => return Say::plain("match-ended").into(),
        }
        let was_missed = self.state.player(seat).is_some_and(|p| p.missed > 0);
        let resumed = self.come_back(seat, now, effects);
        if step != self.state.step {
            let note = if was_missed { "hand-late" } else { "hand-stale" };
            return Reply::Hand(Some(Say::plain(note)));
        }
        let Some(game) = &mut self.game else {
            return Say::plain("old-button").into();
        };
        match game.choose(seat, choice) {
            Ok(happened) => {
                effects.entries.push(Entry::Move(Move { seat, choice: choice.to_owned() }));
                self.after(happened, Some(seat), now, effects);
                Reply::Hand(None)
            }
            Err(refused) if !resumed => Reply::Hand(Some(word(refused))),
            Err(_) => Reply::Hand(None),
        }
    }

    /// The time was over while nobody was there to see it: the bot was not running. A third of the
    /// time is given again, with a reminder.
    pub(super) fn give_grace(&mut self, now: Millis, effects: &mut Effects) {
        self.state.since = now - self.state.settings.time() * 2 / 3;
        self.remind(now, effects);
        self.tell_the_time(now, effects);
    }

    /// The page and the hands of those who haven't chosen say until when they can.
    pub(super) fn tell_the_time(&mut self, now: Millis, effects: &mut Effects) {
        self.send_line(effects, now);
        for seat in self.missing() {
            self.send_hand(effects, now, seat);
        }
    }

    /// Nobody can reach the bot: a third of the time is left, and nobody is called before somebody
    /// can come. It is looked at again soon.
    pub(super) fn hold_the_clock(&mut self, now: Millis) {
        self.state.since = now - self.state.settings.time() * 2 / 3 + self.least_time();
        self.state.reminded = false;
    }

    /// The time that is left to people at least before anybody plays for them, counted from when
    /// they can reach the bot.
    pub(super) fn least_time(&self) -> Millis {
        HELD.min(self.state.settings.time() / 3)
    }

    /// The missing ones are asked to choose, once for each decision.
    pub(super) fn remind(&mut self, now: Millis, effects: &mut Effects) {
        self.state.reminded = true;
        effects.send("reminder", "reminder".into(), Notice::Reminder, now);
    }

    /// Follows up on what the engine reported: the page is told, the clock of the next decision
    /// starts, the game or the match ends.
    pub(super) fn after(
        &mut self,
        happened: Happened,
        by: Option<SeatNo>,
        now: Millis,
        effects: &mut Effects,
    ) {
        self.follow_up(happened, by, &[], now, effects);
    }

    pub(super) fn follow_up(
        &mut self,
        happened: Happened,
        by: Option<SeatNo>,
        missing: &[SeatNo],
        now: Millis,
        effects: &mut Effects,
    ) {
        let happened = happened.and(self.play_on_for(missing, effects));
        let happened = happened.and(self.play_foregone(effects));
        if happened.flow == Flow::Quiet {
            self.send_waiting(effects, now);
            return;
        }
        self.state.step += 1;
        self.state.since = now;
        self.state.waiting_sent = 0;
        self.no_more_reminder(now, effects);
        for turn in &happened.turns_ended {
            self.count_turn(*turn);
        }
        self.make_room(&happened.events);
        let ends_turn = happened.events.iter().any(AnyEvent::ends_turn);
        self.tell(happened.events, now);
        self.state.page_done = !matches!(happened.flow, Flow::Grows | Flow::Trickles);
        match happened.flow {
            Flow::MatchOver => {
                self.state.phase = Phase::Over;
                self.write_results(effects);
            }
            Flow::DealOver => self.state.phase = Phase::Between(now + BETWEEN),
            Flow::Quiet | Flow::Trickles | Flow::Grows | Flow::Page => {}
        }
        self.pause_if_deserted(now);
        let owed = self.state.held;
        // The decisions that bots are about to make belong on the same page: one message instead of
        // two.
        self.state.held = !self.state.page_done && !happened.began && self.waits_for_bots_alone();
        if !self.state.held {
            if ends_turn || owed {
                self.turn_is_told();
            }
            // An update that was held back has waited long enough.
            let trickles = happened.flow == Flow::Trickles && !owed;
            let patience = if trickles { TRICKLE } else { 0 };
            self.send_board(effects, now + patience);
            self.send_hands(effects, now, by);
        }
    }

    /// Makes the choices about which there is nothing to think.
    fn play_foregone(&mut self, effects: &mut Effects) -> Happened {
        let mut happened = Step::nothing();
        if self.nobody_here() {
            return happened;
        }
        while let Some(game) = &mut self.game
            && let Some((seat, choice)) = game.foregone()
            && let Ok(more) = game.choose(seat, &choice)
        {
            effects.entries.push(Entry::PlayedFor(Move { seat, choice }));
            happened = happened.and(more);
        }
        happened
    }

    /// Plays what the `missing` have left to decide of the turn whose time is over, and those who
    /// were late in it before and haven't come since, so that nobody waits for them twice.
    fn play_on_for(&mut self, missing: &[SeatNo], effects: &mut Effects) -> Happened {
        let mut happened = Step::nothing();
        if self.nobody_here() {
            return happened;
        }
        while let Some(game) = &mut self.game {
            let turn = Some(game.moment());
            let players = &self.state.players;
            let was_late = |seat: SeatNo| {
                let player = players.get(seat.index()).filter(|player| player.is_here());
                player.is_some_and(|player| player.missed > 0 && player.missed_in == turn)
            };
            let rest = |a: &&Awaited| {
                let late = missing.contains(&a.seat) || was_late(a.seat);
                !a.chosen && late && a.asked == AskMode::FollowUp
            };
            let awaited = game.awaited();
            let Some(next) = awaited.iter().find(rest) else { break };
            let Some(more) = play_for(game, next.seat, effects) else { break };
            happened = happened.and(more);
        }
        happened
    }

    /// The time for a decision is over: the bot chooses for whoever has not.
    pub(super) fn deadline(&mut self, now: Millis, effects: &mut Effects) {
        let Some(game) = &mut self.game else { return };
        let at = game.moment();
        let missing: Vec<SeatNo> =
            game.awaited().iter().filter(|a| !a.chosen).map(|a| a.seat).collect();
        let before = effects.entries.len();
        let mut happened = Step::nothing();
        for seat in &missing {
            happened = happened.and(play_for(game, *seat, effects).unwrap_or_else(Step::nothing));
        }
        let mut now_away = Vec::new();
        let mut late = Vec::new();
        for seat in &missing {
            // A bot that did not come to a choice in time is nobody's fault at the table.
            let Some(player) =
                self.state.players.get_mut(seat.index()).filter(|p| p.played_by_bot().is_none())
            else {
                continue;
            };
            late.push(*seat);
            if player.missed_in != Some(at) {
                player.missed = player.missed.saturating_add(1);
                player.missed_in = Some(at);
            }
            if player.missed >= 2 {
                player.presence = Presence::Away;
                now_away.push(*seat);
            }
        }
        if effects.entries.len() == before {
            // Nothing could be chosen; look again after another full time instead of at once.
            self.state.since = now;
            return;
        }
        // The marks belong to the page that these events begin or go on with.
        if self.state.page_done {
            self.tell(Vec::new(), now);
        }
        for seat in &late {
            let shown = &self.state.shown;
            // What was told with an earlier turn is about to make room.
            if !shown.played_for.iter().skip(shown.told.played_for).any(|known| known == seat) {
                self.state.shown.played_for.push(*seat);
            }
        }
        self.state.shown.now_away.extend(now_away.iter().copied());
        self.follow_up(happened, None, &missing, now, effects);
        for seat in now_away {
            // Once more, so that they find the button that brings them back.
            self.send_hand(effects, now, seat);
        }
    }

    /// Somebody is here after all. Whether the match was resumed by it.
    pub fn come_back(&mut self, seat: SeatNo, now: Millis, effects: &mut Effects) -> bool {
        let Some(player) = self.state.players.get_mut(seat.index()) else {
            return false;
        };
        // What was missed in the present turn stays so: it is counted when that is over.
        player.missed = 0;
        let was_away = player.presence != Presence::Here;
        if was_away {
            let was_alone = self.state.is_alone();
            if let Some(player) = self.state.players.get_mut(seat.index()) {
                player.presence = Presence::Here;
            }
            self.tell_coming(Coming::Back(seat));
            if was_alone && !self.state.is_alone() {
                // Two play again: the clock, which stood still, starts anew.
                self.state.since = now;
                self.no_more_reminder(now, effects);
                self.send_hands(effects, now, Some(seat));
            }
        }
        if matches!(self.state.phase, Phase::Paused(Pause::EverybodyAway, _)) {
            self.resume(Some(seat), now, effects);
            return true;
        }
        if self.state.held && !self.waits_for_bots_alone() {
            self.state.held = false;
            self.send_board(effects, now);
            self.send_hands(effects, now, Some(seat));
        } else if was_away {
            self.send_line(effects, now);
        }
        false
    }

    /// A resting match goes on: with a new table message and the full time. `by` sees their hand in
    /// the answer to their click.
    pub(super) fn resume(&mut self, by: Option<SeatNo>, now: Millis, effects: &mut Effects) {
        let Some(game) = &self.game else { return };
        self.state.phase =
            if game.needs_deal() { Phase::Between(now + BETWEEN) } else { Phase::Playing };
        self.state.since = now;
        self.no_more_reminder(now, effects);
        self.state.held = false;
        // Whoever was there may have left while it rested.
        self.pause_if_deserted(now);
        self.state.page += 1;
        self.send_board(effects, now);
        self.send_hands(effects, now, by);
    }

    /// Whether nobody plays themselves: bots alone do not go on.
    pub fn nobody_here(&self) -> bool {
        !self.state.players.iter().any(Player::is_here)
    }

    /// A turn is over: notes for whom the bot played.
    fn count_turn(&mut self, turn: Moment) {
        self.state.turns += 1;
        // People who were forgotten meanwhile among them.
        for player in self.state.players.iter_mut().filter(|p| p.bot.is_none()) {
            if player.presence != Presence::Here || player.missed_in == Some(turn) {
                player.absent += 1;
            }
        }
    }

    /// A reminder that has done its work would only stand in the way.
    pub(super) fn no_more_reminder(&mut self, now: Millis, effects: &mut Effects) {
        self.state.reminded = false;
        effects.withdrawn.push("reminder".to_owned());
        if let Some(settled) = self.state.reminder.take() {
            self.delete(settled, now, effects);
        }
    }

    /// Somebody came or went: the present page says so.
    pub(super) fn tell_coming(&mut self, coming: Coming) {
        self.state.shown.comings.push(coming);
    }

    /// A match in which nobody plays rests until somebody comes back.
    pub(super) fn pause_if_deserted(&mut self, now: Millis) {
        if matches!(self.state.phase, Phase::Playing | Phase::Between(_)) && self.nobody_here() {
            self.state.phase = Phase::Paused(Pause::EverybodyAway, now);
        }
    }

    /// "Next game" before the pause is over; pressed under a hand, that shows what was dealt.
    pub(super) fn next_game(
        &mut self,
        request: &CommandRequest,
        now: Millis,
        rng: &mut impl CryptoRng,
        effects: &mut Effects,
    ) -> Reply {
        let Some(seat) = self.state.seat_of(request.person.user) else {
            return Say::plain("not-seated-running").into();
        };
        if self.state.player(seat).is_some_and(|player| player.presence == Presence::Left) {
            // Their hand says how they come back; a game that others play on doesn't bring them.
            return Reply::Hand(None);
        }
        self.come_back(seat, now, effects);
        let under_hand = request.under.is_some_and(|under| under.kind != UnderKind::Public);
        match self.state.phase {
            Phase::Between(_) if under_hand => {
                self.deal(Some(seat), now, rng, effects);
                Reply::Hand(None)
            }
            Phase::Between(_) => {
                self.deal(None, now, rng, effects);
                if self.state.settings.quiet { Reply::Unchanged } else { Reply::Stripped }
            }
            _ => Say::plain("old-button").into(),
        }
    }
}

/// The time for which the clock is held while nobody can reach the bot.
const HELD: Millis = 60_000;
/// The time that an update that [trickles](Flow::Trickles) waits for others to be told with.
const TRICKLE: Millis = 4_000;

/// Makes the choice of whoever is not there.
pub(super) fn play_for(
    game: &mut AnyMatch,
    seat: SeatNo,
    effects: &mut Effects,
) -> Option<Happened> {
    let choice = game.stand_in(seat)?;
    match game.choose(seat, &choice) {
        Ok(happened) => {
            effects.entries.push(Entry::PlayedFor(Move { seat, choice }));
            Some(happened)
        }
        Err(refused) => {
            tracing::error!(target: crate::LOG, ?refused, %seat, "the absence policy chose what is not allowed");
            None
        }
    }
}

fn word(refused: Refused) -> Say {
    match refused {
        Refused::NotHeld(card) => Say::with("refused-not-held", "card", card),
        Refused::NotYourTurn => Say::plain("refused-not-your-turn"),
        Refused::NotNow => Say::plain("refused-not-now"),
    }
}

//! The outcome of a delivery: what becomes of the row, and of its table, once Discord has taken it, or has
//! not.

use std::time::Duration;

use rand::RngExt;

use super::Post;
use super::call::Sent;
use super::row::{RowNo, RowStage, Task};
use super::surfaces::{HandShown, Surface, SurfacePlace};
use super::way::Way;
use crate::tables::ledger::Ledger;
use crate::telemetry;
use crate::tools::messenger::{Permit, SendError, Target};
use crate::tools::reply::PrivateReply;
use crate::tools::task::spawn;
use games::SeatNo;
use table::{Notice, Report, Session};
use values::{Millis, Pace, UserId};

/// A row that has failed for so long is given up, if others were taken the last few times.
const DEAD_AFTER: Duration = Duration::from_secs(3_600);
/// … so many times at least.
const REFUSED_OFTEN: u32 = 8;
/// A row that has failed for so long is given up in any case: longer than any outage.
const DEAD_FOR_SURE: Duration = Duration::from_secs(3 * 24 * 3_600);

/// The result of a delivery task.
pub(super) enum Landing {
    /// A permit to go on.
    Permit(RowNo, Target, Result<Permit, SendError>),
    /// A call that has come back.
    Sent(Box<FinishedCall>),
}

/// A call that has come back, with the row that it was made for.
pub(super) struct FinishedCall {
    pub(super) row: RowNo,
    pub(super) version: u64,
    pub(super) task: Task,
    pub(super) way: Way,
    pub(super) looked: bool,
    /// Whose hand it shows, and what of it, where another process may show it, too.
    pub(super) hand: Option<(SeatNo, HandShown)>,
    pub(super) result: Result<Sent, SendError>,
}

/// A delivery that has come back, or has broken off.
pub(in crate::tables) struct Landed(
    pub(super) Result<(tokio::task::Id, Landing), tokio::task::JoinError>,
);

impl Post {
    /// A delivery came back, or broke off.
    pub(in crate::tables) async fn landed(&mut self, ledger: &mut Ledger, landed: Landed) {
        let now = self.clock.now();
        match landed.0 {
            Ok((task, landing)) => {
                self.under_way.remove(&task);
                match landing {
                    Landing::Permit(no, target, Ok(permit)) => {
                        if let Some(row) = self.outbox.row_mut(no) {
                            row.stage = RowStage::Permitted(target, permit);
                        }
                    }
                    Landing::Permit(no, _, Err(error)) => {
                        self.put_off(ledger, no, &error, now).await;
                    }
                    Landing::Sent(call) => self.sent(ledger, *call, now).await,
                }
            }
            Err(broken) => {
                tracing::error!(table = %self.id, error = %broken, "a delivery broke off");
                if let Some(no) = self.under_way.remove(&broken.id()) {
                    if let Some(row) = self.outbox.row_mut(no) {
                        row.nameless = true;
                    }
                    let error =
                        SendError::Later { reason: "it broke off".into(), wait: 0, in_doubt: true };
                    self.put_off(ledger, no, &error, now).await;
                }
            }
        }
    }

    /// A call has come back.
    async fn sent(&mut self, ledger: &mut Ledger, call: FinishedCall, now: Millis) {
        let FinishedCall { row: no, version, task, way, looked, hand, result } = call;
        let error = match result {
            Ok(sent) => {
                self.arrived(ledger, (no, version), &task, &way, &sent, now);
                let shows = matches!(sent, Sent::Nothing | Sent::Message(_));
                if let Some((seat, shown)) = hand.filter(|_| shows) {
                    self.hand_landed(ledger, seat, shown).await;
                }
                return;
            }
            Err(error) => error,
        };
        let first = self.outbox.row(no).is_some_and(|row| row.attempts == 0);
        let by_clicks = ledger.session().is_some_and(|one| one.state().moves_by_clicks());
        match (&error, &way) {
            // The limit of a token is used up: another one, or a request that counts.
            (
                SendError::Later { wait: 1.., in_doubt: false, .. },
                Way::FollowUp(_) | Way::Page(_),
            ) => return self.again(no, now),
            (SendError::Later { reason, wait, in_doubt }, _) => {
                // A change that is made twice looks as if it had been made once.
                let posts = matches!(
                    way,
                    Way::Counted(_, Target::Post(_)) | Way::Whisper(..) | Way::FollowUp(_)
                );
                if let (Way::FollowUp(_), Some(row)) = (&way, self.outbox.row_mut(no)) {
                    row.nameless |= *in_doubt;
                }
                let (reason, wait) = (reason.clone(), *wait);
                let later = SendError::Later { reason, wait, in_doubt: *in_doubt && posts };
                return self.put_off(ledger, no, &later, now).await;
            }
            (SendError::Unauthorized, _) => return self.put_off(ledger, no, &error, now).await,
            // A bot that may not read what stands there posts without looking.
            _ if looked => {
                if let Some(row) = self.outbox.row_mut(no) {
                    (row.in_doubt, row.nameless) = (false, false);
                }
                return self.again(no, now);
            }
            // A mistake of ours: any other token would hear the same, and there is nothing else.
            (SendError::Refused(_), Way::Page(_) | Way::FollowUp(_)) if by_clicks => {}
            // The token does not work: the same by another one, or by a request that counts.
            (_, Way::Page(page)) => {
                self.surfaces.page_dead(page);
                return self.again(no, now);
            }
            (SendError::MessageGone, Way::FollowUp(door)) => {
                self.surfaces.door_dead(door);
                return self.again(no, now);
            }
            // There is no other way: by other tokens, as long as there are any.
            (_, Way::FollowUp(door)) if by_clicks => {
                self.surfaces.door_dead(door);
                return self.again(no, now);
            }
            // The channel or the page was refused: any other token would hear the same.
            (_, Way::FollowUp(_)) => {
                if let Some(row) = self.outbox.row_mut(no) {
                    row.attempts = row.attempts.max(1);
                }
                return self.again(no, now);
            }
            // The answer that makes the token valid may still be on its way.
            (_, Way::Hand(_) | Way::Whisper(..)) if first => {
                let later =
                    SendError::Later { reason: error.to_string(), wait: 300, in_doubt: false };
                return self.put_off(ledger, no, &later, now).await;
            }
            (_, Way::Hand(reply)) => {
                let Task::Notice(Notice::Hand { seat, .. }) = &task else {
                    // A message that was only to be brought up to date stays as it is.
                    return self.outbox.done(no, version);
                };
                self.surfaces.hand_dead(*seat, &reply.token);
                return self.again(no, now);
            }
            (_, Way::Whisper(user, token)) => {
                self.surfaces.person_dead(*user, token);
                return self.again(no, now);
            }
            _ => {}
        }
        let report = match (&task, &error) {
            // Whatever it is that Discord has against a direct message to them: they get their hand
            // where the table is.
            (Task::Notice(Notice::Hand { .. }), SendError::Refused(reason))
                if matches!(way, Way::Counted(..)) =>
            {
                tracing::error!(table = %self.id, %reason, "Discord refused a direct message");
                Report::DmClosed
            }
            (_, SendError::Refused(reason)) => {
                // What it says by now was not refused.
                if self.outbox.row(no).is_some_and(|row| row.version != version) {
                    return self.outbox.done(no, version);
                }
                // A mistake of ours. The match goes on without this message rather than not at all.
                tracing::error!(table = %self.id, %reason, "Discord refused a message");
                self.bury(ledger, no, &error, now).await;
                return;
            }
            (Task::Notice(Notice::Alert { user, .. }), _) => {
                self.preferences.unreached(*user).await;
                Report::DmClosed
            }
            // A channel that takes no new message is closed to the bot, whatever it says. Of a new
            // message Discord says only that it is gone if it had arrived before, and was deleted.
            _ if matches!(way, Way::Counted(_, Target::Post(_)))
                && !matches!(task, Task::Notice(Notice::Hand { .. }))
                && !matches!(
                    error,
                    SendError::Closed | SendError::ChannelGone | SendError::MessageGone
                ) =>
            {
                Report::NotAllowed
            }
            (Task::Notice(Notice::Hand { .. }), SendError::MessageGone) => Report::MessageGone,
            (Task::Notice(Notice::Hand { .. }), SendError::TooOld | SendError::Archived) => {
                Report::MessageStuck
            }
            (Task::Notice(Notice::Hand { .. } | Notice::Moved { .. }), _) => Report::DmClosed,
            (_, SendError::MessageGone) => Report::MessageGone,
            (_, SendError::Archived | SendError::TooOld) => Report::MessageStuck,
            (_, SendError::ChannelGone) => Report::ChannelGone,
            _ => Report::NotAllowed,
        };
        if let Task::Notice(notice) = &task
            && (matches!(notice, Notice::Hand { .. }) && report == Report::DmClosed
                || matches!(error, SendError::Closed))
            && let Some(user) = written_to(ledger.session(), notice)
        {
            self.closed_dms.note(user, now);
        }
        self.outbox.done(no, version);
        if let Task::Notice(notice) = &task {
            self.delivered(ledger, notice, report);
        }
    }

    /// A request has done what it was for.
    fn arrived(
        &mut self,
        ledger: &mut Ledger,
        (no, version): (RowNo, u64),
        task: &Task,
        way: &Way,
        sent: &Sent,
        now: Millis,
    ) {
        let notice = match task {
            Task::Notice(notice) => notice,
            Task::Retire(seat, before) => {
                if before.place == SurfacePlace::Direct {
                    self.delivered(ledger, &Notice::Moved { seat: *seat }, Report::Edited);
                }
                return self.outbox.done(no, version);
            }
            Task::Refresh(_) => return self.outbox.done(no, version),
        };
        let report = match sent {
            Sent::Found(found) => {
                if let Some(row) = self.outbox.row_mut(no) {
                    (row.in_doubt, row.nameless) = (false, false);
                    row.stands = *found;
                }
                self.again(no, now);
                if let Some(message) = found {
                    self.delivered(ledger, notice, Report::Posted(*message));
                }
                return;
            }
            Sent::Channel(channel) => {
                self.again(no, now);
                if let Some(row) = self.outbox.row_mut(no)
                    && let Task::Notice(Notice::Alert { dm, .. }) = &mut row.task
                {
                    *dm = Some(*channel);
                }
                self.delivered(ledger, notice, Report::DmOpened(*channel));
                return;
            }
            Sent::Message(_) if matches!(way, Way::Whisper(..)) => Report::Whispered,
            Sent::Message(message) => Report::Posted(*message),
            // It is about a step that is over: the next one begins to wait anew.
            Sent::Nothing
                if matches!(notice, Notice::Waiting)
                    && self.outbox.row(no).is_none_or(|row| row.withdrawn) =>
            {
                Report::Done
            }
            Sent::Nothing if matches!(way, Way::Counted(..)) => Report::Edited,
            Sent::Nothing => Report::Done,
        };
        if let (Sent::Message(message), Way::FollowUp(door)) = (sent, way) {
            self.surfaces.posted(*message, door, now);
        }
        if let (Sent::Message(message), Way::Whisper(_, token)) = (sent, way)
            && let Notice::Hand { seat, .. } = notice
        {
            let reply = PrivateReply { token: token.clone(), message: Some(*message) };
            let place = SurfacePlace::Whisper(Some(*message));
            let surface = Surface::new(reply, place, None, now);
            if self.surfaces.hand(*seat, now).is_some() {
                // Meanwhile they have opened their hand themselves: that one stays.
                self.outbox.retire(*seat, surface, now);
            } else {
                self.surfaces.hand_shown(*seat, surface, true, now);
                self.say_moved(ledger.session(), *seat, now);
            }
        }
        let in_doubt = self.outbox.row(no).is_some_and(|row| row.in_doubt);
        if let (Report::Posted(message), true) = (report, in_doubt) {
            // Discord may have given back what an earlier try has posted: its content is put right.
            if let Some(row) = self.outbox.row_mut(no) {
                (row.in_doubt, row.nameless) = (false, false);
                row.stands = Some(message);
            }
            self.again(no, now);
        } else {
            self.outbox.done(no, version);
        }
        self.delivered(ledger, notice, report);
        // They may have opened their hand elsewhere before it was known that this arrived. At a
        // slow table a new message is there to be noticed.
        let session = ledger.session();
        let slow = session.is_some_and(|session| session.state().settings.pace == Pace::Slow);
        if let (Notice::Hand { seat, .. }, Report::Posted(_), false) = (notice, report, slow) {
            self.say_moved(session, *seat, now);
        }
    }

    /// A row goes another way.
    fn again(&mut self, no: RowNo, now: Millis) {
        let Some(row) = self.outbox.row_mut(no) else { return };
        if row.withdrawn {
            let version = row.version;
            return self.outbox.done(no, version);
        }
        row.stage = RowStage::Waiting;
        row.due_at = now;
    }

    /// A row is tried again later, longer each time, until it is given up.
    pub(super) async fn put_off(
        &mut self,
        ledger: &mut Ledger,
        no: RowNo,
        error: &SendError,
        now: Millis,
    ) {
        let Some(row) = self.outbox.row_mut(no) else { return };
        let (wait, in_doubt) = match error {
            SendError::Later { wait, in_doubt, .. } => (*wait, *in_doubt),
            _ => (0, false),
        };
        if row.withdrawn {
            let version = row.version;
            return self.outbox.done(no, version);
        }
        row.stage = RowStage::Waiting;
        row.in_doubt |= in_doubt;
        let (ticks, well) = (self.clock.ticks(), self.messenger.is_well());
        let failing_for = ticks.saturating_sub(*row.failing_since.get_or_insert(ticks));
        // Being told to wait says nothing about the row; while everything fails, nothing does.
        row.refused = if well { row.refused + u32::from(wait == 0) } else { 0 };
        // Bad luck is tried again soon, for people wait for it; where Discord is ill, now and then,
        // and a message that alone is ill, less and less often.
        let longest = match (well, failing_for < BAD_LUCK) {
            (true, true) => SOON,
            (true, false) => RARELY,
            (false, _) => NOW_AND_THEN,
        };
        let backoff = backoff(row.attempts).min(longest);
        // Tables that failed at the same moment do not all try again at the same moment.
        let backoff = backoff + ledger.chance().random_range(0..=backoff / 4);
        row.attempts = row.attempts.saturating_add(1);
        row.due_at = now + wait.max(backoff);
        let (due_at, attempts, stored) = (row.due_at, row.attempts, row.stored);
        let again = attempts > 1 || wait > 0;
        let interaction = row.cause.map(tracing::field::display);
        tracing::warn!(table = %self.id, %error, attempts, interaction, "not delivered yet");
        let stopped = matches!(error, SendError::Unauthorized);
        let hopeless = failing_for > DEAD_FOR_SURE
            || (failing_for > DEAD_AFTER && row.refused >= REFUSED_OFTEN);
        if hopeless && !stopped {
            return self.bury(ledger, no, error, now).await;
        }
        // The number of tries is worth knowing for people who look; nothing depends on it, and
        // nothing waits for it. Bad luck that passes at once is not written down.
        if let Some(stored) = stored.filter(|_| !stopped && again) {
            let (store, table, error) = (self.store.clone(), self.id, error.to_string());
            spawn(async move {
                if let Err(error) = store.postpone(stored, due_at, &error).await {
                    tracing::error!(%table, %error, "the outbox cannot be written");
                }
            });
        }
    }

    /// A row is given up, with a word in the log; the database keeps it.
    async fn bury(&mut self, ledger: &mut Ledger, no: RowNo, error: &SendError, now: Millis) {
        let Some(row) = self.outbox.bury(no) else { return };
        let interaction = row.cause.map(tracing::field::display);
        tracing::error!(table = %self.id, row = row.logged_key(), %error, interaction, "never delivered");
        telemetry::given_up();
        if let Some(stored) = row.stored
            && let Err(error) = self.store.bury(stored, now, &error.to_string()).await
        {
            tracing::error!(table = %self.id, %error, "the outbox cannot be written");
        }
        if let Task::Notice(notice) = &row.task {
            self.delivered(ledger, notice, Report::GivenUp);
        }
    }
}

/// Returns the person to whose direct messages a notice goes.
fn written_to(session: Option<&Session>, notice: &Notice) -> Option<UserId> {
    match notice {
        Notice::Hand { seat, .. } => session?.state().player(*seat)?.user,
        Notice::Alert { user, .. } => Some(*user),
        _ => None,
    }
}

/// For how long a message that fails while others go through is taken to have had bad luck.
const BAD_LUCK: Duration = Duration::from_secs(600);
/// The longest rest between two tries of such a message.
const SOON: Millis = 8_000;
/// The longest rest between two tries while everything fails.
const NOW_AND_THEN: Millis = 60_000;
/// The longest rest of all.
const RARELY: Millis = 300_000;

/// Half a second, doubled with every try.
fn backoff(attempts: u32) -> Millis {
    500 << attempts.min(10)
}

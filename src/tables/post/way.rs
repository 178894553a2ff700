//! The way that a row of the outbox goes at the moment it may be sent.
//!
//! A change goes by the token of a click where there is one, for nobody sees the difference. A new
//! page does so only when requests are short: a message that is posted by a token is shown as a
//! reply to the message under the button, which reads worse.

use super::outbox::Outbox;
use super::row::{Row, RowStage, Task};
use super::surfaces::{Door, Surface, SurfacePlace, Surfaces};
use crate::tools::budget::Urgency;
use crate::tools::closed_dms::ClosedDms;
use crate::tools::messenger::{Messenger, Target};
use crate::tools::preferences::TablePreferences;
use crate::tools::reply::{PrivateReply, PublicReply, ReplyToken};
use games::SeatNo;
use table::session::ANSWER_GRACE;
use table::state::{Dm, Phase};
use table::{Notice, Session};
use values::{Hands, MessageId, Millis, Pace, UserId};

/// The delay of the waiting line before it is changed by a request that counts, after the beginning
/// of a step: most turns of a lively table are over by then. Each time it is used, four times as
/// long.
const WAITING_FIRST: Millis = 15_000;
/// The time that a change of the lobby waits for the lobby itself.
const LOBBY_AGAIN: Millis = 500;
/// The time until it is looked again whether a click can be used.
const DOORS_AGAIN: Millis = 1_000;
/// Discord finds a message by its nonce for some minutes. After that, what may have been posted is
/// looked for.
const NONCE_LIVES: Millis = 120_000;

/// The way that a row is sent, or the reason why it is not.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Way {
    /// Not at all: it has become pointless.
    Pointless,
    /// Not at all: their direct messages were closed lately.
    Closed,
    /// Not before this moment.
    Later(Millis),
    /// Not before it is known whether the answer to a click on this page has come beside it.
    AfterAnswer(MessageId),
    /// Not now: nothing can be sent before somebody clicks, and then it is asked for anew.
    Shut,
    /// In another message than the one that stands: that cannot be changed.
    Stuck,
    /// By a request that counts.
    Counted(Urgency, Target),
    /// A new message for everybody, by the token of a click in the channel.
    FollowUp(Door),
    /// A change of a message that everybody sees, by a token.
    Page(PublicReply),
    /// By the token of a private hand.
    Hand(PrivateReply),
    /// By a message in the channel that only this person sees.
    Whisper(UserId, ReplyToken),
}

/// The state that decides which way a row goes: where people look, and what they want.
pub(super) struct Ways<'a> {
    pub(super) session: &'a Session,
    pub(super) outbox: &'a Outbox,
    pub(super) surfaces: &'a Surfaces,
    pub(super) wishes: &'a TablePreferences,
    pub(super) closed_dms: &'a ClosedDms,
    pub(super) messenger: &'a dyn Messenger,
    pub(super) now: Millis,
}

impl Ways<'_> {
    /// Returns the way that a row goes, as things stand now.
    pub(super) fn of(&self, row: &Row) -> Way {
        match self.of_its_own_right(row) {
            Way::Counted(_, target) if self.session.state().moves_by_clicks() => {
                self.by_click(row, target)
            }
            way => way,
        }
    }

    /// The way of a row that has a right of its own nowhere: by a token, or by none.
    fn by_click(&self, row: &Row, target: Target) -> Way {
        let notice = row.notice();
        match target {
            Target::Edit(_, message) | Target::Delete(_, message) => {
                if let Some(page) = self.surfaces.page(message, self.now) {
                    return match self.messenger.rest_of(page.token()) {
                        0 => Way::Page(page.clone()),
                        rest => Way::Later(self.now.saturating_add(rest)),
                    };
                }
                if self.surfaces.is_answered_beside(message, self.now) {
                    return Way::AfterAnswer(message);
                }
                let news = matches!(
                    notice,
                    Some(Notice::Board { .. } | Notice::Line | Notice::LobbyChanged)
                );
                match self.follow_up() {
                    _ if !news => Way::Pointless,
                    Way::Shut => Way::Shut,
                    _ => Way::Stuck,
                }
            }
            Target::Post(_) | Target::Read(_)
                if matches!(notice, Some(Notice::Board { .. } | Notice::Lobby)) =>
            {
                self.follow_up()
            }
            // Nobody is reminded.
            _ => Way::Pointless,
        }
    }

    /// A new message in the channel by the freshest click that has one left, also by one that is
    /// still being answered: the message waits for that.
    fn follow_up(&self) -> Way {
        let channel = self.session.state().channel;
        let doors = self.surfaces.doors_to(channel, self.now);
        let mut doors = doors.filter(|door| door.token.may_yet_post()).peekable();
        if doors.peek().is_none() {
            return Way::Shut;
        }
        let may = |token: &ReplyToken| !token.may_post() || self.messenger.may_follow_up(token);
        match doors.find(|door| may(&door.token)) {
            Some(door) => Way::FollowUp(door.clone()),
            // Discord's limits are used up for a moment.
            None => Way::Later(self.now + DOORS_AGAIN),
        }
    }

    /// The way where the bot may post and change messages by itself.
    fn of_its_own_right(&self, row: &Row) -> Way {
        let (session, now) = (self.session, self.now);
        let state = session.state();
        let channel = state.channel;
        let edit = |message, urgency| match self.page(row, message) {
            Some(page) => Way::Page(page),
            None => Way::Counted(urgency, Target::Edit(channel, message)),
        };
        let old = |at: Millis| now - at > NONCE_LIVES;
        let notice = match &row.task {
            // Whether the hand has moved there is known once that answer has arrived.
            Task::Retire(seat, _) | Task::Refresh(seat) if self.is_answering(*seat) => {
                return Way::Later(now + ANSWER_GRACE);
            }
            Task::Retire(seat, Surface { reply, place, .. }) => {
                // Its owner may have gone back to it meanwhile.
                let back = self.surfaces.hand(*seat, now).is_some_and(|surface| {
                    surface.reply.token == reply.token
                        || (surface.place == *place && *place != SurfacePlace::Whisper(None))
                });
                return if back { Way::Pointless } else { Way::Hand(reply.clone()) };
            }
            Task::Refresh(seat) => {
                // Another process may have shown it elsewhere since.
                let moved = |surface: &Surface| {
                    surface.place == SurfacePlace::Direct
                        && state.player(*seat).is_some_and(|player| player.dm_moved)
                };
                return match self.surfaces.hand(*seat, now).filter(|surface| !moved(surface)) {
                    Some(surface) => Way::Hand(surface.reply.clone()),
                    None => Way::Pointless,
                };
            }
            Task::Notice(notice) => notice,
        };
        match notice {
            Notice::Lobby
            | Notice::LobbyChanged
            | Notice::Board { .. }
            | Notice::Waiting
            | Notice::Line
            | Notice::Reminder
                if state.private =>
            {
                Way::Pointless
            }
            Notice::Lobby if session.game().is_some() => Way::Pointless,
            Notice::Lobby => match row.stands {
                Some(lobby) => edit(lobby, Urgency::Waiting),
                None if row.in_doubt && old(row.created_at) => {
                    Way::Counted(Urgency::Reveal, Target::Read(channel))
                }
                None => Way::Counted(Urgency::Reveal, Target::Post(channel)),
            },
            // A new one is on its way, and may not say yet what has changed.
            Notice::LobbyChanged if self.outbox.keyed("lobby").is_some() => {
                Way::Later(now + LOBBY_AGAIN)
            }
            Notice::LobbyChanged => match state.lobby {
                Some(lobby) => edit(lobby, Urgency::Waiting),
                None => Way::Pointless,
            },
            Notice::Board { page, .. } => match state.posted.as_ref() {
                Some(posted) if posted.page == *page => edit(posted.message, Urgency::Reveal),
                // A newer page stands already: this one came to nothing.
                Some(posted) if posted.page > *page => Way::Pointless,
                _ if row.in_doubt
                    && (row.nameless || old(row.created_at))
                    && row.stands.is_none() =>
                {
                    Way::Counted(Urgency::Reveal, Target::Read(channel))
                }
                _ => match row.stands {
                    // Discord has given it back for this row: whatever it says, it is changed.
                    Some(message) => edit(message, Urgency::Reveal),
                    None => self.new_page(row),
                },
            },
            // The last page tells it, and would lose what comes with an end.
            Notice::Waiting | Notice::Line if matches!(state.phase, Phase::Over) => Way::Pointless,
            Notice::Waiting => match state.posted.as_ref().filter(|p| p.page == state.page) {
                Some(posted) => {
                    let growth = 1 << (2 * state.waiting_sent.min(6));
                    let counted_at = state.since + WAITING_FIRST * growth;
                    if now >= counted_at {
                        return edit(posted.message, Urgency::Waiting);
                    }
                    match self.surfaces.page(posted.message, now) {
                        Some(page) => match self.messenger.rest_of(page.token()) {
                            0 => Way::Page(page.clone()),
                            rest => Way::Later(counted_at.min(now.saturating_add(rest))),
                        },
                        None => Way::Later(counted_at),
                    }
                }
                None => Way::Pointless,
            },
            Notice::Line => match state.posted.as_ref().filter(|p| p.page == state.page) {
                Some(posted) => edit(posted.message, Urgency::Waiting),
                // It stands on the page that is on its way.
                None => Way::Pointless,
            },
            Notice::Strip { message, .. } => edit(*message, Urgency::Cosmetic),
            Notice::Delete { channel, message } => match self.page(row, *message) {
                Some(page) => Way::Page(page),
                None => Way::Counted(Urgency::Cosmetic, Target::Delete(*channel, *message)),
            },
            Notice::Reminder if row.stands.is_some() => Way::Pointless,
            Notice::Reminder if to_remind(session, self.wishes).is_empty() => Way::Pointless,
            Notice::Reminder => Way::Counted(Urgency::Waiting, Target::Post(channel)),
            Notice::Share => match state.parent.filter(|_| row.stands.is_none()) {
                Some(parent) => Way::Counted(Urgency::Waiting, Target::Post(parent)),
                None => Way::Pointless,
            },
            // Late news are none; and Discord would not know again what it has taken so long ago.
            Notice::Alert { .. } if row.stands.is_some() || old(row.created_at) => Way::Pointless,
            Notice::Alert { user, .. } if !session.may_still_join(*user) => Way::Pointless,
            Notice::Alert { dm: None, .. } => Way::Counted(Urgency::Cosmetic, Target::OpenDm),
            Notice::Alert { dm: Some(channel), .. } => {
                Way::Counted(Urgency::Cosmetic, Target::Post(*channel))
            }
            Notice::Moved { seat } => match state.player(*seat).map(|p| p.dm) {
                // Only while the hand is shown elsewhere.
                Some(Dm::Message { channel, message })
                    if matches!(
                        self.surfaces.hand(*seat, now).map(|surface| surface.place),
                        Some(SurfacePlace::Whisper(_))
                    ) =>
                {
                    Way::Counted(Urgency::Cosmetic, Target::Edit(channel, message))
                }
                _ => Way::Pointless,
            },
            Notice::Hand { seat, if_free } => {
                let Some(player) = state.player(*seat) else { return Way::Pointless };
                let Some(user) = player.user else { return Way::Pointless };
                // Private hands go the way of closed DMs.
                let dm = match self.wishes.hands(user, state.settings.hands) {
                    // Who plays alone looks at the hand that they play in.
                    _ if state.moves_by_clicks() || state.private => Dm::Closed,
                    // Whoever wants it themselves may have opened them since.
                    Hands::Dm
                        if player.dm == Dm::Closed
                            && self.wishes.wants_dm(user)
                            && !self.closed_dms.has(user, now) =>
                    {
                        Dm::Unknown
                    }
                    Hands::Dm => player.dm,
                    Hands::Private => Dm::Closed,
                };
                let asked = state.phase == Phase::Playing && session.must_decide(*seat);
                let surface = self.surfaces.hand(*seat, now);
                // At a slow table people are elsewhere when their turn comes: a changed message
                // would not tell them. At a lively one they are looking.
                let rings = match state.settings.pace {
                    _ if state.is_alone() => false,
                    Pace::Live => false,
                    Pace::Relaxed => surface.is_none(),
                    Pace::Slow => true,
                };
                // Whoever has been reminded knows that it is their turn.
                let rings = rings && asked && !state.reminded && !if_free && dm != Dm::Closed;
                // An answer that is on its way shows the hand as it was when they clicked, and is
                // where they look from then on: what goes elsewhere before it has arrived would be
                // told that it has moved there. Then there may be nothing left to send, too.
                if self.surfaces.is_answering(user, now) {
                    return Way::Later(now + ANSWER_GRACE);
                }
                match (surface, dm) {
                    (Some(surface), _) if !rings => Way::Hand(surface.reply.clone()),
                    _ if *if_free => Way::Pointless,
                    (_, Dm::Closed) => match self.surfaces.person(user, now) {
                        Some(token) => Way::Whisper(user, token),
                        None => Way::Pointless,
                    },
                    (_, Dm::Unknown) if self.closed_dms.has(user, now) => Way::Closed,
                    (_, Dm::Unknown) => Way::Counted(Urgency::Reveal, Target::OpenDm),
                    (_, Dm::Message { channel, message })
                        if !rings || row.stands == Some(message) =>
                    {
                        Way::Counted(Urgency::Reveal, Target::Edit(channel, message))
                    }
                    (_, Dm::Message { channel, .. } | Dm::Channel { channel })
                        if row.in_doubt && row.stands.is_none() =>
                    {
                        Way::Counted(Urgency::Reveal, Target::Read(channel))
                    }
                    (_, Dm::Message { channel, .. } | Dm::Channel { channel }) => {
                        Way::Counted(Urgency::Reveal, Target::Post(channel))
                    }
                }
            }
        }
    }

    /// The way to change a message that everybody sees by a token, where that can be done at once.
    /// A change that has failed goes the other way the next time: made twice, it looks as if it had
    /// been made once.
    fn page(&self, row: &Row, message: MessageId) -> Option<PublicReply> {
        let page = self.surfaces.page(message, self.now)?;
        let by_token = row.attempts.is_multiple_of(2) && self.messenger.rest_of(page.token()) == 0;
        by_token.then(|| page.clone())
    }

    /// The way of a page that has to be posted.
    fn new_page(&self, row: &Row) -> Way {
        let channel = self.session.state().channel;
        let target = Target::Post(channel);
        let permitted = matches!(&row.stage, RowStage::Permitted(wanted, _) if *wanted == target);
        // By its nonce alone Discord knows again what may have been posted already; a page without
        // buttons can't be found again; and what has failed once by a token goes another way.
        let findable = !matches!(self.session.state().phase, Phase::Stopped(_));
        let fresh = row.attempts == 0 && !row.in_doubt;
        let by_token = self.messenger.is_pressed() && !permitted && fresh && findable;
        let may = |token: &ReplyToken| self.messenger.may_follow_up(token);
        match self.surfaces.door_to(channel, may, self.now).filter(|_| by_token) {
            Some(door) => Way::FollowUp(door.clone()),
            None => Way::Counted(Urgency::Reveal, target),
        }
    }

    /// Whether an answer that shows this seat's hand is on its way to Discord.
    fn is_answering(&self, seat: SeatNo) -> bool {
        let user = self.session.state().player(seat).and_then(|player| player.user);
        user.is_some_and(|user| self.surfaces.is_answering(user, self.now))
    }
}

/// Those who have something to decide, and want to be called.
pub(super) fn to_remind(session: &Session, wishes: &TablePreferences) -> Vec<UserId> {
    let missing = session.missing().into_iter();
    let users = missing.filter_map(|seat| session.state().player(seat)?.user);
    users.filter(|user| wishes.reminds(*user)).collect()
}

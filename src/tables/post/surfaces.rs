//! The messages that people look at now, and the tokens that change them without costing a request.
//!
//! A click leaves a token behind. For a quarter of an hour it changes the message that was clicked,
//! and opens a way to the person who clicked; in the table's channel it posts messages, too, and
//! changes what it has posted. Tokens are secrets and are never stored: after a
//! restart every change costs a request again, and nothing else is lost.

use std::collections::{HashMap, VecDeque};

use crate::tools::reply::{Original, PrivateReply, PublicReply, ReplyToken};
use games::SeatNo;
use pictures::Scene;
use table::Say;
use table::state::Phase;
use values::{ChannelId, InteractionId, MessageId, Millis, UserId};

/// The time for which a token is used: Discord gives it a quarter of an hour.
const TOKEN_LIVES: Millis = 14 * 60_000;
/// So many tokens of a channel are kept, the freshest: enough for their limits.
const DOORS: usize = 12;
/// So many places are kept in which somebody looked at their hand before.
const BEFORE: usize = 4;
/// The time that it may take until it is known whether an answer has arrived.
pub(super) const ANSWER_TAKES: Millis = 30_000;

/// A private message in which a seat's owner looked at their hand last.
#[derive(Clone, Debug)]
pub struct Surface {
    /// The way to change it.
    pub reply: PrivateReply,
    pub place: SurfacePlace,
    /// The click whose answer it is, or will be.
    click: Option<InteractionId>,
    since: Millis,
}

impl Surface {
    /// One that is looked at from now on.
    pub fn new(
        reply: PrivateReply,
        place: SurfacePlace,
        click: Option<InteractionId>,
        now: Millis,
    ) -> Self {
        Self { reply, place, click, since: now }
    }

    /// Whether it is known to be there.
    fn has_arrived(&self) -> bool {
        self.reply.message.is_some() || self.reply.token.original() == Original::Private
    }
}

/// The kind of a private message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SurfacePlace {
    /// The direct message.
    Direct,
    /// One in the channel that nobody else sees; its number, where it is known.
    Whisper(Option<MessageId>),
}

/// What a hand shows: what stands there tells of another moment once this has changed.
#[derive(Clone, PartialEq, Eq)]
pub struct HandShown {
    /// The step of the table.
    pub step: u32,
    /// The stage of the table.
    pub phase: Phase,
    /// The picture, without a first part of a choice.
    pub picture: Option<Scene>,
}

/// A token by which messages for everybody can be posted in its channel.
#[derive(Clone, PartialEq, Debug)]
pub struct Door {
    pub token: ReplyToken,
    since: Millis,
}

/// The answers to one person that are on their way.
#[derive(Default)]
struct Answers {
    /// The clicks they answer, in the order in which these came.
    under_way: Vec<(InteractionId, Millis)>,
    /// The click that came last.
    latest: Option<InteractionId>,
    /// What the answer to that one begins with.
    note: Option<Say>,
    /// Whether two were under way at once: the earlier one may have been the last to be shown.
    crossed: bool,
}

/// The state of a person's answers when nothing more is to be waited for from a click.
#[derive(Default)]
pub struct Answered {
    /// Whether no later click has come meanwhile.
    pub latest: bool,
    /// What the latest one begins with, where none is on its way any more, but some have crossed:
    /// an earlier one may stand where the later one should.
    pub crossed: Option<Option<Say>>,
}

/// The messages that the people at a table look at.
#[derive(Default)]
pub struct Surfaces {
    hands: HashMap<SeatNo, Surface>,
    /// Where they looked before, the latest last, should the answer never come in which they are to
    /// look now.
    before: HashMap<SeatNo, VecDeque<Surface>>,
    pages: HashMap<MessageId, (PublicReply, Millis)>,
    /// The tokens by which something can be posted in their channels, the freshest last.
    doors: VecDeque<Door>,
    people: HashMap<UserId, (ReplyToken, Millis)>,
    /// Answers with a hand in them of which it is not known yet whether they have arrived.
    answers: HashMap<UserId, Answers>,
    /// What their latest answer shows, and the choice that it shows as picked.
    shown: HashMap<SeatNo, (HandShown, Option<String>)>,
    /// The clicks whose private answers they have clicked on last.
    answered: HashMap<SeatNo, InteractionId>,
    /// Clicks on a page whose answer is to come beside it.
    besides: HashMap<UserId, (InteractionId, MessageId, Millis)>,
}

impl Surfaces {
    /// Notes that a seat's owner looks at their hand here; `new` when this message was just made
    /// for it. Returns the other private message in which they looked at it before, if it can still
    /// be changed.
    pub fn hand_shown(
        &mut self,
        seat: SeatNo,
        surface: Surface,
        new: bool,
        now: Millis,
    ) -> Option<Surface> {
        let place = surface.place;
        let before = self.hands.insert(seat, surface)?;
        self.hand_was_shown(seat, before.clone());
        let before_token = before.reply.token.clone();
        let same = match (before.place, place) {
            (SurfacePlace::Direct, SurfacePlace::Direct) => true,
            // The number of a private answer is only known once somebody clicks on it.
            (SurfacePlace::Whisper(None), SurfacePlace::Whisper(_)) => !new,
            (SurfacePlace::Whisper(a), SurfacePlace::Whisper(b)) => !new && a == b,
            _ => false,
        };
        let same = same || self.hands.get(&seat).is_some_and(|s| s.reply.token == before_token);
        (!same && before.since + TOKEN_LIVES > now).then_some(before)
    }

    /// A seat's owner sees their hand here, too, or would, had they not clicked again.
    pub fn hand_was_shown(&mut self, seat: SeatNo, surface: Surface) {
        let before = self.before.entry(seat).or_default();
        before.push_back(surface);
        if before.len() > BEFORE {
            before.pop_front();
        }
    }

    /// The latest answer to a seat's owner shows this, and this as picked.
    pub fn shows(&mut self, seat: SeatNo, shown: HandShown, picked: Option<String>) {
        self.shown.insert(seat, (shown, picked));
    }

    pub fn shown(&self, seat: SeatNo) -> Option<&HandShown> {
        self.shown.get(&seat).map(|(shown, _)| shown)
    }

    /// Returns the choice that it shows as picked: it is to stay so when the hand is shown anew in
    /// the same step.
    pub fn picked(&self, seat: SeatNo, step: u32) -> Option<String> {
        self.shown.get(&seat).filter(|(at, _)| at.step == step)?.1.clone()
    }

    /// Returns the message in which a seat's owner looks at their hand, while it can be changed.
    pub fn hand(&self, seat: SeatNo, now: Millis) -> Option<&Surface> {
        let fresh = |surface: &&Surface| surface.since + TOKEN_LIVES > now;
        self.hands.get(&seat).filter(fresh).filter(|surface| surface.reply.may_exist())
    }

    /// The token of a hand does not work any more.
    pub fn hand_dead(&mut self, seat: SeatNo, token: &ReplyToken) {
        self.hands.retain(|of, surface| *of != seat || surface.reply.token != *token);
        if let Some(before) = self.before.get_mut(&seat) {
            before.retain(|surface| surface.reply.token != *token);
        }
    }

    /// The answer to this click, in which a seat's owner was to see their hand, never came: they
    /// look where they did before.
    pub fn hand_unseen(&mut self, seat: SeatNo, click: InteractionId) {
        if self.hands.get(&seat).is_some_and(|surface| surface.click != Some(click)) {
            return;
        }
        self.hands.remove(&seat);
        let Some(before) = self.before.get_mut(&seat) else { return };
        // Answers to earlier clicks may have arrived meanwhile, or may never.
        while let Some(surface) = before.pop_back() {
            if surface.has_arrived() {
                self.hands.insert(seat, surface);
                return;
            }
        }
    }

    /// Somebody has clicked on a message that everybody sees, and the answer changes that message.
    pub fn page_clicked(&mut self, message: MessageId, token: ReplyToken, now: Millis) {
        self.page_shown(PublicReply::Original(token, message), now);
    }

    /// A message that everybody sees can be changed by a token that has come at this moment.
    pub fn page_shown(&mut self, page: PublicReply, now: Millis) {
        self.pages.retain(|_, (_, since)| *since + TOKEN_LIVES > now);
        self.pages.insert(page.message(), (page, now));
    }

    /// The way to change a message that everybody sees without a request that counts.
    pub fn page(&self, message: MessageId, now: Millis) -> Option<&PublicReply> {
        let (page, since) = self.pages.get(&message)?;
        (*since + TOKEN_LIVES > now && page.may_exist()).then_some(page)
    }

    /// The token of a page does not work any more.
    pub fn page_dead(&mut self, dead: &PublicReply) {
        self.pages.retain(|_, (page, _)| page != dead);
    }

    /// Somebody has clicked or typed something in this channel: its token posts messages there.
    pub fn door(&mut self, token: ReplyToken, now: Millis) {
        self.doors.push_back(Door { token, since: now });
        if self.doors.len() > DOORS {
            self.doors.pop_front();
        }
    }

    /// Returns the freshest door to this channel, of those whose tokens may be used now.
    pub fn door_to(
        &self,
        channel: ChannelId,
        may: impl Fn(&ReplyToken) -> bool,
        now: Millis,
    ) -> Option<&Door> {
        self.doors_to(channel, now).find(|door| may(&door.token))
    }

    /// Returns the doors to this channel, the freshest first.
    pub fn doors_to(&self, channel: ChannelId, now: Millis) -> impl Iterator<Item = &Door> {
        let alive = self.doors.iter().rev().filter(move |door| door.since + TOKEN_LIVES > now);
        alive.filter(move |door| door.token.channel() == channel)
    }

    /// Nothing can be posted by this door any more.
    pub fn door_dead(&mut self, dead: &Door) {
        self.doors.retain(|door| door != dead);
    }

    /// A message for everybody was posted by this door, whose token changes it from now on.
    pub fn posted(&mut self, message: MessageId, door: &Door, now: Millis) {
        self.pages.retain(|_, (_, since)| *since + TOKEN_LIVES > now);
        let page = PublicReply::FollowUp(door.token.clone(), message);
        self.pages.insert(message, (page, door.since));
    }

    /// Somebody has clicked something on the server, which opens a way to them alone.
    pub fn person_clicked(&mut self, user: UserId, token: ReplyToken, now: Millis) {
        self.people.retain(|_, (_, since)| *since + TOKEN_LIVES > now);
        self.people.insert(user, (token, now));
    }

    /// The way to one person alone.
    pub fn person(&self, user: UserId, now: Millis) -> Option<ReplyToken> {
        let (token, since) = self.people.get(&user)?;
        let fresh = *since + TOKEN_LIVES > now && token.original() != Original::Unknown;
        (fresh && token.has_follow_ups_left()).then(|| token.clone())
    }

    /// The way to a person does not work any more.
    pub fn person_dead(&mut self, user: UserId, dead: &ReplyToken) {
        self.people.retain(|person, (token, _)| *person != user || token != dead);
    }

    /// The answer to a click on a page is to come beside it.
    pub fn beside(&mut self, user: UserId, click: InteractionId, page: MessageId, now: Millis) {
        self.besides.insert(user, (click, page, now));
    }

    /// Whether such an answer to a click on this page is on its way.
    pub fn is_answered_beside(&self, page: MessageId, now: Millis) -> bool {
        let mut besides = self.besides.values();
        besides.any(|(_, under, since)| *under == page && *since + ANSWER_TAKES > now)
    }

    /// It has come, or never will; if it came beside the page, this is the token of the click, which
    /// stands for the page. Returns the page.
    pub fn answered_beside(
        &mut self,
        user: UserId,
        click: InteractionId,
        token: Option<ReplyToken>,
        now: Millis,
    ) -> Option<MessageId> {
        let (asked, page, _) = *self.besides.get(&user)?;
        if asked != click {
            return None;
        }
        self.besides.remove(&user);
        if let Some(token) = token {
            self.page_clicked(page, token, now);
        }
        Some(page)
    }

    /// A seat's owner has clicked on the private answer to an earlier click.
    pub fn clicked_on(&mut self, seat: SeatNo, answer_to: InteractionId) {
        self.answered.insert(seat, answer_to);
    }

    /// Whether they look at the private answer to this click. That they have clicked on it may be
    /// known before it is known that it arrived.
    pub fn looks_at(&self, seat: SeatNo, answer_to: InteractionId) -> bool {
        self.answered.get(&seat) == Some(&answer_to)
    }

    /// An answer with somebody's hand is on its way, which begins with this note; `crossed` when a
    /// change of the hand is, too.
    pub fn answering(
        &mut self,
        user: UserId,
        (click, note): (InteractionId, Option<Say>),
        crossed: bool,
        now: Millis,
    ) {
        let answers = self.answers.entry(user).or_default();
        answers.under_way.retain(|(_, since)| *since + ANSWER_TAKES > now);
        answers.crossed |= crossed || !answers.under_way.is_empty();
        answers.under_way.push((click, now));
        (answers.latest, answers.note) = (Some(click), note);
    }

    /// Whether an answer with their hand is on its way. One of which nothing is heard is not waited
    /// for for ever.
    pub fn is_answering(&self, user: UserId, now: Millis) -> bool {
        let answers = self.answers.get(&user).map(|answers| answers.under_way.as_slice());
        answers.unwrap_or_default().iter().any(|(_, since)| *since + ANSWER_TAKES > now)
    }

    /// The answer to a click has arrived, or never will.
    pub fn answered(&mut self, user: UserId, click: InteractionId) -> Answered {
        let Some(answers) = self.answers.get_mut(&user) else {
            return Answered::default();
        };
        let before = answers.under_way.len();
        answers.under_way.retain(|(asked, _)| *asked != click);
        let known = answers.under_way.len() < before;
        let latest = known && answers.latest == Some(click);
        let all_crossed = known && answers.crossed && answers.under_way.is_empty();
        let crossed = all_crossed.then(|| answers.note.take());
        if answers.under_way.is_empty() {
            self.answers.remove(&user);
        }
        Answered { latest, crossed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_changed_by_its_token_however_many_have_clicked_since_it_set_off() {
        let (channel, page) = (ChannelId(1), MessageId(5));
        let token = |n: usize| ReplyToken::new(n.to_string(), channel, true);
        let mut surfaces = Surfaces::default();
        surfaces.door(token(0), 0);
        let door = surfaces.door_to(channel, |_| true, 0).cloned().expect("somebody has clicked");
        for n in 1..=DOORS {
            surfaces.door(token(n), 1_000);
        }
        surfaces.posted(page, &door, 2_000);
        assert_eq!(surfaces.page(page, 2_000).map(PublicReply::token), Some(&token(0)));
        assert!(surfaces.page(page, TOKEN_LIVES).is_none(), "its token is dead");
    }

    #[test]
    fn where_the_last_answer_never_came_they_look_at_the_last_one_that_did() {
        let (seat, channel) = (SeatNo::from_index(0), ChannelId(1));
        let answer = |click: u64, message: Option<u64>| {
            let reply = PrivateReply {
                token: ReplyToken::new(click.to_string(), channel, true),
                message: message.map(MessageId),
            };
            let place = SurfacePlace::Whisper(reply.message);
            Surface::new(reply, place, Some(InteractionId(click)), 0)
        };
        let seen = |surfaces: &Surfaces| surfaces.hand(seat, 0).and_then(|hand| hand.click);
        let mut surfaces = Surfaces::default();
        // The answer to the first of two clicks has come; that to the second one, beside the page,
        // never does.
        surfaces.hand_was_shown(seat, answer(1, Some(11)));
        surfaces.hand_unseen(seat, InteractionId(2));
        assert_eq!(seen(&surfaces), Some(InteractionId(1)));
        // Nor do the next two in the hand itself.
        surfaces.hand_shown(seat, answer(3, None), true, 0);
        surfaces.hand_shown(seat, answer(4, None), true, 0);
        surfaces.hand_unseen(seat, InteractionId(4));
        assert_eq!(seen(&surfaces), Some(InteractionId(1)));
        // They look elsewhere meanwhile.
        surfaces.hand_shown(seat, answer(5, Some(55)), true, 0);
        surfaces.hand_unseen(seat, InteractionId(4));
        assert_eq!(seen(&surfaces), Some(InteractionId(5)));
    }
}

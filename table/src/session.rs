//! One table in memory: its state and its match, and what one step of it brings about.
//!
//! Everything here is plain computation. Nothing is stored or sent: a step fills [`Effects`], and
//! the actor of the table commits them before anybody hears of it.

use games::{AnyContradiction, AnyEvent, AnyMatch, SeatNo};
use values::{Millis, TableTag};

use super::board::{Board, Status, ToldCounts};
use super::command::{Change, SetUpAt};
use super::notice::{Notice, Queued, hand_key};
use super::result::MatchResult;
use super::state::{Dm, Entry, Move, PAGE_LASTS, Phase, Player, Posted, State};
use super::text::Say;

/// A table in memory.
pub struct Session {
    pub(super) tag: TableTag,
    pub(super) state: State,
    pub(super) game: Option<AnyMatch>,
}

/// The effects of one step, to be committed as a whole.
#[derive(Default)]
pub struct Effects {
    /// The deals and choices of the match.
    pub entries: Vec<Entry>,
    /// The notices that must be sent.
    pub outbox: Vec<Queued>,
    /// The keys of the notices that need not be sent any more.
    pub withdrawn: Vec<String>,
    /// The result of the match, once it is over and counts.
    pub result: Option<MatchResult>,
}

/// The reply to a person's request, before it is put into words.
pub enum Reply {
    /// A sentence, only for them.
    Say(Say),
    /// Why the match cannot start with so many.
    CannotStart(usize, Vec<AnyContradiction>),
    /// The lobby, on the message under the button.
    Lobby,
    /// Their hand, with a sentence to begin with.
    Hand(Option<Say>),
    /// Their hand, with the first part of a choice picked: the game's own text.
    Picking(String),
    /// The panel in which what is played is changed.
    SetUp(SetUpAt),
    /// The rules of what is played, only for them.
    Rules,
    /// The panel in which bots are added and removed, with what was changed.
    Bots(Change),
    /// Whether they are sure to stop the match, only for them.
    ConfirmStop,
    /// Ask whether they really want to leave.
    ConfirmLeave,
    /// The table message under the button loses its buttons.
    Stripped,
    /// The finished match as a file, only for them.
    Record,
    /// Whether every game was dealt as it was sealed, only for them.
    Verify,
    /// The message under the button stays as it is: it is about to change anyway.
    Unchanged,
}

impl From<Say> for Reply {
    fn from(say: Say) -> Self {
        Self::Say(say)
    }
}

/// Why a stored match cannot be played on.
#[derive(Debug, thiserror::Error)]
#[error("the match cannot be replayed: {0}")]
pub struct Unreadable(pub String);

impl Session {
    /// A table whose match has not begun.
    pub const fn new(tag: TableTag, state: State) -> Self {
        Self { tag, state, game: None }
    }

    /// A table as it was stored: the match comes of replaying its entries.
    /// Errors: when what is stored does not make a match.
    pub fn load(
        tag: TableTag,
        state: State,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, Unreadable> {
        let mut session = Self::new(tag, state);
        for (number, entry) in (1..).zip(entries) {
            session.replay(&entry).map_err(|why| Unreadable(format!("event {number}: {why}")))?;
        }
        Ok(session)
    }

    /// Its number, and the one that its buttons carry.
    pub const fn tag(&self) -> TableTag {
        self.tag
    }

    /// Everything but the cards.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The same, when nothing more is done with the table.
    pub fn into_state(self) -> State {
        self.state
    }

    /// The match, once it has begun.
    pub const fn game(&self) -> Option<&AnyMatch> {
        self.game.as_ref()
    }

    /// Does again what an entry says.
    /// Errors: when it does not go on from here.
    pub fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Deal(deal) => {
                if self.game.is_none() {
                    let seats = self.state.players.len();
                    let game = AnyMatch::create(&self.state.settings.rules, seats)
                        .map_err(|_| "the rules contradict themselves".to_owned())?;
                    self.game = Some(game);
                }
                let game = self.game.as_mut().ok_or("no match")?;
                game.deal_again(deal)?;
            }
            Entry::Move(Move { seat, choice }) | Entry::PlayedFor(Move { seat, choice }) => {
                let game = self.game.as_mut().ok_or("a choice before the first deal")?;
                let refused = |refused| format!("seat {seat} cannot choose that: {refused:?}");
                game.choose(*seat, choice).map_err(refused)?;
            }
        }
        Ok(())
    }

    /// The table message as it stands now.
    pub fn board(&self, game: &AnyMatch) -> Board {
        let status = match &self.state.phase {
            Phase::Between(next_at) => Status::Between { next_at: *next_at },
            Phase::Paused(why, _) => Status::Paused(*why),
            Phase::Stopped(stop) => Status::Stopped(stop.clone()),
            Phase::Over => Status::over(self.ladder(), !self.state.guild.is_server()),
            Phase::Lobby(_) | Phase::Closed | Phase::Playing => {
                Status::Waiting { since: self.state.since, until: self.state.until() }
            }
        };
        Board {
            step: self.state.step,
            seats: self.state.labels(),
            table: game.table(),
            shown: self.state.shown.clone(),
            status,
            hands: self.state.settings.hands,
            unreachable: self.unreachable(),
            lost_pages: self.state.lost_pages,
        }
    }

    /// The people who have something to decide and have not.
    pub fn missing(&self) -> Vec<SeatNo> {
        let Some(game) = self.game.as_ref().filter(|_| self.state.phase == Phase::Playing) else {
            return Vec::new();
        };
        let open = game.awaited().into_iter().filter(|a| !a.chosen).map(|a| a.seat);
        open.filter(|seat| self.state.player(*seat).is_some_and(Player::is_here)).collect()
    }

    pub fn must_decide(&self, seat: SeatNo) -> bool {
        self.missing().contains(&seat)
    }

    /// Those of them who cannot be reached by direct message.
    pub fn unreachable(&self) -> Vec<SeatNo> {
        let closed = |seat: &SeatNo| self.state.player(*seat).is_some_and(|p| p.dm == Dm::Closed);
        self.missing().into_iter().filter(closed).collect()
    }

    /// Tells what happened: on the present page if that is not finished, else on a new one.
    pub fn tell(&mut self, events: Vec<AnyEvent>, now: Millis) {
        let stays = self.keeps_its_page(now);
        let state = &mut self.state;
        if state.page_done {
            // What the page told was never to be seen.
            state.lost_pages += u32::from(state.unshown);
            if !stays {
                state.page += 1;
                state.buried = false;
            }
            state.shown = Default::default();
            state.page_done = false;
        }
        state.shown.events.extend(events);
    }

    /// A page that goes on for many turns tells of the last one that is over, and of what has
    /// happened since: when these events end another one, what was told so far makes room.
    pub(super) fn make_room(&mut self, events: &[AnyEvent]) {
        let shown = &mut self.state.shown;
        if self.state.page_done || !events.iter().any(AnyEvent::ends_turn) {
            return;
        }
        let old = std::mem::take(&mut shown.told);
        shown.events.drain(..old.events.min(shown.events.len()));
        shown.played_for.drain(..old.played_for.min(shown.played_for.len()));
        shown.now_away.drain(..old.now_away.min(shown.now_away.len()));
        shown.comings.drain(..old.comings.min(shown.comings.len()));
    }

    /// The page as it stands tells the end of a turn, and is sent at once.
    pub(super) fn turn_is_told(&mut self) {
        let shown = &mut self.state.shown;
        if let Some(last) = shown.events.iter().rposition(AnyEvent::ends_turn) {
            shown.told = ToldCounts {
                events: last + 1,
                played_for: shown.played_for.len(),
                now_away: shown.now_away.len(),
                comings: shown.comings.len(),
            };
        }
    }

    /// Whether what comes next is told on the present page, changed in place, though the page is
    /// done: a match that keeps to one message begins a new one only when that has sunk from sight,
    /// or is too old to be changed often.
    fn keeps_its_page(&self, now: Millis) -> bool {
        let state = &self.state;
        let young = |posted: &Posted| posted.at + PAGE_LASTS > now;
        state.settings.quiet
            && state.page > 0
            && !state.buried
            && state.posted.as_ref().is_none_or(young)
    }

    /// Sends the present page, and takes back what it makes superfluous.
    pub fn send_board(&self, effects: &mut Effects, now: Millis) {
        let Some(game) = &self.game else { return };
        let page = self.state.page;
        effects.withdrawn.push(WAITING.to_owned());
        let notice = Notice::Board { page, board: Box::new(self.board(game)) };
        effects.send("channel", board_key(page), notice, now);
    }

    /// Sends every hand that somebody looks at. `by` gets theirs as the answer to their click; only
    /// should that not arrive is it sent to them, too.
    pub(super) fn send_hands(&self, effects: &mut Effects, now: Millis, by: Option<SeatNo>) {
        // People who did not play to the end of the match are told, too, how it ended.
        let ended = !self.state.is_running();
        for (index, player) in self.state.players.iter().enumerate() {
            let seat = SeatNo::from_index(index);
            let due = if by == Some(seat) { now + ANSWER_GRACE } else { now };
            let removed = player.user.is_some_and(|user| self.state.removed.contains(&user));
            if player.is_here() || (ended && player.user.is_some() && !removed) {
                self.send_hand(effects, due, seat);
            }
        }
    }

    pub fn send_hand(&self, effects: &mut Effects, due: Millis, seat: SeatNo) {
        effects.withdrawn.push(format!("refresh:{seat}"));
        let notice = Notice::Hand { seat, if_free: false };
        effects.send(&hand_lane(seat), hand_key(seat), notice, due);
    }

    /// The present page says at once that somebody came or went.
    pub fn send_line(&self, effects: &mut Effects, now: Millis) {
        // It says all that the waiting line says, too, and must not wait behind it.
        effects.withdrawn.push(WAITING.to_owned());
        effects.send("channel", LINE.to_owned(), Notice::Line, now);
    }

    /// Lets the waiting line follow, for several choices at once.
    pub fn send_waiting(&self, effects: &mut Effects, now: Millis) {
        // What is sent at once says it, too.
        let tells = |sent: &Queued| matches!(sent.notice, Notice::Line | Notice::Board { .. });
        if effects.outbox.iter().any(tells) {
            return;
        }
        effects.send("channel", WAITING.to_owned(), Notice::Waiting, now + WAITING_DELAY);
    }
}

pub(super) fn board_key(page: u32) -> String {
    format!("board:{page}")
}

/// The lane of a seat's private messages.
pub fn hand_lane(seat: SeatNo) -> String {
    format!("seat:{seat}")
}

/// The key of the one update of the waiting line that is on its way.
pub const WAITING: &str = "waiting";
/// The key of the update that says at once who came or went.
pub const LINE: &str = "line";
/// The time that the waiting line may lag behind a choice where keeping it up to date costs
/// nothing.
pub const WAITING_DELAY: Millis = 3_000;
/// The time that the answer to a click may take before what it shows is sent all the same.
pub const ANSWER_GRACE: Millis = 3_000;

impl Effects {
    /// Puts a notice into the outbox.
    pub fn send(&mut self, lane: &str, key: String, notice: Notice, due_at: Millis) {
        // A notice that was taken back before in the same step is wanted again.
        self.withdrawn.retain(|withdrawn| *withdrawn != key);
        self.outbox.push(Queued { lane: lane.to_owned(), key, notice, due_at });
    }
}

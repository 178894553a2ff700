//! Somebody wishes to be forgotten: they leave, and the table goes on without their id and their
//! name.

use values::{Millis, UserId};

use super::board::{Board, Status, Stop, Stopper};
use super::command::Person;
use super::notice::{Notice, hand_key};
use super::session::{Effects, Session};
use super::state::{Dm, Guest, Phase, State};

/// Stands for whoever hosted a table at which nobody is left.
const NOBODY: UserId = UserId(0);

/// The person to be forgotten, as far as a table must know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forgetting {
    pub user: UserId,
    /// Their name at the table from now on, in the language of the channel.
    pub former: String,
}

impl State {
    /// Under which name somebody is known to the table.
    pub fn name_of(&self, user: UserId) -> Option<&str> {
        let seated = self.players.iter().filter_map(|p| Some((p.user?, p.name.as_str())));
        let others = std::iter::once(&self.host).chain(&self.invited);
        let others = others.map(|guest| (guest.user, guest.name.as_str()));
        let stopper = match &self.phase {
            Phase::Stopped(Stop::By(Stopper::Person { user, name })) => {
                Some((*user, name.as_str()))
            }
            _ => None,
        };
        let mut known = seated.chain(others).chain(stopper);
        known.find_map(|(known, name)| (known == user).then_some(name))
    }

    /// Takes somebody's id and name out of everything that is kept.
    pub fn forget(&mut self, who: &Forgetting) {
        let Forgetting { user, former } = who;
        for player in self.players.iter_mut().filter(|p| p.user == Some(*user)) {
            player.user = None;
            player.name.clone_from(former);
            player.locale.clone_from(&self.locale);
            player.dm = Dm::Closed;
            player.dm_moved = false;
        }
        if self.host.user == *user {
            let nobody = || Guest { user: NOBODY, name: former.clone() };
            self.host = self.next_host().unwrap_or_else(nobody);
        }
        self.invited.retain(|guest| guest.user != *user);
        self.removed.retain(|removed| removed != user);
        if let Phase::Stopped(stop) = &mut self.phase {
            stop.forget(who);
        }
        self.forget_texts();
    }

    /// Clears the text that the page shows once it has lost its buttons, for it names people: the
    /// page loses its buttons without another text.
    fn forget_texts(&mut self) {
        if let Some(afterwards) = self.posted.as_mut().and_then(|posted| posted.afterwards.as_mut())
        {
            afterwards.clear();
        }
    }

    /// Whether such a text holds this name, and not only as a part of another one.
    fn says(&self, name: &str) -> bool {
        let afterwards = self.posted.as_ref().and_then(|posted| posted.afterwards.as_deref());
        let stands = |text: &str| {
            text.match_indices(name).any(|(from, _)| {
                let before = text[..from].chars().next_back();
                let behind = text[from + name.len()..].chars().next();
                !before.into_iter().chain(behind).any(goes_on)
            })
        };
        afterwards.is_some_and(stands)
    }
}

/// Whether a word goes on with this letter. Where no spaces stand between words, any may follow a
/// name.
fn goes_on(letter: char) -> bool {
    let unspaced = matches!(letter, '\u{3040}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}');
    letter.is_alphanumeric() && !unspaced
}

impl Stop {
    fn forget(&mut self, Forgetting { user, former }: &Forgetting) {
        if let Self::By(stopper) = self
            && matches!(stopper, Stopper::Person { user: by, .. } if by == user)
        {
            *stopper = Stopper::Name(former.clone());
        }
    }
}

impl Notice {
    /// Takes somebody who is called so at the table out of what waits to be sent; whether that may
    /// have changed it. Names that were not written down with their ids go by being the same.
    pub fn forget(&mut self, who: &Forgetting, name: &str) -> bool {
        match self {
            Self::Board { board, .. } => {
                for seat in board.seats.iter_mut().filter(|seat| !seat.bot && seat.name == name) {
                    seat.name.clone_from(&who.former);
                }
                match &mut board.status {
                    Status::Stopped(stop) => stop.forget(who),
                    Status::Over { changes, .. } => changes.retain(|change| change.name != name),
                    Status::Waiting { .. } | Status::Between { .. } | Status::Paused(_) => {}
                }
                true
            }
            // The buttons go all the same.
            Self::Strip { content, .. } => content.take().is_some(),
            _ => false,
        }
    }
}

impl Session {
    /// Somebody is forgotten: they get up or leave the match, where a bot plays on for them, and
    /// what is kept of the table knows them no longer. `afterwards` says what the text of a page is
    /// once the page has lost its buttons.
    pub fn forget(
        &mut self,
        who: &Forgetting,
        afterwards: &dyn Fn(&State, &Board) -> String,
        now: Millis,
        effects: &mut Effects,
    ) {
        if let Some(seat) = self.state.seat_of(who.user) {
            let person = Person {
                user: who.user,
                name: String::new(),
                locale: String::new(),
                manages: false,
                manages_server: false,
            };
            if matches!(self.state.phase, Phase::Lobby(_)) {
                self.leave_lobby(&person);
            } else if self.state.is_running() {
                self.leave_match(&person, now, effects);
                // There is nobody to send it to.
                let key = hand_key(seat);
                effects.outbox.retain(|queued| queued.key != key);
                effects.withdrawn.push(key);
            }
        }
        self.state.forget(who);
        for queued in &mut effects.outbox {
            // Pages that were queued by their leaving still name them.
            if let Notice::Board { board, .. } = &mut queued.notice {
                board.seats = self.state.labels();
            }
        }
        let lobby = self.game.is_none() && self.state.lobby.is_some();
        if lobby && matches!(self.state.phase, Phase::Lobby(_) | Phase::Closed) {
            effects.send("lobby", "lobby-changed".into(), Notice::LobbyChanged, now);
        }
        self.say_anew(afterwards);
    }

    /// Composes anew, without the one who was forgotten, the text that the present page shows once
    /// it has lost its buttons.
    fn say_anew(&mut self, afterwards: &dyn Fn(&State, &Board) -> String) {
        let Some(game) = &self.game else { return };
        let (text, page) = (afterwards(&self.state, &self.board(game)), self.state.page);
        let posted = self.state.posted.as_mut().filter(|posted| posted.page == page);
        if let Some(afterwards) = posted.and_then(|posted| posted.afterwards.as_mut()) {
            *afterwards = text;
        }
    }

    /// A text that holds this name is not kept: what was on its way when somebody was forgotten may
    /// bring it back.
    pub fn forget_name(&mut self, name: &str) {
        if self.state.says(name) {
            self.state.forget_texts();
        }
    }
}

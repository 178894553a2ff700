//! The consequences of a delivery for the table: which message carries the buttons now, which loses
//! them, and what must be sent again in another way.

use games::SeatNo;
use values::{MessageId, Millis};

use super::board::Board;
use super::command::Under;
use super::notice::{Notice, Report};
use super::session::{Effects, Session, board_key};
use super::state::{Dm, Phase, Posted, State};

impl Session {
    /// Takes note of what became of a notice. Being told the same twice changes nothing.
    /// `afterwards` says what the text of a page is once the page has lost its buttons.
    pub fn delivered(
        &mut self,
        notice: &Notice,
        report: Report,
        afterwards: &dyn Fn(&State, &Board) -> String,
        now: Millis,
        effects: &mut Effects,
    ) {
        match notice {
            Notice::Hand { seat, .. } => return self.hand_delivered(*seat, report, now, effects),
            Notice::Moved { seat } => {
                if let (Report::Edited, Some(player)) =
                    (report, self.state.players.get_mut(seat.index()))
                {
                    player.dm_moved = true;
                }
                return;
            }
            // An old message that cannot be tidied up is no concern of the match.
            Notice::Strip { .. } | Notice::Delete { .. } => return,
            // Nor is who does not play here, or the channel beside its own; but what did not get
            // there can be tried again.
            Notice::Share => {
                let failed =
                    matches!(report, Report::NotAllowed | Report::ChannelGone | Report::GivenUp);
                self.state.shared &= !failed;
                return;
            }
            Notice::Alert { .. } => return,
            Notice::Lobby
            | Notice::LobbyChanged
            | Notice::Board { .. }
            | Notice::Waiting
            | Notice::Line
            | Notice::Reminder => {}
        }
        match (notice, report) {
            (Notice::Lobby, Report::Posted(message)) => self.lobby_shown(message, now, effects),
            (Notice::Reminder, Report::Posted(message)) => {
                if self.state.reminded {
                    // A later one may be there by now: one of them goes.
                    let known = self.state.reminder.filter(|known| *known != message);
                    if let Some(known) = known {
                        self.delete(known.min(message), now, effects);
                    }
                    self.state.reminder = Some(known.map_or(message, |known| known.max(message)));
                    // It stands below the page, and who had to be reminded may not see that any
                    // more.
                    self.state.buried = true;
                } else {
                    // The turn has gone on while it was on its way.
                    self.delete(message, now, effects);
                }
            }
            (Notice::Board { page, board }, Report::Posted(message)) => {
                let afterwards = self.afterwards(*page, board, afterwards);
                self.page_posted(*page, afterwards, message, now, effects);
            }
            (Notice::Board { page, board }, Report::Done | Report::Edited) => {
                let afterwards = self.afterwards(*page, board, afterwards);
                if let Some(posted) = self.state.posted.as_mut().filter(|p| p.page == *page) {
                    posted.afterwards = Some(afterwards);
                    self.is_shown(*page);
                }
            }
            (Notice::Waiting, Report::Edited) => self.state.waiting_sent += 1,
            // Somebody deleted it under the players' eyes, or it cannot be changed any more.
            (
                Notice::Waiting | Notice::Line | Notice::Board { .. },
                Report::MessageGone | Report::MessageStuck,
            ) if self.is_present(notice) => {
                if report == Report::MessageGone {
                    self.state.posted = None;
                }
                // What was to change it is told by the new one.
                effects.withdrawn.push(board_key(self.state.page));
                self.state.page += 1;
                self.send_board(effects, now);
            }
            // It was deleted before the bot knew that it had arrived, and Discord takes no second
            // page for the first one.
            (Notice::Board { page, .. }, Report::MessageGone) if *page == self.state.page => {
                self.state.page += 1;
                self.send_board(effects, now);
            }
            (Notice::Lobby | Notice::LobbyChanged, Report::MessageGone | Report::MessageStuck) => {
                // One that stands and can't be changed goes when the new one has come.
                if report == Report::MessageGone {
                    self.state.lobby = None;
                }
                if matches!(self.state.phase, Phase::Lobby(_)) {
                    effects.send("channel", "lobby".into(), Notice::Lobby, now);
                }
            }
            (Notice::Board { page, .. }, Report::GivenUp) => {
                self.state.lost_pages += 1;
                if *page == self.state.page {
                    self.state.page_done = true;
                    // Nothing will stand below the page before: its buttons ask for nothing any
                    // more.
                    let before = self.state.posted.clone().filter(|before| before.page < *page);
                    if let (Phase::Over, Some(before)) = (&self.state.phase, before) {
                        let content = before.afterwards.filter(|content| !content.is_empty());
                        self.strip(before.message, content, now, effects);
                    }
                }
            }
            (Notice::Lobby | Notice::Board { .. } | Notice::Line, Report::NoWay) => {
                self.state.unshown = true;
            }
            (_, Report::NotAllowed) => {
                self.not_allowed(matches!(notice, Notice::Board { .. }), now, effects);
            }
            (_, Report::ChannelGone) => self.channel_gone(now, effects),
            _ => {}
        }
    }

    fn hand_delivered(&mut self, seat: SeatNo, report: Report, now: Millis, effects: &mut Effects) {
        let Some(player) = self.state.players.get_mut(seat.index()) else { return };
        match report {
            Report::DmOpened(channel) if matches!(player.dm, Dm::Unknown | Dm::Closed) => {
                player.dm = Dm::Channel { channel };
            }
            Report::Posted(message) => {
                let (channel, before) = match player.dm {
                    Dm::Channel { channel } => (channel, None),
                    Dm::Message { channel, message } => (channel, Some(message)),
                    Dm::Unknown | Dm::Closed => return,
                };
                // Of what is told late, another message may have come since.
                let newest = before.map_or(message, |known| known.max(message));
                player.dm = Dm::Message { channel, message: newest };
                player.dm_moved = false;
                let old = before.map(|known| known.min(message));
                if let Some(old) = old.filter(|old| *old != newest) {
                    let key = format!("delete:{old}");
                    effects.send("old", key, Notice::Delete { channel, message: old }, now);
                }
            }
            Report::Edited => player.dm_moved = false,
            Report::DmClosed => {
                player.dm = Dm::Closed;
                // They are shown their hand in the channel, if there is a way; if there is none,
                // the table tells them where to find it.
                self.send_hand(effects, now, seat);
                if self.must_decide(seat) {
                    self.send_waiting(effects, now);
                }
            }
            Report::MessageGone | Report::MessageStuck => {
                if let Dm::Message { channel, message } = player.dm {
                    player.dm = Dm::Channel { channel };
                    if report == Report::MessageStuck {
                        let key = format!("delete:{message}");
                        effects.send("old", key, Notice::Delete { channel, message }, now);
                    }
                }
                self.send_hand(effects, now, seat);
            }
            _ => {}
        }
    }

    /// A seat's owner has pressed something in a direct message, and it shows their hand.
    pub fn direct_message_pressed(
        &mut self,
        seat: SeatNo,
        under: Under,
        now: Millis,
        effects: &mut Effects,
    ) {
        let Under { channel, message, .. } = under;
        let Some(player) = self.state.players.get_mut(seat.index()) else { return };
        match player.dm {
            // A newer one stands there: the older one goes, whatever became of taking it away
            // before.
            Dm::Message { message: newer, .. } if message < newer => {
                let key = format!("delete:{message}");
                effects.send("old", key, Notice::Delete { channel, message }, now);
                if !self.must_decide(seat) {
                    self.send_hand(effects, now, seat);
                }
            }
            // Also heals what a lost answer left unknown.
            _ => {
                player.dm = Dm::Message { channel, message };
                player.dm_moved = false;
            }
        }
    }

    /// Whether a notice is about the page that stands, and not about one that is being replaced.
    fn is_present(&self, notice: &Notice) -> bool {
        let present = self.state.page;
        let stands = self.state.posted.as_ref().is_some_and(|posted| posted.page == present);
        stands && !matches!(notice, Notice::Board { page, .. } if *page != present)
    }

    /// The lobby is shown in this message; an earlier copy goes.
    pub fn lobby_shown(&mut self, message: MessageId, now: Millis, effects: &mut Effects) {
        effects.withdrawn.push("lobby".into());
        let (newer, older) = match self.state.lobby {
            Some(known) if known == message => return,
            Some(known) => (known.max(message), Some(known.min(message))),
            None => (message, None),
        };
        self.state.lobby = Some(newer);
        self.state.unshown = false;
        if let Some(message) = older {
            self.delete(message, now, effects);
        }
    }

    /// A page was posted: it has the buttons now, and the one before loses them.
    fn page_posted(
        &mut self,
        page: u32,
        afterwards: String,
        message: MessageId,
        now: Millis,
        effects: &mut Effects,
    ) {
        let posted = Posted { page, message, at: now, afterwards: Some(afterwards) };
        match self.state.posted.take() {
            None => self.state.posted = Some(posted),
            // It has become a later page: found for an earlier one, it was changed into that.
            Some(known) if known.message == message => {
                self.state.posted = Some(if known.page < page { posted } else { known });
            }
            Some(known) if known.page == page => {
                // Discord has taken it twice after all: one goes.
                let old = known.message.min(message);
                self.state.posted = Some(Posted { message: known.message.max(message), ..posted });
                self.delete(old, now, effects);
            }
            Some(known) if known.page < page => {
                self.state.posted = Some(posted);
                if self.state.settings.quiet {
                    self.delete(known.message, now, effects);
                } else if let Some(content) = known.afterwards {
                    // An empty one was forgotten together with somebody: the text stays as it is.
                    let content = Some(content).filter(|content| !content.is_empty());
                    self.strip(known.message, content, now, effects);
                }
            }
            Some(known) => {
                self.state.posted = Some(known);
                self.strip(message, posted.afterwards, now, effects);
            }
        }
        self.is_shown(page);
    }

    /// A page is there, and says what it has to say.
    fn is_shown(&mut self, page: u32) {
        if page == self.state.page {
            // The losses that it told need not be told again, and it need not be brought.
            (self.state.lost_pages, self.state.unshown) = (0, false);
        }
    }

    fn afterwards(
        &self,
        page: u32,
        board: &Board,
        afterwards: &dyn Fn(&State, &Board) -> String,
    ) -> String {
        match self.game.as_ref().filter(|_| self.state.page == page) {
            Some(game) => afterwards(&self.state, &self.board(game)),
            None => afterwards(&self.state, board),
        }
    }

    /// A message of the table loses its buttons.
    pub fn strip(
        &self,
        message: MessageId,
        content: Option<String>,
        now: Millis,
        effects: &mut Effects,
    ) {
        effects.send("old", format!("strip:{message}"), Notice::Strip { message, content }, now);
    }

    /// A message of the table goes.
    pub fn delete(&self, message: MessageId, now: Millis, effects: &mut Effects) {
        let channel = self.state.channel;
        effects.send("old", format!("delete:{message}"), Notice::Delete { channel, message }, now);
    }
}

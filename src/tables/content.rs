//! What a row of the outbox says at the moment it may be sent: composed from the table as it is now, and
//! not when the row was written.

use super::actor::TableActor;
use super::outbox::{RowNo, Task};
use super::way::{Request, Way};
use crate::tools::messenger::Target;
use crate::tools::reply::Whisper;
use crate::view::letter::{Letter, PrivateWay};
use crate::view::table_view::TableView;
use crate::view::{Message, Patch};
use games::SeatNo;
use table::state::Dm;
use table::{Notice, Say};
use values::ChannelId;
use values::Millis;

impl TableActor {
    /// The request that brings a row on its way, as the table stands now; `None` when it has become
    /// pointless.
    pub(crate) async fn compose(&mut self, no: RowNo, way: &Way, now: Millis) -> Option<Request> {
        let row = self.outbox.row(no)?;
        let nonce = match (&row.task, row.stored) {
            // A page is posted once, whatever row it is sent by.
            (Task::Notice(Notice::Board { page, .. }), _) => format!("{:x}-p{page:x}", self.id.0),
            (_, Some(stored)) => format!("{:x}-{:x}-{:x}", self.id.0, stored.id, stored.changes),
            (_, None) => format!("{:x}-n{no:x}-{now:x}", self.id.0),
        };
        let nonce: String = nonce.chars().take(25).collect();
        let task = row.task.clone();
        if let Way::Counted(_, Target::Read(channel)) = way {
            let session = &self.loaded.as_ref()?.session;
            let state = &session.state;
            let after = match &task {
                Task::Notice(Notice::Hand { seat, .. }) => match state.player(*seat)?.dm {
                    Dm::Message { message, .. } => Some(message),
                    _ => None,
                },
                // The lobby comes before the first page.
                _ => state.posted.as_ref().map(|posted| posted.message).or(state.lobby),
            };
            return Some(Request::Find(*channel, after, session.tag));
        }
        if let Way::Counted(_, Target::OpenDm) = way {
            return Some(Request::OpenDm(match &task {
                Task::Notice(Notice::Hand { seat, .. }) => {
                    self.loaded.as_ref()?.session.state.player(*seat)?.user?
                }
                Task::Notice(Notice::Alert { user, .. }) => *user,
                _ => return None,
            }));
        }
        if let Way::Counted(_, Target::Delete(channel, message)) = way {
            return Some(Request::Delete(*channel, *message));
        }
        let content = match self.content(no, &task, way).await? {
            Content::Letter(letter) => return self.addressed(letter, way, nonce),
            content => content,
        };
        Some(match (way, content) {
            (Way::Counted(_, Target::Post(channel)), Content::Whole(message)) => {
                Request::Post(*channel, message, nonce)
            }
            (Way::Counted(_, Target::Edit(channel, message)), content) => {
                Request::Edit(*channel, *message, content.patch()?)
            }
            (Way::Page(page, token), content) => {
                Request::EditPage(token.clone(), *page, content.patch()?)
            }
            (Way::Hand(reply), content) => Request::EditPrivate(reply.clone(), content.patch()?),
            _ => return None,
        })
    }

    /// The request that brings a letter to its owner; `None` by a way that others see.
    fn addressed(&self, letter: Letter, way: &Way, nonce: String) -> Option<Request> {
        Some(match way {
            Way::Hand(reply) => Request::EditPrivate(reply.clone(), letter.open(reply).into()),
            Way::Whisper(_, token) => Request::Whisper(token.clone(), letter.open(&Whisper)),
            Way::Counted(_, Target::Post(channel)) => {
                let direct = self.direct_messages(letter.seat(), *channel)?;
                Request::Post(*channel, letter.open(&direct), nonce)
            }
            Way::Counted(_, Target::Edit(channel, message)) => {
                let direct = self.direct_messages(letter.seat(), *channel)?;
                Request::Edit(*channel, *message, letter.open(&direct).into())
            }
            _ => return None,
        })
    }

    /// This channel, if it is the one of the direct messages to a seat's owner.
    fn direct_messages(&self, seat: SeatNo, channel: ChannelId) -> Option<DirectMessages> {
        match self.loaded.as_ref()?.session.state.player(seat)?.dm {
            Dm::Channel { channel: own } | Dm::Message { channel: own, .. } if own == channel => {
                Some(DirectMessages)
            }
            _ => None,
        }
    }

    /// What a row says now.
    async fn content(&mut self, no: RowNo, task: &Task, way: &Way) -> Option<Content> {
        let notice = match task {
            Task::Retire(seat, ..) => {
                let session = &self.loaded.as_ref()?.session;
                return Some(Content::Patch(TableView::of(session).moved_message(*seat).into()));
            }
            Task::Refresh(seat) => {
                let picked = self.surfaces.picked(*seat, self.loaded.as_ref()?.session.state.step);
                let hand = self.hand(*seat, None, picked).await;
                return hand.map(Content::Letter);
            }
            Task::Notice(notice) => notice,
        };
        let session = &self.loaded.as_ref()?.session;
        Some(match notice {
            Notice::Lobby => Content::Whole(self.lobby().await?),
            Notice::LobbyChanged => Content::Patch(self.lobby().await?.into()),
            Notice::Board { page, board } => {
                // The present page is shown as it is now, an earlier one as it was.
                let present = session.state.page == *page;
                let now = session.game.as_ref().filter(|_| present).map(|game| session.board(game));
                let mut board = now.unwrap_or_else(|| (**board).clone());
                if let Some(ladder) = board.ladder() {
                    let changes = self.standing_changes(ladder).await;
                    board.set_changes(changes);
                }
                let finale = self.finale(&board).await;
                let session = &self.loaded.as_ref()?.session;
                let ending = finale.ending.as_ref().map(|ending| ending.scene.clone());
                let scene = ending.unwrap_or_else(|| TableView::of(session).scene(&board));
                let picture = if self.table_preferences.moves() {
                    self.pictures.animate(scene).await
                } else {
                    self.pictures.paint(scene).await
                };
                self.broke_off |= picture.is_none();
                let picture = picture?;
                let session = &self.loaded.as_ref()?.session;
                Content::Whole(TableView::of(session).board_message(&board, picture, &finale))
            }
            Notice::Waiting | Notice::Line => {
                let board = session.board(session.game.as_ref()?);
                Content::Patch(TableView::of(session).waiting_patch(&board))
            }
            Notice::Strip { content, .. } => Content::Patch(Patch {
                content: content.clone(),
                rows: Some(Vec::new()),
                ..Patch::default()
            }),
            Notice::Delete { .. } => return None,
            Notice::Moved { seat } => {
                Content::Patch(TableView::of(session).moved_message(*seat).into())
            }
            Notice::Hand { seat, .. } => {
                let dm = session.state.player(*seat).map(|player| player.dm);
                let closed = matches!(way, Way::Whisper(..)) && dm == Some(Dm::Closed);
                let said = self.outbox.row(no).and_then(|row| row.note.clone());
                let note = said.or_else(|| closed.then(|| Say::plain("hand-dm-closed")));
                let note = match note {
                    Some(note) => Some(note),
                    None => self.earned_note(*seat).await,
                };
                Content::Letter(self.hand(*seat, note, None).await?)
            }
            Notice::Reminder => Content::Whole(TableView::of(session).reminder(self.to_remind())?),
            Notice::Alert { user, .. } => Content::Whole(self.alert(*user).await?),
            Notice::Share => {
                let board = session.board(session.game.as_ref()?);
                let ending = self.ending(&board).await?;
                let picture = self.pictures.paint(ending.scene.clone()).await;
                self.broke_off |= picture.is_none();
                let picture = picture?;
                let session = &self.loaded.as_ref()?.session;
                Content::Whole(TableView::of(session).shared_message(&board, picture, &ending)?)
            }
        })
    }

    /// The lobby message. A banner that could not be painted is no reason to do without a lobby.
    pub(crate) async fn lobby(&mut self) -> Option<Message> {
        let picture = match TableView::of(&self.loaded.as_ref()?.session).lobby_scene() {
            Some(scene) => self.pictures.paint(scene).await,
            None => None,
        };
        Some(TableView::of(&self.loaded.as_ref()?.session).lobby_message(picture))
    }

    /// The private hand of a seat.
    async fn hand(
        &mut self,
        seat: SeatNo,
        note: Option<Say>,
        picked: Option<String>,
    ) -> Option<Letter> {
        let scene =
            TableView::of(&self.loaded.as_ref()?.session).hand_scene(seat, picked.as_deref())?;
        let picture = self.pictures.paint(scene).await;
        // When painting breaks off, the row is tried again later.
        self.broke_off |= picture.is_none();
        let picture = picture?;
        let session = &self.loaded.as_ref()?.session;
        TableView::of(session).letter(seat, note.as_ref(), picked, picture)
    }
}

/// The direct messages to the owner of a seat.
struct DirectMessages;

impl PrivateWay for DirectMessages {}

/// What a row says.
enum Content {
    Whole(Message),
    Letter(Letter),
    Patch(Patch),
}

impl Content {
    /// What changes in a message that others may see; nothing of a letter.
    fn patch(self) -> Option<Patch> {
        match self {
            Self::Whole(message) => Some(message.into()),
            Self::Patch(patch) => Some(patch),
            Self::Letter(_) => None,
        }
    }
}

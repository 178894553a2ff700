//! Composes the content of a row of the outbox at the moment it may be sent: from the table as it
//! is now, and not when the row was written.

use std::sync::Arc;

use super::alert;
use super::call::Call;
use super::ending::ending;
use super::row::{Row, Task};
use super::standing_changes::standing_changes;
use super::surfaces::{HandShown, Surfaces};
use super::way::{Way, to_remind};
use crate::store::Store;
use crate::tools::Tools;
use crate::tools::clock::Clock;
use crate::tools::messenger::{Sought, Target};
use crate::tools::picture_cache::PictureCache;
use crate::tools::preferences::{Preferences, TablePreferences};
use crate::tools::reply::Whisper;
use games::SeatNo;
use pictures::Scene;
use statistics::Achievement;
use table::board::{Board, Presence, StandingChange, Status};
use table::state::{Dm, Phase, Player};
use table::{Notice, Say, Session};
use values::{ChannelId, Ladder, Millis, TableId, UserId};
use view::achievements::news_entries;
use view::ending::Finale;
use view::letter::{Letter, PrivateWay};
use view::table_view::{TableView, words_of_seat};
use view::{Message, Patch};

/// Puts into words and pictures what a table sends.
pub(super) struct Composer {
    id: TableId,
    store: Store,
    clock: Clock,
    preferences: Preferences,
    /// The settings of the server and its people, as they were when something was sent last.
    wishes: TablePreferences,
    pictures: PictureCache,
    /// Whether what was composed last broke off.
    broke_off: bool,
}

impl Composer {
    /// Nothing is known yet of what people want.
    pub(super) fn new(id: TableId, tools: &Tools) -> Self {
        Self {
            id,
            store: tools.store.clone(),
            clock: tools.clock.clone(),
            preferences: tools.preferences.clone(),
            wishes: TablePreferences::default(),
            pictures: PictureCache::new(tools.studio.clone()),
            broke_off: false,
        }
    }

    /// Learns what the server and the people at the table want, as it is now.
    pub(super) async fn learn_wishes(&mut self, session: &Session) {
        let state = session.state();
        let users = state.players.iter().filter_map(|player| player.user).collect();
        self.wishes = TablePreferences::of(&self.preferences, state.guild, users).await;
    }

    /// Returns the settings of the server and the people at the table.
    pub(super) fn wishes(&self) -> &TablePreferences {
        &self.wishes
    }

    /// Whether what was composed last broke off, and is to be tried again.
    pub(super) fn take_broke_off(&mut self) -> bool {
        std::mem::take(&mut self.broke_off)
    }

    /// A picture; `None` when painting broke off.
    pub(super) async fn paint(&mut self, scene: Scene) -> Option<Arc<[u8]>> {
        self.pictures.paint(scene).await
    }

    /// A picture without which a row cannot be sent now.
    async fn painted(&mut self, scene: Scene, moves: bool) -> Option<Arc<[u8]>> {
        let picture = if moves {
            self.pictures.animate(scene).await
        } else {
            self.pictures.paint(scene).await
        };
        // When painting breaks off, the row is tried again later.
        self.broke_off |= picture.is_none();
        picture
    }

    /// The call that brings a row on its way, as the table stands now; `None` when it has become
    /// pointless.
    pub(super) async fn compose(
        &mut self,
        row: &Row,
        way: &Way,
        session: &Session,
        surfaces: &Surfaces,
        now: Millis,
    ) -> Option<Call> {
        let nonce = match (&row.task, row.stored) {
            // A page is posted once, whatever row it is sent by.
            (Task::Notice(Notice::Board { page, .. }), _) => format!("{:x}-p{page:x}", self.id.0),
            // A lobby that is asked for again before it is known to stand is the same one.
            (Task::Notice(Notice::Lobby), Some(stored)) => {
                format!("{:x}-l{:x}", self.id.0, stored.id)
            }
            (_, Some(stored)) => format!("{:x}-{:x}-{:x}", self.id.0, stored.id, stored.changes),
            (_, None) => format!("{:x}-n{:x}-{now:x}", self.id.0, row.no),
        };
        let nonce: String = nonce.chars().take(25).collect();
        let task = &row.task;
        if let Way::Counted(_, Target::Read(channel)) = way {
            let state = session.state();
            let after = match task {
                Task::Notice(Notice::Hand { seat, .. }) => match state.player(*seat)?.dm {
                    Dm::Message { message, .. } => Some(message),
                    _ => None,
                },
                // The lobby comes before the first page.
                _ => state.posted.as_ref().map(|posted| posted.message).or(state.lobby),
            };
            let sought = match task {
                Task::Notice(Notice::Lobby) => Sought::Lobby,
                // The one after it may stand there already; the present one is shown as it is now.
                Task::Notice(Notice::Board { page, board }) if *page != state.page => {
                    Sought::Page(board.step)
                }
                _ => Sought::Page(u32::MAX),
            };
            return Some(Call::Find(*channel, after, (sought, session.tag())));
        }
        if let Way::Counted(_, Target::OpenDm) = way {
            return Some(Call::OpenDm(match task {
                Task::Notice(Notice::Hand { seat, .. }) => session.state().player(*seat)?.user?,
                Task::Notice(Notice::Alert { user, .. }) => *user,
                _ => return None,
            }));
        }
        if let Way::Counted(_, Target::Delete(channel, message)) = way {
            return Some(Call::Delete(*channel, *message));
        }
        if let (Way::Page(page), Task::Notice(Notice::Delete { .. })) = (way, task) {
            return Some(Call::DeletePage(page.clone()));
        }
        let content = match self.content(row, way, session, surfaces).await? {
            Content::Letter(letter) => return addressed(letter, way, session, nonce),
            content => content,
        };
        Some(match (way, content) {
            (Way::Counted(_, Target::Post(channel)), Content::Whole(message)) => {
                Call::Post(*channel, message, nonce)
            }
            (Way::Counted(_, Target::Edit(channel, message)), content) => {
                Call::Edit(*channel, *message, content.patch()?)
            }
            (Way::FollowUp(door), Content::Whole(message)) => {
                Call::FollowUp(door.token.clone(), message)
            }
            (Way::Page(page), content) => Call::EditPage(page.clone(), content.patch()?),
            (Way::Hand(reply), content) => Call::EditPrivate(reply.clone(), content.patch()?),
            _ => return None,
        })
    }

    /// Composes the content of a row from the table as it is now.
    async fn content(
        &mut self,
        row: &Row,
        way: &Way,
        session: &Session,
        surfaces: &Surfaces,
    ) -> Option<Content> {
        let notice = match &row.task {
            Task::Retire(seat, ..) => {
                return Some(Content::Patch(TableView::of(session).moved_message(*seat).into()));
            }
            Task::Refresh(seat) => {
                let picked = surfaces.picked(*seat, session.state().step);
                let note = self.note_or_earned(session, *seat, row.note.clone()).await;
                let hand = self.hand(session, *seat, note, picked).await;
                return hand.map(Content::Letter);
            }
            Task::Notice(notice) => notice,
        };
        Some(match notice {
            Notice::Lobby => Content::Whole(self.lobby(session).await),
            Notice::LobbyChanged => Content::Patch(self.lobby(session).await.into()),
            Notice::Board { page, board } => {
                // The present page is shown as it is now, an earlier one as it was.
                let present = session.state().page == *page;
                let now = session.game().filter(|_| present).map(|game| session.board(game));
                let mut board = now.unwrap_or_else(|| (**board).clone());
                // Outside of servers nobody is compared with anybody.
                let outside = session.state().moves_by_clicks();
                if let Some(ladder) = board.ladder().filter(|_| !outside) {
                    let changes = self.standing_changes(session, ladder).await;
                    board.set_since(changes, self.is_void(session).await);
                }
                let finale = self.finale(session, &board).await;
                let ending = finale.ending.as_ref().map(|ending| ending.scene.clone());
                let scene = ending.unwrap_or_else(|| TableView::of(session).scene(&board));
                let picture = self.painted(scene, self.wishes.moves()).await?;
                Content::Whole(TableView::of(session).board_message(&board, picture, &finale))
            }
            Notice::Waiting | Notice::Line => {
                let board = session.board(session.game()?);
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
                let dm = session.state().player(*seat).map(|player| player.dm);
                let closed = matches!(way, Way::Whisper(..)) && dm == Some(Dm::Closed);
                let note =
                    row.note.clone().or_else(|| closed.then(|| Say::plain("hand-dm-closed")));
                let picked = surfaces.picked(*seat, session.state().step);
                let note = self.note_or_earned(session, *seat, note).await;
                Content::Letter(self.hand(session, *seat, note, picked).await?)
            }
            Notice::Reminder => {
                Content::Whole(TableView::of(session).reminder(to_remind(session, &self.wishes))?)
            }
            Notice::Alert { user, .. } => Content::Whole(self.alert(session, *user).await?),
            Notice::Share => {
                let mut board = session.board(session.game()?);
                board.set_since(Vec::new(), self.is_void(session).await);
                let ending = ending(session, &board).await?;
                let picture = self.painted(ending.scene.clone(), false).await?;
                let table = TableView::of(session);
                Content::Whole(table.shared_message(&board, picture, &ending)?)
            }
        })
    }

    /// Whether the match was declared void.
    async fn is_void(&self, session: &Session) -> bool {
        let played = self.store.played_match(session.state().guild, self.id).await;
        matches!(played, Ok(Some(played)) if played.void.is_some())
    }

    /// The lobby message. A banner that could not be painted is no reason to do without a lobby.
    pub(super) async fn lobby(&mut self, session: &Session) -> Message {
        let picture = match TableView::of(session).lobby_scene() {
            Some(scene) => self.pictures.paint(scene).await,
            None => None,
        };
        TableView::of(session).lobby_message(picture)
    }

    /// The private hand of a seat.
    async fn hand(
        &mut self,
        session: &Session,
        seat: SeatNo,
        note: Option<Say>,
        picked: Option<String>,
    ) -> Option<Letter> {
        let scene = self.hand_scene(session, seat, picked.as_deref())?;
        let picture = self.painted(scene, false).await?;
        TableView::of(session).letter(seat, note.as_ref(), picked, picture)
    }

    /// The scene of a private hand, as its owner wants to see it.
    pub(super) fn hand_scene(
        &self,
        session: &Session,
        seat: SeatNo,
        picked: Option<&str>,
    ) -> Option<Scene> {
        let scene = TableView::of(session).hand_scene(seat, picked)?;
        let user = session.state().player(seat)?.user;
        let four_colours = user.is_some_and(|user| self.wishes.four_colours(user));
        Some(scene.with_four_colours(four_colours))
    }

    /// What a seat's hand shows as the table is now.
    pub(super) fn hand_shown(&self, session: &Session, seat: SeatNo) -> HandShown {
        let (step, phase) = (session.state().step, session.state().phase.clone());
        HandShown { step, phase, picture: self.hand_scene(session, seat, None) }
    }

    /// Returns the message that tells somebody of this table; `None` when they do not want to be
    /// told any more.
    async fn alert(&self, session: &Session, user: UserId) -> Option<Message> {
        alert::alert(&self.store, &self.preferences, session, user).await
    }

    /// Returns the changes of the leaderboard by the match. A page is sent without them when it
    /// cannot be read.
    async fn standing_changes(&self, session: &Session, ladder: Ladder) -> Vec<StandingChange> {
        let now = self.clock.now();
        match standing_changes(&self.store, self.id, session, ladder, now).await {
            Ok(changes) => changes,
            Err(error) => {
                tracing::error!(table = %self.id, %error, "the leaderboard cannot be read");
                Vec::new()
            }
        }
    }

    /// Returns the extras of the last page of the match; of any other page, none.
    async fn finale(&self, session: &Session, board: &Board) -> Finale {
        if !matches!(board.status, Status::Over { .. }) {
            return Finale::default();
        }
        let ending = ending(session, board).await;
        Finale { ending, share: session.may_share(), earned: self.earned(session).await }
    }

    /// Returns the names of those who earned achievements in the match, each with theirs,
    /// where the server wants that told. A result is told all the same when that cannot be read.
    async fn earned(&self, session: &Session) -> Vec<(String, Vec<Achievement>)> {
        let server = self.preferences.server_or_usual(session.state().guild).await;
        if !server.achievements {
            return Vec::new();
        }
        match self.store.earned_by(self.id).await {
            Ok(earned) => earned.into_iter().map(|one| (one.name, one.achievements)).collect(),
            Err(error) => {
                tracing::error!(table = %self.id, %error, "achievements cannot be read");
                Vec::new()
            }
        }
    }

    /// This note for a hand, or else that its owner was too late, or what they earned in a private
    /// match, which has no page that says it.
    pub(super) async fn note_or_earned(
        &self,
        session: &Session,
        seat: SeatNo,
        note: Option<Say>,
    ) -> Option<Say> {
        let state = session.state();
        // Only as long as the next miss would be the second, and there is a next turn to miss.
        let is_warned = || {
            let missed_one =
                |player: &Player| player.presence == Presence::Here && player.missed == 1;
            state.is_running()
                && state.until().is_some()
                && state.player(seat).is_some_and(missed_one)
        };
        if note.is_none() && state.shown.played_for.contains(&seat) && is_warned() {
            return Some(Say::plain("hand-played-for"));
        }
        if note.is_some() || !state.private || !matches!(state.phase, Phase::Over) {
            return note;
        }
        let entries = news_entries(&words_of_seat(state, seat), &self.earned(session).await)?;
        Some(Say::with("achievement-news", "entries", entries))
    }
}

/// The call that brings a letter to its owner; `None` by a way that others see.
fn addressed(letter: Letter, way: &Way, session: &Session, nonce: String) -> Option<Call> {
    Some(match way {
        Way::Hand(reply) => Call::EditPrivate(reply.clone(), letter.open(reply).into()),
        Way::Whisper(_, token) => Call::Whisper(token.clone(), letter.open(&Whisper)),
        Way::Counted(_, Target::Post(channel)) => {
            let direct = direct_messages(session, letter.seat(), *channel)?;
            Call::Post(*channel, letter.open(&direct), nonce)
        }
        Way::Counted(_, Target::Edit(channel, message)) => {
            let direct = direct_messages(session, letter.seat(), *channel)?;
            Call::Edit(*channel, *message, letter.open(&direct).into())
        }
        _ => return None,
    })
}

/// This channel, if it is the one of the direct messages to a seat's owner.
fn direct_messages(session: &Session, seat: SeatNo, channel: ChannelId) -> Option<DirectMessages> {
    match session.state().player(seat)?.dm {
        Dm::Channel { channel: own } | Dm::Message { channel: own, .. } if own == channel => {
            Some(DirectMessages)
        }
        _ => None,
    }
}

/// The direct messages to the owner of a seat.
struct DirectMessages;

impl PrivateWay for DirectMessages {}

/// The content of a row.
enum Content {
    Whole(Message),
    Letter(Letter),
    Patch(Patch),
}

impl Content {
    /// Returns the change of a message that others may see; `None` for a letter.
    fn patch(self) -> Option<Patch> {
        match self {
            Self::Whole(message) => Some(message.into()),
            Self::Patch(patch) => Some(patch),
            Self::Letter(_) => None,
        }
    }
}

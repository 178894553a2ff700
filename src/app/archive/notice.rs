//! A notice as the outbox stores it.

use games::SeatNo;
use serde::{Deserialize, Serialize};

use super::page::StoredBoard;
use super::state::Names;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::table::{Notice, State};

#[derive(Serialize, Deserialize)]
pub(super) enum StoredNotice {
    Lobby,
    LobbyChanged,
    Board { page: u32, board: Box<StoredBoard> },
    Waiting,
    Line,
    Strip { message: MessageId, content: Option<String> },
    Delete { channel: ChannelId, message: MessageId },
    Hand { seat: SeatNo, if_free: bool },
    Moved { seat: SeatNo },
    Reminder,
    Share,
    Alert { user: UserId },
}

impl StoredNotice {
    pub(super) fn of(notice: &Notice) -> Self {
        match notice {
            Notice::Lobby => Self::Lobby,
            Notice::LobbyChanged => Self::LobbyChanged,
            Notice::Board { page, board } => {
                Self::Board { page: *page, board: Box::new(StoredBoard::of(board)) }
            }
            Notice::Waiting => Self::Waiting,
            Notice::Line => Self::Line,
            Notice::Strip { message, content } => {
                Self::Strip { message: *message, content: content.clone() }
            }
            Notice::Delete { channel, message } => {
                Self::Delete { channel: *channel, message: *message }
            }
            Notice::Hand { seat, if_free } => Self::Hand { seat: *seat, if_free: *if_free },
            Notice::Moved { seat } => Self::Moved { seat: *seat },
            Notice::Reminder => Self::Reminder,
            Notice::Share => Self::Share,
            Notice::Alert { user, .. } => Self::Alert { user: *user },
        }
    }

    pub(super) fn read(self, state: &State, names: &Names) -> Notice {
        match self {
            Self::Lobby => Notice::Lobby,
            Self::LobbyChanged => Notice::LobbyChanged,
            Self::Board { page, board } => {
                Notice::Board { page, board: Box::new(board.read(state, names)) }
            }
            Self::Waiting => Notice::Waiting,
            Self::Line => Notice::Line,
            Self::Strip { message, content } => Notice::Strip { message, content },
            Self::Delete { channel, message } => Notice::Delete { channel, message },
            Self::Hand { seat, if_free } => Notice::Hand { seat, if_free },
            Self::Moved { seat } => Notice::Moved { seat },
            Self::Reminder => Notice::Reminder,
            Self::Share => Notice::Share,
            Self::Alert { user } => Notice::Alert { user, dm: None },
        }
    }
}

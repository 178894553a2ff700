//! How Discord is told to wait for an answer.

use crate::desk::Request;
use ask::{Ask, Command};
use table::{TableCommand, UnderKind};

/// The way in which Discord is told to wait, which also decides what the token stands for from then
/// on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wait {
    /// Nothing is shown; the token stands for the message under the button.
    Quietly,
    /// "Thinking", to that person alone; the token stands for that private message.
    Privately,
}

impl Wait {
    /// A request for something private at a public message waits privately: with the other way the
    /// token would stand for the public message, and a hand sent by it would be seen by all.
    pub(super) fn for_answer_to(request: &Request) -> Self {
        let private = match &request.command {
            Command::Ask(Ask::Table { command, .. }) => !matches!(
                command,
                TableCommand::Join
                    | TableCommand::Leave
                    | TableCommand::Cut
                    | TableCommand::Start
                    | TableCommand::PlayNow
                    | TableCommand::Next
                    | TableCommand::Rematch
            ),
            _ => false,
        };
        let beside = matches!(
            request.command,
            Command::Ask(Ask::Table {
                command: TableCommand::Hint | TableCommand::Review | TableCommand::AskLeave,
                ..
            })
        );
        match request.under.map(|under| under.kind) {
            None => Self::Privately,
            // The cards or the result under the button stay as they are.
            Some(_) if beside => Self::Privately,
            Some(UnderKind::Public) if private => Self::Privately,
            Some(_) => Self::Quietly,
        }
    }
}

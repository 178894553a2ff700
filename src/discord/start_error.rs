//! Why the bot does not run, and whether trying again may help.

use crate::http::BindError;
use crate::store::{ON_SERVER, StoreError};
use crate::tools::NoTools;
use pictures::PainterError;

/// Why the bot could not start, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord does not know the token.
    #[error(
        "Discord refuses the token. Copy it again from the Bot page of the developer portal into DISCORD_TOKEN"
    )]
    Token,
    /// Discord does not accept the token any more, although it did before.
    #[error(
        "Discord does not accept the token any more. Nothing was lost: put a new one into DISCORD_TOKEN and start again"
    )]
    Revoked,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    /// The database does not open.
    #[error("{error}{advice}", error = .0, advice = .0.advice())]
    Store(#[from] StoreError),
    /// Backups of a database that the bot cannot copy.
    #[error(
        "BACKUP_DIR is set, but {ON_SERVER}; leave BACKUP_DIR out, or empty where something else sets it: BACKUP_DIR="
    )]
    Backups,
    /// A folder that a setting names is not there, or cannot be written to.
    #[error("{0}: {1}")]
    Folder(&'static str, String),
    /// The pictures cannot be drawn.
    #[error("the pictures cannot be drawn: {0}")]
    Painter(#[from] PainterError),
    /// The system gives no random numbers or no threads.
    #[error(transparent)]
    Tools(#[from] NoTools),
    /// The task that keeps the time of the tables broke off.
    #[error("what wakes the tables broke off; the log says why")]
    Unkept,
    /// The certificate for a resolved address is no certificate.
    #[error("the certificate cannot be read")]
    Certificate,
    /// An address is taken, or none of this machine's.
    #[error(transparent)]
    Listen(#[from] BindError),
    /// Another process has taken the connections to Discord over.
    #[error(
        "another process is connected to Discord in this one's place, which was taken for dead"
    )]
    Replaced,
    /// Connections broke again and again, until Discord allows hardly any more today.
    #[error(
        "the connections to Discord break as soon as they are open, and it allows hardly any more today. If SHARDS is set, the log says how many Discord recommends"
    )]
    UsedUp,
    /// Discord does not let the program connect as it does.
    #[error("Discord does not let this version connect: {0}. A newer version may help")]
    Refused(String),
    /// The connection broke for good.
    #[error("the connection to Discord broke for good: {0}")]
    Broken(String),
}

impl StartError {
    /// The exit status of the program: 2 when a setting has to be mended before it can start, 3
    /// when the token was taken away while it ran, 1 when trying again later may help.
    pub fn status(&self) -> u8 {
        match self {
            // A server that is away comes back.
            Self::Store(error) if error.may_pass() => 1,
            Self::Listen(error) if error.may_pass() => 1,
            Self::Token
            | Self::Store(_)
            | Self::Backups
            | Self::Folder(..)
            | Self::Refused(_)
            | Self::Certificate
            | Self::Listen(_) => 2,
            Self::Revoked => 3,
            Self::Unreachable(_)
            | Self::Painter(_)
            | Self::Tools(_)
            | Self::Unkept
            | Self::Replaced
            | Self::UsedUp
            | Self::Broken(_) => 1,
        }
    }
}

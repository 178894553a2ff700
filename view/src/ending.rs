//! The end of a match as an event: what its last message has that others have not.

use statistics::Achievement;

use pictures::Scene;

/// The ending of a finished match: the picture and the words by which it is remembered.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The scene: places, how everybody got there, and what cost most.
    pub scene: Scene,
    /// The picture in words.
    pub alt: String,
    /// The play that people will talk about, in a sentence; `None` where nothing stood out.
    pub play: Option<String>,
}

/// The extras of the last message of a match.
#[derive(Clone, Default, Debug)]
pub struct Finale {
    /// The end as an event; without it, the table is shown as it lies.
    pub ending: Option<Ending>,
    /// Whether the result can be shown in the channel that the match has left for a thread of its
    /// own.
    pub share: bool,
    /// The names of those who earned achievements in the match, each with theirs.
    pub earned: Vec<(String, Vec<Achievement>)>,
}

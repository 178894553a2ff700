//! The end of a match as an event: what its last message has that others have not.

use statistics::Achievement;

use pictures::Scene;

/// What a finished match is remembered by.
#[derive(Clone, Debug)]
pub struct Ending {
    /// What the picture shows: places, how everybody got there, what cost most.
    pub scene: Scene,
    /// The picture in words.
    pub alt: String,
    /// The play that people will talk about, in a sentence; `None` where nothing stood out.
    pub play: Option<String>,
}

/// What the last message of a match has that others have not.
#[derive(Clone, Default, Debug)]
pub struct Finale {
    /// The end as an event; without it, the table is shown as it lies.
    pub ending: Option<Ending>,
    /// Whether the result can be shown in the channel that the match has left for a thread of its own.
    pub share: bool,
    /// Who has earned what by the match.
    pub earned: Vec<(String, Achievement)>,
}

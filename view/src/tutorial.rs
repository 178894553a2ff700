//! Guided turns for one person alone.

use super::message::Message;
use pictures::Scene;

/// A step of a tutorial: what it says, and the picture that is still to be painted for it.
pub struct Lesson {
    /// Its words and buttons, with the picture's alt text.
    pub message: Message,
    /// The scene of the picture.
    pub scene: Scene,
}

//! Guided turns for one person alone: the buttons that lead through them.

use super::custom_id::CustomId;
use super::message::Message;
use pictures::Scene;

/// A step of a tutorial: what it says, and the picture that is still to be painted for it.
pub struct Lesson {
    /// Its words and buttons, with the picture's alt text.
    pub message: Message,
    /// What the picture shows.
    pub scene: Scene,
}

/// A button that leads to another place of the lesson: the text is the game's own, without dots.
pub(super) fn press(at: &str) -> String {
    CustomId::Lesson(at.to_owned()).encode()
}

/// A button that begins a match against bots.
pub(super) fn play_now() -> String {
    CustomId::Solo.encode()
}

//! The buttons that the owner of a hand has pressed before the card that carries them out. This
//! state is kept in the message's buttons and nowhere else.

use games::sixtysix::Out;

/// The state of those buttons: what they add to the next card, or do before it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pressed {
    /// Going out with it.
    pub(super) out: Option<Out>,
    /// Leading a king or a queen without its marriage.
    pub(super) silent: bool,
    pub(super) close: bool,
}

impl Pressed {
    /// Reads what [`Pressed::to_text`] writes; anything else is nothing.
    pub(super) fn of(text: Option<&str>) -> Self {
        let mut pressed = Self::default();
        for word in text.unwrap_or_default().split('+') {
            match word {
                "out" => pressed.out = Some(Out::Game),
                "match" => pressed.out = Some(Out::Match),
                "silent" => pressed.silent = true,
                "close" => pressed.close = true,
                _ => {}
            }
        }
        pressed
    }

    /// As a button carries it; `None` when nothing is pressed.
    pub(super) fn to_text(self) -> Option<String> {
        let out = self.out.map(|out| match out {
            Out::Game => "out",
            Out::Match => "match",
        });
        let words = [out, self.silent.then_some("silent"), self.close.then_some("close")];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        (!words.is_empty()).then(|| words.join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_comes_back_as_it_was_written() {
        for out in [None, Some(Out::Game), Some(Out::Match)] {
            for (silent, close) in [(false, false), (false, true), (true, false), (true, true)] {
                let pressed = Pressed { out, silent, close };
                assert_eq!(Pressed::of(pressed.to_text().as_deref()), pressed);
            }
        }
        assert_eq!(Pressed::of(Some("55")), Pressed::default());
    }
}

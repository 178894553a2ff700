//! The lines of the table message, which are Discord's Markdown, as a terminal shows them.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Effects, Style};

/// Bold in a terminal.
pub(super) const BOLD: Style = Style::new().effects(Effects::BOLD);
/// Dim in a terminal.
pub(super) const FAINT: Style = Style::new().effects(Effects::DIMMED);

/// Bold stays bold and slanted slanted, red suits are red, and what was escaped for Discord is itself
/// again.
pub(super) fn terminal(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len() + 16);
    let mut now = Style::new();
    let mut letters = markdown.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => out.extend(letters.next()),
            // Where a line breaks is the terminal's to say.
            '\u{a0}' => out.push(' '),
            '*' => {
                let strong = letters.next_if_eq(&'*').is_some();
                let wanted = if strong { Effects::BOLD } else { Effects::ITALIC };
                let effects = now.get_effects();
                // One sign ends all styles, so those that go on are begun anew.
                out.push_str(&now.render_reset().to_string());
                now = now.effects(if effects.contains(wanted) {
                    effects.remove(wanted)
                } else {
                    effects.insert(wanted)
                });
                out.push_str(&now.render().to_string());
            }
            // They keep an `@` from mentioning anybody and a name from turning a line around; here they
            // would only be in the way.
            '\u{2060}' | '\u{2068}' | '\u{2069}' => {}
            '♥' | '♦' => {
                let style = now.fg_color(Some(AnsiColor::Red.into()));
                let _ = write!(out, "{style}{letter}{style:#}{now}");
            }
            letter => out.push(letter),
        }
    }
    out.push_str(&now.render_reset().to_string());
    out
}

/// Words in a style.
pub(super) fn styled(style: Style, words: &str) -> String {
    format!("{style}{words}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::names::escape;

    #[test]
    fn bold_is_bold_and_a_name_is_what_it_was() {
        assert_eq!(terminal("**30** goes"), "\u{1b}[1m30\u{1b}[0m goes");
        for name in ["a*b**c", "back\\slash", "@everyone", "<@1> `x` [y](z)", "…"] {
            assert_eq!(terminal(&escape(name)), name);
        }
    }

    #[test]
    fn what_is_opened_is_closed() {
        assert_eq!(terminal("**x"), "\u{1b}[1mx\u{1b}[0m");
        assert_eq!(terminal("*a **b** c*").matches("\u{1b}[0m").count(), 3);
        assert_eq!(terminal("x\\"), "x");
    }
}

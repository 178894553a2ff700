//! Discord's Markdown, in which the lines of the table message are written, as ANSI sequences.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Effects, Style};

/// Bold in a terminal.
pub(super) const BOLD: Style = Style::new().effects(Effects::BOLD);
/// Dim in a terminal.
pub(super) const FAINT: Style = Style::new().effects(Effects::DIMMED);

/// Text for a terminal: bold and italics are kept, red suits are red, and escapes are undone.
pub(super) fn to_ansi(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len() + 16);
    let mut current = Style::new();
    let mut letters = markdown.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => out.extend(letters.next()),
            // The terminal may break the line anywhere.
            '\u{a0}' => out.push(' '),
            '*' => {
                let strong = letters.next_if_eq(&'*').is_some();
                let wanted = if strong { Effects::BOLD } else { Effects::ITALIC };
                let effects = current.get_effects();
                // A reset ends all styles, so the remaining ones are set again.
                out.push_str(&current.render_reset().to_string());
                current = current.effects(if effects.contains(wanted) {
                    effects.remove(wanted)
                } else {
                    effects.insert(wanted)
                });
                out.push_str(&current.render().to_string());
            }
            // Word joiners keep an `@` from mentioning anybody, and isolates a name from reversing
            // the line. A terminal needs neither.
            '\u{2060}' | '\u{2068}' | '\u{2069}' => {}
            '♥' | '♦' => {
                let style = current.fg_color(Some(AnsiColor::Red.into()));
                let _ = write!(out, "{style}{letter}{style:#}{current}");
            }
            letter => out.push(letter),
        }
    }
    out.push_str(&current.render_reset().to_string());
    out
}

pub(super) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Text without its styles: the sequences that are made here begin with an escape and end with an
/// `m`.
pub(super) fn without_styles(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    plain.extend(parts.filter_map(|part| part.split_once('m')).map(|(_, rest)| rest));
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use view::names::escape;

    #[test]
    fn bold_is_bold_and_a_name_is_what_it_was() {
        assert_eq!(to_ansi("**30** goes"), "\u{1b}[1m30\u{1b}[0m goes");
        for name in ["a*b**c", "back\\slash", "@everyone", "<@1> `x` [y](z)", "…"] {
            assert_eq!(to_ansi(&escape(name)), name);
        }
    }

    #[test]
    fn what_is_opened_is_closed() {
        assert_eq!(to_ansi("**x"), "\u{1b}[1mx\u{1b}[0m");
        assert_eq!(to_ansi("*a **b** c*").matches("\u{1b}[0m").count(), 3);
        assert_eq!(to_ansi("x\\"), "x");
    }
    #[test]
    fn without_styles_only_the_letters_are_left() {
        let styled = format!("{} and {}", styled(FAINT, "some"), to_ansi("**more** ♥ mm"));
        assert_eq!(without_styles(&styled), "some and more ♥ mm");
        assert_eq!(without_styles("plain"), "plain");
    }
}

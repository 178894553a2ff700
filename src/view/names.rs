//! Names of people, made harmless: they are outside input that ends up in texts, buttons and pictures.

use super::characters::{is_blank, is_invisible};
use crate::table::roster::MARK;
use unicode_segmentation::UnicodeSegmentation;

/// The most letters (grapheme clusters) of a name that are shown.
pub const LONGEST: usize = 24;

/// A name fit to be shown: no control or direction characters, one line, cut to [`LONGEST`].
///
/// A name of which nothing is left is shown as `fallback`.
#[must_use]
pub fn clean(name: &str, fallback: &str) -> String {
    let visible: String = name
        .chars()
        .map(|c| if is_blank(c) { ' ' } else { c })
        // Emojis are made of several with a joiner, or coloured by a selector.
        .filter(|c| matches!(c, '\u{200d}' | '\u{fe0f}') || !is_invisible(*c))
        .collect();
    let words = visible.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ");
    let letters: Vec<&str> = words.graphemes(true).collect();
    if words.chars().all(is_invisible) {
        return fallback.to_owned();
    }
    // A single "letter" may carry hundreds of combining marks that would spill over other lines.
    let tamed = letters.iter().map(|g| g.chars().take(8).collect::<String>());
    if letters.len() <= LONGEST {
        tamed.collect()
    } else {
        tamed.take(LONGEST - 1).chain(std::iter::once("…".to_owned())).collect()
    }
}

/// The name of a person: [`clean`], and without the mark of bots, which is not theirs to wear.
#[must_use]
pub fn of_person(name: &str, fallback: &str) -> String {
    clean(name.replace(MARK.trim_end(), "").as_str(), fallback)
}

/// The same without its mark, for pictures, which have a mark of their own.
#[must_use]
pub fn without_mark(name: &str) -> &str {
    name.strip_prefix(MARK).unwrap_or(name)
}

/// A name as it stands in Discord's Markdown: nothing in it formats, links or mentions.
#[must_use]
pub fn escape(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | ':'
            | '-' => {
                out.push('\\');
                out.push(c);
            }
            // An invisible joiner behind it: `@everyone` is then only a word.
            '@' => out.push_str("@\u{2060}"),
            c => out.push(c),
        }
    }
    out
}

/// A name for a block of code, where only the backtick means anything, padded or cut to `width` letters.
#[must_use]
pub fn column(name: &str, width: usize) -> String {
    let letters: Vec<&str> = name.graphemes(true).collect();
    let mut out: String = if letters.len() > width {
        letters[..width.saturating_sub(1)].concat() + "…"
    } else {
        letters.concat()
    };
    out.extend(std::iter::repeat_n(' ', width.saturating_sub(letters.len())));
    out.replace('`', "'").replace('@', "@\u{2060}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_without_tricks() {
        assert_eq!(clean("  Ada\n\tLovelace ", "?"), "Ada Lovelace");
        assert_eq!(clean("\u{202E}evil\u{200B}", "?"), "evil");
        assert_eq!(clean("\u{200B}\u{3164}", "someone"), "someone");
        assert_eq!(clean("\u{200D}\u{FE0F}", "someone"), "someone");
        assert_eq!(clean("a\u{0}b", "?"), "ab");
    }

    #[test]
    fn a_long_name_is_cut_between_letters() {
        let family = "👨‍👩‍👧".repeat(40);
        let shown = clean(&family, "?");
        assert_eq!(shown.graphemes(true).count(), LONGEST);
        assert!(shown.ends_with('…'));
        let zalgo = format!("Z{}", "\u{0301}".repeat(500));
        assert!(clean(&zalgo, "?").chars().count() <= 8);
    }

    #[test]
    fn a_name_in_markdown_neither_formats_nor_mentions() {
        assert_eq!(escape("**x** <@1> `a`"), "\\*\\*x\\*\\* \\<@\u{2060}1\\> \\`a\\`");
        assert!(!escape("@everyone").contains("@everyone"));
        assert!(!escape("https://x.example").contains("https://"));
    }

    #[test]
    fn a_column_has_its_width() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Adalbert", 5), "Adal…");
        assert_eq!(column("a`b", 3), "a'b");
    }
}

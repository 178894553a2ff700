//! Names of people, made harmless: they are outside input that ends up in texts, buttons and
//! pictures.

use pictures::unicode::{is_blank, is_invisible, is_pictograph, needs_joiners};
use table::roster::MARK;
use unicode_bidi::{BidiClass, bidi_class};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The most letters (grapheme clusters) of a name that are shown.
pub const LONGEST: usize = 24;
/// The most characters of one letter with its marks, and of one emoji with its parts and colours.
const MOST_MARKED: usize = 8;
const MOST_JOINED: usize = 12;

/// A name fit to be shown: no control or direction characters, one line, cut to [`LONGEST`].
///
/// A name of which nothing is left is shown as `fallback`.
pub fn clean(name: &str, fallback: &str) -> String {
    let mut shown = '\0';
    let visible: String = name
        .chars()
        .map(|c| if is_blank(c) { ' ' } else { c })
        .filter(|c| {
            let visible = !is_invisible(*c);
            if visible {
                shown = *c;
            }
            visible || matters(*c, shown)
        })
        .collect();
    let words = visible.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ");
    let letters: Vec<&str> = words.graphemes(true).collect();
    if words.chars().all(is_invisible) {
        return fallback.to_owned();
    }
    // A single "letter" may carry hundreds of combining marks that would spill over other lines.
    let most = |g: &str| if g.starts_with(is_pictograph) { MOST_JOINED } else { MOST_MARKED };
    let tamed = letters.iter().map(|g| g.chars().take(most(g)).collect::<String>());
    if letters.len() <= LONGEST {
        tamed.collect()
    } else {
        tamed.take(LONGEST - 1).chain(std::iter::once("…".to_owned())).collect()
    }
}

/// Whether an invisible character changes what is seen of the visible one before it. Emojis are
/// joined, coloured by a selector, and told by tags whose flag they are; some scripts cannot do
/// without joiners.
fn matters(invisible: char, before: char) -> bool {
    match invisible {
        '\u{200d}' | '\u{fe0f}' => true,
        '\u{200c}' => needs_joiners(before),
        '\u{e0020}'..='\u{e007f}' => before == '🏴',
        _ => false,
    }
}

/// The name of a person: [`clean`], and without the mark of bots, which is not theirs to wear.
pub fn of_person(name: &str, fallback: &str) -> String {
    clean(name.replace(MARK.trim_end(), "").as_str(), fallback)
}

/// The same without its mark, for pictures, which have a mark of their own.
pub fn without_mark(name: &str) -> &str {
    name.strip_prefix(MARK).unwrap_or(name)
}

/// Whether this is the name of a bot: it carries the mark.
pub fn is_bot(name: &str) -> bool {
    name.starts_with(MARK)
}

/// A name for the middle of a line: one that is written to the left stands between marks that keep
/// it from turning what is around it.
pub fn isolate(name: &str) -> String {
    let to_the_left = |c| matches!(bidi_class(c), BidiClass::R | BidiClass::AL | BidiClass::AN);
    if !name.contains(to_the_left) {
        return name.to_owned();
    }
    // Direction controls inside the name would end the isolation.
    let turns = |c: &char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let inside: String = name.chars().filter(|c| !turns(c)).collect();
    format!("\u{2068}{inside}\u{2069}")
}

/// A name as it stands in Discord's Markdown: nothing in it formats, links or mentions, and it
/// leaves the line in order.
pub fn escape(name: &str) -> String {
    let name = isolate(name);
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | ':'
            | '-' | '.' => {
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

/// Returns the number of columns that a name takes where all letters are equally wide: Chinese
/// characters and emojis take two.
pub fn columns(name: &str) -> usize {
    name.graphemes(true).map(UnicodeWidthStr::width).sum()
}

/// A name for a block of code, where only the backtick means anything, padded or cut to `width`
/// [`columns`].
pub fn column(name: &str, width: usize) -> String {
    let cut;
    let name = if columns(name) > width {
        let mut left = width.saturating_sub(1);
        let fits = |letter: &&str| match left.checked_sub(letter.width()) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        };
        cut = name.graphemes(true).take_while(fits).collect::<String>() + "…";
        &cut
    } else {
        name
    };
    let padding = width.saturating_sub(columns(name));
    let mut out = isolate(&name.replace('`', "'")).replace('@', "@\u{2060}");
    out.extend(std::iter::repeat_n(' ', padding));
    out
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
        assert!(!escape("discord.gg/abc").contains("discord.gg"));
        assert_eq!(escape("1. Ada"), "1\\. Ada");
    }

    #[test]
    fn a_column_has_its_width() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Adalbert", 5), "Adal…");
        assert_eq!(column("a`b", 3), "a'b");
    }

    #[test]
    fn wide_letters_and_emojis_fill_two_places_of_a_column() {
        assert_eq!(column("🤖 Pip", 8), "🤖 Pip  ");
        assert_eq!(column("田中さん", 9), "田中さん ");
        assert_eq!(column("田中さん", 7), "田中さ…");
        assert_eq!(column("田中さん", 6), "田中… ");
        assert_eq!(column("👨‍👩‍👧‍👦x", 4), "👨‍👩‍👧‍👦x ");
        assert_eq!(column("สวัสดี", 6), "สวัสดี  ");
    }

    #[test]
    fn a_name_written_to_the_left_leaves_the_line_in_order() {
        for name in ["שלום", "علي 12", "Ada שלום"] {
            assert_eq!(escape(name), format!("\u{2068}{name}\u{2069}"));
        }
        assert_eq!(escape("ש\u{2069}\u{202e}x"), "\u{2068}שx\u{2069}");
        assert_eq!(escape("Zoë 田中"), "Zoë 田中");
        assert_eq!(column("שלום", 6), "\u{2068}שלום\u{2069}  ");
    }

    #[test]
    fn what_is_invisible_stays_where_it_is_seen() {
        for name in ["می\u{200c}خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨🏻‍❤️‍💋‍👨🏻"]
        {
            assert_eq!(clean(name, "?"), name);
        }
        assert_eq!(clean("A\u{200c}d\u{e0061}a", "?"), "Ada");
    }
}

//! What the Unicode standard says about characters, for names that come from strangers.

use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, EmojiModifier, ExtendedPictographic,
    GeneralCategory, NoncharacterCodePoint,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_bidi::BidiInfo;
use unicode_segmentation::UnicodeSegmentation as _;

fn is<P: BinaryProperty>(character: char) -> bool {
    CodePointSetData::new::<P>().contains(character)
}

/// Whether a character shows nothing itself, but turns, joins or hides what stands beside it: controls,
/// direction marks, joiners, selectors, tags, and what is no character at all.
///
/// White space is not among these.
pub fn is_invisible(character: char) -> bool {
    if character.is_whitespace() {
        return false;
    }
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    matches!(category, GeneralCategory::Control | GeneralCategory::Format)
        || is::<DefaultIgnorableCodePoint>(character)
        || is::<NoncharacterCodePoint>(character)
}

/// Whether a character looks like white space, whatever it is called.
pub fn is_blank(character: char) -> bool {
    // The Hangul fillers and the empty pattern of Braille have a width and show nothing.
    character.is_whitespace()
        || matches!(character, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Whether a character is a picture, such as an emoji.
pub fn is_pictograph(character: char) -> bool {
    is::<ExtendedPictographic>(character)
}

/// Whether a character only gives the picture before it another colour.
pub fn is_tint(character: char) -> bool {
    is::<EmojiModifier>(character)
}

/// The text in the order in which it is drawn from left to right, as the Unicode Bidirectional
/// Algorithm has it for a line that is written to the right. Letters keep their marks; they are not
/// joined.
pub fn visual(text: &str) -> String {
    let info = BidiInfo::new(text, Some(unicode_bidi::Level::ltr()));
    if !info.has_rtl() {
        return text.to_owned();
    }
    let mut drawn = String::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let part = &text[run.clone()];
            if levels[run.start].is_rtl() {
                drawn.extend(part.graphemes(true).rev());
            } else {
                drawn.push_str(part);
            }
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_to_the_left_is_turned_around() {
        assert_eq!(visual("Ab אבג דה!"), "Ab הד גבא!");
        assert_eq!(visual("plain"), "plain");
        assert_eq!(visual(""), "");
    }

    #[test]
    fn numbers_are_read_to_the_right_also_within_it() {
        assert_eq!(visual("אבג 12"), "12 גבא");
    }

    #[test]
    fn a_letter_keeps_its_marks_behind_it() {
        assert_eq!(visual("ש\u{5c1}ב"), "בש\u{5c1}");
    }

    #[test]
    fn what_shows_nothing_is_invisible_and_white_space_is_not() {
        for character in [
            '\0',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{fff9}',
            '\u{fffe}',
            '\u{e0041}',
            '\u{3164}',
        ] {
            assert!(is_invisible(character), "{}", character.escape_unicode());
        }
        for character in ['a', ' ', '\n', 'é', '牛', '🐂', '\u{301}'] {
            assert!(!is_invisible(character), "{}", character.escape_unicode());
        }
    }
}

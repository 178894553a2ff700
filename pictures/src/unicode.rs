//! Properties of characters in the Unicode standard, for names that come from strangers.

use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, EmojiModifier, EmojiPresentation,
    ExtendedPictographic, GeneralCategory, NoncharacterCodePoint, Script,
};
use icu_properties::{CodePointMapData, CodePointSetData};

fn is<P: BinaryProperty>(character: char) -> bool {
    CodePointSetData::new::<P>().contains(character)
}

/// Whether a character shows nothing itself, but turns, joins or hides what stands beside it:
/// controls, direction marks, joiners, selectors, tags, and what is no character at all.
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

/// Whether a character is a picture in colours unless something else is asked for.
pub fn is_colourful(character: char) -> bool {
    is::<EmojiPresentation>(character)
}

/// Whether a character is a mark that takes no room, but stands on, below or around the one before.
pub fn is_mark(character: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether a letter is of a script that cannot be written without invisible joiners and their
/// opposites.
pub fn needs_joiners(letter: char) -> bool {
    let without = [
        Script::Latin,
        Script::Greek,
        Script::Cyrillic,
        Script::Hebrew,
        Script::Han,
        Script::Hangul,
        Script::Hiragana,
        Script::Katakana,
    ];
    script(letter).is_some_and(|its| !without.contains(&its))
}

/// The script a character belongs to; nothing for one that many share, such as a digit or an
/// accent.
pub fn script(character: char) -> Option<Script> {
    let script = CodePointMapData::<Script>::new().get(character);
    (!matches!(script, Script::Common | Script::Inherited | Script::Unknown)).then_some(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_that_of_letters_only() {
        assert_eq!(script('ש'), Some(Script::Hebrew));
        assert_eq!(script('ナ'), Some(Script::Katakana));
        for shared in ['1', ' ', '!', '\u{301}', '🐂'] {
            assert_eq!(script(shared), None, "{shared}");
        }
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

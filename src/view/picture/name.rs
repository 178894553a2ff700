//! Makes any text fit to be painted: names come from strangers.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::view::characters::{is_blank, is_invisible, is_pictograph, is_tint};

/// Drawn for a character that no font has.
pub(super) const BOX: char = '□';
/// Longer texts fit no column, so the rest need not be looked at.
const MOST_CLUSTERS: usize = 96;
/// More marks on one letter than any language needs are there to spill over the lines around.
const MOST_MARKS: usize = 2;

/// Cleans a text: one line, nothing invisible, nothing that turns the line around, and only
/// characters that `covers` knows, with a box for each cluster it does not.
pub(super) fn clean(text: &str, covers: impl Fn(char) -> bool) -> String {
    let mut result = String::new();
    for cluster in text.graphemes(true).take(MOST_CLUSTERS) {
        push_cluster(&mut result, cluster, &covers);
    }
    while result.ends_with(' ') {
        result.pop();
    }
    result
}

fn push_cluster(result: &mut String, cluster: &str, covers: &impl Fn(char) -> bool) {
    // The fillers of Hangul count as invisible, and stand for a space all the same.
    let shown = |c: &char| is_blank(*c) || !(is_invisible(*c) || is_tint(*c));
    let mut characters = cluster.chars().filter(shown);
    let Some(base) = characters.next() else {
        return;
    };
    if is_blank(base) {
        if !result.is_empty() && !result.ends_with(' ') {
            result.push(' ');
        }
        return;
    }
    if !covers(base) {
        result.push(BOX);
        return;
    }
    result.push(base);
    // Of a joined emoji the first one stands for all; a letter keeps its accents.
    if is_pictograph(base) {
        return;
    }
    result.extend(characters.filter(|c| covers(*c)).take(MOST_MARKS));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ascii(text: &str) -> String {
        clean(text, |c| c.is_ascii() || c == '\u{301}')
    }

    #[test]
    fn nothing_invisible_is_left() {
        assert_eq!(ascii("\u{202e}A\0b\u{200b}\u{fffe}c\u{7f}\u{feff}"), "Abc");
        assert_eq!(ascii("  a \n\t b \u{3164} "), "a b");
        assert_eq!(ascii("\u{200d}\u{2066}"), "");
    }

    #[test]
    fn unknown_clusters_are_one_box_each() {
        assert_eq!(ascii("牛A"), "□A");
        assert_eq!(ascii("👨‍👩‍👧‍👦!"), "□!");
        assert_eq!(ascii("e\u{301}\u{301}\u{301}\u{301}x"), "e\u{301}\u{301}x");
    }
}

//! Makes any text fit to be painted: names come from strangers.

use unicode_segmentation::UnicodeSegmentation as _;

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
    let mut characters = cluster.chars().filter(|c| !is_invisible(*c));
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

fn is_pictograph(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

fn is_blank(character: char) -> bool {
    character.is_whitespace()
        || matches!(character, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// Controls, direction marks, joiners, selectors, tags and noncharacters.
fn is_invisible(character: char) -> bool {
    (character.is_control() && !matches!(character, '\t' | '\n' | '\r'))
        || matches!(
            character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fdd0}'..='\u{fdef}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
                | '\u{1d173}'..='\u{1d17a}' | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}'
        )
        || u32::from(character) & 0xfffe == 0xfffe
}

/// The text in the order in which it is drawn from left to right: runs of a script that is written
/// to the left are turned around. No more than that; letters are not joined.
pub(super) fn visual(text: &str) -> String {
    if !text.chars().any(is_leftward) {
        return text.to_owned();
    }
    let clusters: Vec<&str> = text.graphemes(true).collect();
    let leftward = |i: usize| clusters[i].chars().any(is_leftward);
    let neutral = |i: usize| !clusters[i].chars().any(char::is_alphanumeric);
    let mut result = String::with_capacity(text.len());
    let mut i = 0;
    while i < clusters.len() {
        if !leftward(i) {
            result.push_str(clusters[i]);
            i += 1;
            continue;
        }
        // Spaces and signs between two such letters belong to the run.
        let mut end = i + 1;
        let mut look = end;
        while look < clusters.len() && (leftward(look) || neutral(look)) {
            look += 1;
            if leftward(look - 1) {
                end = look;
            }
        }
        result.extend(clusters[i..end].iter().rev().copied());
        i = end;
    }
    result
}

fn is_leftward(character: char) -> bool {
    matches!(
        character,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdcf}' | '\u{fdf0}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
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

    #[test]
    fn leftward_runs_are_turned() {
        assert_eq!(visual("Ab אבג דה 12"), "Ab הד גבא 12");
        assert_eq!(visual("plain"), "plain");
    }
}

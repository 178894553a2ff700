//! Makes any text fit to be painted: names come from strangers.

use icu_normalizer::{ComposingNormalizer, DecomposingNormalizer};
use unicode_segmentation::UnicodeSegmentation as _;

use crate::unicode::{is_blank, is_invisible, is_mark, is_tint, needs_joiners, script};

/// Drawn for a character that no font has.
pub(super) const BOX: char = '□';
/// Longer texts fit no column, so the rest need not be looked at.
pub(super) const MOST_CLUSTERS: usize = 96;
/// More accents on one letter than any language needs are there to spill over the lines around.
const MOST_ACCENTS: usize = 2;
/// Scripts that stack marks of their own, or letters, need more of those.
const MOST_IN_CLUSTER: usize = 12;
const JOINER: char = '\u{200d}';

/// The quality in which a cluster can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    Well,
    InDots,
    Never,
}

/// Cleans a text: one line, nothing invisible, nothing that turns the line around, and only
/// clusters that can be drawn. Of others something is left that can: plain letters instead of fancy
/// ones, the parts of a joined emoji, a letter without its marks. For what is left there is a box.
pub(super) fn clean(text: &str, drawn: impl Fn(&str) -> Drawn) -> String {
    let mut result = String::new();
    for cluster in text.graphemes(true).take(MOST_CLUSTERS) {
        push_cluster(&mut result, cluster, &drawn);
    }
    while result.ends_with(' ') {
        result.pop();
    }
    result
}

fn push_cluster(result: &mut String, cluster: &str, drawn: &impl Fn(&str) -> Drawn) {
    // The fillers of Hangul count as invisible, and stand for a space all the same.
    let Some(base) = cluster.chars().find(|c| is_blank(*c) || !is_invisible(*c)) else {
        return;
    };
    if is_blank(base) {
        if !result.is_empty() && !result.ends_with(' ') {
            result.push(' ');
        }
        return;
    }
    if cluster.starts_with(base) && is_sequence(cluster) {
        if drawn(cluster) == Drawn::Well {
            result.push_str(cluster);
            return;
        }
        if cluster.contains(JOINER) {
            for part in cluster.split(JOINER) {
                push_cluster(result, part, drawn);
            }
            return;
        }
    }
    let tidy = tidy(cluster);
    let plain = DecomposingNormalizer::new_nfkd().normalize(&tidy);
    let plain = ComposingNormalizer::new_nfc().normalize(&plain);
    let mut buffer = [0; 4];
    let letter: &str = flag_letter(base).unwrap_or(base).encode_utf8(&mut buffer);
    let forms = [tidy.as_str(), &*plain, letter];
    let best = |how| forms.into_iter().find(|form| !form.is_empty() && drawn(form) == how);
    match best(Drawn::Well).or_else(|| best(Drawn::InDots)) {
        Some(form) => result.push_str(form),
        None => result.push(BOX),
    }
}

/// Whether a cluster is made of pictures that belong together, whose joiners and colours mean
/// something.
fn is_sequence(cluster: &str) -> bool {
    cluster.chars().next().is_some_and(|first| script(first).is_none())
        && (cluster.chars().nth(1).is_some())
}

/// A cluster as one letter where there is one, without what is invisible or too much.
fn tidy(cluster: &str) -> String {
    let mut accents = 0;
    let mut before = '\0';
    let shown = |c: &char| {
        let joined = matches!(*c, '\u{200c}' | JOINER) && needs_joiners(before);
        if !is_invisible(*c) {
            before = *c;
        }
        joined || !(is_invisible(*c) || is_tint(*c))
    };
    let shown: String = cluster.chars().filter(shown).collect();
    let kept = |c: &char| {
        accents += usize::from(is_mark(*c) && script(*c).is_none());
        !is_mark(*c) || script(*c).is_some() || accents <= MOST_ACCENTS
    };
    let composed = ComposingNormalizer::new_nfc().normalize(&shown).into_owned();
    composed.chars().filter(kept).take(MOST_IN_CLUSTER).collect()
}

/// Half a flag is the letter that it stands for.
fn flag_letter(half: char) -> Option<char> {
    let place = u32::from(half).checked_sub(0x1f1e6)?;
    ('A'..='Z').nth(usize::try_from(place).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str, known: impl Fn(&str) -> bool) -> String {
        clean(text, |cluster| if known(cluster) { Drawn::Well } else { Drawn::Never })
    }

    fn ascii(text: &str) -> String {
        only(text, |cluster| cluster.chars().all(|c| c.is_ascii() || c == '\u{301}'))
    }

    fn all(text: &str) -> String {
        only(text, |_| true)
    }

    #[test]
    fn nothing_invisible_is_left() {
        assert_eq!(ascii("\u{202e}A\0b\u{200b}\u{fffe}c\u{7f}\u{feff}"), "Abc");
        assert_eq!(ascii("  a \n\t b \u{3164} "), "a b");
        assert_eq!(ascii("\u{200d}\u{2066}"), "");
        assert_eq!(all("a\u{200d}b\u{200c}c\u{fe0f}"), "abc");
    }

    #[test]
    fn unknown_clusters_are_one_box_each() {
        assert_eq!(ascii("牛A"), "□A");
        assert_eq!(ascii("🎉!"), "□!");
        assert_eq!(ascii("x\u{301}\u{301}\u{301}\u{301}x"), "x\u{301}\u{301}x");
    }

    #[test]
    fn fancy_letters_become_plain_where_they_must() {
        assert_eq!(ascii("𝓐𝖉𝔸 Ａｄａ ①"), "AdA Ada 1");
        assert_eq!(all("𝓐𝖉𝔸"), "𝓐𝖉𝔸");
        let dots = |cluster: &str| if cluster.is_ascii() { Drawn::Well } else { Drawn::InDots };
        assert_eq!(clean("Ａ牛", dots), "A牛");
    }

    #[test]
    fn emojis_fall_apart_into_what_can_be_drawn() {
        let single = |cluster: &str| cluster.chars().count() == 1;
        assert_eq!(only("👩‍🚀", single), "👩🚀");
        assert_eq!(only("👍🏽", single), "👍");
        assert_eq!(all("👩🏽‍🚀"), "👩🏽‍🚀");
        assert_eq!(ascii("🇩"), "D");
    }

    #[test]
    fn scripts_keep_the_joiners_and_marks_they_need() {
        for name in ["می\u{200c}خواهم", "क्ष", "สวัสดี", "שָׁלוֹם", "ක්\u{200d}ර"]
        {
            assert_eq!(all(name), ComposingNormalizer::new_nfc().normalize(name), "{name}");
        }
        assert_eq!(all("e\u{301}"), "é");
    }
}

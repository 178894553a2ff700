//! The last resort: letters of Unifont, made of 16 lines of square dots. They beat a box.

use super::canvas::Sprite;
use super::typeface::Glyph;
use crate::unicode::is_mark;

/// Lines of a letter, and those of them above the baseline.
const LINES: usize = 16;
const ABOVE: i32 = 14;

/// Whether there is a letter for the character.
pub(super) fn has(character: char) -> bool {
    unifont::get_glyph(character).is_some()
}

/// Returns the width of a dot at a font size.
fn dot(size: u8) -> usize {
    ((usize::from(size) + LINES / 2) / LINES).max(1)
}

pub(super) fn width(cluster: &str, size: u8) -> f32 {
    let letters = cluster.chars().filter(|c| !is_mark(*c)).filter_map(unifont::get_glyph);
    let dots: usize = letters.map(unifont::Glyph::get_width).sum();
    // Marks alone stand on nothing, and have a width all the same.
    (dots.max(LINES / 2) * dot(size)) as f32
}

/// The letters of a cluster, each seen from the left end of the whole.
pub(super) fn glyphs(cluster: &str, size: u8) -> Vec<(i32, Glyph)> {
    let dot = dot(size);
    let (mut pen, mut before) = (0, 0);
    let mut glyphs = Vec::new();
    for character in cluster.chars() {
        let Some(letter) = unifont::get_glyph(character) else { continue };
        let dots = letter.get_width();
        let place = if is_mark(character) {
            // Over the middle of what it belongs to.
            pen - before / 2 - (dots * dot / 2) as i32
        } else {
            before = (dots * dot) as i32;
            pen += before;
            pen - before
        };
        // Each dot reaches into the next one: the other letters are bold.
        let (width, height) = (dots * dot + dot / 2, LINES * dot);
        let is_set = |x: usize, y: usize| {
            let columns = [x / dot, x.saturating_sub(dot / 2) / dot];
            columns.into_iter().any(|column| letter.get_pixel(column, y / dot))
        };
        let pixels =
            (0..width * height).map(|i| u8::from(is_set(i % width, i / width)) * 16).collect();
        let mask = Sprite { width, height, pixels };
        let top = -ABOVE * dot as i32;
        glyphs.push((place.max(0), Glyph { advance: 0.0, left: 0, top, mask }));
    }
    glyphs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_over_its_letter() {
        assert_eq!(width("ก", 31).to_bits(), width("กิ", 31).to_bits());
        let glyphs = glyphs("กิ", 31);
        assert_eq!((glyphs.len(), glyphs[0].0, glyphs[1].0), (2, 0, 0));
    }

    #[test]
    fn letters_are_half_or_fully_wide() {
        assert_eq!((width("a", 31), width("牛", 31)), (16.0, 32.0));
        assert!(!has('\u{1f389}'));
    }
}

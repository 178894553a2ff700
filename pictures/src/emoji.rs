//! Coloured emojis: which of them a cluster of characters is, and its picture in a size.

use twemoji_assets::png::PngTwemojiAsset;

use super::canvas::Sprite;
use super::palette::{CLEAR, Palette, Rgb, mix};
use crate::unicode::{is_colourful, is_pictograph, is_tint};

/// Asks for the coloured form of the character before it, or for the plain one.
const COLOURED: char = '\u{fe0f}';
const PLAIN: char = '\u{fe0e}';
/// The frame of a key, as in 1️⃣.
const KEY: char = '\u{20e3}';
const JOINER: char = '\u{200d}';

/// A coloured emoji.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Emoji(&'static PngTwemojiAsset);

impl Emoji {
    /// Returns the emoji that a cluster means; `None` if it means none, or if there is no picture
    /// of it.
    pub(super) fn of(cluster: &str) -> Option<Self> {
        let first = cluster.chars().next()?;
        let asked = |c: char| c == COLOURED || c == KEY || is_tint(c);
        let joined = is_pictograph(first) && cluster.contains(JOINER);
        if cluster.ends_with(PLAIN)
            || !(is_colourful(first) || joined || cluster.chars().skip(1).any(asked))
        {
            return None;
        }
        // Writers leave selectors out, or add one where none is needed.
        let bare: String = cluster.chars().filter(|c| *c != COLOURED).collect();
        let (head, tail) = bare.split_at(first.len_utf8());
        [cluster, &bare, &format!("{head}{COLOURED}{tail}")]
            .into_iter()
            .find_map(PngTwemojiAsset::from_emoji)
            .map(Self)
    }

    /// The cluster that is drawn.
    pub(super) fn cluster(self) -> &'static str {
        self.0.emoji
    }

    /// The picture as it looks on a ground; nothing if it cannot be read.
    pub(super) fn sprite(self, width: usize, palette: &Palette, ground: Rgb) -> Sprite {
        self.shrunk(width, palette, ground).unwrap_or_default()
    }

    fn shrunk(self, width: usize, palette: &Palette, ground: Rgb) -> Option<Sprite> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(self.0.data.0));
        decoder.set_transformations(
            png::Transformations::normalize_to_color8() | png::Transformations::ALPHA,
        );
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        let info = reader.next_frame(&mut pixels).ok()?;
        if info.color_type != png::ColorType::Rgba {
            return None;
        }
        let across = usize::try_from(info.width).ok()?;
        let down = usize::try_from(info.height).ok()?;
        let area = |x: usize, y: usize| {
            mean(&pixels, across, shares(x, width, across), &shares(y, width, down))
        };
        let pixels = (0..width * width)
            .map(|index| {
                let ([r, g, b], alpha) = area(index % width, index / width);
                if alpha < 8 {
                    return CLEAR;
                }
                palette.nearest_of_all(mix(ground, [r, g, b], u32::from(alpha), 255))
            })
            .collect();
        Some(Sprite { width, height: width, pixels })
    }
}

/// Returns the `source` pixels that lie in pixel `place` of `target`, and how much of each, in
/// parts of `target`.
fn shares(place: usize, target: usize, source: usize) -> Vec<(usize, u32)> {
    let (start, end) = (place * source, (place + 1) * source);
    (start / target..end.div_ceil(target).min(source))
        .map(|pixel| {
            let inside = end.min((pixel + 1) * target) - start.max(pixel * target);
            (pixel, u32::try_from(inside).unwrap_or(0))
        })
        .collect()
}

/// The mean colour and opacity of an area. Colours count as much as they are seen.
fn mean(
    pixels: &[u8],
    across: usize,
    columns: Vec<(usize, u32)>,
    lines: &[(usize, u32)],
) -> (Rgb, u8) {
    let (mut colour, mut opacity, mut area) = ([0_u64; 3], 0_u64, 0_u64);
    for (x, wide) in columns {
        for (y, high) in lines {
            let share = u64::from(wide) * u64::from(*high);
            area += share;
            let start = (y * across + x) * 4;
            if let Some([r, g, b, alpha]) = pixels.get(start..start + 4) {
                let seen = share * u64::from(*alpha);
                opacity += seen;
                for (sum, channel) in colour.iter_mut().zip([r, g, b]) {
                    *sum += seen * u64::from(*channel);
                }
            }
        }
    }
    let byte = |sum: u64, parts: u64| u8::try_from(sum / parts.max(1)).unwrap_or(u8::MAX);
    (colour.map(|sum| byte(sum, opacity)), byte(opacity, area))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_is_one_emoji() {
        for cluster in ["🎉", "👍🏽", "🇩🇪", "👨‍👩‍👧‍👦", "🏳️‍🌈", "1️⃣", "❤️", "🐦‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🫩"]
        {
            assert!(Emoji::of(cluster).is_some(), "{cluster}");
        }
    }

    #[test]
    fn selectors_may_be_missing_or_too_many() {
        assert_eq!(Emoji::of("🏳‍🌈"), Emoji::of("🏳️‍🌈"));
        assert_eq!(Emoji::of("🎉\u{fe0f}"), Emoji::of("🎉"));
    }

    #[test]
    fn what_is_text_stays_text() {
        for cluster in ["1", "#", "©", "❤", "❤\u{fe0e}", "🎉\u{fe0e}", "牛", "a\u{301}"] {
            assert_eq!(Emoji::of(cluster), None, "{cluster}");
        }
    }

    #[test]
    fn a_picture_is_shrunk_evenly() {
        assert_eq!(shares(0, 2, 4), [(0, 2), (1, 2)]);
        assert_eq!(shares(1, 2, 3), [(1, 1), (2, 2)]);
        let pixels = [255, 0, 0, 255, 0, 255, 0, 0];
        assert_eq!(mean(&pixels, 2, shares(0, 1, 2), &[(0, 1)]), ([255, 0, 0], 127));
    }
}

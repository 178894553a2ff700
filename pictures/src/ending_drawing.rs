//! The drawings for the beginning and the end of a match, as SVG: all of them the project's own.

use std::fmt::Write as _;

use super::drawing::{CARD, card, css, number_path, svg};
use super::palette::{EDGE, GOLD, MUTED, PLAYERS, Rgb};
use super::typeface::Typeface;

/// A medal with the number of a place.
pub(super) fn medal(place: u8, colour: Rgb, typeface: &Typeface) -> String {
    let body = format!(
        r#"<circle cx="32" cy="32" r="32" fill="{edge}"/><circle cx="32" cy="32" r="28" fill="{colour}"/><circle cx="32" cy="32" r="23" fill="none" stroke="{edge}" stroke-opacity=".35" stroke-width="2.5"/>{number}"#,
        edge = css(EDGE),
        colour = css(colour),
        number = number_path(place, typeface, (12.0, 16.0, 40.0, 32.0), 28.0, EDGE),
    );
    svg(64.0, 64.0, &body)
}

/// The sign of the host: a star in a rosette, so that it is not taken for the star of a player.
pub(super) fn rosette() -> String {
    let mut body = String::new();
    for turn in 0..6 {
        let _ = write!(
            body,
            r#"<rect x="5" y="5" width="26" height="26" rx="3" fill="{}" transform="rotate({} 18 18)"/>"#,
            css(GOLD),
            turn * 15,
        );
    }
    let _ = write!(
        body,
        r#"<path fill="{}" d="M18 7.5L21 14.3L28.4 15L22.8 19.9L24.5 27.2L18 23.3L11.5 27.2L13.2 19.9L7.6 15L15 14.3Z"/>"#,
        css(EDGE),
    );
    svg(36.0, 36.0, &body)
}

/// A seat that is free, with a place for a face of the given size.
pub(super) fn free_seat(width: f32, height: f32, face: f32) -> String {
    let (radius, middle) = (face / 2.0, height / 2.0);
    let arm = radius * 0.4;
    let body = format!(
        r#"<g fill="none" stroke="{colour}" stroke-width="3" stroke-opacity=".6"><rect x="2" y="2" width="{}" height="{}" rx="14" stroke-dasharray="12 9"/><path stroke-width="6" stroke-linecap="round" d="M{} {middle}h{}M{middle} {}v{}"/></g>"#,
        width - 4.0,
        height - 4.0,
        middle - arm,
        2.0 * arm,
        middle - arm,
        2.0 * arm,
        colour = css(MUTED),
    );
    svg(width, height, &body)
}

/// Width and height of [`cards`].
pub(super) const FAN: (f32, f32) = (360.0, 170.0);

/// A few cards in a hand, cheap ones and dear ones.
pub(super) fn cards(typeface: &Typeface) -> String {
    let mut body = String::new();
    let scale = 0.8;
    let (width, height) = (CARD.0 * scale, CARD.1 * scale);
    for (number, x, y, angle) in
        [(7, 20.0, 50.0, -12), (55, 122.0, 32.0, 0), (104, 224.0, 50.0, 12)]
    {
        let _ = write!(
            body,
            r#"<g transform="rotate({angle} {} {}) translate({x} {y}) scale({scale})">{}</g>"#,
            x + width / 2.0,
            y + height / 2.0,
            card(number, typeface)
        );
    }
    svg(FAN.0, FAN.1, &body)
}

/// A clover with four leaves: good luck.
pub(super) fn clover(colour: Rgb) -> String {
    let mut body = String::new();
    for turn in 0..4 {
        let _ = write!(
            body,
            r#"<path fill="{}" transform="rotate({} 18 16)" d="M18 15C13 13 10 9 11 5C12 1 16 1 18 4C20 1 24 1 25 5C26 9 23 13 18 15Z"/>"#,
            css(colour),
            turn * 90,
        );
    }
    let _ = write!(
        body,
        r#"<path fill="none" stroke="{}" stroke-width="3" stroke-linecap="round" d="M19 19Q21 28 27 34"/>"#,
        css(colour)
    );
    svg(36.0, 36.0, &body)
}

/// A cloud with rain: bad luck.
pub(super) fn cloud(colour: Rgb, rain: Rgb) -> String {
    let body = format!(
        r#"<path fill="{}" d="M9 23A7 7 0 0 1 8.6 9.1A10 10 0 0 1 27.4 8.6A7.2 7.2 0 0 1 27.4 23Z"/><path fill="none" stroke="{}" stroke-width="3.2" stroke-linecap="round" d="M11 27.5L9 33M19 27.5L17 33M27 27.5L25 33"/>"#,
        css(colour),
        css(rain),
    );
    svg(36.0, 36.0, &body)
}

/// Width and height of [`confetti`].
pub(super) const CONFETTI: (f32, f32) = (960.0, 200.0);

/// Scraps of paper that fall around the winner: always the same ones.
pub(super) fn confetti() -> String {
    let mut body = String::new();
    for scrap in 0..48_u16 {
        // Steps of these parts spread points evenly over a sheet, without rows that catch the eye.
        let x = (f32::from(scrap) * 0.754_877_7).fract() * 920.0 + 20.0;
        let y = (f32::from(scrap) * 0.569_840_3).fract() * 180.0 + 10.0;
        let colour = css(PLAYERS[usize::from(scrap) % PLAYERS.len()]);
        let angle = scrap * 67 % 180;
        let _ = match scrap % 3 {
            0 => write!(body, r#"<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>"#),
            1 => write!(
                body,
                r#"<rect x="{}" y="{}" width="16" height="7" rx="2" fill="{colour}" transform="rotate({angle} {x} {y})"/>"#,
                x - 8.0,
                y - 3.5,
            ),
            _ => write!(
                body,
                r#"<path d="M{} {y}q4 -9 9 0t9 0" fill="none" stroke="{colour}" stroke-width="4" stroke-linecap="round" transform="rotate({angle} {x} {y})"/>"#,
                x - 9.0,
            ),
        };
    }
    svg(CONFETTI.0, CONFETTI.1, &body)
}

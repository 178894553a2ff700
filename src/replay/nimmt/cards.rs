//! Cards and rows as a terminal shows them.

use anstyle::{AnsiColor, Style};

use super::super::markup::{BOLD, FAINT, styled};
use games::nimmt::{Card, Row};

/// The style of a card: its colour stands for its bull heads, as the frame of a printed card does.
fn style(card: Card) -> Style {
    let colour = match card.bull_heads() {
        0 | 1 => return Style::new(),
        2 => AnsiColor::Cyan,
        3 => AnsiColor::Yellow,
        4 | 5 => AnsiColor::Red,
        _ => AnsiColor::Magenta,
    };
    Style::new().fg_color(Some(colour.into()))
}

/// Cards side by side.
pub(super) fn cards(cards: &[Card]) -> String {
    let each = cards.iter().map(|card| styled(style(*card), &card.to_string()));
    each.collect::<Vec<_>>().join(" ")
}

pub(super) struct RowLayout<'a> {
    /// Number of stacks in a row.
    pub(super) capacity: usize,
    /// Whether the first card of each row is marked.
    pub(super) origins: bool,
    /// Whether a card was just placed in the row of this index. It is marked.
    pub(super) fresh: &'a dyn Fn(usize, Card) -> bool,
}

impl RowLayout<'_> {
    /// One line for each row: its number, cards, free places and bull heads.
    pub(super) fn lines(&self, rows: &[Row]) -> Vec<String> {
        let stacked = rows.iter().flat_map(|row| &row.stacks).any(|stack| stack.copies > 1);
        let width = 5 + 2 * usize::from(stacked) + usize::from(self.origins);
        let line = |(index, row): (usize, &Row)| {
            let mut cells = String::new();
            for place in 0..self.capacity.max(row.len()) {
                cells.push_str(&self.cell(index, row, place, width));
            }
            format!("{:>3} │{cells} │{:>3}", index + 1, row.bull_heads())
        };
        rows.iter().enumerate().map(line).collect()
    }

    fn cell(&self, index: usize, row: &Row, place: usize, width: usize) -> String {
        let Some(stack) = row.stacks.get(place) else {
            return format!("{}{} ", " ".repeat(width - 2), styled(FAINT, "·"));
        };
        let mut text = stack.card.to_string();
        if stack.copies > 1 {
            text.push_str(&format!("×{}", stack.copies));
        }
        if self.origins && usize::from(row.origin) == place {
            text.push('°');
        }
        let fresh = (self.fresh)(index, stack.card);
        let (text, style) = if fresh {
            (format!("[{text}]"), style(stack.card) | BOLD.get_effects())
        } else {
            (format!("{text} "), style(stack.card))
        };
        let room = width.saturating_sub(text.chars().count());
        format!("{}{}", " ".repeat(room), styled(style, &text))
    }
}

//! The picture of the table: plain data in, a PNG file out.
//!
//! All art is drawn and rasterised once, when a [`Painter`] is made, into sprites of a fixed palette
//! of at most 256 colours. Painting copies bytes and packs them, which takes a few milliseconds, so
//! a new picture for every turn costs little and nothing needs to be kept.
//!
//! A picture is small on a screen (550 pixels wide in a chat, 360 on a phone), so everything on it
//! is drawn big, on a ground of its own that looks the same in light and dark chats.

mod art;
mod canvas;
mod drawing;
mod error;
mod grid;
mod inks;
mod layout;
mod model;
mod name;
mod palette;
mod players;
mod raster;
mod rows;
mod text;
mod typeface;

#[cfg(test)]
mod tests;

pub use error::PainterError;
pub use model::{Marker, PicturePlayer, PictureRow, PictureStack, TablePicture};

use art::Art;
use canvas::{Canvas, to_i32};
use inks::Inks;
use layout::{HEADER, Layout, MARGIN};
use palette::Palette;
use text::{Align, Writer};

const TITLE: u8 = 36;

/// Paints tables. Making one takes about a tenth of a second; it can then be shared by all threads.
#[derive(Debug)]
pub struct Painter {
    palette: Palette,
    inks: Inks,
    art: Art,
    writer: Writer,
}

impl Painter {
    /// Reads the fonts and rasterises the art.
    ///
    /// # Errors
    ///
    /// If a font or a drawing that is part of the program cannot be read: a broken build.
    pub fn new() -> Result<Self, PainterError> {
        let palette = Palette::new();
        Ok(Self {
            inks: Inks::new(&palette),
            art: Art::new(&palette)?,
            writer: Writer::new()?,
            palette,
        })
    }

    /// Paints a table as a PNG file. The same picture always gives the same bytes, and there is no
    /// picture that cannot be painted: what has no room is left out.
    #[must_use]
    pub fn paint(&self, picture: &TablePicture) -> Vec<u8> {
        let layout = Layout::new(picture, &self.art.decks);
        let mut canvas = Canvas::new(layout.width, layout.height, self.inks.lane.0[0]);
        for (index, row) in picture.rows.iter().enumerate() {
            let capacity = usize::from(picture.capacity).clamp(1, layout.places);
            self.paint_row(&mut canvas, &layout, index, row, capacity);
        }
        for panel in &layout.panels {
            canvas.fill_round(*panel, 14, &self.inks.panel);
        }
        self.paint_rules(&mut canvas, &layout);
        let columns = self.columns(picture);
        for (area, player) in layout.entries.iter().zip(&picture.players) {
            self.paint_player(&mut canvas, *area, &columns, player);
        }
        let brand = &self.art.brand;
        let title_x = MARGIN + 6 + brand.width + 12;
        canvas.draw(to_i32(MARGIN + 6), 13, brand);
        let mut title_width = layout.width - title_x - MARGIN;
        if let Some(panel) = layout.panels.first() {
            self.paint_captions(&mut canvas, *panel, &columns, picture);
            title_width -= panel.width + MARGIN;
        }
        let title = self.writer.clean(&picture.title);
        let title = self.writer.fit(&title, TITLE, to_i32(title_width));
        self.writer.draw(
            &mut canvas,
            (to_i32(title_x), to_i32(HEADER) - 17),
            Align::Left,
            &title,
            TITLE,
            &self.inks.title,
        );
        canvas.into_png(&self.palette)
    }
}

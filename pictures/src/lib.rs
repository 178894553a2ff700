//! Pictures of the table, of a lobby and of the end of a match: plain data in, a PNG file out.
//!
//! All art is drawn and rasterised once, when a [`Painter`] is made, into sprites of a fixed
//! palette of at most 256 colours. Painting copies bytes and packs them, which takes a few
//! milliseconds; most of that is the packing, so what many pictures of a turn have in common is
//! packed once ([`BandCache`]).
//!
//! A picture is small on a screen (550 pixels wide in a chat, 360 on a phone), so everything on it
//! is drawn big, on a ground of its own that looks the same in light and dark chats.

mod art;
mod band;
mod bitmap;
mod canvas;
mod deck;
mod drawing;
mod emoji;
mod end;
mod ending_art;
mod ending_drawing;
mod error;
mod film;
mod grid;
mod inks;
mod layout;
mod leaders;
mod lobby;
mod lzw;
mod machine;
mod model;
mod name;
mod palette;
mod person;
mod player_list;
mod portraits;
mod raster;
mod rows;
mod scene;
mod shape;
mod sweep;
mod symbol;
mod symbol_painter;
mod table;
mod text;
mod trick;
mod typeface;
pub mod unicode;

#[cfg(test)]
mod ending_tests;
#[cfg(test)]
mod goldens;
#[cfg(test)]
mod person_tests;
#[cfg(test)]
mod scripts;
#[cfg(test)]
mod tests;

pub use end::{EndPicture, EndPlayer, LuckLine, WorstTake};
pub use error::PainterError;
pub use leaders::{LeadersLine, LeadersPicture, Span};
pub use lobby::{LobbyGuest, LobbyPicture};
pub use machine::FontSources;
pub use model::{
    Emblem, Marker, PictureHand, PicturePlayer, PictureRow, PictureStack, Sweep, TablePicture,
};
pub use person::{Bar, Chart, PersonPicture, RatingCurve, Tile};
pub use symbol_painter::{SYMBOL_SIZE, SymbolPainter, SymbolPicture};
pub use table::BandCache;
pub use trick::{
    CardRank, CardSuit, DealResult, HandCard, LastTrick, Marriage, PictureStock, PlayingCard,
    RankLetters, StockState, TrickCard, TrickHand, TrickPicture, TrickPlayer,
};

pub use portraits::portrait_of;
pub use scene::Scene;
pub use symbol::Symbol;

use std::sync::LazyLock;

use art::Art;
use canvas::{Canvas, Sprite, to_i32};
use ending_art::EndingArt;
use inks::Inks;
use layout::{HEADER, MARGIN, WIDTH, at, font, px};
use palette::Palette;
use text::{Align, Writer};
use trick::TrickArt;

const TITLE: u8 = font(42);
const GOAL: u8 = font(34);

/// Paints tables. The first one of a process takes about a tenth of a second to make; it can be
/// shared by all threads.
#[derive(Debug)]
pub struct Painter {
    palette: &'static Palette,
    inks: &'static Inks,
    art: &'static Art,
    ending_art: &'static EndingArt,
    tricks: &'static TrickArt,
    writer: Writer,
}

/// The art that is drawn beforehand. Fonts make no difference to it, so that all painters share it.
struct Drawn {
    palette: Palette,
    inks: Inks,
    art: Art,
    ending_art: EndingArt,
    tricks: TrickArt,
}

impl Drawn {
    fn new() -> Result<Self, PainterError> {
        let palette = Palette::new();
        Ok(Self {
            inks: Inks::new(&palette),
            art: Art::new(&palette)?,
            ending_art: EndingArt::new(&palette)?,
            tricks: TrickArt::new(&palette)?,
            palette,
        })
    }

    fn shared() -> Result<&'static Self, PainterError> {
        static DRAWN: LazyLock<Result<Drawn, PainterError>> = LazyLock::new(Drawn::new);
        DRAWN.as_ref().map_err(Clone::clone)
    }
}

impl Painter {
    /// Rasterises the art and reads the fonts that are part of the program, and no others, so that
    /// pictures are the same on every machine.
    /// Errors: if a font or a drawing that is part of the program cannot be read: a broken build.
    pub fn new() -> Result<Self, PainterError> {
        Self::with_fonts(FontSources::built_in())
    }

    /// The same, with further fonts: characters that the fonts of the program lack are looked for
    /// there, once they are needed. A folder that cannot be read is logged.
    /// Errors: as for [`Painter::new`].
    pub fn with_fonts(sources: FontSources) -> Result<Self, PainterError> {
        let Drawn { palette, inks, art, ending_art, tricks } = Drawn::shared()?;
        let writer = Writer::new(palette.clone(), sources)?;
        Ok(Self { palette, inks, art, ending_art, tricks, writer })
    }

    /// The line at the top: the title, and opposite to it what the match is about.
    fn paint_title(&self, canvas: &mut Canvas, brand: &Sprite, title: &str, goal: &str) {
        let writer = &self.writer;
        canvas.draw(to_i32(MARGIN + px(6)), at(13), brand);
        let (left, right) = (to_i32(MARGIN + px(20) + brand.width), to_i32(WIDTH - MARGIN - px(6)));
        let baseline = to_i32(HEADER) - at(20);
        let title = writer.clean(title);
        let title = writer.fit(&title, TITLE, right - left);
        writer.draw(canvas, (left, baseline), Align::Left, &title, TITLE, &self.inks.title);
        let left = left + writer.width(&title, TITLE) + at(24);
        let goal = writer.clean(goal);
        // Half a sentence would say less than nothing.
        if writer.width(&goal, GOAL) <= right - left {
            writer.draw(canvas, (right, baseline), Align::Right, &goal, GOAL, &self.inks.goal);
        }
    }
}

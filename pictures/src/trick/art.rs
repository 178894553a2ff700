//! The sprites of the French pack and of the things beside it, rasterised once.

use resvg::usvg::Tree;

use super::colours::{self, Inked, inked};
use super::drawing::{self, FIGURES, Figure};
use super::model::{CardRank, CardSuit, PlayingCard};
use super::{ornaments, seven};
use crate::canvas::Sprite;
use crate::error::PainterError;
use crate::layout::px;
use crate::palette::{EDGE, GOLD, INK, LANE, MUTED, PANEL, Palette, Ramp, Rgb, SLOT, TABLE, mix};
use crate::raster::Rasteriser;

/// Width and height of a card of the trick, and of one in a hand or of the stock.
pub(super) const BIG: (usize, usize) = (px(168), px(236));
pub(super) const MIDDLE: (usize, usize) = (px(128), px(180));
/// Width and height of a card of the last trick.
pub(super) const CHIP: (usize, usize) = (px(104), px(64));
/// Width and height of a card in somebody else's hand, and of one that everybody has seen.
pub(super) const SMALL: (usize, usize) = (px(54), px(78));

const SUITS: [CardSuit; 4] =
    [CardSuit::Clubs, CardSuit::Spades, CardSuit::Hearts, CardSuit::Diamonds];
/// The pips of a seven.
const PIPS: u8 = 7;

/// The cards in one size.
#[derive(Debug)]
pub(super) struct Pack {
    pub(super) size: (usize, usize),
    faces: Vec<Sprite>,
    /// The signs below the ranks.
    signs: Vec<Sprite>,
    pub(super) free: Sprite,
    /// The same for a player everybody waits for.
    pub(super) awaited: Sprite,
}

/// All sprites for games of tricks, and the palette they are painted with.
#[derive(Debug)]
pub(crate) struct TrickArt {
    /// The colours of the table, and those of the pack behind them.
    pub(super) palette: Palette,
    pub(super) big: Pack,
    pub(super) middle: Pack,
    /// Signs on chips and on small cards.
    chip_signs: Vec<Sprite>,
    small_signs: Vec<Sprite>,
    coins: Vec<Sprite>,
    small_coins: Vec<Sprite>,
    pub(super) no_trump: Sprite,
    pub(super) back: Sprite,
    pub(super) back_crosswise: Sprite,
    pub(super) crosswise: Sprite,
    pub(super) chip: Sprite,
    pub(super) small_back: Sprite,
    pub(super) small_face: Sprite,
    packets: [Sprite; 2],
    sevens: Vec<Sprite>,
    pub(super) medal: Sprite,
    pub(super) lock: Sprite,
    pub(super) small_lock: Sprite,
    pub(super) button: Sprite,
    pub(super) turn: Sprite,
    pub(super) emblem: Sprite,
    indices: Vec<Ramp>,
    pub(super) on_gold: Ramp,
    /// The frame around the seat whose turn it is, and the ground within.
    pub(super) gold: Ramp,
    pub(super) panel_in_gold: Ramp,
    pub(super) on_plate: Ramp,
    pub(super) plate: Ramp,
    /// Gold upon the middle: frames, and what was booked.
    pub(super) golden: Ramp,
    /// The colour that replaces each colour on a card that may not be played.
    pub(super) darkened: Vec<u8>,
}

/// Returns the index of a suit's sprites: first those in two colours, then the others of four.
fn index(suit: CardSuit, four: bool) -> usize {
    match suit {
        CardSuit::Clubs if four => 4,
        CardSuit::Diamonds if four => 5,
        CardSuit::Clubs => 0,
        CardSuit::Spades => 1,
        CardSuit::Hearts => 2,
        CardSuit::Diamonds => 3,
    }
}

fn figure(rank: CardRank) -> Figure {
    match rank {
        CardRank::Ace => Figure::Ace,
        CardRank::King => Figure::King,
        CardRank::Queen => Figure::Queen,
        CardRank::Jack => Figure::Jack,
        CardRank::Seven | CardRank::Eight | CardRank::Nine | CardRank::Ten => Figure::Pip,
    }
}

impl Pack {
    /// A card without the rank in its corner.
    pub(super) fn face(&self, card: PlayingCard, four: bool) -> &Sprite {
        let figure = figure(card.rank);
        let place = FIGURES.iter().position(|one| *one == figure).unwrap_or(0);
        &self.faces[index(card.suit, four) * FIGURES.len() + place]
    }

    /// The sign for its corner.
    pub(super) fn sign(&self, suit: CardSuit, four: bool) -> &Sprite {
        &self.signs[index(suit, four)]
    }
}

/// Makes sprites.
struct Maker<'a> {
    raster: Rasteriser<'a>,
}

impl Maker<'_> {
    fn sprite(
        &mut self,
        svg: &str,
        (width, height): (usize, usize),
        ground: Rgb,
    ) -> Result<Sprite, PainterError> {
        self.raster.sprite(&Rasteriser::read(svg)?, width, height, ground)
    }

    fn all(
        &mut self,
        drawings: &[Tree],
        (width, height): (usize, usize),
        ground: Rgb,
    ) -> Result<Vec<Sprite>, PainterError> {
        let one = |drawing| self.raster.sprite(drawing, width, height, ground);
        drawings.iter().map(one).collect()
    }

    fn pack(
        &mut self,
        cards: &[Tree],
        size: (usize, usize),
        signs: Vec<Sprite>,
    ) -> Result<Pack, PainterError> {
        let (width, height) = drawing::CARD;
        Ok(Pack {
            size,
            faces: self.all(cards, size, LANE)?,
            signs,
            free: self.sprite(&drawing::free(width, height, MUTED, 0.5), size, LANE)?,
            awaited: self.sprite(&drawing::free(width, height, GOLD, 1.0), size, LANE)?,
        })
    }
}

impl TrickArt {
    pub(crate) fn new(table: &Palette) -> Result<Self, PainterError> {
        let palette = colours::palette(table.clone());
        let mut maker = Maker { raster: Rasteriser::new(&palette) };
        let all: Vec<Inked> = (SUITS.iter().map(|suit| inked(*suit, false)))
            .chain([inked(CardSuit::Clubs, true), inked(CardSuit::Diamonds, true)])
            .collect();
        // Read once for both sizes.
        let cards = (all.iter())
            .flat_map(|inked| FIGURES.map(|figure| drawing::card(*inked, figure)))
            .map(|svg| Rasteriser::read(&svg))
            .collect::<Result<Vec<Tree>, _>>()?;
        let signs = all.iter().map(|inked| drawing::sign(inked.suit, inked.ink));
        let signs = signs.map(|svg| Rasteriser::read(&svg)).collect::<Result<Vec<Tree>, _>>()?;
        let coins = all.iter().map(|inked| ornaments::coin(Some(*inked)));
        let coins = coins.map(|svg| Rasteriser::read(&svg)).collect::<Result<Vec<Tree>, _>>()?;
        let mut square =
            |drawings: &[Tree], size, ground| maker.all(drawings, (size, size), ground);
        let big_signs = square(&signs, px(42), INK)?;
        let middle_signs = square(&signs, px(34), INK)?;
        let chip_signs = square(&signs, px(38), INK)?;
        let small_signs = square(&signs, px(32), INK)?;
        let coin = px(96);
        let (coins, small_coins) = (square(&coins, coin, LANE)?, square(&coins, px(42), PANEL)?);
        let big = maker.pack(&cards, BIG, big_signs)?;
        let middle = maker.pack(&cards, MIDDLE, middle_signs)?;
        let mut sprite = |svg: &str, size, ground| maker.sprite(svg, size, ground);
        let turned = (MIDDLE.1, MIDDLE.0);
        let (width, height) = drawing::CARD;
        let sevens = (0..=PIPS)
            .map(|seen| sprite(&seven::seven(seen), (px(134), px(88)), PANEL))
            .collect::<Result<_, _>>()?;
        let units = |size: (usize, usize)| (size.0 as f32 * 1.25, size.1 as f32 * 1.25);
        let (chip, small) = (units(CHIP), units(SMALL));
        let darkened = (palette.colours().iter())
            .map(|colour| palette.nearest(mix(*colour, SLOT, 1, 2)))
            .collect();
        let packet = (px(47), px(55));
        Ok(Self {
            big,
            middle,
            chip_signs,
            small_signs,
            coins,
            small_coins,
            no_trump: sprite(&ornaments::coin(None), (coin, coin), LANE)?,
            back: sprite(&drawing::back(width, height), MIDDLE, LANE)?,
            back_crosswise: sprite(&drawing::back(height, width), turned, LANE)?,
            crosswise: sprite(&drawing::crosswise(), turned, LANE)?,
            chip: sprite(&drawing::small_face(chip.0, chip.1), CHIP, LANE)?,
            small_back: sprite(&drawing::small_back(small.0, small.1), SMALL, PANEL)?,
            small_face: sprite(&drawing::small_face(small.0, small.1), SMALL, PANEL)?,
            packets: [
                sprite(&ornaments::packet(2), packet, PANEL)?,
                sprite(&ornaments::packet(3), packet, PANEL)?,
            ],
            sevens,
            medal: sprite(&ornaments::medal(), (px(84), px(84)), LANE)?,
            lock: sprite(&ornaments::lock(), (px(52), px(62)), BACK_GROUND)?,
            small_lock: sprite(&ornaments::lock(), (px(32), px(38)), PANEL)?,
            button: sprite(&ornaments::button(), (px(42), px(42)), PANEL)?,
            turn: sprite(&ornaments::turn(), (px(28), px(36)), PANEL)?,
            emblem: sprite(&ornaments::emblem(), (px(56), px(48)), TABLE)?,
            indices: all.iter().map(|inked| palette.ramp(INK, inked.ink)).collect(),
            on_gold: palette.ramp(GOLD, EDGE),
            gold: palette.ramp(TABLE, GOLD),
            panel_in_gold: palette.ramp(GOLD, PANEL),
            plate: palette.ramp(BACK_GROUND, INK),
            on_plate: palette.ramp(INK, EDGE),
            golden: palette.ramp(LANE, GOLD),
            darkened,
            palette,
        })
    }

    /// Returns the ramp that ranks are written with upon a card.
    pub(super) fn index(&self, suit: CardSuit, four: bool) -> &Ramp {
        &self.indices[index(suit, four)]
    }

    /// The sign on a card of the last trick.
    pub(super) fn chip_sign(&self, suit: CardSuit, four: bool) -> &Sprite {
        &self.chip_signs[index(suit, four)]
    }

    pub(super) fn small_sign(&self, suit: CardSuit, four: bool) -> &Sprite {
        &self.small_signs[index(suit, four)]
    }

    /// The trump suit.
    pub(super) fn coin(&self, suit: CardSuit, four: bool) -> &Sprite {
        &self.coins[index(suit, four)]
    }

    /// The same beside the name of the player it binds.
    pub(super) fn small_coin(&self, suit: CardSuit, four: bool) -> &Sprite {
        &self.small_coins[index(suit, four)]
    }

    /// A trick that was won at a table of so many.
    pub(super) fn packet(&self, seats: usize) -> &Sprite {
        &self.packets[usize::from(seats > 2)]
    }

    /// A seven of which so many pips are seen.
    pub(super) fn seven(&self, seen: u16) -> &Sprite {
        &self.sevens[usize::from(seen.min(u16::from(PIPS)))]
    }
}

/// Upon the backs, edges are mixed with their own colour.
const BACK_GROUND: Rgb = colours::BACK;

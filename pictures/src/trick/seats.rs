//! Paints the seats: who sits there, card points on the way to enough, cards held, tricks and game
//! points won.

use super::art::SMALL;
use super::layout::BLOCK;
use super::model::{TrickPicture, TrickPlayer};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::player_list::NameTag;
use crate::text::Align;

const PADDING: i32 = at(14);
const STRIP: usize = px(10);
const SPACE: i32 = at(10);
const POINTS: u8 = font(52);
const COUNT: u8 = font(44);
const GAME_POINTS: [u8; 2] = [font(64), font(44)];
const BAR: usize = px(22);
/// Width of the frame around the seat whose turn it is.
const FRAME: usize = px(5);
const ROUND: usize = px(16);
/// More than the rules know; what is beyond is not shown.
const MOST_BACKS: usize = 10;
const MOST_KNOWN: usize = 3;
/// Room for the cards held and for the game points.
const HELD: i32 = at(172);
const WON: i32 = at(148);
/// The target that a seven shows.
const SEVEN: u16 = 7;

impl Painter {
    pub(super) fn paint_seat(
        &self,
        canvas: &mut Canvas,
        area: Area,
        seat: u8,
        picture: &TrickPicture,
    ) {
        let Some(player) = picture.players.get(usize::from(seat)) else { return };
        let mut panel = area;
        if player.turn {
            canvas.fill_round(area, ROUND, &self.tricks.gold);
            let frame = to_i32(FRAME);
            panel = Area {
                x: area.x + frame,
                y: area.y + frame,
                width: area.width - 2 * FRAME,
                height: area.height - 2 * FRAME,
            };
            canvas.fill_round(panel, ROUND - FRAME, &self.tricks.panel_in_gold);
        } else {
            canvas.fill_round(area, ROUND, &self.inks.panel);
        }
        let strip = Area { width: STRIP, ..panel };
        canvas.fill_round(strip, STRIP / 2, self.inks.bar(seat));
        let left = area.x + to_i32(STRIP) + PADDING;
        let right = area.x + to_i32(area.width) - PADDING;
        let half = area.height < 2 * BLOCK;
        let inner = if half { area.x + to_i32(area.width) / 2 - PADDING } else { right };
        self.paint_standing(canvas, (left, inner, area.y), (seat, player), picture);
        let (from, top) = if half {
            (area.x + to_i32(area.width) / 2 + PADDING, area.y)
        } else {
            (left, area.y + to_i32(BLOCK))
        };
        self.paint_holding(canvas, (from, right, top), player, picture);
    }

    /// Name and signs, and below them card points.
    fn paint_standing(
        &self,
        canvas: &mut Canvas,
        (left, right, top): (i32, i32, i32),
        (seat, player): (u8, &TrickPlayer),
        picture: &TrickPicture,
    ) {
        let (writer, art) = (&self.writer, &self.tricks);
        let result = picture.result.as_ref().filter(|result| !result.points.is_empty());
        let points = match result {
            Some(result) => result.points.get(usize::from(seat)).copied(),
            None => player.points,
        };
        let baseline = top + if points.is_some() { at(46) } else { at(70) };
        let closed = picture.stock.closed_by == Some(seat);
        let trump = picture.trump.filter(|_| player.declarer);
        let signs = [
            player.dealer.then_some(&art.button),
            closed.then_some(&art.small_lock),
            trump.map(|suit| art.small_coin(suit, picture.four_colours)),
        ];
        let mut x = left;
        if player.turn {
            canvas.draw(x, baseline - at(30), &art.turn);
            x += to_i32(art.turn.width) + SPACE;
        }
        let wide: i32 = signs.iter().flatten().map(|sign| to_i32(sign.width) + SPACE).sum();
        let tag = NameTag { seat, name: &player.name, marker: player.marker };
        x = self.paint_name(canvas, (x, baseline), right - wide, &tag, &self.inks.name);
        for sign in signs.into_iter().flatten() {
            x += SPACE;
            canvas.draw(x, baseline - at(13) - to_i32(sign.height) / 2, sign);
            x += to_i32(sign.width);
        }
        let Some(points) = points else { return };
        let text = points.to_string();
        let wide = writer.width(&text, POINTS).max(writer.width("00", POINTS));
        let enough = picture.enough > 0 && points >= picture.enough;
        let ramp = if enough { &self.inks.leader } else { &self.inks.name };
        let place = (left + wide, top + at(98));
        writer.draw(canvas, place, Align::Right, &text, POINTS, ramp);
        let x = left + wide + at(16);
        let width = usize::try_from(right - x).unwrap_or(0);
        let bar = Area { x, y: top + at(69), width, height: BAR };
        self.paint_way(canvas, bar, (seat, points), picture.enough);
    }

    /// Paints a player's progress towards enough card points, with a mark at the half.
    fn paint_way(&self, canvas: &mut Canvas, bar: Area, (seat, points): (u8, u16), enough: u16) {
        if enough == 0 || bar.width < BAR {
            return;
        }
        canvas.fill_round(bar, BAR / 2, &self.inks.empty_chip);
        let width = bar.width * usize::from(points.min(enough)) / usize::from(enough);
        if width > 0 {
            canvas.fill_round(Area { width, ..bar }, BAR / 2, self.inks.bar(seat));
        }
        let middle = bar.x + to_i32(bar.width) / 2;
        let mark = Area { x: middle - at(3), y: bar.y - at(6), width: px(6), height: BAR + px(12) };
        canvas.fill(mark.x - at(3), mark.y, px(12), mark.height, self.inks.panel.full());
        canvas.fill(mark.x, mark.y, mark.width, mark.height, self.inks.name.full());
    }

    /// Cards in the hand, tricks, and game points.
    fn paint_holding(
        &self,
        canvas: &mut Canvas,
        (left, right, top): (i32, i32, i32),
        player: &TrickPlayer,
        picture: &TrickPicture,
    ) {
        let (writer, art) = (&self.writer, &self.tricks);
        let centre = top + to_i32(BLOCK) / 2;
        let end = self.paint_held(canvas, (left, centre - to_i32(SMALL.1) / 2), player, picture);

        let x = (left + HELD).max(end + SPACE);
        if player.tricks > 0 {
            let packet = art.packet(picture.players.len());
            canvas.draw(x, centre - to_i32(packet.height) / 2, packet);
            let place = (x + to_i32(packet.width) + at(8), centre + at(16));
            let text = player.tricks.to_string();
            writer.draw(canvas, place, Align::Left, &text, COUNT, &self.inks.quiet);
        }

        let text = player.game_points.to_string();
        match picture.target {
            Some(SEVEN) if player.game_points <= SEVEN => {
                let seven = art.seven(player.game_points);
                let x = right - to_i32(seven.width);
                canvas.draw(x, centre - to_i32(seven.height) / 2, seven);
                let (place, ink) = ((x - SPACE, centre + at(19)), &self.inks.leader);
                writer.draw(canvas, place, Align::Right, &text, POINTS, ink);
            }
            _ => {
                let fits = |size: &&u8| writer.width(&text, **size) <= WON;
                let size = *GAME_POINTS.iter().find(fits).unwrap_or(&GAME_POINTS[1]);
                let place = (right, centre + at(22));
                writer.draw(canvas, place, Align::Right, &text, size, &self.inks.leader);
            }
        }
    }

    /// Backs, and behind them what everybody has seen of the hand. Returns where they end.
    fn paint_held(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        player: &TrickPlayer,
        picture: &TrickPicture,
    ) -> i32 {
        let cards = usize::from(player.cards).min(MOST_BACKS);
        let known = &player.known[..player.known.len().min(MOST_KNOWN).min(cards)];
        let backs = cards - known.len();
        let room = HELD - at(14);
        let faces = to_i32(known.len()) * (to_i32(SMALL.0) + at(2));
        let step = match to_i32(backs) {
            0 | 1 => 0,
            backs => ((room - faces - to_i32(SMALL.0)) / (backs - 1)).min(at(24)).max(at(4)),
        };
        for i in 0..to_i32(backs) {
            canvas.draw(x + i * step, y, &self.tricks.small_back);
        }
        let mut x = match to_i32(backs) {
            0 => x,
            backs => x + (backs - 1) * step + to_i32(SMALL.0) + at(2),
        };
        for card in known {
            self.paint_small_card(canvas, (x, y), (picture, *card));
            x += to_i32(SMALL.0) + at(2);
        }
        x
    }
}

//! The teacher of the policy: flat Monte Carlo over imagined worlds with
//! playouts in which everybody plays at random.

use rand::RngExt;
use rand::rngs::SmallRng;

use super::board::{Board, Hand, MOST_HAND};
use super::playout::PlayoutTable;

/// Deals the cards that a seat has not seen to the other seats of a world, each
/// as many as it holds.
pub(super) fn deal_unseen(
    world: &mut PlayoutTable,
    me: usize,
    unseen: &mut [u8],
    rng: &mut SmallRng,
) {
    let mut dealt = 0;
    for seat in (0..world.seats).filter(|seat| *seat != me) {
        let count = world.hands[seat].len();
        for at in dealt..dealt + count {
            let other = rng.random_range(at..unseen.len());
            unseen.swap(at, other);
        }
        world.hands[seat] = Hand::new(unseen[dealt..dealt + count].iter().copied());
        dealt += count;
    }
}

/// The cards whose place seat `me` does not know.
pub(super) fn unseen(board: &Board, hand: &Hand) -> Vec<u8> {
    let hidden = |card: u8| board.hidden_up_to(card) > board.hidden_up_to(card - 1);
    (1..105).filter(|card| hidden(*card) && !hand.iter().any(|held| held == *card)).collect()
}

/// The place in its hand of the card that the seat plays after so many playouts.
pub(super) fn choose(table: &PlayoutTable, me: usize, playouts: u32, rng: &mut SmallRng) -> usize {
    let hand = table.hands[me];
    if hand.len() < 2 {
        return 0;
    }
    let mut unseen = unseen(&table.board, &hand);
    let mut costs = [0u32; MOST_HAND];
    let worlds = playouts / u32::try_from(hand.len()).unwrap_or(1);
    let mut world = table.clone();
    for _ in 0..worlds.max(1) {
        deal_unseen(&mut world, me, &mut unseen, rng);
        let mut next = world.clone();
        let turn = next.draw_random_turn(Some(me), rng);
        for (at, cost) in costs.iter_mut().enumerate().take(hand.len()) {
            let mut world = next.clone();
            let card = world.hands[me].remove(at);
            let mut turn = turn;
            turn.add(card, me);
            world.place(&turn);
            world.play_on_at_random(rng);
            *cost += u32::from(world.points[me]);
        }
    }
    let cost = |at: &usize| costs[*at];
    (0..hand.len()).min_by_key(cost).unwrap_or(0)
}

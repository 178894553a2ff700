//! The scene of the table's picture.

use super::cards::{indices, sign, sorted};
use super::page::Page;
use super::{playing, results};
use crate::pictured::{marker, number, small};
use crate::words::Words;
use crate::{names, phrases};
use games::SeatNo;
use games::sixtysix::{
    Card, DecisionKind, ENOUGH, End, Ended, Event, Phase, Rank, Scoring, Seat, Suit, Table,
    TableSeat, Trick,
};
use pictures::{
    CardRank, CardSuit, DealResult, HandCard, LastTrick, Marriage, PictureStock, PlayingCard,
    RankLetters, StockState, TrickCard, TrickHand, TrickPicture, TrickPlayer,
};
use table::board::Status;

/// Where a match is, in plain text; trick 0: trump is named before the first one.
pub(super) fn title(words: &Words, game: u32, trick: usize) -> String {
    if trick == 0 {
        let heading = words.say("sixtysix-heading-naming", &[("game", game.into())]);
        return heading.trim_matches('*').to_owned();
    }
    words.say("sixtysix-picture-title", &[("game", game.into()), ("trick", trick.into())])
}

pub(super) fn of(words: &Words, page: &Page<'_>) -> TrickPicture {
    let table = page.table;
    let names_trump = table.phase == Phase::Naming && table.tricks.is_empty();
    let trick = if names_trump { 0 } else { page.trick().0 };
    let ended = page.ended();
    let taken = table.trick.is_empty();
    // Until the next card is led, the trick that was just taken lies there for all to see.
    let (shown, last) = match table.tricks.as_slice() {
        [before @ .., last] if taken && ended.is_none() => (laid_down(table, last), before.last()),
        tricks => (under_way(table), tricks.last()),
    };
    TrickPicture {
        title: title(words, table.game, trick),
        goal: goal(words, table),
        letters: letters(words),
        trump: table.trump.map(suit),
        stock: stock(table),
        naming: table.phase == Phase::Naming,
        trick: shown,
        last_trick: last.map(|last| last_trick(page, last)),
        players: page
            .seats
            .iter()
            .zip(&table.seats)
            .map(|(label, seat)| player(page, label, seat))
            .collect(),
        enough: small(ENOUGH),
        target: match (table.rules.end, table.rules.scoring) {
            (End::Points(points), Scoring::GamePoints) => Some(small(points)),
            _ => None,
        },
        result: ended.and_then(|ended| result(words, page, ended)),
        ..TrickPicture::default()
    }
}

/// The trick that was taken last, as it is shown beside the one under way.
pub(super) fn before(page: &Page<'_>) -> Option<LastTrick> {
    page.table.tricks.last().map(|last| last_trick(page, last))
}

/// The cards of a seat as its owner holds them.
pub(super) fn hand(seat: &Seat) -> Option<TrickHand> {
    // Whoever names trump chooses no card.
    let chooses = |kind| matches!(kind, DecisionKind::Lead | DecisionKind::Follow);
    let decision = seat.decision.as_ref().filter(|decision| chooses(decision.kind));
    let playable = decision.map(|decision| decision.cards);
    let held = |held: Card| HandCard {
        card: playing_card(held),
        barred: playable.is_some_and(|playable| !playable.contains(held)),
        chosen: false,
    };
    let cards: Vec<HandCard> = sorted(seat.hand, seat.table.trump).into_iter().map(held).collect();
    let over = seat.table.result.is_some();
    (!cards.is_empty() && !over).then(|| TrickHand { seat: number(seat.seat), cards })
}

fn letters(words: &Words) -> RankLetters {
    let printed = indices(words);
    let letter = |rank: Rank| {
        let index = Rank::ALL.iter().position(|other| *other == rank)?;
        printed.get(index).cloned()
    };
    let usual = RankLetters::default();
    RankLetters {
        ace: letter(Rank::Ace).unwrap_or(usual.ace),
        king: letter(Rank::King).unwrap_or(usual.king),
        queen: letter(Rank::Queen).unwrap_or(usual.queen),
        jack: letter(Rank::Jack).unwrap_or(usual.jack),
    }
}

fn goal(words: &Words, table: &Table) -> String {
    let end = playing::goal(words, &table.rules);
    match table.trump {
        Some(suit) => {
            let trump = words.say("sixtysix-picture-trump", &[("suit", sign(suit).into())]);
            format!("{trump} · {end}")
        }
        None => end,
    }
}

fn stock(table: &Table) -> PictureStock {
    let turned = table.turned.map(playing_card);
    let left = table.stock + usize::from(turned.is_some());
    PictureStock {
        cards: u8::try_from(left).unwrap_or(u8::MAX),
        turn_up: turned,
        state: match (table.closed_by, table.open) {
            (Some(_), _) => StockState::Closed,
            (None, true) => StockState::Open,
            (None, false) => StockState::Drawn,
        },
        closed_by: table.closed_by.map(number),
    }
}

fn under_way(table: &Table) -> Vec<TrickCard> {
    let winning = winning(&table.trick, table.trump);
    let declared = table.marriages.last().filter(|marriage| {
        let led = table.trick.first();
        marriage.seat == table.leader
            && led.is_some_and(|led| led.suit() == marriage.suit && led.partner().is_some())
            && led.and_then(|led| led.partner()).is_some_and(|partner| {
                table.at(table.leader).is_some_and(|seat| seat.known.contains(partner))
            })
    });
    let laid = |(index, laid): (usize, &Card)| TrickCard {
        seat: number(after(table, table.leader, index)),
        card: playing_card(*laid),
        winning: Some(index) == winning,
        marriage: declared.filter(|_| index == 0).and_then(|marriage| {
            let partner = laid.partner().map(playing_card)?;
            Some(Marriage { partner, points: small(marriage.points) })
        }),
    };
    table.trick.iter().enumerate().map(laid).collect()
}

fn laid_down(table: &Table, trick: &Trick) -> Vec<TrickCard> {
    let laid = |(index, laid): (usize, &Card)| {
        let seat = after(table, trick.leader, index);
        TrickCard {
            seat: number(seat),
            card: playing_card(*laid),
            winning: seat == trick.winner,
            marriage: None,
        }
    };
    trick.cards.iter().enumerate().map(laid).collect()
}

/// Returns the index of the card that takes the trick so far.
fn winning(trick: &[Card], trump: Option<Suit>) -> Option<usize> {
    let mut best: Option<(usize, Card)> = None;
    for (index, card) in trick.iter().enumerate() {
        if best.is_none_or(|(_, best)| card.beats(best, trump)) {
            best = Some((index, *card));
        }
    }
    best.map(|(index, _)| index)
}

fn last_trick(page: &Page<'_>, trick: &Trick) -> LastTrick {
    let table = page.table;
    let cards = trick.cards.iter().enumerate();
    let points = trick.cards.iter().map(|card| card.points()).sum();
    LastTrick {
        cards: cards
            .map(|(index, card)| (number(after(table, trick.leader, index)), playing_card(*card)))
            .collect(),
        winner: number(trick.winner),
        points: page.shows_points().then(|| small(points)),
    }
}

fn player(page: &Page<'_>, label: &table::board::SeatLabel, seat: &TableSeat) -> TrickPlayer {
    let table = page.table;
    TrickPlayer {
        name: if label.bot {
            names::without_mark(&label.name).to_owned()
        } else {
            label.name.clone()
        },
        marker: marker(label),
        dealer: table.dealer == Some(seat.seat),
        turn: table.waits_for(seat.seat),
        declarer: table.declarer == Some(seat.seat),
        cards: u8::try_from(seat.hand).unwrap_or(u8::MAX),
        known: seat.known.into_iter().map(playing_card).collect(),
        tricks: u8::try_from(seat.tricks).unwrap_or(u8::MAX),
        points: page.shows_points().then(|| small(table.points_of_side(seat.seat))),
        game_points: small(seat.total),
    }
}

fn result(words: &Words, page: &Page<'_>, ended: &Event) -> Option<DealResult> {
    let Event::GameEnded { game, winners, booked, ended: how, .. } = ended else { return None };
    let match_winners = matches!(page.status, Status::Over { .. }).then(|| results::winners(page));
    // Where card points are booked, nobody wins the game by itself, and none is drawn.
    let is_won = page.table.rules.scoring == Scoring::GamePoints || *how == Ended::Match;
    let of_game = if is_won { winners.as_slice() } else { &[] };
    let winners = match_winners.as_deref().unwrap_or(of_game);
    let is_won = is_won || match_winners.is_some();
    let names: Vec<String> = winners
        .iter()
        .filter_map(|seat| page.seats.get(seat.index()))
        .map(|label| names::without_mark(&label.name).to_owned())
        .collect();
    let values = [("names", phrases::list(words, &names).into()), ("n", names.len().into())];
    let title = match names.is_empty() {
        _ if !is_won => {
            let over = words.say("sixtysix-over-plain", &[("game", (*game).into())]);
            over.replace("**", "")
        }
        true => words.say("sixtysix-picture-undecided", &values),
        false => words.say("end-title", &values),
    };
    let books = winners.first().and_then(|seat| booked.get(seat.index())).copied().unwrap_or(0);
    // Somebody else may have won the last game than who won the match.
    let is_theirs = winners == of_game;
    let game_points = match page.table.rules.scoring {
        Scoring::GamePoints if is_theirs => Some(small(books)),
        Scoring::GamePoints | Scoring::CardPoints => None,
    };
    Some(DealResult {
        title,
        winners: winners.iter().copied().map(number).collect(),
        game_points,
        word: results::word(words, page, ended).filter(|_| is_theirs).unwrap_or_default(),
        // What is booked, or what decides: the points of a side count together.
        points: match page.table.rules.scoring {
            Scoring::GamePoints => {
                let seats = page.table.seats.iter();
                seats.map(|seat| small(page.table.points_of_side(seat.seat))).collect()
            }
            Scoring::CardPoints => booked.iter().copied().map(small).collect(),
        },
    })
}

/// Returns the seat whose turn it is after so many cards, counted from the leader.
fn after(table: &Table, leader: SeatNo, cards: usize) -> SeatNo {
    SeatNo::from_index((leader.index() + cards) % table.seats.len().max(1))
}

/// A card as pictures know it.
pub(super) const fn playing_card(card: Card) -> PlayingCard {
    let rank = match card.rank() {
        Rank::Ace => CardRank::Ace,
        Rank::Ten => CardRank::Ten,
        Rank::King => CardRank::King,
        Rank::Queen => CardRank::Queen,
        Rank::Jack => CardRank::Jack,
        Rank::Nine => CardRank::Nine,
        Rank::Eight => CardRank::Eight,
    };
    PlayingCard { suit: suit(card.suit()), rank }
}

pub(super) const fn suit(suit: Suit) -> CardSuit {
    match suit {
        Suit::Clubs => CardSuit::Clubs,
        Suit::Spades => CardSuit::Spades,
        Suit::Hearts => CardSuit::Hearts,
        Suit::Diamonds => CardSuit::Diamonds,
    }
}

#[cfg(test)]
mod tests {
    use super::super::staged;
    use super::*;
    use games::sixtysix::{Match, Rules};

    #[test]
    fn a_game_names_who_won_it_and_the_last_one_who_won_the_match() {
        let (ada, ben) = (SeatNo::from_index(0), SeatNo::from_index(1));
        let mut table = Match::with_dealer(Rules::classic(), 2, ada).unwrap().table();
        let ended = Event::GameEnded {
            game: 3,
            ended: Ended::Out,
            winners: vec![ada],
            points: vec![66, 20],
            booked: vec![2, 0],
        };
        let seats = ["Ada", "Ben"].map(|name| (name.to_owned(), false)).into();
        let told = |table: &Table, board: &table::board::Board| {
            let page = Page::new(board, table);
            let result = result(&Words::of("en-US"), &page, page.ended().unwrap()).unwrap();
            (result.title, result.winners, result.game_points)
        };
        let mut board = staged::board(&table, seats, vec![ended]);
        assert_eq!(told(&table, &board), ("Ada wins!".to_owned(), vec![number(ada)], Some(2)));
        table.winners = vec![ben];
        board.status = Status::over(None, false);
        assert_eq!(told(&table, &board), ("Ben wins!".to_owned(), vec![number(ben)], None));
    }
}

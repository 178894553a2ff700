//! The data of the picture of a trick game: plain values, all of them public but a hand.

use crate::Marker;

/// A suit of the French pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CardSuit {
    Clubs,
    Spades,
    #[default]
    Hearts,
    Diamonds,
}

/// A rank of a short French pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CardRank {
    /// 7
    Seven,
    /// 8
    Eight,
    /// 9
    Nine,
    /// 10
    Ten,
    /// The lowest court card.
    Jack,
    /// The middle court card.
    Queen,
    /// The highest court card.
    King,
    #[default]
    Ace,
}

/// A card of a short French pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayingCard {
    pub suit: CardSuit,
    pub rank: CardRank,
}

/// The letters in the corners of aces and court cards, in the reader's language. Other cards bear
/// their number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankLetters {
    /// A in English and German.
    pub ace: String,
    /// K in English and German.
    pub king: String,
    /// Q in English, D in German.
    pub queen: String,
    /// J in English, B in German.
    pub jack: String,
}

impl Default for RankLetters {
    fn default() -> Self {
        let [ace, king, queen, jack] = ["A", "K", "Q", "J"].map(str::to_owned);
        Self { ace, king, queen, jack }
    }
}

/// The table of a game of tricks. Words are already in the reader's language. Seat numbers count
/// from 0; a seat that is not there is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickPicture {
    /// The line at the top.
    pub title: String,
    /// The subtitle, opposite to the title: the goal of the match. Left out as a whole where it has
    /// no room.
    pub goal: String,
    /// The letters in the corners of aces and court cards.
    pub letters: RankLetters,
    /// Whether each suit has a colour of its own: clubs green, diamonds blue.
    pub four_colours: bool,
    /// The trump suit; `None` while there is none.
    pub trump: Option<CardSuit>,
    /// The cards that are still to be drawn.
    pub stock: PictureStock,
    /// Whether something else comes before the next card, such as naming trump.
    pub naming: bool,
    /// The cards of the trick, in the order in which they were played.
    pub trick: Vec<TrickCard>,
    /// The trick before, shown small.
    pub last_trick: Option<LastTrick>,
    /// The seats, in their order: a place in this list determines a player's colour and shape. More
    /// than three are listed below each other.
    pub players: Vec<TrickPlayer>,
    /// The card points that everybody is after, for the bars of the players; half of them are
    /// marked. No bars where it is 0.
    pub enough: u16,
    /// The game points that win the match. With 7 they are shown by a seven that an eight covers,
    /// else by a number.
    pub target: Option<u16>,
    /// The cards of the person the picture is for.
    pub hand: Option<TrickHand>,
    /// The result of the deal; shown in the place of the trick.
    pub result: Option<DealResult>,
}

/// The cards that are still to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureStock {
    /// Number of cards left, the one turned up among them.
    pub cards: u8,
    /// The card turned up beneath the others; when the stock is drawn, the one that stays to the
    /// end. Not shown while the stock is closed.
    pub turn_up: Option<PlayingCard>,
    /// Whether cards are drawn from it.
    pub state: StockState,
    /// The seat that closed it.
    pub closed_by: Option<u8>,
}

/// Whether cards are drawn from the stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StockState {
    #[default]
    Open,
    Closed,
    /// There is nothing left to be drawn.
    Drawn,
}

/// A card that somebody laid down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickCard {
    /// The seat that laid it down.
    pub seat: u8,
    pub card: PlayingCard,
    /// Whether it takes the trick so far.
    pub winning: bool,
    /// The marriage declared with it.
    pub marriage: Option<Marriage>,
}

/// A king and a queen of one suit, declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marriage {
    /// The one that stays in the hand.
    pub partner: PlayingCard,
    /// Points the marriage counts.
    pub points: u16,
}

/// A trick that was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastTrick {
    /// The cards with the seats that laid them down, in the order in which they were played.
    pub cards: Vec<(u8, PlayingCard)>,
    /// The seat that took it.
    pub winner: u8,
    /// Card points of the trick; `None` where everybody counts for themselves.
    pub points: Option<u16>,
}

/// One seat of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickPlayer {
    /// The name as the player wrote it; it is cleaned and cut when painted.
    pub name: String,
    /// Marks who acts for the seat.
    pub marker: Marker,
    /// Whether the seat dealt.
    pub dealer: bool,
    /// Whether it is this seat's turn.
    pub turn: bool,
    /// Whether the seat has named trump and undertaken to win.
    pub declarer: bool,
    /// Number of cards in the hand.
    pub cards: u8,
    /// The cards of the hand that everybody has seen, such as the partner in a marriage.
    pub known: Vec<PlayingCard>,
    /// Number of tricks the seat has won.
    pub tricks: u8,
    /// Card points; `None` where everybody counts for themselves.
    pub points: Option<u16>,
    /// Points of the match.
    pub game_points: u16,
}

/// Somebody's own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickHand {
    /// The owner: the seat shown nearest to the cards.
    pub seat: u8,
    /// The cards, from left to right.
    pub cards: Vec<HandCard>,
}

/// A card of somebody's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandCard {
    pub card: PlayingCard,
    /// Whether it may not be played now: it is darkened.
    pub barred: bool,
    /// Whether it is chosen: it is raised.
    pub chosen: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealResult {
    /// A few words that name the winners. Over two lines where it has to.
    pub title: String,
    /// The winning seats; none where the deal is undecided.
    pub winners: Vec<u8>,
    /// The game points each winner books; `None` where none are booked.
    pub game_points: Option<u16>,
    /// A short word on it, such as "schneider"; may be empty.
    pub word: String,
    /// The card points by seat; they take the place of the players' own. May be empty.
    pub points: Vec<u16>,
}

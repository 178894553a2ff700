//! Facts behind a choice that its seat can see or work out: the reasons of a hint. Each of them is
//! true wherever the hidden cards are.

use games::sixtysix::{
    Card, Cards, Choice, DecisionKind, ENOUGH, Marriages, Play, Seat, SeatNo, Suit, TableSeat,
};

/// A fact behind a choice. It may name cards that the seat holds: it belongs to its owner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// With the marriage that it declares, if it does, the seat and its side have 66 already.
    Enough,
    /// So many card points are missing to 66, the marriage counted.
    Needs {
        /// From 1 to 66.
        points: u32,
    },
    /// A marriage is declared.
    Marriage {
        /// The points of the marriage.
        points: u32,
    },
    /// The card belongs to a marriage in the hand that is not declared with it.
    BreaksMarriage { suit: Suit },
    /// The card takes the trick: nobody who is still to play can hold anything that takes it away.
    Sure {
        /// The points of the trick so far, this card included.
        points: u32,
    },
    /// The card takes the trick as it lies, and one of these cards would take it away: a seat that
    /// is still to play may hold it.
    CanBeTaken {
        /// Higher cards of its suit.
        higher: Cards,
        /// Trumps, unless the card is one.
        trumps: Cards,
    },
    /// The card does not take the trick.
    Leaves {
        /// The points of the trick so far, this card included.
        points: u32,
    },
    /// Another side needs no more than an ace and a ten count: a single trick may be enough.
    Threat {
        /// The seat, or one of several.
        seat: SeatNo,
        /// The number of points it needs.
        points: u32,
    },
    /// In so many of a hundred worlds that were tried the game was won after this choice.
    Wins {
        /// From 0 to 100.
        of_100: u32,
    },
}

/// An ace and a ten.
const ONE_TRICK: u32 = 21;

/// The reasons for this choice. None of them depends on hidden cards.
pub fn reasons(seat: &Seat, choice: Choice) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let play = match choice {
        Choice::Play(play) => Some(play),
        _ => None,
    };
    let table = &seat.table;
    let counts =
        |play: Play| table.rules.marriages.points(play.card.suit(), table.trump, table.declared);
    let marriage = play.filter(|play| play.marriage).map_or(0, counts);
    if let Some(play) = play {
        if marriage > 0 {
            reasons.push(Reason::Marriage { points: marriage });
        } else if is_half_of_a_marriage(seat, play.card) {
            reasons.push(Reason::BreaksMarriage { suit: play.card.suit() });
        }
    }
    if can_go_out(seat) {
        reasons.extend(score(seat, marriage));
    }
    reasons.extend(play.and_then(|play| trick(seat, play)));
    reasons
}

/// Whether anybody can win the game with 66.
fn can_go_out(seat: &Seat) -> bool {
    let table = &seat.table;
    let naming = seat
        .decision
        .is_none_or(|decision| matches!(decision.kind, DecisionKind::Trump | DecisionKind::Bid));
    let all_passed = table.rules.naming.is_bid() && table.declarer.is_none();
    !naming && !all_passed
}

/// The score of the sides.
fn score(seat: &Seat, marriage: u32) -> impl Iterator<Item = Reason> {
    let table = &seat.table;
    let own = table.points_of_side(seat.seat) + marriage;
    let missing = ENOUGH.saturating_sub(own);
    let own = if missing == 0 { Reason::Enough } else { Reason::Needs { points: missing } };
    let others = table.seats.iter().map(|shown| shown.seat);
    let others = others.filter(|other| !table.is_one_side(seat.seat, *other));
    let needs = others.map(|other| (ENOUGH.saturating_sub(table.points_of_side(other)), other));
    // Whoever has them already threatens nothing any more.
    let nearest = needs
        .min_by_key(|(points, _)| *points)
        .filter(|(points, _)| (1..=ONE_TRICK).contains(points));
    let threat = nearest.map(|(points, seat)| Reason::Threat { seat, points });
    [Some(own), threat].into_iter().flatten()
}

fn is_half_of_a_marriage(seat: &Seat, card: Card) -> bool {
    card.partner().is_some_and(|partner| seat.hand.contains(partner))
}

/// The fate of the trick.
fn trick(seat: &Seat, play: Play) -> Option<Reason> {
    let table = &seat.table;
    let Play { card, marriage, .. } = play;
    let rising = table.rules.marriages == Marriages::Rising && marriage;
    let trump = if rising { Some(card.suit()) } else { table.trump };
    let seats = table.seats.len();
    let at = |steps| table.leader.left(steps, seats);
    let with_me = |other| table.is_one_side(seat.seat, other);
    let later = seat.seat.steps_from(table.leader, seats) + 1..seats;
    let points = table.trick.iter().copied().chain([card]).collect::<Cards>().points();
    let lying = table.trick.iter().copied().enumerate();
    let best = lying.reduce(|best, next| if next.1.beats(best.1, trump) { next } else { best });
    if let Some((steps, best)) = best
        && !card.beats(best, trump)
    {
        // A trick that their own side has, or may still take, isn't given away.
        let is_ours = with_me(at(steps)) || later.map(at).any(with_me);
        return (!is_ours).then_some(Reason::Leaves { points });
    }
    let led = table.trick.first().unwrap_or(&card).suit();
    let later = later.map(at).filter(|other| !with_me(*other));
    let later = later.filter_map(|other| table.at(other));
    let answers: Cards = later.flat_map(|other| answers(seat, other, led)).collect();
    let beating: Cards = answers.into_iter().filter(|other| other.beats(card, trump)).collect();
    if beating.is_empty() {
        return Some(Reason::Sure { points });
    }
    let higher = beating & Cards::of_suit(card.suit());
    Some(Reason::CanBeTaken { higher, trumps: beating - higher })
}

/// The cards that another seat may hold and play when this suit is led, by what `seat` knows.
pub fn answers(seat: &Seat, other: &TableSeat, led: Suit) -> Cards {
    let table = &seat.table;
    let mut may_hold = other.known;
    if other.known.len() < other.hand {
        may_hold = may_hold | (seat.unseen() - other.lacks);
    }
    // It may take the turn-up first.
    if let Some(turned) = table.turned.filter(|_| table.open && other.tricks > 0) {
        let lowest = table.rules.pack.lowest(table.seats.len());
        if may_hold.contains(Card::new(lowest, turned.suit())) {
            may_hold = may_hold | turned.into();
        }
    }
    let holds = if may_hold.len() == other.hand { may_hold } else { other.known };
    let following = Cards::of_suit(led);
    // A seat that certainly has the suit must follow.
    if table.open || (holds & following).is_empty() { may_hold } else { may_hold & following }
}

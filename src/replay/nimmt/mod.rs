//! Records of 6 nimmt!, turn by turn.

mod cards;

use serde::Serialize;

use super::game::{Part, Piece, PieceText, Replayable};
use super::markup::{FAINT, styled, terminal};
use super::review::rounded;
use super::teller::Teller;
use crate::view::nimmt::coach::review::choice;
use crate::view::nimmt::lines::lines;
use crate::view::nimmt::phrases::bull_heads;
use crate::view::nimmt::playing::rules_summary;
use crate::view::{Words, names, phrases};
use cards::{Drawing, cards};
use games::nimmt::record::{RecordError, replay};
use games::nimmt::{Card, Choice, Event, Match, Move, Row, Rules};
use games::record::Record;
use games::{AnyEvent, AnyTable, GameKind, SeatNo};
use players::nimmt::review::{Costly, Deals, DealtGame, Plan, Reviewer};
use players::review::Review;

impl Replayable for Match {
    const KIND: GameKind = GameKind::Nimmt;
    const TURN: &'static str = "turn";

    type Costly = Costly;
    type CostlyJson = CostlyJson;

    fn result(record: Record<Self>) -> Result<impl Serialize, RecordError> {
        let replayed = replay(&record)?;
        // The longest record with all its turns is large: what is done with is let go.
        drop(record);
        Ok(replayed.outcome())
    }

    fn heading(words: &Words, rules: &Rules) -> Vec<String> {
        let legend = styled(FAINT, &words.say("replay-legend", &[]));
        vec![terminal(&rules_summary(words, rules)), legend]
    }

    fn turn_ended(event: &Event) -> Option<u32> {
        match event {
            Event::TurnEnded { turn, .. } => Some(*turn),
            _ => None,
        }
    }

    fn is_drafting(&self) -> bool {
        self.rows().is_empty()
    }

    fn decisions(&self) -> Vec<(SeatNo, &'static str)> {
        let awaiting = self.awaiting().into_iter().filter(|awaited| !awaited.chosen);
        awaiting.map(|awaited| (awaited.seat, awaited.decision.as_str())).collect()
    }

    fn turn_title(words: &Words, game: u32, number: u32) -> String {
        words.say("game-title", &[("game", game.into()), ("turn", number.into())])
    }

    fn tell(teller: &Teller, piece: &Piece<'_, Self>) -> PieceText {
        let state = piece.state;
        let mut lines = lines(&teller.words, &teller.players, state.rules(), piece.events);
        if matches!(piece.part, Part::Draft | Part::Turn { ended: false, .. }) {
            lines.extend(open_cards(teller, state));
        }
        let scores = if matches!(piece.part, Part::Turn { .. }) || teller.hands {
            scores(teller, piece)
        } else {
            Vec::new()
        };
        PieceText { lines, blocks: vec![rows(piece), scores], endings: endings(teller, piece) }
    }

    /// For a deal or a draft there is none.
    fn pictured(piece: &Piece<'_, Self>) -> Option<(AnyTable, Vec<AnyEvent>)> {
        let events = piece.events.iter().cloned().map(AnyEvent::Nimmt).collect();
        Some((AnyTable::Nimmt(Box::new(piece.state.table())), events))
    }

    fn review(record: &Record<Self>, seat: SeatNo) -> Result<Review<Costly>, RecordError> {
        // A record does not say what was played for somebody: all choices count as theirs.
        Ok(Reviewer::new(record, seat, |_| true, Plan::USUAL)?.finish())
    }

    fn deals(record: &Record<Self>) -> Result<Option<Vec<DealtGame>>, RecordError> {
        Ok(Some(Deals::new(record, Plan::USUAL)?.finish()))
    }

    /// The rows as they lay; none in a draft.
    fn tell_costly(words: &Words, costly: &Costly) -> (String, Vec<String>) {
        let table = &costly.view.table;
        let drawing = drawing(&table.rules, &|_, _| false);
        (choice(words, costly), drawing.lines(&table.rows))
    }

    fn costly_json(seat: SeatNo, costly: &Costly) -> CostlyJson {
        let to_move = |choice: &Choice| Move { seat, choice: choice.clone() };
        CostlyJson {
            game: costly.place.game,
            choice: costly.place.choice,
            chosen: to_move(&costly.chosen),
            better: to_move(&costly.better),
            cost: rounded(costly.cost),
            better_cost: rounded(costly.better_cost),
            loss: rounded(costly.loss()),
        }
    }
}

#[derive(Serialize)]
pub(super) struct CostlyJson {
    game: usize,
    choice: usize,
    chosen: Move,
    better: Move,
    cost: f64,
    better_cost: f64,
    loss: f64,
}

/// Cards that lie open and belong to no row yet.
fn open_cards(teller: &Teller, state: &Match) -> Vec<String> {
    let table = state.table();
    let mut lines = Vec::new();
    if !table.unplaced.is_empty() {
        let each = table.unplaced.iter().map(|(seat, card)| {
            let name = names::escape(teller.name(*seat)).into();
            teller.say("line-unplaced-card", &[("card", card.number().into()), ("name", name)])
        });
        let list = phrases::list(&teller.words, &each.collect::<Vec<_>>());
        lines.push(teller.say("line-unplaced", &[("cards", list.into())]));
    }
    if !table.pool.is_empty() {
        lines.push(teller.say("replay-pool", &[("cards", cards(&table.pool).into())]));
    }
    lines
}

fn scores(teller: &Teller, piece: &Piece<'_, Match>) -> Vec<String> {
    let state = piece.state;
    let (points, totals) = (state.points(), state.totals());
    let over = state.needs_deal() || state.is_over();
    let row = |(seat, points): (SeatNo, u32)| {
        let took = took(piece.events, seat);
        let took = if took > 0 { format!("+{took}") } else { String::new() };
        let total = totals.get(seat.index()).copied().unwrap_or(0);
        let total = if over { total } else { total.saturating_add(points) };
        [cards(&played(piece, seat)), took, points.to_string(), total.to_string()]
    };
    let heads =
        [("replay-played", 0), ("replay-took", 4), ("column-points", 5), ("column-total", 6)];
    let rows = SeatNo::all(points.len()).zip(points).map(row);
    teller.scores(heads, rows, |seat| cards(&state.seat(seat).hand))
}

/// The ends of a game and of the match.
fn endings(teller: &Teller, piece: &Piece<'_, Match>) -> Vec<String> {
    let bold = |seats: &mut dyn Iterator<Item = SeatNo>| {
        phrases::bold_names(&teller.words, seats.map(|seat| teller.name(seat)))
    };
    let ending = |event: &Event| match event {
        Event::GameEnded { game, points, .. } => {
            let fewest = points.iter().copied().min().unwrap_or(0);
            let seats = SeatNo::all(points.len()).zip(points);
            let best = seats.filter(|(_, points)| **points == fewest).map(|(seat, _)| seat);
            let values = [
                ("game", (*game).into()),
                ("names", bold(&mut best.into_iter()).into()),
                ("points", fewest.into()),
            ];
            Some(teller.say("game-over", &values))
        }
        Event::MatchEnded { winners } => {
            let totals = piece.state.totals();
            let winner = winners.first().and_then(|winner| totals.get(winner.index()));
            let bulls = bull_heads(&teller.words, winner.copied().unwrap_or(0));
            let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
            let names = bold(&mut winners.iter().copied()).into();
            Some(teller.say(id, &[("names", names), ("score", bulls.into())]))
        }
        _ => None,
    };
    piece.events.iter().filter_map(ending).collect()
}

fn drawing<'a>(rules: &Rules, fresh: &'a dyn Fn(usize, Card) -> bool) -> Drawing<'a> {
    Drawing { capacity: rules.capacity(), origins: rules.placement.both_ends(), fresh }
}

fn rows(piece: &Piece<'_, Match>) -> Vec<String> {
    let fresh = |row: usize, card: Card| {
        piece.events.iter().any(|event| {
            matches!(event, Event::Placed { row: of, card: placed, .. }
                if of.index() == row && *placed == card)
        })
    };
    let rows: &[Row] = piece.state.rows();
    drawing(piece.state.rules(), &fresh).lines(rows)
}

/// The cards a seat played, or has chosen for a turn that is not revealed yet: a record hides nothing.
fn played(piece: &Piece<'_, Match>, seat: SeatNo) -> Vec<Card> {
    let mut played = Vec::new();
    for event in piece.events {
        match event {
            Event::Revealed { cards } => {
                let own = cards.iter().filter(|(of, _)| *of == seat);
                played.extend(own.flat_map(|(_, cards)| cards));
            }
            Event::Played { seat: of, card } if *of == seat => played.push(*card),
            _ => {}
        }
    }
    let hidden = matches!(piece.part, Part::Turn { ended: false, .. }) && played.is_empty();
    if hidden && let Some(Choice::Play(cards)) = piece.state.seat(seat).chosen {
        played = cards;
    }
    played
}

/// The points a seat took.
fn took(events: &[Event], seat: SeatNo) -> u32 {
    let points = events.iter().flat_map(|event| match event {
        Event::Placed { points, .. } => points.as_slice(),
        _ => &[],
    });
    let own = points.filter(|(of, _)| *of == seat);
    own.map(|(_, points)| *points).sum()
}

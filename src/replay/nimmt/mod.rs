//! Records of 6 nimmt!, turn by turn.

mod cards;

use serde::Serialize;

use super::markup::{FAINT, styled, to_ansi};
use super::narrator::Narrator;
use super::replayable::{Replayable, Section, SectionKind, SectionText};
use super::review::rounded;
use cards::{RowLayout, cards};
use games::nimmt::record::{RecordError, replay};
use games::nimmt::{Card, Choice, Event, Match, Move, Row, Rules};
use games::record::Record;
use games::{AnyEvent, AnyTable, GameKind, SeatNo};
use players::nimmt::review::{Costly, Deals, DealtGame, Plan, Reviewer};
use players::review::Review;
use view::nimmt::coach::review::choice;
use view::nimmt::lines::lines;
use view::nimmt::phrases::counted;
use view::nimmt::playing::rules_summary;
use view::{Words, names, phrases};

impl Replayable for Match {
    const KIND: GameKind = GameKind::Nimmt;
    const TURN: &'static str = "turn";

    type Costly = Costly;
    type CostlyJson = CostlyJson;

    fn result(record: Record<Self>) -> Result<impl Serialize, RecordError> {
        let replayed = replay(&record)?;
        // The longest record is large with all its turns: the parsed one is freed first.
        drop(record);
        Ok(replayed.outcome())
    }

    fn heading(words: &Words, rules: &Rules) -> Vec<String> {
        let legend = styled(FAINT, &words.say("replay-legend", &[]));
        vec![to_ansi(&rules_summary(words, rules)), legend]
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

    fn tell(narrator: &Narrator, section: &Section<'_, Self>) -> SectionText {
        let state = section.state;
        let mut lines = lines(&narrator.words, &narrator.players, state.rules(), section.events);
        if matches!(section.kind, SectionKind::Draft | SectionKind::Turn { ended: false, .. }) {
            lines.extend(open_cards(narrator, state));
        }
        let scores = if matches!(section.kind, SectionKind::Turn { .. }) || narrator.hands {
            scores(narrator, section)
        } else {
            Vec::new()
        };
        SectionText {
            lines,
            blocks: vec![rows(section), scores],
            endings: endings(narrator, section),
        }
    }

    fn picture_source(section: &Section<'_, Self>) -> Option<(AnyTable, Vec<AnyEvent>)> {
        let events = section.events.iter().cloned().map(AnyEvent::Nimmt).collect();
        Some((AnyTable::Nimmt(Box::new(section.state.table())), events))
    }

    fn review(record: &Record<Self>, seat: SeatNo) -> Result<Review<Costly>, RecordError> {
        // A record does not mark choices made for somebody: all count as their own.
        Ok(Reviewer::new(record, seat, |_| true, Plan::USUAL)?.finish())
    }

    fn deals(record: &Record<Self>) -> Result<Option<Vec<DealtGame>>, RecordError> {
        Ok(Some(Deals::new(record, Plan::USUAL)?.finish()))
    }

    /// The table is its rows; there are none in a draft.
    fn tell_costly(words: &Words, costly: &Costly) -> (String, Vec<String>) {
        let table = &costly.view.table;
        let layout = row_layout(&table.rules, &|_, _| false);
        (choice(words, costly), layout.lines(&table.rows))
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
fn open_cards(narrator: &Narrator, state: &Match) -> Vec<String> {
    let table = state.table();
    let mut lines = Vec::new();
    if !table.unplaced.is_empty() {
        let each = table.unplaced.iter().map(|(seat, card)| {
            let name = names::escape(narrator.name(*seat)).into();
            narrator.say("line-unplaced-card", &[("card", card.number().into()), ("name", name)])
        });
        let list = phrases::list(&narrator.words, &each.collect::<Vec<_>>());
        lines.push(narrator.say("line-unplaced", &[("cards", list.into())]));
    }
    if !table.pool.is_empty() {
        lines.push(narrator.say("replay-pool", &[("cards", cards(&table.pool).into())]));
    }
    lines
}

fn scores(narrator: &Narrator, section: &Section<'_, Match>) -> Vec<String> {
    let state = section.state;
    let (points, totals) = (state.points(), state.totals());
    let over = state.needs_deal() || state.is_over();
    let row = |(seat, points): (SeatNo, u32)| {
        let took: u32 =
            section.events.iter().map(|event| event.points_of(seat, state.rules())).sum();
        let took = if took > 0 { format!("+{took}") } else { String::new() };
        let total = totals.get(seat.index()).copied().unwrap_or(0);
        let total = if over { total } else { total.saturating_add(points) };
        [cards(&played(section, seat)), took, points.to_string(), total.to_string()]
    };
    let heads =
        [("replay-played", 0), ("replay-took", 4), ("column-points", 5), ("column-total", 6)];
    let rows = SeatNo::all(points.len()).zip(points).map(row);
    narrator.scores(heads, rows, |seat| cards(&state.seat(seat).hand))
}

/// The ends of a game and of the match.
fn endings(narrator: &Narrator, section: &Section<'_, Match>) -> Vec<String> {
    let bold = |seats: &mut dyn Iterator<Item = SeatNo>| {
        phrases::bold_names(&narrator.words, seats.map(|seat| narrator.name(seat)))
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
            let shedding = section.state.rules().is_shedding();
            Some(narrator.say(if shedding { "game-over-shedding" } else { "game-over" }, &values))
        }
        Event::MatchEnded { winners } => {
            let totals = section.state.totals();
            let winner = winners.first().and_then(|winner| totals.get(winner.index()));
            let score = winner.copied().unwrap_or(0);
            let score = counted(&narrator.words, section.state.rules(), score);
            let id = if winners.len() > 1 { "match-over-shared" } else { "match-over" };
            let names = bold(&mut winners.iter().copied()).into();
            Some(narrator.say(id, &[("names", names), ("score", score.into())]))
        }
        _ => None,
    };
    section.events.iter().filter_map(ending).collect()
}

fn row_layout<'a>(rules: &Rules, fresh: &'a dyn Fn(usize, Card) -> bool) -> RowLayout<'a> {
    RowLayout { capacity: rules.capacity(), origins: rules.placement.both_ends(), fresh }
}

fn rows(section: &Section<'_, Match>) -> Vec<String> {
    let fresh = |row: usize, card: Card| {
        section.events.iter().any(|event| {
            matches!(event, Event::Placed { row: of, card: placed, .. }
                if of.index() == row && *placed == card)
        })
    };
    let rows: &[Row] = section.state.rows();
    row_layout(section.state.rules(), &fresh).lines(rows)
}

/// The cards that a seat has played in a section, or chosen for a turn that is not revealed yet: a
/// record hides nothing.
fn played(section: &Section<'_, Match>, seat: SeatNo) -> Vec<Card> {
    let mut played = Vec::new();
    for event in section.events {
        match event {
            Event::Revealed { cards } => {
                let own = cards.iter().filter(|(of, _)| *of == seat);
                played.extend(own.flat_map(|(_, cards)| cards));
            }
            Event::Played { seat: of, card } if *of == seat => played.push(*card),
            _ => {}
        }
    }
    let hidden =
        matches!(section.kind, SectionKind::Turn { ended: false, .. }) && played.is_empty();
    if hidden && let Some(Choice::Play(cards)) = section.state.seat(seat).chosen {
        played = cards;
    }
    played
}

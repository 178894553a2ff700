//! What every draw keeps to, and how a table is made.

use proptest::prelude::*;

use super::*;

/// A league of so many people that lasts for the longest time.
fn league(people: usize) -> League {
    let member = |at: usize| Member {
        id: InteractionId(1_000 + at as u64),
        user: Some(UserId(at as u64)),
        name: format!("Player {at}"),
        plays: true,
    };
    League {
        id: InteractionId(1),
        game: GameKind::ALL[0],
        guild: GuildId(1),
        channel: ChannelId(1),
        locale: String::new(),
        weeks: *WEEKS.end(),
        week: 0,
        since: 0,
        open: true,
        members: (0..people).map(member).collect(),
        pairings: Vec::new(),
    }
}

/// Draws the next week, with these outcomes in turn.
fn plays(league: &mut League, playing: &[usize], outcomes: &[Outcome]) {
    let pairs = league.drawn(playing);
    league.week += 1;
    let outcomes = outcomes.iter().cycle();
    for ((number, (first, second)), outcome) in (0..).zip(pairs).zip(outcomes) {
        let outcome = if second.is_some() { *outcome } else { Outcome::First };
        league.pairings.push(Pairing {
            week: league.week,
            number,
            first,
            second,
            duel: None,
            through: [true; 2],
            played: Some(outcome),
            result: Some(outcome),
            correction: None,
        });
    }
}

#[test]
fn who_wins_by_default_meets_another_winner() {
    let mut league = league(4);
    plays(&mut league, &[0, 1, 2, 3], &[Outcome::First]);
    // One of each pair has played, and nobody has been told a result yet.
    for pairing in &mut league.pairings {
        (pairing.through, pairing.played, pairing.result) = ([false, true], None, None);
    }
    let winners: Vec<usize> = league.pairings.iter().filter_map(|it| it.second).collect();
    let drawn = league.after_week().drawn(&[0, 1, 2, 3]);
    let together = |(one, other): &(usize, Option<usize>)| {
        other.is_some_and(|it| [*one, it].iter().all(|at| winners.contains(at)))
    };
    assert!(drawn.iter().any(together), "{winners:?}: {drawn:?}");
}

/// How often two have met.
fn met(league: &League, one: usize, other: usize) -> usize {
    let is_theirs =
        |it: &&Pairing| it.side_of(one).is_some() && it.side_of(other).is_some() && one != other;
    league.pairings.iter().filter(is_theirs).count()
}

/// Whether these can be paired with nobody meeting again: tries everything.
fn is_possible(league: &League, people: &[usize]) -> bool {
    let Some((one, rest)) = people.split_first() else { return true };
    (0..rest.len()).any(|at| {
        let mut rest = rest.to_vec();
        let other = rest.remove(at);
        met(league, *one, other) == 0 && is_possible(league, &rest)
    })
}

fn outcomes() -> impl Strategy<Value = Vec<Outcome>> {
    prop::collection::vec(prop::sample::select(Outcome::ALL.to_vec()), 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn everybody_plays_once_a_week_and_a_bye_goes_round(
        people in 0..=MOST_PEOPLE,
        outcomes in outcomes(),
    ) {
        let mut league = league(people);
        let everybody: Vec<usize> = (0..people).collect();
        for week in 0..*WEEKS.end() {
            plays(&mut league, &everybody, &outcomes);
            let mut drawn: Vec<usize> = league
                .in_week(week + 1)
                .flat_map(|it| [Some(it.first), it.second])
                .flatten()
                .collect();
            drawn.sort_unstable();
            prop_assert_eq!(&drawn, &everybody);
        }
        let byes: Vec<usize> = everybody
            .iter()
            .map(|at| {
                let bye = |it: &&Pairing| it.first == *at && it.second.is_none();
                league.pairings.iter().filter(bye).count()
            })
            .collect();
        let most = byes.iter().max().copied().unwrap_or_default();
        prop_assert!(byes.iter().all(|byes| byes + 1 >= most), "{:?}", byes);
        // Where there are enough, nobody meets anybody twice in all the weeks.
        if people > 16 {
            let again = (0..people)
                .flat_map(|one| (0..one).map(move |other| (one, other)))
                .find(|(one, other)| met(&league, *one, *other) > 1);
            prop_assert_eq!(again, None);
        }
    }

    #[test]
    fn nobody_meets_again_while_there_is_a_way_around_it(
        half in 1_usize..=5,
        outcomes in outcomes(),
        late in 0_usize..4,
    ) {
        let mut league = league(2 * half);
        for week in 0..8 {
            // Some come later, so that not all have met as often.
            let hidden = if week < 2 { late.min(half - 1) * 2 } else { 0 };
            let playing: Vec<usize> = (hidden..2 * half).collect();
            let possible = is_possible(&league, &playing);
            let before = league.clone();
            plays(&mut league, &playing, &outcomes);
            let repeats = |it: &Pairing| it.second.is_some_and(|other| met(&before, it.first, other) > 0);
            let repeated = league.in_week(league.week).any(repeats);
            prop_assert_eq!(repeated, !possible);
        }
    }

    #[test]
    fn the_same_league_is_always_drawn_alike(people in 2_usize..12, outcomes in outcomes()) {
        let everybody: Vec<usize> = (0..people).collect();
        let (mut one, mut other) = (league(people), league(people));
        for _ in 0..4 {
            plays(&mut one, &everybody, &outcomes);
            plays(&mut other, &everybody, &outcomes);
        }
        prop_assert_eq!(one, other);
    }
}

#[test]
fn the_strongest_meet_each_other() {
    let mut league = league(8);
    let everybody: Vec<usize> = (0..8).collect();
    plays(&mut league, &everybody, &[Outcome::First]);
    let winners: Vec<usize> = league.in_week(1).map(|it| it.first).collect();
    plays(&mut league, &everybody, &[Outcome::First]);
    for pairing in league.in_week(2) {
        let have_won = |at: usize| winners.contains(&at);
        assert_eq!(pairing.second.map(have_won), Some(have_won(pairing.first)), "{pairing:?}");
    }
}

/// A pairing with the outcome of its duel.
fn pairing(week: u32, first: usize, second: Option<usize>, played: Option<Outcome>) -> Pairing {
    Pairing {
        week,
        number: 0,
        first,
        second,
        duel: None,
        through: [false; 2],
        played,
        result: None,
        correction: None,
    }
}

#[test]
fn a_table_goes_by_points_then_by_whom_one_has_met_and_equals_share_a_place() {
    let mut league = league(4);
    league.pairings = vec![
        pairing(1, 0, Some(1), Some(Outcome::First)),
        pairing(1, 2, Some(3), Some(Outcome::Tie)),
        // Not decided yet.
        pairing(2, 0, Some(2), None),
        pairing(2, 1, Some(3), Some(Outcome::Second)),
    ];
    let lines = |league: &League| {
        let table = league.table().into_iter();
        table.map(|it| (it.place, it.member, it.halves, it.weeks)).collect::<Vec<_>>()
    };
    assert_eq!(lines(&league), [(1, 3, 3, 2), (2, 0, 2, 1), (3, 2, 1, 1), (4, 1, 0, 2)]);
    // What is corrected counts, and whoever has left stays where they stand.
    league.pairings[0].correction = Some(Outcome::Neither);
    league.members[0].plays = false;
    assert_eq!(lines(&league), [(1, 3, 3, 2), (2, 2, 1, 1), (3, 1, 0, 2), (4, 0, 0, 1)]);
    league.pairings.truncate(1);
    league.members[3].plays = false;
    assert_eq!(lines(&league), [(1, 0, 0, 1), (1, 1, 0, 1), (1, 2, 0, 0)]);
}

#[test]
fn a_new_week_moves_nobody_before_anything_of_it_is_played() {
    let mut league = league(5);
    league.pairings = vec![
        pairing(1, 0, Some(3), Some(Outcome::First)),
        pairing(1, 1, Some(4), Some(Outcome::First)),
        pairing(1, 2, None, Some(Outcome::First)),
    ];
    let places = |league: &League| {
        let table = league.table().into_iter();
        table.map(|it| (it.place, it.member)).collect::<Vec<_>>()
    };
    let before = places(&league);
    assert_eq!(before, [(1, 0), (1, 1), (1, 2), (4, 3), (4, 4)]);
    league.pairings.extend([pairing(2, 0, Some(1), None), pairing(2, 2, Some(3), None)]);
    assert_eq!(places(&league), before);
}

#[test]
fn whoever_does_not_play_to_the_end_loses_to_one_who_does() {
    let mut league = league(2);
    plays(&mut league, &[0, 1], &[Outcome::Tie]);
    let mut pairing = league.pairings.remove(0);
    assert_eq!(pairing.closed(), Outcome::Tie);
    pairing.played = None;
    for (through, outcome) in [
        ([true, false], Outcome::First),
        ([false, true], Outcome::Second),
        ([false, false], Outcome::Neither),
    ] {
        pairing.through = through;
        assert_eq!(pairing.closed(), outcome);
    }
}

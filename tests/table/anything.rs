//! Whatever happens at a table, it goes on and forgets nothing; and matches come to their ends.

use games::sealed::Chain;
use proptest::prelude::*;
use table::state::Phase;
use table::{Session, TableCommand};
use values::Pace;

use crate::driven::{Driven, variants};
use crate::hidden::{betrays_nothing, queues_nothing_hidden};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn whatever_happens_a_table_goes_on_and_forgets_nothing(
        variant in prop::sample::select(variants()),
        pace in prop::sample::select(Pace::ALL.to_vec()),
        seed in any::<u64>(),
        acts in prop::collection::vec((any::<u8>(), any::<u8>()), 20..160),
    ) {
        let mut table = Driven::new(variant, pace, seed);
        table.trouble = seed.is_multiple_of(3);
        // Most of the time there is a match to be played.
        table.press(1, TableCommand::Join);
        let mut step = 0;
        for (what, who) in acts {
            table.act(what, who);
            prop_assert!(table.goes_on(), "{:?} rests for ever", table.session.state().phase);
            prop_assert!(table.session.state().step >= step, "a step was taken back");
            step = table.session.state().step;
        }
        prop_assert!(betrays_nothing(&table.session));
        prop_assert!(queues_nothing_hidden(&table));
        let again = table.read_again();
        let sealed = |session: &Session| {
            let seal = session.state().seal.as_ref()?;
            Some((seal.deals(), seal.seals(), seal.chains().iter().map(Chain::secret_end).collect::<Vec<_>>()))
        };
        prop_assert_eq!(sealed(&again), sealed(&table.session));
        prop_assert_eq!(format!("{:?}", again.state()), format!("{:?}", table.session.state()));
        match (again.game(), table.session.game()) {
            (Some(again), Some(game)) => {
                prop_assert!(again.table() == game.table());
                for seat in games::SeatNo::all(table.session.state().players.len()) {
                    prop_assert!(again.seat(seat) == game.seat(seat));
                }
            }
            // A match that was created but never dealt is created again with its first deal.
            (None, Some(game)) => prop_assert!(game.needs_deal()),
            (again, game) => prop_assert_eq!(again.is_some(), game.is_some()),
        }
    }
}

/// The property is worth something only if matches come to their ends.
#[test]
fn left_to_the_clock_every_game_comes_to_its_end() {
    for variant in variants() {
        let mut table = Driven::new(variant, Pace::Live, 7);
        table.press(1, TableCommand::Join);
        let fewest = *table.session.state().settings.rules.seats_allowed().start();
        for who in 2..fewest {
            table.press(u8::try_from(who).unwrap(), TableCommand::Join);
        }
        table.press(0, TableCommand::ChangeRules("games.1".into()));
        if !table.session.state().settings.contradictions(fewest.max(2)).is_empty() {
            table.press(0, TableCommand::ChangeRules("own-end.".into()));
        }
        table.press(0, TableCommand::Start);
        let mut turns = 0;
        while table.session.state().is_open() {
            for who in 0..2 {
                table.act(19, who);
            }
            table.act(14, 0);
            turns += 1;
            assert!(turns < 2_000, "{variant}: {:?}", table.session.state().phase);
        }
        assert_eq!(table.session.state().phase, Phase::Over, "{variant}");
        assert!(table.session.game().unwrap().outcome().is_some());
    }
}

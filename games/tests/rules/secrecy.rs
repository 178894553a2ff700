//! Secrecy: hidden cards make no difference to a seat's view.

use games::nimmt::SeatNo;
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;

use crate::anything::{Setting, settings};
use crate::worlds::{other_deal, other_world, play};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn no_seat_can_tell_worlds_apart_that_differ_in_what_it_cannot_see(
        setting in settings(), steps in 0_u32..80, seat in 0_usize..20,
    ) {
        let mut rng = setting.rng();
        let seat = SeatNo::from_index(seat % setting.seats);
        let world = play(&setting, steps, &mut rng);
        let other = other_world(&setting, &world, seat, &mut rng);
        prop_assert!(other.table() == world.state.table());
        prop_assert!(other.seat(seat) == world.state.seat(seat));
        let public = serde_json::to_string(&other.table()).unwrap();
        prop_assert_eq!(public, serde_json::to_string(&world.state.table()).unwrap());
    }
}

/// The property is worth something only if the worlds do differ.
#[test]
fn the_other_worlds_really_are_other_worlds() {
    use games::nimmt::Rules;
    use rand::SeedableRng;
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let setting = Setting { rules: Rules::classic(), seats: 4, seed: 3 };
    let world = play(&setting, 2, &mut rng);
    let deal = other_deal(&world, SeatNo::from_index(0), &mut rng);
    assert!(deal != world.deal);
    assert_eq!(world.pending.len(), 2);
}

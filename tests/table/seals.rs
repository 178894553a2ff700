//! The seal of a match: it holds as long as the match does, and keeps its secret.

use games::sealed::Chain;
use hornochse::tables::archive;
use table::TableCommand;
use table::seal::Seal;
use table::state::Phase;
use values::Pace;

use crate::driven::Driven;

/// No match is as long as a chain; should one be, the next seal is there before its first deal.
#[test]
fn a_match_that_uses_up_its_chain_goes_on_with_another_that_was_shown_before() {
    for variant in ["classic", "sixtysix"] {
        let mut table = Driven::new(variant, Pace::Live, 7);
        table.change(|state| state.seal = Seal::stored(vec![Chain::new([5; 32], 2)], 0, None));
        let seal = |table: &Driven| table.session.state().seal.clone().unwrap();
        table.press(1, TableCommand::Join);
        table.press(0, TableCommand::ChangeRules("games.5".into()));
        table.press(0, TableCommand::Start);
        let mut shown = vec![seal(&table).shown().unwrap()];
        let mut opened = Vec::new();
        for (what, who) in [(19, 0), (19, 1), (14, 0)].into_iter().cycle().take(9_000) {
            table.act(what, who);
            if matches!(table.session.state().phase, Phase::Between(_)) {
                shown.extend(seal(&table).renewed().filter(|new| !shown.contains(new)));
                opened.extend(table.session.opened().filter(|last| !opened.contains(last)));
            }
        }
        assert_eq!(table.session.state().phase, Phase::Over, "{variant}");
        opened.extend(table.session.opened());
        let record = table.session.record().unwrap();
        assert_eq!(record.verify(), Ok(()), "{variant}");
        let seals = seal(&table).seals().unwrap();
        assert_eq!(seals.seals().collect::<Vec<_>>(), shown[..3], "{variant}");
        let games: Vec<u32> = opened.iter().map(|(game, _)| *game).collect();
        assert_eq!(games, [1, 2, 3, 4, 5]);
        assert!(opened[0].1.opens(shown[0]) && opened[1].1.opens(opened[0].1));
        assert!(opened[2].1.opens(shown[1]) && opened[4].1.opens(shown[2]), "{variant}");
    }
}

/// The debug output of a table, which could be logged, tells nobody what will be dealt.
#[test]
fn a_seal_keeps_its_secret_wherever_a_table_is_shown() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let shown = format!("{:?}", table.session.state());
    assert!(shown.contains("entropy: Some(\"interaction 9 cuts 0\")"), "{shown}");
    assert!(!shown.contains("1, 1, 1") && !shown.contains("0101"), "{shown}");
    assert!(archive::write_state(table.session.state()).unwrap().contains(&"01".repeat(32)));
}

//! Sealed records as data, for this program and for others: `docs/verify.py` deals them again, too.
//!
//! `UPDATE_GOLDEN=1 cargo test -p games sealed` writes them anew. That should never be needed: the
//! deal of a link is fixed for ever.

use std::path::PathBuf;

use games::sealed::VerifyError;
use games::{AnyRules, GameKind, OptionValue, nimmt, sixtysix};

use crate::support::{Chains, played};

fn rules(kind: GameKind, options: &[(&str, OptionValue)]) -> AnyRules {
    let options: Vec<_> = options.iter().map(|(n, v)| ((*n).to_owned(), v.clone())).collect();
    kind.rules(&options).unwrap()
}

/// Every deck, and every way in which a deal depends on the one before: names, rules, seats, and
/// the numbers that the chains begin with.
fn matches() -> Vec<(&'static str, AnyRules, usize, u8)> {
    let nimmt = |variant: &str, modifiers: &[(&str, OptionValue)]| {
        let variant = ("variant", OptionValue::Text(variant.into()));
        rules(GameKind::Nimmt, &[&[variant, ("games", OptionValue::Number(3))], modifiers].concat())
    };
    let sheets = || rules(GameKind::Nimmt, &[("variant", OptionValue::Text("tournament".into()))]);
    let sixtysix = |variant: &str, modifiers: &[(&str, OptionValue)]| {
        let variant = ("variant", OptionValue::Text(variant.into()));
        rules(GameKind::Sixtysix, &[&[variant], modifiers].concat())
    };
    vec![
        ("nimmt-classic", nimmt("classic", &[]), 4, 0),
        ("nimmt-rows-stay", nimmt("double", &[("rows_stay", OptionValue::Flag(true))]), 3, 0),
        ("nimmt-tactics", nimmt("tactics", &[]), 3, 0),
        ("nimmt-logic", nimmt("logic", &[]), 2, 0),
        ("nimmt-tournament", sheets(), 3, 0),
        ("nimmt-open", nimmt("open", &[]), 3, 0),
        ("nimmt-refined", nimmt("refined", &[]), 2, 0),
        // A seed with two equal cards at the beginning of a row.
        ("nimmt-double", nimmt("double", &[]), 8, 30),
        // The same where no card is left over, so that the deck is shuffled again.
        ("nimmt-double-all", nimmt("double", &[("deal_all", OptionValue::Flag(true))]), 6, 100),
        ("nimmt-double-pairs", nimmt("double_pairs", &[]), 4, 0),
        ("sixtysix-classic", sixtysix("sixtysix", &[]), 2, 0),
        ("sixtysix-three", sixtysix("sixtysix", &[]), 3, 0),
        ("sixtysix-bid", sixtysix("bid", &[]), 3, 0),
        ("sixtysix-no-nines", sixtysix("rising", &[("nines", OptionValue::Flag(false))]), 2, 0),
    ]
}

/// Reads a record and deals it again.
pub fn verify(json: &[u8]) -> Result<(), String> {
    match (nimmt::record::Record::parse(json), sixtysix::record::Record::parse(json)) {
        (Ok(record), _) => record.verify().map_err(|error| error.to_string()),
        (_, Ok(record)) => record.verify().map_err(|error| error.to_string()),
        (Err(one), Err(other)) => Err(format!("{one}; {other}")),
    }
}

#[test]
fn every_record_is_dealt_again_as_it_was() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data/sealed");
    for (name, rules, seats, first) in matches() {
        // Two deals to a chain, so that one chain follows another.
        let json = played(&rules, seats, Chains::of(2, first)).to_json();
        let file = folder.join(format!("{name}.json"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&file, &json).unwrap();
        }
        let known = std::fs::read_to_string(&file).unwrap();
        assert!(json == known, "{name} is dealt in another way than it was");
        assert_eq!(verify(known.as_bytes()), Ok(()), "{name}");
    }
}

#[test]
fn a_record_without_seals_is_of_the_first_format_and_proves_nothing() {
    let (_, rules, seats, _) = matches().remove(0);
    let sealed = played(&rules, seats, Chains::of(9, 0)).to_json();
    let mut plain: serde_json::Value = serde_json::from_str(&sealed).unwrap();
    assert_eq!(plain["format"], "nimmt-record/2");
    plain.as_object_mut().unwrap().remove("seals");
    assert!(verify(plain.to_string().as_bytes()).unwrap_err().contains("missing field `seals`"));
    plain["format"] = "nimmt-record/1".into();
    let record = nimmt::record::Record::parse(plain.to_string().as_bytes()).unwrap();
    assert_eq!(record.verify(), Err(VerifyError::Unsealed));
    let written: serde_json::Value = serde_json::from_str(&record.to_json()).unwrap();
    assert_eq!(written["format"], "nimmt-record/1");
    let early = sealed.replace("nimmt-record/2", "nimmt-record/1");
    assert!(verify(early.as_bytes()).unwrap_err().contains("seals are of a later format"));
}

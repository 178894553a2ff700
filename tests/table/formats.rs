//! A table as it is written down.

use hornochse::tables::archive;
use values::Pace;

use crate::driven::Driven;

/// After a rollback the newer release's tables are kept for it, not taken for damaged.
#[test]
fn a_state_of_a_later_format_is_refused_with_its_number() {
    let table = Driven::new("classic", Pace::Live, 1);
    let text = archive::write_state(table.session.state()).unwrap();
    let written: serde_json::Value = serde_json::from_str(&text).unwrap();
    let format = written["format"].as_u64().unwrap();
    let (today, next) = (format!(r#""format":{format}"#), format!(r#""format":{}"#, format + 1));
    let later = text.replacen(&today, &next, 1);
    let refused = archive::read_state(&later, &[]).unwrap_err();
    assert!(refused.to_string().contains(&format!("format {}", format + 1)), "{refused}");
    assert!(archive::read_state(&text, &[]).is_ok());
}

//! Somebody reads the first lines and goes away.

use std::io::{BufReader, Read};
use std::process::Stdio;

use crate::patience;
use crate::support::{long_record, replay};

#[test]
fn a_reader_who_goes_away_is_no_mistake() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("long.json");
    std::fs::write(&file, long_record(150)).unwrap();
    for arguments in [&[][..], &["--json"]] {
        let mut child = replay(arguments)
            .arg(&file)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::with_capacity(16, child.stdout.take().unwrap());
        // Reads a little and hangs up.
        patience::in_time("the first letters", move || out.read_exact(&mut [0; 8]).unwrap());
        let output = patience::end(child);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_said() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = crate::support::feed_to(&mut replay(&["-"]), crate::support::EXAMPLE, full);
    let said = crate::support::refusal(&output);
    assert!(said.starts_with("cannot write: "), "{said}");
}

//! The program in `docs/daily.md` with which anybody derives a deal again.

use std::process::{Command, Stdio};

use crate::missing::not_tested;
use crate::patience::Program;

#[test]
fn the_program_in_the_documents_deals_the_example_beside_it() {
    let told = include_str!("../../../docs/daily.md");
    let block = |begin: &str| {
        let rest = told.split_once(begin).unwrap().1;
        rest.split_once("```").unwrap().0
    };
    let (program, example) = (block("```python\n"), block("compares):\n\n```\n"));
    let (first, dealt) = example.split_once('\n').unwrap();
    let seed = first.split(' ').next_back().unwrap();
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !found.is_ok_and(|status| status.success()) {
        return not_tested("there is no python3");
    }
    let output = Command::new("python3").args(["-c", program, seed]).run();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(printed, dealt);
}

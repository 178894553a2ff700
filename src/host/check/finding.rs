//! A line of the report.

use std::fmt::{self, Display};

/// The severity of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// As it should be.
    Fine,
    /// The bot runs, and would run better with the change that the line names.
    Hint,
    /// The bot does not work until it is mended.
    Wrong,
}

/// One line of the report: a subject, its state, and the remedy if it needs one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub verdict: Verdict,
    /// The first column, such as `database`.
    pub subject: &'static str,
    /// The state and the remedy, a sentence.
    pub text: String,
}

impl Finding {
    pub(super) fn fine(subject: &'static str, text: impl Into<String>) -> Self {
        Self { verdict: Verdict::Fine, subject, text: text.into() }
    }

    pub(super) fn hint(subject: &'static str, text: impl Into<String>) -> Self {
        Self { verdict: Verdict::Hint, subject, text: text.into() }
    }

    pub fn wrong(subject: &'static str, text: impl Display) -> Self {
        Self { verdict: Verdict::Wrong, subject, text: text.to_string() }
    }
}

impl Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Fine => "ok",
            Verdict::Hint => "--",
            Verdict::Wrong => "NO",
        };
        write!(f, "{verdict}  {:<9}  {}", self.subject, self.text)
    }
}

//! Whom somebody plays with, and how that usually goes.

/// How often somebody has met another person at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meetings {
    /// The name of the other one.
    pub name: String,
    /// Matches with both.
    pub met: u32,
    /// Those of them in which the other one came behind.
    pub ahead: u32,
    /// Those in which the other one came before.
    pub behind: u32,
}

/// The people who matter most; nobody is there twice for the same reason.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rivals {
    /// Met most often.
    pub met_most: Option<Meetings>,
    /// Whom they are ahead of most.
    pub beaten: Option<Meetings>,
    /// Whom they are behind most.
    pub beaten_by: Option<Meetings>,
}

impl Rivals {
    /// Who of all these people matters most. Of two who are equal, it is whoever was met more often, and
    /// then whose name comes first.
    #[must_use]
    pub fn of(all: &[Meetings]) -> Self {
        let best = |worth: fn(&Meetings) -> i64| {
            let key = |one: &&Meetings| (worth(one), one.met, std::cmp::Reverse(one.name.clone()));
            all.iter().max_by_key(key).filter(|one| worth(one) > 0).cloned()
        };
        Self {
            met_most: best(|one| i64::from(one.met)),
            beaten: best(|one| i64::from(one.ahead) - i64::from(one.behind)),
            beaten_by: best(|one| i64::from(one.behind) - i64::from(one.ahead)),
        }
    }
}

//! The people a player meets most, and how that usually goes.

/// The matches of a player with another person, in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meetings {
    /// The name of the other one.
    pub name: String,
    /// Matches with both.
    pub met: u32,
    /// Matches with both in which the other one came behind.
    pub ahead: u32,
    /// Matches with both in which the other one came before.
    pub behind: u32,
}

/// The people who matter most; nobody is there twice for the same reason.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rivals {
    /// Met most often.
    pub met_most: Option<Meetings>,
    /// The person they come before most, on balance.
    pub beaten: Option<Meetings>,
    /// The person they come behind most, on balance.
    pub beaten_by: Option<Meetings>,
}

impl Rivals {
    /// Chooses the people who matter most. Of two who are equal, it is the one met more often, and
    /// then the one whose name comes first.
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

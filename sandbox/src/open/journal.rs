//! The journal: the requests of bots and the events sent to them, filtered.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::{Value, json};

use crate::open::show::counts;
use crate::world::World;
use crate::world::log::{Event, Ignored, Request, Violation};

/// A filter of the journal, from the address: `?kind=request,violation&route=/messages`.
#[derive(Debug)]
pub(crate) struct Filter {
    kinds: Option<Vec<String>>,
    method: Option<String>,
    route: Option<String>,
    status: Option<u16>,
    name: Option<String>,
    after: u64,
    limit: usize,
}

/// The kinds of entries.
const KINDS: [&str; 4] = ["request", "violation", "ignored", "event"];

impl Filter {
    /// Reads a query.
    /// Errors: the faults of the query, in words.
    pub(crate) fn read(query: &str) -> Result<Filter, String> {
        let mut filter = Filter {
            kinds: None,
            method: None,
            route: None,
            status: None,
            name: None,
            after: 0,
            limit: 1000,
        };
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let bad = || format!("{name}={value} is no such thing");
            match &*name {
                "kind" => {
                    let kinds: Vec<String> = value.split(',').map(str::to_owned).collect();
                    if kinds.iter().any(|kind| !KINDS.contains(&kind.as_str())) {
                        return Err(format!("kinds are {}", KINDS.join(", ")));
                    }
                    filter.kinds = Some(kinds);
                }
                "method" => filter.method = Some(value.to_uppercase()),
                "route" => filter.route = Some(value.into_owned()),
                "status" => filter.status = Some(value.parse().map_err(|_| bad())?),
                "name" => filter.name = Some(value.into_owned()),
                "after" => filter.after = value.parse().map_err(|_| bad())?,
                "limit" => filter.limit = value.parse().map_err(|_| bad())?,
                _ => return Err(format!("there is no filter '{name}'")),
            }
        }
        Ok(filter)
    }

    fn wants(&self, kind: &str) -> bool {
        self.kinds.as_ref().is_none_or(|kinds| kinds.iter().any(|one| one == kind))
    }

    fn is_for(&self, number: u64, method: &str, places: &[&str]) -> bool {
        number > self.after
            && self.method.as_deref().is_none_or(|wanted| wanted == method)
            && self
                .route
                .as_deref()
                .is_none_or(|wanted| places.iter().any(|place| place.contains(wanted)))
    }

    fn request(&self, one: &Request) -> bool {
        self.is_for(one.number, &one.method, &[&one.route, &one.path])
            && self.status.is_none_or(|wanted| wanted == one.status)
    }

    fn violation(&self, one: &Violation) -> bool {
        self.is_for(one.request, &one.method, &[&one.path])
    }

    fn ignored(&self, one: &Ignored) -> bool {
        self.is_for(one.request, &one.method, &[&one.path])
    }

    fn event(&self, one: &Event) -> bool {
        one.number > self.after && self.name.as_deref().is_none_or(|wanted| wanted == one.name)
    }

    /// The newest entries that are wanted, oldest first.
    fn pick<T: Serialize>(
        &self,
        kind: &str,
        all: &VecDeque<T>,
        wanted: impl Fn(&T) -> bool,
    ) -> Vec<Value> {
        if !self.wants(kind) {
            return Vec::new();
        }
        let newest = all.iter().rev().filter(|one| wanted(one)).take(self.limit);
        let mut list: Vec<Value> = newest.map(|one| json!(one)).collect();
        list.reverse();
        list
    }
}

/// The entries that a filter lets through, and the numbers from which to ask for later ones.
pub(crate) fn journal(world: &World, filter: &Filter) -> Value {
    let log = &world.log;
    json!({
        "requests": filter.pick("request", &log.requests, |one| filter.request(one)),
        "violations": filter.pick("violation", &log.violations, |one| filter.violation(one)),
        "ignored": filter.pick("ignored", &log.ignored, |one| filter.ignored(one)),
        "events": filter.pick("event", &log.events, |one| filter.event(one)),
        "counts": counts(world),
        "last": { "request": log.numbers, "event": log.event_numbers },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_that_means_nothing_is_refused() {
        assert!(Filter::read("kind=request,event&method=post&route=/messages&limit=3").is_ok());
        for query in ["kind=all", "status=ok", "after=x", "colour=red"] {
            assert!(Filter::read(query).is_err(), "{query}");
        }
    }
}

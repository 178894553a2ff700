//! A line of the table: a request, Discord's answer, and the simulated Discord's.

use serde_json::Value;

use crate::discord::witness::Exchange;
use crate::tools::SendError;

/// What the simulated Discord answers: a step, its request and the answer in each line. A test asks
/// it everything and keeps this file; `UPDATE_GOLDEN=1` writes it anew.
const SIMULATED: &str = include_str!("simulated.txt");

/// Whether Discord does what the simulated one does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// Both answer the same.
    Same,
    /// They answer differently: the simulation is wrong, or something is not set up.
    Differs,
    /// No answer came, or one that says to try again later.
    Unanswered,
    /// It could not be asked; the answer says why.
    NotAsked,
}

/// A request and its two answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What is done: `open a thread`. Each step has a name of its own.
    pub step: &'static str,
    /// The method and the address, without ids and tokens; empty for what was not asked.
    pub request: String,
    /// Discord's answer: the status, and what the bot relies on.
    pub discord: String,
    /// Discord's own words about a refusal, which are not compared.
    pub words: String,
    /// The simulated Discord's answer.
    pub simulated: &'static str,
    pub agreement: Agreement,
}

impl Row {
    /// The row of a request that was made. `facts` are what a success shows.
    pub(super) fn answered(
        step: &'static str,
        exchange: Exchange,
        facts: Result<Vec<String>, &SendError>,
    ) -> Self {
        let Exchange { route, status, body, .. } = exchange;
        let words = body["message"].as_str().unwrap_or_default();
        let (discord, words) = match (status, facts) {
            (None, Ok(_)) => ("no answer".to_owned(), ""),
            (None, Err(error)) => (format!("no answer: {error}"), ""),
            (Some(status), Ok(facts)) => (with_facts(status, &facts), ""),
            (Some(status), Err(error)) if status < 300 => (format!("{status}: {error}"), ""),
            (Some(status), Err(_)) => (refusal(status, &body), words),
        };
        let is_answer = status.is_some_and(|status| status != 429 && status < 500);
        Self { words: words.to_owned(), ..Self::of(step, route, discord, is_answer) }
    }

    /// The row of something that Discord told by itself.
    pub(super) fn told(step: &'static str, event: &str, facts: &[String]) -> Self {
        Self::of(step, event.to_owned(), facts.join(", "), true)
    }

    /// The row of a step that was left out.
    pub(super) fn not_asked(step: &'static str, why: &str) -> Self {
        let agreement = Agreement::NotAsked;
        Self { agreement, ..Self::of(step, String::new(), format!("not asked: {why}"), true) }
    }

    /// The row of something that was waited for, and did not come.
    pub(super) fn not_told(step: &'static str, why: &str) -> Self {
        Self::of(step, String::new(), format!("no answer: {why}"), false)
    }

    fn of(step: &'static str, request: String, discord: String, is_answer: bool) -> Self {
        let simulated = simulated(step);
        let agreement = match is_answer {
            false => Agreement::Unanswered,
            true if discord == simulated => Agreement::Same,
            true => Agreement::Differs,
        };
        Self { step, request, discord, words: String::new(), simulated, agreement }
    }

    /// The row as `simulated.txt` has it.
    pub fn line(&self) -> String {
        format!("{} | {} | {}", self.step, self.request, self.discord)
    }
}

/// Names a property that the bot relies on, or says that it is not there.
pub(super) fn fact(name: &str, is_so: bool) -> String {
    if is_so { name.to_owned() } else { format!("no {name}") }
}

fn simulated(step: &str) -> &'static str {
    let mut lines = SIMULATED.lines().filter_map(|line| {
        let mut cells = line.splitn(3, " | ");
        Some((cells.next()?, cells.nth(1)?))
    });
    lines.find(|(name, _)| *name == step).map_or("", |(_, answer)| answer)
}

fn with_facts(status: u16, facts: &[String]) -> String {
    if facts.is_empty() { status.to_string() } else { format!("{status}: {}", facts.join(", ")) }
}

fn refusal(status: u16, body: &Value) -> String {
    match body["code"].as_u64() {
        Some(code) if code > 0 => format!("{status} {code}"),
        _ => status.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(status: Option<u16>, body: Value, facts: Result<Vec<String>, &SendError>) -> Row {
        let exchange = Exchange { status, body, ..Exchange::default() };
        Row::answered("delete the message", exchange, facts)
    }

    #[test]
    fn an_answer_agrees_when_status_and_facts_are_those_of_the_simulated_discord() {
        assert_eq!(row(Some(204), Value::Null, Ok(Vec::new())).agreement, Agreement::Same);
        let more = row(Some(204), Value::Null, Ok(vec![fact("id", false)]));
        assert_eq!((more.discord.as_str(), more.agreement), ("204: no id", Agreement::Differs));
        let refused = json!({ "code": 50_013, "message": "Missing Permissions" });
        let refused = row(Some(403), refused, Err(&SendError::NotAllowed));
        assert_eq!(
            (refused.discord.as_str(), refused.agreement),
            ("403 50013", Agreement::Differs)
        );
        assert_eq!(refused.words, "Missing Permissions");
    }

    #[test]
    fn what_may_pass_is_no_difference() {
        let later = SendError::Later { reason: "502".into(), wait: 0, in_doubt: true };
        for status in [None, Some(429), Some(502)] {
            assert_eq!(row(status, Value::Null, Err(&later)).agreement, Agreement::Unanswered);
        }
    }
}

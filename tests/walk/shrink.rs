//! A long walk that fails becomes a short one that fails in the same way.

use crate::step::Step;

/// A broken rule, and the step at which it was seen.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The rule that is broken: the same for every failure of the same kind.
    pub rule: &'static str,
    /// The observation that breaks it.
    pub what: String,
    /// The number of the step, from 0.
    pub step: usize,
    /// A text for each step: what was done.
    pub story: Vec<String>,
}

/// Leaves out steps, many at first and then single ones, as long as the same rule stays broken; at
/// most so many walks are tried.
pub async fn shrink(
    steps: &[Step],
    fault: Fault,
    mut tries: usize,
    mut run: impl AsyncFnMut(&[Step]) -> Option<Fault>,
) -> (Vec<Step>, Fault) {
    let mut steps = steps[..=fault.step].to_vec();
    let mut fault = fault;
    let mut chunk = steps.len() / 2;
    while chunk > 0 {
        let (mut at, mut shorter) = (0, false);
        while at < steps.len() {
            if tries == 0 {
                return (steps, fault);
            }
            tries -= 1;
            let end = (at + chunk).min(steps.len());
            let without = [&steps[..at], &steps[end..]].concat();
            match run(&without).await {
                Some(same) if same.rule == fault.rule => {
                    steps = without[..=same.step].to_vec();
                    (fault, shorter) = (same, true);
                }
                _ => at = end,
            }
        }
        if !shorter || chunk > 1 {
            chunk /= 2;
        }
    }
    (steps, fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::walk;

    #[tokio::test]
    async fn of_two_hundred_steps_the_three_that_matter_are_left() {
        let steps = walk(1, 200);
        let needed = [steps[40], steps[111], steps[160]];
        let fails = |steps: &[Step]| {
            let mut left = needed.iter().peekable();
            let last = steps.iter().position(|step| {
                left.next_if(|needed| *needed == step);
                left.peek().is_none()
            })?;
            Some(Fault { rule: "three", what: String::new(), step: last, story: Vec::new() })
        };
        let first = fails(&steps).unwrap();
        let (short, _) = shrink(&steps, first, 1_000, async |steps| fails(steps)).await;
        assert_eq!(short, needed);
    }
}

//! The lowest place of a function of several numbers, found by trying (Hooke and Jeeves): one
//! number after the other a step up or down, and shorter steps once none of them helps.

/// How often steps are halved before it is good enough.
const HALVINGS: u32 = 4;
/// What is lower by less is not looked for.
const ENOUGH: f64 = 1e-5;

/// From `start`, with these first steps; a step of 0 keeps a number as it is.
pub(super) fn lowest(start: &[f64], steps: &[f64], mut of: impl FnMut(&[f64]) -> f64) -> Vec<f64> {
    let mut best = start.to_vec();
    let mut least = of(&best);
    let mut part = 1.0;
    for _ in 0..=HALVINGS {
        loop {
            let before = least;
            for (index, step) in steps.iter().enumerate().filter(|(_, step)| **step != 0.0) {
                for by in [step * part, -step * part] {
                    let mut tried = best.clone();
                    if let Some(number) = tried.get_mut(index) {
                        *number += by;
                    }
                    let found = of(&tried);
                    if found < least {
                        (best, least) = (tried, found);
                        break;
                    }
                }
            }
            if before - least < ENOUGH {
                break;
            }
        }
        part /= 2.0;
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_place_is_found_and_what_is_fixed_stays() {
        let bowl = |at: &[f64]| (at[0] - 3.0).powi(2) + (at[0] + at[1] - 1.0).powi(2) + at[2];
        let found = lowest(&[0.0, 0.0, 7.0], &[1.0, 1.0, 0.0], bowl);
        assert!((found[0] - 3.0).abs() < 0.1 && (found[1] + 2.0).abs() < 0.1, "{found:?}");
        assert!((found[2] - 7.0).abs() < 1e-12);
    }
}

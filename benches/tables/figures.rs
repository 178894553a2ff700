//! Figures of many samples.

use std::time::Duration;

/// Durations, to be told by their middle and their slowest.
#[derive(Default)]
pub struct Samples(Vec<Duration>);

impl Samples {
    pub fn add(&mut self, sample: Duration) {
        self.0.push(sample);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The duration that this share of the samples does not exceed.
    fn at(&self, share: f64) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss
        )]
        let index = (sorted.len() as f64 * share) as usize;
        sorted.get(index.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl std::fmt::Display for Samples {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let millis = |share| self.at(share).as_secs_f64() * 1000.0;
        let (middle, late, latest) = (millis(0.5), millis(0.99), millis(1.0));
        write!(f, "p50 {middle:.1} ms, p99 {late:.1} ms, slowest {latest:.1} ms of {}", self.len())
    }
}

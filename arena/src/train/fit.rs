//! The training of a policy: gradient descent with moments (Adam) on how much each lesson surprises
//! it (cross entropy).

use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

use players::nimmt::{LINES, Lesson, WIDTH};

/// Lessons after which the weights are changed.
const BATCH: usize = 256;

/// A line of the table as plain numbers.
type Row = [f32; WIDTH];

/// Weights under training.
#[derive(Clone)]
pub(super) struct Weights {
    pub(super) lines: Vec<Row>,
    pub(super) out: Row,
}

/// Weights that know nothing yet.
pub(super) fn untrained(rng: &mut SmallRng) -> Weights {
    let mut small = || std::array::from_fn(|_| rng.random_range(-0.1f32..0.1));
    let lines = (0..LINES).map(|_| small()).collect();
    let mut out: Row = small();
    for (unit, out) in out.iter_mut().enumerate() {
        *out += if unit % 2 == 0 { 0.3 } else { -0.3 };
    }
    Weights { lines, out }
}

/// Gradient descent with moments (Adam).
pub(super) struct Training {
    weights: Weights,
    slopes: Vec<Row>,
    first: Vec<Row>,
    second: Vec<Row>,
    steps: i32,
}

impl Training {
    pub(super) fn new(weights: Weights) -> Self {
        // The last line belongs to `out`.
        let zero = || vec![[0.0; WIDTH]; LINES + 1];
        Self { weights, slopes: zero(), first: zero(), second: zero(), steps: 0 }
    }

    /// The trained weights.
    pub(super) fn into_weights(self) -> Weights {
        self.weights
    }

    /// One round through the lessons. Returns the mean surprise (cross entropy).
    pub(super) fn round(&mut self, lessons: &mut [Lesson], rate: f32, rng: &mut SmallRng) -> f64 {
        lessons.shuffle(rng);
        let mut surprise = 0.0;
        for batch in lessons.chunks(BATCH) {
            for lesson in batch {
                surprise += self.learn(lesson);
            }
            self.step(batch.len() as f32, rate);
        }
        surprise / lessons.len().max(1) as f64
    }

    fn hidden(&self, lesson: &Lesson, at: usize) -> Row {
        let mut hidden = [0.0; WIDTH];
        for line in lesson.table.iter().chain(&lesson.cards[at]) {
            for (own, add) in hidden.iter_mut().zip(&self.weights.lines[usize::from(*line)]) {
                *own += add;
            }
        }
        hidden
    }

    pub(super) fn surprise(&self, lesson: &Lesson) -> f64 {
        let (_, chances) = self.forward(lesson);
        -f64::from(chances[lesson.played].max(1e-9).ln())
    }

    fn forward(&self, lesson: &Lesson) -> (Vec<Row>, Vec<f32>) {
        let hidden: Vec<Row> = (0..lesson.cards.len()).map(|at| self.hidden(lesson, at)).collect();
        let score = |hidden: &Row| -> f32 {
            hidden.iter().zip(&self.weights.out).map(|(h, o)| h.max(0.0) * o).sum()
        };
        let scores: Vec<f32> = hidden.iter().map(score).collect();
        let highest = scores.iter().fold(f32::NEG_INFINITY, |a, b| a.max(*b));
        let exps: Vec<f32> = scores.iter().map(|score| (score - highest).exp()).collect();
        let sum: f32 = exps.iter().sum();
        (hidden, exps.iter().map(|exp| exp / sum).collect())
    }

    /// Follows the slope of one lesson: the card that was played becomes likelier.
    fn learn(&mut self, lesson: &Lesson) -> f64 {
        let (hidden, chances) = self.forward(lesson);
        for (at, (hidden, chance)) in hidden.iter().zip(&chances).enumerate() {
            let slope = chance - if at == lesson.played { 1.0 } else { 0.0 };
            let mut inner = [0.0; WIDTH];
            for unit in 0..WIDTH {
                if hidden[unit] > 0.0 {
                    self.slopes[LINES][unit] += slope * hidden[unit];
                    inner[unit] = slope * self.weights.out[unit];
                }
            }
            for line in lesson.table.iter().chain(&lesson.cards[at]) {
                for (own, add) in self.slopes[usize::from(*line)].iter_mut().zip(&inner) {
                    *own += add;
                }
            }
        }
        -f64::from(chances[lesson.played].max(1e-9).ln())
    }

    fn step(&mut self, lessons: f32, rate: f32) {
        self.steps += 1;
        let (keep, keep_square) = (0.9f32, 0.999f32);
        let fair = 1.0 - keep.powi(self.steps);
        let fair_square = 1.0 - keep_square.powi(self.steps);
        let weights = self.weights.lines.iter_mut().chain(std::iter::once(&mut self.weights.out));
        for (((weights, slopes), first), second) in
            weights.zip(&mut self.slopes).zip(&mut self.first).zip(&mut self.second)
        {
            for unit in 0..WIDTH {
                let slope = slopes[unit] / lessons;
                slopes[unit] = 0.0;
                first[unit] = keep * first[unit] + (1.0 - keep) * slope;
                second[unit] = keep_square * second[unit] + (1.0 - keep_square) * slope * slope;
                weights[unit] -=
                    rate * (first[unit] / fair) / ((second[unit] / fair_square).sqrt() + 1e-8);
            }
        }
    }
}

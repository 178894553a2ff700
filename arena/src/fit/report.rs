//! What was found, as tables (Markdown).

use std::fmt;

use players::{Level, Stopwatch};
use ratings::{Parameters, anchors};

use super::calibration::{Bin, bins, whole};
use super::gaps::{Gaps, gaps as gaps_of};
use super::plot::Curve;
use super::rivals::{Free, Rival, START};
use super::season::{GAMES, Season};
use super::settled::{Settled, settled};
use super::surprise::{Pair, difference, foretold, surprise};
use super::systems::{Levels, anchor};

/// How often gaps and parameters are looked for in turn.
const ROUNDS: usize = 2;
/// The levels that are built in, by game.
const LEVELS: Levels = [anchors::NIMMT, anchors::SIXTYSIX];

/// The parameters that fit a season best.
pub(super) struct Found {
    parameters: Parameters,
    levels: Levels,
    gaps: [Gaps; GAMES.len()],
    /// What is compared, the ratings that are built in first.
    rivals: Vec<(String, Rival)>,
}

impl Found {
    pub(super) fn new(season: &Season) -> Self {
        // Where levels are depends on how much luck there is, and the other way round.
        let (mut parameters, mut levels) = (START, [anchors::NIMMT; GAMES.len()]);
        let mut gaps = [Gaps::default(); GAMES.len()];
        for _ in 0..ROUNDS {
            gaps = std::array::from_fn(|game| gaps_of(season, game, parameters.crowd));
            let ours = Rival::ours(parameters, gaps.map(|gaps| gaps.levels));
            if let Rival::WengLin { parameters: found, levels: placed, .. } =
                ours.fitted(season, Free::All)
            {
                (parameters, levels) = (found, placed);
            }
        }
        let ours = Rival::ours(parameters, levels);
        let elo = |levels| Rival::Elo { k: 32.0, levels }.fitted(season, Free::All);
        let but = |rival: Rival, free| rival.fitted(season, free);
        let mut rivals = vec![
            ("these ratings".to_owned(), Rival::ours(Parameters::FITTED, LEVELS)),
            ("the same, fitted anew".to_owned(), ours),
            ("nobody changes (no tau, no growth)".to_owned(), {
                but(ours.without_change(), Free::ButChange)
            }),
            ("scale 0, as the library".to_owned(), but(ours.with_scale(0.0), Free::ButScale)),
            ("scale 1".to_owned(), but(ours.with_scale(1.0), Free::ButScale)),
            ("as lucky with many as with two (crowd 0)".to_owned(), {
                but(ours.without_crowd(), Free::ButCrowd)
            }),
            ("levels like everybody else".to_owned(), but(ours.without_anchors(), Free::All)),
            ("plain Elo, k = 32".to_owned(), Rival::Elo { k: 32.0, levels: None }),
        ];
        for (name, elo) in [("plain Elo", elo(None)), ("Elo, levels constant", elo(Some(levels)))] {
            let Rival::Elo { k, .. } = elo else { continue };
            rivals.push((format!("{name}, best k = {k:.0}"), elo));
        }
        Self { parameters, levels, gaps, rivals }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parameters { beta, crowd, newcomer, tau, growth, scale } = self.parameters;
        writeln!(f, "| parameter | fitted |\n|---|---|")?;
        writeln!(f, "| beta (not searched: it is the unit) | {beta:.3} |")?;
        writeln!(f, "| crowd | {crowd:.2} |")?;
        writeln!(f, "| newcomer | {newcomer:.1} |\n| tau | {tau:.2} |")?;
        writeln!(f, "| growth | {growth:.2} |\n| scale | {scale:.2} |\n")?;
        writeln!(f, "| level | {} |\n|---|---|---|", GAMES.join(" | "))?;
        for level in Level::ALL {
            write!(f, "| {} |", level.as_str())?;
            for (game, Gaps { errors: [easy, hard], .. }) in self.gaps.iter().enumerate() {
                let mean = anchor(&self.levels, game, level);
                match level {
                    Level::Easy => write!(f, " {mean:.0} ± {easy:.0} |")?,
                    Level::Normal => write!(f, " {mean:.0} |")?,
                    Level::Hard => write!(f, " {mean:.0} ± {hard:.0} |")?,
                }
            }
            writeln!(f)?;
        }
        writeln!(f)
    }
}

/// How well a season is foretold.
pub(super) struct Trial {
    rows: Vec<Row>,
    settled: Settled,
    /// Milliseconds for a thousand matches.
    speed: f64,
}

struct Row {
    name: String,
    fitted_to: f64,
    /// All pairs of the season that is foretold.
    pairs: Vec<Pair>,
}

impl Trial {
    pub(super) fn new(found: &Found, fitted_to: &Season, tried_on: &Season) -> Self {
        let row = |(name, rival): &(String, Rival)| Row {
            name: name.clone(),
            fitted_to: surprise(&foretold(&mut *rival.system(), fitted_to)),
            pairs: foretold(&mut *rival.system(), tried_on),
        };
        let rows = found.rivals.iter().map(row).collect();
        let settled = settled(Parameters::FITTED, &LEVELS, &[fitted_to, tried_on]);
        let watch = Stopwatch::start();
        let ours = found.rivals.first().map(|(_, ours)| foretold(&mut *ours.system(), tried_on));
        let matches = ours.and_then(|pairs| pairs.last().map(|pair| pair.fixture + 1));
        let speed = watch.elapsed().as_secs_f64() * 1e6 / matches.unwrap_or(1) as f64;
        Self { rows, settled, speed }
    }

    fn ours(&self) -> &[Pair] {
        self.rows.first().map_or(&[], |row| &row.pairs)
    }

    fn elo(&self) -> &[Pair] {
        let elo = self.rows.iter().find(|row| row.name.starts_with("plain Elo, best"));
        elo.map_or(&[], |row| &row.pairs)
    }

    /// For the picture.
    pub(super) fn curves(&self) -> [Curve; 2] {
        [
            Curve { name: "these ratings", bins: bins(self.ours()) },
            Curve { name: "plain Elo, best k", bins: bins(self.elo()) },
        ]
    }

    fn surprises(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = GAMES.map(|game| format!("{game} | more than these |"));
        writeln!(f, "| log loss (nats a pair) | fitted to | tried on | {}", games.join(" "))?;
        writeln!(f, "|---|---|---|{}", "---|---|".repeat(GAMES.len()))?;
        let nothing = std::f64::consts::LN_2;
        write!(f, "| nobody is known | {nothing:.4} | {nothing:.4} |")?;
        writeln!(f, "{}", format!(" {nothing:.4} | |").repeat(GAMES.len()))?;
        for (index, Row { name, fitted_to, pairs }) in self.rows.iter().enumerate() {
            write!(f, "| {name} | {fitted_to:.4} | {:.4} |", surprise(pairs))?;
            for game in 0..GAMES.len() {
                let of_game = |pairs: &[Pair]| -> Vec<Pair> {
                    pairs.iter().copied().filter(|pair| pair.game == game).collect()
                };
                let (pairs, ours) = (of_game(pairs), of_game(self.ours()));
                match (pairs.is_empty(), index) {
                    (true, _) => write!(f, " | |")?,
                    (false, 0) => write!(f, " {:.4} | |", surprise(&pairs))?,
                    (false, _) => {
                        let (mean, off) = difference(&pairs, &ours);
                        write!(f, " {:.4} | {mean:+.4} ± {off:.4} |", surprise(&pairs))?;
                    }
                }
            }
            writeln!(f)?;
        }
        writeln!(f)
    }

    fn calibration(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, pairs) in [("these ratings", self.ours()), ("plain Elo, best k", self.elo())] {
            writeln!(f, "| {name}: pairs | foretold | came true |\n|---|---|---|")?;
            for bin in bins(pairs) {
                writeln!(f, "| {} | {} |", bin.pairs, shares(&bin))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// The same by how many sat at the table, and by how much was known.
    fn parts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.heading(f, "seats")?;
        for (game, name) in GAMES.iter().enumerate() {
            for seats in 2..=10 {
                let is_of = |pair: &Pair| pair.game == game && pair.seats == seats;
                self.part(f, &format!("{name}, {seats}"), &is_of)?;
            }
        }
        writeln!(f)?;
        self.heading(f, "matches of the less known")?;
        for (from, to) in [(0, 3), (3, 10), (10, 30), (30, u32::MAX)] {
            let known = |pair: &Pair| (from..to).contains(&pair.experience);
            self.part(f, &format!("from {from}"), &known)?;
        }
        self.part(f, "levels alone", &|pair| pair.experience == u32::MAX)?;
        writeln!(f)
    }

    fn heading(&self, f: &mut fmt::Formatter<'_>, of: &str) -> fmt::Result {
        writeln!(f, "| {of} | pairs | log loss | Elo's | foretold | came true |")?;
        writeln!(f, "|---|---|---|---|---|---|")
    }

    fn part(
        &self,
        f: &mut fmt::Formatter<'_>,
        name: &str,
        is_of: &dyn Fn(&Pair) -> bool,
    ) -> fmt::Result {
        let of = |pairs: &[Pair]| pairs.iter().copied().filter(is_of).collect::<Vec<_>>();
        let (ours, elo) = (of(self.ours()), of(self.elo()));
        if ours.is_empty() {
            return Ok(());
        }
        let (bin, loss, elo_loss) = (whole(&ours), surprise(&ours), surprise(&elo));
        writeln!(f, "| {name} | {} | {loss:.4} | {elo_loss:.4} | {} |", bin.pairs, shares(&bin))
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.surprises(f)?;
        self.calibration(f)?;
        self.parts(f)?;
        write!(f, "{}", self.settled)?;
        writeln!(f, "A thousand matches are foretold and rated in {:.1} ms.", self.speed)
    }
}

fn shares(bin: &Bin) -> String {
    format!("{:.3} | {:.3} ± {:.3}", bin.foretold, bin.came, bin.error)
}

//! The bots of a match that somebody plays alone: how strong they are, and who they are.

use crate::desk::request::Request;
use crate::store::Store;
use crate::tables::ranking::ladder_of;
use crate::tools::Tools;
use crate::tools::chance::Chance;
use ask::Solo;
use games::GameKind;
use players::Level;
use ratings::Rating;
use ratings::anchors::Anchors;
use storage::ratings::AT_ONCE;
use table::roster;
use values::{GuildId, Ladder, Settings};

/// The bots of a match alone.
pub(super) struct Opponents {
    /// Their names and levels.
    pub(super) bots: Vec<(String, Level)>,
    /// Says which level was chosen for whoever asks; `None` where they named it.
    pub(super) said: Option<String>,
}

/// Chooses the bots of matches alone.
#[derive(Clone)]
pub(super) struct SoloBots {
    store: Store,
    chance: Chance,
}

impl SoloBots {
    pub(super) fn new(tools: &Tools) -> Self {
        Self { store: tools.store.clone(), chance: tools.chance.clone() }
    }

    /// As many bots as somebody alone usually plays against, as far as the rules allow it.
    pub(super) async fn choose(
        &self,
        request: &Request,
        guild: GuildId,
        (solo, settings): (Solo, &Settings),
    ) -> Opponents {
        let (level, said) = match solo {
            Solo::Level(level) => (level, None),
            Solo::Even => {
                let (level, said) = self.even(request, guild, settings.rules.kind()).await;
                (level, Some(said))
            }
        };
        let chance = self.chance.key() as usize;
        let names = roster::names(level).into_iter().flat_map(|mut names| {
            let first = chance % names.len().max(1);
            names.rotate_left(first);
            names
        });
        let bots = names.take(settings.opponents().into()).map(|name| (name.to_owned(), level));
        Opponents { bots: bots.collect(), said }
    }

    /// The level whose rating is nearest to that of who asks in matches alone, and the sentence that
    /// says so. Without a rating it is the nearest to a newcomer's.
    async fn even(&self, request: &Request, guild: GuildId, game: GameKind) -> (Level, String) {
        let of = ladder_of(guild, game, Ladder::Solo);
        let curve = async {
            self.store.rate_some(of, AT_ONCE).await?;
            self.store.rating_curve(of, request.person.user).await
        };
        let rated = match curve.await {
            Ok(changes) => changes.last().map(|last| last.after.rating.rating().mean),
            Err(error) => {
                tracing::warn!(%error, "somebody's rating couldn't be read");
                None
            }
        };
        let points = rated.unwrap_or_else(|| Rating::newcomer().mean);
        let anchors = Anchors::of_game(game.as_str());
        let nearest = anchors.and_then(|anchors| Level::new(anchors.nearest(points)));
        let level = nearest.unwrap_or(Level::USUAL);
        let said = if rated.is_some() { "solo-level-yours" } else { "solo-level-first" };
        let words = request.words().about(game);
        (level, words.say(said, &[("level", level.number().into())]))
    }
}

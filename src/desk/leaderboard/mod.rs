//! The leaderboard: read, ranked, painted and shown, to one person or to everybody.

mod numbers;
mod page;
mod picture;
mod standings;

use std::sync::Arc;

use crate::desk::request::Request;
use crate::desk::settings::turned_away_here;
use crate::store::{Store, StoreError, Tally};
use crate::tables::ranking::{Ranked, ladder_of, rank};
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, Preferences, Tools};
use ask::{LeaderboardAsk, Order, Showing, Window};
use games::GameKind;
use page::PAGE;
use picture::scene;
use standings::{LeaderLine, LeaderPage};
use table::UnderKind;
use values::{GuildId, InteractionId, Ladder, Millis, Season, UserId};
use view::Words;

/// The time span of [`Window::Recent`]: thirty days.
const RECENT: Millis = 30 * 24 * 3_600_000;

/// A viewer of a leaderboard: the server and the person.
#[derive(Clone, Copy)]
struct Viewer {
    guild: GuildId,
    /// `None`: everybody.
    user: Option<UserId>,
    now: Millis,
}

/// The data of a leaderboard.
struct Standings {
    since: Option<Millis>,
    tallies: Vec<Tally>,
    ranked: Vec<Ranked>,
}

/// Ranks, paints and shows.
#[derive(Clone)]
pub struct LeaderboardDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    studio: Studio,
}

impl LeaderboardDesk {
    pub(super) fn new(tools: &Tools) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            studio: tools.studio.clone(),
        }
    }

    /// The leaderboard as it opens: the present season by ratings, as far as anybody has played,
    /// and has a rating.
    pub(super) async fn open(
        &self,
        request: &Request,
        (game, variant): (GameKind, Option<String>),
    ) -> Answer {
        let words = request.words();
        let Some(viewer) = self.viewer(request) else {
            return request.needs_server();
        };
        let page = match self.opened(viewer, game, variant).await {
            Ok((showing, standings)) => self.page_of(viewer, showing, standings).await,
            Err(error) => Err(error),
        };
        self.show_page(request, &words, page).await
    }

    pub(super) async fn pressed(&self, request: &Request, ask: LeaderboardAsk) -> Answer {
        let words = request.words();
        let Some(viewer) = self.viewer(request) else {
            return request.needs_server();
        };
        match ask {
            LeaderboardAsk::Show(mut showing) | LeaderboardAsk::Back(mut showing) => {
                showing.shared &= is_private(request);
                let page = self.page(viewer, showing).await;
                self.show_page(request, &words, page).await
            }
            LeaderboardAsk::Share(showing) => self.share(request, &words, viewer, showing).await,
        }
    }

    fn viewer(&self, request: &Request) -> Option<Viewer> {
        let (guild, user) = (request.place.as_ref()?.guild, Some(request.person.user));
        Some(Viewer { guild, user, now: self.clock.now() })
    }

    async fn opened(
        &self,
        viewer: Viewer,
        game: GameKind,
        variant: Option<String>,
    ) -> Result<(Showing, Standings), StoreError> {
        let mut showing = Showing::by_wins(game, variant);
        showing.order = Order::Rating;
        if self.season(viewer.guild).await.is_some() {
            showing.window = Window::Season;
        }
        let mut standings = self.standings(viewer, &showing).await?;
        if standings.tallies.is_empty() && showing.window != Window::All {
            showing.window = Window::All;
            standings = self.standings(viewer, &showing).await?;
        }
        if standings.tallies.is_empty() {
            // Somebody who has only played alone finds their matches at once.
            let alone = Showing { ladder: Ladder::Solo, ..showing.clone() };
            let found = self.standings(viewer, &alone).await?;
            if !found.tallies.is_empty() {
                (showing, standings) = (alone, found);
            }
        }
        if standings.ranked.is_empty() {
            showing.order = Order::Wins;
            standings.ranked = rank(&standings.tallies, Order::Wins, game, viewer.now);
        }
        Ok((showing, standings))
    }

    /// The server's season; `None` where its leaderboard never begins anew.
    async fn season(&self, guild: GuildId) -> Option<Season> {
        self.preferences.server_or_usual(guild).await.seasons.season()
    }

    async fn standings(&self, viewer: Viewer, showing: &Showing) -> Result<Standings, StoreError> {
        let Showing { game, variant, order, window, ladder, .. } = showing;
        let since = match window {
            Window::Season => {
                self.season(viewer.guild).await.map(|season| season.start(viewer.now))
            }
            Window::Recent => Some(viewer.now - RECENT),
            Window::All => None,
        };
        let of = ladder_of(viewer.guild, *game, *ladder);
        let store = &self.store;
        store.rate(of).await?;
        let tallies = store.tallies(of, variant.as_deref(), since).await?;
        let ranked = rank(&tallies, *order, *game, viewer.now);
        Ok(Standings { since, tallies, ranked })
    }

    /// A page of it; one that is not there becomes the last one.
    async fn page(&self, viewer: Viewer, mut showing: Showing) -> Result<LeaderPage, StoreError> {
        let season = self.season(viewer.guild).await;
        if showing.window == Window::Season && season.is_none() {
            showing.window = Window::All;
        }
        let standings = self.standings(viewer, &showing).await?;
        self.page_of(viewer, showing, standings).await
    }

    async fn page_of(
        &self,
        viewer: Viewer,
        mut showing: Showing,
        standings: Standings,
    ) -> Result<LeaderPage, StoreError> {
        let season = self.season(viewer.guild).await;
        let Standings { since, tallies, ranked } = standings;
        let fits = !tallies.is_empty();
        let pages = u32::try_from(ranked.len().div_ceil(PAGE)).unwrap_or(u32::MAX).max(1);
        showing.page = showing.page.min(pages - 1);
        let first = usize::try_from(showing.page).unwrap_or(usize::MAX).saturating_mul(PAGE);
        let mine = ranked.iter().find(|it| Some(it.tally.user) == viewer.user);
        let visible: Vec<&Ranked> = ranked.iter().skip(first).take(PAGE).chain(mine).collect();
        let users: Vec<UserId> = visible.iter().map(|it| it.tally.user).collect();
        let names = self.store.names(viewer.guild, &users).await?;
        let mut lines: Vec<LeaderLine> =
            visible.iter().zip(names).map(|(it, name)| line(viewer, it, name)).collect();
        let mine = if mine.is_some() { lines.pop() } else { None };
        let played = !lines.is_empty() || self.has_been_played(viewer, showing.game).await?;
        let mut elsewhere = false;
        for other in GameKind::ALL.iter().filter(|other| !played && **other != showing.game) {
            elsewhere |= self.has_been_played(viewer, *other).await?;
        }
        Ok(LeaderPage { showing, pages, season, since, lines, mine, fits, played, elsewhere })
    }

    async fn has_been_played(&self, viewer: Viewer, game: GameKind) -> Result<bool, StoreError> {
        for ladder in [Ladder::Table, Ladder::Solo] {
            let of = ladder_of(viewer.guild, game, ladder);
            if !self.store.tallies(of, None, None).await?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn painted(&self, words: &Words, page: &LeaderPage) -> Option<Arc<[u8]>> {
        self.studio.paint(scene(words, page)?).await
    }

    /// Shows it to who asks: in place of the message under the button, where that is theirs alone.
    async fn show_page(
        &self,
        request: &Request,
        words: &Words,
        page: Result<LeaderPage, StoreError>,
    ) -> Answer {
        let page = match page {
            Ok(page) => page,
            Err(error) => return Answer::failed(words, &error),
        };
        let picture = self.painted(words, &page).await;
        let message = page::private(words, &page, picture);
        if is_private(request) { Answer::Update(message.into()) } else { Answer::Private(message) }
    }

    /// Shows it to everybody, in the language of the server, once for each message with such a
    /// button.
    async fn share(
        &self,
        request: &Request,
        words: &Words,
        viewer: Viewer,
        showing: Showing,
    ) -> Answer {
        let Some((place, under)) = request.place.as_ref().zip(request.under) else {
            return Answer::say(words, "old-version");
        };
        if let Some(answer) = turned_away_here(&self.preferences, request, place).await {
            return answer;
        }
        let own = self.page(viewer, Showing { shared: true, ..showing.clone() }).await;
        let everybody = Viewer { user: None, ..viewer };
        let (mut own, all) = match (own, self.page(everybody, showing).await) {
            (Ok(own), Ok(all)) => (own, all),
            (Err(error), _) | (_, Err(error)) => return Answer::failed(words, &error),
        };
        if all.lines.is_empty() {
            // By now there is nobody left to be shown.
            own.showing.shared = false;
            return self.show_page(request, words, Ok(own)).await;
        }
        // Somebody may press twice: the message is claimed, whose id is none of a click.
        let claim = InteractionId(under.message.0);
        let first = match self.store.claim(claim, viewer.now).await {
            Ok(first) => first,
            Err(error) => return Answer::failed(words, &error),
        };
        let picture = self.painted(words, &own).await;
        let own = page::private(words, &own, picture).into();
        if !first {
            return Answer::Update(own);
        }
        let there = Words::of(&place.locale).about(all.showing.game);
        let picture = self.painted(&there, &all).await;
        Answer::Shown(own, page::public(&there, &all, picture))
    }
}

/// Whether what was pressed stands on a message that only its person sees.
fn is_private(request: &Request) -> bool {
    request.under.is_some_and(|under| under.kind == UnderKind::Ephemeral)
}

fn line(viewer: Viewer, ranked: &Ranked, name: String) -> LeaderLine {
    let Tally { user, matches, wins, games, score, .. } = ranked.tally;
    LeaderLine {
        place: ranked.place,
        name,
        rating: ranked.rating.map(Into::into),
        wins,
        matches,
        games,
        average: (games > 0).then(|| score as f64 / games as f64),
        mine: viewer.user == Some(user),
    }
}

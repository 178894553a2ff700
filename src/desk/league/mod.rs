//! The league of a server at work: people sign up, have a duel each week, and see how they stand.
//!
//! Its duels are played at the desk of duels, which a button of its page leads to. A page is brought
//! up to date when somebody presses a button of it; the one message that nobody asks for is the page
//! of a new week.

mod stored;
mod weeks;

use std::sync::Arc;

use crate::desk::dealt::Illegible;
use crate::desk::duel::DuelDesk;
use crate::desk::languages::DiscordLocales;
use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::store::{NewLeague, Store, StoreError};
use crate::tools::chance::Chance;
use crate::tools::{Answer, Clock, Messenger, Preferences, Tools};
use ask::{DuelAsk, DuelWish, LeagueAsk, LeagueStep, LeagueWish};
use games::GameKind;
use league::{League, MOST_PEOPLE, Outcome, Pairing, WEEKS};
use table::{Place, UnderKind};
use values::InteractionId;
use view::lobby::missing_permissions;
use view::{Message, Words, league as pages};

/// The reason why a request about a league fails, for the log.
#[derive(Debug, thiserror::Error)]
enum LeagueError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Illegible(#[from] Illegible),
    #[error("this version does not understand league {0}")]
    Unknown(InteractionId),
    #[error("nobody plays a deal of this game for themselves")]
    NoSuchDeal,
}

/// Somebody who asks something of a league on their server.
struct Visitor<'a> {
    request: &'a Request,
    place: &'a Place,
    words: Words,
}

impl Visitor<'_> {
    fn say(&self, id: &str) -> Answer {
        Answer::say(&self.words, id)
    }

    /// The page as everybody sees it.
    fn page(&self, league: &League) -> Message {
        pages::page(&Words::of(&self.place.locale).about(league.game), league)
    }

    /// The page in place of the one under the button; one that they alone see stays in their
    /// language.
    fn renewed(&self, league: &League) -> Answer {
        let private = self.request.under.is_some_and(|under| under.kind == UnderKind::Ephemeral);
        let page = match private {
            // Where the next one can be begun, that stays so.
            true if !league.open && self.manages_server() => {
                pages::beginning(&self.words, league.game, Some(league))
            }
            true => pages::page(&self.words, league),
            false => self.page(league),
        };
        Answer::Update(page.into())
    }

    /// A panel for them alone.
    fn panel(&self, panel: Message) -> Answer {
        Answer::panel(self.request.under, panel)
    }

    /// A week; `note` stands above it.
    fn week(&self, league: &League, week: u32, note: Option<&str>) -> Answer {
        self.panel(pages::week(&self.words, league, (week, note), self.manages_server()))
    }

    /// The outcomes to which a pairing can be corrected.
    fn pairing(&self, league: &League, (week, number): (u32, u32)) -> Answer {
        match league.in_week(week).find(|it| it.number == number) {
            Some(pairing) => self.panel(pages::pairing(&self.words, league, pairing)),
            None => self.week(league, week, None),
        }
    }

    /// Whether they manage the server. It is asked of the server, as Discord lets a channel grant
    /// every smaller right.
    fn manages_server(&self) -> bool {
        self.request.person.manages_server
    }
}

/// Answers what is asked of leagues, and looks after them.
#[derive(Clone)]
pub struct LeagueDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    chance: Chance,
    /// Where the duels of a week are played.
    duels: DuelDesk,
}

impl LeagueDesk {
    pub(super) fn new(tools: &Tools, duels: DuelDesk) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            chance: tools.chance.clone(),
            duels,
        }
    }

    /// Something is asked of a league.
    pub(super) async fn pressed(
        &self,
        request: &Request,
        ask: LeagueAsk,
        locales: &DiscordLocales,
    ) -> Answer {
        let words = request.words().about(ask.game);
        let Some(place) = &request.place else { return request.needs_server() };
        // A message for everybody belongs where tables may be opened.
        let here = match ask.wish {
            LeagueWish::Open | LeagueWish::Make(_) => Some((place.channel, request.parent)),
            LeagueWish::Of(..) => None,
        };
        // Everybody may leave; and whoever has begun a duel may finish it, which the duel looks at.
        let is_open = matches!(ask.wish, LeagueWish::Of(_, LeagueStep::Leave | LeagueStep::Play));
        if !is_open
            && let Some(answer) = turned_away(&self.preferences, request, place.guild, here).await
        {
            return answer;
        }
        let visitor = Visitor { request, place, words };
        let answer = match ask.wish {
            LeagueWish::Open => self.open(&visitor, ask.game).await,
            LeagueWish::Make(weeks) => {
                self.make(&visitor, (ask.game, weeks), &locales.server).await
            }
            LeagueWish::Of(league, step) => self.step(&visitor, (ask.game, league), step).await,
        };
        answer.unwrap_or_else(|error| Answer::failed(&visitor.words, &error))
    }

    async fn league(&self, id: InteractionId) -> Result<Option<League>, LeagueError> {
        let Some(mut stored) = self.store.league(id).await? else { return Ok(None) };
        // Whom the server doesn't let play is neither drawn nor shown as one who plays.
        let settings = self.preferences.server_or_usual(stored.guild).await;
        for member in &mut stored.members {
            member.plays &= member.user.is_some_and(|user| !settings.banned.contains(&user));
        }
        stored::read(id, stored).map(Some).ok_or(LeagueError::Unknown(id))
    }

    /// The command: the page for everybody, or where no league is open a word in private.
    async fn open(&self, visitor: &Visitor<'_>, game: GameKind) -> Result<Answer, LeagueError> {
        let latest = match self.store.latest_league(visitor.place.guild, game.as_str()).await? {
            Some(id) => self.league(id).await?,
            None => None,
        };
        Ok(match latest {
            Some(league) if league.open => Answer::Public(visitor.page(&league)),
            last if visitor.manages_server() => {
                Answer::Private(pages::beginning(&visitor.words, game, last.as_ref()))
            }
            Some(last) => Answer::Private(pages::page(&visitor.words, &last)),
            None => visitor.say("league-none"),
        })
    }

    async fn make(
        &self,
        visitor: &Visitor<'_>,
        (game, weeks): (GameKind, u32),
        locale: &str,
    ) -> Result<Answer, LeagueError> {
        let (request, place) = (visitor.request, visitor.place);
        if !visitor.manages_server() {
            return Ok(visitor.say("league-only-manager"));
        }
        if !request.lacking.is_empty() {
            return Ok(Answer::Private(missing_permissions(&visitor.words, &request.lacking)));
        }
        let league = NewLeague {
            id: request.interaction,
            game: game.as_str(),
            guild: place.guild,
            channel: place.channel,
            // As Discord says it: what the server wants instead is asked for at each post.
            locale,
            weeks: weeks.clamp(*WEEKS.start(), *WEEKS.end()),
        };
        if !self.store.make_league(league, self.clock.now()).await? {
            return Ok(visitor.say("league-open-already"));
        }
        self.shown(visitor, request.interaction, "league-made").await
    }

    /// Something of one league.
    async fn step(
        &self,
        visitor: &Visitor<'_>,
        (game, id): (GameKind, InteractionId),
        step: LeagueStep,
    ) -> Result<Answer, LeagueError> {
        let is_here = |it: &League| it.guild == visitor.place.guild && it.game == game;
        let Some(league) = self.league(id).await?.filter(is_here) else {
            return Ok(visitor.say("league-gone"));
        };
        let (league, person) = (&league, &visitor.request.person);
        match step {
            LeagueStep::Show => Ok(visitor.renewed(league)),
            LeagueStep::Join | LeagueStep::Leave | LeagueStep::Play if !league.open => {
                Ok(visitor.renewed(league))
            }
            // Nobody is drawn after the last week.
            LeagueStep::Join if league.week == league.weeks => Ok(visitor.renewed(league)),
            LeagueStep::Join => {
                let others = league.playing().filter(|at| Some(*at) != league.member(person.user));
                if others.count() >= MOST_PEOPLE {
                    return Ok(visitor.say("league-full"));
                }
                let (click, name) = (visitor.request.interaction, person.name.as_str());
                self.store.join_league(id, click, (person.user, name)).await?;
                Ok(visitor.renewed(&self.again(id).await?))
            }
            LeagueStep::Leave => {
                self.store.leave_league(id, person.user).await?;
                Ok(visitor.renewed(&self.again(id).await?))
            }
            LeagueStep::Play => Ok(self.play(visitor, league).await),
            LeagueStep::Week(week) => Ok(visitor.week(league, week, None)),
            // A panel may be copied, or its owner may have lost the right meanwhile.
            _ if !visitor.manages_server() => Ok(visitor.say("league-only-manager")),
            _ => self.manage(visitor, league, step).await,
        }
    }

    /// Something that only those who manage the server may ask.
    async fn manage(
        &self,
        visitor: &Visitor<'_>,
        league: &League,
        step: LeagueStep,
    ) -> Result<Answer, LeagueError> {
        let id = league.id;
        let (over, sentence) = match step {
            LeagueStep::Pairing(week, number) => {
                return Ok(visitor.pairing(league, (week, number)));
            }
            LeagueStep::Correct(week, number, outcome) => {
                let outcome = outcome.map(Outcome::name);
                self.store.correct_pairing(id, week, number, outcome).await?;
                return Ok(visitor.pairing(&self.again(id).await?, (week, number)));
            }
            LeagueStep::AskEnd if league.open => {
                return Ok(visitor.panel(pages::ask_end(&visitor.words, league)));
            }
            LeagueStep::Start if league.week == 0 && league.playing().count() < 2 => {
                return Ok(visitor.week(league, 0, Some("league-few")));
            }
            LeagueStep::Start if league.week == 0 => (false, "league-started"),
            LeagueStep::End => (true, "league-ended"),
            _ => return Ok(visitor.week(league, league.week, None)),
        };
        if self.turn(league, over).await? {
            return self.shown(visitor, id, sentence).await;
        }
        // Somebody else was quicker.
        let league = self.again(id).await?;
        Ok(visitor.week(&league, league.week, None))
    }

    /// The duel of somebody in this week.
    async fn play(&self, visitor: &Visitor<'_>, league: &League) -> Answer {
        let member = league.member(visitor.request.person.user);
        let is_theirs = |it: &&Pairing| member.is_some_and(|at| it.side_of(at).is_some());
        let Some(pairing) = league.in_week(league.week).find(is_theirs) else {
            return visitor.say(match member {
                _ if league.week == league.weeks => "league-last-week",
                Some(_) => "league-not-drawn",
                None => "league-stranger",
            });
        };
        let Some(duel) = pairing.duel else { return visitor.say("league-free") };
        let ask = DuelAsk { game: league.game, duel, wish: DuelWish::Play };
        self.duels.pressed(visitor.request, ask).await
    }

    /// The same league as it is now.
    async fn again(&self, id: InteractionId) -> Result<League, LeagueError> {
        self.league(id).await?.ok_or(LeagueError::Unknown(id))
    }

    /// A sentence in place of the panel under the button, and the page for everybody below.
    async fn shown(
        &self,
        visitor: &Visitor<'_>,
        id: InteractionId,
        sentence: &str,
    ) -> Result<Answer, LeagueError> {
        let done = Message::text(visitor.words.say(sentence, &[]));
        Ok(Answer::Shown(done.into(), visitor.page(&self.again(id).await?)))
    }
}

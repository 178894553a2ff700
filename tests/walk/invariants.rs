//! The rules that must hold once everything has come to rest: everybody sees what the database
//! says.

use ask::Ask;
use hornochse::discord::codec;
use hornochse::tables::archive;
use sandbox::{DeliveryKind, Id, Message, Permissions};
use serde_json::Value;
use table::state::{Dm, Phase};
use table::{Session, TableCommand};
use values::{Hands, TableId, UserId};

use crate::seen::{must_decide, private};
use crate::world::{Broken, World};

/// Checks the rules that hold after every step.
pub fn always(world: &mut World) -> Result<(), Broken> {
    let violations = world.scene.discord.violations();
    if let Some(first) = violations.first() {
        return Err(("nothing is sent that Discord refuses", format!("{first:#?}")));
    }
    let errors = world.errors.take();
    if !errors.is_empty() && !world.excused {
        return Err(("the log has no errors", errors));
    }
    hands_are_private(world)
}

/// Checks the rules that hold once everything has come to rest.
pub async fn at_rest(world: &mut World) -> Result<(), Broken> {
    let tables = tables(world).await?;
    for session in &tables {
        one_live_page(world, session)?;
        hands_are_true(world, session, &in_private(world, session).await?)?;
        records_are_true(session)?;
        results_are_true(world, session).await?;
    }
    leaderboard_is_true(world).await
}

async fn tables(world: &World) -> Result<Vec<Session>, Broken> {
    let mut sessions = Vec::new();
    for line in world.scene.raw().numbers("SELECT id FROM tables ORDER BY id").await {
        let id = TableId(line[0].unsigned_abs());
        let stored = world.store.load(id).await.map_err(|e| ("tables are read", e.to_string()))?;
        let Some(stored) = stored else { continue };
        let session = archive::read_table(&stored);
        sessions.push(session.map_err(|error| ("tables are read", format!("{id}: {error}")))?);
    }
    Ok(sessions)
}

/// The command that a button, or an option of a menu, gives to a table: table, step, command.
type Wanted = (TableId, u32, TableCommand);

fn wanted(ask: Ask) -> Option<Wanted> {
    match ask {
        Ask::Table { table, step, command } => Some((table.table, step, command)),
        _ => None,
    }
}

/// Everything that these components ask of tables.
fn asked(components: &Value, into: &mut Vec<Wanted>) {
    match components {
        Value::Array(all) => all.iter().for_each(|one| asked(one, into)),
        Value::Object(object) => {
            if let Some(id) = object.get("custom_id").and_then(Value::as_str)
                && object.get("disabled") != Some(&Value::Bool(true))
            {
                let options = object.get("options").and_then(Value::as_array);
                let values = options.into_iter().flatten().filter_map(|o| o["value"].as_str());
                into.extend(values.filter_map(|v| wanted(codec::chosen(id, &[v.to_owned()])?)));
                into.extend(codec::pressed(id).and_then(wanted));
            }
            object.values().for_each(|inner| asked(inner, into));
        }
        _ => {}
    }
}

fn asked_by(message: &Message) -> Vec<Wanted> {
    let mut all = Vec::new();
    message.components.iter().for_each(|part| asked(part, &mut all));
    all
}

fn is_decision(command: &TableCommand) -> bool {
    matches!(command, TableCommand::Choose(_) | TableCommand::Pick(_))
}

/// Cards are offered to one person at a time, in every state of every message that was ever sent.
fn hands_are_private(world: &mut World) -> Result<(), Broken> {
    let traffic = world.scene.discord.traffic();
    for delivery in traffic.iter().skip(world.seen) {
        let told = matches!(delivery.kind, DeliveryKind::Message | DeliveryKind::Edit);
        let mut all = Vec::new();
        asked(&delivery.body, &mut all);
        if told && delivery.seen_by.len() > 1 && all.iter().any(|(.., c)| is_decision(c)) {
            return Err(("a hand is its owner's", delivery.body.to_string()));
        }
    }
    world.seen = traffic.len();
    Ok(())
}

/// At most one message that everybody sees has live buttons of a table; of one that is open and not
/// in private, exactly one.
fn one_live_page(world: &World, session: &Session) -> Result<(), Broken> {
    let here = session.tag().table;
    let discord = world.scene.discord.world();
    let public = discord
        .channels()
        .filter(|channel| channel.guild.is_some() && !channel.deleted)
        .flat_map(|channel| discord.messages_in(channel.id))
        .filter(|message| message.ephemeral_to.is_none());
    let live: Vec<(&Message, Vec<Wanted>)> = public
        .map(|message| (message, asked_by(message)))
        .filter(|(_, all)| all.iter().any(|(table, ..)| *table == here))
        .collect();
    let pages = || live.iter().map(|(m, all)| format!("{} {}\n  {all:?}\n", m.id, m.text()));
    // A call that a decision is waited for has a button of its own, which changes nothing.
    let changing =
        live.iter().filter(|(_, all)| all.iter().any(|(.., c)| *c != TableCommand::Hand));
    if changing.count() > 1 {
        return Err(("one page has live buttons", pages().collect()));
    }
    if matches!(session.state().phase, Phase::Playing) {
        let step = session.state().step;
        for (_, all) in &live {
            if let Some((_, old, command)) = all.iter().find(|one| one.1 > step) {
                let what = format!("{command:?} of step {old}, and it is {step}");
                return Err(("a page is no newer than the match", what));
            }
        }
    }
    Ok(())
}

/// Returns the players who want no direct messages: nobody can show them anything once they haven't
/// clicked for long.
async fn in_private(world: &World, session: &Session) -> Result<Vec<UserId>, Broken> {
    let mut users = Vec::new();
    for user in session.state().players.iter().filter_map(|player| player.user) {
        let settings = world.store.person_settings(user).await;
        let settings = settings.map_err(|error| ("settings are read", error.to_string()))?;
        if settings.hands.unwrap_or(session.state().settings.hands) == Hands::Private {
            users.push(user);
        }
    }
    Ok(users)
}

/// Checks that players who must decide are asked in private, about what they hold, and that nobody
/// else is.
fn hands_are_true(world: &World, session: &Session, in_private: &[UserId]) -> Result<(), Broken> {
    let discord = world.scene.discord.world();
    let (here, state) = (session.tag().table, session.state());
    let channel = Id(state.channel.0);
    for person in &world.people {
        let user = UserId(person.id.0);
        let seat = state.seat_of(user);
        let shown: Vec<(Message, Vec<Wanted>)> = private(&discord, person.id)
            .into_iter()
            .map(|message| {
                let all = asked_by(&message).into_iter();
                let all = all.filter(|(table, step, command)| {
                    *table == here && *step == state.step && is_decision(command)
                });
                (message, all.collect())
            })
            .filter(|(_, all): &(_, Vec<_>)| !all.is_empty())
            .collect();
        let says =
            |what: &str| format!("{} at table {here}, step {}: {what}", person.name, state.step);
        // Whoever ended a match by having themselves forgotten keeps the message with their cards:
        // nobody knows any more where it is.
        let forgotten = seat.is_none() && !state.is_open();
        for (message, all) in shown.iter().filter(|_| !forgotten) {
            let Some((seat, game)) = seat.zip(session.game()) else {
                return Err(("a hand is its owner's", says(&format!("no seat: {all:?}"))));
            };
            for (.., command) in all {
                if let TableCommand::Choose(choice) = command
                    && !game.has_chosen(seat)
                    && state.phase == Phase::Playing
                    && state.players[seat.index()].is_here()
                    && let Err(why) = game.clone().choose(seat, choice)
                {
                    let what = says(&format!("{choice}: {why:?}\n{}", message.text()));
                    return Err(("a hand shows what the seat holds", what));
                }
            }
        }
        if let Some((seat, game)) = seat.zip(session.game())
            && let Dm::Message { message, .. } = state.players[seat.index()].dm
            && let Some((hand, _)) = shown.iter().find(|(shown, _)| shown.id.0 == message.0)
            && game.has_chosen(seat)
            && must_decide(hand)
        {
            return Err(("whoever has chosen is not asked", says(&hand.text())));
        }
        let Some(seat) = seat.filter(|seat| session.must_decide(*seat)) else { continue };
        let reachable = matches!(state.players[seat.index()].dm, Dm::Message { .. });
        let reachable = reachable && !in_private.contains(&user);
        // Nobody tells the bot who has left a server, and a hand that was shown there stays there.
        let member = discord.may(person.id, channel, Permissions::VIEW_CHANNEL);
        let open = discord.user(person.id).is_some_and(|user| !user.dms_closed) && member;
        if reachable && open && !state.private && shown.is_empty() {
            let mut inbox = private(&discord, person.id);
            inbox.sort_by_key(|message| (message.edited.unwrap_or(message.created), message.id));
            let last = inbox.iter().rev().take(4);
            let last: Vec<String> =
                last.map(|m| format!("{} {}\n{:?}\n", m.id, m.text(), asked_by(m))).collect();
            // The dump looks at the world itself.
            drop(discord);
            let what = says(&(last.concat() + &world.scene.discord.dump()));
            return Err(("whoever must decide is asked", what));
        }
    }
    Ok(())
}

/// The record of a match that is over can be checked, and says who the table says has won.
fn records_are_true(session: &Session) -> Result<(), Broken> {
    if session.state().phase != Phase::Over {
        return Ok(());
    }
    let table = session.tag().table;
    let record = session.record().ok_or(("a match leaves a record", format!("table {table}")))?;
    match record.verify() {
        Err(why) if why != games::sealed::VerifyError::Unsealed => {
            Err(("a match is dealt as it was sealed", format!("table {table}: {why}")))
        }
        _ => Ok(()),
    }
}

/// Checks that the stored results of a match that is over are those on its last page: place, win,
/// whether somebody stayed, score.
async fn results_are_true(world: &World, session: &Session) -> Result<(), Broken> {
    let game = session.game().filter(|_| session.state().phase == Phase::Over);
    let Some((game, table)) = game.map(|game| (game, session.tag().table)) else { return Ok(()) };
    let stored = format!(
        "SELECT rank, CASE WHEN won THEN 1 ELSE 0 END, CASE WHEN stayed THEN 1 ELSE 0 END, score
         FROM results WHERE match = {table} ORDER BY seat"
    );
    let stored = world.scene.raw().numbers(&stored).await;
    let Some(outcome) = game.outcome().filter(|_| session.ladder().is_some()) else {
        return match stored.is_empty() {
            true => Ok(()),
            false => Err(("what does not count is not counted", format!("{table}: {stored:?}"))),
        };
    };
    let board = session.board(game);
    let places = board.places(outcome.seats.iter().map(|seat| seat.rank));
    let shown: Vec<Vec<i64>> = (board.seats.iter().zip(places).zip(&outcome.seats))
        .map(|((label, place), seat)| {
            let won = label.stayed && place == 1;
            vec![place.into(), won.into(), label.stayed.into(), seat.score.into()]
        })
        .collect();
    if stored == shown {
        return Ok(());
    }
    Err(("the results are those of the last page", format!("{table}: {stored:?}\n{shown:?}")))
}

/// Checks that the sums kept for the leaderboard equal the sums of the results.
async fn leaderboard_is_true(world: &World) -> Result<(), Broken> {
    let raw = world.scene.raw();
    let kept = r#"SELECT ladder, "user", CAST(sum(matches) AS BIGINT), CAST(sum(wins) AS BIGINT),
                         CAST(sum(games) AS BIGINT), CAST(sum(score) AS BIGINT)
                  FROM tallies GROUP BY ladder, "user" ORDER BY ladder, "user""#;
    let again = r#"SELECT ladders.id, "user", count(*), sum(CASE WHEN won THEN 1 ELSE 0 END),
                          CAST(sum(games) AS BIGINT), CAST(sum(score) AS BIGINT)
                   FROM matches JOIN ladders ON ladders.guild = matches.guild
                     AND ladders.game = matches.game AND ladders.ladder = matches.ladder
                   JOIN results ON results.match = matches.id
                   WHERE void_at IS NULL AND "user" IS NOT NULL
                   GROUP BY ladders.id, "user" ORDER BY ladders.id, "user""#;
    let (kept, again) = (raw.numbers(kept).await, raw.numbers(again).await);
    if kept != again {
        return Err(("the leaderboard is its results", format!("{kept:?}\n{again:?}")));
    }
    // Everybody has one result of a match.
    let doubled = r#"SELECT match, "user" FROM results WHERE "user" IS NOT NULL
                     GROUP BY match, "user" HAVING count(*) > 1"#;
    let doubled = raw.numbers(doubled).await;
    if doubled.is_empty() { Ok(()) } else { Err(("one result a match", format!("{doubled:?}"))) }
}

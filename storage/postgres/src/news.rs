//! What processes tell each other.

use sqlx::PgConnection;
use storage::{News, ProcessNo};
use values::{GuildId, TableId, UserId};

/// The channel on which they tell each other.
pub(super) const CHANNEL: &str = "hornochse";

/// Tells another process, or all, something, once what is under way on this connection is
/// committed.
pub(crate) async fn tell(
    connection: &mut PgConnection,
    news: News,
    whom: Option<ProcessNo>,
) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(written(news, whom))
        .execute(connection)
        .await?;
    Ok(())
}

/// News as they are told, to everybody or to one process.
fn written(news: News, whom: Option<ProcessNo>) -> String {
    let told = match news {
        News::Table(table) => format!("table {}", table.to_sql()),
        News::Server(guild) => format!("server {}", guild.to_sql()),
        News::Person(user) => format!("person {}", user.to_sql()),
        News::Left => "left 0".to_owned(),
        News::Missed => "missed 0".to_owned(),
    };
    match whom {
        Some(ProcessNo(whom)) => format!("{told} {whom}"),
        None => told,
    }
}

/// What was told, and to whom; `None` for what a later version tells.
pub(super) fn read(told: &str) -> Option<(News, Option<ProcessNo>)> {
    let mut words = told.split(' ');
    let (what, number) = (words.next()?, words.next()?.parse::<i64>().ok()?);
    let whom = words.next().map(|whom| whom.parse().map(ProcessNo)).transpose().ok()?;
    let news = match what {
        "table" => News::Table(TableId::from_sql(number)),
        "server" => News::Server(GuildId::from_sql(number)),
        "person" => News::Person(UserId::from_sql(number)),
        "left" => News::Left,
        "missed" => News::Missed,
        _ => return None,
    };
    Some((news, whom))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_were_told() {
        let (table, user) = (TableId(7), UserId(u64::MAX));
        for news in [
            News::Table(table),
            News::Server(GuildId(1 << 63)),
            News::Person(user),
            News::Left,
            News::Missed,
        ] {
            for whom in [None, Some(ProcessNo(3))] {
                assert_eq!(read(&written(news, whom)), Some((news, whom)));
            }
        }
        for told in ["table x", "something of a later version 3", ""] {
            assert_eq!(read(told), None);
        }
    }
}

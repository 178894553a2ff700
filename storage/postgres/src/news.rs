//! News between processes.

use sqlx::PgConnection;
use storage::{News, ProcessNo};
use values::{GuildId, TableId, UserId};

pub(super) const CHANNEL: &str = "hornochse";

/// Sends news to another process, or to all, once the transaction on this connection is committed.
pub(crate) async fn tell(
    connection: &mut PgConnection,
    news: News,
    whom: Option<ProcessNo>,
) -> sqlx::Result<()> {
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(written(news, whom))
        .execute(connection)
        .await?;
    Ok(())
}

/// The text of news, to everybody or to one process.
fn written(news: News, whom: Option<ProcessNo>) -> String {
    let text = match news {
        News::Table(table) => format!("table {}", table.to_sql()),
        News::Server(guild) => format!("server {}", guild.to_sql()),
        News::Person(user) => format!("person {}", user.to_sql()),
        News::Left => "left 0".to_owned(),
        News::Missed => "missed 0".to_owned(),
    };
    match whom {
        Some(ProcessNo(whom)) => format!("{text} {whom}"),
        None => text,
    }
}

/// The news in a payload, and its recipient; `None` for news of a later version.
pub(super) fn read(payload: &str) -> Option<(News, Option<ProcessNo>)> {
    let mut words = payload.split(' ');
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
        for payload in ["table x", "something of a later version 3", ""] {
            assert_eq!(read(payload), None);
        }
    }
}

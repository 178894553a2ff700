//! Direct access to a database, past the contract: queries that both databases understand.

use sqlx::{AssertSqlSafe, Column, Connection, PgConnection, Row, SqliteConnection, TypeInfo};

/// The address of a database. Every query has a connection of its own.
#[derive(Clone, Debug)]
pub struct Raw {
    url: String,
}

macro_rules! on {
    ($raw:expr, $connection:ident => $what:expr) => {
        if $raw.is_sqlite() {
            let mut $connection = SqliteConnection::connect(&$raw.url).await.expect("a connection");
            let done = $what.expect("a query");
            $connection.close().await.expect("the connection ends");
            done
        } else {
            let mut $connection = PgConnection::connect(&$raw.url).await.expect("a connection");
            let done = $what.expect("a query");
            $connection.close().await.expect("the connection ends");
            done
        }
    };
}

impl Raw {
    pub fn new(url: impl Into<String>) -> Self {
        Self { url: url.into() }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    pub fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// Runs a change with these numbers as `$1`, `$2`, …, and returns the number of rows changed.
    pub async fn run(&self, sql: &str, values: &[i64]) -> u64 {
        on!(self, connection => {
            let query = sqlx::query(AssertSqlSafe(sql.to_owned()));
            let query = values.iter().fold(query, |query, value| query.bind(*value));
            query.execute(&mut connection).await.map(|done| done.rows_affected())
        })
    }

    /// PostgreSQL's plans for queries with parameters of these types, with a table scanned only if
    /// there is no other way: the lines of the plan of each query, none for one that has no plan.
    /// Panics: when the database refuses, or is one in a file.
    pub async fn plans_without_scans(&self, queries: &[(String, Vec<String>)]) -> Vec<Vec<String>> {
        let mut connection = PgConnection::connect(&self.url).await.expect("a connection");
        let settings = "SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan";
        sqlx::raw_sql(settings).execute(&mut connection).await.expect("settings");
        let mut plans = Vec::new();
        for (query, types) in queries {
            let first = query.split_whitespace().next().unwrap_or_default();
            if !["SELECT", "WITH", "INSERT", "UPDATE", "DELETE"].contains(&first) {
                plans.push(Vec::new());
                continue;
            }
            let (declared, given) = match types.len() {
                0 => (String::new(), String::new()),
                n => {
                    (format!("({})", types.join(", ")), format!("({})", vec!["NULL"; n].join(", ")))
                }
            };
            let prepare = format!("PREPARE planned{declared} AS {query}");
            let prepare = sqlx::raw_sql(AssertSqlSafe(prepare)).execute(&mut connection).await;
            prepare.unwrap_or_else(|why| panic!("{why}: {query}"));
            let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE planned{given}"));
            let rows = sqlx::raw_sql(explain).fetch_all(&mut connection).await.expect("a plan");
            plans.push(rows.iter().map(|row| row.get(0)).collect());
            let done = sqlx::raw_sql("DEALLOCATE planned").execute(&mut connection).await;
            done.expect("it is done with");
        }
        plans
    }

    /// The rows of a query whose columns are all numbers.
    pub async fn numbers(&self, sql: &str) -> Vec<Vec<i64>> {
        let sql = AssertSqlSafe(sql.to_owned());
        if self.is_sqlite() {
            let mut connection = SqliteConnection::connect(&self.url).await.expect("a connection");
            let rows = sqlx::query(sql).fetch_all(&mut connection).await.expect("a query");
            let line = |row: &sqlx::sqlite::SqliteRow| (0..row.len()).map(|n| row.get(n)).collect();
            return rows.iter().map(line).collect();
        }
        let mut connection = PgConnection::connect(&self.url).await.expect("a connection");
        let rows = sqlx::query(sql).fetch_all(&mut connection).await.expect("a query");
        let line = |row: &sqlx::postgres::PgRow| {
            let number = |n: usize| match row.column(n).type_info().name() {
                "INT4" => i64::from(row.get::<i32, _>(n)),
                "BOOL" => i64::from(row.get::<bool, _>(n)),
                _ => row.get(n),
            };
            (0..row.len()).map(number).collect()
        };
        rows.iter().map(line).collect()
    }

    pub async fn number(&self, sql: &str) -> i64 {
        self.numbers(sql).await[0][0]
    }

    /// The first column of a query, as texts.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        on!(self, connection => {
            sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_all(&mut connection).await
        })
    }

    /// A text as a literal of a query.
    pub fn quoted(text: &str) -> String {
        format!("'{}'", text.replace('\'', "''"))
    }

    /// Every value of the database as a text: table, column and value.
    pub async fn everything(&self) -> Vec<(String, String, String)> {
        let mut all = Vec::new();
        for (table, column, kind) in self.columns().await {
            let value = match kind.as_str() {
                "BLOB" => format!("hex(\"{column}\")"),
                _ => format!("CAST(\"{column}\" AS TEXT)"),
            };
            let sql = format!("SELECT coalesce({value}, '') FROM {table}");
            let values = self.texts(&sql).await;
            all.extend(values.into_iter().map(|value| (table.clone(), column.clone(), value)));
        }
        all
    }

    /// The columns of the schema: table, name, and kind as the database calls it.
    pub async fn columns(&self) -> Vec<(String, String, String)> {
        let sqlite = "SELECT tables.name, columns.name, columns.type
             FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.schema = 'main' AND tables.type = 'table'
               AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations'
               AND columns.name <> 'keeper'
             ORDER BY 1, columns.cid";
        let postgres = "SELECT table_name::text, column_name::text, upper(data_type::text)
             FROM information_schema.columns
             WHERE table_schema = 'public'
               AND table_name NOT IN ('_sqlx_migrations', 'processes', 'living', 'gateway') AND column_name <> 'keeper'
             ORDER BY 1, ordinal_position";
        let sql = if self.is_sqlite() { sqlite } else { postgres };
        on!(self, connection => sqlx::query_as(sql).fetch_all(&mut connection).await)
    }
}

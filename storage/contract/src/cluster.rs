//! A private PostgreSQL, one for a process, and empty databases on it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Once, OnceLock};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use storage::{Observer, Storage};
use storage_postgres::PostgresStore;
use tokio::sync::OnceCell;

/// The reason why there is no PostgreSQL here.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Missing(String);

/// A running server. It ends with this process, whose end closes its standard input.
struct Cluster {
    address: String,
    _server: Child,
}

/// The exit status of `cluster.sh` when there is no PostgreSQL.
const NONE_HERE: i32 = 3;
/// A database with the schema, of which the others are copies.
const TEMPLATE: &str = "hornochse_template";

static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
static READY: OnceCell<()> = OnceCell::const_new();
static MADE: AtomicU32 = AtomicU32::new(0);

fn start() -> Result<Cluster, String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/cluster.sh");
    let mut server = Command::new(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{script}: {error}"))?;
    let mut address = String::new();
    if let Some(output) = server.stdout.as_mut() {
        // A missing line shows below, as an empty address.
        let _ = BufReader::new(output).read_line(&mut address);
    }
    let address = address.trim().to_owned();
    if !address.is_empty() {
        return Ok(Cluster { address, _server: server });
    }
    let status = server.wait().ok().and_then(|status| status.code());
    assert!(status == Some(NONE_HERE), "the private PostgreSQL does not start");
    Err("there is no PostgreSQL 15 or later here; install postgresql".to_owned())
}

fn at(database: &str) -> Result<String, Missing> {
    let cluster = CLUSTER.get_or_init(start).as_ref().map_err(|why| Missing(why.clone()))?;
    Ok(cluster.address.replacen("/postgres?", &format!("/{database}?"), 1))
}

async fn tell_server(sql: String) {
    let url = at("postgres").expect("the server is there");
    let options = PgConnectOptions::from_str(&url).expect("its address");
    let mut connection = options.connect().await.expect("a connection to the private server");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("a database is made");
    connection.close().await.expect("the connection ends");
}

/// The address of a new database on the private server, with the schema and nothing in it.
/// Errors: [`Missing`] when there is no PostgreSQL.
/// Panics: when there is one, but it does not work.
pub async fn postgres_database() -> Result<String, Missing> {
    let template = at(TEMPLATE)?;
    let ready = || async {
        tell_server(format!("CREATE DATABASE {TEMPLATE}")).await;
        let store = PostgresStore::open(&template, Observer::NONE).await;
        store.expect("the schema is made").close().await;
    };
    READY.get_or_init(ready).await;
    let name = format!("scratch_{}", MADE.fetch_add(1, Ordering::Relaxed));
    tell_server(format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE}")).await;
    at(&name)
}

/// The same; `None` when there is no PostgreSQL, after a line that says so.
/// Panics: with CI=true, when there is none.
pub async fn postgres_or_skip() -> Option<String> {
    match postgres_database().await {
        Ok(url) => Some(url),
        Err(missing) => {
            assert!(std::env::var_os("CI").is_none_or(|ci| ci != "true"), "{missing}");
            static TOLD: Once = Once::new();
            // Written to the real standard error: the harness swallows the output of tests that
            // pass.
            TOLD.call_once(|| {
                let _ = writeln!(std::io::stderr(), "NOT TESTED on PostgreSQL: {missing}");
            });
            None
        }
    }
}

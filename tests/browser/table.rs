//! `hornochse sandbox` as a newcomer starts it, and what is easier asked of its API than clicked.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::patience::{PATIENCE, in_time};

pub struct Table {
    pub url: String,
    child: Child,
}

impl Table {
    /// Starts the program and waits for the address it prints.
    pub fn open() -> Table {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hornochse"))
            .args(["sandbox", "--port", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let url = |line: String| Some(format!("http://{}", line.split_once("http://")?.1));
        let url =
            in_time("the program's address", move || lines.map_while(Result::ok).find_map(url))
                .expect("the program prints an address");
        Table { url, child }
    }

    /// The whole state.
    pub async fn state(&self) -> Value {
        let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
        let answer = client.get(format!("{}/sandbox/state", self.url)).send().await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    }

    pub async fn act(&self, action: &Value) -> Value {
        let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
        let request = client.post(format!("{}/sandbox/act", self.url)).body(action.to_string());
        serde_json::from_str(&request.send().await.unwrap().text().await.unwrap()).unwrap()
    }

    /// Waits until the bot has uploaded so many emojis.
    pub async fn uploaded(&self, emojis: u64) {
        let begin = Instant::now();
        while self.state().await["places"]["bots"][0]["emojis"] != emojis {
            assert!(begin.elapsed() < PATIENCE, "not uploaded within {PATIENCE:?}");
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// The id of somebody.
    pub async fn person(&self, name: &str) -> Value {
        let state = self.state().await;
        let people = state["places"]["people"].as_array().unwrap();
        people.iter().find(|one| one["name"] == name).unwrap()["id"].clone()
    }

    /// Somebody closes the direct messages.
    pub async fn close_dms(&self, name: &str) {
        let person = self.person(name).await;
        self.act(&json!({ "do": "set_dms", "person": person, "closed": true })).await;
    }

    /// Nothing that Discord would have refused was sent.
    pub async fn no_violations(&self) {
        let state = self.state().await;
        assert_eq!(state["violations"], json!([]));
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

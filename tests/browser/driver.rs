//! A session of [WebDriver](https://www.w3.org/TR/webdriver2/): the few commands that are given to
//! a browser here.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::patience::PATIENCE;

pub const TAB: char = '\u{e004}';
pub const ENTER: char = '\u{e007}';
pub const ESCAPE: char = '\u{e00c}';
pub const DOWN: char = '\u{e015}';

/// The name under which an element is known, for whatever reason.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What a browser says of a command that it could not carry out.
pub type Refused = String;

#[derive(Clone)]
pub struct Driver {
    client: Client,
    /// The address of the session.
    session: String,
}

impl Driver {
    /// A browser with these capabilities, started by the driver at an address.
    pub async fn open(address: &str, wanted: &Value) -> Result<Self, Refused> {
        let client = Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
        let mut driver = Self { client, session: format!("{address}/session") };
        let wanted = json!({ "capabilities": { "alwaysMatch": wanted } });
        let session = driver.post("", &wanted).await?;
        let id = session["sessionId"].as_str().ok_or("a session without a name")?;
        driver.session = format!("{}/{id}", driver.session);
        Ok(driver)
    }

    pub async fn goto(&self, url: &str) -> Result<(), Refused> {
        self.post("/url", &json!({ "url": url })).await.map(drop)
    }

    pub async fn refresh(&self) -> Result<(), Refused> {
        self.post("/refresh", &json!({})).await.map(drop)
    }

    /// Runs a script and returns its value.
    pub async fn execute(&self, script: &str) -> Result<Value, Refused> {
        self.post("/execute/sync", &json!({ "script": script, "args": [] })).await
    }

    /// Clicks the first element that an XPath finds.
    pub async fn click(&self, xpath: &str) -> Result<(), Refused> {
        let found = self.post("/element", &json!({ "using": "xpath", "value": xpath })).await?;
        self.post(&format!("/element/{}/click", name(&found)?), &json!({})).await.map(drop)
    }

    /// Types where the focus is.
    pub async fn keys(&self, keys: &str) -> Result<(), Refused> {
        let focused = self.ask(Method::GET, "/element/active", None).await?;
        let path = format!("/element/{}/value", name(&focused)?);
        self.post(&path, &json!({ "text": keys })).await.map(drop)
    }

    /// A picture of the window, as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>, Refused> {
        let picture = self.ask(Method::GET, "/screenshot", None).await?;
        BASE64_STANDARD.decode(picture.as_str().unwrap_or_default()).map_err(|e| e.to_string())
    }

    /// Closes the browser.
    pub async fn close(&self) -> Result<(), Refused> {
        self.ask(Method::DELETE, "", None).await.map(drop)
    }

    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, Refused> {
        self.ask(Method::POST, path, Some(body)).await
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, Refused> {
        let mut request = self.client.request(method, format!("{}{path}", self.session));
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let well = answer.status().is_success();
        let mut body: Value = answer.json().await.map_err(|error| error.to_string())?;
        let value = body["value"].take();
        if well { Ok(value) } else { Err(value["message"].to_string()) }
    }
}

fn name(element: &Value) -> Result<&str, Refused> {
    element[ELEMENT].as_str().ok_or_else(|| format!("no element: {element}"))
}

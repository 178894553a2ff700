//! A browser window with the page in it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::driver::{Driver, ENTER};
use crate::missing::not_tested;
use crate::patience::{PATIENCE, in_time};

/// Browsers are heavy: two at a time.
static ROOM: Semaphore = Semaphore::const_new(2);

pub struct Browser {
    pub page: Driver,
    process: Child,
    _profile: tempfile::TempDir,
    _room: SemaphorePermit<'static>,
}

fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|f| f.join(name)).find(|p| p.is_file()))
}

impl Browser {
    /// A window of this size at an address. None where there is no Chromium, with a word about it
    /// or, where that may not be, a panic.
    pub async fn open(url: &str, width: u32, height: u32) -> Option<Browser> {
        Self::with(url, width, height, false).await
    }

    /// A telephone.
    pub async fn phone(url: &str, width: u32, height: u32) -> Option<Browser> {
        Self::with(url, width, height, true).await
    }

    async fn with(url: &str, width: u32, height: u32, phone: bool) -> Option<Browser> {
        let chromium = program(&["chromium", "chromium-browser", "google-chrome"]);
        let (Some(chromium), Some(driver)) = (chromium, program(&["chromedriver"])) else {
            not_tested(
                "this needs Chromium and its driver: install the Debian packages chromium and chromium-driver",
            );
            return None;
        };
        let room = ROOM.acquire().await.unwrap();
        let profile = tempfile::tempdir().unwrap();
        let (process, address) = start(&driver);
        let mut options = json!({
            "binary": chromium,
            "args": [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                format!("--user-data-dir={}", profile.path().display()),
                format!("--window-size={width},{height}"),
            ],
        });
        if phone {
            let metrics =
                json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let wanted = json!({
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let page = Driver::open(&address, &wanted).await.expect("chromium starts");
        page.goto(url).await.unwrap();
        let browser = Browser { page, process, _profile: profile, _room: room };
        browser
            .until("the page is there", "return document.querySelector('.pane textarea') !== null")
            .await;
        Some(browser)
    }

    /// Runs a script and returns its value.
    pub async fn script(&self, script: &str) -> Value {
        self.page.execute(script).await.unwrap_or(Value::Null)
    }

    /// Waits until a script returns true.
    pub async fn until(&self, what: &str, script: &str) {
        let begin = Instant::now();
        while self.script(script).await != true {
            if begin.elapsed() > PATIENCE {
                self.shot("failed").await;
                let text = self.script("return document.body.innerText").await;
                let text = text.as_str().unwrap_or_default();
                panic!("not seen within {PATIENCE:?}: {what}\n{text}");
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// Returns the visible text of a window, counted from 0.
    pub async fn text(&self, pane: usize) -> String {
        let script = format!("return document.querySelectorAll('.pane')[{pane}].innerText");
        self.script(&script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a text can be read in a window.
    pub async fn sees(&self, pane: usize, text: &str) {
        let script = format!(
            "return document.querySelectorAll('.pane')[{pane}].innerText.includes({})",
            json!(text)
        );
        self.until(text, &script).await;
    }

    /// Clicks, with the mouse, what an XPath finds; tries again while the page is moving.
    pub async fn click(&self, xpath: &str) {
        let begin = Instant::now();
        loop {
            match self.page.click(xpath).await {
                Ok(()) => return,
                Err(error) if begin.elapsed() > PATIENCE => {
                    self.shot("failed").await;
                    panic!("cannot click {xpath} within {PATIENCE:?}: {error}");
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(60)).await,
            }
        }
    }

    /// Presses the newest button with this label in a window.
    pub async fn press(&self, pane: usize, label: &str) {
        let button = format!("*[self::button or self::a][not(@disabled)][contains(., '{label}')]");
        self.click(&format!("({}//li//{button})[last()]", at(pane))).await;
    }

    /// Opens a channel or the messages with a bot in a window.
    pub async fn go(&self, pane: usize, place: &str) {
        let entry =
            format!("{}//nav//button[contains(@class, 'place')][contains(., '{place}')]", at(pane));
        let script = format!(
            "return getComputedStyle(document.querySelectorAll('.pane')[{pane}].querySelector('.side')).visibility"
        );
        if self.script(&script).await == "hidden" {
            self.click(&format!("{}//button[@aria-label='Channels']", at(pane))).await;
        }
        self.click(&entry).await;
    }

    /// Types into a window's line and presses Enter.
    pub async fn write(&self, pane: usize, text: &str) {
        self.click(&format!("{}//textarea", at(pane))).await;
        self.keys(text).await;
        self.keys(&ENTER.to_string()).await;
    }

    /// Types where the focus is.
    pub async fn keys(&self, keys: &str) {
        self.page.keys(keys).await.unwrap();
    }

    /// So many windows side by side.
    pub async fn windows(&self, n: usize) {
        self.click(&format!("//div[@class='views']/button[{n}]")).await;
        let script = format!("return document.querySelectorAll('.pane').length === {n}");
        self.until("the windows", &script).await;
    }

    /// A command of Chromium's own protocol.
    pub async fn chromium(&self, command: &str, params: Value) -> Value {
        let command = json!({ "cmd": command, "params": params });
        self.page.post("/goog/cdp/execute", &command).await.unwrap()
    }

    /// Complains of anything the page's console complained of.
    pub async fn no_complaints(&self) {
        let said = self.page.post("/se/log", &json!({ "type": "browser" })).await.unwrap();
        // A refused action is answered with 422, which Chromium calls an error on its own; and a
        // picture may be replaced by an edit before it was loaded.
        let expected = |line: &&Value| {
            let text = line["message"].to_string();
            text.contains("422") || text.contains("/attachments/")
        };
        let all = said.as_array().into_iter().flatten();
        let bad: Vec<&Value> =
            all.filter(|one| one["level"] == "SEVERE" && !expected(one)).collect();
        assert!(bad.is_empty(), "{bad:#?}");
    }

    /// Leaves a picture for people to look at.
    pub async fn shot(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        let thread = std::thread::current();
        let test = thread.name().unwrap_or("test").replace("::", "-");
        let name = if name == "failed" { format!("failed-{test}") } else { name.to_owned() };
        if let Ok(png) = self.page.screenshot().await {
            std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
        }
    }
}

/// A window, counted from 0, as an XPath.
pub fn at(pane: usize) -> String {
    format!("(//section[contains(concat(' ', @class, ' '), ' pane ')])[{}]", pane + 1)
}

/// Starts chromedriver at a free port and waits until it listens. It takes a port that is free in
/// IPv6, wants the same one in IPv4, and ends where another program has that one: then it looks
/// again.
fn start(program: &Path) -> (Child, String) {
    let mut said = Vec::new();
    for _ in 0..20 {
        let mut driver =
            Command::new(program).arg("--port=0").stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let (port, all) = in_time("chromedriver", move || {
            let mut all = Vec::new();
            for line in lines.map_while(Result::ok) {
                if let Some((_, port)) = line.split_once("started successfully on port ") {
                    return (Some(port.trim_end_matches('.').to_owned()), all);
                }
                all.push(line);
            }
            (None, all)
        });
        if let Some(port) = port {
            return (driver, format!("http://127.0.0.1:{port}"));
        }
        driver.wait().unwrap();
        said = all;
        let taken = said.iter().any(|line| line.contains("port not available"));
        assert!(taken, "chromedriver ended: {said:#?}");
    }
    panic!("chromedriver found no free port: {said:#?}");
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Chromium goes with its driver's session or else with the driver's end.
        let session = self.page.clone();
        if let Ok(handle) = tokio::runtime::Handle::try_current() {
            tokio::task::block_in_place(|| drop(handle.block_on(session.close())));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

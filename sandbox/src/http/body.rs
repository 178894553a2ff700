//! Bodies: JSON, or a form with `payload_json`, plain fields and files.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use axum::http::{Request, header};
use serde_json::{Map, Value};

use crate::refusal::Refusal;
use crate::world::log::SentFile;

/// The largest body: ten files of the largest size and some text.
const LARGEST: usize = 128 * 1024 * 1024;

/// A request's body. `json` is null when there is none.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) json: Arc<Value>,
    pub(crate) files: Arc<[SentFile]>,
    /// The reason why it could not be read.
    pub(crate) fault: Option<Refusal>,
}

impl Read {
    fn faulty(refusal: Refusal) -> Read {
        Read { json: Arc::default(), files: Arc::from([]), fault: Some(refusal) }
    }
}

fn bad_json() -> Refusal {
    Refusal::new(400, 50109, "The request body contains invalid JSON.").blamed()
}

fn too_large() -> Refusal {
    Refusal::new(413, 40005, "Request entity too large").blamed()
}

pub(crate) async fn read(request: Request<Body>) -> Read {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    if kind.starts_with("multipart/form-data") {
        return form(request).await;
    }
    let Ok(bytes) = axum::body::to_bytes(request.into_body(), LARGEST).await else {
        return Read::faulty(too_large());
    };
    if bytes.is_empty() {
        return Read { json: Arc::default(), files: Arc::from([]), fault: None };
    }
    if kind.starts_with("application/x-www-form-urlencoded") {
        return urlencoded(&bytes);
    }
    if !kind.starts_with("application/json") {
        let message = "Expected \"Content-Type\" header to be application/json";
        return Read::faulty(Refusal::new(400, 50035, message).blamed());
    }
    match serde_json::from_slice(&bytes) {
        Ok(json) => Read { json: Arc::new(json), files: Arc::from([]), fault: None },
        Err(_) => Read::faulty(bad_json()),
    }
}

async fn form(request: Request<Body>) -> Read {
    let mut request = request;
    // The limit of the extractor is meant for web forms.
    DefaultBodyLimit::max(LARGEST).apply(&mut request);
    let Ok(mut form) = Multipart::from_request(request, &()).await else {
        return Read::faulty(bad_json());
    };
    let (mut fields, mut files) = (Fields::default(), Vec::new());
    loop {
        let part = match form.next_field().await {
            Ok(Some(part)) => part,
            Ok(None) => break,
            Err(_) => return Read::faulty(bad_json()),
        };
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        // Discord goes by the name, too, where nothing is said.
        let guessed = || Some(mime_guess::from_path(filename.as_ref()?).first_raw()?.to_owned());
        let content_type = part.content_type().map(str::to_owned).or_else(guessed);
        let Ok(bytes) = part.bytes().await else {
            return Read::faulty(bad_json());
        };
        match filename {
            Some(filename) if name != "payload_json" => {
                files.push(SentFile { part: name, filename, content_type, bytes });
            }
            _ => {
                if let Err(refusal) = fields.add(&name, &String::from_utf8_lossy(&bytes)) {
                    return Read::faulty(refusal);
                }
            }
        }
    }
    Read { json: Arc::new(fields.finish()), files: files.into(), fault: None }
}

/// A form without files.
fn urlencoded(bytes: &[u8]) -> Read {
    let mut fields = Fields::default();
    for (name, value) in form_urlencoded::parse(bytes) {
        if let Err(refusal) = fields.add(&name, &value) {
            return Read::faulty(refusal);
        }
    }
    Read { json: Arc::new(fields.finish()), files: Arc::from([]), fault: None }
}

/// The fields of a form besides its files: `payload_json`, and fields that stand for themselves.
#[derive(Default)]
struct Fields {
    payload: Option<Value>,
    plain: Map<String, Value>,
}

impl Fields {
    fn add(&mut self, name: &str, text: &str) -> Result<(), Refusal> {
        if name == "payload_json" {
            self.payload = Some(serde_json::from_str(text).map_err(|_| bad_json())?);
            return Ok(());
        }
        // A form knows texts only; these are something else.
        let value = match name {
            "tts" | "enforce_nonce" | "flags" => serde_json::from_str(text).ok(),
            _ => None,
        };
        self.plain.insert(name.into(), value.unwrap_or_else(|| text.into()));
        Ok(())
    }

    /// Discord takes `payload_json` where there is one.
    fn finish(self) -> Value {
        self.payload.unwrap_or(Value::Object(self.plain))
    }
}

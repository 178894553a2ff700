//! A certificate for Discord's names, signed by nobody but itself.

use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::TlsAcceptor;

/// A certificate that a client must be told to trust.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// For clients that read text files.
    pub pem: String,
    /// The same as bytes.
    pub der: Vec<u8>,
}

/// Makes a certificate and what is needed to serve with it.
pub(crate) fn make() -> Result<(Certificate, TlsAcceptor), String> {
    let names =
        ["discord.com", "gateway.discord.gg", "cdn.discordapp.com", "localhost", "127.0.0.1"];
    let made = rcgen::generate_simple_self_signed(names.map(str::to_owned))
        .map_err(|error| error.to_string())?;
    let certificate = Certificate { pem: made.cert.pem(), der: made.cert.der().as_ref().to_vec() };
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .map_err(|error| error.to_string())?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok((certificate, TlsAcceptor::from(Arc::new(config))))
}

//! A certificate for Discord's names, signed by nobody but itself.

use std::sync::Arc;

use rcgen::{CertificateParams, PKCS_ECDSA_P256_SHA256, PublicKeyData, SerialNumber, SigningKey};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
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

/// A key that signs a certificate. `rcgen` has one of its own, but brings a parser of certificates
/// along with it.
struct Signer {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl PublicKeyData for Signer {
    fn der_bytes(&self) -> &[u8] {
        self.pair.public_key().as_ref()
    }

    fn algorithm(&self) -> &'static rcgen::SignatureAlgorithm {
        &PKCS_ECDSA_P256_SHA256
    }
}

impl SigningKey for Signer {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, rcgen::Error> {
        let signature = self.pair.sign(&self.random, message);
        signature
            .map(|signature| signature.as_ref().to_vec())
            .map_err(|_| rcgen::Error::RingUnspecified)
    }
}

/// Makes a certificate and what is needed to serve with it.
pub(crate) fn make() -> Result<(Certificate, TlsAcceptor), String> {
    let names =
        ["discord.com", "gateway.discord.gg", "cdn.discordapp.com", "localhost", "127.0.0.1"];
    let random = SystemRandom::new();
    let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
    let private = EcdsaKeyPair::generate_pkcs8(algorithm, &random)
        .map_err(|_| "the machine has no chance to spare")?;
    let pair = EcdsaKeyPair::from_pkcs8(algorithm, private.as_ref(), &random)
        .map_err(|error| error.to_string())?;
    let mut params =
        CertificateParams::new(names.map(str::to_owned)).map_err(|error| error.to_string())?;
    params.serial_number = Some(SerialNumber::from(1));
    let made = params.self_signed(&Signer { pair, random }).map_err(|error| error.to_string())?;
    let certificate = Certificate { pem: made.pem(), der: made.der().as_ref().to_vec() };
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(private.as_ref().to_vec()));
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_no_client_auth()
        .with_single_cert(vec![made.der().clone()], key)
        .map_err(|error| error.to_string())?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok((certificate, TlsAcceptor::from(Arc::new(config))))
}

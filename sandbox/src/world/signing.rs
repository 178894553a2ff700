//! The keys that sign interactions sent to a bot's own address.

use ring::signature::{Ed25519KeyPair, KeyPair as _};

use crate::id::Id;

/// The key of an application. It is derived from the id, so that a bot's configuration stays valid
/// from one run to the next; it keeps nothing secret.
fn key(app: Id) -> Option<Ed25519KeyPair> {
    let mut seed = *b"a simulated Discord's signing ke";
    for (place, byte) in seed.iter_mut().zip(app.0.to_le_bytes()) {
        *place ^= byte;
    }
    Ed25519KeyPair::from_seed_unchecked(&seed).ok()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The public key with which a bot checks signatures, in hexadecimal: `verify_key` of its
/// application.
pub(crate) fn public_key(app: Id) -> String {
    key(app).map(|key| hex(key.public_key().as_ref())).unwrap_or_default()
}

/// The signature of a body sent at a time, for `X-Signature-Ed25519`.
pub(crate) fn signature(app: Id, timestamp: &str, body: &str) -> String {
    let text = [timestamp.as_bytes(), body.as_bytes()].concat();
    key(app).map(|key| hex(key.sign(&text).as_ref())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use ring::signature::{ED25519, UnparsedPublicKey};

    use super::*;

    fn bytes(hex: &str) -> Vec<u8> {
        let pair = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        (0..hex.len()).step_by(2).map(pair).collect()
    }

    #[test]
    fn what_is_signed_can_be_checked_with_the_public_key() {
        let (one, other) = (Id(1_400_000_004_194_304_000), Id(5));
        let key = UnparsedPublicKey::new(&ED25519, bytes(&public_key(one)));
        let signed = bytes(&signature(one, "1700000000", "{}"));
        assert!(key.verify(b"1700000000{}", &signed).is_ok());
        assert!(key.verify(b"1700000001{}", &signed).is_err());
        assert!(
            key.verify(b"1700000000{}", &bytes(&signature(other, "1700000000", "{}"))).is_err()
        );
    }
}

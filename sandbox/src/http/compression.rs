//! Transport compression of the gateway: one stream for the whole life of a connection.

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress};
use zstd::stream::raw::{Encoder, InBuffer, Operation as _, OutBuffer};

/// The encoding of messages to a client.
pub(crate) enum Compressor {
    /// As text.
    Plain,
    /// `compress=zlib-stream`: every message ends with `00 00 FF FF`.
    Zlib(Box<Compress>),
    /// `compress=zstd-stream`: every message ends a block.
    Zstd(Box<Encoder<'static>>),
}

impl Compressor {
    /// Returns the compressor a client asks for in the gateway's address; `None` if it asks for an
    /// encoding or compression that does not exist.
    pub(crate) fn asked_for(query: &str) -> Option<Compressor> {
        let pairs = form_urlencoded::parse(query.as_bytes());
        let mut compressor = Compressor::Plain;
        for (name, value) in pairs {
            match (&*name, &*value) {
                ("encoding", "json") | ("compress", "") => {}
                ("encoding", _) => return None,
                ("compress", "zlib-stream") => {
                    compressor =
                        Compressor::Zlib(Box::new(Compress::new(Compression::fast(), true)));
                }
                ("compress", "zstd-stream") => {
                    compressor = Compressor::Zstd(Box::new(Encoder::new(1).ok()?));
                }
                ("compress", _) => return None,
                _ => {}
            }
        }
        Some(compressor)
    }

    /// A message as it goes over the wire.
    /// Errors: when the compressor gives up, which ends the connection.
    pub(crate) fn message(&mut self, text: String) -> Result<Message, std::io::Error> {
        match self {
            Compressor::Plain => Ok(Message::Text(text.into())),
            Compressor::Zlib(stream) => Ok(Message::Binary(zlib(stream, text.as_bytes())?.into())),
            Compressor::Zstd(stream) => Ok(Message::Binary(zstd(stream, text.as_bytes())?.into())),
        }
    }
}

fn zlib(stream: &mut Compress, mut left: &[u8]) -> Result<Vec<u8>, std::io::Error> {
    let mut out = Vec::with_capacity(left.len() / 2 + 64);
    loop {
        let before = stream.total_in();
        stream.compress_vec(left, &mut out, FlushCompress::Sync).map_err(std::io::Error::other)?;
        let taken = usize::try_from(stream.total_in() - before).unwrap_or(left.len());
        left = &left[taken.min(left.len())..];
        // Room that is left over says that nothing is waiting inside.
        if left.is_empty() && out.len() < out.capacity() {
            return Ok(out);
        }
        out.reserve(out.capacity().max(64));
    }
}

fn zstd(stream: &mut Encoder<'_>, text: &[u8]) -> Result<Vec<u8>, std::io::Error> {
    let mut out = Vec::new();
    let mut part = vec![0; zstd::zstd_safe::CCtx::out_size()];
    let mut input = InBuffer::around(text);
    while input.pos() < text.len() {
        let mut room = OutBuffer::around(part.as_mut_slice());
        stream.run(&mut input, &mut room)?;
        out.extend_from_slice(room.as_slice());
    }
    loop {
        let mut room = OutBuffer::around(part.as_mut_slice());
        let waiting = stream.flush(&mut room)?;
        out.extend_from_slice(room.as_slice());
        if waiting == 0 {
            return Ok(out);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn bytes(message: Message) -> Vec<u8> {
        match message {
            Message::Binary(bytes) => bytes.to_vec(),
            other => panic!("{other:?}"),
        }
    }

    /// Small ones, large ones, and some that hardly shrink.
    fn texts() -> Vec<String> {
        let noise = |length: usize| {
            let mut seed = 7_u32;
            let next = std::iter::repeat_with(move || {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                char::from(b' ' + (seed >> 24) as u8 % 90)
            });
            next.take(length).collect::<String>()
        };
        vec!["{}".into(), "a".repeat(300_000), noise(63), noise(5_000), noise(400_000)]
    }

    #[test]
    fn every_zlib_message_can_be_read_when_it_is_there() {
        let mut compressor =
            Compressor::asked_for("v=10&encoding=json&compress=zlib-stream").unwrap();
        let mut reader = flate2::Decompress::new(true);
        for text in texts() {
            let sent = bytes(compressor.message(text.clone()).unwrap());
            assert!(sent.ends_with(&[0, 0, 255, 255]));
            let mut read = Vec::with_capacity(text.len() + 64);
            reader.decompress_vec(&sent, &mut read, flate2::FlushDecompress::Sync).unwrap();
            assert_eq!(read, text.as_bytes());
        }
    }

    #[test]
    fn every_zstd_message_can_be_read_when_it_is_there() {
        let mut compressor =
            Compressor::asked_for("v=10&encoding=json&compress=zstd-stream").unwrap();
        let mut all = Vec::new();
        for text in texts() {
            all.extend(bytes(compressor.message(text.clone()).unwrap()));
            let mut read = vec![0; text.len()];
            let mut reader = zstd::stream::read::Decoder::new(all.as_slice()).unwrap();
            let before: usize =
                texts().iter().take_while(|one| **one != text).map(String::len).sum();
            let mut skipped = vec![0; before];
            reader.read_exact(&mut skipped).unwrap();
            reader.read_exact(&mut read).unwrap();
            assert_eq!(read, text.as_bytes());
        }
    }

    #[test]
    fn what_there_is_not_is_refused() {
        for query in ["encoding=etf", "compress=lz4"] {
            assert!(Compressor::asked_for(query).is_none(), "{query}");
        }
        assert!(matches!(Compressor::asked_for("v=10&encoding=json"), Some(Compressor::Plain)));
    }
}

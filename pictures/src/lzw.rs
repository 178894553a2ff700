//! Packs pixels the way a GIF file holds them (GIF89a, appendix F): a dictionary of phrases that
//! grows with what was packed, and begins anew once it is full.
//!
//! Most pixels are like the one before. A phrase that begins with such a run is found by the length
//! of the run, not pixel by pixel, which is why the encoder that comes with the `gif` crate isn't
//! used.

use super::palette::MOST_COLOURS;

const PIXEL_BITS: u8 = 8;
/// The code after which the dictionary is empty, and the one after the last.
const CLEAR: u16 = 1 << PIXEL_BITS;
const END: u16 = CLEAR + 1;
/// Longer codes there are none.
const MOST_BITS: u8 = 12;
/// Places of the hash table: twice as many as phrases, as a power of two.
const PLACES_BITS: u32 = 13;
const PLACES: usize = 1 << PLACES_BITS;

/// The phrases that were packed since the dictionary was last emptied.
#[derive(Debug)]
struct Dictionary {
    /// A phrase's code and the pixel after it (20 bits), then the code of both together (12 bits).
    /// Zero is an empty place.
    places: Box<[u32; PLACES]>,
    /// The codes of runs of each colour, from two pixels on.
    runs: Vec<Vec<u16>>,
}

impl Dictionary {
    fn new() -> Self {
        Self { places: Box::new([0; PLACES]), runs: vec![Vec::new(); MOST_COLOURS] }
    }

    fn empty(&mut self) {
        self.places.fill(0);
        self.runs.iter_mut().for_each(Vec::clear);
    }

    /// The code of a phrase and the pixel after it, or the place where it belongs.
    fn find(&self, phrase: u16, pixel: u8) -> Result<u16, usize> {
        let key = Self::key(phrase, pixel);
        let mut place = (key.wrapping_mul(0x9e37_79b1) >> (u32::BITS - PLACES_BITS)) as usize;
        loop {
            place %= PLACES;
            match self.places[place] {
                0 => return Err(place),
                entry if entry >> MOST_BITS == key => {
                    return Ok((entry & ((1 << MOST_BITS) - 1)) as u16);
                }
                _ => place += 1,
            }
        }
    }

    fn insert(&mut self, place: usize, phrase: u16, pixel: u8, code: u16) {
        self.places[place] = Self::key(phrase, pixel) << MOST_BITS | u32::from(code);
    }

    fn key(phrase: u16, pixel: u8) -> u32 {
        u32::from(phrase) << PIXEL_BITS | u32::from(pixel)
    }
}

/// Codes, one after the other, as bytes.
#[derive(Debug, Default)]
struct Codes {
    bytes: Vec<u8>,
    /// Bits that are yet to become bytes.
    pending: u64,
    pending_bits: u8,
    code_bits: u8,
    /// The code of the phrase that is added next.
    next: u16,
}

impl Codes {
    /// Begins with the bits of a pixel and an empty dictionary.
    fn new(capacity: usize) -> Self {
        let mut bytes = Vec::with_capacity(capacity);
        bytes.push(PIXEL_BITS);
        let mut codes = Self { bytes, ..Self::default() };
        codes.restart();
        codes.put(CLEAR);
        codes
    }

    fn restart(&mut self) {
        (self.code_bits, self.next) = (PIXEL_BITS + 1, END + 1);
    }

    #[inline]
    fn put(&mut self, code: u16) {
        self.pending |= u64::from(code) << self.pending_bits;
        self.pending_bits += self.code_bits;
        if self.pending_bits >= 32 {
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.pending_bits -= 32;
        }
    }

    /// Puts the code of a phrase; returns the code of the one that unpacking adds after it, or
    /// nothing where the dictionary is full and begins anew.
    #[inline]
    fn put_phrase(&mut self, code: u16) -> Option<u16> {
        self.put(code);
        let added = self.next;
        if added == 1 << MOST_BITS {
            self.put(CLEAR);
            self.restart();
            return None;
        }
        if added == 1 << self.code_bits {
            self.code_bits += 1;
        }
        self.next += 1;
        Some(added)
    }

    fn finish(mut self) -> Vec<u8> {
        self.put(END);
        let left = usize::from(self.pending_bits).div_ceil(8);
        self.bytes.extend_from_slice(&self.pending.to_le_bytes()[..left]);
        self.bytes
    }
}

/// Packs frames one after the other.
#[derive(Debug)]
pub(super) struct Packer {
    dictionary: Dictionary,
}

impl Packer {
    pub(super) fn new() -> Self {
        Self { dictionary: Dictionary::new() }
    }

    /// The pixels as [`gif::Encoder::write_lzw_pre_encoded_frame`] takes them.
    pub(super) fn pack(&mut self, pixels: &[u8]) -> Vec<u8> {
        let dictionary = &mut self.dictionary;
        dictionary.empty();
        let mut codes = Codes::new(pixels.len() / 8);
        let mut rest = pixels;
        while let Some(colour) = rest.first() {
            let runs = &mut dictionary.runs[usize::from(*colour)];
            let longest = runs.len() + 1;
            let length = run(rest, longest + 1).min(longest + 1);
            let known = length.min(longest);
            let mut phrase = match known {
                1 => u16::from(*colour),
                _ => runs[known - 2],
            };
            rest = &rest[known..];
            if length > longest {
                match codes.put_phrase(phrase) {
                    Some(added) => runs.push(added),
                    None => dictionary.empty(),
                }
                continue;
            }
            let place = loop {
                let Some(pixel) = rest.first() else { break None };
                match dictionary.find(phrase, *pixel) {
                    Ok(longer) => (phrase, rest) = (longer, &rest[1..]),
                    Err(place) => break Some((place, *pixel)),
                }
            };
            match (codes.put_phrase(phrase), place) {
                (Some(added), Some((place, pixel))) => {
                    dictionary.insert(place, phrase, pixel, added);
                }
                (Some(_), None) => {}
                (None, _) => dictionary.empty(),
            }
        }
        codes.finish()
    }
}

/// Returns the number of equal pixels at the beginning; stops counting once there are `enough`.
fn run(pixels: &[u8], enough: usize) -> usize {
    const STRIDE: usize = size_of::<u64>();
    let Some(first) = pixels.first() else { return 0 };
    let alike = u64::from_le_bytes([*first; STRIDE]);
    let (strides, _) = pixels.as_chunks::<STRIDE>();
    let mut length = 0;
    for stride in strides {
        let unlike = u64::from_le_bytes(*stride) ^ alike;
        if unlike != 0 {
            return length + unlike.trailing_zeros() as usize / 8;
        }
        length += STRIDE;
        if length >= enough {
            return length;
        }
    }
    length + pixels[length..].iter().take_while(|pixel| *pixel == first).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pixels of a file with one frame.
    fn unpacked(packed: Vec<u8>, width: usize, height: usize) -> Vec<u8> {
        let (width, height) = (u16::try_from(width).unwrap(), u16::try_from(height).unwrap());
        let palette = [0; 3 * MOST_COLOURS];
        let mut encoder = gif::Encoder::new(Vec::new(), width, height, &palette).unwrap();
        let frame = gif::Frame { width, height, buffer: packed.into(), ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        let file = encoder.into_inner().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        options.check_lzw_end_code(true);
        let mut decoder = options.read_info(&file[..]).unwrap();
        decoder.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    #[test]
    fn pixels_are_unpacked_as_they_were_packed() {
        let noise = |n: usize| (n.wrapping_mul(0x9e37_79b1) >> 11) as u8;
        let (width, height) = (200, 300);
        let all = |pixel: &dyn Fn(usize) -> u8| (0..width * height).map(pixel).collect::<Vec<u8>>();
        let images = [
            all(&|_| 7),
            all(&noise),
            all(&|n| noise(n / 50)),
            all(&|n| noise(n / 7) % 3),
            all(&|n| if noise(n) < 40 { noise(n + 1) } else { 0 }),
            all(&|n| (n % width / 20) as u8),
        ];
        let mut packer = Packer::new();
        for image in &images {
            // Each length once more, so that the dictionary ends at every size of its codes.
            for lines in [1, 2, 3, 5, 8, 13, 21, 55, height] {
                let pixels = &image[..lines * width];
                assert!(unpacked(packer.pack(pixels), width, lines) == pixels);
            }
        }
        for length in 1..700 {
            let pixels = &images[1][..length];
            assert!(unpacked(packer.pack(pixels), length, 1) == pixels, "{length} pixels");
        }
    }

    #[test]
    fn a_run_ends_with_the_first_pixel_that_differs() {
        for length in 0..40 {
            let pixels = [vec![3; length], vec![4; 3]].concat();
            let expected = if length == 0 { 3 } else { length };
            assert_eq!(run(&pixels, 100), expected);
            assert_eq!(run(&pixels[..length], 100), length);
        }
        assert!((5..=13).contains(&run(&[1; 50], 5)));
    }
}

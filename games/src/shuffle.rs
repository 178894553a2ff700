//! A fair shuffle. It never changes, since sealed deals ([`crate::sealed::FUNCTION`]) are made with
//! it.

use rand::Rng;

/// Fisher–Yates: every order is equally likely if every bit of the generator is. Written out here,
/// rather than taken from a library, so that a seed means the same deal in every later version.
pub(crate) fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last + 1, rng));
    }
}

/// A number from 0 to `bound - 1`, each equally likely. Draws beyond the largest multiple of
/// `bound` are thrown away instead of being folded back, which would favour the low numbers. A
/// bound of 0 returns 0.
pub(crate) fn below<R: Rng + ?Sized>(bound: usize, rng: &mut R) -> usize {
    let Ok(bound) = u32::try_from(bound) else {
        return 0;
    };
    if bound == 0 {
        return 0;
    }
    // The largest multiple of `bound` that fits; numbers from there on would be uneven.
    let even = u32::MAX - u32::MAX % bound;
    loop {
        let drawn = rng.next_u32();
        if drawn < even {
            return (drawn % bound) as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    #[test]
    fn every_order_of_three_comes_equally_often() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [1, 2, 3];
            shuffle(&mut items, &mut rng);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 6);
        // Standard deviation is about 91; five of them.
        assert!(seen.values().all(|n| (n - 10_000).abs() < 456), "{seen:?}");
    }
}

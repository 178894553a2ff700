//! `arena train`.

#[test]
fn training_gives_the_same_weights_with_any_number_of_threads() {
    let train =
        |threads: usize| arena::train::weights(5, 2, threads.try_into().unwrap(), &mut |_| ());
    let weights = train(1);
    let built_in = include_bytes!("../../../players/src/nimmt/fast/weights.bin");
    assert_eq!(weights.len(), built_in.len());
    assert!(weights == train(2));
}

//! Every language says everything that English says, with the same values, in all the plurals it
//! has, and within Discord's limits.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use games::GameKind;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use view::Words;
use view::words::{Catalogues, ENGLISH, Value};

/// The texts of a language, by their keys.
type Catalogue = BTreeMap<String, Pattern<String>>;

fn catalogue(locale: &str) -> Catalogue {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(locale);
    let mut found = Catalogue::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let at = path.display();
        let read =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, e)| panic!("{at}: {e:?}"));
        for entry in read.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let text = message.value.unwrap_or_else(|| panic!("{at}: {key} says nothing"));
            assert!(found.insert(key.clone(), text).is_none(), "{at}: {key} stands there twice");
        }
    }
    found
}

fn all() -> impl Iterator<Item = (&'static str, Catalogue)> {
    Words::all().map(|locale| (locale, catalogue(locale)))
}

/// Every expression of a text, those inside others, too.
fn each<'a>(text: &'a Pattern<String>, look: &mut dyn FnMut(&'a Expression<String>)) {
    for element in &text.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        look(expression);
        if let Expression::Select { variants, .. } = expression {
            variants.iter().for_each(|variant| each(&variant.value, look));
        }
    }
}

/// The values that a text has places for, shown and only chosen by. Texts that it refers to are
/// looked into. The game that is spoken about is always given.
fn values(all: &Catalogue, key: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut shown, mut chosen_by) = (BTreeSet::new(), BTreeSet::new());
    let mut others = BTreeSet::new();
    let Some(text) = all.get(key) else { panic!("nobody says {key}") };
    each(text, &mut |expression| match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            shown.insert(id.name.clone());
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            others.insert(id.name.clone());
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, .. } => {
            chosen_by.insert(id.name.clone());
        }
        _ => {}
    });
    for other in others {
        let (more, choose) = values(all, &other);
        shown.extend(more);
        chosen_by.extend(choose);
    }
    shown.remove("kind");
    chosen_by.remove("kind");
    (shown, chosen_by)
}

#[test]
fn every_language_has_every_text_with_the_same_values() {
    let english = catalogue(ENGLISH);
    for (locale, own) in all() {
        let keys = |all: &Catalogue| all.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (keys(&own), keys(&english));
        let missing: Vec<_> = there.difference(&here).collect();
        let unknown: Vec<_> = here.difference(&there).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{locale}: {missing:?} {unknown:?}");
        for key in own.keys() {
            let ((shown, chosen_by), (said, chosen)) = (values(&own, key), values(&english, key));
            let given: BTreeSet<_> = said.union(&chosen).cloned().collect();
            let wanted: BTreeSet<_> = shown.union(&chosen_by).cloned().collect();
            let strange: Vec<_> = wanted.difference(&given).collect();
            assert!(strange.is_empty(), "{locale}: {key} wants {strange:?}");
            let silent: Vec<_> = said.difference(&wanted).collect();
            assert!(silent.is_empty(), "{locale}: {key} does not say {silent:?}");
        }
    }
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

const fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// The plurals of a language that the bot's whole numbers can have, each with the least of them.
/// They are those of the library that chooses: what it does not know it never chooses.
fn plurals(locale: &str) -> BTreeMap<&'static str, u32> {
    let rules = PluralRules::create(
        locale[..2].parse::<unic_langid::LanguageIdentifier>().unwrap(),
        PluralRuleType::CARDINAL,
    );
    let rules = rules.unwrap();
    let mut found = BTreeMap::new();
    for n in (0..=2_000).chain([10_000, 100_000, 1_000_000, 2_000_000]) {
        found.entry(name(&rules.select(n).unwrap())).or_insert(n);
    }
    found
}

/// Whether a plural is named, and not only some number and "other".
fn chosen_by_number(variants: &[Variant<String>]) -> bool {
    let by_plural = |variant: &Variant<String>| match &variant.key {
        VariantKey::Identifier { name } => CATEGORIES[..5].contains(&name.as_str()),
        VariantKey::NumberLiteral { .. } => false,
    };
    variants.iter().any(by_plural)
}

#[test]
fn every_choice_by_number_has_all_plurals_of_its_language() {
    let mut choices = 0;
    for (locale, own) in all() {
        let plurals = plurals(locale);
        for (key, text) in &own {
            each(text, &mut |expression| {
                let Expression::Select { variants, .. } = expression else { return };
                if !chosen_by_number(variants) {
                    return;
                }
                choices += 1;
                let named = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some(name.as_str()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let named: BTreeSet<&str> = named.collect();
                let exact = |n: &str| {
                    variants.iter().any(|variant| {
                        matches!(&variant.key, VariantKey::NumberLiteral { value } if value == n)
                    })
                };
                for plural in plurals.keys() {
                    // A number by itself is the only one of its plural in some languages.
                    let by_itself = *plural == "one" && plurals["one"] == 1 && exact("1");
                    assert!(by_itself || named.contains(plural), "{locale}: {key} lacks {plural}");
                }
                // Fluent wants a last resort, also in a language in which only fractions come to it.
                for plural in named.iter().filter(|plural| **plural != "other") {
                    assert!(plurals.contains_key(plural), "{locale}: {key} never says {plural}");
                }
                let usual = variants.iter().find(|variant| variant.default).unwrap();
                let usual =
                    matches!(&usual.key, VariantKey::Identifier { name } if name == "other");
                assert!(usual, "{locale}: {key} has another usual case than the plural");
            });
        }
    }
    assert!(choices > 250, "only {choices} choices by number were found");
}

/// In French 0 is a singular, too: a text with "1" there says it of 0 as well.
#[test]
fn a_singular_that_stands_for_several_numbers_names_none_of_them() {
    let mut looked_at = 0;
    for (locale, own) in all() {
        if plurals(locale).get("one") != Some(&0) {
            continue;
        }
        for (key, text) in &own {
            each(text, &mut |expression| {
                let Expression::Select { variants, .. } = expression else { return };
                let one = variants.iter().find(|variant| {
                    matches!(&variant.key, VariantKey::Identifier { name } if name == "one")
                });
                let Some(one) = one else { return };
                looked_at += 1;
                for element in &one.value.elements {
                    if let PatternElement::TextElement { value } = element {
                        assert!(!value.contains(['0', '1']), "{locale}: {key}: {value}");
                    }
                }
            });
        }
    }
    assert!(looked_at > 20, "only {looked_at} singulars were found");
}

/// Returns a text without its code in backticks, which is for machines.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

#[test]
fn french_has_a_space_that_does_not_break_before_two_part_marks() {
    let mut marks = 0;
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr")).unwrap()
    {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // The name of the game, its languages' switches and addresses keep their spelling.
            let line = without_code(line).replace("nimmt!", "");
            let letters: Vec<char> = line.chars().collect();
            for (at, mark) in letters.iter().enumerate().skip(1) {
                let before = letters[at - 1];
                let alone = letters.get(at + 1).is_none_or(|after| !after.is_alphanumeric());
                let opens = *mark == '«' && letters.get(at + 1) != Some(&'\u{a0}');
                let closes = ":;!?»".contains(*mark) && alone && before != '\u{a0}';
                // "!?" is one mark, and bold text may end before it.
                let joined = "!?:*\"".contains(before);
                assert!(!opens && (!closes || joined), "{line}");
                marks += usize::from(":;!?»«".contains(*mark));
            }
        }
    }
    assert!(marks > 300, "only {marks} marks were found");
}

/// A name of as many wide letters as are shown, and numbers as long as they get.
fn worst(value: &str, words: &Words) -> Value {
    let name = "W".repeat(24);
    match value {
        "name" | "host" | "victim" | "caller" => name.into(),
        "names" => format!("**{name}**, **{name}** and **{name}**").into(),
        "cards" => "104 103 102 101 100".into(),
        "level" => words.say("level", &[("level", 9_u8.into())]).into(),
        "nth" => words.say("the-nth", &[("n", 6_u8.into())]).into(),
        "date" | "until" | "when" | "since" => "<t:1700000000:R>".into(),
        "language" => "Nederlands".into(),
        "seal" | "link" | "entropy" | "why" => "0".repeat(64).into(),
        "n" | "winners" | "wins" | "matches" | "days" => Value::Number(9_999),
        _ => Value::Text("9999".to_owned()),
    }
}

/// The texts that go to a place of their own, by how their keys begin and end, and what fits there.
const PLACES: [(&str, &str, usize); 25] = [
    ("button-", "", 80),
    ("sixtysix-button-", "", 80),
    ("leaders-button-", "", 80),
    ("stats-button-", "", 80),
    ("void-button-", "", 80),
    ("settings-page-", "", 80),
    ("settings-turn-", "", 80),
    ("bots-one", "", 80),
    ("setup-hints-", "", 80),
    ("setup-quiet-", "", 80),
    ("alert-stop", "", 80),
    ("setup-", "-line", 100),
    ("sixtysix-setup-", "-line", 100),
    ("setup-", "-option", 100),
    ("setup-end-", "", 100),
    ("sixtysix-setup-end-", "", 100),
    ("settings-", "-option", 100),
    ("mine-", "-option", 100),
    ("leaders-order-", "", 100),
    ("leaders-window-", "", 100),
    ("leaders-menu-", "", 150),
    ("bots-add", "", 150),
    ("bots-remove", "", 150),
    ("void-menu", "", 150),
    ("thread-name", "", 100),
];

#[test]
fn every_text_fits_where_it_goes_with_the_longest_values() {
    let english = catalogue(ENGLISH);
    for (begin, end, most) in PLACES {
        let keys: Vec<&String> =
            english.keys().filter(|key| key.starts_with(begin) && key.ends_with(end)).collect();
        assert!(!keys.is_empty(), "no text is a {begin}…{end}");
        for key in keys {
            check(&english, key, most);
        }
    }
    for key in english.keys() {
        // Rules and help go into an embed.
        let embedded = key.starts_with("rules-") || key.starts_with("help-");
        check(&english, key, if embedded { 4096 } else { 2000 });
        // The heading of an embed.
        if key.ends_with("-title") {
            check(&english, key, 256);
        }
    }
}

/// In every language and about every game.
fn check(english: &Catalogue, key: &str, most: usize) {
    let (shown, chosen_by) = values(english, key);
    let names: Vec<&'static str> =
        shown.union(&chosen_by).map(|name| &*name.clone().leak()).collect();
    for locale in Words::all() {
        for game in GameKind::ALL {
            let words = Words::of(locale).about(*game);
            let values: Vec<_> = names.iter().map(|name| (*name, worst(name, &words))).collect();
            let text = words.say(key, &values);
            let length = text.encode_utf16().count();
            assert!(length <= most, "{locale}: {key} has {length} of {most} characters: {text}");
        }
    }
}

/// The longest text of a button on a phone that can be read at a glance.
const AT_A_GLANCE: usize = 34;

#[test]
fn a_button_without_values_can_be_read_at_a_glance() {
    let english = catalogue(ENGLISH);
    let buttons = english.keys().filter(|key| key.contains("button-"));
    let plain = |key: &&String| values(&english, key) == (BTreeSet::new(), BTreeSet::new());
    for key in buttons.filter(plain) {
        check(&english, key, AT_A_GLANCE);
    }
}

#[test]
fn what_takes_a_row_begins_with_the_same_sign_in_every_language() {
    for locale in Words::all() {
        for key in ["line-full", "line-full-shared", "line-low", "line-low-shared", "line-nowhere"]
        {
            let english = catalogue(ENGLISH);
            let (shown, _) = values(&english, key);
            let values: Vec<(&'static str, Value)> =
                shown.iter().map(|name| (&*name.clone().leak(), "1".into())).collect();
            let line = Words::of(locale).say(key, &values);
            assert!(line.starts_with('💥'), "{locale}: {line}");
        }
    }
}

#[test]
fn no_catalogue_is_damaged() {
    for locale in Words::all() {
        let faults = Catalogues::compiled_in().faults(locale);
        assert!(faults.is_empty(), "{locale}: {faults:?}");
    }
}

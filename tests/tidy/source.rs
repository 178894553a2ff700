//! Code as far as the laws of the house look at it: words and texts without comments, and the paths
//! that a file names.

use std::ops::Range;
use std::path::{Path, PathBuf};

/// The files of Rust code in a folder of the workspace, and their texts.
pub fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy();
            if path.is_dir() {
                if name != "target" && !name.starts_with('.') {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// A path below the root of the workspace, with `/` between its parts.
pub fn shown(path: &Path) -> String {
    let below = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path);
    below.to_string_lossy().replace('\\', "/")
}

/// A piece of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'t> {
    /// An identifier, a keyword or a number.
    Word(&'t str),
    /// The inside of a literal of text, as it is written.
    Text(&'t str),
    /// `::`.
    Step,
    /// Any other sign.
    Sign(char),
}

/// Code without comments and white space.
pub fn tokens(code: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let (token, length) = if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, comment(rest))
        } else if let Some((text, length)) = raw_text(rest).or_else(|| text(rest)) {
            (Some(Token::Text(text)), length)
        } else if first == '\'' {
            (None, letter(rest))
        } else if is_word(first) {
            let raw = rest.strip_prefix("r#").filter(|name| name.starts_with(is_word));
            let name = raw.unwrap_or(rest);
            let length = name.find(|c| !is_word(c)).unwrap_or(name.len());
            (Some(Token::Word(&name[..length])), rest.len() - name.len() + length)
        } else if rest.starts_with("::") {
            (Some(Token::Step), 2)
        } else if first.is_whitespace() {
            (None, first.len_utf8())
        } else {
            (Some(Token::Sign(first)), first.len_utf8())
        };
        found.extend(token);
        rest = &rest[length..];
    }
    found
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the length of the comment that begins here; others may lie in it.
fn comment(code: &str) -> usize {
    let (mut depth, mut at) = (0_u32, 0);
    while at < code.len() {
        if code[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if code[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += code[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    code.len()
}

/// The text without escapes (`r"…"`, `br#"…"#`) that begins here, and how long it is with its
/// marks.
fn raw_text(code: &str) -> Option<(&str, usize)> {
    let after = ["r", "br", "cr"].iter().find_map(|mark| code.strip_prefix(mark))?;
    let fences = after.len() - after.trim_start_matches('#').len();
    let inside = after[fences..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(fences));
    let length = inside.find(&end)?;
    Some((&inside[..length], code.len() - inside.len() + length + end.len()))
}

/// The text with escapes that begins here, and how long it is with its marks.
fn text(code: &str) -> Option<(&str, usize)> {
    let inside = ["\"", "b\"", "c\""].iter().find_map(|mark| code.strip_prefix(mark))?;
    let mut escaped = false;
    let end = inside.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    Some((&inside[..end], code.len() - inside.len() + end + 1))
}

/// Returns the length of the letter (`'"'`, `'\''`) or the lifetime that begins here.
fn letter(code: &str) -> usize {
    let inside = &code[1..];
    if let Some(escaped) = inside.strip_prefix('\\') {
        let first = escaped.chars().next().map_or(0, char::len_utf8);
        return escaped[first..].find('\'').map_or(code.len(), |end| 3 + first + end);
    }
    let first = inside.chars().next().map_or(0, char::len_utf8);
    if inside[first..].starts_with('\'') { first + 2 } else { 1 }
}

/// A path that stands in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The modules of this file around it, the outermost first.
    pub inside: Vec<String>,
    /// Its parts, without a glob; a part that is empty begins one that is absolute (`::std`).
    pub path: Vec<String>,
    pub in_tests: bool,
}

/// A module that a file declares and another file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declared {
    /// The modules of this file around it, and its own name.
    pub module: Vec<String>,
    /// The path in its `#[path]`, if it has one.
    pub lies_at: Option<String>,
    pub in_tests: bool,
}

/// The paths that a file names, in `use` and elsewhere, and the modules that it declares.
pub fn look_through(code: &str) -> (Vec<Named>, Vec<Declared>) {
    let mut reader = Reader { tokens: tokens(code), ..Reader::default() };
    reader.items(false, false);
    (reader.named, reader.declared)
}

/// Code without what is only there for tests.
pub fn product(code: &str) -> Vec<Token<'_>> {
    let mut reader = Reader { tokens: tokens(code), ..Reader::default() };
    reader.items(false, false);
    let is_test = |at: usize| reader.tests.iter().any(|range| range.contains(&at));
    let all = reader.tokens.iter().enumerate();
    all.filter(|(at, _)| !is_test(*at)).map(|(_, token)| *token).collect()
}

#[derive(Default)]
struct Reader<'t> {
    tokens: Vec<Token<'t>>,
    at: usize,
    inside: Vec<String>,
    named: Vec<Named>,
    declared: Vec<Declared>,
    /// Ranges of the tokens that are only there for tests.
    tests: Vec<Range<usize>>,
}

impl<'t> Reader<'t> {
    fn next(&mut self) -> Option<Token<'t>> {
        let next = self.tokens.get(self.at).copied();
        self.at += 1;
        next
    }

    fn is_at(&self, tokens: &[Token<'_>]) -> bool {
        self.tokens.get(self.at..).is_some_and(|rest| rest.starts_with(tokens))
    }

    /// Reads on to the bracket that closes what is read, or, where there is `one` thing to be read,
    /// to its end.
    fn items(&mut self, in_tests: bool, one: bool) {
        let (mut depth, mut lies_at) = (0_u32, None);
        while let Some(token) = self.next() {
            match token {
                Token::Sign('#') if self.is_at(&TESTED) => {
                    self.at += TESTED.len();
                    // Said twice of the same thing it is said once.
                    if !(one && depth == 0) {
                        let begin = self.at;
                        self.items(true, true);
                        self.tests.push(begin..self.at);
                    }
                }
                Token::Sign('[') if self.is_at(&[Token::Word("path"), Token::Sign('=')]) => {
                    if let Some(Token::Text(path)) = self.tokens.get(self.at + 2) {
                        lies_at = Some((*path).to_owned());
                    }
                    depth += 1;
                }
                Token::Sign('{' | '(' | '[') => depth += 1,
                Token::Sign('}' | ')' | ']') if depth == 0 => {
                    self.at -= usize::from(one);
                    return;
                }
                Token::Sign(closing @ ('}' | ')' | ']')) => {
                    depth -= 1;
                    if one && depth == 0 && closing == '}' {
                        return;
                    }
                }
                Token::Sign(';') if one && depth == 0 => return,
                Token::Word("mod") => {
                    let Some(Token::Word(name)) = self.tokens.get(self.at).copied() else {
                        continue;
                    };
                    self.at += 1;
                    self.inside.push(name.to_owned());
                    match self.next() {
                        Some(Token::Sign(';')) => {
                            let (module, lies_at) = (self.inside.clone(), lies_at.take());
                            self.declared.push(Declared { module, lies_at, in_tests });
                        }
                        Some(Token::Sign('{')) => self.items(in_tests, false),
                        _ => {}
                    }
                    self.inside.pop();
                    if one && depth == 0 {
                        return;
                    }
                }
                // `use<'a>` says of a type what it borrows.
                Token::Word("use") if !self.is_at(&[Token::Sign('<')]) => {
                    self.tree(&[], in_tests);
                    if one && depth == 0 {
                        return;
                    }
                }
                Token::Word(first) => self.path(first, in_tests),
                _ => {}
            }
        }
    }

    /// A path in the midst of code.
    fn path(&mut self, first: &str, in_tests: bool) {
        let mut path = vec![first.to_owned()];
        while self.is_at(&[Token::Step]) {
            let Some(Token::Word(part)) = self.tokens.get(self.at + 1) else { break };
            path.push((*part).to_owned());
            self.at += 2;
        }
        if path.len() > 1 {
            self.name(path, in_tests);
        }
    }

    /// Reads the paths that a `use` names, up to its end or to the end of this branch of it.
    fn tree(&mut self, before: &[String], in_tests: bool) {
        let mut path = before.to_vec();
        while let Some(token) = self.next() {
            match token {
                Token::Word("as") => {
                    self.at += 1;
                }
                // The module before itself, in braces.
                Token::Word("self") if path.len() == before.len() && !before.is_empty() => {}
                Token::Word(part) => path.push(part.to_owned()),
                Token::Step if path.is_empty() => path.push(String::new()),
                Token::Sign('{') => {
                    while !matches!(self.tokens.get(self.at), None | Some(Token::Sign('}'))) {
                        self.tree(&path, in_tests);
                    }
                    self.at += 1;
                    // The comma or the semicolon behind it; before another brace there is none.
                    self.at += usize::from(!self.is_at(&[Token::Sign('}')]));
                    return;
                }
                Token::Sign('}') => {
                    self.at -= 1;
                    break;
                }
                Token::Sign(',' | ';') => break,
                _ => {}
            }
        }
        self.name(path, in_tests);
    }

    fn name(&mut self, path: Vec<String>, in_tests: bool) {
        self.named.push(Named { inside: self.inside.clone(), path, in_tests });
    }
}

/// The attribute, behind its `#`, that makes the next item one that is only there for tests.
const TESTED: [Token<'_>; 6] = [
    Token::Sign('['),
    Token::Word("cfg"),
    Token::Sign('('),
    Token::Word("test"),
    Token::Sign(')'),
    Token::Sign(']'),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(code: &str) -> Vec<String> {
        let (named, _) = look_through(code);
        named.iter().map(|named| named.path.join("::")).collect()
    }

    #[test]
    fn every_branch_of_a_use_is_a_path() {
        let code = "use crate::{a, b::{self, c as d, e::*}};
            pub(in crate::f) use super::super::g;
            pub use self::h::{i};
            use ::std::fmt; use {j::{k}, l}; fn f() -> impl N + use<'_> {} use {{m}};";
        let expected = [
            "crate::a",
            "crate::b",
            "crate::b::c",
            "crate::b::e",
            "crate::f",
            "super::super::g",
            "self::h::i",
            "::std::fmt",
            "j::k",
            "l",
            "m",
        ];
        assert_eq!(paths(code), expected);
    }

    #[test]
    fn paths_in_the_midst_of_code_are_seen() {
        let code = "fn f<'a>(x: &'a crate::a::B) -> Vec<super::C> { crate::d::e::<F>(x); g::h!() }";
        assert_eq!(paths(code), ["crate::a::B", "super::C", "crate::d::e", "g::h"]);
    }

    #[test]
    fn comments_and_texts_are_no_code() {
        let code = r###"
            // use crate::a;
            /* use crate::b; /* crate::c::d */ use crate::e; */
            //! [`crate::f::G`]
            let quote = '"'; let other = '\''; let long = '\u{1f404}'; let letter = 'ö';
            let text = "crate::g::h \" crate::i::j"; let bytes = b"crate::k::l";
            let raw = r#"crate::m::n " crate::o::p"#; let marks = ("//", "/*", crate::q::r);
        "###;
        assert_eq!(paths(code), ["crate::q::r"]);
    }

    #[test]
    fn modules_and_tests_are_known_by_their_place() {
        let code = r#"
            mod a;
            #[cfg(feature = "x")]
            #[path = "../b.rs"]
            pub(crate) mod b;
            #[cfg(test)]
            #[allow(dead_code)]
            mod tests { use super::t; mod inner { fn f() { super::u::v() } } }
            mod c { use super::w; }
            #[cfg(test)]
            mod d;
            #[cfg(test)]
            fn only(list: [u8; 3]) { crate::x::y() }
            impl A { #[cfg(test)] fn b() { c::d() } fn e() { f::g() } }
            use crate::z;
        "#;
        let (named, declared) = look_through(code);
        let declared: Vec<_> = declared
            .iter()
            .map(|it| (it.module.join("::"), it.lies_at.as_deref(), it.in_tests))
            .collect();
        let (a, b, d) = ("a".to_owned(), "b".to_owned(), "d".to_owned());
        assert_eq!(declared, [(a, None, false), (b, Some("../b.rs"), false), (d, None, true)]);
        let named: Vec<_> = named
            .iter()
            .map(|it| (it.inside.join("::"), it.path.join("::"), it.in_tests))
            .collect();
        let expected = [
            ("tests", "super::t", true),
            ("tests::inner", "super::u::v", true),
            ("c", "super::w", false),
            ("", "crate::x::y", true),
            ("", "c::d", true),
            ("", "f::g", false),
            ("", "crate::z", false),
        ];
        let expected = expected.map(|(inside, path, t)| (inside.to_owned(), path.to_owned(), t));
        assert_eq!(named, expected);
        let product = product(code);
        let is_there = |word| product.contains(&Token::Word(word));
        assert!(["w", "f", "g", "z"].into_iter().all(is_there));
        assert!(!["t", "u", "inner", "only", "d"].into_iter().any(is_there));
    }
}

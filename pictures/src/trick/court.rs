//! King, queen and jack, as part of a drawn card: busts that look out of its lower edge.

use super::colours::{HAIR, HAIR_DARK, HAIR_GREY, Inked, RED, SKIN};
use crate::drawing::css;
use crate::palette::{EDGE, GOLD, INK};

/// Keeps a figure within the card's edge.
fn framed(figure: &str) -> String {
    format!(
        r#"<clipPath id="k"><path d="M2 2H166V221A13 13 0 0 1 153 234H15A13 13 0 0 1 2 221Z"/></clipPath><g clip-path="url(#k)"><g transform="translate(112 240) scale(.88) translate(-100 -240)">{figure}</g></g>"#
    )
}

/// Eyes, brows and a mouth around (100, 134).
fn face(mouth: &str) -> String {
    format!(
        r#"<g fill="{dark}"><ellipse cx="88" cy="131" rx="4" ry="5"/><ellipse cx="112" cy="131" rx="4" ry="5"/></g><path fill="none" stroke="{dark}" stroke-width="3" stroke-linecap="round" d="M100 134v9h-3"/>{mouth}"#,
        dark = css(EDGE),
    )
}

pub(super) fn king(Inked { ink, tint, .. }: Inked) -> String {
    let (robe, tint, gold, skin, hair, edge, white) =
        (css(ink), css(tint), css(GOLD), css(SKIN), css(HAIR_GREY), css(EDGE), css(INK));
    let figure = format!(
        r#"<path fill="{robe}" d="M-8 240C-4 206 40 186 100 186C152 186 178 204 178 240Z"/>
        <path fill="{white}" stroke="{edge}" stroke-width="2.500" d="M52 240C52 206 62 190 78 184H122C138 190 148 206 148 240H124C124 220 116 206 100 198C84 206 76 220 76 240Z"/>
        <path fill="{tint}" d="M76 240C76 220 84 206 100 198C116 206 124 220 124 240Z"/>
        <g fill="{edge}"><path d="M63 212l5 10h-7zM67 198l6 8h-8zM137 212l2 10h-7zM133 198l2 8h-8zM60 228h7l-3 9zM133 228h7l-3 9z"/></g>
        <path fill="{hair}" stroke="{edge}" stroke-width="2.500" d="M60 108C56 132 58 152 66 166C70 186 86 200 100 200C114 200 130 186 134 166C142 152 144 132 140 108Z"/>
        <path fill="{skin}" d="M70 108V136C70 148 82 154 100 154C118 154 130 148 130 136V108Z"/>
        {face}
        <path fill="{hair}" stroke="{edge}" stroke-width="2" d="M100 149C92 143 82 146 76 155C86 161 96 158 100 154C104 158 114 161 124 155C118 146 108 143 100 149Z"/>
        <path fill="{gold}" stroke="{edge}" stroke-width="3" stroke-linejoin="round" d="M60 114L54 70L78 88L100 58L122 88L146 70L140 114Z"/>
        <path fill="{robe}" stroke="{edge}" stroke-width="2" d="M61 104H139L138 116H62Z"/>
        <g fill="{gold}" stroke="{edge}" stroke-width="2.500"><circle cx="54" cy="69" r="6"/><circle cx="100" cy="57" r="7"/><circle cx="146" cy="69" r="6"/></g>"#,
        face = face(""),
    );
    framed(&figure)
}

pub(super) fn queen(Inked { ink, tint, .. }: Inked) -> String {
    let (robe, tint, gold, skin, hair, edge) =
        (css(ink), css(tint), css(GOLD), css(SKIN), css(HAIR), css(EDGE));
    let mouth = format!(
        r#"<path fill="{}" d="M91 149Q95.500 146 100 148Q104.500 146 109 149Q100 157 91 149Z"/>"#,
        css(RED)
    );
    let figure = format!(
        r#"<path fill="{hair}" stroke="{edge}" stroke-width="2.500" d="M100 86C66 86 58 112 58 138C58 168 46 178 44 206C60 222 140 222 156 206C154 178 142 168 142 138C142 112 134 86 100 86Z"/>
        <path fill="{robe}" d="M2 240C6 208 44 200 78 196C84 212 116 212 122 196C148 200 168 210 170 240Z"/>
        <path fill="{tint}" d="M62 240C62 224 68 208 78 196C84 212 116 212 122 196C132 208 138 224 138 240Z"/>
        <path fill="{skin}" d="M88 156H112V184C118 190 122 194 122 197C116 212 84 212 78 197C78 194 82 190 88 184Z"/>
        <path fill="none" stroke="{gold}" stroke-width="5" d="M79 198C86 213 114 213 121 198"/>
        <circle cx="100" cy="213" r="6.500" fill="{gold}" stroke="{edge}" stroke-width="2"/>
        <path fill="{skin}" d="M72 118C72 100 84 94 100 94C116 94 128 100 128 118C128 146 116 164 100 164C84 164 72 146 72 118Z"/>
        {face}
        <path fill="{hair}" d="M70 128C70 112 84 112 100 100C116 112 130 112 130 128C134 104 124 90 100 90C76 90 66 104 70 128Z"/>
        <path fill="{gold}" stroke="{edge}" stroke-width="3" stroke-linejoin="round" d="M70 100C68 88 66 80 64 72L82 82L90 64L100 78L110 64L118 82L136 72C134 80 132 88 130 100C110 92 90 92 70 100Z"/>
        <circle cx="100" cy="87" r="4.500" fill="{robe}"/>"#,
        face = face(&mouth),
    );
    framed(&figure)
}

pub(super) fn jack(Inked { ink, tint, .. }: Inked) -> String {
    let (robe, tint, gold, skin, hair, edge, white) =
        (css(ink), css(tint), css(GOLD), css(SKIN), css(HAIR_DARK), css(EDGE), css(INK));
    let mouth = format!(
        r#"<path fill="none" stroke="{edge}" stroke-width="3" stroke-linecap="round" d="M91 150Q100 156 109 150"/>"#
    );
    let figure = format!(
        r#"<path fill="{robe}" d="M0 240C4 206 48 194 100 194C144 194 170 208 172 240Z"/>
        <path fill="{tint}" d="M86 196H114V240H86Z"/>
        <g fill="{gold}" stroke="{edge}" stroke-width="2"><circle cx="100" cy="214" r="5"/><circle cx="100" cy="230" r="5"/></g>
        <path fill="{hair}" stroke="{edge}" stroke-width="2.500" d="M64 104C58 126 58 150 64 172C74 178 82 176 88 170H112C118 176 126 178 136 172C142 150 142 126 136 104Z"/>
        <path fill="{skin}" d="M88 156H112V190H88Z"/>
        <path fill="{skin}" d="M73 112V130C73 150 84 166 100 166C116 166 127 150 127 130V112Z"/>
        {face}
        <path fill="{white}" stroke="{edge}" stroke-width="2.500" stroke-linejoin="round" d="M66 202L74 184L88 190L100 184L112 190L126 184L134 202L118 208L100 202L82 208Z"/>
        <path fill="none" stroke="{edge}" stroke-width="13" stroke-linecap="round" d="M132 98C146 88 152 74 148 58"/>
        <path fill="none" stroke="{gold}" stroke-width="8" stroke-linecap="round" d="M132 98C146 88 152 74 148 58"/>
        <path fill="{robe}" stroke="{edge}" stroke-width="3" stroke-linejoin="round" d="M58 112C52 92 66 72 98 72C130 72 148 88 142 112C116 102 84 102 58 112Z"/>
        <path fill="{tint}" stroke="{edge}" stroke-width="2.500" d="M56 108C84 96 116 96 144 108L142 120C116 108 84 108 58 120Z"/>"#,
        face = face(&mouth),
    );
    framed(&figure)
}

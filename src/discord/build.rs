//! From this bot's messages to serenity's builders.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateEmbedFooter, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, Nonce, UserId,
};

use crate::view::{Act, ActionRow, Button, Embed, File, Menu, MenuOption, Message, Patch, Style};

/// The green of the table.
const COLOUR: u32 = 0x2f_6b_4f;

pub(super) fn message(message: &Message, nonce: &str) -> CreateMessage {
    let mut out = CreateMessage::new()
        .allowed_mentions(mentions(message))
        .components(rows(&message.rows))
        .add_files(message.files.iter().map(file))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    if !message.content.is_empty() {
        out = out.content(&message.content);
    }
    if let Some(e) = &message.embed {
        out = out.embed(embed(e));
    }
    out
}

pub(super) fn edit(patch: &Patch) -> EditMessage {
    let mut out = EditMessage::new().allowed_mentions(CreateAllowedMentions::new());
    if let Some(content) = &patch.content {
        out = out.content(content);
    }
    if let Some(e) = &patch.embed {
        out = out.embed(embed(e));
    }
    if let Some(r) = &patch.rows {
        out = out.components(rows(r));
    }
    if let Some(files) = &patch.files {
        out = out.attachments(attachments(files));
    }
    out
}

pub(super) fn edit_reply(patch: &Patch) -> EditInteractionResponse {
    let mut out = EditInteractionResponse::new().allowed_mentions(CreateAllowedMentions::new());
    if let Some(content) = &patch.content {
        out = out.content(content);
    }
    if let Some(e) = &patch.embed {
        out = out.embed(embed(e));
    }
    if let Some(r) = &patch.rows {
        out = out.components(rows(r));
    }
    if let Some(files) = &patch.files {
        out = out.attachments(attachments(files));
    }
    out
}

/// The body of a first answer: a new message.
pub(super) fn answer(message: &Message, private: bool) -> CreateInteractionResponseMessage {
    let mut out = CreateInteractionResponseMessage::new()
        .ephemeral(private)
        .allowed_mentions(mentions(message))
        .components(rows(&message.rows))
        .add_files(message.files.iter().map(file));
    if !message.content.is_empty() {
        out = out.content(&message.content);
    }
    if let Some(e) = &message.embed {
        out = out.embed(embed(e));
    }
    out
}

/// The body of a first answer: the message under the button changes.
pub(super) fn update(patch: &Patch) -> CreateInteractionResponseMessage {
    let mut out =
        CreateInteractionResponseMessage::new().allowed_mentions(CreateAllowedMentions::new());
    if let Some(content) = &patch.content {
        out = out.content(content);
    }
    if let Some(e) = &patch.embed {
        out = out.embed(embed(e));
    }
    if let Some(r) = &patch.rows {
        out = out.components(rows(r));
    }
    if let Some(files) = &patch.files {
        out = out.files(files.iter().map(file));
    }
    out
}

/// A private message behind an answer that was put off.
pub(super) fn followup(message: &Message) -> CreateInteractionResponseFollowup {
    let mut out = CreateInteractionResponseFollowup::new()
        .ephemeral(true)
        .allowed_mentions(mentions(message))
        .components(rows(&message.rows))
        .add_files(message.files.iter().map(file));
    if !message.content.is_empty() {
        out = out.content(&message.content);
    }
    if let Some(e) = &message.embed {
        out = out.embed(embed(e));
    }
    out
}

/// Nobody is pinged but those the message names.
fn mentions(message: &Message) -> CreateAllowedMentions {
    CreateAllowedMentions::new()
        .users(message.mentions.iter().map(|user| UserId::new(user.0.max(1))))
}

fn embed(embed: &Embed) -> CreateEmbed {
    let mut out = CreateEmbed::new().colour(COLOUR);
    if let Some(title) = &embed.title {
        out = out.title(title);
    }
    if !embed.description.is_empty() {
        out = out.description(&embed.description);
    }
    if let Some(footer) = &embed.footer {
        out = out.footer(CreateEmbedFooter::new(footer));
    }
    for (name, value) in &embed.fields {
        out = out.field(name, value, false);
    }
    out
}

fn rows(rows: &[ActionRow]) -> Vec<CreateActionRow> {
    let row = |row: &ActionRow| match row {
        ActionRow::Buttons(buttons) => {
            CreateActionRow::Buttons(buttons.iter().map(button).collect())
        }
        ActionRow::Menu(menu) => CreateActionRow::SelectMenu(select(menu)),
    };
    rows.iter().map(row).collect()
}

fn select(menu: &Menu) -> CreateSelectMenu {
    let option = |option: &MenuOption| {
        let mut out = CreateSelectMenuOption::new(&option.label, &option.value)
            .default_selection(option.chosen);
        if let Some(description) = &option.description {
            out = out.description(description);
        }
        out
    };
    let options = menu.options.iter().map(option).collect();
    CreateSelectMenu::new(&menu.id, CreateSelectMenuKind::String { options })
        .placeholder(&menu.placeholder)
        .min_values(menu.choose.0)
        .max_values(menu.choose.1)
}

fn button(button: &Button) -> CreateButton {
    let style = match button.style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Success => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    };
    match &button.act {
        Act::Press(id) => CreateButton::new(id).style(style),
        Act::Link(url) => CreateButton::new_link(url),
    }
    .label(&button.label)
    .disabled(button.disabled)
}

fn file(file: &File) -> CreateAttachment {
    CreateAttachment::bytes(file.bytes.to_vec(), &file.name).description(&file.alt)
}

fn attachments(files: &[File]) -> EditAttachments {
    files.iter().fold(EditAttachments::new(), |all, f| all.add(file(f)))
}

// The form that a bot answered with.

import { act } from "./api.js";
import { choices, select } from "./components.js";
import { dialog, field } from "./dialog.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { person } from "./world.js";

function text(part, label, hint) {
  const props = {
    name: part.custom_id, "data-custom-id": part.custom_id, placeholder: part.placeholder,
    maxlength: part.max_length ?? 4000, required: part.required !== false, value: part.value ?? "",
  };
  const input = part.style === 2 ? h("textarea", { ...props, rows: "4" }) : h("input", { ...props, type: "text", autocomplete: "off" });
  const star = part.required === false ? "" : " *";
  return { row: field(`${label ?? part.label}${star}`, input, hint), read: () => ({ name: part.custom_id, value: input.value }) };
}

function menu(part, label, hint, context) {
  // Until somebody chooses, what the bot has chosen stands.
  let chosen = choices(part, context).filter((one) => one[3]).map((one) => one[0]);
  const made = select(part, context, (values) => { chosen = values; }, label);
  return { row: h("div", { class: "field-row" }, h("span", {}, label), made, hint && h("small", { class: "hint" }, hint)), read: () => { made.settle?.(); return { name: part.custom_id, value: chosen }; } };
}

// The questions of a form: old ones stand in rows, new ones under labels.
function question(part, context) {
  if (part.type === 1) return part.components.map((one) => question(one, context));
  if (part.type === 4) return text(part, part.label);
  if (part.type === 10) return { row: h("div", {}, markdown(part.content, context)) };
  if (part.type === 18) {
    const inner = part.component;
    return inner.type === 4 ? text(inner, part.label, part.description) : menu(inner, part.label, part.description, context);
  }
  return [];
}

export function openModal(interaction, modal) {
  const context = { person: interaction.person, guild: interaction.guild, locale: person(interaction.person)?.locale };
  const questions = modal.components.map((part) => question(part, context)).flat(3);
  const box = dialog(modal.title, questions.map((one) => one.row), {
    confirm: "Submit",
    send: () => {
      const values = questions.filter((one) => one.read).map((one) => one.read());
      return act({ do: "submit", person: interaction.person, interaction: interaction.id, values });
    },
  });
  box.classList.add("modal");
  box.querySelector("h2").after(h("p", { class: "hint" }, `This form is for ${person(interaction.person)?.name}.`));
}

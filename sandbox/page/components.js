// Buttons and menus of a message.

import { act } from "./api.js";
import { h, toast, uid } from "./dom.js";
import { layout } from "./layout.js";
import { emoji, link, markdown } from "./markdown.js";
import { busyOn, may, VIEW_CHANNEL, world } from "./world.js";

// Discord's numbers of the kinds of channels.
const CHANNEL_TYPES = { text: 0, dm: 1, voice: 2, group: 3, announcement: 5, announcement_thread: 10, public_thread: 11, private_thread: 12 };
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

async function tryTo(action) {
  try {
    await act(action);
  } catch (failure) {
    toast(failure.message);
  }
}

function sign(part) {
  if (!part.emoji) return null;
  return part.emoji.id ? emoji(part.emoji.id, part.emoji.name) : h("span", { class: "emoji" }, part.emoji.name);
}

function button(part, message, context) {
  const inner = [sign(part), part.label ? h("span", {}, part.label) : null];
  if (part.style === 5) {
    const made = link(part.url, [...inner, h("span", { class: "out", "aria-label": "(link)" }, "↗")], context);
    made.className = "button link";
    return made;
  }
  const busy = busyOn(context.person, message.id) === part.custom_id;
  return h("button", {
    type: "button",
    class: `button ${STYLES[part.style] ?? "secondary"}${busy ? " busy" : ""}`,
    "data-custom-id": part.custom_id,
    disabled: part.disabled,
    // It keeps the focus of whoever presses by keyboard.
    "aria-disabled": busy ? "true" : null,
    "aria-busy": busy ? "true" : null,
    onclick: () => !busy && tryTo({ do: "click", person: context.person, message: message.id, custom_id: part.custom_id }),
  }, inner);
}

// What a menu offers, as [value, label, description, chosen already, emoji].
export function choices(part, context) {
  const preset = new Set((part.default_values ?? []).map((one) => one.id));
  const home = context.guild && world.places.guilds.find((one) => one.id === context.guild);
  const users = () => [...world.places.people, ...world.places.bots]
    .filter((one) => !home || home.members[one.id] || preset.has(one.id)).map((one) => [one.id, one.name, "", preset.has(one.id)]);
  const roles = () => Object.values(home?.roles ?? {}).map((one) => [one.id, one.name, "role", preset.has(one.id)]);
  switch (part.type) {
    case 5: return users();
    case 6: return roles();
    case 7: return [...users(), ...roles()];
    case 8: return world.places.channels
      .filter((one) => one.guild === context.guild && one.name && may(context.person, one.id, VIEW_CHANNEL))
      .filter((one) => !part.channel_types?.length || part.channel_types.includes(CHANNEL_TYPES[one.kind]))
      .map((one) => [one.id, `#${one.name}`, "", preset.has(one.id)]);
    default: return part.options.map((one) => [one.value, one.label, one.description ?? "", one.default === true, one.emoji]);
  }
}

// A menu of one choice is the browser's own; of several, a list of boxes behind a button.
export function select(part, context, done, label) {
  const offered = choices(part, context);
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  const name = label ?? part.placeholder ?? "Make a selection";
  if (most === 1 && least === 1) {
    const options = offered.map(([value, text, more, chosen, emoji]) =>
      h("option", { value, selected: chosen }, sign({ emoji }), more ? `${text} (${more})` : text));
    // Browsers that know no pictures in menus show the words.
    const pictured = offered.some((one) => one[4]);
    const blank = h("option", { value: "", selected: !offered.some((one) => one[3]), disabled: true, hidden: true },
      part.placeholder ?? "Make a selection");
    return h("select", {
      class: pictured ? "menu pictured" : "menu", "aria-label": name, disabled: part.disabled, "data-custom-id": part.custom_id,
      onchange: (event) => done([event.target.value]),
    }, pictured && h("button", { type: "button" }, h("selectedcontent")), blank, options);
  }
  const id = uid("menu");
  const boxes = offered.map(([value, text, more, chosen, emoji]) => h("label", { class: "choice" },
    h("input", { type: "checkbox", value, checked: chosen }), sign({ emoji }), h("span", {}, text, more ? h("small", {}, more) : null)));
  const picked = () => boxes.map((one) => one.firstChild).filter((one) => one.checked).map((one) => one.value);
  const apply = h("button", { type: "button", class: "button primary", onclick: () => open(false) }, "Choose");
  const hint = h("small", { class: "hint" }, `Choose ${least} to ${most}`);
  const list = h("fieldset", { id, class: "choices", hidden: true, "aria-label": name }, boxes, h("div", { class: "row" }, hint, apply));
  const head = h("button", {
    type: "button", class: "menu", "aria-expanded": "false", "aria-controls": id, disabled: part.disabled,
    "data-custom-id": part.custom_id, onclick: () => open(list.hidden),
  });
  const open = (yes) => { list.hidden = !yes; head.setAttribute("aria-expanded", String(yes)); if (!yes) settle(); check(); };
  let sent = picked();
  // What was chosen counts once the list is closed, however that is done.
  function settle() {
    const now = picked();
    if (now.join() === sent.join()) return;
    if (now.length >= least && now.length <= most) { sent = now; done(now); return; }
    for (const box of boxes) box.firstChild.checked = sent.includes(box.firstChild.value);
  }
  function check() {
    const n = picked().length;
    apply.disabled = n < least || n > most;
    const texts = offered.filter((_, at) => boxes[at].firstChild.checked).map((one) => one[1]);
    head.textContent = texts.join(", ") || name;
  }
  list.addEventListener("change", check);
  list.addEventListener("keydown", (event) => { if (event.key === "Escape") { open(false); head.focus(); } });
  check();
  return Object.assign(h("div", { class: "multi" }, head, list), { settle });
}

function menu(part, message, context) {
  return select(part, context, (values) =>
    tryTo({ do: "select", person: context.person, message: message.id, custom_id: part.custom_id, values }));
}

export function component(part, message, context) {
  const draw = (one) => component(one, message, context);
  switch (part.type) {
    case 1: return h("div", { class: "row" }, part.components.map(draw));
    case 2: return button(part, message, context);
    case 3: case 5: case 6: case 7: case 8: return menu(part, message, context);
    default: return layout(part, draw, context) ?? h("small", { class: "subtext" }, `(component of type ${part.type})`);
  }
}

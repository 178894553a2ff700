// Slash commands: which there are, and the form in which their options are filled in.

import { act } from "./api.js";
import { choices } from "./components.js";
import { h, uid } from "./dom.js";
import { on, bot, channel, guild, may, person, USE_COMMANDS, world } from "./world.js";

// Where a language lacks a text, Discord takes that of its sister.
const SISTERS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };
function translated(one, key, locale) {
  const texts = one[`${key}_localizations`];
  return texts?.[locale] ?? texts?.[SISTERS[locale]] ?? one[key] ?? "";
}

// Every command and sub-command that a person can use in a channel, with its words in that
// person's language.
export function offered(pane) {
  const place = channel(pane.channel);
  if (!place || !may(pane.person, place.id, USE_COMMANDS)) return [];
  const home = place.guild && guild(place.guild);
  const locale = person(pane.person).locale;
  const say = (one, key) => translated(one, key, locale);
  // As Discord numbers places: a server, the bot's own direct messages, any other conversation.
  const context = (one) => (home ? 0 : place.dm?.[1] === one.app ? 1 : 2);
  const shared = (app) => world.places.guilds.some((other) => other.members[app] && other.members[pane.person]);
  const installed = (one) => {
    const ways = one.body.integration_types ?? [0];
    const here = home ? home.members[one.app] : place.dm?.[1] === one.app && shared(one.app);
    return (here && ways.includes(0)) || (bot(one.app)?.installed_by.includes(pane.person) && ways.includes(1));
  };
  const fits = (one) => one.kind === 1
    && (!one.guild || one.guild === home?.id)
    && installed(one)
    && (one.body.contexts ? one.body.contexts.includes(context(one)) : home || (context(one) === 1 && one.body.dm_permission !== false));
  const list = [];
  const collect = (one, names, shown) => {
    const options = one.options ?? [];
    const below = options.filter((option) => option.type === 1 || option.type === 2);
    if (below.length) {
      for (const option of below) collect(option, [...names, option.name], [...shown, say(option, "name")]);
      return;
    }
    list.push({
      name: names.join(" "), shown: shown.join(" "), description: say(one, "description"),
      options: options.map((option) => ({
        ...option, says: say(option, "description"),
        choices: option.choices?.map((choice) => ({ ...choice, says: say(choice, "name") })),
      })),
      bot: bot(list.app)?.name,
    });
  };
  for (const one of world.commands.filter(fits)) collect(one.body, [one.name], [say(one.body, "name") || one.name]);
  return list;
}

// Why there are no commands here.
export const noCommands = () => (world.commands.length
  ? "You have no bot here. Install one for yourself in your settings (⚙)."
  : "The bot's commands aren't registered yet.");

export function matching(text, pane) {
  const wanted = text.toLowerCase().trim();
  const names = (one, test) => [one.shown, one.name].some((name) => name.toLowerCase()[test](wanted));
  const rank = (one) => (names(one, "startsWith") ? 0 : names(one, "includes") ? 1 : one.description.toLowerCase().includes(wanted) ? 2 : 3);
  return offered(pane).map((one) => [rank(one), one]).filter(([n]) => n < 3).sort(([a], [b]) => a - b).map(([, one]) => one);
}

// A command typed out: `/game new target:30 quick:true`.
export function typed(text, pane) {
  const begins = (name) => `${text} `.startsWith(`${name} `);
  const [found] = offered(pane).flatMap((command) => [command.shown, command.name].filter(begins).map((name) => ({ command, name })))
    .sort((a, b) => b.name.length - a.name.length);
  if (!found) return null;
  const { command, name: begun } = found;
  const rest = text.slice(begun.length).trim();
  const values = {};
  const pattern = /([\p{L}\p{N}_-]+):\s*((?:(?!\s[\p{L}\p{N}_-]+:)[^])*)/gu;
  for (const [, name, value] of rest.matchAll(pattern)) values[name] = value.trim();
  return { command, values };
}

const STRING = 3; const INTEGER = 4; const BOOLEAN = 5; const NUMBER = 10;

function reading(option, text) {
  if (option.type === INTEGER || option.type === NUMBER) {
    const number = Number(text);
    if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number))) throw Object.assign(new Error(option.type === INTEGER ? "must be a whole number" : "must be a number"), { option: option.name });
    return number;
  }
  return option.type === BOOLEAN ? /^(true|yes|1)$/i.test(text) : text;
}

// What may be picked for an option, as [value, label]; none if it is typed.
function picks(option, context) {
  if (option.choices?.length) return option.choices.map((one) => [String(one.value), one.says]);
  if (option.type === BOOLEAN) return [["true", "True"], ["false", "False"]];
  const menu = { 6: 5, 7: 8, 8: 6, 9: 7 }[option.type];
  return menu ? choices({ type: menu }, context) : null;
}

export class CommandForm {
  constructor(command, pane, values, { done, trouble }) {
    Object.assign(this, { command, pane, done, trouble, fields: new Map() });
    this.row = h("div", { class: "fields-row" });
    this.more = h("div", { class: "more", role: "group", "aria-label": "Further options" });
    this.hint = h("p", { class: "hint" }, command.description);
    this.element = h("form", {
      class: "command", "aria-label": `Command /${command.name}`, novalidate: true,
      onsubmit: (event) => { event.preventDefault(); this.send(); },
      onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); done(); } },
    }, this.hint, h("div", { class: "command-line" }, h("b", {}, `/${command.shown}`), this.row,
      this.button = h("button", { class: "button primary" }, "Send"),
      h("button", { type: "button", class: "icon", "aria-label": "Cancel the command", onclick: done }, "✕")), this.more);
    for (const option of command.options.filter((one) => one.required || one.name in values)) this.add(option, values[option.name]);
    for (const name of Object.keys(values)) if (!command.options.some((one) => one.name === name)) this.doubt(`There is no option “${name}”.`);
    this.drawMore();
  }

  // Something that was typed can't be sent.
  doubt(text) {
    this.doubtful = true;
    this.trouble(text);
  }

  focus() {
    (this.row.querySelector("input, select") ?? this.button).focus();
  }

  drawMore() {
    this.more.replaceChildren(...this.command.options.filter((one) => !this.fields.has(one.name)).map((option) =>
      h("button", { type: "button", class: "chip", title: option.says, onclick: () => { this.add(option); this.drawMore(); this.fields.get(option.name).input.focus(); } }, `+ ${option.name}`)));
  }

  add(option, value) {
    const id = uid("option");
    const list = picks(option, this.pane.context);
    const props = { id, name: option.name, "aria-required": option.required ? "true" : null, onfocus: () => { this.hint.textContent = `${option.name}: ${option.says}`; } };
    const number = option.type === INTEGER || option.type === NUMBER;
    const range = number && option.min_value !== undefined ? `${option.min_value} to ${option.max_value ?? "…"}` : "";
    const input = list
      ? h("select", props, h("option", { value: "" }, "…"), list.map(([one, label]) => h("option", { value: one }, label)))
      : h("input", { ...props, type: "text", inputmode: number ? "numeric" : "text", maxlength: option.max_length ?? 6000, placeholder: range, autocomplete: "off" });
    if (value !== undefined) {
      const said = option.type === BOOLEAN ? { yes: "true", no: "false", 1: "true", 0: "false" }[value.toLowerCase()] ?? value : value;
      const known = list?.find(([one, label]) => one === said || label.toLowerCase() === said.toLowerCase() || `@${label}` === said);
      input.value = known ? known[0] : said;
      if (list && !known) this.doubt(`${option.name}: there is no “${value}”.`);
    }
    const remove = option.required ? null : h("button", { type: "button", class: "icon small", "aria-label": `Leave out ${option.name}`, onclick: () => { this.fields.get(option.name).box.remove(); this.fields.delete(option.name); this.drawMore(); this.focus(); } }, "✕");
    const box = h("span", { class: "option" }, h("label", { for: id }, option.name), input, remove);
    if (option.autocomplete) this.suggest(option, input, box);
    this.fields.set(option.name, { option, input, box });
    this.row.append(box);
  }

  read(leaveOut) {
    const options = [];
    for (const [name, { option, input }] of this.fields) {
      if (name === leaveOut || (input.value === "" && !option.required)) continue;
      options.push({ name, value: reading(option, input.dataset.value ?? input.value) });
    }
    return options;
  }

  // Suggestions of the bot while something is typed.
  suggest(option, input, box) {
    const list = h("ul", { id: uid("suggestions"), class: "picker", role: "listbox", "aria-label": `Suggestions for ${option.name}`, hidden: true });
    let [timer, wanted, found, at] = [0, null, [], 0];
    const draw = () => {
      list.hidden = !found.length;
      input.setAttribute("aria-expanded", String(!list.hidden));
      list.replaceChildren(...found.map((one, index) => h("li", { role: "option", id: `${list.id}-${index}`, "aria-selected": String(index === at), class: index === at ? "here" : "", onpointerdown: (event) => event.preventDefault(), onclick: () => take(one) }, one.name)));
      if (found.length) input.setAttribute("aria-activedescendant", `${list.id}-${at}`); else input.removeAttribute("aria-activedescendant");
    };
    const take = (one) => { input.value = one.name; input.dataset.value = one.value; found = []; draw(); };
    // A quick bot's answer may be here before the page knows the number of its question.
    const answers = new Map();
    const show = () => {
      if (!answers.has(wanted)) return;
      [found, at] = [answers.get(wanted), 0];
      answers.clear();
      draw();
    };
    const ask = async () => {
      try {
        wanted = (await act({ do: "suggest", person: this.pane.person, channel: this.pane.channel, name: this.command.name, option: option.name, typed: input.value, options: this.read(option.name) })).interaction;
        show();
      } catch { found = []; draw(); }
    };
    const stop = on("interaction", (what, one) => {
      if (!list.isConnected && this.asked) return stop();
      this.asked = list.isConnected;
      if (what !== "interaction_answered" || !one.first?.choices) return undefined;
      answers.set(one.id, one.first.choices);
      return show();
    });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list.id);
    input.addEventListener("input", () => { delete input.dataset.value; clearTimeout(timer); timer = setTimeout(ask, 200); });
    input.addEventListener("focus", ask);
    input.addEventListener("blur", () => { found = []; draw(); });
    input.addEventListener("keydown", (event) => {
      if (!found.length) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); at = (at + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length; draw(); }
      if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); take(found[at]); }
    });
    box.append(list);
  }

  async send() {
    const wrong = (name, text) => {
      const input = this.fields.get(name)?.input;
      input?.setAttribute("aria-invalid", "true");
      input?.focus();
      this.trouble(name ? `${name}: ${text}` : text);
    };
    for (const { input } of this.fields.values()) input.removeAttribute("aria-invalid");
    for (const [name, { option, input }] of this.fields) if (option.required && input.value === "") return wrong(name, "is required");
    try {
      const options = this.read();
      this.button.disabled = true;
      await act({ do: "command", person: this.pane.person, channel: this.pane.channel, name: this.command.name, options });
      this.done();
    } catch (failure) {
      this.button.disabled = false;
      wrong(failure.option, failure.option ? failure.message.replace(/^option '[^']*': /, "") : failure.message);
    }
    return undefined;
  }
}

// A person's settings: name, language, doors, servers, permissions.

import { act } from "./api.js";
import { ask, dialog, field } from "./dialog.js";
import { h, toast } from "./dom.js";
import { autoplay, isAuto } from "./autoplay.js";
import { guild, person, until, world } from "./world.js";

const LANGUAGES = {
  "en-GB": "English (UK)", "en-US": "English (US)", de: "Deutsch", fr: "Français", "es-ES": "Español", it: "Italiano",
  "pt-BR": "Português", nl: "Nederlands", pl: "Polski", ru: "Русский", tr: "Türkçe", uk: "Українська", ja: "日本語", ko: "한국어", "zh-CN": "简体中文", "zh-TW": "繁體中文",
};

const quietly = (action) => act(action).catch((failure) => toast(failure.message));

// What may be given and taken, one box each.
export function rights(user, guild) {
  const has = BigInt(world.places.rights[guild.id]?.[user] ?? 0);
  return h("div", { class: "boxes" }, world.permissions.map(([bits, name]) => h("label", { class: "choice" },
    h("input", {
      type: "checkbox", checked: (has & BigInt(bits)) === BigInt(bits),
      onchange: (event) => quietly({ do: "permit", place: guild.id, whom: { one: user }, permissions: bits, allow: event.target.checked }),
    }), h("span", {}, name))));
}

function membership(one, guild) {
  const inside = Boolean(guild.members[one.id]);
  return h("div", {},
    h("label", { class: "switch" },
      h("input", { type: "checkbox", role: "switch", checked: inside, onchange: (event) => quietly({ do: event.target.checked ? "join" : "leave", user: one.id, guild: guild.id }) }),
      h("span", {}, `Is on ${guild.name}`)),
    inside && h("details", {}, h("summary", {}, `May do on ${guild.name}`), rights(one.id, guild)));
}

function installation(one, app) {
  return h("label", { class: "switch" },
    h("input", { type: "checkbox", role: "switch", checked: app.installed_by.includes(one.id), onchange: (event) => quietly({ do: "install", person: one.id, app: app.id, installed: event.target.checked }) }),
    h("span", {}, `Has ${app.name} everywhere`));
}

export function personDialog(id) {
  const one = person(id);
  const name = h("input", { type: "text", name: "name", value: one.name, maxlength: "32", autocomplete: "off" });
  const known = { [one.locale]: one.locale, ...LANGUAGES };
  const locale = h("select", {}, Object.entries(known).map(([code, label]) => h("option", { value: code, selected: code === one.locale }, label)));
  const open = h("input", { type: "checkbox", role: "switch", checked: !one.dms_closed });
  const auto = h("input", { type: "checkbox", role: "switch", checked: isAuto(id) });
  dialog(`Settings of ${one.name}`, [
    field("Name", name), field("Language of the client", locale),
    h("label", { class: "switch" }, open, h("span", {}, "Takes direct messages from bots")),
    h("label", { class: "switch" }, auto, h("span", {}, "Plays by itself: clicks random buttons at a human pace")),
    h("h3", {}, "Installed for themselves"), world.places.bots.map((app) => installation(one, app)),
    h("h3", {}, "Servers"), world.places.guilds.map((guild) => membership(one, guild)),
  ], {
    send: async () => {
      if (name.value.trim() !== one.name) await act({ do: "rename", person: id, name: name.value });
      if (locale.value !== one.locale) await act({ do: "set_locale", person: id, locale: locale.value });
      if (open.checked === one.dms_closed) await act({ do: "set_dms", person: id, closed: !open.checked });
      autoplay(id, auto.checked);
    },
  });
}

export function newPerson(done) {
  ask("New person", "Name", "", async (name) => {
    const { id } = await act({ do: "add_person", name });
    const guilds = world.places.guilds.map((guild) => guild.id);
    for (const one of guilds) await act({ do: "join", user: id, guild: one });
    await until(() => person(id) && guilds.every((one) => guild(one)?.members[id]));
    done(id);
  });
}

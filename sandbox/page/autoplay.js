// People who play by themselves: they press random buttons, at a human pace.
//
// No game is known here, only manners: what is asked in private is answered first, newest first;
// of what stands in public, only inviting (green) buttons are pressed, and prominent (blue) ones
// when nothing else happened for a while; nothing that sounds like leaving or stopping.

import { act, base } from "./api.js";
import { keep, settings } from "./settings.js";
import { channel, may, now, person, sees, VIEW_CHANNEL, world } from "./world.js";

const SHY = /hint|tipp|leave|quit|stop|cancel|abort|close|kick|remove|delete|rules|help|again|rematch|dismiss|verlassen|beenden|abbrechen|regeln|hilfe|revanche|löschen/i;
const RECENT = 60;
const [QUICK, SLOW] = [700, 2200];
const OLD = 15 * 60 * 1000;

const minds = new Map(); // person → what was answered already, and when something was last done

export const isAuto = (id) => settings.auto.includes(id);
export function autoplay(id, yes) {
  settings.auto = settings.auto.filter((one) => one !== id);
  if (yes) settings.auto.push(id);
  minds.delete(id);
  keep();
}

function buttons(list, found = []) {
  for (const part of list ?? []) {
    if (part.type === 2 && part.custom_id && !part.disabled && part.style !== 4 && !SHY.test(part.label ?? "")) found.push(part);
    buttons(part.components, found);
    if (part.accessory) buttons([part.accessory], found);
  }
  return found;
}

// The messages a person has before the eyes, newest first.
function recent(id) {
  const all = [];
  for (const [where, ids] of world.inChannel) {
    if (!may(id, where, VIEW_CHANNEL)) continue;
    for (const one of ids.slice(-RECENT)) {
      const message = world.messages.get(one);
      if (sees(id, message) && message.components.length && now() - (message.edited ?? message.created) < OLD) all.push(message);
    }
  }
  return all.sort((a, b) => (b.edited ?? b.created) - (a.edited ?? a.created));
}

// The same buttons are the same question, on whatever message they stand.
const question = (list) => list.map((one) => one.custom_id).sort().join(" ");

function next(id, mind) {
  let later = null;
  for (const message of recent(id)) {
    const intimate = message.ephemeral_to === id || channel(message.channel)?.dm;
    let list = buttons(message.components);
    if (!list.length) continue;
    const asked = question(list);
    if (mind.answered.has(asked)) continue;
    if (intimate) return { message, list, asked };
    const green = list.filter((one) => one.style === 3);
    if (green.length) return { message, list: green, asked };
    list = list.filter((one) => one.style === 1);
    later ??= list.length ? { message, list, asked } : null;
  }
  const patience = person(id).dms_closed ? 2500 : 9000;
  return later && now() - mind.last > patience ? later : null;
}

async function step(id, mind) {
  const found = next(id, mind);
  if (!found) return;
  const one = found.list[Math.floor(Math.random() * found.list.length)];
  mind.last = now();
  // A public question keeps its other buttons for later.
  mind.answered.add(found.asked);
  try {
    await act({ do: "click", person: id, message: found.message.id, custom_id: one.custom_id });
  } catch {
    // It went away in this moment.
  }
}

// With two tabs one alone plays, or both would change each other's cards.
let plays = !navigator.locks;
navigator.locks?.request(`sandbox-plays${base}`, () => {
  plays = true;
  return new Promise(() => {});
});

export function tick() {
  if (!plays) return;
  for (const id of settings.auto) {
    if (!person(id)) continue;
    if (!minds.has(id)) minds.set(id, { answered: new Set(), last: now(), at: 0 });
    const mind = minds.get(id);
    if (Date.now() < mind.at) continue;
    mind.at = Date.now() + QUICK + Math.random() * (SLOW - QUICK);
    step(id, mind);
  }
}
setInterval(tick, 200);

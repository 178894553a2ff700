// The world as the sandbox tells it, kept up to date over one WebSocket.

import { base } from "./api.js";

export const VIEW_CHANNEL = 1n << 10n;
export const SEND_MESSAGES = 1n << 11n;
export const SEND_IN_THREADS = 1n << 38n;
export const READ_HISTORY = 1n << 16n;
export const USE_COMMANDS = 1n << 31n;
export const CREATE_THREADS = 1n << 35n;

export const world = {
  connected: false, places: { people: [], bots: [], guilds: [], channels: [], sight: {}, rights: {} },
  commands: [], faults: {}, counts: {}, offers: [], first_steps: [], permissions: [], requests: [], events: [],
  violations: [], ignored: [], clock: 0,
  messages: new Map(), // id → message
  inChannel: new Map(), // channel → ids, oldest first
  busy: new Map(), // interaction → what it is about, until it is answered
  failed: new Map(), // "message person" → true
};

const listeners = new Map();
export function on(kind, f) {
  if (!listeners.has(kind)) listeners.set(kind, new Set());
  listeners.get(kind).add(f);
  return () => listeners.get(kind).delete(f);
}
function tell(kind, ...about) {
  for (const f of listeners.get(kind) ?? []) f(...about);
}

export const now = () => Date.now() + world.clock;
export const person = (id) => world.places.people.find((one) => one.id === id);
export const bot = (id) => world.places.bots.find((one) => one.id === id);
export const guild = (id) => world.places.guilds.find((one) => one.id === id);
export const channel = (id) => world.places.channels.find((one) => one.id === id);
// Text channels, also those for announcements.
export const holdsThreads = (place) => place.kind === "text" || place.kind === "announcement";
export const standsAlone = (place) => holdsThreads(place) || place.kind === "voice";
export const nameOf = (id) => (person(id) ?? bot(id))?.name ?? "somebody";
export const may = (who, where, what) => (BigInt(world.places.sight[who]?.[where] ?? 0) & what) === what;
export const sees = (who, message) => !message.ephemeral_to || message.ephemeral_to === who;
export function messagesFor(who, where) {
  if (!may(who, where, READ_HISTORY)) return [];
  return (world.inChannel.get(where) ?? []).map((id) => world.messages.get(id)).filter((one) => sees(who, one));
}
// What runs at this moment on a message for a person.
export function busyOn(who, message) {
  for (const one of world.busy.values()) {
    if (one.person === who && one.source === message) return one.data.custom_id;
  }
  return null;
}
export const failedOn = (who, message) => world.failed.has(`${message} ${who}`);

// Waits until this holds of people and places: an action's answer may come before the changes it made.
export function until(holds) {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [on("places", look), on("begin", look)];
    look();
  });
}

function put(message) {
  if (!world.messages.has(message.id)) {
    if (!world.inChannel.has(message.channel)) world.inChannel.set(message.channel, []);
    world.inChannel.get(message.channel).push(message.id);
  }
  world.messages.set(message.id, message);
  tell("message", message.channel, message.id);
}
export function drop(where, id) {
  if (!world.messages.delete(id)) return;
  world.inChannel.set(where, world.inChannel.get(where).filter((one) => one !== id));
  tell("message", where, id);
}
// Something that only the client of one person says.
function note(who, where, author, content) {
  const id = `note-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  put({
    id, channel: where, author, content, embeds: [], components: [], attachments: [], flags: 64,
    created: now(), edited: null, ephemeral_to: who, pinged: [], local: true,
  });
}

function interaction(change) {
  const one = change.see;
  if (!one) return;
  const key = `${one.source} ${one.person}`;
  if (change.change === "interaction_started") {
    world.busy.set(one.id, one);
    world.failed.delete(key);
  } else {
    world.busy.delete(one.id);
    if (change.change === "interaction_failed" && one.kind !== "autocomplete") {
      if (one.source) world.failed.set(key, true);
      else note(one.person, one.channel, one.app, "⚠ The application did not respond");
    }
  }
  if (one.source && world.messages.has(one.source)) tell("message", one.channel, one.source);
  tell("interaction", change.change, one);
}

function limited(list, item, most = 1000) {
  list.push(item);
  if (list.length > most) list.splice(0, list.length - most);
}

function apply(change) {
  const { see } = change;
  switch (change.change) {
    case "message_created":
    case "message_edited": if (see) put(see); break;
    case "message_deleted": drop(change.channel, change.message); break;
    case "interaction_started":
    case "interaction_answered":
    case "interaction_failed": interaction(change); break;
    case "request_logged":
      if (see.request) limited(world.requests, see.request);
      if (see.violation) limited(world.violations, see.violation);
      world.counts = see.counts;
      for (const one of see.ignored ?? []) limited(world.ignored, one);
      tell("request", see.request, see.violation, see.ignored);
      break;
    case "event_logged": if (see) { limited(world.events, see); tell("event", see); } break;
    case "places_changed":
    case "person_changed":
    case "gateway": world.places = see; tell("places", change); break;
    case "commands_registered": world.commands = see; tell("commands"); break;
    case "faults_changed": world.faults = see; tell("faults"); break;
    case "advanced": world.clock = see.now - Date.now(); tell("clock"); break;
    case "typing": tell("typing", change.channel); break;
    case "log_cleared":
      world.requests = []; world.events = []; world.violations = []; world.ignored = [];
      world.counts = { counted: 0, exempt: 0, invalid: 0 };
      tell("cleared");
      break;
  }
}

function begin(state) {
  const { messages, now: at, ...rest } = state;
  Object.assign(world, rest, { clock: at - Date.now() });
  world.messages = new Map();
  world.inChannel = new Map();
  world.busy.clear();
  world.failed.clear();
  for (const message of messages) {
    world.messages.set(message.id, message);
    if (!world.inChannel.has(message.channel)) world.inChannel.set(message.channel, []);
    world.inChannel.get(message.channel).push(message.id);
  }
  tell("begin");
}

export function connect() {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${base}/sandbox/live`);
  socket.onmessage = (event) => {
    for (const one of JSON.parse(event.data)) {
      if (one.change === "everything") {
        world.connected = true;
        begin(one.see);
        tell("connection");
      } else apply(one);
    }
  };
  socket.onclose = () => {
    world.connected = false;
    tell("connection");
    setTimeout(connect, 1000);
  };
}

// What this browser remembers: the theme, who is looked at, and what they have read.

import { base } from "./api.js";

// Each world beside others has its own people.
const KEY = `sandbox-page${base}`;
const fresh = () => ({ run: "", panes: [], read: {}, auto: [], backstage: false, marks: true });

let saved = fresh();
try {
  saved = { ...saved, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
} catch {
  // Unreadable or forbidden: begin anew.
}

export const settings = saved;

let timer = 0;
export function keep() {
  clearTimeout(timer);
  timer = setTimeout(write, 200);
}
function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is remembered then.
  }
}
addEventListener("pagehide", write);

// What was read, or set to play by itself, in another tab holds here, too.
addEventListener("storage", (event) => {
  if (event.key !== KEY || !event.newValue) return;
  const other = JSON.parse(event.newValue);
  if (other.run !== settings.run) return;
  settings.auto = other.auto;
  for (const [who, marks] of Object.entries(other.read)) {
    const here = (settings.read[who] ??= {});
    for (const [where, last] of Object.entries(marks)) if (last > (here[where] ?? "")) here[where] = last;
  }
});

// Ids begin anew with each run of the sandbox: what was read then means nothing now.
export function forRun(run) {
  if (settings.run === run) return;
  const { theme } = settings;
  Object.assign(settings, fresh(), { run, theme });
  keep();
}

export function applyTheme() {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = settings.theme ?? (light ? "light" : "dark");
}
export function toggleTheme() {
  settings.theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  applyTheme();
  keep();
}

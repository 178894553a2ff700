// What this browser remembers: the theme, who is looked at, and what they have read.

const KEY = "sandbox-page";
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

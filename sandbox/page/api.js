// What people do, sent to the sandbox. See README.md of the sandbox for all actions.

// What stands before every address where this is the page of a further world: `/worlds/{name}`.
export const base = location.pathname.match(/^\/worlds\/[^/]+/)?.[0] ?? "";

async function post(path, body) {
  const response = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.why ?? "That did not work."), answer);
  return answer;
}

export const act = (action) => post("/sandbox/act", action);
export const take = (offer) => post(`/sandbox/offers/${encodeURIComponent(offer)}`);

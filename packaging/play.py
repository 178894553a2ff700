"""Two people play 6 nimmt! at the bot in a simulated Discord, by its API: for packaging/test and image-test.

    play.py URL start           Ada opens a table, Ben joins, and both have their cards
    play.py URL turns N         both choose until the table shows turn N
    play.py URL finish FILE     both play to the end; Ada's record of the match goes to FILE
    play.py URL reads COMMAND TEXT   Ada is answered with this text

Nothing is remembered from one call to the next but what stands in the simulated Discord, so that
anything may happen to the bot in between. A Discord that isn't this machine's alone wants its key, which
stands in SANDBOX_KEY. Needs nothing but Python itself.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request

# Seconds until anything must have happened. A bot that is started anew needs some of them.
PATIENCE = 120
TABLE = "table."


class Refused(Exception):
    """Discord's client would not let a person do this now."""


class Discord:
    """The simulated Discord, with the people in it."""

    def __init__(self, url):
        self.url = url
        self.call("POST", f"/until?timeout_ms={PATIENCE * 1000}", {"what": "connected"})
        self.call("POST", f"/until?timeout_ms={PATIENCE * 1000}", {"what": "commands", "name": "nimmt"})
        places = self.state()["places"]
        self.people = {one["name"]: one["id"] for one in places["people"]}
        self.channel = next(one["id"] for one in places["channels"] if one["guild"] and not one["deleted"])

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {os.environ.get('SANDBOX_KEY', '')}"}
        request = urllib.request.Request(f"{self.url}/sandbox{path}", data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE + 10) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            text = f"{method} {path} {body}: {error.code} {error.read().decode()[:500]}"
            raise (Refused if error.code == 422 else AssertionError)(text) from None

    def state(self):
        return self.call("GET", "/state")

    def act(self, who, **action):
        """A person does something that the bot answers; returns the interaction."""
        action["person"] = self.people[who]
        see = self.call("POST", f"/act?wait=finished&timeout_ms={PATIENCE * 1000}", action)["see"]
        assert see and not see["failed"], f"the bot does not answer {action}"
        return see

    def command(self, who, command, **options):
        given = [{"name": option, "value": value} for option, value in options.items()]
        return self.act(who, do="command", channel=self.channel, name=command, options=given)

    def click(self, who, message, button):
        return self.act(who, do="click", message=message["id"], custom_id=button["custom_id"])

    def until(self, what, look):
        """Looks at the state again and again until there is something to be seen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := look(self.state()):
                return found
            time.sleep(0.1)
        raise AssertionError(f"{what}: not within {PATIENCE} seconds")

    def in_public(self, state):
        return [one for one in state["messages"] if one["channel"] == self.channel and not one["ephemeral_to"] and not one["deleted"]]

    def hand(self, state, name):
        """The newest private message in which somebody sees their cards."""
        person = self.people[name]
        direct = {one["id"] for one in state["places"]["channels"] if one["dm"] and one["dm"][0] == person}
        mine = [
            one
            for one in state["messages"]
            if (one["ephemeral_to"] == person or one["channel"] in direct) and not one["deleted"] and has_picture(one)
        ]
        return max(mine, key=lambda one: (one["edited"] or one["created"], int(one["id"])), default=None)


def has_picture(message):
    return any(one["filename"].startswith(TABLE) for one in message["attachments"])


def buttons(part):
    """All buttons in a message or a part of one that can be pressed."""
    if isinstance(part, list):
        return [button for one in part for button in buttons(one)]
    own = [part] if part.get("type") == 2 and part.get("custom_id") and not part.get("disabled") else []
    return own + buttons(part.get("components") or []) + buttons([part["accessory"]] if part.get("accessory") else [])


def labelled(message, label):
    return next((one for one in buttons(message) if one.get("label") == label), None)


def decisions(message):
    """The buttons of a card or a row, if nothing has been chosen yet."""
    if not message:
        return []
    deciding = [one for one in buttons(message) if one["custom_id"].split(".", 4)[-1].startswith(("play.", "row."))]
    return [] if any(one.get("label", "").startswith("✓") for one in deciding) else deciding


def start(discord):
    lobby = discord.command("Ada", "nimmt new", games=1)["message"]
    discord.click("Ben", lobby, labelled(lobby, "Join"))

    def ready(state):
        shown = next(one for one in discord.in_public(state) if one["id"] == lobby["id"])
        return "Ben" in json.dumps(shown) and labelled(shown, "Start") and shown

    shown = discord.until("the lobby lets the match start", ready)
    discord.click("Ada", shown, labelled(shown, "Start"))
    for name in ("Ada", "Ben"):
        discord.until(f"{name} has cards", lambda state: decisions(discord.hand(state, name)))


def play_until(discord, what, done):
    def look(state):
        if found := done(discord.in_public(state)):
            return found
        for name in ("Ada", "Ben"):
            hand = discord.hand(state, name)
            if deciding := decisions(hand):
                try:
                    discord.click(name, hand, deciding[0])
                except Refused:
                    # The turn was over in this moment; the state has what comes next.
                    pass
        return None

    return discord.until(what, look)


def turns(discord, number):
    shown = f"after turn {number}"
    play_until(discord, shown, lambda messages: any(shown in json.dumps(one) for one in messages if has_picture(one)))


def finish(discord, file):
    end = play_until(discord, "the match ends", lambda messages: next((one for one in messages if labelled(one, "Rematch")), None))
    shown = discord.click("Ada", end, labelled(end, "Record"))["message"]
    record = next(one for one in shown["attachments"] if one["filename"].endswith(".json"))
    with urllib.request.urlopen(discord.url + record["url"]) as response, open(file, "wb") as to:
        to.write(response.read())


def reads(discord, command, text):
    shown = discord.command("Ada", command)["message"]
    assert text in json.dumps(shown, ensure_ascii=False), f"{command} says: {shown}"


def main():
    url, what, *rest = sys.argv[1:]
    discord = Discord(url)
    if what == "start":
        start(discord)
    elif what == "turns":
        turns(discord, int(*rest))
    elif what == "finish":
        finish(discord, *rest)
    elif what == "reads":
        reads(discord, *rest)
    else:
        sys.exit(__doc__)
    violations = discord.call("GET", "/journal?kind=violation")["violations"]
    assert not violations, f"Discord would have refused this: {violations}"


if __name__ == "__main__":
    main()

"""Plays people at small bots that are written with real client libraries, and prints what works.

    run.py PROGRAM LIBRARY=COMMAND [LIBRARY=COMMAND ...]

PROGRAM is the sandbox; COMMAND starts a bot, which is told its addresses by SANDBOX_URL,
SANDBOX_TOKEN and what else its library has to know. Every library gets a world of its own in the same process. Exits with 1 when anything
fails. Needs nothing but Python itself.
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
import traceback
import urllib.error
import urllib.request

PATIENCE = 60_000
NOT_TRIED = "not tried"


class World:
    """One world of the sandbox, by its API."""

    def __init__(self, told):
        self.url = told["url"]
        self.token = told["token"]
        self.api = f"{self.url}/sandbox"
        self.commands = set()
        places = told["places"]
        self.people = {one["name"]: one["id"] for one in places["people"]}
        self.channel = next(one["id"] for one in places["channels"] if one["name"] == "general")
        self.guild = places["guilds"][0]["id"]
        self.bot = told["application_id"]

    def call(self, method, path, body=None):
        return call(method, f"{self.api}{path}", body)

    def act(self, **action):
        return self.call("POST", "/act", action)

    def asked(self, **action):
        """Does something the bot must answer; returns what came of it, in full."""
        see = self.call("POST", f"/act?wait=finished&timeout_ms={PATIENCE}", action)["see"]
        assert see, "the bot never finished"
        assert not see["failed"], "the bot did not answer in time"
        return see

    def until(self, what, **more):
        return self.call("POST", f"/until?timeout_ms={PATIENCE}", {"what": what, **more})["see"]

    def journal(self, query=""):
        return self.call("GET", f"/journal?{query}")

    # What Ada does.

    def command(self, name, /, **options):
        given = [{"name": key, "value": value} for key, value in options.items()]
        return self.asked(do="command", person=self.people["Ada"], channel=self.channel, name=name, options=given)

    def click(self, message, custom_id):
        return self.asked(do="click", person=self.people["Ada"], message=message["id"], custom_id=custom_id)

    def select(self, message, custom_id, *values):
        return self.asked(do="select", person=self.people["Ada"], message=message["id"], custom_id=custom_id, values=values)

    def menu(self, name, target):
        return self.asked(do="menu", person=self.people["Ada"], channel=self.channel, name=name, target=target)


def call(method, url, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000 + 10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{method} {url} {body}: {error.code} {error.read().decode()[:500]}") from None


def same(what, wanted):
    assert what == wanted, f"{what!r} and not {wanted!r}"


# What is tried, in this order. `needs` names the command without which there is nothing to try: the
# bots of some libraries have not all of them, those of WHOLE must.

WHOLE = {"discordjs", "discordpy"}


def needs(command):
    def mark(feature):
        feature.needs = command
        return feature

    return mark



def connects(w):
    w.until("connected")


def registers_commands(w):
    w.until("commands", name="hello")
    # Some libraries register one after the other.
    known = None
    while known != w.commands or not known:
        known = w.commands
        time.sleep(0.5)
        w.commands = {one["name"] for one in w.call("GET", "/state")["commands"]}


def answers_a_command(w):
    same(w.command("hello", name="World")["message"]["content"], "Hello, World!")


@needs("pick")
def autocompletes(w):
    person, channel = w.people["Ada"], w.channel
    see = w.asked(do="suggest", person=person, channel=channel, name="pick", option="flavour", typed="ch")
    same([one["value"] for one in see["first"]["choices"]], ["cherry", "chocolate"])
    see = w.command("pick", flavour="cherry")
    same(see["message"]["content"], "You picked cherry")
    same(see["message"]["ephemeral_to"], person)


@needs("options")
def reads_options(w):
    see = w.command("options", number=3, user=w.people["Ben"], channel=w.channel, loud=True)
    same(see["message"]["content"].lower(), "3 ben #general true")


@needs("panel")
def buttons(w):
    panel = w.command("panel")["message"]
    same(panel["embeds"][0]["title"], "Panel")
    same(w.click(panel, "count")["message"]["content"], "Count: 1")
    same(w.click(panel, "count")["message"]["content"], "Count: 2")


@needs("panel")
def deferred_update(w):
    panel = w.command("panel")["message"]
    same(w.click(panel, "later")["message"]["content"], "Later!")


@needs("panel")
def selects(w):
    panel = w.command("panel")["message"]
    see = w.select(panel, "colour", "red", "blue")
    same((see["message"]["content"], see["message"]["ephemeral_to"]), ("red, blue", w.people["Ada"]))
    same(w.select(panel, "who", w.people["Ben"])["message"]["content"], "You chose Ben")


@needs("form")
def modal(w):
    person = w.people["Ada"]
    for friends, named in (([w.people["Ben"]], "Ben"), ([], "nobody")):
        opened = w.command("form")
        same(opened["first"]["modal"]["title"], "Form")
        values = {"name": "Ox", "size": ["Large"], "friend": friends}
        if named == "nobody":
            del values["friend"]
        given = [{"name": name, "value": value} for name, value in values.items()]
        see = w.asked(do="submit", person=person, interaction=opened["id"], values=given)
        same(see["message"]["content"], f"Ox is Large with {named}")


@needs("slow")
def deferred_and_ephemeral(w):
    message = w.command("slow")["message"]
    same((message["content"], message["ephemeral_to"]), ("Done", w.people["Ada"]))
    same(message["attachments"][0]["filename"], "slow.txt")


@needs("files")
def files_and_follow_ups(w):
    message = w.command("files")["message"]
    same([one["description"] for one in message["attachments"]], ["a dot", None])
    w.until("message", contains="And more: 2 files")


@needs("dm")
def direct_message(w):
    same(w.command("dm")["message"]["content"], "Sent")
    message = w.until("message", contains="Hello in private", author=w.bot)
    assert message["channel"] != w.channel
    w.act(do="say", person=w.people["Ada"], channel=message["channel"], content="ping")
    pong = w.until("message", contains="pong", author=w.bot)
    assert pong["reply_to"], "it is an answer"


@needs("thread")
def thread(w):
    w.command("thread")
    w.until("message", contains="Opened")
    message = w.until("message", contains="First", author=w.bot)
    assert message["channel"] != w.channel
    channels = w.call("GET", "/state")["places"]["channels"]
    below = next(one for one in channels if one["name"] == "Below")
    same(below["thread"]["archived"], True)


@needs("layout")
def components_v2(w):
    message = w.command("layout")["message"]
    container = message["components"][0]
    same([part["type"] for part in container["components"]], [10, 9, 14, 12])
    message = w.click(message, "v2")["message"]
    same(message["components"][0]["components"][0]["content"], "Pressed")


@needs("history")
def history(w):
    same(w.command("history")["message"]["content"], "two three")


@needs("server")
def server_and_members(w):
    same(w.command("server")["message"]["content"], "Playground: 5")


@needs("emoji")
def application_emojis(w):
    message = w.command("emoji")["message"]
    same(message["content"], "point")
    same(message["components"][0]["components"][0]["emoji"]["name"], "point")


@needs("Greet")
def context_menus(w):
    same(w.menu("Greet", w.people["Ben"])["message"]["content"], "Hi Ben")
    target = w.act(do="say", person=w.people["Ben"], channel=w.channel, content="Quote me")["id"]
    same(w.menu("Quote", target)["message"]["content"], "> Quote me")


def resumes(w):
    last = w.journal("kind=event&limit=1")["last"]["event"]
    w.act(do="break", how="cut")
    w.until("event", name="RESUMED", after=last)
    same(w.command("hello", name="again")["message"]["content"], "Hello, again!")


def reconnects(w):
    last = w.journal("kind=event&limit=1")["last"]["event"]
    w.act(do="break", how="reconnect")
    w.until("event", name="RESUMED", after=last)
    same(w.command("hello", name="anew")["message"]["content"], "Hello, anew!")


def begins_anew(w):
    # Twice in a row: the second time comes before the next one may identify.
    for how in ("invalid", "forget"):
        last = w.journal("kind=event&limit=1")["last"]["event"]
        w.act(do="break", how=how)
        w.until("event", name="READY", after=last)
        same(w.command("hello", name=how)["message"]["content"], f"Hello, {how}!")


@needs("ask")
def modal_of_texts(w):
    opened = w.command("ask")
    given = [{"name": "answer", "value": "42"}]
    see = w.asked(do="submit", person=w.people["Ada"], interaction=opened["id"], values=given)
    same(see["message"]["content"], "You say 42")


def leaves_no_violation(w):
    violations = w.journal("kind=violation")["violations"]
    same([(one["method"], one["path"], one["what"]) for one in violations], [])


FEATURES = [
    connects, registers_commands, answers_a_command, autocompletes, reads_options, buttons, deferred_update, selects,
    modal_of_texts, modal, deferred_and_ephemeral, files_and_follow_ups, direct_message, thread, components_v2, history,
    server_and_members, application_emojis, context_menus, resumes, reconnects, begins_anew, leaves_no_violation,
]


def start(program, options=()):
    """Starts the sandbox; returns the process, its addresses and how long it took in milliseconds."""
    begin = time.monotonic()
    process = subprocess.Popen([program, "--listen", "127.0.0.1:0", "--json", *options], stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    took = (time.monotonic() - begin) * 1000
    return process, json.loads(line), took


def play(library, command, addresses, log):
    """All features of one library, as a list of (name, what went wrong or None)."""
    sandbox = addresses["page"]
    world = World(call("POST", f"{sandbox}/sandbox/worlds", {"name": library}))
    environment = {
        **os.environ,
        "SANDBOX_URL": sandbox,
        "SANDBOX_TLS": addresses["tls"],
        "SANDBOX_CERTIFICATE": addresses["certificate"],
        "SANDBOX_FILES": world.url,
        "SANDBOX_TOKEN": world.token,
    }
    bot = subprocess.Popen(shlex.split(command), env=environment, stdout=log, stderr=subprocess.STDOUT)
    results = []
    try:
        for feature in FEATURES:
            if not world.people or (results and results[0][1]):
                results.append((feature.__name__, "the bot never connected"))
                continue
            wanted = getattr(feature, "needs", None)
            if wanted and wanted not in world.commands and library not in WHOLE:
                results.append((feature.__name__, NOT_TRIED))
                continue
            try:
                feature(world)
                results.append((feature.__name__, None))
            except Exception as error:  # whatever it is, the next feature is tried
                known = isinstance(error, AssertionError)
                results.append((feature.__name__, str(error) if known else traceback.format_exc(limit=1)))
        ignored = {one["what"] for one in world.journal("kind=ignored")["ignored"]}
        for one in sorted(ignored):
            print(f"{library} sends, and Discord ignores: {one}")
    finally:
        bot.terminate()
        bot.wait()
    return results


def main():
    global PATIENCE
    program, *libraries = sys.argv[1:]
    PATIENCE = int(os.environ.get("PATIENCE_MS", PATIENCE))
    if only := os.environ.get("FEATURES"):
        FEATURES[:] = [one for one in FEATURES if one.__name__ in ["connects", "registers_commands", *only.split(",")]]
    process, addresses, took = start(program)
    table = {}
    try:
        for pair in libraries:
            library, command = pair.split("=", 1)
            with tempfile.TemporaryFile("w+") as log:
                table[library] = play(library, command, addresses, log)
                if any(wrong not in (None, NOT_TRIED) for _, wrong in table[library]):
                    log.seek(0)
                    print(f"--- what the bot in {library} said ---\n{log.read()[-6000:]}")
    finally:
        process.terminate()
        process.wait()
    width = max(len(one.__name__) for one in FEATURES) + 2
    print(f"\n{'feature':<{width}}" + "".join(f"{library:<16}" for library in table))
    for number, feature in enumerate(FEATURES):
        row = [results[number][1] for results in table.values()]
        words = "".join(f"{ {None: 'works', NOT_TRIED: '-'}.get(wrong, 'fails'):<16}" for wrong in row)
        print(f"{feature.__name__.replace('_', ' '):<{width}}{words}")
    failures = [(library, *one) for library, results in table.items() for one in results if one[1] not in (None, NOT_TRIED)]
    for library, feature, wrong in failures:
        print(f"\n{library}: {feature.replace('_', ' ')}: {wrong}")
    print(f"\nThe sandbox was up after {took:.0f} ms.")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

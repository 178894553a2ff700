#!/usr/bin/env python3
"""Where the walls stand: computes the tables of docs/scale.md from measured figures.

    python3 docs/scale.py                 all tables
    python3 docs/scale.py walls fleet     only these
    python3 docs/scale.py --into docs/scale.md
                                          writes them between the marks of that file

Change a figure below, or --rate, --click-ms, --servers and the rest, to put in your own. Needs nothing
but Python 3.9 or later. The queue is simulated with a fixed seed: the same figures, the same table.
"""

import argparse
import heapq
import math
import random
import re
from collections import deque
from dataclasses import dataclass

# --- Measured: docs/benchmarks.md unless something else is said ---------------------------------------

# Requests that count in a turn, rows that somebody had to choose and new games included.
QUICK = {2: 2.6, 4: 2.5, 10: 2.6}  # all have chosen within 10 s
PATIENT = {2: 3.6, 4: 3.5, 10: 3.6}  # one by one within 45 s
# What a turn costs without those: the new page and the old one's buttons.
PAGE_AND_BUTTONS = 2.0
# The same in a match that keeps to one message, at the most: tests/play/requests.rs holds it to that.
QUIET_PAGE = 1.0
# Requests in a trick of Sixty-Six, by seats, the pages of the deals included.
TRICK_QUICK = {2: 1.08, 3: 1.22}
TRICK_PATIENT = {2: 2.00, 3: 3.00}  # 10 s a card

# Of a core for a click, with all that follows from it: 100 clicks a second took 31 to 36 %, 200 took
# 50 to 59 %.
CLICK_MS = 2.8
# Memory of the process without a table, and of each table in it.
EMPTY_MB, TABLE_KB = 54, 70
# Transactions a click, and steps a second of one writer that commits so many steps at once
# (with SQLite alone: each step an id, 600 bytes changed, an event and a row to send).
COMMITS_A_CLICK = 1.01
STEPS = {1: 341, 8: 2_257, 64: 10_754}
# A picture of a table of eight; the largest still is one with a hand of ten.
PICTURE_MS, PICTURE_KB = 1.6, 47
# Requests of a turn of four that do not count: answers, and hands changed by token.
FREE = 10.1
# 40 tables of one person and five bots: 570 clicks in 30 s, each a turn, took 15 % of a core with bots
# of level 1 and 106 % with those of level 9 (docs/ai.md).
BOT_CLICKS, BOT_SECONDS, BOTS, WEAKEST, STRONGEST = 570, 30, 5, 0.15, 1.06

# --- Discord's, by its documentation ------------------------------------------------------------------

SERVERS_A_SHARD = 2_500  # at most; what Discord recommends for a bot is about 1,000
RECOMMENDED_A_SHARD = 1_000
# serenity identifies one shard after the other, with this rest between them.
IDENTIFY_SECONDS = 5
# So many sessions a day the bot leaves alone (`src/discord/connections.rs`).
SESSIONS_KEPT_BACK = 50


@dataclass
class Pace:
    """A kind of table: what a turn costs, how long it takes, and how many click in it."""

    name: str
    requests: float
    seconds: float
    clicks: float
    people: int
    source: str = "measured"

    def tables(self, rate, turns=None):
        """How many of them so many requests a second carry; with `turns`, if a match has so many of them
        and its beginning is counted, too."""
        begin = start(self.people) / turns if turns else 0
        return rate / ((self.requests + begin) / self.seconds)


def paces():
    rows = QUICK[4] - PAGE_AND_BUTTONS  # what choosing rows and new games add
    line = PATIENT[4] - QUICK[4]  # the waiting line
    nimmt = lambda people, cost, seconds: (cost, seconds, people + rows, people)
    return {
        "quick": Pace("4 people, 10 s a turn", *nimmt(4, QUICK[4], 10)),
        "quick2": Pace("2 people, 10 s a turn", *nimmt(2, QUICK[2], 10)),
        "quick10": Pace("10 people, 10 s a turn", *nimmt(10, QUICK[10], 10)),
        "patient": Pace("4 people, 45 s a turn", *nimmt(4, PATIENT[4], 45)),
        "patient10": Pace("10 people, 45 s a turn", *nimmt(10, PATIENT[10], 45)),
        "quiet": Pace("4 people, quiet, 10 s a turn", *nimmt(4, QUIET_PAGE + rows, 10), "added up"),
        "quietpatient": Pace(
            "4 people, quiet, 45 s a turn", *nimmt(4, QUIET_PAGE + rows + line, 45), "added up"
        ),
        "solo": Pace("1 person and 3 bots, 10 s a turn", *nimmt(1, QUICK[4], 10), "as 4 people"),
        "sixtysix": Pace("Sixty-Six, 2 people, 2 s a card", TRICK_QUICK[2], 4, 2, 2),
        "sixtysixpatient": Pace("Sixty-Six, 2 people, 10 s a card", TRICK_PATIENT[2], 20, 2, 2),
        "slowhour": Pace("4 people, slow, a turn an hour", *nimmt(4, slow(4), 3_600), "counted in the code"),
        "slow": Pace("4 people, slow, a turn a day", *nimmt(4, slow(4), 86_400), "counted in the code"),
    }


def start(people):
    """The beginning of a match, counted in the code: its first page, and for everybody a direct message to
    be opened and to be written."""
    return 1 + 2 * people


def slow(people):
    """A turn at the slow pace, at the most: page and buttons, for everybody a new direct message and the
    end of the old one, a waiting line for everybody but the last, a reminder that comes and goes."""
    return PAGE_AND_BUTTONS + 2 * people + (people - 1) + 2


def number(value):
    """For reading: three digits say enough."""
    if value >= 1_000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    if value == int(value):
        return f"{value:.0f}"
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"


# --- The tables -----------------------------------------------------------------------------------------


def live(args):
    """How many tables one token carries, by what people do."""
    head = ["tables of this kind", "requests a turn", "from", "tables at once", "their clicks a second"]
    head += [f"with a beginning each {args.turns} turns"]
    rows = []
    for pace in paces().values():
        tables = pace.tables(args.rate)
        clicks = tables * pace.clicks / pace.seconds
        row = [pace.name, f"{pace.requests:.2f}", pace.source, number(tables), number(clicks)]
        rows.append(row + [number(pace.tables(args.rate, args.turns))])
    return table(head, rows)


def walls(args):
    """Where each wall stands, in one measure: clicks a second, and tables of four at 10 s a turn."""
    pace = paces()["quick"]
    a_table = pace.clicks / pace.seconds
    thought = (STRONGEST - WEAKEST) / (BOT_CLICKS / BOT_SECONDS * BOTS) * 1_000
    discord = pace.tables(args.rate)
    bots = 1_000 / thought
    rows = [
        [f"Discord: {args.rate:g} requests a second", discord * a_table, discord],
        ["processor: one core", 1_000 / args.click_ms, None],
        ["writer: every step committed alone", STEPS[1] / COMMITS_A_CLICK, None],
        ["writer: 8 steps a commit", STEPS[8] / COMMITS_A_CLICK, None],
        ["writer: 64 steps a commit", STEPS[64] / COMMITS_A_CLICK, None],
    ]
    rows = [[name, number(clicks), number(tables or clicks / a_table)] for name, clicks, tables in rows]
    yield from table(["wall", "clicks a second", "tables of 4 people, 10 s a turn"], rows)
    turns = discord / pace.seconds
    yield ""
    memory = lambda tables: f"{number(EMPTY_MB + tables * TABLE_KB / 1024)} MB"
    yield f"* Pictures: {number(discord)} tables show {number(turns)} new pages a second:"
    yield f"  {number(turns * PICTURE_MS / 10)} % of a core, which is part of what clicks take."
    yield f"* Bots: one of level 9 thinks {number(thought)} ms of a core for a choice. One core does"
    yield f"  {number(bots)} of them a second: {number(bots / 3 * 10)} tables of one person and three such bots, 10 s a turn."
    network = turns * (pace.requests + FREE) * PICTURE_KB / 1024
    yield f"* Network: {number(turns * (pace.requests + FREE))} requests a second, four fifths of them free. With a picture in every"
    yield f"  single one, which is more than there are, {number(network)} MB a second go out."
    yield f"* Memory: {memory(discord)} with {number(discord)} tables awake, {memory(10_000)} with 10,000."


def fleet(args):
    """What so many servers ask for, if so many of each thousand have a live table in the busiest hour."""
    quick, patient = paces()["quick"], paces()["patient"]
    head = ["servers", "tables per 1,000 servers", "tables at once", "requests a second, at 10 s a turn"]
    head += ["at 45 s a turn", f"tokens at {args.rate:g} a second", "clicks a second", "cores", "memory"]
    rows = []
    for servers in args.servers:
        for share in args.share:
            tables = servers * share / 1_000
            fast, calm = (tables * p.requests / p.seconds for p in (quick, patient))
            clicks = tables * quick.clicks / quick.seconds
            tokens = lambda load: max(1, -(-load // args.rate))
            few, many = tokens(calm), tokens(fast)
            row = [f"{servers:,}", f"{share:g}", number(tables), number(fast), number(calm)]
            row += [f"{few:.0f}" if few == many else f"{few:.0f} to {many:.0f}", number(clicks)]
            cores = clicks * args.click_ms / 1_000
            row += [number(cores) if cores >= 0.1 else "< 0.1"]
            row += [f"{number(EMPTY_MB + tables * TABLE_KB / 1024)} MB"]
            rows.append(row)
    return table(head, rows)


def reach(args):
    """The other way round: of how many servers the present wall is the wall."""
    quick, patient = paces()["quick"], paces()["patient"]
    quiet = paces()["quiet"]
    head = ["tables per 1,000 servers", "one token is full at, 10 s a turn", "quiet, 10 s", "45 s a turn"]
    rows = []
    for share in args.share:
        servers = [p.tables(args.rate) / share * 1_000 for p in (quick, quiet, patient)]
        rows.append([f"{share:g}"] + [number(n) + " servers" for n in servers])
    return table(head, rows)


def gateway(args):
    """Shards and how long a start takes."""
    head = ["servers", "shards at least", "shards as recommended", "until the last one is connected"]
    head += ["sessions a day", "starts a day"]
    rows = []
    for servers in args.servers:
        least = -(-servers // SERVERS_A_SHARD)
        usual = -(-servers // RECOMMENDED_A_SHARD)
        few, many = ((shards - 1) * IDENTIFY_SECONDS / 60 for shards in (least, usual))
        sessions = 1_000 if servers <= 150_000 else max(2_000, servers // 1_000 * 5)
        left = sessions - SESSIONS_KEPT_BACK
        rows.append([f"{servers:,}", f"{least:,}", f"{usual:,}"] + [
            f"{few:.1f} to {many:.1f} min", f"{sessions:,}", f"{left // usual} to {left // least}"
        ])
    return table(head, rows)


def queue(args):
    """How long pages wait while the wall comes nearer, where nobody presses a button in the channel: the
    bot's own queue, simulated."""
    pace = paces()["quick"]
    full = pace.tables(args.rate)
    head = ["load", "tables", "turns a minute, each", "a new page waits, p50", "p99", "old buttons stay, p99"]
    head += [f"pages with old buttons after {args.minutes} min"]
    rows = []
    for load in args.load:
        tables = round(full * load / 100)
        seen = Queue(tables, pace.seconds, args.rate, args.minutes * 60).run()
        waits = [f"{percentile(seen.pages, p):.2f} s" for p in (50, 99)]
        stay = f"{percentile(seen.buttons, 99):.1f} s" if load <= 100 else "grows"
        rows.append([f"{load:g} %", tables, seen.pace(args.minutes)] + waits + [stay, number(seen.left)])
    return table(head, rows)


def tokens(args):
    """The same where people press buttons in the channel: all the time (hands are shown there), or once in a
    quarter of an hour; and where that is so at a part of the tables only."""
    head = ["pressing in the channel", "tables", "turns a minute, each", "pages by a token"]
    head += ["requests that count, a second", "a page or first hand waits, p50", "p99", "old buttons stay, p99"]
    kinds = [
        ("all the time", {"press": 0}, (180, 900, 1_800, 3_600)),
        ("all the time, five tables in a channel", {"press": 0, "together": 5}, (900, 1_800)),
        ("all the time, eight tables in a channel", {"press": 0, "together": 8}, (900, 1_800)),
        ("once in 15 min", {"press": 900}, (180, 900, 1_800, 2_500)),
        ("once in 15 min, at nine tables of ten", {"press": 900, "silent": 0.1}, (900, 1_200, 1_800)),
        ("at the lobby, in matches of 30 turns with direct messages", {"match": 30}, (900, 1_200, 1_500, 1_800)),
    ]
    rows = []
    for name, how, sizes in kinds:
        for tables in sizes:
            seen = Queue(tables, 10, args.rate, args.minutes * 60, **how).run()
            waits = [f"{percentile(seen.pages + seen.hands, p):.2f} s" for p in (50, 99)]
            free = f"{100 * seen.free / max(1, len(seen.pages)):.0f} %"
            row = [name, f"{tables:,}", seen.pace(args.minutes), free, number(seen.counted / seen.time)]
            buttons = f"{percentile(seen.buttons, 99):.1f} s" if seen.left < tables else "grows"
            rows.append(row + waits + [buttons])
    return table(head, rows)


def percentile(values, of):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * of / 100))] if values else 0.0


class Queue:
    """Tables at which a turn takes about so long, over one budget, as src/tools/budget/mod.rs gives it: an even
    pace with a burst of five; what people wait for first, old buttons last, but for every eighth request.
    Each turn costs a page, the old one's buttons after it, and in half of all turns one request more on
    the page, for a row that somebody chooses. The next turn begins when the page is there.

    `press`: somebody presses a button in the channel every so many seconds, which gives a token for 14
    minutes; 0 is all the time, None never. At a part of the tables, `silent`, never. Where more than a third
    of the budget was used lately or is waited for, a page goes by a token, and what it was posted by changes
    it as long as that lives; of such pages a channel takes 25 a minute, and `together` tables share one.
    `match`: so many turns are a match; at its beginning people press in the channel, and four direct
    messages are opened and written."""

    BURST, LATELY, TOKEN, A_MINUTE = 5, 2.0, 14 * 60, 25

    def __init__(self, tables, seconds, rate, duration, press=None, silent=0.0, together=1, match=None, seed=1):
        self.tables, self.seconds, self.rate, self.duration = tables, seconds, rate, duration
        self.press, self.together, self.match = press, together, match
        self.rng = random.Random(seed)
        # Until when each table has a token, and the token by which its last page was posted has one.
        self.phase = [self.rng.uniform(0, press) if press else 0 for _ in range(tables)]
        self.silent = [press is None or self.rng.random() < silent for _ in range(tables)]
        self.begun, self.poster, self.turn = [-1e9] * tables, [-1e9] * tables, [0] * tables
        self.channels = [deque() for _ in range(-(-tables // together))]
        self.urgent, self.later = deque(), deque()
        # What happens next: (when, number, kind, table). The numbers keep equal times in order.
        self.events, self.count = [], 0
        self.level, self.level_at = 0.0, 0.0
        self.budget, self.refilled, self.given, self.asleep = float(self.BURST), 0.0, 0, False
        self.warm = duration / 4  # until the beginning is forgotten
        self.time = duration - self.warm
        self.hands, self.pages, self.buttons, self.turns, self.free, self.counted, self.left = [], [], [], 0, 0, 0, 0

    def pace(self, minutes):
        return f"{self.turns * self.duration / self.time / self.tables / minutes:.1f}"

    def soon(self, when, kind, at):
        self.count += 1
        heapq.heappush(self.events, (when, self.count, kind, at))

    def token_until(self, now, at):
        """Until when the freshest token of a table lives."""
        until = self.begun[at] + self.TOKEN
        if not self.silent[at]:
            pressed = now if self.press == 0 else now - (now - self.phase[at]) % self.press
            until = max(until, pressed + self.TOKEN)
        return until

    def is_pressed(self, now):
        lately = self.level * math.exp((self.level_at - now) / self.LATELY)
        return lately + len(self.urgent) + len(self.later) > self.rate * self.LATELY / 3

    def has_room(self, now, at):
        channel = self.channels[at // self.together]
        while channel and channel[0] <= now - 60:
            channel.popleft()
        return len(channel) < self.A_MINUTE

    def chosen(self, now, at):
        """Everybody has chosen: the page is due."""
        if self.match and self.turn[at] % self.match == 0:
            self.begun[at] = now
            self.urgent.extend((now, at, "hand") for _ in range(8))
        self.turn[at] += 1
        until = self.token_until(now, at)
        if until > now and self.is_pressed(now) and self.has_room(now, at):
            self.channels[at // self.together].append(now)
            self.free += now > self.warm
            self.shown(now, now, at, until)
        else:
            self.urgent.append((now, at, "page"))

    def shown(self, now, since, at, until):
        """A page is there, and the token by which it was posted lives until then."""
        if now > self.warm:
            self.pages.append(now - since)
            self.turns += 1
        if self.poster[at] <= now:
            self.later.append((now, at, "buttons"))
        elif now > self.warm:
            self.buttons.append(0.0)
        self.poster[at] = until
        if self.rng.random() < QUICK[4] - PAGE_AND_BUTTONS and until <= now:
            self.urgent.append((now, at, "row"))
        self.soon(now + self.seconds * self.rng.uniform(0.5, 1.5), "chosen", at)

    def give(self, now):
        """Gives the turns that there are."""
        self.budget, self.refilled = min(self.BURST, self.budget + (now - self.refilled) * self.rate), now
        while self.budget > 1 - 1e-9 and (self.urgent or self.later):
            self.given += 1
            self.budget -= 1
            self.level = self.level * math.exp((self.level_at - now) / self.LATELY) + 1
            self.level_at = now
            self.counted += now > self.warm
            last_first = self.later and (self.given % 8 == 0 or not self.urgent)
            since, at, what = (self.later if last_first else self.urgent).popleft()
            if what == "buttons" and now > self.warm:
                self.buttons.append(now - since)
            if what == "hand" and now > self.warm:
                self.hands.append(now - since)
            if what == "page":
                self.shown(now, since, at, -1e9)
        if (self.urgent or self.later) and not self.asleep:
            self.asleep = True
            self.soon(now + max(1e-9, (1 - self.budget) / self.rate), "give", None)

    def run(self):
        for at in range(self.tables):
            self.turn[at] = self.rng.randrange(self.match) if self.match else 0
            self.begun[at] = 0.0 if self.match else -1e9
            self.soon(self.rng.uniform(0, self.seconds), "chosen", at)
        while self.events:
            now, _, kind, at = heapq.heappop(self.events)
            if now > self.duration:
                break
            if kind == "chosen":
                self.chosen(now, at)
            else:
                self.asleep = False
            self.give(now)
        # Those that still wait have waited, too.
        self.pages += [self.duration - since for since, _, what in self.urgent if what == "page"]
        self.hands += [self.duration - since for since, _, what in self.urgent if what == "hand"]
        self.left = len(self.later)
        return self


TABLES = {"live": live, "walls": walls, "reach": reach, "fleet": fleet, "gateway": gateway, "queue": queue, "tokens": tokens}


def into(path, args):
    """Writes every table between `<!-- NAME -->` and `<!-- end -->` of a file."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for name in args.tables:
        block = "\n".join(line.rstrip() for line in TABLES[name](args))
        mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        text, found = mark.subn(lambda m: m[1] + block + "\n" + m[2], text)
        if found != 1:
            raise SystemExit(f"{path} has {found} places for {name}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers = {"type": float, "nargs": "+", "metavar": "N"}
    parser.add_argument("tables", nargs="*", help=f"of {', '.join(TABLES)}; without any, all of them")
    parser.add_argument("--rate", type=float, default=45, help="requests that count in a second [45]")
    parser.add_argument("--click-ms", type=float, default=CLICK_MS, help=f"of a core, for a click [{CLICK_MS}]")
    parser.add_argument("--servers", type=int, nargs="+", metavar="N", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--share", default=[0.1, 1, 10], help="live tables per 1,000 servers", **numbers)
    parser.add_argument("--load", default=[50, 80, 90, 100, 110, 140, 150, 200], help="percent of the rate", **numbers)
    parser.add_argument("--turns", type=int, default=30, help="of a match, from its beginning to its end [30]")
    parser.add_argument("--minutes", type=int, default=60, help="how long the queue is simulated [60]")
    parser.add_argument("--into", metavar="FILE", help="write the tables into this file")
    args = parser.parse_args()
    args.tables = args.tables or list(TABLES)
    unknown = [name for name in args.tables if name not in TABLES]
    if unknown:
        parser.error(f"there is no table {unknown[0]}")
    if args.into:
        into(args.into, args)
        return
    for name in args.tables:
        print(f"{name}: {TABLES[name].__doc__}\n")
        print("\n".join(line.rstrip() for line in TABLES[name](args)))
        print()


if __name__ == "__main__":
    main()

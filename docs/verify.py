#!/usr/bin/env python3
"""Deals the games of sealed records again, as docs/fairness.md describes it, with nothing of the bot."""
import hashlib, hmac, json, sys


def numbers(link, entropy):
    """HMAC-SHA256 in counter mode, four bytes a number."""
    block = 0
    while True:
        text = f"hornochse-deal/1\n{entropy}\n{block}".encode()
        digest = hmac.new(link, text, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at:at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffle(cards, stream):
    """Fisher and Yates, from the last card down; numbers that would not divide evenly are thrown away."""
    for last in range(len(cards) - 1, 0, -1):
        even = (2**32 - 1) // (last + 1) * (last + 1)
        other = next(number for number in stream if number < even) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def nimmt(rules, seats, games, index, stream):
    variant, rows = rules["variant"], rules.get("rows", 4)
    deck = list(range(2 if variant == "open" else 1, 105))
    deck += {"double": deck, "double_pairs": range(11, 100, 11)}.get(variant, [])
    size = rules.get("hand", 14 if variant in ("refined", "hand") else 10)
    size = (len(deck) - rows) // seats if rules.get("deal_all") else size
    if variant in ("tactics", "logic", "tournament"):
        deck = deck[:seats * size + rows]
    if variant == "logic" or (variant == "tournament" and index == 0):
        return {"pool": deck}  # Nothing is shuffled: all cards lie open.
    if variant == "tournament":  # The hands of the draft go round.
        picks = [(pick["seat"], pick["draft"]) for pick in games[0]["choices"] if "draft" in pick]
        drafted = [sorted(card for whose, card in picks if whose == seat + 1) for seat in range(seats)]
        left = sorted(set(deck) - {card for _, card in picks})
        return {"hands": [drafted[(seat - index) % seats] for seat in range(seats)], "rows": [[card] for card in left]}
    deck.sort()
    stacks = lambda row: [stack if isinstance(stack, list) else [stack] for stack in row]
    stay = [stacks(row) for row in games[index]["rows"]] if rules.get("rows_stay") and index else []
    for card in (card for row in stay for stack in row for card in stack):
        deck.remove(card)
    table = []
    while len(table) < rows:  # Should equal cards use up the deck, it is shuffled again.
        shuffle(deck, stream)
        table, rest = [[list(stack) for stack in row] for row in stay], deck[seats * size:]
        while len(table) < rows and rest:
            card = rest.pop(0)
            equal = [stack for row in table for stack in row if stack[0] == card]
            equal[0].append(card) if equal else table.append([[card]])
    rows = [[stack if len(stack) > 1 else stack[0] for stack in row] for row in table]
    return {"hands": [deck[at:at + size] for at in range(0, seats * size, size)], "rows": rows}


def sixtysix(rules, seats, _games, index, stream, first):
    ranks = "ATKQJ98"[:5 if rules.get("nines") is False else 5 + seats - 1]
    pack = [rank + suit for suit in "CSHD" for rank in ranks]
    if index == 0:
        shuffle(pack, stream)
        drawn = [(ranks.index(rank), "CSHD".index(suit)) for rank, suit in pack[:seats]]
        if drawn.index(min(drawn)) != first - 1:
            return {"dealer": drawn.index(min(drawn)) + 1}
    shuffle(pack, stream)
    size, left = 7 if seats > 2 else 6, first + index  # To the left of the dealer, from 0.
    hands = [pack[(seat - left) % seats * size:][:size] for seat in range(seats)]
    rest = pack[seats * size:]
    up = {"turned": rest.pop(0)} if rules["variant"] == "classic" else {}
    return {"hands": hands, "stock": rest, **up}


def verify(record):
    """None, or why the record was not dealt as it was sealed."""
    if "seals" not in record:
        return "the deals of this match were not sealed"
    deal, more = {"nimmt-record/2": (nimmt, []), "sixtysix-record/2": (sixtysix, [record.get("dealer")])}[record["format"]]
    seals, games = record["seals"], record["games"]
    links = [pair for chain in seals["chains"] for pair in zip(chain, chain[1:])]
    if seals["function"] != "hornochse-deal/1" or len(links) != len(games):
        return f"{len(links)} links are opened for {len(games)} games"
    for index, ((before, link), game) in enumerate(zip(links, games)):
        if hashlib.sha256(bytes.fromhex(link)).hexdigest() != before:
            return f"game {index + 1}: what was opened does not belong to the seal"
        stream = numbers(bytes.fromhex(link), seals["entropy"])
        dealt = deal(record["rules"], len(record["seats"]), games, index, stream, *more)
        if {part: cards for part, cards in game.items() if part != "choices"} != dealt:
            return f"game {index + 1}: the cards are not those that the seal deals"


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit("verify.py RECORD...")
    wrong = False
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            record = json.load(file)
        why = verify(record)
        rest = ", if the rows that stay are those of the game before: hornochse verify plays it" if record["rules"].get("rows_stay") else ""
        print(f"{name}: {why or 'every game was dealt as it was sealed' + rest}")
        if why is None:  # Anybody can invent a record that agrees with itself.
            seal = ", then ".join(chain[0][:32] for chain in record["seals"]["chains"])
            print(f"  Compare with the lobby: seal {seal}, {record['seals']['entropy']}")
        wrong = wrong or why is not None
    sys.exit(wrong)

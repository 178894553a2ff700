# Sealed deals.

button-cut = ✂️ Cut the deck
button-verify = Verify
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 The deals are sealed: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ cut once
   *[other] {" "}· ✂️ cut { $cuts } times
}
cut-done = You cut the deck.
cut-enough = That deck has been cut enough.
seal-opened = 🔓 The seal of game { $game } is open: `{ $link }`
seal-new = 🔒 The games to come have a new seal: `{ $seal }`
verify-good = ✅ **I dealt every game again from its seal. The cards are the same.**
verify-bad = ⚠️ **Something's wrong with the deals of this match.** What I found: { $why }
verify-unsealed = This match started before I sealed my deals, so there's nothing to check.
verify-seal-unseen = The seal, which nobody saw before the deal:
    { $seal }
verify-seal = The seal, as the lobby showed it in short:
    { $seal }
verify-entropy = What was mixed in afterwards: `{ $entropy }`
verify-entropy-unseen = What was mixed in: `{ $entropy }`
verify-lobby = Compare both with [the lobby]({ $link }). Don't take my word for it: `hornochse verify` checks the file you get from **{ button-record }**.
verify-limits = It shows that nobody swapped the cards. It can't show that the person who runs me didn't look at them.
verify-limits-unseen = It shows only that the deals follow from this seal: you saw none before the first of them.

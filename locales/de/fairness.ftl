# Sealed deals.

button-cut = ✂️ Abheben
button-verify = Nachprüfen
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Die Karten sind versiegelt: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ einmal abgehoben
   *[other] {" "}· ✂️ { $cuts }-mal abgehoben
}
cut-done = Du hast abgehoben.
cut-enough = Genug abgehoben!
seal-opened = 🔓 Das Siegel von Spiel { $game } ist offen: `{ $link }`
seal-new = 🔒 Die nächsten Spiele haben ein neues Siegel: `{ $seal }`
verify-good = ✅ **Ich hab jedes Spiel noch mal aus seinem Siegel gegeben. Es sind dieselben Karten.**
verify-bad = ⚠️ **Mit den Karten dieser Partie stimmt was nicht.** Das hab ich gefunden: { $why }
verify-unsealed = Als diese Partie begann, hab ich noch nichts versiegelt. Da gibt’s nichts nachzuprüfen.
verify-seal-unseen = Das Siegel, das vor dem Geben niemand gesehen hat:
    { $seal }
verify-seal = Das Siegel, dessen Anfang am Tisch stand:
    { $seal }
verify-entropy = Das kam danach dazu: `{ $entropy }`
verify-entropy-unseen = Das kam dazu: `{ $entropy }`
verify-lobby = Vergleich beides mit [dem Tisch]({ $link }). Und verlass dich nicht auf mich: `hornochse verify` prüft die Datei, die du über **{ button-record }** bekommst.
verify-limits = Das zeigt, dass niemand Karten vertauscht hat. Ob mein Betreiber hineingeschaut hat, zeigt es nicht.
verify-limits-unseen = Das zeigt nur, dass die Karten aus diesem Siegel folgen: Vor dem ersten Spiel hast du keins gesehen.

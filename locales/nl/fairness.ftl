# Sealed deals.

button-cut = ✂️ Couperen
button-verify = Controleren
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Er wordt verzegeld gedeeld: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ één keer gecoupeerd
   *[other] {" "}· ✂️ { $cuts } keer gecoupeerd
}
cut-done = Je hebt gecoupeerd.
cut-enough = Er is nu wel genoeg gecoupeerd.
seal-opened = 🔓 Het zegel van spel { $game } is open: `{ $link }`
seal-new = 🔒 De volgende spellen krijgen een nieuw zegel: `{ $seal }`
verify-good = ✅ **Ik heb elk spel opnieuw uit zijn zegel gedeeld. Het zijn dezelfde kaarten.**
verify-bad = ⚠️ **Er klopt iets niet met de kaarten van deze partij.** Dit vond ik: { $why }
verify-unsealed = Toen deze partij begon, verzegelde ik nog niets. Er valt dus niets te controleren.
verify-seal-unseen = Het zegel, dat niemand voor het delen heeft gezien:
    { $seal }
verify-seal = Het zegel, waarvan het begin aan tafel te zien was:
    { $seal }
verify-entropy = Wat er daarna bij kwam: `{ $entropy }`
verify-entropy-unseen = Wat er bij kwam: `{ $entropy }`
verify-lobby = Vergelijk allebei met [de tafel]({ $link }). En geloof me niet op mijn woord: `hornochse verify` controleert het bestand dat je met **{ button-record }** krijgt.
verify-limits = Dit laat zien dat niemand kaarten heeft verwisseld. Het laat niet zien of wie mij draait erin heeft gekeken.
verify-limits-unseen = Dit laat alleen zien dat de kaarten uit dit zegel komen: voor het eerste spel heb je er geen gezien.

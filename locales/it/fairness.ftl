# Sealed deals.

button-cut = ✂️ Taglia il mazzo
button-verify = Verifica
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Carte sigillate: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ mazzo tagliato una volta
   *[other] {" "}· ✂️ mazzo tagliato { $cuts } volte
}
cut-done = Hai tagliato il mazzo.
cut-enough = Il mazzo è stato tagliato abbastanza.
seal-opened = 🔓 Aperto il sigillo della smazzata { $game }: `{ $link }`
seal-new = 🔒 Nuovo sigillo per le prossime smazzate: `{ $seal }`
verify-good = ✅ **Ho ridistribuito ogni smazzata a partire dal suo sigillo: le carte sono le stesse.**
verify-bad = ⚠️ **C'è qualcosa che non va nelle carte di questa partita.** Ecco cosa ho trovato: { $why }
verify-unsealed = Quando è iniziata questa partita non sigillavo ancora le carte: non c'è niente da verificare.
verify-seal-unseen = Il sigillo, che nessuno ha visto prima di distribuire:
    { $seal }
verify-seal = Il sigillo, di cui il tavolo mostrava l'inizio:
    { $seal }
verify-entropy = Quello che si è aggiunto dopo: `{ $entropy }`
verify-entropy-unseen = Quello che si è aggiunto: `{ $entropy }`
verify-lobby = Confronta tutti e due con [il tavolo]({ $link }). E non fidarti di me: `hornochse verify` controlla il file che ottieni con **{ button-record }**.
verify-limits = Questo dimostra che nessuno ha scambiato le carte, non che chi mi gestisce non le abbia guardate.
verify-limits-unseen = Questo dimostra solo che le carte vengono da questo sigillo: prima della prima smazzata non ne hai visto nessuno.

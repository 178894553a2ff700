# Sealed deals, in Polish.

button-cut = ✂️ Przełóż talię
button-verify = Sprawdź
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Karty są zapieczętowane: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ przełożone raz
    [few] {" "}· ✂️ przełożone { $cuts } razy
    [many] {" "}· ✂️ przełożone { $cuts } razy
   *[other] {" "}· ✂️ przełożone { $cuts } raza
}
cut-done = Talia przełożona.
cut-enough = Tę talię przełożono już dość razy.
seal-opened = 🔓 Pieczęć rozdania { $game } jest otwarta: `{ $link }`
seal-new = 🔒 Następne rozdania mają nową pieczęć: `{ $seal }`
verify-good = ✅ **Odtworzyłem każde rozdanie z jego pieczęci. Karty są te same.**
verify-bad = ⚠️ **Z kartami tej partii jest coś nie tak.** Oto co widzę: { $why }
verify-unsealed = Gdy ta partia się zaczynała, kart jeszcze nie pieczętowałem. Nie ma czego sprawdzać.
verify-seal-unseen = Pieczęć, której nikt przed rozdaniem nie widział:
    { $seal }
verify-seal = Pieczęć, której początek było widać przed startem:
    { $seal }
verify-entropy = Co zostało potem domieszane: `{ $entropy }`
verify-entropy-unseen = Co zostało domieszane: `{ $entropy }`
verify-lobby = Porównaj jedno i drugie z [wiadomością o stoliku]({ $link }). I nie wierz mi na słowo: `hornochse verify` sprawdzi plik, który dostaniesz przez **{ button-record }**.
verify-limits = To dowodzi, że nikt kart nie podmienił. Nie dowodzi, że nikt z tych, którzy mnie uruchamiają, w nie nie zajrzał.
verify-limits-unseen = To dowodzi tylko, że karty wynikają z tej pieczęci: przed pierwszym rozdaniem żadnej nie było widać.

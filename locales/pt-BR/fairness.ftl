# Sealed deals, in Brazilian Portuguese.

button-cut = ✂️ Cortar o baralho
button-verify = Conferir
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Baralho lacrado: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ cortado uma vez
   *[other] {" "}· ✂️ cortado { $cuts } vezes
}
cut-done = Você cortou o baralho.
cut-enough = Esse baralho já foi cortado o bastante.
seal-opened = 🔓 O lacre da rodada { $game } está aberto: `{ $link }`
seal-new = 🔒 As próximas rodadas têm um lacre novo: `{ $seal }`
verify-good = ✅ **Dei de novo as cartas de cada rodada a partir do lacre. São as mesmas.**
verify-bad = ⚠️ **Tem algo errado com as cartas desta partida.** O que encontrei: { $why }
verify-unsealed = Quando esta partida começou, eu ainda não lacrava o baralho. Não tem o que conferir.
verify-seal-unseen = O lacre, que ninguém viu antes de dar as cartas:
    { $seal }
verify-seal = O lacre, que a mesa mostrava abreviado:
    { $seal }
verify-entropy = O que entrou na mistura depois: `{ $entropy }`
verify-entropy-unseen = O que entrou na mistura: `{ $entropy }`
verify-lobby = Compare os dois com [a mesa]({ $link }). E não acredite só em mim: `hornochse verify` confere o arquivo que sai de **{ button-record }**.
verify-limits = Isso mostra que ninguém trocou as cartas. Não mostra que quem me administra não olhou.
verify-limits-unseen = Isso mostra só que as cartas saem deste lacre: antes da primeira rodada você não viu nenhum.

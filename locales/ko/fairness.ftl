# Sealed deals, in Korean.

button-cut = ✂️ 카드 떼기
button-verify = 검증
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 카드는 봉인돼 있어요: `{ $seal }`{ $cuts ->
    [0] {""}
   *[other] {" "}· ✂️ { $cuts }번 뗌
}
cut-done = 카드를 뗐어요.
cut-enough = 카드는 이미 충분히 뗐어요.
seal-opened = 🔓 { $game }라운드의 봉인을 열었어요: `{ $link }`
seal-new = 🔒 다음 라운드부터 새 봉인이에요: `{ $seal }`
verify-good = ✅ **봉인에서 모든 라운드를 다시 나눠 봤어요. 카드가 똑같아요.**
verify-bad = ⚠️ **이 게임의 카드가 뭔가 이상해요.** 찾은 것: { $why }
verify-unsealed = 이 게임은 카드를 봉인하기 전에 시작해서 확인할 게 없어요.
verify-seal-unseen = 나눠 주기 전에 아무도 보지 못한 봉인:
    { $seal }
verify-seal = 시작 전에 앞부분을 보여 준 봉인:
    { $seal }
verify-entropy = 그 뒤에 섞인 것: `{ $entropy }`
verify-entropy-unseen = 섞인 것: `{ $entropy }`
verify-lobby = 둘 다 [시작 전 테이블]({ $link })과 견줘 보세요. 제 말만 믿지는 마세요. **{ button-record }** 버튼으로 받은 파일을 `hornochse verify`로 검증할 수 있어요.
verify-limits = 아무도 카드를 바꿔치기하지 않았다는 증거예요. 저를 운영하는 사람이 카드를 보지 않았다는 증거는 아니에요.
verify-limits-unseen = 카드가 이 봉인대로 나왔다는 증거일 뿐이에요. 첫 라운드 전에는 봉인을 보지 못했으니까요.

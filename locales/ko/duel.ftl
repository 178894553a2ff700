# 대결: 두 사람이 같은 패를, 같은 봇을 상대로 따로 해요.

command-duel = 대결: 친구와 같은 패를 같은 봇을 상대로, 각자 편할 때 해요
command-duel-opponent = 도전할 상대

button-duel-play = 하기
button-duel-look = 다시 보기

duel-challenge =
    { "" }**{ $name }** 님이 { $opponent } 님에게 { game-name } 대결을 신청했어요.
    두 사람 모두 같은 패를 받고, 상대도 같은 봇이에요. 편할 때 하세요. 마감 { $until }.
duel-welcome =
    { "" }**나와 { $name } 님 모두 이 카드를 받아요.** 상대도 같은 레벨 9 봇이에요: { $bots }.
    서두르지 않아도 돼요. 쉬었다 하려면 채널의 **{ button-duel-play }** 버튼으로 여기 돌아오세요. 마감 { $until }.
duel-against = { $name } 님과의 대결
duel-stranger = 이건 **{ $first }** 님과 **{ $second }** 님의 대결이에요. 내 대결은 `/{ command } duel`로 시작해요.
duel-gone = 이 대결은 이제 없어요. `/{ command } duel`로 새로 시작해요.
duel-closed = 이 대결은 마감됐어요.
duel-yourself = 나 자신에게는 도전할 수 없어요. 또 누가 하고 싶어 할까요?
duel-bot = 봇은 도전을 받지 않아요. 봇과 하려면 `/{ command } solo`를 쓰세요.
duel-not-here = 그 사람은 이 서버에 없어요. 여기 있는 사람이면 누구에게나 도전할 수 있어요.
duel-not-in-channel = 그 사람에게는 이 채널이 안 보여요. 볼 수 있는 채널에서 도전하세요.
duel-banned = 그 사람은 지금 이 서버에서 게임을 할 수 없어서 도전할 수 없어요.

## The result

duel-waiting = **{ $name }** 님은 아직 안 끝났어요. 둘 다 끝나면 **{ button-duel-look }** 버튼으로 두 판을 나란히 볼 수 있어요. 마감 { $until }.
duel-both-through = **{ $name }** 님도 대결을 끝냈어요. { $first }, **{ button-duel-look }** 버튼으로 두 판을 나란히 볼 수 있어요.
duel-title = **{ $first }** 대 **{ $second }**
duel-unfinished = **{ $name }** 님은 끝까지 하지 않았어요.
duel-won = 🏆 **{ $name }** 님이 대결에서 이겼어요!
duel-tie = 🤝 무승부예요!
duel-same = 같은 카드, 같은 봇: 아무도 더 좋은 패를 받지 않았어요.

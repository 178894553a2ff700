# The help page, in Korean.

help-title = 이렇게 놀아요
button-commands = 명령어 모두 보기

# How to begin, in five lines; the buttons stand below. `help-text` is the whole of it.
help-short =
    { $kind ->
        [sixtysix] **처음인가요?** **{ tutorial-title }** 버튼을 누르세요. 트릭 다섯 번이면 다 배워요.
       *[nimmt] **처음인가요?** **{ tutorial-title }** 버튼을 누르세요. 세 턴이면 다 배워요.
    }
    { "" }**혼자인가요?** **{ button-play-now }** 버튼이나 `/{ command } solo`로 바로 { $kind ->
        [sixtysix] 봇과
       *[nimmt] 봇 셋과
    } 시작해요. 나에게만 보여요.
    { "" }**함께 하나요?** `/{ command } new`로 테이블을 열어요. 다른 사람이 **{ button-join }** 버튼을 누르면, 방장이 **{ button-start }** 버튼을 눌러요.
    { "" }**내 카드**는 DM이나 테이블 아래 **{ button-hand }** 버튼으로 나에게만 보여요.
    { "" }**날마다** `/{ command } daily`는 모두에게 같은 카드를 나눠 주고, `/{ command } puzzle`은 뭘 낼지 물어봐요.
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}

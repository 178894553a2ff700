# The settings in Korean: those of a server (Manage Server), those of a person (Mine), and the word that a table
# has opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.

# What this language calls itself.
language-name = 한국어

command-settings = 내 설정, 그리고 서버 관리자라면 서버 설정
settings-only-manager = 서버 관리자만 바꿀 수 있어요. 내 설정은 여기 있어요: `/{ command } settings`
settings-outdated = 그사이 이 목록이 바뀌어서, 아무것도 바꾸지 않았어요. 지금은 이래요:
settings-banned-you = 지금은 이 서버에서 게임할 수 없어요. 까닭은 서버 관리자에게 물어보세요.
settings-not-here = 이 채널에서는 할 수 없어요. 다음 중 하나에서 해 보세요: { $channels }

settings-title-server = 이 서버의 설정
settings-note-server = 바꾸면 바로 저장돼요. 언어와 카드는 다음 테이블부터 바뀌어요.
settings-title-tables = 새 테이블
settings-note-tables = 새 테이블은 방장이 따로 정하지 않으면 이대로 시작해요.
settings-title-players = 플레이어
settings-note-players = 여기서 무엇을 할 수 있고, 누가 할 수 있는지예요.
settings-page-server = 서버
settings-page-tables = 새 테이블
settings-page-players = 플레이어
settings-page-mine = 내 설정
settings-back = 서버 설정으로
settings-on = 켜짐
settings-off = 꺼짐
settings-turn-on = 켜기
settings-turn-off = 끄기

settings-language = 언어
settings-language-discord = 디스코드 설정대로
settings-language-own = 이 서버의 채널에서 쓰는 언어: **{ $language }**
settings-language-usual = 채널에서 쓰는 언어: **{ $language }**, 디스코드의 서버 설정대로예요.
settings-channels = 채널
settings-channels-every = 모든 채널
settings-channels-all = 모든 채널에서 테이블을 열 수 있어요.
settings-channels-some = 다음 채널과 그 스레드에서만 테이블을 열 수 있어요: { $channels }
settings-hands = 카드
settings-hands-dm = 따로 정하지 않으면 카드를 DM으로 보내요.
settings-hands-private = 따로 정하지 않으면 카드를 채널에서 본인에게만 보여 줘요.
settings-hands-dm-option = DM으로
settings-hands-private-option = 채널에서 본인에게만
settings-seasons = 시즌
settings-seasons-monthly = 순위표는 매달 새 시즌을 시작해요.
settings-seasons-quarterly = 순위표는 석 달마다 새 시즌을 시작해요.
settings-seasons-none = 순위표에 시즌이 없어요.
settings-seasons-monthly-option = 매달
settings-seasons-quarterly-option = 석 달마다
settings-seasons-none-option = 시즌 없음
settings-keep = 복기
settings-keep-days = 끝난 게임은 { $n }일 동안 복기할 수 있어요. 결과는 남아요.
settings-keep-always = 끝난 게임은 언제까지나 복기할 수 있어요.
settings-keep-option = { $n }일 동안
settings-keep-always-option = 언제까지나
settings-keep-goes = 그보다 오래된 게임은 몇 시간 안에 지워지고, 되돌릴 수 없어요.

settings-pace-live = 모두 모여서 해요: 차례마다 1분 남짓.
settings-pace-relaxed = 차례마다 한 시간이에요.
settings-pace-slow = 차례마다 하루예요.
settings-pace-live-option = live(실시간): 1분 남짓
settings-pace-relaxed-option = relaxed(느긋하게): 1시간
settings-pace-slow-option = slow(천천히): 24시간
settings-thread = 스레드
settings-thread-on = 새 테이블마다 스레드를 따로 열어요.
settings-thread-off = 새 테이블은 연 채널에 그대로 있어요.
settings-quiet = 조용한 테이블
settings-quiet-on = 방장이 따로 정하지 않으면 게임 내내 메시지 하나만 써요.
settings-quiet-off = 방장이 따로 정하지 않으면 게임이 진행될 때마다 새 메시지를 올려요.

settings-hints = 힌트
settings-hints-on = 힌트 없는 게임이 아니라면 힌트를 물어볼 수 있어요.
settings-hints-off = 이 서버에는 힌트가 없어요.
settings-animations = 움직이는 그림
settings-animations-on = 누가 줄을 가져가면 움직이는 그림으로 보여 줘요.
settings-animations-off = 이 서버의 그림은 움직이지 않아요.
settings-reminders = 알림
settings-reminders-on = 시간이 얼마 안 남으면 한 번 불러요. 원하지 않는 사람은 빼고요.
settings-reminders-off = 시간이 얼마 안 남아도 부르지 않아요.
settings-achievements = 업적
settings-achievements-on = 여기서 업적을 모을 수 있어요.
settings-achievements-off = 이 서버에는 업적이 없어요.
settings-banned = 테이블 이용 금지
settings-banned-pick = 없음
settings-banned-nobody = 누구나 테이블을 열고 앉을 수 있어요.
settings-banned-some = 여기서 테이블을 열지도 앉지도 못하는 사람: { $people }

settings-title-mine = 내 설정
settings-note-mine = “이 서버”라고 쓰인 것만 빼고 모든 서버에서 쓰여요.
mine-language-own = 나에게 쓰는 언어: **{ $language }**
mine-language-usual = 나에게 쓰는 언어: **{ $language }**, 내 디스코드 언어예요.
mine-hands = 내 카드
mine-hands-table = 카드를 서버 설정대로 받아요.
mine-hands-dm = 카드를 DM으로 보내 드려요.
mine-hands-private = 카드를 DM으로 보내지 않아요. 채널에서 본인만 볼 수 있어요. 테이블 아래 **{ button-hand }** 버튼을 누르거나 `/{ command } hand`를 쓰세요.
mine-hands-table-option = 서버 설정대로
mine-reminders-on = 서버가 꺼 두지 않았다면 시간이 얼마 안 남았을 때 한 번 불러 드려요.
mine-reminders-off = 시간이 얼마 안 남아도 부르지 않아요.
mine-still = 움직임 줄이기
mine-still-on = 혼자 봇과 할 때, 그리고 모두가 원하는 테이블에서는 그림이 움직이지 않아요.
mine-still-off = 서버가 멈춰 두지 않았다면 그림이 움직여요.
mine-suits = 네 가지 색 무늬
mine-suits-on = 나만 보는 그림에서는 무늬마다 색이 달라요. 클로버는 초록, 다이아는 파랑이에요.
mine-suits-off = 스페이드와 클로버는 검정, 하트와 다이아는 빨강이에요.
mine-alerts = 이 서버의 새 테이블
mine-alerts-on = 이 서버에 테이블이 열리면 DM으로 알려 드려요. 많아야 한 시간에 한 번이에요.
mine-alerts-off = 이 서버에 테이블이 열려도 알리지 않아요.

lobby-footer-private = 내 카드는 나만 볼 수 있어요. 시작한 뒤 “{ button-hand }” 버튼을 누르세요.
board-first-turn-private = 새 라운드예요! 카드는 { $n }장씩. **{ button-hand }** 버튼을 눌러 확인하세요.

alert-table = { icon } **{ $server }** 서버에 **{ game-name }** 테이블이 열렸어요: { $link }
alert-table-somewhere = { icon } **{ game-name }** 테이블이 열렸어요: { $link }
alert-stop = 알림 그만 받기
alert-stopped = 네, 그 서버의 새 테이블은 이제 알리지 않을게요.
alert-unreached = 새 테이블을 DM으로 알리지 못해서 모든 서버에서 알림을 껐어요. 계속 받고 싶은 서버에서 오는 DM을 받을 수 있게 한 다음, 그 서버의 `/{ command } settings`에서 다시 켜세요.

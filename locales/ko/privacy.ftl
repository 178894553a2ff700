# What is stored, given out and deleted, in Korean. All of it is said to one person alone. A button has 34
# characters.

# In place of the name of somebody who wished to be forgotten.
former-player = 떠난 플레이어

command-privacy = 저장된 내 정보: 보기, 내보내기, 지우기

privacy-title = 내 정보
privacy-what = **저장하는 것:** 디스코드 ID와 제가 본 이름, 언어와 설정, 앉았던 테이블과 거기서 한 수, 그에 관한 제 메시지가 어느 것인지, 게임과 대결과 리그와 오늘의 패의 결과와 그걸로 얻은 것, 오늘의 퍼즐에 낸 답, 어디서 새 테이블 소식을 듣고 싶은지, 그리고 어떤 서버가 참가를 막았는지예요.
privacy-why = **까닭:** 다시 켜져도 게임이 남고, 복기할 수 있고, 전적에 남게 하려고요. 저는 여러분의 메시지를 읽을 수 없고, 아무것도 밖에 넘기지 않아요.
privacy-how-long = **기간:** 내 전적은 직접 지울 때까지예요. 대결과 리그는 때가 되면 알아서 사라지고, 지난 게임의 카드는 서버나 운영하는 사람이 기간을 정했을 때 사라져요.
privacy-servers = 서버에서 저를 내보내면 그곳의 정보는 { $days }일 뒤에 모두 사라져요.
privacy-puzzles-on = **퍼즐:** 내 게임의 한 장면이 오늘의 퍼즐이 될 수 있어요. 누가 어디서 했는지는 나오지 않아요.
privacy-puzzles-off = **퍼즐:** 이제부터 내 게임으로는 오늘의 퍼즐을 만들지 않아요.
privacy-host = 정보에 대한 책임은 저를 운영하는 사람에게 있어요.
privacy-link-policy = [개인정보 처리방침]({ $link })
privacy-link-terms = [이용 약관]({ $link })
button-privacy-puzzles = 내 게임도 퍼즐로 쓰기
button-privacy-no-puzzles = 내 게임은 퍼즐로 쓰지 않기
button-privacy-export = 내보내기
button-privacy-delete = 지우기
button-privacy-delete-now = 네, 모두 지울게요
button-privacy-keep = 그대로 두기

privacy-exported = 모든 서버에서 저장된 내 정보 전부를 담은 JSON 파일이에요.
privacy-exported-short = 모든 서버에서 저장된 내 정보를 담은 JSON 파일이에요. 디스코드에 올리기에는 너무 커서 수 하나하나는 뺐어요. 그건 게임 기록에 있어요.
privacy-export-too-big = 정보가 디스코드 파일 하나에 다 안 들어가요. 저를 운영하는 사람에게 물어보세요.
privacy-export-alt = 저장된 내 정보 전부

privacy-ask-title = 내 정보를 지울까요?
privacy-ask = 모든 서버에서 ID와 이름이 사라지고, 결과와 설정, 모든 순위표의 자리도 함께 사라져요. 되돌릴 수 없어요.

    다른 사람의 결과는 남고, 함께한 게임과 대결도 계속 볼 수 있어요. 내 이름 자리에는 “{ former-player }” 표시가 나와요. 디스코드에 이미 올라간 메시지, 내 게임에서 나온 문제(이름 없음), 서버가 막아 둔 것도 그대로예요.
privacy-ask-playing = ⚠️ 아직 테이블 { $n }곳에 앉아 있어요. 거기서 나가고, 다른 사람들이 계속하면 봇이 이어서 해요.
privacy-deleted = 다 지웠어요. 이제 누구신지 몰라요. 다시 하면 처음부터 시작해요.
privacy-delete-later = 지금은 다 지우지 못했어요. 적어 뒀으니 끝날 때까지 계속할게요.

# Между людьми за столом: кто отошёл, кто тянет время, кого не слушают, кто возвращается.
people-nudge = Поторопить
people-nudges-you = { $name } ждёт вашего хода.
people-stand-in = Предложить замену ботом
people-hand-on = Предложить передать место
people-claim = Засчитать поражение по времени
people-abort = Закончить без результата
people-lent = За вас играет кто-то другой.
people-come-back = Вернуться на место
people-stood-in = За вас играет бот.
people-take-over = Занять место
people-knock = Я здесь играю
people-knock-which = Какое место ваше?
people-knock-how = Подтверждение придёт с другого вашего устройства или с экрана стола.
people-knock-code = Код стола
people-knock-am = Это я, { $name }
people-knocking = Ждём подтверждения, что вы — { $name }…
people-knocked-no = Никто этого не подтвердил.
people-knocks = На новом устройстве — { $name }, будто бы { $seat }. Это так?
people-like = Это не { $name }: имя лишь похоже
people-about = Игрок { $name }
people-more = Не слушать, пожаловаться
people-more-of = Не слушать { $name } или пожаловаться
people-mute = Не слушать
people-mute-about = Вы больше не увидите реплик игрока { $name }.
people-block = Заблокировать
people-block-about = Реплики игрока { $name } скрыты, и за ваши столы ему больше не сесть.
people-muted = { $lines ->
    [one] Скрыта { $lines } реплика тех, кого вы не слушаете.
    [few] Скрыты { $lines } реплики тех, кого вы не слушаете.
   *[other] Скрыто { $lines } реплик тех, кого вы не слушаете.
}
people-shunned = Кого вы не слушаете
people-shunned-how = { $how ->
    [block] за ваши столы не сядет
   *[mute] реплики скрыты
}
people-forgive = Простить
people-forgive-name = Простить: { $name }
people-forgotten = тот, кто покинул чертог
people-report = Пожаловаться
people-report-about = Выбранные реплики прочтёт хозяин этого чертога.
people-report-nothing = Игрок { $name } здесь ничего не говорил.
people-report-why = Почему? (необязательно)
people-report-send = Отправить жалобу
people-reported = Жалоба отправлена. Спасибо.

saga-asked-stand-in = { $name } предлагает, чтобы за игрока { $of } играл бот.
saga-asked-hand-on = { $name } предлагает передать место игрока { $of } другому — он увидит руку.
saga-asked-claim = У игрока { $of } вышло время. { $name } предлагает засчитать это как сдачу.
saga-nudged = { $name } торопит: ходит { $of }.
saga-handed = Все согласны: место игрока { $name } можно передать.
saga-stoodin-asked = { $name } не ходит; по согласию остальных играет бот.

trouble-grace = Игрок здесь или был здесь только что. Место ждёт своего игрока { $seconds } с.
trouble-patience = Сначала поторопите. Бот может сыграть лишь через { $seconds } с после этого.
trouble-hand-on-alone = Больше некому дать согласие. Эту руку может играть только бот.
trouble-waits = Открытых столов, за которыми вы ждёте, уже { $tables }. Сначала встаньте из-за одного.
trouble-shunned = Этот стол для вас закрыт.
trouble-turned-away = Кто-то сказал, что это не вы.
trouble-muted = Хозяин этого чертога лишил вас слова.

gather-handover = места можно передавать
new-handover = Места можно передавать
new-handover-about = Если игрок не возвращается, его место может занять другой и увидит руку. Кто садится, тот согласен.
gather-hints = подсказки разрешены
new-hints = Подсказки для всех
new-hints-about = В свой ход можно спросить у лучшего бота три хода. Кто садится, тот согласен.
gather-unaided = что приносят ходы, не показано
new-worths = Показывать, что приносят ходы
new-worths-about = Простой счёт по правилам: сколько принесёт место, ещё до выбора.

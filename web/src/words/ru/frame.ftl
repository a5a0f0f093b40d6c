# The frame around every game.
frame-board = Стол
frame-hand = Ваша рука и ваши ходы
frame-seats = Игроки
frame-points-of = очки: { $name }
frame-grip = Сага, правила, разговор
frame-sheet = Сага, правила, разговор
frame-rules = Правила
frame-chat = Разговор
frame-players = Игроки
frame-moves = Что вы можете сделать
frame-choose = выберите ход
frame-wait = Ждите своего хода
frame-take-back = Передумать
frame-undo = Отменить мой последний ход
frame-hint = Совет
frame-hinted = { $move }: { $why }
frame-coming = Подходим к столу…
frame-your-turn = Ваш ход — { $task }
frame-your-turn-short = Ваш ход
frame-turn-of = Ходит { $name }
frame-thinks = { $name } думает
frame-dealing = Идёт раздача
frame-over = Партия окончена
frame-paused = Перерыв
frame-resume = Продолжить
frame-result = Итог
frame-look = Посмотреть на стол
frame-replay = Повтор
frame-reconnecting = Связь потеряна. Пробуем снова…
frame-asking = Ждём ответа: { $names }
frame-looking-on = { $people ->
    [one] Вы зритель.
   *[other] Вы зритель, всего зрителей: { $people }.
}
frame-watching = { $people ->
    [0] Зрителей нет.
   *[other] Зрителей: { $people }.
}
frame-conceded = сдаётся
frame-stand-in = играет бот
frame-you = вы
frame-bot = бот
frame-away = нет на связи
frame-free = Пусть играет бот
frame-freed = Эта ссылка открывает место другому игроку: { $link }
frame-chat-empty = Пока все молчат.
frame-chat-say = Сказать что-нибудь
frame-chat-send = Сказать
frame-command = Ход или вопрос (помощь)
frame-curtain = Ходит { $name }
frame-curtain-why = Передайте устройство. До этого рука скрыта.
frame-curtain-open = Это я, { $name }: показать руку

menu-title = Меню
menu-code = Код стола
menu-settings = Настройки
menu-pause = Попросить перерыв
menu-leave = Уйти: доиграет бот
menu-return = Вернуться на своё место
menu-end = Предложить закончить без счёта
menu-end-sure = Должны согласиться все; победителя не будет. Предложить?
menu-concede = Сдаться
menu-concede-sure = Вы окажетесь позади всех остальных. Сдаться?

saga-title = Сага
saga-empty = Пока ничего не произошло.
saga-taken-back = (отменено)
saga-said = { $name }: { $text }
saga-undone = Ход отменён.
saga-began = Партия начинается.
saga-paused = Перерыв.
saga-resumed = { $name } продолжает.
saga-reopened = Не все открыли свою соль: стол собирается снова.
saga-ended-over = Партия окончена.
saga-ended-conceded = Партия окончена: остальные сдаются.
saga-ended-agreed = Партия окончена без счёта, по общему согласию.
saga-asked-undo = { $name } просит отменить ход.
saga-asked-end = { $name } предлагает закончить без счёта.
saga-asked-pause = { $name } просит перерыв.
saga-agreed = { $name } соглашается.
saga-declined = { $name } не соглашается.
saga-sat = { $name } садится за стол.
saga-botted = { $name } садится за стол, это бот.
saga-stood = { $name } встаёт из-за стола.
saga-removed = { $name } покидает стол по просьбе хозяина.
saga-conceded = { $name } сдаётся.
saga-returned = { $name } снова здесь.
saga-moved = { $name } занимает место.
saga-stoodin-left = { $name } уходит; играет бот.
saga-stoodin-time = У игрока { $name } кончилось время; играет бот.
saga-stoodin-conceded = Вместо игрока { $name } играет бот.
saga-stoodin-freed = { $name } не на связи; играет бот.

command-board = стол
command-hand = рука
command-legal = ходы
command-scores = счёт
command-last = последний
command-why = почему
command-hint = совет
command-undo = отмена
command-help = помощь
command-nothing = Сказать нечего.
command-move = { $move }: { $worth }
command-move-alone = { $move }
command-answer = Введите ход или: { $commands }

# Чертог: его двери и столы.
hall-names = Виглаф, Хюгд, Брека, Вальхтеов, Фреавару, Скильд, Унферт, Хильдебург, Оффа, Сигмунд, Вульфгар, Ингельд, Онела, Херемод, Эггтеов, Финн
hall-corner = Язык, свет, настройки
hall-language = Язык
hall-darken = Тёмные цвета
hall-lighten = Светлые цвета
hall-welcome = Сегодня рассказывают четыре саги. Входите.
hall-doors = Игры
hall-game-voluspa = Волуспа
hall-game-beowulf_legend = Беовульф. Легенда
hall-game-beowulf_movie = Беовульф. Фильм
hall-game-bellum_magica = Bellum Magica
hall-about-voluspa = Ряды богов и чудовищ: сильнейший тайл берёт очки за весь ряд.
hall-about-beowulf_legend = Пройдите с Беовульфом 36 эпизодов и не дайте себя ранить.
hall-about-beowulf_movie = Ставьте свои фигуры к наградам, а чужим подкладывайте утраты.
hall-about-bellum_magica = Нанимайте, грабьте, копите: победит богатейший тёмный лорд.
hall-players = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
hall-minutes = { $minutes } мин
hall-unbuilt = Ещё не построена
hall-play = Играть
hall-opening = Открываем…
hall-set-up = Настроить
hall-show = Урок
hall-rules = Правила
hall-join = Войти по коду
hall-join-example = EH3GWR
hall-join-do = Войти
hall-phone = Открыть на телефоне
hall-phone-how = Наведите камеру телефона на код или наберите адрес. Работает в пределах одной сети.
hall-phone-qr = QR-код с адресом чертога
hall-yours = Ваши столы
hall-none = Партий пока нет. Выберите игру выше.
hall-unknown = Ваши столы появятся, как только чертог ответит.
hall-all = Показать все: { $tables }
hall-open = Столы, открытые для всех
hall-away = Чертог не отвечает. Страница пробует ещё.
hall-your-turn = Ваш ход
hall-turn-of = Ходит { $seat }
hall-turn-of-several = Выбирают несколько игроков
hall-gathering = Собирается: { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
hall-gathered = Все на местах: можно начинать
hall-sealing = Вот-вот начнётся
hall-finished = Партия окончена
hall-open-seats = { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
hall-seat-open = свободно
hall-you = вы
hall-bot = { $level } { $number }
hall-level-novice = Новичок
hall-level-adept = Умелец
hall-level-strong = Силач
hall-level-bold = Смельчак
hall-level-wary = Осторожный
hall-level-master = Мастер
hall-back = Чертог

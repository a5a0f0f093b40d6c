# Чертог: его двери и столы.
hall-names = Виглаф, Хюгд, Брека, Вальхтеов, Фреавару, Скильд, Унферт, Хильдебург, Оффа, Сигмунд, Вульфгар, Ингельд, Онела, Херемод, Эггтеов, Финн
hall-corner = Язык, свет, настройки
hall-language = Язык
hall-darken = Тёмные цвета
hall-lighten = Светлые цвета
hall-doors = Игры
hall-game-voluspa = Волуспа
hall-game-beowulf_legend = Беовульф. Легенда
hall-game-beowulf_movie = Беовульф. Настольная игра
hall-game-bellum_magica = Bellum Magica
hall-about-voluspa = Выкладывайте ряды богов и чудовищ. Ваш тайл сильнее всех в ряду? Получите по очку за каждый тайл ряда.
hall-about-beowulf_legend = Пройдите с Беовульфом 36 эпизодов: отбейте у соперников славу и сокровища и не дайте себя ранить.
hall-about-beowulf_movie = Ставьте героев и замки среди наград и утрат: каждая фигура умножает то, что лежит вокруг.
hall-about-bellum_magica = Вы — тёмный лорд. Нанимайте существ для сбора и для боя, грабьте города и соседей, копите самые ценные сундуки.
hall-players = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
hall-minutes = { $minutes } мин
hall-unbuilt = Ещё не построена
hall-play = Играть
hall-opening = Открываем…
hall-set-up = Создать стол
hall-show = Научиться играть
hall-rules = Правила
hall-join = Войти по коду
hall-join-example = EH3GWR
hall-join-do = Войти
hall-phone = Открыть на телефоне
hall-phone-how = Наведите камеру телефона на код или наберите адрес. Работает в одном доме, в одной сети.
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
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
hall-gathered = Все на местах: можно начинать
hall-sealing = Вот-вот начнётся
hall-finished = Партия окончена
hall-open-seats = { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
hall-seat-open = свободно
hall-you = вы
hall-bot = { $level } { $number }
hall-level-novice = Новичок
hall-level-adept = Умелец
hall-level-strong = Силач
hall-level-master = Мастер
hall-back = Чертог

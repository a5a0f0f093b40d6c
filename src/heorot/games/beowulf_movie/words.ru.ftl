# Слова игры «Беовульф. Настольная игра». Имя несёт свои падежи в атрибутах; `short` — имя в записи действий.

piece-beowulf = Беовульф
    .acc = Беовульфа
    .nom = Беовульф
piece-thane = Тан
    .acc = Тана
    .nom = Тан
piece-castle = замок
    .short = Замок
    .acc = замок
    .nom = замок
piece-longship = драккар
    .short = Драккар
    .acc = драккар
    .nom = драккар
piece-temptation = Искушение
    .acc = Искушение
    .gen = Искушения
piece-valor = Доблесть
    .acc = Доблесть
    .gen = Доблести
piece-treasure = Клад
    .acc = Клад
    .gen = Клада
piece-drunkenness = Хмель
    .acc = Хмель
    .gen = Хмеля
piece-mead = Мёд
    .acc = Мёд
    .gen = Мёда
piece-golden_statue = Золотая Статуя
    .short = Статуя
    .acc = Золотую Статую
    .gen = Золотой Статуи
piece-good_counsel = Добрый Совет
    .short = Совет
    .acc = Добрый Совет
    .gen = Доброго Совета
piece-royal_dragon_horn = Королевский Рог Дракона
    .short = Рог
    .acc = Королевский Рог Дракона
    .gen = Королевского Рога Дракона
piece-treachery = Коварство
    .acc = Коварство
    .gen = Коварства
piece-gorge = Ущелье
    .acc = Ущелье
    .gen = Ущелья
piece-boon = награда
    .acc = награду
    .gen = награды
piece-peril = утрата
    .acc = утрату
    .gen = утраты
piece-tile = жетон
    .acc = жетон
    .gen = жетона
verb-first = первый
verb-draw = взять
verb-pass = пас
verb-keep = оставить
verb-remove = убрать
verb-swap = поменять
verb-with = с
verb-cash = обменять

game-title = Беовульф. Настольная игра
game-about = Ставьте свои фигуры на линии с наградами, а чужим подкладывайте утраты: сага в трёх актах.
game-note = Список жетонов не опубликован: большинство жетонов актов II и III и очертания их полей восстановили мы.
unit = { $points ->
    [one] { $points } строка саги
    [few] { $points } строки саги
    [many] { $points } строк саги
   *[other] { $points } строки саги
}
    .acc = { $points ->
        [one] { $points } строку саги
        [few] { $points } строки саги
        [many] { $points } строк саги
       *[other] { $points } строки саги
    }
    .none = строк саги нет
    .plural = строк саги
    .closely = { $points ->
        [one] всего { $points } строку саги
        [few] { $points } строки саги
        [many] { $points } строк саги
       *[other] { $points } строки саги
    }
option-last_space = что ещё делает жетон на последней свободной клетке
option-last_space-end-at-once = акт сразу заканчивается
option-last_space-ability-first = сначала его свойство
option-refill = добор жетонов в начале актов II и III
option-refill-always = всегда
option-refill-ask = по желанию
option-start = кто начинает
option-start-drawn = по жребию
option-start-first-seat = первое место за столом
option-start-seat-2 = второе место
option-start-seat-3 = третье место
option-start-seat-4 = четвёртое место

# Что произошло: предложения без точки, ведь у них может быть продолжение.
note-started = { $seat } начинает партию
note-placed = { $seat } ставит { $figure-acc } на { $cell }
note-drew = { $seat } берёт жетон
note-drawn = { $seat } берёт { $tile-acc }{ $value }
note-laid = { $seat } кладёт { $tile-acc }{ $value } на { $cell }
note-replaced = { $seat } кладёт { $tile-acc }{ $value } на { $cell } вместо { $other-gen }{ $other-value }
note-cashed = { $seat } обменивает { $tile-acc }{ $value } на { unit.acc }
note-counselled = { $seat } передвигает { $figure-acc } с { $cell } на { $to } и кладёт { $tile-acc } на { $cell }
note-removed = { $seat } убирает { $tile-acc }{ $value } с { $cell }
note-kept = { $seat } оставляет поле как есть
note-chose = { $seat } выбирает { $tile-acc }{ $value } на { $cell }
note-swapped = { $seat } меняет местами { $tile-acc }{ $value } на { $cell } и { $other-acc }{ $other-value } на { $to }
note-stuck = { $seat } не может ничего сыграть и сохраняет руку, Добрых Советов: { $tiles }
note-skipped = { $seat } пропускает ход: нет ни жетонов, ни фигур
note-skipped-counsels = { $seat } ничего не может сделать и пропускает ход, Добрых Советов на руке: { $tiles }
note-passed = { $seat } больше не берёт
note-act-ended = Акт { $act } окончен: поле занято
note-act-unfilled = Акт { $act } окончен: никто ничего не может сделать, свободных клеток осталось { $spaces }
note-act-began = Начинается акт { $act }, жетонов в пуле: { $tiles }
note-last-act-began = Начинается последний акт, { $act }, жетонов в пуле: { $tiles }
note-ended = Сага рассказана
note-silenced = Коварство на { $cell } переворачивает наград: { $tiles } ({ $cells })
note-silenced-none = Коварство на { $cell } не находит наград
note-scored = { $seat }: { $figure } на { $cell }, { $sum } × { $factor }
note-scored-horns = { $seat }: { $figure } на { $cell }, { $sum } × { $factor }, Рогов: { $horns }

# Откуда строки: части предложения.
note-row = ряд { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-column = колонка { $first } … { $last } ({ $terms }) × { $factor } = { $points }
note-forecast = там { $figure-nom } даёт { $now } сейчас, а в итоге от { $worst } до { $best }, если лежащие жетоны не тронут и не отрежут, а вы не сыграете против себя
note-swayed = { $seat } { $change }

seat-hand = { $seat } держит: { $tiles }
figures = не использованы: Беовульф { $beowulf }, Таны { $thane }, замки { $castle }, драккары { $longship }
seat-figures = { $seat } ещё имеет: Беовульф { $beowulf }, Таны { $thane }, замки { $castle }, драккары { $longship }
pool = пул акта { $act }: { $count }

result-most = Лучший результат: { $points }.
result-diamonds = Ничья, по { $points }: решают камни на неиспользованных фигурах, { $diamonds } против { $other }.
result-shared = Ничья, по { $points }, и камней поровну: победа общая.

# Откуда взялись строки саги, в конце.
summary-by-act = По актам
summary-act = Акт { $act }: фигуры
summary-by-figure = По фигурам
summary-beowulf = Беовульф
summary-thanes = Таны
summary-castles = Замки
summary-longships = Драккары
summary-by-sign = Награды и утраты
summary-boons = Награды в линиях фигур
summary-perils = Утраты в линиях фигур
summary-cashed = Обменянные клады

reason-movie = { $points ->
    [0] Сейчас { $points }, но в перспективе лучше примерно на { NUMBER($hopes, maximumFractionDigits: 1) }
   *[other] Сейчас { $points }, и в перспективе лучше примерно на { NUMBER($hopes, maximumFractionDigits: 1) }
}
reason-movie-worse = Сейчас { $points }, в перспективе хуже примерно на { NUMBER($hopes, maximumFractionDigits: 1) }: другие ходы обходятся дороже

why-over = партия окончена.
why-dealer = жетоны раздаёт программа.
why-first-player = кто начинает, решают до начала партии.
why-no-such-move = такого действия нет.
why-not-in-hand = этого жетона на руке нет.
why-draw-first = жетон играют, только взяв жетон из пула.
why-drawn-already = жетон уже взят: теперь надо сыграть.
why-pool-empty = пул пуст: жетон играют, не беря нового.
why-pass = не брать можно только в начале акта.
why-refill-first = сначала решите, брать ли жетон в начале акта.
why-figure-after-draw = взяв жетон, фигуру уже не ставят.
why-no-figure = такой фигуры больше нет.
why-no-space = там нет клетки.
why-printed-gorge = нанесённое Ущелье — не свободная клетка.
why-occupied = эта клетка не свободна.
why-no-treasure = обменять на строки можно только Клад.
why-counsel-laid = Добрый Совет просто так не кладут: он передвигает фигуру на соседнюю клетку и ложится туда, где она стояла.
why-no-mead = Хмель заменяет только Мёд.
why-not-own-figure = там нет вашей фигуры.
why-not-open-beside = фигура идёт на соседнюю свободную клетку, не по диагонали.
why-nothing-to-keep = решать нечего.
why-nothing-to-remove = убирают жетон только Искушение и Доблесть, сразу после того как их положили.
why-remove-first = сначала уберите жетон или оставьте всё как есть.
why-remove-valor = Искушение убирает только Доблесть.
why-remove-temptation = Доблесть убирает только Искушение.
why-nothing-to-swap = жетоны меняет местами только Золотая Статуя, сразу после того как её положили.
why-swap-first = сначала выберите жетон для обмена или оставьте всё как есть.
why-swap-chosen = теперь выберите, с каким жетоном его поменять.
why-swap-figure = фигуры местами не меняют.
why-swap-no-tile = там нет жетона, который можно поменять местами.
why-swap-itself = саму Золотую Статую местами не меняют.
why-swap-same = жетон нельзя поменять с самим собой.

move-only = Фигуру передвигает только { $tile }.


# За терминалом.
help-move = Ход — это фигура или жетон и клетка, например { $example }; или взять, оставить, пас. Имена можно сокращать.
help-signs = · свободная клетка   ##### Ущелье   (+5) перевёрнут Коварством   Тан 1: фигура первого игрока

# Стол в браузере.
table-place = Поставить { $figure }
table-lay = Положить { $tile-object }{ $tile-value }
table-replace = Заменить { $other-object }{ $other-value }
table-cash = Обменять Клад
table-counsel = Передвинуть { $figure }
table-remove = Убрать { $tile-object }{ $tile-value }
table-swap = Поменять { $tile-object }{ $tile-value }
table-with = Поменять с этим: { $tile }{ $tile-value }
table-draw = Взять жетон
table-keep = Ничего не делать
table-pass = Не брать
table-task-turn = поставьте фигуру или возьмите жетон
table-task-draw = возьмите жетон
table-task-either = поставьте фигуру или сыграйте жетон
table-task-figure = поставьте фигуру
table-task-play = сыграйте жетон
table-task-remove = { $tile ->
    [valor] уберите Искушение или ничего не делайте
   *[temptation] уберите Доблесть или ничего не делайте
}
table-task-swap = поменяйте местами два жетона или ничего не делайте
table-task-with = выберите второй жетон
table-task-refill = возьмите до двух жетонов или не берите
table-act = Акт { $act }
table-spaces = { $count ->
    [0] свободных клеток нет
   *[many] свободно { $count }
}
table-pool = в пуле { $count }
table-backs = { $count ->
    [0] жетонов нет
    [one] { $count } жетон: { $acts }
    [few] { $count } жетона: { $acts }
   *[many] { $count } жетонов: { $acts }
}
table-shown = { $count ->
    [one] держит { $count } Добрый Совет
    [few] держит { $count } Добрых Совета
   *[many] держит { $count } Добрых Советов
}
table-figures = { $figure ->
    [beowulf] Беовульф
    [thane] { $count ->
        [one] { $count } Тан
        [few] { $count } Тана
       *[many] { $count } Танов
    }
    [castle] { $count ->
        [one] { $count } замок
        [few] { $count } замка
       *[many] { $count } замков
    }
   *[longship] { $count ->
        [one] { $count } драккар
        [few] { $count } драккара
       *[many] { $count } драккаров
    }
}
table-no-figures = фигур не осталось
table-board = Поле, акт { $act }
table-hand = Ваши фигуры и жетоны
table-tray = { $figure }, { $diamonds ->
    [one] { $diamonds } камень
    [few] { $diamonds } камня
   *[many] { $diamonds } камней
}, осталось { $count }
table-tile = { $tile }{ $tile-value }
table-tile-cash = { $tile }, ценность клада { $cash }
table-back = жетон акта { $act }
table-drawn = только что взят
table-cell-open = { $cell }: свободно
table-cell-gorge = { $cell }: нанесённое Ущелье
table-cell-tile = { $cell }: { $tile }
table-cell-figure = { $cell }: { $figure }, игрок { $name }
table-silenced = { $tile }, не считается: Коварство
table-last = последнее действие
table-staged = выбрано, но ещё не сделано
table-may = можно выбрать
table-way = сюда может перейти { $figure }
table-counts = { $figure }: сейчас { $now }, в итоге от { $worst } до { $best }, если лежащие жетоны не тронут и не отрежут, а вы не сыграете против себя
table-standing = Если кончить акт сейчас
table-standing-of = { $name }: за акт { $standing }, всего { $total }
table-sways = { $name } { $change }
table-standing-all = Если бы акт кончился сейчас: { $seats }
table-sways-now = по нынешнему полю
table-sways-said = По нынешнему полю: { $changes }
table-brings = жетон даёт сейчас
table-last-act = Последний акт
table-tile-reconstructed = Список жетонов не опубликован: этот мы восстановили сами.
table-tile-likely = Этот жетон вероятен: открытые источники сходятся.
table-tile-partly = { $proved ->
    [value] Его число доказано примером из книги правил, его свойство — наша догадка.
    [value-ability] Его число и значок есть в примере из книги правил, а сколько за него дают при обмене — наша догадка.
   *[other] Часть этого жетона известна, остальное восстановили мы.
}
table-board-reconstructed = Это поле восстановили мы.
table-board-likely = Это поле вероятно: открытые источники сходятся.
table-board-partly = { $proved ->
    [gorges] О трёх нанесённых Ущельях сказано в книге правил; где они лежат и большинство жетонов этого акта — наша реконструкция.
    [size] О том, что это поле вдвое больше, сказано в книге правил; его очертания и большинство жетонов этого акта — наша реконструкция.
   *[other] Часть этого поля известна, остальное восстановили мы.
}
table-sums = ряд { $row }, колонка { $column }{ $horns ->
    [0] {""}
    [one] , { $horns } Рог
    [few] , { $horns } Рога
   *[many] , { $horns } Рогов
}
table-now = сейчас
table-untouched = если не тронут
table-row = ряд
table-column = колонка
table-pick-first = Сначала выберите фигуру или жетон.
table-pick-way = Куда перейдёт { $figure }?
table-no-place = Сейчас с этим ничего нельзя сделать.
table-does-temptation = Положив его, можно убрать Доблесть.
table-does-valor = Положив её, можно убрать Искушение.
table-does-treasure = Можно положить как награду или сразу обменять на строки саги.
table-does-drunkenness = Можно положить и вместо Мёда.
table-does-mead = Его может заменить Хмель.
table-does-golden_statue = Положив её, можно поменять местами два других жетона.
table-does-good_counsel = Передвигает вашу фигуру на свободную клетку рядом и ложится на её место.
table-does-royal_dragon_horn = У фигур в этом ряду и в этой колонке на один камень больше.
table-does-treachery = В конце акта награды в этом ряду и в этой колонке не считаются.
table-does-gorge = Делит ряд и колонку на части.
table-join = { $first }; { $next }
table-line = Ряд { $row }: { $cells }
table-held = На руке: { $tiles }
table-held-none = На руке нет жетонов.
table-unused = Не использованы: { $figures }
table-row-of = Ряд: { $tiles }. Сумма { $sum }
table-column-of = Колонка: { $tiles }. Сумма { $sum }
table-which-cell = Назовите клетку буквой и числом, например b3.
table-command-space = клетка
table-scored = Подсчёт акта { $act }
table-story = { $figure }, { $cell }
table-story-silenced = Коварство переворачивает: { $cells }
table-story-skip = Итоги
table-story-next = Следующая фигура
table-story-on = Играть дальше
table-story-none = На поле не было фигур.
table-story-figure = Фигура
table-story-points = Строки
table-story-factor = камни и Рога
table-story-again = Показать на поле

# Разбор примеров из книги правил.
example-bm-x1 = Вы кладёте +1. Ваш Тан считает все четыре жетона своего ряда и своей колонки: (−1 + 1 + 4 − 1) × 3 = 9. От вашего замка +1 скрыто за Ущельем, и он платит за −1 рядом: −1 × 2 = −2. Драккары дают −1 и −2.
example-bm-x2 = Весь первый акт; вы занимаете его последнюю клетку. С Рогом ваш Тан даёт 9 × (3 + 1) = 36, ваш замок −10 × 2 = −20, вместе 16. У других игроков 26 и 38. Драккар на этой клетке дал бы только 9 × (1 + 1) = 18.

# Первая партия: что сделать и что произошло.
lesson-goal = После трёх актов побеждает тот, у кого больше строк саги. Ставьте фигуры в линию с плюсами, а соперникам подкладывайте минусы.
lesson-1 = Фигура считает жетоны своего ряда и своей колонки, а сумма умножается на её камни. Поставьте Тана (3 камня) туда, где он даёт больше всего.
lesson-1-done = Ряд даёт 4, колонка 5, умножаем на 3 камня: пока 27. Подсчёт — в конце акта.
lesson-2 = В свой ход вы ставите фигуру или берёте жетон из пула и играете один жетон с руки. На этот раз возьмите жетон.
lesson-2-done = Это Мёд (+4). Теперь надо сыграть один из трёх жетонов, а фигуру в этот ход уже не поставить.
lesson-3 = Жетон засчитывается всем фигурам его ряда и его колонки. В верхнем ряду стоят замок и Беовульф другого игрока: положите туда утрату −6.
lesson-3-done = Замок теряет 6 × 2, Беовульф 6 × 4: у другого игрока на 36 меньше. Ваш Тан стоит на других линиях.
lesson-4 = Теперь в ряду вашего Тана лежит −4. Ущелье делит свой ряд и свою колонку надвое: положите его между Таном и −4.
lesson-4-done = То, что лежит за Ущельем, не считается. Тан снова даёт 27, а не 15.
lesson-5 = Хмель кладут как утрату или вместо Мёда. В колонке чужого Беовульфа лежит Мёд (+3): замените его Хмелем (−2).
lesson-5-done = Вместо +3 теперь −2, умножаем на 4 камня: Беовульф даёт на 20 меньше. Мёд выходит из игры.
lesson-6 = Клад кладут как награду или обменивают на строки: клетку он тогда не занимает, зато приносит их сразу. Выберите Клад и обменяйте его.
lesson-6-done = Вы сразу получаете 8 строк саги. Клад выходит из игры.
lesson-7 = Теперь в ряду вашего замка лежит −3. Добрый Совет передвигает вашу фигуру на свободную клетку рядом: передвиньте замок вверх, в ряд с +3.
lesson-7-done = Замок даёт 6 вместо −6. Добрый Совет ложится туда, где он стоял, и сам считается за 0.
lesson-8 = Вы только что положили Искушение: оно может убрать с поля Доблесть. Уберите ту (+3), что лежит в колонке чужого Беовульфа.
lesson-8-done = Беовульф даёт на 12 меньше. Клетка снова свободна, и её надо занять до конца акта.
lesson-9 = Свободна одна клетка. Как только она занята, акт заканчивается, и каждая фигура приносит строки за ряд и колонку. Поставьте туда драккар.
lesson-9-done = Вам 54 + 14 + 8, всего 76. Драккары возвращаются, остальные фигуры выходят из игры. Рука остаётся, начинается акт II.
lesson-10 = Ваш жетон завершает акт II. Королевский Рог Дракона добавляет камень фигурам своего ряда и колонки. Какой жетон выгоднее всего?
lesson-10-done = С Рогом замок даёт 13 × 3, драккар 13 × 2: всего 65. После акта III побеждает тот, у кого больше строк. Пора играть!

# Слова «Волуспы». Имя тайла несёт свои падежи в атрибутах; `short` — его имя в записи действий.

piece-odin = Один
    .gen = Одина
    .dat = Одину
    .acc = Одина
    .ins = Одином
    .pre = Одине
piece-thor = Тор
    .gen = Тора
    .dat = Тору
    .acc = Тора
    .ins = Тором
    .pre = Торе
piece-troll = Тролль
    .gen = Тролля
    .dat = Троллю
    .acc = Тролля
    .ins = Троллем
    .pre = Тролле
piece-dragon = Дракон
    .gen = Дракона
    .dat = Дракону
    .acc = Дракона
    .ins = Драконом
    .pre = Драконе
piece-fenrir = Фенрир
    .gen = Фенрира
    .dat = Фенриру
    .acc = Фенрира
    .ins = Фенриром
    .pre = Фенрире
piece-skadi = Скади
    .gen = Скади
    .dat = Скади
    .acc = Скади
    .ins = Скади
    .pre = Скади
piece-valkyrie = Валькирия
    .gen = Валькирии
    .dat = Валькирии
    .acc = Валькирию
    .ins = Валькирией
    .pre = Валькирии
piece-loki = Локи
    .gen = Локи
    .dat = Локи
    .acc = Локи
    .ins = Локи
    .pre = Локи
piece-hel = Хель
    .gen = Хель
    .dat = Хель
    .acc = Хель
    .ins = Хель
    .pre = Хель
piece-hermod = Хермод
    .gen = Хермода
    .dat = Хермоду
    .acc = Хермода
    .ins = Хермодом
    .pre = Хермоде
piece-jotun = Ётун
    .gen = Ётуна
    .dat = Ётуну
    .acc = Ётуна
    .ins = Ётуном
    .pre = Ётуне
piece-serpent = Морской Змей
    .short = Змей
    .gen = Морского Змея
    .dat = Морскому Змею
    .acc = Морского Змея
    .ins = Морским Змеем
    .pre = Морском Змее
verb-discard = сбросить
verb-stop = стоп
verb-draw = добрать
verb-start = начать
verb-first = первый

game-title = Волуспа
game-about = Выкладывайте в ряды богов и чудовищ: кто выложит сильнейшего в ряду, получит столько очков, сколько в ряду тайлов.
option-edda = «Старшая Эдда»: Хель, Хермод, Ётун и Морской Змей
option-bookend = что дают две Валькирии на концах ряда
option-skadi_draw = добирают ли тайл, выложив Скади

# Что произошло: предложения без точки, ведь у них может быть продолжение.
note-laid = { $seat } выкладывает { $tile-acc } на { $cell }
note-covered = { $seat } накрывает { $tile-ins } { $other-acc } на { $cell }
note-exchanged = { $seat } обменивает { $tile-acc } на { $other-acc } с клетки { $cell }
note-threw = { $seat } выкладывает { $tile-acc } на { $cell } и перебрасывает { $other-acc } на { $to }
note-buried = { $seat } выкладывает { $tile-acc } на { $cell } поверх { $other-gen }
note-caught = { $seat } на виду у всех берёт на руку { $tile-acc }
note-caught-dragon = { $seat } на виду у всех берёт на руку { $tile-acc }, а { $other } под ним выходит из игры
note-discarded = { $seat } не может ничего сыграть и сбрасывает { $tile-acc }
note-drew = { $seat } добирает тайл
note-drawn = { $seat } добирает { $tile-acc }
note-started = { $seat } начинает партию
note-opened = Начальный тайл — { $tile }
note-stopped = { $seat } на этом останавливается
note-ended = Все тайлы сыграны

# За что очки и почему их нет: части предложения.
note-row-highest = ряд { $first } … { $last } из { $tiles } тайлов, сила { $power } здесь наибольшая (+{ $points })
note-row-pack = ряд { $first } … { $last } из { $tiles } тайлов, стая с силой { $power } здесь сильнее всех (+{ $points })
note-row-bookend = ряд { $first } … { $last } из { $tiles } тайлов, на обоих концах Валькирии (+{ $points })
note-row-line = линия { $first } … { $last } из { $tiles ->
    [one] { $tiles } тайла
    [few] { $tiles } тайлов
   *[many] { $tiles } тайлов
}, Змей сильнее всех, даже по ту сторону промежутков (+{ $points })
note-row-tied = в ряду { $first } … { $last } равенство при силе { $power }
note-row-weaker = в ряду { $first } … { $last } сила { $power } не наибольшая
note-row-powerless = в ряду { $first } … { $last } тайл рядом с Локи бессилен
note-row-held = ряд { $first } … { $last } держат две Валькирии
note-row-other-line = линия { $first } … { $last } из { $tiles ->
    [one] { $tiles } тайла
    [few] { $tiles } тайлов
   *[many] { $tiles } тайлов
} не в счёт, засчитывается только лучшая
note-line-tied = на линии { $first } … { $last } равенство при силе { $power }
note-line-weaker = на линии { $first } … { $last } сила { $power } не наибольшая
note-line-powerless = на линии { $first } … { $last } тайл рядом с Локи бессилен
note-line-held = на линии { $first } … { $last } его ряд держат две Валькирии
note-around = { $points ->
    [one] { $points } тайл
    [few] { $points } тайла
   *[many] { $points } тайлов
} вокруг { $cell } (+{ $points })
note-lonely = рядом с { $cell } только Хель (+{ $points })

result-most = Побеждает тот, у кого больше всего очков: { $points }.
result-first = Равенство, { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
   *[many] по { $points } очков
}: побеждает тот, кто раньше дошёл до этого счёта.
result-shared = Очков нет ни у кого: победа общая.

reason-greedy = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} сейчас; следующий игрок может рассчитывать на { NUMBER($opens, maximumFractionDigits: 1) }

why-over = партия окончена.
why-dealer = тайлы раздаёт программа.
why-first-player = первого игрока определяет жребий, ещё до начала партии.
why-start-tile = сейчас вытягивают начальный тайл; Троллем он никогда не бывает.
why-no-such-move = такого действия нет.
why-not-in-hand = этого тайла на руке нет.
why-stop = остановиться можно только после Хермода.
why-discard = сбросить тайл можно, только когда ни одного нельзя сыграть.
why-touch = тайл должен примыкать стороной к уже выложенному тайлу.
why-seven = в ряду стало бы больше семи тайлов.
why-troll = рядом с Троллем можно выложить только Тролля.
why-occupied = там уже лежит тайл.
why-hel-free = Хель выкладывают поверх тайла, а не на свободную клетку.
why-hel-on-hel = Хель нельзя выложить на Хель.
why-on-hel = на Хель ничего не кладут, и обменять её нельзя.
why-dragon-on-dragon = Дракона нельзя накрыть Драконом.
why-skadi-on-skadi = Скади нельзя обменять на Скади.
why-beside-troll = этот тайл лежит рядом с Троллем.
why-landing = переброшенный тайл падает сразу за концом своего ряда, горизонтального или вертикального.
why-throw-nothing = там нет тайла, который можно перебросить.
why-throw-hel = Хель нельзя перебросить.
why-throw-over-hel = этот конец закрывает Хель: переброшенный тайл через неё не перелетит.
why-throw-seven = с переброшенным тайлом в ряду стало бы больше семи.
why-throw-beside-troll = рядом с Троллем может упасть только Тролль.
why-jotun-beside-troll = Ётун оказался бы рядом с Троллем.
why-hermods-cell = клетка самого Хермода закрыта для следующего тайла.
why-hel-after-hermod = после Хермода Хель должна его касаться.
why-after-hermod = тайл после Хермода должен лечь в его ряд, горизонтальный или вертикальный.

# Стол в браузере: кнопки, строка под именем, то, что читается вслух.
table-lay = Выложить { $tile-acc }
table-cover = Накрыть { $tile-ins }
table-exchange = Обменять { $tile-acc }
table-throw = Перебросить { $other-acc }
table-discard = Сбросить { $tile-acc }
table-stop = Стоп
table-task-lay = выложите тайл
table-task-chain = ещё тайл в ряд Хермода — или стоп
table-task-discard = сыграть нечего: сбросьте тайл
table-edda = со «Старшей Эддой»
table-pile = { $count ->
    [0] тайлов не осталось
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
}
table-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
table-hels = { $count } Хель
table-holds = держит { $tiles }
table-board = Выложенные тайлы
table-hand = Ваша рука
table-empty = Ни один тайл ещё не выложен.
table-tile = { $tile }, сила { $power }
table-tile-hel = Хель
table-tile-at = { $cell }: { $tile }, сила { $power }
table-tile-changed = { $cell }: { $tile }, сила { $power } вместо { $strength }
table-hel-at = { $cell }: Хель, промежуток
table-beneath = под ним { $tile }
table-last = последний выложенный
table-staged = выбрано, но ещё не сыграно
table-cell = { $cell }: свободно
table-cell-seven = { $cell }: закрыто, в ряду стало бы больше семи тайлов
table-cell-troll = { $cell }: свободно, рядом Тролль
table-here = { $tile } здесь: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-throw-from = можно перебросить, наибольшая выгода — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-throw-to = { $tile } падает сюда: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-aim = Куда перебросить { $tile-acc }?
table-pick-first = Сначала выберите тайл на руке.
table-no-place = Сейчас для { $tile-gen } нет места.
table-peek = Показать, что лежит снизу
table-unpeek = Показать, что лежит сверху
table-zoom-in = Ближе
table-zoom-out = Дальше
table-zoom-fit = Показать весь стол
table-line = Строка { $y }: { $tiles }
table-line-tile = { $x } { $tile } { $power }
table-row-of = Ряд через { $cell }: { $tiles }
table-column-of = Столбец через { $cell }: { $tiles }
table-around-of = Вокруг { $cell }: { $tiles }
table-nothing = ничего
table-which-cell = Назовите клетку двумя числами, например 3,-1.
table-command-row = ряд
table-command-around = вокруг

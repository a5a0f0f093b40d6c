# Слова программы.

person = Игрок
bot-name = { $level ->
    [Novice] Новичок { $number }
    [Adept] Умелец { $number }
    [Random] Случайный { $number }
    [Greedy] Жадный { $number }
   *[other] { $level } { $number }
}
prompt = { $seat } >

# Сага: что сделано за столом, потом очки и за что они.
saga-scored = { $deed } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $reasons }.
saga-unscored = { $deed } — очков нет: { $reasons }.
saga-join = { $first }; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } сдаётся

# За терминалом.
scores = { $seat } { $points }
pile = стопка: { $count }
hand = рука: { $tiles }
seat-shown = { $seat } держит на руке, и все это знают: { $tiles }
nothing-yet = Ещё ничего не произошло.
undone = Отменено.
undo-nothing = Отменять нечего.
bye = Чертог затихает. Доброго пути!
saved = Партия сохранена в { $file }; чтобы продолжить: heorot play --resume { $file }
recorded = Запись партии: { $file }
curtain = { $seat }, нажмите Enter, когда больше никто не смотрит.
over = Партия окончена.
result-conceded = Кто сдаётся, оказывается позади всех остальных.
place-line = { $place }. { $seat } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
legal-count = { $moves ->
    [one] { $moves } возможное действие
    [few] { $moves } возможных действия
   *[many] { $moves } возможных действий
}
legal-more = и ещё { $moves }, по { $points } и меньше
legal-others = и ещё { $moves }
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
figure-range-said = от { $low } до { $high } очков
figure-mean-said = в среднем { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
} (от { $low } до { $high })
open-draw = Что выпадет или будет взято потом, ещё никто не знает.
open-others = Остальное зависит от того, что выберут другие.
open-question = Потом решать снова вам.
open-hidden = Остальное зависит от того, что скрывают другие.
why-refused = Нельзя ({ $clause }): { $reason }
why-legal = { $points ->
    [0] Можно, но очков это не принесёт:
    [one] Можно, это принесёт { $points } очко:
    [few] Можно, это принесёт { $points } очка:
   *[many] Можно, это принесёт { $points } очков:
}
why-legal-about = Можно, это принесёт { $points }:
why-unknown = Можно; сколько это принесёт, пока не узнать:
no-clause = Пункта { $clause } нет.
reason-random = по жребию
reason-only = другого хода нет
reason-search = по пробам: приносит победу примерно в { $share } % таких партий
reason-points = ради { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
}
help-commands =
    Действие — это тайл и клетка, например { $example }. Имена можно сокращать.
    legal [тайл]   что можно сделать и сколько это принесёт
    why ДЕЙСТВИЕ   почему так можно или нельзя и сколько это принесёт
    hint           что сделал бы лучший бот и почему
    board (поле) · hand (рука) · scores (счёт) · last (недавнее) · undo (отмена)
    rules [ПУНКТ] (правила) · quit (выход)

# Просмотр записи партии.
replay-title = { $game }: { $people }
replay-keys = Enter: следующий ход · b: поле · a: всё до конца · q: выход
replay-back = Отмена: возврат к строке { $line }.
ended-conceded = Партия окончена досрочно из-за сдачи.
ended-agreed = Партия окончена досрочно по общему согласию: ни мест, ни очков.
verified = { $file }: { $game }, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}, { $draws ->
    [one] пересчитан { $draws } добор
    [few] пересчитано { $draws } добора
   *[many] пересчитано { $draws } доборов
}, отмен: { $undos }; всё сходится
verified-own = { $file }: { $game }, запись партии (игрок { $seat }), { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}: так могло быть, но случайные выборы пересчитать нельзя
marks-rule = правило
marks-ruling = наше решение
marks-option = настройка { $option }

# Что было введено.
move-unknown = Это не действие: { $text }
move-empty = Пустая строка — не действие.
move-ambiguous = { $text } может означать: { $names }
move-throw = Перебрасывает тайлы только { $name }: { $text }

# Список игр.
game-line = { $title }, игроков: { $fewest }–{ $most }, минут: { $minutes }.
value-default = { $value } (по умолчанию)

# The door of the hall.
door-open = Чертог открыт. Здесь играют в:
door-unbuilt = Стол для браузера здесь ещё не собран: его собирает команда «make play».
door-ways = Программы садятся за столы через этот интерфейс:

# Конец: откуда очки, как они росли, насколько упорной была борьба.
summary-sources = Откуда взялись очки
summary-began = В начале
summary-chart = Как росли очки
summary-level = Поровну очков, { $winner } и { $other }: решило правило для ничьей.
summary-close = Упорная борьба: отрыв { $winner } — { $points ->
    [one] всего { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, следующее место: { $other }.

# Слова программы.

person = Игрок
bot-name = { $level } { $number }
level-novice = Новичок
level-adept = Умелец
level-strong = Силач
level-bold = Смельчак
level-wary = Осторожный
level-master = Мастер
level-random = Случайный
level-greedy = Жадный
bot-about = { $seat } — это { $name }. { $line }
not-measured = Силу ботов с такими правилами или компонентами не измеряли.
prompt = { $seat } >

# Что считают: игра, у которой очки называются иначе, пишет своё `unit` целиком.
unit = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
    .acc = { unit }
    .none = очков нет
    .plural = очков
    .closely = { $points ->
        [one] всего { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

# Перечисления.
list-two = { $first } и { $last }
list-more = { $first }, { $next }
list-last = { $first } и { $last }
facts-more = { $first } · { $next }

# Сага: что сделано за столом, потом очки и за что они.
saga-scored = { $deed } — { unit }: { $reasons }.
saga-unscored = { $deed } — { unit.none }: { $reasons }.
saga-join = { $first }; { $next }
saga-plain = { $deed }.
note-conceded = { $seat } сдаётся

# За терминалом.
scores = { $seat }: { $points }
pile = стопка: { $count }
pile-empty = стопка пуста: это последние ходы
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
place-line = { $place }. { $seat } — { unit }
legal-count = { $moves ->
    [one] { $moves } возможный ход
    [few] { $moves } возможных хода
   *[many] { $moves } возможных ходов
}
legal-more = и ещё { $moves } (не больше { $points })
legal-others = и ещё { $moves }
figure-exact = { $sign }{ $points }
figure-range = { $sign }{ $low }–{ $high }
figure-across = { $sign }{ $low } … { $other }{ $high }
figure-mean = ≈ { $sign }{ $points }
figure-exact-said = { unit.acc }
figure-range-said = от { $low } до { $high } { unit.plural }
figure-mean-said = от { $low } до { $high } { unit.plural }, в среднем { $mean }
open-draw = Что выпадет или будет взято потом, ещё никто не знает.
open-others = Остальное зависит от того, что выберут другие.
open-question = Потом решать снова вам.
open-hidden = Остальное зависит от того, что скрывают другие.
why-refused = Нельзя ({ $clause }): { $reason }
why-legal = { $points ->
    [0] Можно, но это ничего не принесёт:
   *[other] Можно, это принесёт { unit.acc }:
}
why-legal-about = Можно, это принесёт { $points }:
why-unknown = Можно; сколько это принесёт, пока не узнать:
about-thing = { $name }: { $said } ({ $clause })
about-piece = { $name } ({ $kind })
about-several = «{ $text }» — это может быть:
about-unknown = Не знаю, что такое «{ $text }». Можно спросить:
clause-title = { $clause } — { $title } ({ $marks })
no-clause = Пункта { $clause } нет.
reason-random = по жребию
reason-points = это принесёт { unit.acc }
help-move = Ход записывают так: { $example }. Имена можно сокращать.
reason-only = другого хода нет
reason-search = после проб: выигрывает примерно { $share } % таких партий
reason-exact-ahead = просчитано до конца: впереди на { unit.acc }
reason-exact-behind = просчитано до конца: позади на { unit.acc }, и лучшего хода нет
reason-exact-level = просчитано до конца: очков поровну

# Подсказки: как партии идут дальше после хода и чем он отличается от другого.
hint-until = к вашему следующему ходу
hint-line = { $rank }. { $move }: выигрывает { $share } % партий, средний отрыв { $sign }{ $lead }
hint-line-alone = { $rank }. { $move }
hint-played = Лучший ход — первый, по оценке ищущего бота. После каждого хода { $games ->
    [one] до конца доиграна { $games } партия
    [few] до конца доиграны { $games } партии
   *[other] до конца доиграно { $games } партий
} быстрой игрой ботов; всё, чего вы не видите, каждый раз сдавалось заново.
hint-unplayed = Лучший ход — первый, по оценке бота, который смотрит на один ход вперёд.
hint-turn = на вашем следующем ходу
hint-scores-more = Приносит больше: { unit.acc }, а «{ $than }» — { $instead }.
hint-scores-less = Приносит меньше: { unit.acc }, а «{ $than }» — { $instead }.
hint-search-more = Его выгода видна позже: поиск, который смотрит дальше, предпочитает его ходу «{ $than }».
hint-search-less = Его недостаток виден позже: поиск, который смотрит дальше, предпочитает «{ $than }».
hint-gains-more = Приносит вам больше { hint-until }: примерно { unit.acc }, а после «{ $than }» — { $instead }.
hint-gains-less = Приносит вам меньше { hint-until }: примерно { unit.acc }, а после «{ $than }» — { $instead }.
hint-gives-more = Больше оставляет игроку { $other }: примерно { unit.acc } { hint-until }, а после «{ $than }» — { $instead }.
hint-gives-less = Меньше оставляет игроку { $other }: примерно { unit.acc } { hint-until }, а после «{ $than }» — { $instead }.
hint-next-more = Готовит больше: примерно { unit.acc } { hint-turn }, а после «{ $than }» — { $instead }.
hint-next-less = Готовит меньше: примерно { unit.acc } { hint-turn }, а после «{ $than }» — { $instead }.
hint-later-more = Окупается позже: в конце выходит лучше на { unit.acc }, чем после «{ $than }».
hint-later-less = Обходится дороже позже: в конце выходит хуже на { unit.acc }, чем после «{ $than }».
hint-share-more = С ним выиграно больше доигранных партий, чем с «{ $than }»; почему — видно лишь позже.
hint-share-less = С ним выиграно меньше доигранных партий, чем с «{ $than }»; почему — видно лишь позже.
hint-alike = Почти то же, что «{ $than }»: доигранные партии не показывают ясной разницы.

help-commands =
    { typed-legal } [ИМЯ]        возможные ходы и что принесёт каждый
    { typed-why } ХОД        почему так можно или нельзя и что это принесёт
    { typed-hint }         что сделал бы лучший бот и почему
    { typed-rules } [ПУНКТ]   как играть и правила или один их пункт
    { typed-about } ИМЯ           что это такое и что оно делает
    { typed-board } · { typed-hand } · { typed-scores } · { typed-last } · { typed-undo } · { typed-quit }
your-turn = Ваш ход: { $task }.

# Что можно ввести за терминалом; английские слова понимаются всегда.
typed-legal = ходы
typed-why = почему
typed-hint = подсказка
typed-board = поле
typed-hand = рука
typed-scores = счёт
typed-last = последнее
typed-about = что
typed-rules = правила
typed-undo = отмена
typed-help = помощь
typed-quit = выход

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
}, пересчитано случайных событий: { $draws }, отмен: { $undos }; всё сходится
verified-own = { $file }: { $game }, запись партии (игрок { $seat }), { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
}: так могло быть, но случайные выборы пересчитать нельзя
verified-signed = подписана чертогом { $hall }
verified-unsigned = не подписана ни одним чертогом
verified-receipt = это партия из вашей квитанции: после того как ваше устройство открыло своё тайное число, ничего не подменили
verified-void-silent = начало { $round } сорвалось: тайное число не пришло (игрок { $seat })
verified-void-left = начало { $round } сорвалось: место освободилось (игрок { $seat })
verified-void-removed = начало { $round } сорвалось: за столом попросили уйти (игрок { $seat })
marks-rule = правило
marks-ruling = наше решение
marks-option = настройка { $option }

# Что было введено.
move-unknown = Не понимаю «{ $text }». Введите «помощь», чтобы узнать, как записать ход.
move-empty = Введите ход или «помощь».
move-ambiguous = { $text } может означать: { $names }
move-throw = Перебрасывает тайлы только { $name }: { $text }

# Как играть, в терминале: что показывает картинка; клетка таблицы с названием её столбца. Число в таблице.
howto-picture = [{ $said }]
howto-entry = { $column }: { $entry }
listing-number = { $number }

# Список игр.
game-line = { $title }, игроков: { $fewest }–{ $most }, минут: { $minutes }.
value-default = { $value } (по умолчанию)
preset-letter = по букве правил
preset-played = как обычно играют
option-line = { $option }: { $values } — { $said } [{ $clause }]
preset-line = набор { $preset } ({ $called }): { $values }

# The door of the hall.
door-open = Чертог открыт. Его игры:
door-unbuilt = Стол для браузера здесь ещё не собран: его собирает команда «make play».
door-ways = Программы садятся за столы через этот интерфейс:

# Конец: откуда очки, как они росли, насколько упорной была борьба.
summary-sources = Откуда взялись очки
summary-began = В начале
summary-chart = Как росли очки
summary-total = Всего
summary-cell = { $points } ({ $count }×)
summary-best = Лучший ход: { $deed } ({ unit }).
summary-level = { $winner } и { $other } набрали поровну: решило правило о равенстве.
summary-close = Упорная борьба до самого конца: { $winner } впереди, отрыв — { unit.closely }. Следующее место: { $other }.

# Вычитка.
words-lacks = { $id }: на этом языке текста нет.
words-unused = { $id }: по-английски такого сообщения нет, и оно никогда не звучит.
words-whole = Всё на месте.

# В общем чате.
hook-greeting = Здесь будет сказано, чей ход за столом «{ $game }», когда кого-то нет за столом. { $link }
hook-turn = «{ $game }»: очередь за вами, { $names }. { $link }

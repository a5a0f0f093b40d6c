# The page's own words that every view uses.
ui-waiting = Минуту…
ui-wrong = Не получилось
ui-again = Ещё раз
ui-hall = В чертог
ui-close = Закрыть
ui-cancel = Отмена
ui-yes = Да
ui-no = Нет
ui-copy = Копировать
ui-copied = Скопировано
ui-more = Ещё

# What may go wrong, by the hall's own word for it.
trouble-bad-code = Этот код ничего не открывает. Возможно, им уже воспользовались.
trouble-bad-message = Чертог не понял страницу. Обновите её.
trouble-bad-name = Такое имя не подходит: не больше 24 букв и никаких скрытых знаков.
trouble-bad-option = Такие настройки здесь недоступны.
trouble-frozen = С начала этой партии правила изменились: её можно смотреть, но не продолжить.
trouble-hidden-hands = За этим столом руки скрыты: на место может вернуться только тот, кто его занимал, новый игрок занять его не может.
trouble-host = Чертог не отзывается на этот адрес.
trouble-illegal = Здесь такой ход не разрешён.
trouble-internal = В чертоге что-то сломалось. Ничего не изменилось.
trouble-not-a-move = Это не ход.
trouble-not-found = Здесь ничего нет.
trouble-not-now = Сейчас это невозможно.
trouble-not-yours = Сейчас решает другой игрок.
trouble-old-page = Страница старше чертога. Обновите её.
trouble-origin = Запрос пришёл с другого сайта.
trouble-read-only = Чертог сейчас не может ничего записать: партия ждёт.
trouble-seat-taken = Кто-то успел раньше: место занято.
trouble-slow-down = Слишком много сразу. Подождите немного.
trouble-too-big = Это слишком длинно.
trouble-too-many = Здесь уже слишком много гостей.
trouble-who-are-you = Чертог вас ещё не знает: назовите своё имя.
trouble-unreachable = Чертог не отвечает. Он ещё открыт?

# Откуда взят компонент.
ui-source = Откуда это известно
ui-source-partly = Часть того, что здесь напечатано, известна; остальное — наша реконструкция.
ui-source-likely = Точного открытого источника нет, но всё, что известно, с этим согласуется.
ui-source-reconstructed = То, что здесь напечатано, не опубликовано: это наша реконструкция, согласная со всеми известными числами и примерами.
name-said = { $name }: { $said }

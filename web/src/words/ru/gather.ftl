# Стол перед игрой.
gather-title = Стол собирается
gather-full = Все на местах
gather-beginning = Партия вот-вот начнётся
gather-open = Пока никого
gather-away = сейчас не здесь
gather-bot = бот
gather-opener = хозяин стола
gather-ready-mark = Готово
gather-invite = Позвать
gather-invite-to = Позвать кого-нибудь на место { $seat }
gather-invite-about = Место займёт тот, кто первым откроет ссылку. После этого она больше не действует.
gather-invite-all = Позвать всех
gather-invite-all-about = Одна ссылка на все свободные места.
gather-qr = QR-код ссылки на этот стол
gather-share = Поделиться…
gather-bot-short = Бот
gather-put-bot = Бот на место { $seat }
gather-level-of = Уровень: { $name }
gather-take-bot = Убрать бота: { $name }
gather-stand = Освободить место
gather-remove = Исключить
gather-remove-name = Исключить: { $name }
gather-how = Как попасть за стол
gather-room = Код стола
gather-room-how = Наберите его на { $host }, в поле «Войти по коду».
gather-copy = Копировать ссылку
gather-show-qr = QR-код
gather-near = Этот чертог открыт только на этом компьютере: другим устройствам он недоступен. С ключом -⁠-⁠lan он впускает весь дом.
gather-dealing = «Готово» значит: ваше устройство добавляет к раздаче своё тайное число. Тогда никто, даже хозяин вместе с ботом или с приятелем, не может выбрать, что выпадет.
gather-dealing-more = Что это доказывает, а что нет
gather-sit-title = Садитесь за стол
gather-name = Ваше имя
gather-code = Код стола
gather-sit = Сесть
gather-sit-too = Я тоже играю
gather-no-seat = Все места заняты. Оставайтесь смотреть: игра появится здесь, как только начнётся.
gather-missing = { $open ->
    [one] Свободно ещё { $open } место.
    [few] Свободно ещё { $open } места.
   *[many] Свободно ещё { $open } мест.
}
gather-all-here = Все места заняты.
gather-fill = Посадить ботов
gather-begin = Начать партию
gather-ready = Готово
gather-say-ready = Нажмите «Готово», когда можно начинать.
gather-wait-opener = Ждём, когда хозяин стола начнёт партию.
gather-sealing = Честно тасуем…
gather-sealing-for = Честно тасуем… ждём: { $names }
gather-reopened = Один из игроков не ответил: стол собирается снова.
gather-reopened-by = Тайное число не пришло вовремя: { $names }. Ничего не роздано. Начните снова: остальные по-прежнему готовы.
gather-unfit = Ваше устройство не открывает своё тайное число: объявленное чертогом не сходится с тем, что он обещал раньше.
gather-lost = Ваше место снова свободно.
gather-reconnecting = Связь потеряна. Пробуем снова…
gather-watching = { $people ->
    [one] смотрит { $people } зритель
    [few] смотрят { $people } зрителя
   *[many] смотрят { $people } зрителей
}
gather-clock = часы: { $minutes } мин + { $seconds } с на ход
gather-own-parts = со своими компонентами
gather-listed = открыт для всех
gather-first = Начинает { $name }.
gather-first-lot = Кто начнёт, решит жребий.
gather-seat = место { $seat }

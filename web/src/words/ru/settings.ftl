# Настройки: это устройство и кто вы.
settings-title = Настройки
settings-device = Это устройство
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-text = Размер текста
settings-plain = Без фактур
settings-plain-about = Ни дерева, ни пергамента, зато линии чётче.
settings-speed = Движение
settings-speed-off = Нет
settings-one-tap = Ход одним касанием
settings-one-tap-about = Касание клетки сразу делает ход, без второго касания.
settings-by-itself = Вынужденный ход сам собой
settings-by-itself-about = Если ход остался только один, он делается без касания.
settings-sound = Звук
settings-sound-about = Дерево, монета, пергамент — и рог, когда ваш ход.
settings-tips = Пояснения в первой партии
settings-tips-about = Строка о том, что происходит впервые, пока вы не сыграете партию до конца. Включите заново, чтобы увидеть все ещё раз.
settings-keys = Горячие клавиши
settings-keys-about = За столом действуют одиночные буквы. Выключите, если они мешают вашим программам.
settings-stays = Всё это остаётся на устройстве.
settings-who = Кто вы
settings-name = Ваше имя
settings-keep = Сохранить имя
settings-kept = Теперь чертог знает вас под этим именем.
settings-name-about = За столами, где вы уже сидите, остаётся прежнее имя.
settings-nobody = Чертог вас ещё не знает. Достаточно имени; если вы его не назовёте, чертог найдёт вам имя из саг.
settings-carry = Продолжить на другом устройстве
settings-carry-about = По коду другой телефон или компьютер тоже становится вашим: то же имя, те же столы.
settings-carry-do = Получить код
settings-carry-how = Наведите камеру другого устройства или наберите код там. Он действует один раз, до { $until }.
settings-carry-qr = QR-код, чтобы продолжить на другом устройстве
settings-carried = Код с другого устройства
settings-carried-do = Принять код
settings-carried-done = На этом устройстве вы теперь { $name }.
settings-forget = Забыть меня
settings-forget-about = Чертог забывает ваше имя и все ваши устройства. В записях столов ваши имена и слова стираются; сохранённые другими записи игр остаются как есть.
settings-forget-do = Забыть меня
settings-forget-sure = { $name }, вернуть свои места потом нельзя. Забыть вас?
settings-forgotten = Чертог вас забыл.

# Устройства и программы, которые действуют от вашего имени.
devices-title = Ваши устройства
devices-here = Это устройство
devices-unnamed = Устройство
devices-seen = в последний раз { $when }
devices-open = { $pages ->
    [one] открыта { $pages } страница
    [few] открыто { $pages } страницы
   *[other] открыто { $pages } страниц
  }
devices-out = Выйти
devices-out-one = Выйти: { $what }
devices-out-others = Выйти на всех остальных
devices-programs = Программы на ваших местах
devices-program = Место { $seat } за столом
devices-until = до { $when }
devices-revoke = Отозвать токен
devices-revoke-one = Отозвать токен места { $seat }

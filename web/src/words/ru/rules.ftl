# The rules, in the panel at the table and as a page.
rules-title = Правила
rules-of = Правила игры «{ $title }»
rules-list = Все пункты
rules-search = Искать в правилах
rules-clear = Очистить поиск
rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
rules-none = О «{ $sought }» здесь ничего нет.
rules-empty = Здесь пока нет правил этой игры.
rules-try = Попробовать: { $example }
rules-back-to = Назад к { $clause }
rules-show-me = Научиться играть
rules-better = Играть лучше
rules-play = Играть
rules-full = Правила полностью
rules-ruling = Наше решение
rules-option = Настройка: { $option }
rules-print = Напечатать «Как играть»

# The rules, in the panel at the table and as a page.
rules-title = Правила
rules-of = Правила игры «{ $title }»
rules-list = Все пункты
rules-search = Искать в правилах
rules-clear = Очистить поиск
rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}
rules-none = Ни один пункт не говорит о «{ $sought }».
rules-empty = Здесь пока нет правил этой игры.
rules-try = Попробовать: { $example }
rules-back-to = Назад к { $clause }
rules-show-me = Научиться играть
rules-play = Играть

# The end of a game.
end-wins = { $count ->
    [one] Побеждает { $names }
   *[other] { $names } делят победу
}
end-you-win = Победа за вами
end-you-share = Вы делите победу
end-unscored = Партия окончена
end-conceded = сдаётся
end-place = { $place }.
end-places = Места
end-best = Лучший ход ({ $points }):
end-see = Показать
end-look = Взглянуть на стол
end-rematch = Реванш
end-to-rematch = К реваншу
end-replay = Просмотр партии
end-record = Запись партии
end-chart-slider = Показать очки на выбранном ходу
end-at-move = Ход { $move }. { $told } { $points }
end-move-number = Ход { $move }.
end-for = За что
end-times = ({ $count })
end-sum = Всего
end-moves = Очки после каждого хода
end-move = Ход
end-verify = Что в раздаче можно проверить?
end-verify-what = В записи стоят тайное число чертога и все соли, и видно, что каждая сдача следует из них. Скачайте запись и пересчитайте всё сами:
end-verify-not = Она не доказывает, что хозяин не выбирал и не подглядывал: нечестный хозяин пока может выбрать соли ботов и тех, кто не нажал «Готово», увидев остальные (это будет исправлено), и может видеть руки во время игры.

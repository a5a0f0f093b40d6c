# A finished game, played on from one of its moments against bots.
on-title = { $title }: а если иначе?
on-about = тренировка, ничего не сохраняется
on-bot = бот
on-thinking = Остальные выбирают
on-won = Отсюда вы бы победили
on-lost = Отсюда к победе прийти не удалось
on-again = Начать отсюда заново
on-back = Вернуться к просмотру

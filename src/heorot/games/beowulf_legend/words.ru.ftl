# Слова «Легенды». `short` — имя в записи ходов, если оно другое.

piece-travelling = Странствие
piece-friendship = Дружба
piece-wit = Смекалка
piece-courage = Отвага
piece-fighting = Бой
piece-beowulf = Беовульф
piece-blessing = Благословение конунга Хродгара
    .short = Благословение
piece-inspiration = Вдохновение королевы Вальхтеов
    .short = Вдохновение
piece-daring = Дерзость Беовульфа
    .short = Дерзость
piece-resolve = Решимость Беовульфа
    .short = Решимость
piece-rest = Отдых воина
    .short = Отдых
piece-hides = Земельные наделы
    .short = Наделы
piece-counsel = Мудрый совет
    .short = Совет
piece-longship = Быстрый драккар
    .short = Драккар
piece-shield = Цельножелезный щит
    .short = Щит
piece-hrunting = Хрунтинг
piece-fame = слава
piece-treasure = сокровище
piece-fame_alliance = жетон союза со славой
piece-treasure_alliance = жетон союза с сокровищем
piece-misfortune = невзгода
piece-king_hygelacs_court = Двор конунга Хигелака
piece-sail_to_denmark = Плавание в Данию
piece-the_coast_guard = Береговая стража
piece-king_hrothgars_hall = Чертог конунга Хродгара
piece-rings_from_the_king = Кольца от конунга
piece-feast_in_the_hall = Пир в чертоге
piece-unferths_taunt = Насмешка Унферта
piece-night_watch = Ночная стража
piece-grendels_attack = Нападение Гренделя
piece-great_rewards = Щедрые награды
piece-gifts_of_gold = Золотые дары
piece-the_hall_restored = Восстановленный чертог
piece-the_hags_revenge = Месть ведьмы
piece-tracks_on_the_moor = Следы на болотах
piece-hunt_for_the_sea_hag = Охота на морскую ведьму
piece-into_the_mere = В глубину озера
piece-fight_under_water = Бой под водой
piece-hoard_of_the_mere = Озёрный клад
piece-hrothgars_farewell = Прощание Хродгара
piece-many_friendships = Множество друзей
piece-the_voyage_home = Путь домой
piece-hygelacs_thanks = Благодарность Хигелака
piece-tribute = Дань
piece-raid_on_frisia = Набег на Фризию
piece-the_long_swim = Долгий заплыв
piece-council_of_the_geats = Совет гаутов
piece-beowulf_is_crowned = Коронация Беовульфа
piece-feud_with_the_swedes = Распря со шведами
piece-peace_returns = Мир возвращается
piece-forge_the_shield = Ковка щита
piece-the_stolen_cup = Украденная чаша
piece-the_last_muster = Последний сбор
piece-dragon_battle = Битва с драконом
piece-break_ranks = Нарушить строй?
piece-recover_treasures = Возвращение сокровищ
piece-death_of_beowulf = Смерть Беовульфа
verb-draw = добрать
verb-reveal = открыть
verb-opens = вскрыть
verb-play = сыграть
verb-give = отдать
verb-bless = благословение
verb-take = взять
verb-ally = союз
verb-show = показать
verb-first = первый
verb-heal = исцелить
verb-risk = риск
verb-dare = дерзость
verb-pass = пас
verb-persist = решимость
verb-no = нет
verb-done = готово
verb-inspire = вдохновение
verb-mend = отдых
verb-glory = слава
verb-wound_tile = рана
verb-double_tile = двойная
verb-scratches = царапины
verb-end = конец
verb-mark_f = Л
verb-mark_t = К
verb-mark_a = С
verb-mark_c = Д
verb-mark_s = Ц
verb-mark_w = Р
verb-mark_m = Н
verb-mark_h = И

game-title = Беовульф. Легенда
game-about = Пройдите с Беовульфом 36 эпизодов: отбейте у соперников славу и сокровища и не дайте себя ранить.
game-note = Напечатанный путь опубликован не целиком. Чего нет в правилах, реконструировано по всему, что известно, и отмечено.
option-advanced = эпизоды сокровищ
option-advanced-false = базовая игра
option-advanced-true = расширенная игра
option-harsh = тот, у кого в конце три раны,
option-harsh-false = теряет очки
option-harsh-true = не получает ничего
option-bluff = карты одновременных эпизодов
option-bluff-false = втайне, только подходящие
option-bluff-true = по очереди, можно блефовать
option-bluff-at-once = втайне, можно блефовать
option-start = кто начинает
option-start-drawn = решает жребий
option-start-first-seat = первое место
option-start-seat-2 = второе место
option-start-seat-3 = третье место
option-start-seat-4 = четвёртое место
option-start-seat-5 = пятое место
option-tokens = жетоны других игроков
option-tokens-open = сосчитаны для всех
option-tokens-secret = лежат лицом вниз, считайте сами

# Что даёт значок: для предложений ниже и для стола.
table-icon = { $what ->
    [gotfame] слава { $number }
    [gottreasure] сокровище { $number }
    [gotallies] { $number ->
        [one] { $number } жетон союза
        [few] { $number } жетона союза
       *[many] { $number } жетонов союза
    }
    [gotcards] { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
    [gotscratch] царапина
    [gotwound] рана и две карты
    [gotdouble] двойная рана и две карты
    [gotmisfortune] невзгода
    [gotspecial] «{ $card }»
    [fameorheal] слава { $number } или исцеление
    [healscratches] исцеление всех царапин
   *[healany] исцеление
}

# Что произошло: предложения без точки.
note-started = { $seat } — первый игрок
note-episode = Эпизод { $number }: «{ $episode }»
note-last-episode = Это последний эпизод: затем подсчёт очков
note-drew = { $seat } добирает карту
note-drew-card = { $seat } добирает карту: { $card }{ $sign }
note-revealed = Открыта карта: { $card }{ $sign }
note-allied = { $seat } берёт жетон союза
note-allied-with = { $seat } берёт жетон союза: { $token } { $value }
note-opened = { $seat } показывает карту: { $card }{ $sign }
note-opened-token = { $seat } показывает: { $token } { $value }
note-opened-end = { $seat }: { $total ->
    [0] нет символов
    [one] { $total } символ
    [few] { $total } символа
   *[many] { $total } символов
}
note-opened-treasure = { $seat }: сокровища на { $total }
note-risked = { $seat } рискует
note-risked-five = { $seat } рискует с картой «Дерзость Беовульфа»: пять карт
note-kept = { $seat } оставляет себе: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
note-kept-played = { $seat } играет { $count ->
    [1] карту
   *[other] карты
} риска: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }; всего { $total }
note-failed = Ничего не подходит: риск не удаётся ({ $seat })
note-persisted = { $seat } применяет карту «Решимость Беовульфа»: неудачный риск не в счёт
note-gave = { $seat } отдаёт карту: { $card }{ $sign }
note-gave-token = { $seat } отдаёт: { $token } { $value }
note-passed = { $seat } пасует
note-blessed = { $seat } применяет «Благословение конунга Хродгара» и возвращает карту: { $card }{ $sign }
note-got = { $seat } получает: { table-icon }
note-got-nothing = { $seat } не получает ничего ({ table-icon }): этого больше нет
note-picked = { $seat } берёт карту: { $card }{ $sign }
note-sealed = Выбор сделан: { $seat }
note-laid = { $seat } выкладывает карту лицом вниз
note-laid-card = { $seat } выкладывает лицом вниз: { $card }{ $sign }
note-declined = { $seat } не применяет карту «{ $card }»
note-played = { $seat } играет карту: { $card }{ $sign }; всего { $total }
note-out = { $seat } выбывает и берёт жетон очерёдности { $marker }
note-bid-out = { $seat } выбывает и оставляет сокровища себе
note-last-in = { $seat } держится дольше всех и берёт жетон очерёдности 1
note-ranked = { $seat }: жетон очерёдности { $marker }, символов { $total }
note-returned = { $seat } забирает на руку: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } (не подходит)
note-took = { $seat } выбирает: { table-icon }
note-shielded = { $seat } применяет «Вдохновение королевы Вальхтеов» и не получает: { table-icon }
note-mended = { $seat } применяет «Отдых воина»: { $count ->
    [one] { $count } царапиной меньше
   *[other] { $count } царапинами меньше
}
note-scratched = { $seat } получает царапину: теперь { $count }
note-wounded = { $seat } получает третью царапину, это рана: теперь { $count }
note-healed = { $seat } исцеляет { $what ->
    [healwound] рану
    [healdouble] двойную рану
   *[healscratches] все царапины
}
note-showed = { $seat } показывает: { $token } { $value }; всего { $total }
note-won = { $seat } выигрывает торги: { $total }
note-paid = { $seat } возвращает: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
note-new-start = { $seat } — новый первый игрок
note-reshuffled = Сброс становится новой колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
note-scored = { $seat }: за жетоны { $tokens }, за союзы { $allies }, { $misfortunes ->
    [0] невзгод нет
    [one] { $misfortunes } невзгода
    [few] { $misfortunes } невзгоды
   *[many] { $misfortunes } невзгод
}, { $wounds ->
    [0] ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
} ({ $health })
note-fallen = { $seat } погибает в бою: ран { $wounds }, очков нет
note-ended = Сага окончена

# Что добавляет предпросмотр.
note-forecast-risk = что-то подходит в { NUMBER($percent, maximumFractionDigits: 1) } % случаев
note-forecast-need = чтобы остаться, нужно ещё { $count }
note-forecast-enough = этого хватает, чтобы остаться

held = на руке: { $tiles }; жетоны: { $tokens }; очки на данный момент: видно всем { $points }, с тем, что знаете только вы, { $own }; царапин { $scratches }, ран { $wounds }
held-secret = на руке: { $tiles }; жетоны: { $tokens }; очки на данный момент, известные только вам: { $own }; царапин { $scratches }, ран { $wounds }
seat-held = { $seat }, на руке: { $tiles }; жетоны: { $tokens }; очки, видные всем: { $points }; царапин { $scratches }, ран { $wounds }
seat-held-secret = { $seat }, на руке: { $tiles }; жетоны: { $tokens }, лицом вниз; царапин { $scratches }, ран { $wounds }
stock = колода: { $count }, сброс: { $discards }, жетоны союза: { $allies }
standing-legend = { $seat }: { $points }, видно всем
standing-tokens = { $seat }: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}

result-most = Лучший результат: { $points }.
result-shared = Поровну, по { $points }: победа общая.
result-fallen = Погибли все: очков нет ни у кого, победа общая.

reason-legend = ценность — около { NUMBER($hopes, maximumFractionDigits: 1) } очка

why-over = партия окончена.
why-dealer = раздаёт, открывает и вскрывает только раздающий.
why-first-player = первого игрока выбирает жребий, до начала партии.
why-no-such-move = такого хода нет.
why-not-in-hand = этой карты нет на руке.
why-asked-risk = скажите, рискуете ли вы, или пасуйте.
why-asked-resolve = скажите, применяете ли вы «Решимость Беовульфа».
why-asked-give = отдайте то, что нужно, или пасуйте.
why-asked-heal = скажите, что исцелить.
why-asked-blessing = скажите, возвращает ли «Благословение конунга Хродгара» карту.
why-asked-select = выберите одно из предложенного или пасуйте.
why-asked-pick = возьмите одну из открытых карт.
why-asked-lay = выложите карты лицом вниз, затем скажите «готово».
why-asked-turn = сыграйте подходящую карту или пасуйте.
why-asked-icon = выберите награду.
why-asked-inspiration = скажите, поможет ли «Вдохновение королевы Вальхтеов».
why-asked-rest = скажите, применить ли «Отдых воина» до третьей царапины.
why-asked-bid = покажите сокровище или пасуйте.
why-not-turned-up = такая карта не открыта.
why-text-card = карту без символов выложить нельзя.
why-no-bluff = здесь выкладывают только подходящие карты.
why-does-not-fit = на этой карте нет подходящего символа.
why-give-fame = здесь отдают жетоны славы.
why-give-cards = здесь отдают карты.
why-no-such-fame = такого жетона славы нет.
why-cannot-pay-fame = нужны два жетона славы и рана или царапина.
why-not-needed = на этой карте нет символа, который ещё нужен.
why-cannot-pay = картами с руки не расплатиться до конца.
why-not-about-to-discard = ни одну вашу карту сейчас не сбрасывают.
why-no-blessing = на руке нет карты «Благословение конунга Хродгара».
why-not-played = такая карта там не лежит.
why-no-such-icon = такого значка нет.
why-closed = этого взять нельзя.
why-not-open = при таком числе игроков этот значок недоступен.
why-taken = этот значок занят.
why-twin = из одинаковых значков берут первый.
why-no-treasure = здесь считаются только сокровища.
why-no-such-treasure = такого жетона сокровища нет.
why-no-rest = на руке нет карты «Отдых воина».
why-no-scratch = нет царапин, которые можно вернуть.
why-begun-to-give = кто начал отдавать, расплачивается до конца.
why-no-fame-here = славы здесь не взять.
why-wounds-only = здесь исцеляют только рану.
why-no-scratches = царапин нет.
why-no-such-wound = такой раны нет.
why-risk-first = риск идёт до любой карты этого хода.
why-nothing-to-reveal = открывать нечего.
why-no-daring = на руке нет карты «Дерзость Беовульфа».

# Стол в браузере.
table-play = Сыграть: { $what }
table-lay = Выложить: { $what }
table-give = Отдать: { $what }
table-blessing = Вернуть: { $what }
table-take = Взять: { $what }
table-show = Показать: { $what }
table-risk = Рискнуть { $chance }
table-risk-blind = Рискнуть
table-daring = Рискнуть пятью картами { $chance }
table-daring-blind = Рискнуть пятью картами
table-pass = Пас
table-out = Выбыть
table-done = { $count ->
    [0] Готово: без карт
    [one] Готово: { $count } символ
    [few] Готово: { $count } символа
   *[many] Готово: { $count } символов
}
table-no = Нет
table-resolve = Применить «Решимость»
table-inspiration = Применить «Вдохновение»
table-rest = Применить «Отдых воина»
table-fame = Взять славу
table-heal-wound = Исцелить рану
table-heal-double = Исцелить двойную рану
table-heal-scratches = Исцелить царапины
table-task-risk = рискните двумя картами или пасуйте
table-task-resolve = риск не удался: «Решимость»?
table-task-court = обменяйте две карты или пасуйте
table-task-give = отдайте, что нужно, или пасуйте
table-task-give-fame = отдайте два жетона славы или пасуйте
table-task-heal = выберите, что исцелить
table-task-bless = спасти карту «Благословением»?
table-task-select = выберите что-то одно или пасуйте
table-task-recover = возьмите карту
table-task-lay = { $count ->
    [0] выложите карты лицом вниз, затем «Готово»
   *[other] выложите ещё или «Готово»
}
table-task-turn = { $need ->
    [0] сыграйте карту, рискните или выбудьте
    [one] ещё { $need } символ, чтобы остаться
    [few] ещё { $need } символа, чтобы остаться
   *[many] ещё { $need } символов, чтобы остаться
}
table-task-take = выберите награду
table-task-shield = избежать этого «Вдохновением»?
table-task-rest = третья царапина: «Отдых»?
table-task-bid = { $need ->
    [0] покажите сокровище или выбудьте
   *[other] ещё { $need } сокровищ, чтобы остаться
}
table-episode = { $number }. { $name }
table-last-episode = Последний эпизод
table-track = Сага
table-ribbon = Сага: эпизод { $number } из { $last }. Открыть весь путь
table-rows = Игроки в этом эпизоде
table-offer = Что можно взять
table-hand = Ваши карты и жетоны
table-to-now = К текущему
table-here = здесь Беовульф
table-past = пройден
table-skipped = Только в расширенной игре.
table-guessed = ≈ реконструкция: в правилах не напечатано, согласовано со всем, что известно. Подробности у каждого эпизода.
table-ours = В правилах не напечатано, сделано нами: { $what }.
table-ours-all = В правилах не напечатано: всё это сделано нами по тому, что известно.
table-ours-name = название
table-ours-place = место на пути
table-ours-kind = вид эпизода
table-ours-symbols = символы
table-ours-number = число символов
table-ours-players = с какого числа игроков она в игре
table-ours-order = порядок наград
table-ours-icons = награды
table-ours-icon = { $count ->
    [one] награда { $numbers }
   *[other] награды { $numbers }
}
table-ours-split = Сколько всего жетонов, известно; сколько какого достоинства, решили мы.
table-asked = { $what }. { $ours }
table-specials = Особые карты
table-source-partly = частичная реконструкция
table-source-likely = вероятно
table-source-reconstructed = реконструкция
table-source-own = свои компоненты
table-kind-risk = Риск
table-kind-opportunity = Возможность
table-kind-selection = Выбор
table-kind-recovery = Передышка
table-kind-simultaneous = Главный, все сразу
table-kind-turn-order = Главный, по очереди
table-kind-auction = Торги
table-kind-recover = Подсчёт сокровищ
table-kind-death = Последний эпизод
table-about-risk = Откройте две карты, подходящие возьмите на руку. Ни одной? Царапина.
table-about-opportunity = Можно отдать: { $give }.
table-about-court = Можно обменять две карты.
table-about-ranks = За два жетона славы исцелите рану или все царапины.
table-about-selection = Выберите одно из этого, пока оно есть.
table-about-recovery = Каждый берёт карту, потом ещё одну.
table-about-simultaneous = Все тайно выбирают карты; у кого символов больше, берёт награду первым. Последний становится первым игроком.
table-about-turn-order = Не отставайте или выбывайте. Последний станет первым игроком.
table-about-auction = Побеждает тот, кто покажет больше сокровищ; платит только он.
table-about-recover = Все показывают сокровища и в этом порядке берут значки.
table-about-death = Все показывают руку: считаются все символы.
table-stack = { $card } ({ $count })
table-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-back = закрытая карта
table-token = { $what ->
    [fameally] жетон союза, слава { $number }
    [treasureally] жетон союза, сокровище { $number }
   *[hidden] закрытый жетон союза
}
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-points-of = очки, которые видны всем: { $name }
table-tokens-of = жетоны: { $name }
table-has-fame = слава { $number }
table-has-treasure = сокровище { $number }
table-has-tokens = { $count ->
    [one] { $count } жетон лицом вниз
    [few] { $count } жетона лицом вниз
   *[many] { $count } жетонов лицом вниз
}
table-has-standing = с тем, что знаете только вы: { $count }
table-has-allies = { $count ->
    [one] { $count } союз
    [few] { $count } союза
   *[many] { $count } союзов
}
table-has-misfortunes = { $count ->
    [one] { $count } невзгода
    [few] { $count } невзгоды
   *[many] { $count } невзгод
}
table-has-scratches = { $count ->
    [one] { $count } царапина
    [few] { $count } царапины
   *[many] { $count } царапин
}
table-has-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
table-sealed = карты выложены
table-thinking = ещё выбирает
table-laid = лицом вниз: { $cards }
table-got = на руку: { $cards }
table-passed = пас
table-failed = не подошло
table-is-out = вне эпизода
table-starts = первый игрок
table-total = всего { $count }
table-more = ещё { $count }
table-need = ещё { $count }, чтобы остаться
table-marker = жетон очерёдности { $marker }
table-took = взято: { $icons }
table-taken = берёт { $name }
table-gone = больше нет
table-worth = ценность: { $worth }
table-may = можно выбрать
table-staged = выбрано, ещё не сделано
table-risked = { $name } рискует:
table-row = { $name }{ $starter ->
    [yes] {" "}(первый игрок)
   *[no] {""}
}: { $said }
table-icons = Значки: { $icons }
table-next = { $first }; { $next }
table-before = { $name }:
table-is = { $what }: { $does }
table-turned = Открыто: { $cards }
table-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
table-held = На руке: { $cards }
table-held-none = На руке нет карт.
table-purse = Жетоны: { $tokens }
table-purse-none = Жетонов нет.
table-odds-of = что подойдёт; не видно карт: { $cards }
table-odds-fit = подходят:
table-odds-not = нет:
table-odds-risk = Риск удаётся в { $chance } случаев; не видно карт: { $cards }.
table-odds-good = Подходят: { $cards }
table-odds-daring = С картой «Дерзость Беовульфа»: { $chance }
table-no-odds = Сейчас рисковать нечем.
table-which-episode = Назовите эпизод по номеру, от 1 до { $last }.
table-command-episode = эпизод
table-command-odds = шансы
table-does-blessing = возвращает карту с символами, которую пора сбросить
table-does-inspiration = избавляет от невзгоды, царапины или раны значка
table-does-daring = риск открывает пять карт вместо двух
table-does-resolve = неудачный риск не в счёт
table-does-rest = возвращает до двух царапин

# Примеры из правил, чтобы попробовать.
example-bl-x1 = Вы — Сандра, первый игрок; Марта и Марк выложили по два символа, Питер — ни одного. С одним символом вы третья. Без символов тоже: ничью с Питером выигрываете вы. С двумя вы выигрываете все ничьи — и вы первая.
example-bl-x2 = Игроков четверо, и вы ходите за всех по очереди. Сандра играет Бой: 1. Двойная Отвага Марты даёт 2. Марк играет Отвагу, потом двойной Бой: 3; в обратном порядке он остановился бы на 2. Питер пасует и выбывает. Риск Сандры открывает Странствие и Беовульфа: 2, а нужно 3: ещё карта, или она выбывает. Затем Марта должна догнать, а Марк, хотя и не отстаёт, обязан сыграть ещё карту.
example-bl-x1-names = Сандра, Марта, Марк, Питер
example-bl-x2-names = Сандра, Марта, Марк, Питер
example-bl-x3-names = Сандра, Марта, Марк, Питер
example-bl-x3 = Игроков четверо, у вас жетон очерёдности 1. Слава 5 ценнее всего; Марта и Марк выбирают после вас, а последний берёт то, что осталось. Пятый значок вчетвером закрыт.
example-bl-x4 = Вы выбираете предпоследней. Вместе со славой 3 у вас слава 9 и сокровище 3, рана одна: 12. У остальных 13, 12 и — ведь три раны стоят 15 — только 3.
lesson-goal = Побеждают слава и сокровища. Их берут тем раньше, чем больше подходящих символов вы сыграли.

# Первая игра шаг за шагом.
lesson-1 = Идите за Беовульфом по его саге. Здесь подходят Дружба и Смекалка. Рискните: откроются две карты, и подходящие станут вашими.
lesson-1-done = Дружба подходит и остаётся на руке, Бой сброшен. Если бы не подошло ничего, вы получили бы царапину.
lesson-2 = Главный эпизод: все тайно выкладывают карты, здесь — Дружбу. У кого больше символов, выбирает раньше. Выложите карту с двумя символами.
lesson-2-done = Она лежит лицом вниз и даёт два символа. Можно выложить ещё, но все подходящие карты уйдут в сброс.
lesson-3 = Остальные уже выбрали. Двух символов должно хватить: нажмите «Готово».
lesson-3-done = Всё открыто. У вас и у соперника по два; первый игрок выигрывает ничью: жетон очерёдности 1 ваш.
lesson-4 = Первый выбор за вами: особая карта, сокровище или два жетона союза — примерно по два очка каждый. Возьмите жетоны союза.
lesson-4-done = Что на них, видите только вы. Последний берёт то, что осталось, хорошее или плохое, зато становится первым игроком.
lesson-5 = Передышка: каждый берёт одну из открытых карт, потом ещё одну. Скоро схватка: возьмите двойной Бой.
lesson-5-done = Все видели её и будут помнить. Карты, взятые втайне, знаете только вы.
lesson-6 = Грендель! Здесь играют по очереди, и нужно догнать наибольшую сумму. Она равна двум: останьтесь одной картой — двойным Боем.
lesson-6-done = Два — и ваш ход окончен. В следующий раз нужна хотя бы ещё одна карта, риск — или вы выбываете.
lesson-7 = У соперника пять, у вас три, и того, что на руке, не хватит. Чем раньше выбыть, тем больше карт останется: выбывайте.
lesson-7-done = Сыгранное сброшено, у вас второе место из трёх. Иногда большего и не нужно.
lesson-8 = Осталось: рана или «Дерзость Беовульфа». Без ран в конце вы получите 5, а начиная с трёх каждая стоит 5. Возьмите «Дерзость».
lesson-8-done = С ней риск один раз откроет пять карт. Последний берёт рану — и две карты в утешение.
lesson-9 = Выбор: каждому что-то одно, пока оно есть. У вас две царапины, третья превратит их в рану. Исцелите их.
lesson-9-done = Царапин больше нет. Иногда здоровье дороже золота.
lesson-10 = Конец: все показали карты, у вас второе место. Исцелять вам нечего: возьмите славу 5 и посчитайте.
lesson-10-done = Слава 11, сокровище 2, союзы 3 и 5 за то, что нет ран: 21. У кого больше очков, побеждает. Вы готовы к игре.
summary-legend-kinds = Из чего сложились очки
summary-legend-episodes = Какие эпизоды их принесли
summary-legend-chart = Сколько дали бы жетоны и раны на тот момент
summary-fame = Жетоны славы
summary-treasure = Жетоны сокровищ
summary-fame-alliances = Жетоны союза со славой
summary-treasure-alliances = Жетоны союза с сокровищем
summary-misfortunes = Невзгоды
summary-unhurt = Ни одной раны
summary-wounds = Раны
summary-fallen = Гибель в бою: все очки потеряны
summary-episode = { $episode }
summary-opportunity = Возможности
summary-selection = Выбор
summary-auction = Торги

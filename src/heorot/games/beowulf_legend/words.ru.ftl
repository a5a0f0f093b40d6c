# Слова «Легенды». `short` — имя в записи ходов, если оно другое.

piece-travelling = Странствие
    .card = Стран{"\u00AD"}ствие
piece-friendship = Дружба
piece-wit = Смекалка
    .card = Сме{"\u00AD"}калка
piece-courage = Отвага
piece-fighting = Бой
piece-beowulf = Беовульф
    .card = Бео{"\u00AD"}вульф
piece-blessing = Благословение конунга Хродгара
    .short = Благословение
    .card = Благо{"\u00AD"}словение
piece-inspiration = Вдохновение королевы Вальхтеов
    .short = Вдохновение
    .card = Вдохно{"\u00AD"}вение
piece-daring = Дерзость Беовульфа
    .short = Дерзость
    .card = Дер{"\u00AD"}зость
piece-resolve = Решимость Беовульфа
    .short = Решимость
    .card = Реши{"\u00AD"}мость
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
    .card = Хрун{"\u00AD"}тинг
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
game-note = Напечатанный путь целиком не опубликован. Чего нет в правилах, реконструировано по всему, что известно, и отмечено.
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
option-tokens-open = считаются для всех
option-tokens-secret = лежат лицом вниз, считайте сами

# Что даёт награда: для предложений ниже и для стола.
table-icon = { $what ->
    [gotfame] слава { $number }
    [gottreasure] сокровище { $number }
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
    [gotwound] рана с двумя картами
    [gotdouble] двойная рана с двумя картами
    [gotmisfortune] невзгода
    [gotspecial] «{ $card }»
    [fameorheal] слава { $number } или исцеление
    [healscratches] исцеление всех царапин
   *[healany] исцеление
}

# Что произошло: предложения без точки.
note-started = { $seat } — первый игрок
note-episode = Эпизод { $number }: «{ $episode }»
note-last-episode = Это последний эпизод: затем подсчёт очков
note-drew = { $seat } добирает карту
note-drew-card = { $seat } добирает карту: { $card }{ $sign }
note-revealed = Открыта карта: { $card }{ $sign }
note-allied = { $seat } берёт жетон союза
note-allied-with = { $seat } берёт: { $token } { $value }
note-opened = { $seat } показывает карту: { $card }{ $sign }
note-opened-token = { $seat } показывает: { $token } { $value }
note-opened-end = { $count ->
    [0] { $seat } не показывает ни одного символа
   *[other] { $seat } показывает: { $cards }; { $total ->
        [0] подходящих символов нет
        [one] { $total } символ
        [few] { $total } символа
       *[many] { $total } символов
    }
}
note-opened-treasure = { $count ->
    [0] { $seat } не показывает сокровищ
   *[other] { $seat } показывает: { $tokens }; сокровища на { $total }
}
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
note-gave-token = { $seat } отдаёт: { $token } { $value }
note-passed = { $seat } пасует
note-blessed = { $seat } применяет «Благословение конунга Хродгара» и берёт обратно карту: { $card }{ $sign }
note-got = { $seat } получает: { table-icon }
note-got-nothing = { $seat } не получает ничего: такого больше нет ({ table-icon })
note-picked = { $seat } берёт карту: { $card }{ $sign }
note-sealed = Выбор сделан: { $seat }
note-laid = { $seat } выкладывает карту лицом вниз
note-laid-card = { $seat } выкладывает лицом вниз: { $card }{ $sign }
note-declined = { $seat } не применяет карту «{ $card }»
note-played = { $seat } играет карту: { $card }{ $sign }; всего { $total }
note-out = { $seat } выбывает и берёт жетон очерёдности { $marker }
note-bid-out = { $seat } выбывает и оставляет сокровища себе
note-last-in = { $seat } держится дольше всех и берёт жетон очерёдности 1
note-ranked = { $seat }: всего { $total }, жетон очерёдности { $marker }
note-returned = { $seat } забирает на руку: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } (не подходит)
note-took = { $seat } выбирает: { table-icon }
note-shielded = { $seat } применяет «Вдохновение королевы Вальхтеов»: { $what ->
    [gotwound] ни раны, ни двух карт к ней
    [gotdouble] ни двойной раны, ни двух карт к ней
    [gotscratch] царапины нет
   *[gotmisfortune] невзгоды нет
}
note-mended = { $seat } применяет «Отдых воина» и возвращает { $count ->
    [one] { $count } царапину
    [few] { $count } царапины
   *[many] { $count } царапин
}
note-scratched = { $seat } получает царапину; всего царапин: { $count }
note-wounded = { $seat } получает третью царапину, и все три становятся раной; всего ран: { $count }
note-healed = { $seat } исцеляет { $what ->
    [healwound] рану
    [healdouble] двойную рану
   *[healscratches] все царапины
}
note-showed = { $seat } показывает: { $token } { $value }; всего { $total }
note-won = { $seat } выигрывает торги: показано сокровищ на { $total }
note-paid = { $seat } возвращает: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
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

held = на руке: { $tiles }; жетоны: { $tokens }; очки, которые видны всем: { $points }, с вашими союзами: { $own }; царапин: { $scratches }, ран: { $wounds }
held-secret = на руке: { $tiles }; жетоны: { $tokens }; ваши очки на данный момент, известные только вам: { $own }; царапин: { $scratches }, ран: { $wounds }
seat-held = { $seat }, на руке: { $tiles }; жетоны: { $tokens }; очки, которые видны всем: { $points }; царапин: { $scratches }, ран: { $wounds }
seat-held-secret = { $seat }, на руке: { $tiles }; жетоны: { $tokens }, лицом вниз; царапин: { $scratches }, ран: { $wounds }
stock = колода: { $count }, сброс: { $discards }, жетоны союза: { $allies }
standing-legend = { $seat }: пока { $points }
standing-tokens = { $seat }: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}

episode-asks = «{ $episode }»: { $says }

result-most = Лучший результат: { $points }.
result-shared = Поровну, по { $points }: победа общая.
result-fallen = Погибли все: очков нет ни у кого, победа общая.

reason-legend = ценность в очках: около { NUMBER($hopes, maximumFractionDigits: 1) }

why-over = партия окончена.
why-dealer = раздаёт, открывает и вскрывает только раздающий.
why-first-player = первого игрока выбирает жребий, до начала партии.
why-no-such-move = такого хода нет.
why-not-in-hand = этой карты нет на руке.
why-asked-risk = рискните или пасуйте.
why-asked-resolve = сначала решите, применить ли «Решимость Беовульфа».
why-asked-give = отдайте то, что требует эпизод, или пасуйте.
why-asked-heal = сначала выберите, что исцелить.
why-asked-blessing = сначала решите, вернуть ли карту «Благословением конунга Хродгара».
why-asked-select = выберите одну из наград или пасуйте.
why-asked-pick = возьмите одну из открытых карт.
why-asked-lay = выложите карты лицом вниз, затем введите «готово».
why-asked-turn = сыграйте подходящую карту или выбывайте.
why-asked-icon = выберите награду.
why-asked-inspiration = сначала решите, применить ли «Вдохновение королевы Вальхтеов».
why-asked-rest = сначала решите, применить ли «Отдых воина» до третьей царапины.
why-asked-bid = покажите сокровище или выбывайте.
why-not-turned-up = такая карта не открыта.
why-text-card = карту без символов выложить нельзя.
why-no-bluff = здесь можно выложить только подходящие карты.
why-does-not-fit = на этой карте нет подходящего символа.
why-give-fame = здесь отдавайте жетоны славы.
why-give-cards = здесь отдавайте карты.
why-no-such-fame = у вас нет такого жетона славы.
why-cannot-pay-fame = нужны два жетона славы, а также рана или царапина.
why-not-needed = на этой карте нет символа, который ещё нужен.
why-cannot-pay = картами с руки не расплатиться до конца.
why-not-about-to-discard = ни одну вашу карту сейчас не сбрасывают.
why-no-blessing = на руке нет карты «Благословение конунга Хродгара».
why-not-played = такая карта там не лежит.
why-no-such-icon = такой награды нет.
why-closed = это недоступно.
why-not-open = при таком числе игроков эта награда недоступна.
why-taken = эта награда уже взята.
why-twin = из одинаковых наград берите первую.
why-no-treasure = здесь считаются только сокровища.
why-no-such-treasure = у вас нет такого жетона сокровища.
why-no-rest = на руке нет карты «Отдых воина».
why-no-scratch = у вас нет царапин, которые можно вернуть.
why-begun-to-give = вы начали отдавать: расплатитесь до конца.
why-no-fame-here = славы здесь не взять.
why-wounds-only = здесь исцеляют только рану.
why-no-scratches = у вас нет царапин.
why-no-such-wound = у вас нет такой раны.
why-risk-first = рисковать можно только до первой карты этого хода.
why-nothing-to-reveal = открывать нечего.
why-no-daring = на руке нет карты «Дерзость Беовульфа».

# Стол в браузере.
table-play = Сыграть: { $what }
table-lay = Выложить: { $what }
table-give = Отдать: { $what }
table-blessing = Вернуть на руку: { $what }
table-take = Взять: { $what }
table-show = Показать: { $what }
table-risk = Рискнуть: { $chance }
table-risk-blind = Рискнуть
table-daring = Применить «Дерзость» (пять карт): { $chance }
table-daring-blind = Применить «Дерзость» (пять карт)
table-pass = Пас
table-out = Выбыть из эпизода
table-done = { $count ->
    [0] Готово: без карт
    [one] Готово: { $count } символ
    [few] Готово: { $count } символа
   *[many] Готово: { $count } символов
}
table-no = Не применять карту
table-resolve = Применить «Решимость»
table-inspiration = Применить «Вдохновение»
table-rest = Применить «Отдых воина»
table-fame = Взять славу
table-heal-wound = Исцелить рану
table-heal-double = Исцелить двойную рану
table-heal-scratches = Исцелить царапины
table-task-risk = рискните или пасуйте
table-task-resolve = риск не удался: примените «Решимость» или откажитесь
table-task-court = обменяйте две карты или пасуйте
table-task-give = отдайте показанные символы или пасуйте
table-task-give-fame = отдайте два жетона славы или пасуйте
table-task-give-rest = { $what ->
    [any] отдайте ещё одну карту
    [fame] отдайте ещё один жетон славы
   *[symbols] { $count ->
        [one] отдайте ещё { $count } символ
        [few] отдайте ещё { $count } символа
       *[many] отдайте ещё { $count } символов
    }
}
table-task-heal = выберите, что исцелить
table-task-bless = спасите карту «Благословением» или откажитесь
table-task-select = выберите одну награду или пасуйте
table-task-recover = возьмите одну из карт
table-task-lay = { $count ->
    [0] выложите карты лицом вниз и завершите словом «Готово»
   *[other] выложите ещё карты или завершите словом «Готово»
}
table-task-turn = { $need ->
    [0] сыграйте карту, рискните или выбывайте
    [one] сыграйте ещё { $need } символ, чтобы остаться, или выбывайте
    [few] сыграйте ещё { $need } символа, чтобы остаться, или выбывайте
   *[many] сыграйте ещё { $need } символов, чтобы остаться, или выбывайте
}
table-task-take = выберите награду
table-task-shield = примените «Вдохновение», чтобы этого избежать, или откажитесь
table-task-rest = примените «Отдых» до третьей царапины или откажитесь
table-task-bid = { $need ->
    [0] покажите сокровище или выбывайте
   *[other] покажите ещё сокровищ на { $need }, чтобы остаться, или выбывайте
}
table-episode = { $number }. { $name }
table-last-episode = Последний эпизод
table-track = Сага
table-ribbon = Сага: эпизод { $number } из { $last }. Открыть весь путь
table-rows = Игроки в этом эпизоде
table-offer = Что можно взять
table-land-whale-road = Дорога китов
table-land-heorot = Хеорот
table-land-moor = Болота и озеро
table-land-homeward = Путь домой
table-land-geatland = Земля гаутов
table-land-dragon = Дракон
# Что это за награда, одним словом под её знаком.
table-sign = { $what ->
    [fame] слава
    [treasure] сокровище
    [allies] { $number ->
        [one] союз
        [few] союза
       *[many] союзов
    }
    [cards] { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }
    [scratch] царапина
    [wound] рана
    [double] 2 раны
    [misfortune] невзгода
    [fameorheal] слава, исцеление
   *[other] исцеление
}
table-odds-brief = шанс, что подойдёт одна из двух карт
table-last-risk = риск
table-hand = Ваши карты и жетоны
table-to-now = К текущему
table-here = здесь Беовульф
table-past = пройден
table-skipped = Только в расширенной игре.
table-guessed = ≈ реконструкция: в правилах не напечатано, согласовано со всем, что известно. Подробности у каждого эпизода.
table-ours = В правилах не напечатано, сделано нами: { $what }.
table-asked = { $what }. { $ours }
table-ours-all = В правилах не напечатано: всё это сделано нами по всему, что известно.
table-ours-name = название
table-ours-place = место на пути
table-ours-kind = вид эпизода
table-ours-symbols = символы
table-ours-number = число символов
table-ours-players = с какого числа игроков она в игре
table-ours-order = порядок наград
table-ours-icons = награды
table-ours-icon = { $count ->
    [one] награда { $numbers }
   *[other] награды { $numbers }
}
table-ours-split = Сколько всего жетонов, известно; сколько жетонов какого достоинства, решили мы.
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
table-about-ranks = За два жетона славы можно исцелить рану или все царапины.
table-about-selection = Выберите одну награду или пасуйте.
table-about-recovery = Каждый берёт карту, потом ещё одну.
table-about-simultaneous = Все тайно выбирают карты; первым награду берёт тот, у кого символов больше. Последний становится первым игроком.
table-about-turn-order = Догоните наибольшую сумму или выбывайте. Тот, кто держится дольше всех, выбирает первым; первый выбывший получает флажок.
table-about-auction = Побеждает тот, кто покажет больше сокровищ; платит только он.
table-about-recover = Все показывают сокровища. Первым выбирает тот, у кого их больше.
table-about-death = Все показывают карты, считается каждый символ. Первым выбирает тот, у кого их больше.
table-shown = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
table-shown-token = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
table-stack = { $card } ({ $count })
table-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
table-back = закрытая карта
table-token = { $what ->
    [fameally] жетон союза, слава { $number }
    [treasureally] жетон союза, сокровище { $number }
   *[hidden] закрытый жетон союза
}
table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-points-of = очки, которые видны всем: { $name }
table-tokens-of = жетоны: { $name }
table-has-fame = слава { $number }
table-has-treasure = сокровище { $number }
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
table-sealed = выбор сделан
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
table-marker = жетон очерёдности { $marker }
table-took = взято: { $icons }
table-taken = уже взято: { $name }
table-gone = больше нет
table-worth = ценность: { $worth }
table-may = можно выбрать
table-staged = выбрано, но не подтверждено
table-row = { $name }{ $starter ->
    [yes] {" "}(первый игрок)
   *[no] {""}
}: { $said }
table-icons = Награды: { $icons }
table-next = { $first }; { $next }
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
table-odds-of = вероятность успеха; не видно карт: { $cards }
table-odds-fit = подходят:
table-odds-not = не подходят:
table-odds-risk = Риск удаётся в { $chance } случаев; не видно карт: { $cards }.
table-odds-good = Подходят: { $cards }
table-odds-daring = С картой «Дерзость Беовульфа»: { $chance }
table-no-odds = Сейчас риска нет.
table-which-episode = Назовите эпизод по номеру, от 1 до { $last }.
table-command-episode = эпизод
table-command-odds = шансы
table-does-blessing = возвращает карту с символами, которую пора сбросить
table-does-inspiration = избавляет от невзгоды, царапины или раны в награде
table-does-daring = риск открывает пять карт вместо двух
table-does-resolve = неудачный риск не в счёт
table-does-rest = возвращает до двух царапин

# Примеры из правил, чтобы попробовать.
example-bl-x1 = Вы — Сандра, первый игрок; Марта и Марк выложили по два символа, Питер — ни одного. С одним символом вы третья. Без символов тоже: при равенстве с Питером впереди вы. С двумя вы впереди при любом равенстве — и вы первая.
example-bl-x2 = Игроков четверо, и вы ходите за всех по очереди. Сандра играет Бой: 1. Двойная Отвага Марты даёт 2. Марк играет Отвагу, потом двойной Бой: 3; в обратном порядке он остановился бы на 2. Питер выбывает. Риск Сандры открывает Странствие и Беовульфа: 2, а нужно 3: ещё карта, или она выбывает. Затем Марта должна догнать, а Марк, хотя и не отстаёт, обязан сыграть ещё карту.
example-bl-x1-names = Сандра, Марта, Марк, Питер
example-bl-x2-names = Сандра, Марта, Марк, Питер
example-bl-x3-names = Сандра, Марта, Марк, Питер
example-bl-x3 = Игроков четверо, у вас жетон очерёдности 1. Слава 5 ценнее всего; Марта и Марк выбирают после вас, а последний берёт то, что осталось. Пятая награда вчетвером недоступна.
example-bl-x4 = Вы выбираете перед последним. Вместе со славой 3 у вас слава 9 и сокровище 3, рана одна: 12. У остальных 13, 12 и только 3: три раны отнимают 15.
lesson-goal = Побеждают слава и сокровища. Чем больше подходящих символов вы сыграли, тем раньше выбираете награду.

# Первая игра шаг за шагом.
lesson-1 = Идите за Беовульфом по его саге. Здесь подходят Дружба и Смекалка. Рискните: откроются две карты, и подходящие станут вашими.
lesson-1-done = Дружба подходит и остаётся на руке, Бой сброшен. Если бы не подошло ничего, вы получили бы царапину.
lesson-2 = Главный эпизод: все тайно выкладывают карты, здесь — Дружбу. Первым выбирает тот, у кого больше символов. Выложите карту с двумя символами.
lesson-2-done = Она лежит лицом вниз и даёт два символа. Можно выложить ещё, но все подходящие карты уйдут в сброс.
lesson-3 = Остальные уже выбрали. Двух символов должно хватить: нажмите «Готово».
lesson-3-done = Все карты открыты. У соперника тоже два символа, но при равенстве впереди первый игрок, а это вы: жетон очерёдности 1 ваш.
lesson-4 = Первый выбор за вами: особая карта, сокровище или два жетона союза — примерно по два очка каждый. Возьмите жетоны союза.
lesson-4-done = Что на них, видите только вы. Последний берёт то, что осталось, хорошее или плохое, зато становится первым игроком.
lesson-5 = Передышка: каждый берёт одну из открытых карт, потом ещё одну. Скоро схватка: возьмите двойной Бой.
lesson-5-done = Все видели её и будут помнить. Карты, взятые втайне, знаете только вы.
lesson-6 = Грендель! Здесь все играют по очереди, и нужно догнать наибольшую сумму, сейчас это два. Хватит одной карты: сыграйте двойной Бой.
lesson-6-done = Два — и ваш ход окончен. В следующий раз придётся сыграть ещё хотя бы одну карту, рискнуть или выбыть.
lesson-7 = У соперника пять, у вас три, и того, что на руке, не хватит. Чем раньше выбыть, тем больше карт останется: выбывайте.
lesson-7-done = Сыгранное сброшено, у вас второе место из трёх. Иногда большего и не нужно.
lesson-8 = Остались рана и «Дерзость Беовульфа». Если в конце ран нет, это 5 очков, а начиная с трёх каждая отнимает 5. Возьмите «Дерзость».
lesson-8-done = С ней риск один раз откроет пять карт. Последний берёт рану — и две карты в утешение.
lesson-9 = Выбор: каждому одна награда, пока она есть. У вас две царапины, третья превратит их в рану. Исцелите их.
lesson-9-done = Царапин больше нет. Иногда здоровье дороже золота.
lesson-10 = Конец: все показали карты, у вас второе место. Исцелять вам нечего: возьмите «слава 5 или исцеление», для вас это слава 5, и посчитайте.
lesson-10-done = Слава 11, сокровище 2, союзы 3 и 5 за то, что нет ран: 21. Побеждает тот, у кого больше очков. Вы готовы к игре.
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

# Терминал: как записывают ходы и что значат знаки.
help-move = Ход — это слово, часто с картой, жетоном или наградой: { verb-play } { piece-wit }2, { verb-take } { verb-mark_f }5, { verb-give } { piece-courage }, { verb-risk }, { verb-done }, { verb-pass } (им же выбывают). Сейчас, например: { $example }. Имена можно сокращать.
help-signs = ▶ этот эпизод   { piece-wit }2 карта с двумя символами   { verb-mark_f }5 слава 5   { verb-mark_t }2 сокровище 2   { verb-mark_a }1 жетон союза   { verb-mark_a }{ verb-mark_f }2, { verb-mark_a }{ verb-mark_t }2 жетон союза, на котором слава или сокровище 2   { verb-mark_c }2 две карты   { verb-mark_s } царапина   { verb-mark_w } рана   { verb-mark_w }{ verb-mark_w } двойная рана   { verb-mark_m } невзгода   { verb-mark_h } исцеление   { verb-mark_f }5=2 взято игроком 2   { verb-mark_f }5× больше нет   [7] семь карт на руке   | карты = всего   #1 жетон очерёдности 1   ? закрыто

# Таблицы «Как играть».
listing-none = { "—" }
listing-name = { $piece }
listing-things = { $things }
listing-episode-name = { $number }. { $episode }
listing-episode-told = Эпизод { $number }. { $asks }. Даёт: { $gives }.{ $advanced ->
    [yes] {" "}Только в расширенной игре.
   *[no] {""}
}
listing-symbol = Символ
listing-single = Карт с одним символом
listing-double = Карт с двумя символами
listing-reward = Награда
listing-does = Что даёт
listing-special = Особая карта
listing-used = В игре
listing-players = при { $players } игроках и больше
listing-always = всегда
listing-advanced = только в расширенной игре
listing-majors = Главный эпизод
listing-how = Как играют
listing-how-at-once = Все тайно выбирают любое число карт, можно ни одной. Открывают их вместе.
listing-how-in-turn = Начиная с первого игрока, играйте карты по одной, пока не догоните наибольшую сумму, и остановитесь. Если вы и так не отстаёте, сыграйте ещё ровно одну карту. Вместо карты можно рискнуть.
listing-out = Кто выбирает первым
listing-out-at-once = Тот, у кого больше всего подходящих символов.
listing-out-in-turn = Тот, кто держится дольше всех. Кто не может или не хочет догонять, выбывает; первый выбывший выбирает последним.
listing-ties = При равенстве
listing-ties-at-once = Впереди первый игрок, затем следующие за ним по часовой стрелке.
listing-ties-in-turn = Равенства не бывает.
listing-risk = Риск
listing-risk-at-once = Нет.
listing-risk-in-turn = Раз за ход, до карт с руки: открывают две карты, подходящие считаются сыгранными. Не подошла ни одна — вы получаете царапину и выбываете.
listing-after = Ваши карты потом
listing-after-at-once = Подходящие уходят в сброс. Если блеф разрешён, остальные возвращаются на руку.
listing-after-in-turn = Все сыгранные карты уходят в сброс, у победителя тоже.
listing-episode = Эпизод
listing-kind = { $kind }: { $things }
listing-asks = Вид и что нужно
listing-gives = Что даёт
listing-asks-treasure = сокровища
listing-asks-death = все символы на руке
listing-gives-risk = подходящие карты
listing-gives-recovery = две карты
listing-what = Что у вас есть
listing-counts = Очки
listing-value = по достоинству
listing-value-base = по достоинству; в расширенной игре 0
listing-allies = жетон союза
listing-between = от { $low } до { $high }: сколько на обороте
listing-points = { $sign }{ $points }
listing-each = −{ $points } за каждую рану
listing-wounds-none = ни одной раны
listing-wounds-few = раны, но меньше { $count }
listing-wounds-many = { $count } раны и больше
listing-wounds-double = двойная рана
listing-as-two = считается за две раны
listing-rest = царапины, карты на руке
listing-symbols = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
listing-give-cards = карты на ваш выбор: { $count }
listing-give-fame = жетоны славы: { $count }

# Что лежит на столе, если об этом спросить.
ask-travelling = Корабль. Подходит в каждом эпизоде, где есть корабль.
    .picture = корабль
ask-friendship = Рог. Подходит в каждом эпизоде, где есть рог.
    .picture = рог
ask-wit = Лиса. Подходит в каждом эпизоде, где есть лиса.
    .picture = лиса
ask-courage = Кулак. Подходит в каждом эпизоде, где есть кулак.
    .picture = кулак
ask-fighting = Топор. Подходит в каждом эпизоде, где есть топор.
    .picture = топор
ask-beowulf = Шлем. Подходит везде и заменяет любой символ.
ask-symbols = Сколько символов на этой карте. Столько она и даёт, когда её играют.
    .name = Символы на карте
ask-copies = Сколько их здесь лежит.
    .name = Сколько
ask-back = Вам не видно, какая это карта.
    .name = Закрытая карта
ask-blessing = Один раз: верните на руку сыгранную карту с символами, прежде чем её сбросят.
ask-inspiration = Один раз: откажитесь от невзгоды, царапины или раны во взятой награде; двух карт тогда тоже не будет.
ask-daring = Один раз: ваш риск открывает не { $usual }, а { $cards } карт.
ask-resolve = Один раз: если в риске не подошла ни одна карта, он не в счёт.
ask-rest = Один раз, в любое время: верните не больше { $scratches } царапин, даже перед самой третьей.
ask-hides = Особая карта, символов Беовульфа на ней { $symbols }. Каждый заменяет любой символ, и они могут заменять разные.
ask-hrunting = Особая карта, символов Боя на ней { $symbols }.
ask-counsel = Особая карта, символов Смекалки на ней { $symbols }.
ask-longship = Особая карта, символов Странствия на ней { $symbols }.
ask-shield = Особая карта, символов Отваги на ней { $symbols }; только в расширенной игре.
ask-special = Карта из ваших собственных компонентов.
    .name = Особая карта
ask-fame = В конце приносит столько очков, сколько на ней указано.
ask-treasure = В конце приносит столько очков, сколько на нём указано. В расширенной игре не приносит: им платят на торгах.
ask-allies = На обороте слава или сокровище, от { $low } до { $high }. Что там, знает только владелец.
    .name = Жетоны союза
ask-fame_alliance = В конце приносит столько очков, сколько на нём указано. Что на обороте, знает только владелец.
ask-treasure_alliance = Считается как сокровище того же достоинства. Что на обороте, знает только владелец.
ask-misfortune = В конце отнимает очки: { $points }.
ask-cards = Вы добираете их из колоды, и другие их не видят.
    .name = Карты
ask-scratch = Третья превращает все три в рану.
    .name = Царапина
ask-wound = К ней дают две карты. Если в конце ран нет: +{ $unhurt } очков. Если их { $deadly } и больше: −{ $hurt } очков за каждую.
    .name = Рана
ask-double = Считается за две раны, к ней дают две карты.
    .name = Двойная рана
ask-fame-or-heal = Решите, когда возьмёте: слава или исцеление одного жетона раны.
    .name = Слава или исцеление
ask-heal-scratches = Убирает все ваши царапины.
    .name = Исцеление царапин
ask-heal-any = Выберите один жетон раны, даже двойной, или все ваши царапины.
    .name = Исцеление
ask-hidden = Он лежит лицом вниз: что это, знает только владелец.
    .name = Закрытый жетон
ask-risk = Если хотите, откройте две карты. Подходящие возьмите; не подошла ни одна — царапина.
    .name = Риск
    .here = Этот эпизод: { $title }.
ask-opportunity = Если хотите, отдайте то, что слева от стрелки, и получите то, что справа.
    .name = Возможность
    .here = Этот эпизод: { $title }.
ask-selection = Возьмите одну из этих наград или пасуйте.
    .name = Выбор
    .here = Этот эпизод: { $title }.
ask-recovery = Возьмите одну из открытых карт. Когда взяли все, возьмите ещё одну.
    .name = Передышка
    .here = Этот эпизод: { $title }.
ask-simultaneous = Все тайно выбирают карты. Первым награду берёт тот, у кого больше подходящих символов.
    .name = Главный эпизод, все сразу
    .here = Этот эпизод: { $title }.
ask-turn-order = Играйте карты, пока не догоните наибольшую сумму, или выбывайте. Первым награду берёт тот, кто держится дольше всех.
    .name = Главный эпизод, по очереди
    .here = Этот эпизод: { $title }.
ask-auction = Показывайте сокровища, чтобы остаться, или выбывайте и сохраните их. Платит только победитель, он и берёт награду.
    .name = Торги
    .here = Этот эпизод: { $title }.
ask-recover = Все показывают сокровища и возвращают их. Первым награду берёт тот, у кого их больше.
    .name = Подсчёт сокровищ
    .here = Этот эпизод: { $title }.
ask-death = Все показывают карты, и считается каждый символ. Первым награду берёт тот, у кого их больше; затем считают очки.
    .name = Последний эпизод
    .here = Этот эпизод: { $title }.
ask-helmet = Он стоит на текущем эпизоде.
    .name = Шлем Беовульфа
ask-gain = Насколько эта награда изменит ваш счёт на данный момент; ≈ значит «в среднем».
    .name = Ценность для вас
ask-taken = Щит показывает, чья теперь награда.
    .name = Награда взята
ask-gone = Этого больше нет. Тот, кто это возьмёт, не получит ничего.
    .name = Больше нет
ask-guess = В правилах этого нет: мы сделали это по всему, что известно.
    .name = ≈ реконструкция
ask-starter = Начинает, а при любом равенстве оказывается впереди. Флажок получает последний в главном эпизоде.
    .picture = флажок
    .name = Первый игрок
ask-scratches = Сколько царапин у этого игрока. Третья превращает их все в рану.
    .name = Царапины игрока
ask-wounds = Если в конце ран нет: +{ $unhurt } очков. Если их { $deadly } и больше: −{ $hurt } очков за каждую.
    .name = Раны игрока
ask-total = Сколько этот игрок набрал в этом эпизоде. От этого зависит, кто выберет награду первым.
    .name = Сумма
ask-need = Сколько этому игроку не хватает, чтобы догнать наибольшую сумму и остаться.
    .name = Чтобы остаться
ask-marker = Очерёдность выбора наград: первым идёт жетон 1.
    .name = Жетон очерёдности
ask-sealed = Этот игрок сделал выбор. Карты откроют все вместе.
    .name = Сжатый кулак
ask-out = Этот игрок вышел из эпизода. Тот, кто выбыл первым, выбирает награду последним.
    .name = Вне эпизода
ask-odds = Насколько вероятно, что подойдёт хотя бы одна открытая карта, если считать все карты, которых вы не видите.
    .name = Шансы риска
ask-row = Что делает этот игрок в эпизоде: сыгранные или полученные карты, затем сумма и жетон очерёдности.
    .name = Строка игрока
ask-track = Эпизод за эпизодом. Нажмите, чтобы увидеть их все.
    .name = Сага
ask-standing = Очки, которые могут сосчитать все, на данный момент. Жетонов союза, которых никто не видел, здесь нет.
    .name = Очки на данный момент
ask-holds = Что все знают об этом игроке: сколько карт, какие жетоны, царапины и раны, какие особые карты.
    .name = Что есть у игрока
ask-tokens = Сколько жетонов лежит лицом вниз перед этим игроком.
    .name = Жетоны игрока

# По строке для первой партии, когда что-то случается впервые.
tip-court = Посмотрите, что впереди: отдайте символы, которые скоро не понадобятся.
tip-risk = Карты чаще всего приносит риск. Одна царапина не страшна, третья — другое дело.
tip-lay = Выкладывайте ровно сколько нужно: подходящие карты уйдут, выиграете вы или нет.
tip-bluff = Можно выложить и неподходящие карты: они вернутся, а другие примут их за символы.
tip-turn = Если победить нельзя, выбывайте раньше: сыгранное пропадёт всё равно, а карты на руке останутся.
tip-take = Число под наградой — насколько изменится ваш счёт. У карт его нет, но они принесут следующие награды.
tip-flag = Вы на последнем месте, зато теперь вы первый игрок: начинаете, а при равенстве вы впереди.
tip-scratch = Сами царапины в конце очков не отнимают. Исцелите их, пока не стало три.
tip-wound = Очков за отсутствие ран уже не будет. Вторая рана ничего не добавит, третья обойдётся дорого.
tip-recover = Все видят, какие карты вы берёте, и запоминают.
tip-select = Если есть царапины, исцелить их бывает важнее жетона.
tip-special = У вас особая карта. Задержите на ней палец или мышь либо нажмите «?», чтобы узнать, что она делает.
tip-bid = На торгах платит только победитель. В конце сокровища не считаются: тратьте их.
tip-end = Конец близок. В эпизоде «Смерть Беовульфа» считается каждый символ на руке: сберегите карты.

# О чём говорит подсказка, кроме очков: как часто что-то случается.
hint-until = к следующему эпизоду
hint-turn = в следующем эпизоде
hint-often = в { $often } партиях из 100, а после «{ $than }» — в { $instead }
hint-you-scratched = Вы получаете царапину { hint-often }.
hint-other-scratched = Царапину получает { $other } { hint-often }.
hint-you-wounded = Ваши царапины становятся раной { hint-often }.
hint-other-wounded = Царапины становятся раной у игрока { $other } { hint-often }.
hint-you-last-in = Вы держитесь дольше всех { hint-often }.
hint-other-last-in = Дольше всех держится { $other } { hint-often }.
hint-you-won = Вы выигрываете торги { hint-often }.
hint-other-won = Торги выигрывает { $other } { hint-often }.

# Кто играет сам, без человека: по уровням, с чертой характера.
bot-novice = Унферт
    .line = Хочет всё, что видит, и забывает, чего это будет стоить.
bot-adept = Эофор
    .line = Знает цену каждой награде и больше не заплатит.
bot-strong = Эггтеов
    .line = Думает на два эпизода вперёд и бережёт для них карты.
bot-bold = Херемод
    .line = Сильный игрок: ни одной награды не уступит без ставки.
bot-wary = Хюгд
    .line = Сильный игрок: вовремя отступает.
bot-master = Скильд
    .line = Взвешивает каждую ставку против всех возможных рук.

# Урок для тех, кто хочет играть лучше: что сделать и что из этого вышло.
better-1 = { piece-grendels_attack }: держаться — карта за картой, а среди наград ждёт рана. Когда выходить? Сейчас.
better-1-done = Вы берёте последний жетон очерёдности и сохраняете карты: дальше они принесут больше, чем осталось здесь.
better-2 = { piece-fight_under_water }: хватило бы «{ piece-fighting } ×2», но { piece-hrunting } даёт 3. Сыграйте то, за чем дорого угнаться.
better-2-done = 3 сразу. У соперника осталось 2 карты, и удержаться он может лишь по удаче.
better-3 = { piece-the_hall_restored }: слава, сокровище, союзник, лечение или карты? У вас всего 2 карты. Возьмите то, чего не хватает больше всего.
better-3-done = Ещё 2 карты. Без них все испытания впереди достались бы сопернику.
better-4 = { piece-the_voyage_home }: возьмите одну карту. На трёх по одному знаку, на одной — два.
better-4-done = «{ piece-fighting } ×2»: два знака на одной карте, а выбор тот же.
better-5 = { piece-hrothgars_farewell }: карты кладут тайно, награды две, и они малы, а вас двое. У вас 3 карты. Не кладите ни одной.
better-5-done = Награда достанется и так, а ваши 3 карты ждут испытания поважнее.
better-6 = { piece-feud_with_the_swedes }: у соперника 3. Не тратьте карты: риск находит что-нибудь в 78,6 % случаев. Рискните.
better-6-done = Что подошло, сразу считается, а рука цела. Когда вы далеко позади, риск возвращает в игру.

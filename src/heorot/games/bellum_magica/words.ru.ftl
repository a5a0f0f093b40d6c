# Слова игры.

verb-captain = капитан
verb-castle = замок
verb-goblin = гоблин
verb-place = положить
verb-opens = раскрывает
verb-reveal = открывает
verb-roll = бросок
verb-chest = сундук
verb-barrel = проставиться
verb-spell = заклинание
verb-pass = пас
verb-attack = атаковать
verb-raid = ограбить
verb-steal = украсть
verb-hire = нанять
verb-done = хватит
verb-left = слева
verb-right = справа
verb-glyphs = глифами
verb-wood = дерево
verb-iron = железо
verb-gold = золото

game-title = Bellum Magica
game-about = Вы — тёмный лорд. Нанимайте существ для сбора и для боя, грабьте города и соседей, копите самые ценные сундуки.
game-note = В правилах сказано, сколько карточек и сундуков в коробке, но не что на них напечатано. Числа и имена здесь наши, выверенные моделированием.
option-castles = как достаются замки
option-castles-dealt = раздаются
option-castles-chosen = выбираются, капитан первым
option-castles-drafted = выбираются, капитан последним
option-captain = кто первый капитан
option-captain-drawn = по жребию
option-captain-first-seat = первое место за столом
option-captain-seat-2 = второе место за столом
option-captain-seat-3 = третье место за столом
option-captain-seat-4 = четвёртое место за столом
option-captain-seat-5 = пятое место за столом
option-supply = сколько пищи и щитов в резерве
option-supply-endless = хватит на всех
option-supply-box = 30 пищи и 20 щитов, как в коробке
option-spell = что делает заклинание
option-spell-rerolls = капитан бросает ещё раз
option-spell-holds = другие в тот день не перебрасывают

# Что произошло: предложения без точки, ведь может быть продолжение.
note-captained = { $seat } — капитан
note-castle-dealt = { $seat } получает замок { $castle-gen }
note-castle-chosen = { $seat } выбирает замок { $castle-gen }
note-goblin-dealt = { $seat } получает гоблина: { $creature }
note-sealed = { $seat }: решено, куда лягут гоблины
note-placed = { $seat } кладёт { $creature-acc } { $side ->
    [left] слева
   *[right] справа
}, { $other-acc } { $other_side ->
    [left] слева
   *[right] справа
}
note-revealed = Можно нанять: { $creature }
note-revealed-place = Открывается место: { $place }
note-dawned = День { $day }: капитан — { $seat }
note-dawned-spells = День { $day }: капитан — { $seat }, снова { $spells ->
    [one] активно { $spells } заклинание
    [few] активны { $spells } заклинания
   *[other] активны { $spells } заклинаний
}
note-rolled = { $seat } бросает кубик: { $face }
note-paid-barrel = { $seat } «проставляется» ради нового броска
note-cast = { $seat } использует изменяющее заклинание
note-held = { $seat } использует заклинание: сегодня больше никто не перебрасывает кубик
note-let-be = { $seat } оставляет этот бросок
note-gathered = { $seat } собирает: { $food ->
    [0] {""}
   *[other] { $food ->
        [one] { $food } пища
       *[other] { $food } пищи
    }{ $glyphs ->
        [0] {""}
       *[other] {" и "}
    }
}{ $glyphs ->
    [0] {""}
    [one] { $glyphs } глиф
    [few] { $glyphs } глифа
   *[other] { $glyphs } глифов
}
note-no-food = Пища в резерве кончилась: { $seat } получает на { $food } меньше
note-scouted = { $seat }: больше всех карт сокровищ ({ $maps }), полагается железный сундук
note-scouted-tie = { $seat } делит первенство по картам сокровищ ({ $maps }), полагается деревянный сундук
note-drew = { $seat } берёт { $kind ->
    [wood] деревянный сундук
    [iron] железный сундук
   *[gold] золотой сундук
}
note-drawn = { $seat } берёт { $kind ->
    [wood] деревянный сундук
    [iron] железный сундук
   *[gold] золотой сундук
} ценностью { $value }
note-no-chest = { $seat } не берёт ничего: сундуков не осталось
note-took = { $seat } берёт { $place-acc }{ $gold ->
    [0] {""}
    [one] , +{ $gold } золотой сундук
    [few] , +{ $gold } золотых сундука
   *[other] , +{ $gold } золотых сундуков
}{ $iron ->
    [0] {""}
    [one] , +{ $iron } железный сундук
    [few] , +{ $iron } железных сундука
   *[other] , +{ $iron } железных сундуков
}{ $wood ->
    [0] {""}
    [one] , +{ $wood } деревянный сундук
    [few] , +{ $wood } деревянных сундука
   *[other] , +{ $wood } деревянных сундуков
}{ $food ->
    [0] {""}
    [one] , +{ $food } пища
   *[other] , +{ $food } пищи
}{ $glyphs ->
    [0] {""}
    [one] , +{ $glyphs } глиф
    [few] , +{ $glyphs } глифа
   *[other] , +{ $glyphs } глифов
}{ $barrels ->
    [0] {""}
    [one] , +{ $barrels } бочка
    [few] , +{ $barrels } бочки
   *[other] , +{ $barrels } бочек
}
note-took-nothing = { $seat } берёт { $place-acc } и не получает ничего
note-lost-barrels = { $seat }: две бочки уже есть, лишние не взять ({ $barrels })
note-raided = { $seat } грабит замок игрока { $other }: { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
}
note-raided-up-to = { $seat } грабит замок игрока { $other }: до { $chests ->
    [one] { $chests } сундука
   *[other] { $chests } сундуков
}
note-named = { $seat } выбирает сундук { $number } ({ $kind ->
    [wood] деревянный
    [iron] железный
   *[gold] золотой
})
note-robbed = { $seat } теряет { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } золотой сундук
        [few] { $gold } золотых сундука
       *[other] { $gold } золотых сундуков
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" и "}
        }
       *[other] { $wood ->
            [0] {" и "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } железный сундук
        [few] { $iron } железных сундука
       *[other] { $iron } железных сундуков
    }{ $wood ->
        [0] {""}
       *[other] {" и "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } деревянный сундук
    [few] { $wood } деревянных сундука
   *[other] { $wood } деревянных сундуков
} и получает щит
note-robbed-bare = { $seat } теряет { $gold ->
    [0] {""}
   *[other] { $gold ->
        [one] { $gold } золотой сундук
        [few] { $gold } золотых сундука
       *[other] { $gold } золотых сундуков
    }{ $iron ->
        [0] { $wood ->
            [0] {""}
           *[other] {" и "}
        }
       *[other] { $wood ->
            [0] {" и "}
           *[other] {", "}
        }
    }
}{ $iron ->
    [0] {""}
   *[other] { $iron ->
        [one] { $iron } железный сундук
        [few] { $iron } железных сундука
       *[other] { $iron } железных сундуков
    }{ $wood ->
        [0] {""}
       *[other] {" и "}
    }
}{ $wood ->
    [0] {""}
    [one] { $wood } деревянный сундук
    [few] { $wood } деревянных сундука
   *[other] { $wood } деревянных сундуков
}, а щитов в резерве больше нет
note-left-rest = { $seat } оставляет остальные сундуки
note-ten-chests = { $seat }: десять сундуков. Это последний день, если только вор не украдёт один из них
note-below-ten = { $seat }: снова меньше десяти сундуков, день может и не стать последним
note-saw = { $seat } заглядывает в украденный { $kind ->
    [wood] деревянный сундук
    [iron] железный сундук
   *[gold] золотой сундук
}: ценность { $value }
note-stayed = { $seat } пропускает атаку
note-hired = { $seat } нанимает { $creature-acc } за { $food ->
    [0] { $glyphs } глифа
   *[other] { $food } пищи{ $glyphs ->
        [0] {""}
       *[other] {" "}и { $glyphs } глиф
    }
}, { $side ->
    [left] слева
   *[right] справа
}{ $bonus ->
    [shield] , со щитом
    [magic] , с волшебным щитом
    [spell] , с изменяющим заклинанием
   *[none] {""}
}
note-no-shield = Щитов в резерве больше нет: { $seat } остаётся без щита
note-rested = { $seat } завершает наём
note-night = Из стопок не взято ни одного сундука. Дней подряд: { $days }
note-last-day = Начинается десятый день без сундуков: если из стопок ничего не возьмут, он последний
note-ended = Десять сундуков в одном замке: партия окончена
note-ended-quiet = Десять дней из стопок не взято ни одного сундука: партия окончена
note-counted = { $seat } открывает { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
}, всего { $points }{ $gold ->
    [none] {""}
   *[other] ; золотые: { $gold }
}{ $iron ->
    [none] {""}
   *[other] ; железные: { $iron }
}{ $wood ->
    [none] {""}
   *[other] ; деревянные: { $wood }
}

# Что добавляет предпросмотр.
note-income-left = в среднем за день{ $food ->
    [0] {""}
    [one] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } пища
    [few] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } пищи
    [many] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } пищи
   *[other] {" "}+{ NUMBER($food, maximumFractionDigits: 2) } пищи
}{ $glyphs ->
    [0] {""}
    [one] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } глиф
    [few] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } глифа
    [many] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } глифов
   *[other] {" "}+{ NUMBER($glyphs, maximumFractionDigits: 2) } глифа
}{ $maps ->
    [0] {""}
    [one] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } карта сокровищ
    [few] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } карты сокровищ
    [many] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } карт сокровищ
   *[other] {" "}+{ NUMBER($maps, maximumFractionDigits: 2) } карты сокровищ
}
note-income-right = в среднем за день{ $swords ->
    [0] {""}
    [one] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } меч
    [few] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } меча
    [many] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } мечей
   *[other] {" "}+{ NUMBER($swords, maximumFractionDigits: 2) } меча
}{ $magic ->
    [0] {""}
    [one] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } волшебный меч
    [few] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } волшебных меча
    [many] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } волшебных мечей
   *[other] {" "}+{ NUMBER($magic, maximumFractionDigits: 2) } волшебного меча
}{ $thieves ->
    [0] {""}
    [one] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } вор
    [few] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } вора
    [many] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } воров
   *[other] {" "}+{ NUMBER($thieves, maximumFractionDigits: 2) } вора
}
note-income-none = на этой стороне ничего не приносит
note-reach = тогда вы сможете атаковать { $target-acc }, если выпадет: { $faces }
note-chances = { $count ->
    [one] поможет { $count } грань
    [few] помогут { $count } грани
   *[other] помогут { $count } граней
} из шести: { $faces }
note-chances-none = никакая другая грань не принесёт больше

store = пища { $food }, глифы { $glyphs }, бочки { $barrels }, заклинания { $spells }; сундуки ({ $count }): { $chests }
seat-store = { $seat }: пища { $food }, глифы { $glyphs }, бочки { $barrels }, заклинания { $spells }; сундуки ({ $count }): { $chests }
stacks = стопки: деревянных { $wood }, железных { $iron }, золотых { $gold }
standing-chests = { $seat }: { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
}
supply-left = резерв: пища { $food }, щиты { $shields }
last-chests = У кого-то десять сундуков: это последний день, если только вор не украдёт один из них.
last-quiet = Последний день, если только из стопок не возьмут сундук.

result-richest = Побеждает самый богатый: { $points }.
result-chests = Равенство ({ $points }): побеждает тот, у кого больше сундуков ({ $chests }).
result-shared = Равенство ({ $points }), и сундуков поровну: победа общая.

# Что говорит конец партии.
account-kinds = Очки по видам сундуков
account-gold = золотые сундуки
account-iron = железные сундуки
account-wood = деревянные сундуки
account-origins = Очки по происхождению сундуков
account-scouts = принесли разведчики
account-tavern = из Таверны
account-farm = с ферм
account-village = из деревень
account-town = из городов
account-raid = украдено у игрока { $seat }
account-began = были с самого начала
chart-hoards = Ценность сундуков каждого лорда по дням (до конца партии её никто не знал)

reason-bellum = очков в перспективе: около { NUMBER($worth, maximumFractionDigits: 1) }

why-over = партия окончена.
why-dealer = здесь действует только раздающий.
why-captain-drawn = первого капитана определяет жребий, до игры.
why-goblins-dealt = гоблинов раздают, а не выбирают.
why-dealer-opens = выбор раскрывает раздающий, когда выбрали все.
why-dealer-reveals = карточки открывает раздающий.
why-dealer-rolls = кубик бросают в начале дня и ещё раз за бочку или заклинание.
why-chests-blind = сундуки берут вслепую.
why-castle-first = сначала выберите замок.
why-castle-taken = этот замок занят.
why-castle-for-good = замок остаётся у лорда до конца.
why-place-first = сначала выберите сторону каждому гоблину.
why-placed-already = стороны гоблинов уже выбраны, и навсегда.
why-reroll-first = сначала решите, что делать с кубиком: проставиться, заклинание или пас.
why-attack-first = сначала решите, атакуете ли вы: атаковать, ограбить или пас.
why-steal-first = сначала выберите сундук для вора.
why-hire-first = сначала решите, нанимаете ли вы: нанять или хватит.
why-not-now-reroll = кубик перебрасывают только до сбора ресурсов.
why-no-barrel = нет бочки, чтобы «проставиться».
why-not-captain = заклинания использует только капитан.
why-no-spell = нет активного заклинания.
why-held-back = заклинание капитана не даёт другим сегодня перебрасывать кубик.
why-holds-already = заклинание уже не даёт другим перебрасывать кубик.
why-not-now-attack = атаки идут после разведчиков.
why-place-not-there = этого места нет на столе.
why-too-weak = сил недостаточно, не хватает:{ $swords ->
    [0] {""}
    [one] {" "}{ $swords } меч
    [few] {" "}{ $swords } меча
   *[other] {" "}{ $swords } мечей
}{ $magic ->
    [0] {""}
   *[other] { $swords ->
        [0] {""}
       *[other] {" "}и
    }
}{ $magic ->
    [0] {""}
    [one] {" "}{ $magic } волшебный меч
    [few] {" "}{ $magic } волшебных меча
   *[other] {" "}{ $magic } волшебных мечей
}.
why-nobodys-castle = в этом замке никто не живёт.
why-own-castle = свой замок не грабят.
why-no-thief = для набега нужен вор на активной линии.
why-no-chests = красть нечего.
why-no-raid = сундуки выбирают воры во время набега.
why-no-such-chest = такого сундука в ряду нет.
why-named-already = этот сундук уже выбрал другой вор.
why-name-one = выберите хотя бы один сундук, потом можно оставить остальные.
why-not-now-hire = наём идёт после атак.
why-not-face-up = нанять можно только тех, кто лежит лицом вверх.
why-evil-for-food = злое существо нанимают за пищу.
why-evil-cost = злое существо стоит 2 пищи.
why-most-evil-cost = сверхзлое существо стоит 1 глиф и 4 пищи или 3 глифа.

# Имена карт, все придуманы нами. Имя — то, что пишут в записи действий; падежи — в атрибутах; `full` — полное имя замка.
# table-is-…: характер, одной строкой.

# Замки
piece-sorceress = Колдунья
    .gen = Колдуньи
    .dat = Колдунье
    .acc = Колдунью
    .ins = Колдуньей
    .pre = Колдунье
    .full = Замок Колдуньи
table-is-sorceress = Голоса не повышает: за неё гремит небо.
piece-warlord = Воевода
    .gen = Воеводы
    .dat = Воеводе
    .acc = Воеводу
    .ins = Воеводой
    .pre = Воеводе
    .full = Замок Воеводы
table-is-warlord = На каждую войну — план, на каждый план — война.
piece-necromancer = Некромант
    .gen = Некроманта
    .dat = Некроманту
    .acc = Некроманта
    .ins = Некромантом
    .pre = Некроманте
    .full = Замок Некроманта
table-is-necromancer = Слуги не просят отпуска: они уже отошли.
piece-goblinking = Король
    .gen = Короля
    .dat = Королю
    .acc = Короля
    .ins = Королём
    .pre = Короле
    .full = Замок Короля гоблинов
    .shown = Король гоблинов
table-is-goblinking = Избран единогласно: голоса считал он сам.
piece-fiend = Бес
    .gen = Беса
    .dat = Бесу
    .acc = Беса
    .ins = Бесом
    .pre = Бесе
    .full = Замок Беса
table-is-fiend = В доме тепло. Душу просят оставлять в прихожей.

# Гоблины
piece-snik = Шмыг
    .gen = Шмыга
    .dat = Шмыгу
    .acc = Шмыга
    .ins = Шмыгом
    .pre = Шмыге
table-is-snik = Мелкий, шустрый и уже у вас за спиной.
piece-wriggle = Егоза
    .gen = Егозы
    .dat = Егозе
    .acc = Егозу
    .ins = Егозой
    .pre = Егозе
table-is-wriggle = Один раз сидел смирно. Это была засада.
piece-wartle = Бородавыч
    .gen = Бородавыча
    .dat = Бородавычу
    .acc = Бородавыча
    .ins = Бородавычем
    .pre = Бородавыче
table-is-wartle = Знает свои бородавки по именам, гордится младшей.
piece-scab = Болячка
    .gen = Болячки
    .dat = Болячке
    .acc = Болячку
    .ins = Болячкой
    .pre = Болячке
table-is-scab = Никак не проходит, зато всегда возвращается.
piece-muttle = Бубнила
    .gen = Бубнилы
    .dat = Бубниле
    .acc = Бубнилу
    .ins = Бубнилой
    .pre = Бубниле
table-is-muttle = Последнее слово за ним. Какое — никто не разобрал.
piece-pothelm = Кастрюлькин
    .gen = Кастрюлькина
    .dat = Кастрюлькину
    .acc = Кастрюлькина
    .ins = Кастрюлькиным
    .pre = Кастрюлькине
table-is-pothelm = Шлем ещё пахнет супом, а сам он — надеждой.
piece-nibble = Надкус
    .gen = Надкуса
    .dat = Надкусу
    .acc = Надкуса
    .ins = Надкусом
    .pre = Надкусе
table-is-nibble = Откусит от всего по разу: значит, уплачено.
piece-oops = Упс
    .gen = Упса
    .dat = Упсу
    .acc = Упса
    .ins = Упсом
    .pre = Упсе
table-is-oops = Назван по первому слову после первого плана.
piece-blister = Волдырь
    .gen = Волдыря
    .dat = Волдырю
    .acc = Волдыря
    .ins = Волдырём
    .pre = Волдыре
table-is-blister = Вскочит там, где жмёт сапог, и не уходит.
piece-lurk = Заугол
    .gen = Заугола
    .dat = Зауголу
    .acc = Заугола
    .ins = Зауголом
    .pre = Зауголе
table-is-lurk = Живёт за углом. Неважно за каким.

# Орки
piece-grubnose = Рылокоп
    .gen = Рылокопа
    .dat = Рылокопу
    .acc = Рылокопа
    .ins = Рылокопом
    .pre = Рылокопе
table-is-grubnose = Чует носом трюфели, могилы и неприятности.
piece-crackjaw = Скулолом
    .gen = Скулолома
    .dat = Скулолому
    .acc = Скулолома
    .ins = Скулоломом
    .pre = Скулоломе
table-is-crackjaw = Орехи открывает зубами, двери — подбородком.
piece-mudfist = Грязнолап
    .gen = Грязнолапа
    .dat = Грязнолапу
    .acc = Грязнолапа
    .ins = Грязнолапом
    .pre = Грязнолапе
table-is-mudfist = Моет руки раз в войну, даже если она не кончилась.
piece-thudd = Бабах
    .gen = Бабаха
    .dat = Бабаху
    .acc = Бабаха
    .ins = Бабахом
    .pre = Бабахе
table-is-thudd = Так кончалась каждая лестница в его жизни.
piece-knuckle = Мосол
    .gen = Мосла
    .dat = Мослу
    .acc = Мосла
    .ins = Мослом
    .pre = Мосле
table-is-knuckle = До десяти считает на своих пальцах, дальше — на ваших.
piece-thickbrow = Твердолоб
    .gen = Твердолоба
    .dat = Твердолобу
    .acc = Твердолоба
    .ins = Твердолобом
    .pre = Твердолобе
table-is-thickbrow = Думает лбом; ворота сдаются первыми.
piece-belchard = Рыгай
    .gen = Рыгая
    .dat = Рыгаю
    .acc = Рыгая
    .ins = Рыгаем
    .pre = Рыгае
table-is-belchard = Объявляет штурм. Остальное делает ветер.
piece-bellowmaw = Горлопан
    .gen = Горлопана
    .dat = Горлопану
    .acc = Горлопана
    .ins = Горлопаном
    .pre = Горлопане
table-is-bellowmaw = Говорит шёпотом: слышно всего в трёх деревнях.

# Добытчики: гиены
piece-chortle = Хохотун
    .gen = Хохотуна
    .dat = Хохотуну
    .acc = Хохотуна
    .ins = Хохотуном
    .pre = Хохотуне
table-is-chortle = Сперва хохочет, потом ест, объяснять не станет.
piece-leftover = Объедок
    .gen = Объедка
    .dat = Объедку
    .acc = Объедка
    .ins = Объедком
    .pre = Объедке
table-is-leftover = Приходит к концу пира. После него и правда конец.
piece-marrowby = Костоглод
    .gen = Костоглода
    .dat = Костоглоду
    .acc = Костоглода
    .ins = Костоглодом
    .pre = Костоглоде
table-is-marrowby = Глубокий ум: во всём доходит до кости.
piece-morsel = Ломоть
    .gen = Ломтя
    .dat = Ломтю
    .acc = Ломтя
    .ins = Ломтём
    .pre = Ломте
table-is-morsel = «Мне кусочек», — говорит он, глядя на корову.
piece-larder = Кладовка
    .gen = Кладовки
    .dat = Кладовке
    .acc = Кладовку
    .ins = Кладовкой
    .pre = Кладовке
table-is-larder = Вашу знает наизусть, полку за полкой.
piece-gobble = Проглот
    .gen = Проглота
    .dat = Проглоту
    .acc = Проглота
    .ins = Проглотом
    .pre = Проглоте
table-is-gobble = Ещё ни одна крошка от него не ушла.
piece-seconds = Добавка
    .gen = Добавки
    .dat = Добавке
    .acc = Добавку
    .ins = Добавкой
    .pre = Добавке
table-is-seconds = Никто не помнит, чтобы ей давали первую порцию.
piece-whiff = Нюхач
    .gen = Нюхача
    .dat = Нюхачу
    .acc = Нюхача
    .ins = Нюхачом
    .pre = Нюхаче
table-is-whiff = Чует жаркое за три холма. Его самого — за четыре.

# Разведчицы: гарпии
piece-shrilla = Визгунья
    .gen = Визгуньи
    .dat = Визгунье
    .acc = Визгунью
    .ins = Визгуньей
    .pre = Визгунье
table-is-shrilla = Раз спела на свадьбе. Стёкла оплакивают до сих пор.
piece-gossip = Сплетница
    .gen = Сплетницы
    .dat = Сплетнице
    .acc = Сплетницу
    .ins = Сплетницей
    .pre = Сплетнице
table-is-gossip = Знает, где лежит клад и кто рядом с ним спит.
piece-tattle = Ябеда
    .gen = Ябеды
    .dat = Ябеде
    .acc = Ябеду
    .ins = Ябедой
    .pre = Ябеде
table-is-tattle = Хранит все тайны: по алфавиту и на продажу.
piece-peek = Гляделка
    .gen = Гляделки
    .dat = Гляделке
    .acc = Гляделку
    .ins = Гляделкой
    .pre = Гляделке
table-is-peek = Она только глянет. А потом начертит карту.
piece-moult = Линялка
    .gen = Линялки
    .dat = Линялке
    .acc = Линялку
    .ins = Линялкой
    .pre = Линялке
table-is-moult = Всюду оставляет перья и нигде — свидетелей.
piece-talonia = Когтяна
    .gen = Когтяны
    .dat = Когтяне
    .acc = Когтяну
    .ins = Когтяной
    .pre = Когтяне
table-is-talonia = До набега точит когти, после — красит. Не лаком.
piece-swoop = Налетта
    .gen = Налетты
    .dat = Налетте
    .acc = Налетту
    .ins = Налеттой
    .pre = Налетте
table-is-swoop = Вниз — камнем. Вверх — это уже другой разговор.

# Воры: крысюки
piece-latchkey = Отмычка
    .gen = Отмычки
    .dat = Отмычке
    .acc = Отмычку
    .ins = Отмычкой
    .pre = Отмычке
table-is-latchkey = Дверей не ломает: они открываются из уважения.
piece-whisker = Усатик
    .gen = Усатика
    .dat = Усатику
    .acc = Усатика
    .ins = Усатиком
    .pre = Усатике
table-is-whisker = Разминулся с петлёй на волосок. Волосок чешется.
piece-rind = Корка
    .gen = Корки
    .dat = Корке
    .acc = Корку
    .ins = Коркой
    .pre = Корке
table-is-rind = Всё, что осталось от сыра и от доверия стражи.
piece-gutterby = Канавкин
    .gen = Канавкина
    .dat = Канавкину
    .acc = Канавкина
    .ins = Канавкиным
    .pre = Канавкине
table-is-gutterby = Старинный род: лежат там уже восьмое поколение.
piece-sliptail = Хвостик
    .gen = Хвостика
    .dat = Хвостику
    .acc = Хвостика
    .ins = Хвостиком
    .pre = Хвостике
table-is-sliptail = Последнее, что видно от него и от вашего кошелька.
piece-cutpurse = Щипач
    .gen = Щипача
    .dat = Щипачу
    .acc = Щипача
    .ins = Щипачом
    .pre = Щипаче
table-is-cutpurse = Пожмёт вам руку и почти всю вернёт.
piece-alibi = Алиби
    .gen = Алиби
    .dat = Алиби
    .acc = Алиби
    .ins = Алиби
    .pre = Алиби
table-is-alibi = Был в другом месте. Спросите тех, кому он платил.
piece-crumb = Крошка
    .gen = Крошки
    .dat = Крошке
    .acc = Крошку
    .ins = Крошкой
    .pre = Крошке
table-is-crumb = Сама себе след: кто по нему пойдёт, того и обчистит.

# Ученицы тьмы: ведьмы
piece-hexabel = Порчелла
    .gen = Порчеллы
    .dat = Порчелле
    .acc = Порчеллу
    .ins = Порчеллой
    .pre = Порчелле
table-is-hexabel = Присылает цветы. Нюхать не советуем.
piece-simmer = Кипятилла
    .gen = Кипятиллы
    .dat = Кипятилле
    .acc = Кипятиллу
    .ins = Кипятиллой
    .pre = Кипятилле
table-is-simmer = Закипает медленно, а на второй день ещё лучше.
piece-nettlina = Крапивна
    .gen = Крапивны
    .dat = Крапивне
    .acc = Крапивну
    .ins = Крапивной
    .pre = Крапивне
table-is-nettlina = Рука у неё лёгкая. Досталась от садовника.
piece-mothilda = Мотыльда
    .gen = Мотыльды
    .dat = Мотыльде
    .acc = Мотыльду
    .ins = Мотыльдой
    .pre = Мотыльде
table-is-mothilda = Летит на любой огонь. Обычно сама его и разводит.
piece-grudge = Злопамята
    .gen = Злопамяты
    .dat = Злопамяте
    .acc = Злопамяту
    .ins = Злопамятой
    .pre = Злопамяте
table-is-grudge = Ничего не прощает, и всё это у неё записано.
piece-soot = Сажа
    .gen = Сажи
    .dat = Саже
    .acc = Сажу
    .ins = Сажей
    .pre = Саже
table-is-soot = Входит через трубу, уходит вместе с печкой.
piece-portenta = Примета
    .gen = Приметы
    .dat = Примете
    .acc = Примету
    .ins = Приметой
    .pre = Примете
table-is-portenta = Предвидит беду и никогда на неё не опаздывает.
piece-ladle = Шумовка
    .gen = Шумовки
    .dat = Шумовке
    .acc = Шумовку
    .ins = Шумовкой
    .pre = Шумовке
table-is-ladle = Сперва пробует, потом травит. Порядок не путает.
piece-hush = Молчунья
    .gen = Молчуньи
    .dat = Молчунье
    .acc = Молчунью
    .ins = Молчуньей
    .pre = Молчунье
table-is-hush = Обратила хор в жаб. Наконец-то поют в лад.

# Звери: волки
piece-fetch = Апорт
    .gen = Апорта
    .dat = Апорту
    .acc = Апорта
    .ins = Апортом
    .pre = Апорте
table-is-fetch = Приносит всё. Не отдаёт ничего.
piece-snarl = Рыкун
    .gen = Рыкуна
    .dat = Рыкуну
    .acc = Рыкуна
    .ins = Рыкуном
    .pre = Рыкуне
table-is-snarl = Виляет хвостом, чтобы сбить вас с толку.
piece-moonbark = Лунолай
    .gen = Лунолая
    .dat = Лунолаю
    .acc = Лунолая
    .ins = Лунолаем
    .pre = Лунолае
table-is-moonbark = Лает на луну много лет. Она держится подальше.
piece-clacktooth = Клыкарь
    .gen = Клыкаря
    .dat = Клыкарю
    .acc = Клыкаря
    .ins = Клыкарём
    .pre = Клыкаре
table-is-clacktooth = Он не мёрзнет. Он тренируется.
piece-nightcap = Чепчик
    .gen = Чепчика
    .dat = Чепчику
    .acc = Чепчика
    .ins = Чепчиком
    .pre = Чепчике
table-is-nightcap = Какие большие уши! И как мало бабушки.
piece-runt = Последыш
    .gen = Последыша
    .dat = Последышу
    .acc = Последыша
    .ins = Последышем
    .pre = Последыше
table-is-runt = Самый мелкий в выводке. Выводок съел мост.

# Драконы
piece-ashgargle = Пепелун
    .gen = Пепелуна
    .dat = Пепелуну
    .acc = Пепелуна
    .ins = Пепелуном
    .pre = Пепелуне
table-is-ashgargle = Полощет горло углями и зажигает зарю досрочно.
piece-hoardwell = Скопидом
    .gen = Скопидома
    .dat = Скопидому
    .acc = Скопидома
    .ins = Скопидомом
    .pre = Скопидоме
table-is-hoardwell = Спит на сбережениях и храпит с процентами.
piece-fumarola = Фумарола
    .gen = Фумаролы
    .dat = Фумароле
    .acc = Фумаролу
    .ins = Фумаролой
    .pre = Фумароле
table-is-fumarola = Не курит в постели. Дымится сама постель.
piece-sizzlewing = Шкварк
    .gen = Шкварка
    .dat = Шкварку
    .acc = Шкварка
    .ins = Шкварком
    .pre = Шкварке
table-is-sizzlewing = Любит рыцарей. Особенно в собственной банке.

# Личи
piece-obituarius = Посмертий
    .gen = Посмертия
    .dat = Посмертию
    .acc = Посмертия
    .ins = Посмертием
    .pre = Посмертии
table-is-obituarius = Каждый век кончает мемуары, и всякий раз рано.
piece-dustmore = Прахор
    .gen = Прахора
    .dat = Прахору
    .acc = Прахора
    .ins = Прахором
    .pre = Прахоре
table-is-dustmore = Рассыпался от любви. Собрал почти всё.
piece-casket = Ларчик
    .gen = Ларчика
    .dat = Ларчику
    .acc = Ларчика
    .ins = Ларчиком
    .pre = Ларчике
table-is-casket = Душа у него в ларце. В каком — забыл.
piece-epitaph = Эпитафий
    .gen = Эпитафия
    .dat = Эпитафию
    .acc = Эпитафия
    .ins = Эпитафием
    .pre = Эпитафии
table-is-epitaph = Сочиняет их загодя. Ваша — в рифму.

# Вампиры
piece-veinwright = Кровослав
    .gen = Кровослава
    .dat = Кровославу
    .acc = Кровослава
    .ins = Кровославом
    .pre = Кровославе
table-is-veinwright = Старая кровь. Впрочем, не откажется и от свежей.
piece-sangria = Сангрия
    .gen = Сангрии
    .dat = Сангрии
    .acc = Сангрию
    .ins = Сангрией
    .pre = Сангрии
table-is-sangria = Даёт чудесные приёмы. Гостей подают к десерту.
piece-nocturne = Ноктюрн
    .gen = Ноктюрна
    .dat = Ноктюрну
    .acc = Ноктюрна
    .ins = Ноктюрном
    .pre = Ноктюрне
table-is-nocturne = По ночам играет на органе. И на нервах.
piece-batrick = Нетопырь
    .gen = Нетопыря
    .dat = Нетопырю
    .acc = Нетопыря
    .ins = Нетопырём
    .pre = Нетопыре
table-is-batrick = Висит вниз головой, пока не пригласят войти.

# Великаны
piece-stumble = Спотыкач
    .gen = Спотыкача
    .dat = Спотыкачу
    .acc = Спотыкача
    .ins = Спотыкачом
    .pre = Спотыкаче
table-is-stumble = Где споткнётся, там на картах рисуют озеро.
piece-hummock = Пригорок
    .gen = Пригорка
    .dat = Пригорку
    .acc = Пригорка
    .ins = Пригорком
    .pre = Пригорке
table-is-hummock = Проспал так долго, что обзавёлся пастухом.
piece-lintel = Притолока
    .gen = Притолоки
    .dat = Притолоке
    .acc = Притолоку
    .ins = Притолокой
    .pre = Притолоке
table-is-lintel = Лбом познакомился со всеми дверями королевства.
piece-stompworth = Топотун
    .gen = Топотуна
    .dat = Топотуну
    .acc = Топотуна
    .ins = Топотуном
    .pre = Топотуне
table-is-stompworth = Ходит на цыпочках. Цыпочки — это была деревня.

# Демоны
piece-fineprint = Параграф
    .gen = Параграфа
    .dat = Параграфу
    .acc = Параграфа
    .ins = Параграфом
    .pre = Параграфе
table-is-fineprint = Вы уже подписали. Посмотрите внимательней.
piece-usury = Лихва
    .gen = Лихвы
    .dat = Лихве
    .acc = Лихву
    .ins = Лихвой
    .pre = Лихве
table-is-usury = Одолжит вам руку. Вернёте две.
piece-insomnia = Бессонница
    .gen = Бессонницы
    .dat = Бессоннице
    .acc = Бессонницу
    .ins = Бессонницей
    .pre = Бессоннице
table-is-insomnia = Приходит в три часа ночи и читает вам ваше прошлое.
piece-brimsby = Серник
    .gen = Серника
    .dat = Сернику
    .acc = Серника
    .ins = Серником
    .pre = Сернике
table-is-brimsby = Исчезает в облачке. Облачко остаётся.

# Таверна
piece-tavern = Таверна
    .gen = Таверны
    .dat = Таверне
    .acc = Таверну
    .ins = Таверной
    .pre = Таверне
table-is-tavern = Грабят каждый день, открыта каждый вечер.

# Фермы
piece-barleywick = Ячменка
    .gen = Ячменки
    .dat = Ячменке
    .acc = Ячменку
    .ins = Ячменкой
    .pre = Ячменке
table-is-barleywick = Ячмень, амбар и сундук под третьей половицей.
piece-ciderstead = Сидоровка
    .gen = Сидоровки
    .dat = Сидоровке
    .acc = Сидоровку
    .ins = Сидоровкой
    .pre = Сидоровке
table-is-ciderstead = Яблоко в день. Остальные — под пресс.
piece-turnipend = Репкино
    .gen = Репкина
    .dat = Репкину
    .acc = Репкино
    .ins = Репкином
    .pre = Репкине
table-is-turnipend = Тянут-потянут всей семьёй. Репа против.
piece-henhaven = Курятино
    .gen = Курятина
    .dat = Курятину
    .acc = Курятино
    .ins = Курятином
    .pre = Курятине
table-is-henhaven = Сорок кур и лиса, которая ведёт учёт.
piece-hopshill = Хмелевка
    .gen = Хмелевки
    .dat = Хмелевке
    .acc = Хмелевку
    .ins = Хмелевкой
    .pre = Хмелевке
table-is-hopshill = Пугало качается. Хозяин тоже.
piece-oddacre = Чудополье
    .gen = Чудополья
    .dat = Чудополью
    .acc = Чудополье
    .ins = Чудопольем
    .pre = Чудополье
table-is-oddacre = В капусте что-то светится, и это не капуста.
piece-stonybroke = Каменка
    .gen = Каменки
    .dat = Каменке
    .acc = Каменку
    .ins = Каменкой
    .pre = Каменке
table-is-stonybroke = Сеют камни, жнут камни. Год урожайный.

# Деревни
piece-mumbleford = Мямлино
    .gen = Мямлина
    .dat = Мямлину
    .acc = Мямлино
    .ins = Мямлином
    .pre = Мямлине
table-is-mumbleford = Хотели позвать на помощь, но постеснялись.
piece-charmley = Ворожеево
    .gen = Ворожеева
    .dat = Ворожееву
    .acc = Ворожеево
    .ins = Ворожеевом
    .pre = Ворожееве
table-is-charmley = «Ведьм у нас нет», — говорят все чёрные коты.
piece-anvilby = Кузнечиха
    .gen = Кузнечихи
    .dat = Кузнечихе
    .acc = Кузнечиху
    .ins = Кузнечихой
    .pre = Кузнечихе
table-is-anvilby = Тут все кузнецы, и никто вас не услышит.
piece-tipplewell = Наливайкино
    .gen = Наливайкина
    .dat = Наливайкину
    .acc = Наливайкино
    .ins = Наливайкином
    .pre = Наливайкине
table-is-tipplewell = Колодец глубокий, и в нём не вода.
piece-bellmere = Колоколье
    .gen = Колоколья
    .dat = Колоколью
    .acc = Колоколье
    .ins = Колокольем
    .pre = Колоколье
table-is-bellmere = Звон отгоняет зло. Зло принесло беруши.
piece-holyloaf = Караваево
    .gen = Караваева
    .dat = Караваеву
    .acc = Караваево
    .ins = Караваевом
    .pre = Караваеве
table-is-holyloaf = Хлеб освящён. Масло, на всякий случай, тоже.
piece-stoutfence = Заборье
    .gen = Заборья
    .dat = Заборью
    .acc = Заборье
    .ins = Заборьем
    .pre = Заборье
table-is-stoutfence = Забор отличный. Ворота забыли.

# Города
piece-tollgate = Мытарск
    .gen = Мытарска
    .dat = Мытарску
    .acc = Мытарск
    .ins = Мытарском
    .pre = Мытарске
table-is-tollgate = За вход грош, за выход два, а за постой — три.
piece-fatmarket = Обжорск
    .gen = Обжорска
    .dat = Обжорску
    .acc = Обжорск
    .ins = Обжорском
    .pre = Обжорске
table-is-fatmarket = Стражи круглые: обойти их непросто.
piece-beerbridge = Пивогорск
    .gen = Пивогорска
    .dat = Пивогорску
    .acc = Пивогорск
    .ins = Пивогорском
    .pre = Пивогорске
table-is-beerbridge = Во рву пиво: осады здесь долгие и весёлые.
piece-inkwell = Чернильск
    .gen = Чернильска
    .dat = Чернильску
    .acc = Чернильск
    .ins = Чернильском
    .pre = Чернильске
table-is-inkwell = Сдаётся только письменно, в трёх экземплярах.
piece-thickwall = Толстостенск
    .gen = Толстостенска
    .dat = Толстостенску
    .acc = Толстостенск
    .ins = Толстостенском
    .pre = Толстостенске
table-is-thickwall = Стены такие, что на сам город места почти нет.
piece-hymnford = Хоральск
    .gen = Хоральска
    .dat = Хоральску
    .acc = Хоральск
    .ins = Хоральском
    .pre = Хоральске
table-is-hymnford = Гонит бесов на четыре голоса. Ворота держат альты.
piece-lentenham = Постногорск
    .gen = Постногорска
    .dat = Постногорску
    .acc = Постногорск
    .ins = Постногорском
    .pre = Постногорске
table-is-lentenham = Постится годами. Кладовые ломятся.
piece-stargaze = Звездогляд
    .gen = Звездогляда
    .dat = Звездогляду
    .acc = Звездогляд
    .ins = Звездоглядом
    .pre = Звездогляде
table-is-stargaze = Комету разглядели. Вас — нет.
piece-mitremont = Митроград
    .gen = Митрограда
    .dat = Митрограду
    .acc = Митроград
    .ins = Митроградом
    .pre = Митрограде
table-is-mitremont = Три епископа, две казны, один ключ.
piece-spellminster = Чароград
    .gen = Чарограда
    .dat = Чарограду
    .acc = Чароград
    .ins = Чароградом
    .pre = Чарограде
table-is-spellminster = Маги согласны в одном: неправ другой.

# Виды существ
table-group-goblin = гоблин
    .gen = гоблина
    .dat = гоблину
    .acc = гоблина
    .ins = гоблином
    .pre = гоблине
table-group-orc = орк
    .gen = орка
    .dat = орку
    .acc = орка
    .ins = орком
    .pre = орке
table-group-forager = гиена
    .gen = гиены
    .dat = гиене
    .acc = гиену
    .ins = гиеной
    .pre = гиене
table-group-scout = гарпия
    .gen = гарпии
    .dat = гарпии
    .acc = гарпию
    .ins = гарпией
    .pre = гарпии
table-group-rogue = крысюк
    .gen = крысюка
    .dat = крысюку
    .acc = крысюка
    .ins = крысюком
    .pre = крысюке
table-group-adept = ведьма
    .gen = ведьмы
    .dat = ведьме
    .acc = ведьму
    .ins = ведьмой
    .pre = ведьме
table-group-beast = волк
    .gen = волка
    .dat = волку
    .acc = волка
    .ins = волком
    .pre = волке
table-group-dragon = дракон
    .gen = дракона
    .dat = дракону
    .acc = дракона
    .ins = драконом
    .pre = драконе
table-group-lich = лич
    .gen = лича
    .dat = личу
    .acc = лича
    .ins = личем
    .pre = личе
table-group-vampire = вампир
    .gen = вампира
    .dat = вампиру
    .acc = вампира
    .ins = вампиром
    .pre = вампире
table-group-giant = великан
    .gen = великана
    .dat = великану
    .acc = великана
    .ins = великаном
    .pre = великане
table-group-demon = демон
    .gen = демона
    .dat = демону
    .acc = демона
    .ins = демоном
    .pre = демоне

# Стол в браузере.
table-castle = Выбрать: { $castle-full }
table-place = { $way ->
    [leftleft] Положить обоих гоблинов слева
    [rightright] Положить обоих гоблинов справа
    [leftright] Положить { $first-acc } слева, { $second-acc } справа
   *[rightleft] Положить { $first-acc } справа, { $second-acc } слева
}
table-barrel = Проставиться ради нового броска
table-spell = { $does ->
    [holds] Использовать заклинание: без перебросов
   *[rerolls] Использовать заклинание: новый бросок
}
table-pass-die = Оставить этот бросок
table-pass-attack = Пропустить атаку
table-attack = Атаковать { $place-acc }
table-raid = Ограбить игрока { $name }: { $count ->
    [one] { $count } сундук
   *[other] до { $count } сундуков
}
table-steal = Украсть сундук { $number }
table-hire = Нанять { $creature-acc } { $side ->
    [left] слева
   *[right] справа
}
table-hire-glyphs = Нанять { $creature-acc } { $side ->
    [left] слева
   *[right] справа
}, за глифы
table-done = Завершить наём
table-leave = Оставить остальное
table-task-castle = выберите замок
table-task-place = выберите сторону: слева гоблин собирает, справа сражается
table-task-reroll = оставьте этот бросок или перебросьте кубик
table-task-hold = используйте заклинание или оставьте этот бросок
table-task-attack = выберите цель или пропустите атаку
table-task-steal = { $count ->
    [one] выберите сундук у игрока { $name }
   *[other] выберите до { $count } сундуков у игрока { $name }
}
table-task-steal-more = { $count ->
    [one] выберите ещё сундук у игрока { $name } или оставьте остальное
   *[other] выберите ещё до { $count } сундуков у игрока { $name } или оставьте остальное
}
table-task-hire = наймите существ или завершите наём
table-task-wait = решайте
table-day = День { $day }
table-before = Перед первым днём
table-stacks = осталось сундуков: { $count }
table-captain = капитан
table-captain-is = Капитан — { $name }
table-captain-you = Капитан — вы
table-sealed = решение принято
table-unsealed = ещё решает
table-sealed-wait = Ваш выбор сделан. Все решения раскроются вместе.
table-defence = щит { $shield }{ $magic ->
    [0] {""}
   *[other] , волшебный щит { $magic }
}
table-last-took = берёт { $place-acc }
table-last-raided = грабит игрока { $name }
table-last-hired = { $creature }, { $side ->
    [left] слева
   *[right] справа
}
table-last-barrel = «проставляется»
table-last-spell = использует заклинание
table-last-stayed = без атаки
table-chests-of = сундуки: { $name }
table-between = {"; "}
table-last-day = Последний день
table-last-day-unless = Последний день, если только не возьмут сундук
table-supply = Резерв: { $food ->
    [one] { $food } пища
   *[other] { $food } пищи
}, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[other] { $shields } щитов
}
table-held = Заклинание не даёт другим сегодня перебрасывать кубик.
table-store-name = { $sign ->
    [food] пища
    [glyphs] глифы
    [barrels] бочки
    [spells] заклинания
    [shield] щит
   *[magic_shield] волшебный щит
}
table-your-chests = Ваши сундуки
table-opened = Сундуки открыты
table-no-chests = нет сундуков
table-nothing = ничего
table-amount = { $sign ->
    [food] { $count ->
        [one] { $count } пища
       *[other] { $count } пищи
    }
    [glyphs] { $count ->
        [one] { $count } глиф
        [few] { $count } глифа
       *[other] { $count } глифов
    }
    [glyph] { $count ->
        [one] { $count } глиф
        [few] { $count } глифа
       *[other] { $count } глифов
    }
    [maps] { $count ->
        [one] { $count } карта сокровищ
        [few] { $count } карты сокровищ
       *[other] { $count } карт сокровищ
    }
    [swords] { $count ->
        [one] { $count } меч
        [few] { $count } меча
       *[other] { $count } мечей
    }
    [magic] { $count ->
        [one] { $count } волшебный меч
        [few] { $count } волшебных меча
       *[other] { $count } волшебных мечей
    }
    [thieves] { $count ->
        [one] { $count } вор
        [few] { $count } вора
       *[other] { $count } воров
    }
    [barrel] { $count ->
        [one] { $count } бочка
        [few] { $count } бочки
       *[other] { $count } бочек
    }
    [barrels] { $count ->
        [one] { $count } бочка
        [few] { $count } бочки
       *[other] { $count } бочек
    }
    [spells] { $count ->
        [one] { $count } заклинание
        [few] { $count } заклинания
       *[other] { $count } заклинаний
    }
    [wood] { $count ->
        [one] { $count } деревянный сундук
        [few] { $count } деревянных сундука
       *[other] { $count } деревянных сундуков
    }
    [iron] { $count ->
        [one] { $count } железный сундук
        [few] { $count } железных сундука
       *[other] { $count } железных сундуков
    }
   *[gold] { $count ->
        [one] { $count } золотой сундук
        [few] { $count } золотых сундука
       *[other] { $count } золотых сундуков
    }
}
table-number = { NUMBER($count, maximumFractionDigits: 1) }
table-amount-mean = { NUMBER($count, maximumFractionDigits: 2) } { $sign ->
    [food] { $count ->
        [one] пища
        [few] пищи
        [many] пищи
       *[other] пищи
    }
    [glyphs] { $count ->
        [one] глиф
        [few] глифа
        [many] глифов
       *[other] глифа
    }
    [maps] { $count ->
        [one] карта сокровищ
        [few] карты сокровищ
        [many] карт сокровищ
       *[other] карты сокровищ
    }
    [swords] { $count ->
        [one] меч
        [few] меча
        [many] мечей
       *[other] меча
    }
    [magic] { $count ->
        [one] волшебный меч
        [few] волшебных меча
        [many] волшебных мечей
       *[other] волшебного меча
    }
   *[thieves] { $count ->
        [one] вор
        [few] вора
        [many] воров
       *[other] вора
    }
}
table-mean = { $what } за день
table-line = Линия { $face }{ $active ->
    [yes] , сегодня активна
   *[no] {""}
}: { $sums }
table-lines = Шесть линий
table-would-scout = { $kind ->
    [iron] Разведчики приносят железный сундук.
   *[wood] Разведчики делят первенство: деревянный сундук.
}
table-would-attack = Лучшая атака сейчас: { $target }
table-reach = новые цели при { $faces }: { $targets }
table-lack = не хватает: { $what }
table-lack-short = не хватает
table-castle-of = замок игрока { $name }
table-castle-said = { $castle }. Слева: { $left }. Справа: { $right }
table-free-castles = Замки на выбор: { $names }
table-chest = сундук { $number }, { $kind ->
    [wood] деревянный
    [iron] железный
   *[gold] золотой
}
table-value = ценность { $value }
table-unknown = ценность вам неизвестна
table-known-to = знают: { $names }
table-named = выбран вором
table-worth = всего { $value }
table-worth-between = всего от { $least } до { $most }, в среднем { NUMBER($mean, maximumFractionDigits: 1) }
table-on-face = { $face }: { $what }
table-rolled = На кубике { $face }.
table-hire-said = Можно нанять: { $creature }. Слева: { $left }. Справа: { $right }
table-hire-side = { $creature } { $side ->
    [left] слева
   *[right] справа
}: { $what }
table-goblin-side = { $creature } { $side ->
    [left] слева
   *[right] справа
}: { $what }
table-side = { $side ->
    [left] слева
   *[right] справа
}
table-lord-number = Лорд { $number }
table-lord = { $name }: { $holds }
table-store = Склад: { $what }; { $defence }
table-spent = { $count ->
    [one] { $count } использованное заклинание
    [few] { $count } использованных заклинания
   *[other] { $count } использованных заклинаний
}
table-which-line = Назовите линию по грани кубика, от 1 до 6.
table-which-lord = Назовите лорда: { $names }
table-command-line = линия
table-command-lord = лорд
table-may = можно выбрать
table-details = Подробнее: { $card }
table-more = Подробнее
table-costs = цена: { $what }
table-or = или
table-gives = добыча: { $what }
table-bonus = приносит { $bonus ->
    [shield] щит
    [magic] волшебный щит
   *[spell] изменяющее заклинание
}
table-deck-empty = больше нет
table-ribbon = Этапы дня { $day }
table-step = { $step ->
    [0] кубик
    [1] сбор
    [2] разведчики
    [3] атаки
    [4] наём
   *[5] ночь
}
table-strip = { $strip ->
    [lord] Лорд подробно
    [castles] Замки
    [goblins] Ваши гоблины
    [roll] Кубик
    [gather] Сбор
    [scout] Разведчики
    [raid] Набег
    [targets] Цели
    [hires] Можно нанять
    [night] Что осталось
    [own] Ваш замок
    [store] Ваш склад и ваши сундуки
   *[none] Стол
}
table-helps = { $count ->
    [one] Больше принесёт { $count } грань из шести:
    [few] Больше принесут { $count } грани из шести:
   *[other] Больше принесут { $count } граней из шести:
}
table-helps-none = Никакая другая грань не принесёт больше.
table-about-gathering = Каждый собирает пищу и глифы своей активной линии.
table-about-scouts = У кого больше всех карт сокровищ, тот берёт железный сундук. Поровну: каждый берёт деревянный.
table-stack-of = { $kind ->
    [wood] деревянных сундуков в стопке:
    [iron] железных сундуков в стопке:
   *[gold] золотых сундуков в стопке:
}
table-unseen = вы не видели: { $values }
table-all-seen = вы видели все
table-left-over = Королевство: ферм { $farm }, деревень { $village }, городов { $town }. Существа в стопках: злых { $evil }, сверхзлых { $most }.
table-quiet = Дней без сундука из стопок: { $days }. После десяти таких дней партия кончается.
table-face = грань
table-behind = Линия { $face }: { $name }
table-nothing-there = На этой линии ни у кого ничего нет.
table-line-better = Она принесла бы больше, чем сегодняшняя.
table-back = назад
table-kind-tavern = таверна: её не сбрасывают, каждый может атаковать её каждый день
table-kind-farm = ферма
table-kind-village = деревня
table-kind-town = город
table-source-reconstructed = Что напечатано на этой карточке, нигде не опубликовано: эти числа — наша реконструкция, выверенная моделированием.
table-source-likely = Открытые источники сходятся в этих числах.
table-source-certain = Как напечатано на карточке.
table-source-partly = Часть этих чисел известна, остальное — наша реконструкция.
table-source-rulebook = Как сказано в правилах.
table-source-own = Из ваших собственных компонентов.

# Примеры, которые можно попробовать, и первый урок.
example-ma-x1 = На линии 1 — 3 меча. Они берут Каменку: её щит 3. У Мямлина щит 4, и одного меча не хватает.
example-ma-x2 = Семь мечей, но ни одного волшебного: Караваево держится, у него волшебный щит 1. Мытарск, у которого щит 7 и нет волшебного, не устоит.
example-ma-x3 = На линии 2 — 2 меча и вор, у замка щит 2. Вор выбирает один сундук, а ограбленный лорд получает щит: теперь 3.
example-ma-x4 = Две карты сокровищ на линии 1 против одной и ни одной. Оставьте этот бросок, и разведчики принесут вам железный сундук.
example-ma-x5 = На складе уже две бочки. Таверна даёт ещё одну, но её не берут: больше двух не держит никто.
lesson-goal = Когда у кого-то десять сундуков, партия кончается: побеждает самый богатый. Каждый день кубик решает, какая линия работает у всех замков.
lesson-1 = Вам служат два гоблина. Слева они собирают пищу, справа сражаются. Выберите сторону каждому; Игрок 2 выбирает тогда же.
lesson-1-done = Решения раскрываются вместе. Теперь гоблин считается только на своей стороне, на тех гранях, что на нём показаны.
lesson-2 = Кубик выбрал для всех линию 4: вам 3 пищи, но ни одного меча. Нажмите «{ table-barrel }», и капитан бросит ещё раз.
lesson-2-done = Теперь активна линия 5: у вас 3 меча и 2 пищи. «Проставиться» может каждый; использовать заклинание — только капитан.
lesson-3 = На линии 3 у вас слева 2 карты сокровищ, у соперника (Игрок 2) — 1. У кого больше, тот берёт железный сундук. Нажмите «{ table-pass-die }».
lesson-3-done = Разведчики принесли железный сундук, его ценность 4. Её видите только вы. При равенстве каждый берёт деревянный.
lesson-4 = Активна линия 1: 2 меча. Место можно взять, если мечей не меньше, чем показывает его щит. Выберите Ячменку: её щит 2.
lesson-4-done = Вы берёте деревянный сундук, его ценность 2. Места больше нет, мечи остаются. Одна атака в день.
lesson-5 = Против волшебного щита нужны волшебные мечи. У вас 3 меча и 1 волшебный: выберите Колоколье, щит 3, волшебный щит 1.
lesson-5-done = Железный сундук, его ценность 5. Золотые, в городах, ещё ценнее. Лишние волшебные мечи считаются мечами.
lesson-6 = На линии 2 — 2 меча и вор. Этого хватит против замка, где живёт Игрок 2: щит 2. Выберите его среди целей.
lesson-6-done = Каждый вор может украсть один сундук. Без вора набега нет, сколько бы ни было мечей.
lesson-7 = Вор берёт сундук. Железный когда-то был вашим, и вы знаете его ценность: 4. Выберите сундук 2.
lesson-7-done = Он снова ваш. Ограбленный лорд получает щит. Что в этом сундуке, знаете только вы двое.
lesson-8 = У вас 3 пищи, а злое существо стоит 2. Нажмите на одно из двух первых: слева, чтобы собирать, или справа, чтобы сражаться.
lesson-8-done = Оно остаётся на этой стороне навсегда, и его линии прибавляются к вашим.
lesson-9 = Сверхзлое существо стоит 1 глиф и 4 пищи или 3 глифа. У вас 3 глифа: наймите за них одно из двух последних.
lesson-9-done = Иные приносят щит или заклинание. Вот и день: кубик, сбор, разведчики, атаки, наём, ночь. Десять сундуков — конец партии.

# Что это такое и что делает: ответы тому, кто спросит.
ask-food = Ею платят за существ. Каждый день её собирает левая сторона активной линии.
    .name = Пища
ask-glyphs = Без глифов не нанять сверхзлых существ. Их собирает левая сторона активной линии.
    .name = Глиф
ask-maps = Тот, у кого их больше всех на активной линии, берёт железный сундук; при равенстве каждый берёт деревянный.
    .name = Карта сокровищ
ask-swords = Чтобы взять цель, мечей нужно не меньше, чем показывает её щит. Мечи не тратятся.
    .name = Меч
ask-magic = Только волшебные мечи одолеют волшебный щит; лишние считаются мечами.
    .name = Волшебный меч
ask-thieves = Для набега на замок нужен вор на активной линии; каждый вор может украсть один сундук.
    .name = Вор
ask-barrels = «Проставьтесь» после броска, и капитан бросит ещё раз. Больше { $most } бочек не держит никто.
    .name = Бочка
ask-spells = Его использует только капитан после броска; оно снова активно, когда владелец опять станет капитаном.
    .name = Изменяющее заклинание
ask-shield = Атакующему нужно не меньше мечей, чем это число.
    .name = Щит
ask-magic-shield = Атакующему нужно не меньше волшебных мечей, чем это число, и ещё мечи против щита.
    .name = Волшебный щит
ask-wood = Наименее ценный вид сундука. Что в нём, видит только владелец.
    .name = Деревянный сундук
ask-iron = Этот сундук ценнее деревянного. Что в нём, видит только владелец.
    .name = Железный сундук
ask-gold = Самый ценный вид сундука: такие есть только в городах. Что в нём, видит только владелец.
    .name = Золотой сундук
ask-chest = Число — его ценность, или «?», если вы её не знаете. Малый щит снизу — соперник, который её знает.
    .name = Сундук в ряду
ask-chests = Сколько сундуков у лорда. Когда их { $end }, партия кончается; побеждает ценность сундуков, а не их число.
    .name = Число сундуков
ask-hoard = Ценность ряда сундуков: точная или от наименьшей до наибольшей возможной.
    .name = Ценность ряда
ask-die = Его грань решает, какая линия сегодня работает во всех замках.
    .name = Кубик
ask-line = Всё, что показывают для этой грани замок и существа, вместе. Слева от кубика собирают, справа сражаются.
    .name = Линия
ask-better = День с этой линией принёс бы вам больше, чем с сегодняшней.
    .name = Стрелка у линии
ask-more = Столько ваш выбор прибавит этой линии.
    .name = Прибавка к линии
ask-left = Здесь собирают пищу и глифы и считают карты сокровищ: они приносят сундуки.
    .name = Левая сторона
ask-right = Здесь сражаются мечами, а воры крадут сундуки.
    .name = Правая сторона
ask-mean = Сколько эта сторона приносит за день в среднем: сумма шести линий, делённая на шесть.
    .name = Среднее за день
ask-cost = Злое существо стоит { $food } пищи; сверхзлое — { $glyph } глиф и { $much } пищи или { $glyphs } глифа.
    .name = Цена
ask-bonus = Фишка, которую существо приносит при найме. Она ваша навсегда.
    .name = Фишка существа
ask-deck = Таких существ больше нет: стопка пуста.
    .name = Пустая стопка
ask-day = В каждом дне те же шесть этапов; потом кубик переходит налево.
    .name = День
ask-step-die = Капитан бросает кубик, и каждый может заплатить за новый бросок.
    .name = Этап: кубик
ask-step-gathering = Каждый берёт пищу и глифы слева на своей активной линии.
    .name = Этап: сбор
ask-step-scouts = У кого больше всех карт сокровищ на активной линии, тот берёт железный сундук; при равенстве каждый берёт деревянный.
    .name = Этап: разведчики
ask-step-attacks = Каждый может атаковать один раз, место или замок. Если потом у кого-то { $end } сундуков, партия кончается.
    .name = Этап: атаки
ask-step-hiring = Каждый нанимает столько существ, сколько может оплатить.
    .name = Этап: наём
ask-step-night = Вместо взятых мест открываются новые, и капитаном становится следующий лорд.
    .name = Этап: ночь
ask-captain = Капитан бросает кубик, начинает каждый этап, и только он использует заклинания. Назавтра капитаном становится сосед слева.
    .name = Капитан
ask-lord = Замок, склад и сундуки игрока. Всё это видно всем, кроме ценности сундуков.
    .name = Лорд
ask-castle = У замка шесть линий, по одной на грань кубика, и щит от набегов.
    .name = Замок
ask-rival = Для набега нужны мечи против его щитов и по вору на каждый украденный сундук.
    .name = Замок соперника
ask-goblin = Пища на трёх гранях, меч на трёх других. С начала партии у каждого { $each } гоблина.
    .name = Гоблин
ask-orc = Злое существо: немного пищи слева, больше мечей справа.
    .name = Орк
ask-forager = Злое существо: больше пищи слева, немного мечей справа.
    .name = Гиена
ask-scout = Злое существо: карта сокровищ слева, мечи справа и фишка.
    .name = Гарпия
ask-rogue = Злое существо: карта сокровищ слева, вор справа и фишка.
    .name = Крысюк
ask-adept = Злое существо: глифы слева, волшебный меч справа.
    .name = Ведьма
ask-beast = Злое существо: всё, что есть на его стороне, стоит на одной линии.
    .name = Волк
ask-dragon = Сверхзлое существо: много пищи и мечей, а к ним карта сокровищ, глиф и волшебные мечи.
    .name = Дракон
ask-lich = Сверхзлое существо: глифы слева, волшебные мечи справа и волшебный щит.
    .name = Лич
ask-vampire = Сверхзлое существо: карты сокровищ слева, воры справа и изменяющее заклинание.
    .name = Вампир
ask-giant = Сверхзлое существо: горы пищи и мечей.
    .name = Великан
ask-demon = Сверхзлое существо: волшебные мечи парами и вор справа, глифы слева.
    .name = Демон
ask-tavern = Она даёт бочку, и её никогда не сбрасывают: каждый может атаковать её каждый день.
ask-farm = Слабое место. Добыча ваша, если мечей хватает против её щита; потом ферма исчезает.
    .name = Ферма
ask-village = Место сильнее фермы. Добыча ваша, если мечей хватает против её щитов; потом деревня исчезает.
    .name = Деревня
ask-town = Самое сильное место, и только там есть золотые сундуки.
    .name = Город
ask-loot = То, что получает атакующий. Сундуки берут вслепую из стопки своего вида.
    .name = Добыча
ask-lack = Чего не хватает вашей активной линии для этой атаки.
    .name = Чего не хватает
ask-faces = Грани кубика, с которыми вы могли бы провести эту атаку.
    .name = Грани для атаки
ask-sealed = Решено ли уже, куда лягут гоблины этого лорда. Все решения раскрываются вместе.
    .name = Решение лорда
ask-stack = Сундуки этого вида, ещё лежащие в стопке, и ценности, которых вы пока не видели.
    .name = Стопка сундуков
ask-kingdom = Что ещё впереди: места в стопке, сначала фермы, в конце города, и существа в двух стопках.
    .name = Что осталось
ask-supply = Пища и щиты, оставшиеся в резерве. В этой партии он может опустеть.
    .name = Резерв
ask-quiet = Дни подряд, когда из стопок не взяли ни одного сундука. Если таких дней { $end }, партия кончается.
    .name = Дни без сундука

# Что на карточке: тому, кто спросит о ней по имени.
card-shield = Щит { $shield }{ $magic ->
    [0] {""}
   *[other] , волшебный щит { $magic }
}.
card-loot = Добыча: { $what }.
card-cost = Цена: { $what }.
card-bonus = Приносит { $bonus ->
    [shield] щит
    [magic] волшебный щит
   *[spell] изменяющее заклинание
}.
card-side = { $side ->
    [left] Слева, по граням
   *[right] Справа, по граням
}: { $lines }.
card-faces = { $faces } — { $what }
card-more = { $first }; { $next }

# Советы в одну строку для первой партии.
tip-place = Слева гоблин собирает пищу, справа сражается. По одному с каждой стороны — хорошее начало.
tip-roll = Кубик выбирает одну линию для всех. Стрелка у линии: она принесла бы вам больше сегодняшней.
tip-attack = Светящиеся цели вам по силам: мечей хватает против щитов. Одна атака в день, мечи не тратятся.
tip-tavern = Таверна есть всегда. Её бочка в плохой день купит новый бросок.
tip-scouts = Разведчики нашли сундук: железный берёт тот, у кого больше всех карт сокровищ на активной линии.
tip-hire = Нажмите на сторону существа: слева оно собирает, справа сражается и там остаётся. На ней — среднее за день.
tip-glyphs = Глиф! Сверхзлые существа в правой части ряда стоят глифов. Они сильны: копите на одно.
tip-raid = Сегодня у вас есть вор: можно ограбить замок другого лорда, если там есть сундуки.
tip-robbed = Вас ограбили, зато вы получили щит: для следующего набега на вас нужен ещё один меч.
tip-night = Новый день: открылись новые места, капитаном стал следующий лорд, и он начинает каждый этап.
tip-last = У кого-то десять сундуков. После сегодняшних атак партия кончится: берите, что можете, или ограбьте этого лорда.

# В терминале: как пишут ходы, что значат знаки, что решает лорд.
help-move = Ход — это глагол и то, к чему он относится, например { $example }: { verb-attack } МЕСТО, { verb-raid } ЗАМОК, { verb-steal } НОМЕР, { verb-hire } СУЩЕСТВО { verb-left } или { verb-right }, а в конце { verb-glyphs }, чтобы так заплатить. Сами по себе: { verb-barrel }, { verb-spell }, { verb-pass }, { verb-done }. Имена можно сокращать.
help-signs = Первая строка: день, кубик, сундуки в стопках. Слева на линии: f пища, g глиф, m карта сокровищ. Справа: s меч, x волшебный меч, t вор; 5f — пять раз пища. [3] щит, {"{"}1{"}"} волшебный щит, b бочка, ~ заклинание, (1) использованное, + фишка, которую приносит существо. W деревянный, I железный, G золотой сундук, с ценностью или ?. > активная линия. * капитан или сверхзлое существо.
task-castle = выберите замок ({ verb-castle } ИМЯ)
task-place = выберите сторону для гоблина { $first }, потом для гоблина { $second }: слева собирают, справа сражаются ({ verb-place } { verb-left } { verb-right })
task-reroll = день { $day }, на кубике { $face }: оставьте этот бросок ({ verb-pass }) или перебросьте ({ $ways ->
    [barrel] { verb-barrel }
    [spell] { verb-spell }
   *[both] { verb-barrel } или { verb-spell }
})
task-hold = день { $day }, на кубике { $face }: оставьте этот бросок ({ verb-pass }) или не дайте другим перебросить ({ verb-spell })
task-attack = день { $day }, линия { $face } ({ $force }): { verb-attack } МЕСТО, { verb-raid } ЗАМОК или { verb-pass }
task-steal = { $count ->
    [one] выберите { $count } сундук у игрока { $other } ({ verb-steal } НОМЕР)
   *[other] выберите до { $count } сундуков у игрока { $other }, по одному ({ verb-steal } НОМЕР)
}
task-steal-more = { $count ->
    [one] выберите ещё { $count } сундук у игрока { $other } ({ verb-steal } НОМЕР) или оставьте остальное ({ verb-done })
   *[other] выберите ещё до { $count } сундуков у игрока { $other } ({ verb-steal } НОМЕР) или оставьте остальное ({ verb-done })
}
task-hire = у вас { $store }; наймите существ ({ verb-hire } СУЩЕСТВО { verb-left } или { verb-right }) или завершите наём ({ verb-done })

# Как играть: что стоит в таблицах.
listing-step = Этап
listing-what = Что происходит
listing-icon = Значок
listing-meaning = Что это такое и что делает
listing-chest = Сундук
listing-kind = Вид
listing-count = Сколько
listing-values = Ценности (число × ценность)
listing-shields = Щит
listing-magic = Волшебный щит
listing-loot = Добыча
listing-price = Цена
listing-brings = Что приносит
listing-times = { $count } × { $value }
listing-range = { $low }–{ $high }
listing-kind-of-chest = { $kind ->
    [wood] деревянный
    [iron] железный
   *[gold] золотой
}
listing-evil = злое существо
listing-most-evil = сверхзлое существо
listing-either = { $first } или { $second }
listing-list = { $things }
listing-sign = { $sign ->
    [food] пища
    [glyphs] глиф
    [maps] карта сокровищ
    [swords] меч
    [magic] волшебный меч
    [thieves] вор
    [barrels] бочка
    [spells] изменяющее заклинание
    [shield] щит
    [magic-shield] волшебный щит
    [wood] деревянный сундук
    [iron] железный сундук
   *[gold] золотой сундук
}

# О чём говорит подсказка, кроме очков: как часто что-то случается.
hint-until = к следующему дню
hint-turn = на следующий день
hint-often = в { $often } партиях из 100, а после «{ $than }» — в { $instead }
hint-you-took = Вы берёте место приступом { hint-often }.
hint-other-took = Место приступом берёт { $other } { hint-often }.
hint-you-robbed = Вас грабят { hint-often }.
hint-other-robbed = Ограблен игрок { $other } { hint-often }.
hint-you-scouted = У вас больше всего карт сокровищ { hint-often }.
hint-other-scouted = Больше всего карт сокровищ у игрока { $other } { hint-often }.
hint-you-ten-chests = У вас набирается десять сундуков { hint-often }.
hint-other-ten-chests = Десять сундуков набирает { $other } { hint-often }.

# Кто играет сам, без человека: по уровням, с чертой характера.
bot-novice = Бёмбур
    .line = Грабит всюду, где блестит добыча, и свои ворота не запирает.
bot-adept = Регин
    .line = Считает, что принесёт каждый день, и берёт лучшее.
bot-strong = Хёгни
    .line = Смотрит на два дня вперёд, прежде чем кого-то послать.
bot-bold = Хильдольв
    .line = Сильный игрок: лучше пойдёт в набег или наймёт, чем будет ждать.
bot-wary = Бусла
    .line = Сильный игрок: выжидает там, где другие бьют.
bot-master = Гулльвейг
    .line = Трижды горела и с тех пор предвидит каждую войну.

# Урок для тех, кто хочет играть лучше: что сделать и что из этого вышло.
better-1 = Слева собирают, справа сражаются. Гоблинов двое: { piece-oops } пусть сражается, { piece-nibble } собирает, и всего хватит.
better-1-done = По одному с каждой стороны. Вдвоём слева вышло бы больше пищи, но первые места взял бы один соперник.
better-2 = Одна атака: { piece-tavern }, { piece-ciderstead } (2 пищи и бочка) или { piece-barleywick } (деревянный сундук)? Что важнее так рано?
better-2-done = 2 пищи и бочка: можно нанимать уже сегодня. Сундук стоил бы в среднем 1,8 очка.
better-3 = У вас 2 пищи, партия только началась. { piece-whiff } или { piece-alibi }, слева или справа? Ранняя пища возвращается каждый день.
better-3-done = В среднем +0,67 пищи в день: за 3 дня { piece-whiff } окупится и оплатит других.
better-4 = Ваша орда много собирает и почти не сражается. { piece-casket } стоит 4 пищи и глиф. Слева или справа?
better-4-done = Справа: теперь { piece-mumbleford } можно атаковать при броске 2 или 4.
better-5 = Выпало 4. На этой линии у вас 4 меча и вор, а за бочку кубик бросят снова. Посмотрите дважды, прежде чем платить.
better-5-done = Бросок остаётся: 4 мечей хватит на замок соперника, и вор найдёт там сундуки.
better-6 = { piece-nightcap } собирает лишь на одной грани. { piece-tattle } приносит мало, зато приходит с заклинанием. Наймите: { piece-tattle }, слева или справа?
better-6-done = Слева: карта или пища на двух гранях и заклинание на дни, когда кубик против вас.

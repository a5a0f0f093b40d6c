# The frame around every game.
frame-board = Стол
frame-hand = Ваша рука и ваши ходы
frame-seats = Игроки
frame-points-of = очки: { $name }
frame-grip = Сага, правила, разговор
frame-sheet = Сага, правила, разговор

"""The end, the advanced game and the harsh variant (BL-E1 to BL-E3, BL-A1 to BL-A3, BL-V1)."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.core.events import SAID
from heorot.core.play import happen
from heorot.core.vocabulary import DEALER
from heorot.words import Words
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, episode, lines, play, seat, why


def ended(owned: list[str], **more: Any) -> Any:
    """A game that has come to its end with these tokens; nobody holds a card, so the icons go around from seat 0: F7, F5|H, F3 …"""
    state = at_episode("death_of_beowulf", [""] * len(owned), owned=owned, **more)
    deal_on(state)
    while not state.over:
        state.apply(state.legal()[0])
    return state


@pytest.mark.clause("BL-E1")
def test_all_hands_are_shown_and_all_symbols_count() -> None:
    state = at_episode("death_of_beowulf", ["Wit Courage2 Beowulf", "Daring Hrunting Fighting2", "Wit"])
    play(state, "opens Wit", "opens Courage2", "opens Beowulf", "opens end", "opens Fighting2", "opens Hrunting", "opens end", "opens Wit")
    play(state, "opens end")
    assert [seat(state, n).total for n in range(3)] == [4, 5, 1]
    assert [seat(state, n).marker for n in range(3)] == [2, 1, 3]
    assert lines(state) == ["take F7", "take F5|H", "take F3"]
    play(state, "take F5|H")  # without a wound: fame by itself
    assert seat(state, 1).owned == ("F5",)
    assert state.actor == 0


def told_of_dealing(state: Any, lang: str) -> list[str]:
    """Return the sentences that all read while the dealer acts."""
    words, said = Words(lang, GAME), []
    while state.actor == DEALER:
        sayings = happen(GAME, state, state.legal()[0])
        said += words.tell([saying for saying in sayings if saying.part in SAID], ("Ann", "Bo", "Cy"))
    return [sentence.replace("\u00a0", " ").replace("\u202f", " ") for sentence in said]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ann shows 2 × Wit, Courage ×2, and Courage ×2: 6 symbols.", "Bo shows Hrunting: 3 symbols.", "Cy shows no symbols."]),
        (
            "fr",
            [
                "Ann montre : 2 × ruse, courage ×2 et courage ×2 ; 6 symboles.",
                "Bo montre : Hrunting ; 3 symboles.",
                "Cy ne montre aucun symbole.",
            ],
        ),
        (
            "ru",
            [
                "Ann показывает: 2 × Смекалка, Отвага ×2 и Отвага ×2; 6 символов.",
                "Bo показывает: Хрунтинг; 3 символа.",
                "Cy не показывает ни одного символа.",
            ],
        ),
    ],
)
def test_a_hand_that_is_shown_is_told_in_one_sentence(lang: str, said: list[str]) -> None:
    state = at_episode("death_of_beowulf", ["Wit Wit Courage2 Courage2", "Daring Hrunting", ""])
    assert told_of_dealing(state, lang)[:3] == said


def test_treasure_that_is_shown_is_told_in_one_sentence() -> None:
    state = at_episode("recover_treasures", ["", "", ""], owned=["T3 T3 F5", "T2", ""], allies=["AT2", "", ""], advanced=True)
    said = told_of_dealing(state, "en")[:3]
    assert said == [
        "Ann shows 2 × treasure 3 and treasure-alliance token 2: treasure 8.",
        "Bo shows treasure 2: treasure 2.",
        "Cy shows no treasure.",
    ]


@pytest.mark.clause("BL-E1")
def test_fame_or_a_wound_tile_less() -> None:
    state = at_episode("death_of_beowulf", ["Wit", ""], wounds=[1, 0], doubles=[1, 0])
    deal_on(state)
    play(state, "take F5|H")
    assert lines(state) == ["fame", "heal wound", "heal double"]
    play(state, "heal double")
    assert (seat(state, 0).doubles, seat(state, 0).wounds, seat(state, 0).owned) == (0, 1, ())


@pytest.mark.clause("BL-E2")
@pytest.mark.parametrize(
    ("owned", "allies", "wounds", "points"),
    [
        ("F5 T2", "AF3 AT2", 1, 12),
        ("F5 T2", "AF3 AT2", 0, 17),
        ("M M", "", 1, -4),
        ("F5", "", 2, 5),
        ("F5", "", 3, -10),
        ("F5", "", 4, -15),
    ],
)
def test_the_score(owned: str, allies: str, wounds: int, points: int) -> None:
    state = ended([owned, "", ""], allies=[allies, "", ""], wounds=[wounds, 0, 0], scratches=[2, 0, 0])
    assert state.scores[0] == points + 7  # and fame 7, the first icon


@pytest.mark.clause("BL-E2")
def test_a_double_wound_counts_two() -> None:
    assert ended(["F5", "", ""], wounds=[1, 0, 0], doubles=[1, 0, 0]).scores[0] == 5 + 7 - 15


@pytest.mark.clause("BL-E2")
def test_everyone_learns_the_scores_though_alliance_tokens_stay_face_down() -> None:
    state = at_episode("death_of_beowulf", ["", ""], allies=["AF3 AT1", "AF2"])
    deal_on(state)
    assert state.scores == [0, 0]
    seen = {eyes: state.seen_by(eyes) for eyes in (0, 1, None)}
    move = GAME.parse("take F7", state)
    told = {eyes: state.told(move, eyes) for eyes in seen}
    assert GAME.notation(told[1], seen[1]) == "take F7 !4,2"
    play(state, "take F7")
    assert state.scores == [7 + 4 + 5, 5 + 2 + 5]
    for eyes, before in seen.items():
        before.apply(told[eyes])
        assert before.scores == state.scores
        assert before == state.seen_by(eyes)


@pytest.mark.clause("BL-E3")
def test_the_highest_total_wins_and_ties_share() -> None:
    state = ended(["", "F2", "F4"])  # 7, 5 and 3 from the icons
    assert state.scores == [12, 12, 12]
    assert state.result().places == (1, 1, 1)
    assert state.result().why.id == "result-shared"
    state = ended(["", "F1", "F6"])
    assert (state.scores, state.result().places) == ([12, 11, 14], (2, 3, 1))
    assert list(state.legal()) == []


@pytest.mark.clause("BL-V1")
def test_harsh_times() -> None:
    state = ended(["F7 F6", "M", ""], harsh=True, wounds=[3, 1, 0])
    assert state.scores == [0, 3, 8]
    assert state.result().places == (3, 2, 1)
    worse = ended(["F7", "M*3", ""], harsh=True, wounds=[3, 1, 0])
    assert worse.scores == [0, -1, 8]
    assert worse.result().places == (3, 2, 1)  # the fallen are behind, though nothing is more than less than nothing
    mild = ended(["F7 F6", "M", ""], wounds=[3, 1, 0])
    assert mild.scores == [7 + 13 - 15, 3, 8]


# the advanced game


@pytest.mark.clause("BL-A1")
def test_an_auction_for_one_icon() -> None:
    owned = ["T1 T3", "T2 T2", "T4"]
    state = at_episode("gifts_of_gold", ["", "", ""], advanced=True, owned=owned, allies=["", "AT1 AF3", ""])
    assert lines(state) == ["show T1", "show T3", "pass"]
    play(state, "show T1")
    assert lines(state) == ["show T2", "show AT1", "pass"]
    play(state, "show AT1")  # level with 1
    assert state.actor == 2
    play(state, "pass")
    play(state, "show T3")
    assert (seat(state, 0).total, state.actor) == (4, 1)
    play(state, "show T2")
    assert (seat(state, 1).total, state.actor) == (3, 1)  # 1 short
    assert why(state, "risk") == "BL-A1"
    play(state, "show T2", "pass")
    assert (seat(state, 1).owned, seat(state, 1).allies) == (("F3",), ("AF3",))  # paid, and won
    assert seat(state, 0).owned == ("T1", "T3")  # who is out keeps all
    assert GAME.view(state).supply["T2"] == 10
    assert GAME.view(state).bag == 35
    assert episode(state) == "the_hall_restored"


@pytest.mark.clause("BL-A1")
def test_who_shows_nothing_is_out_and_the_last_one_wins_for_nothing() -> None:
    state = at_episode("gifts_of_gold", ["", "", ""], advanced=True, owned=["", "", "T4"])
    assert lines(state) == ["pass"]
    play(state, "pass", "pass")
    assert seat(state, 2).owned == ("F3", "T4")


@pytest.mark.clause("BL-A1")
def test_tokens_shown_and_taken_back_stay_known() -> None:
    state = at_episode("gifts_of_gold", ["", ""], advanced=True, allies=["AT1 AF2", "AT2"])
    play(state, "show AT1", "show AT2", "pass")
    assert seat(state.seen_by(1), 0).allies == ("AT1", "?")
    assert seat(state.seen_by(1), 0).famed == ("AT1",)
    assert seat(state, 1).allies == ()


@pytest.mark.clause("BL-A2")
def test_recover_treasures() -> None:
    owned = ["T1", "T4 F2", ""]
    state = at_episode("recover_treasures", ["", "", ""], advanced=True, owned=owned, allies=["AT3", "AF1", "AT3"], start=1)
    play(state, "opens T4", "opens end", "opens AT3", "opens end", "opens T1", "opens AT3", "opens end")
    assert [seat(state, n).marker for n in range(3)] == [2, 1, 3]  # 4, 4 and 3; the start player is first
    assert lines(state) == ["take F6", "take F4", "take F3"]
    play(state, "take F6", "take F4")
    assert [seat(state, n).owned for n in range(3)] == [("F4",), ("F2", "F6"), ("F3",)]
    assert [seat(state, n).allies for n in range(3)] == [(), ("AF1",), ()]
    assert (GAME.view(state).supply["T4"], GAME.view(state).supply["T1"], GAME.view(state).bag) == (2, 4, 35)
    assert episode(state) == "death_of_beowulf"


@pytest.mark.clause("BL-A3")
def test_the_start_player_stays_and_treasure_scores_nothing() -> None:
    state = at_episode("recover_treasures", ["", "", ""], advanced=True, owned=["T1", "", ""], start=1)
    deal_on(state)
    play(state, "take F6", "take F4")
    assert GAME.view(state).starter == 1
    auction = at_episode("gifts_of_gold", ["", ""], advanced=True, start=1)
    play(auction, "pass")
    assert GAME.view(auction).starter == 1
    end = ended(["F5 T4", "", ""], advanced=True, allies=["AT3 AF1", "", ""], wounds=[1, 0, 0])
    assert end.scores[0] == 5 + 1 + 7

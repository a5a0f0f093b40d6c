"""The games over HTTP: what there is to know of each, and a board to practise on."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

import heorot
from heorot.asking import asks
from heorot.core.errors import HeorotError
from heorot.games import names
from heorot.howto import HowTo, howto
from heorot.rulebook import clauses, intro
from heorot.server.protocol import Refused
from heorot.server.tables import practice
from heorot.server.web import learning
from heorot.server.web.http import Ask, address, admission, ready, refusals, token_of
from heorot.words import Words, languages, texts

MOST_TRYING = 16 * 1024  # bytes of a position with its moves

GameName = Annotated[str, PathParameter(max_length=40, description="the game's name")]
Language = Annotated[Literal["en", "fr", "ru"], PathParameter(description="the language")]
Spoken = Annotated[Literal["en", "fr", "ru"], QueryParameter(description="the language")]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its values, the default and the clause that tells of it."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    clause: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game, before it is played: its title, what it is about and what to know of its components in one's language, its options.

    A preset says how some options are set: `letter` by the letter of the book, `played` as people play it.
    """

    game: str
    title: str
    about: str
    note: str  # what to know before playing, such as what of the components is not the box's; nothing: there is nothing to know
    version: int
    players: tuple[int, int]
    minutes: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, bool | int | str]]
    first_option: str  # the option that says which seat begins: "drawn", "first-seat", "seat-2" …; nothing: there is none
    lesson: bool


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of the rules, with the title of its section."""

    id: str
    title: str
    section: str
    marks: list[str]
    text: str


class AskInfo(msgspec.Struct, frozen=True):
    """A thing on the table that can be asked about: the clause that tells more, and the figures that are said of it."""

    clause: str
    figures: dict[str, int | float | str]
    said: str = ""  # of a place, which has no words of its own


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules of a game: how to play it on one screen (none: it does not say), what they say of it as a whole, and the clauses."""

    howto: HowTo | None
    intro: str
    clauses: list[ClauseInfo]
    asks: dict[str, AskInfo]  # what can be asked about, by its id: the game's words say it as `ask-ID`
    kinds: dict[str, str]  # pieces of the box that can be asked about by their own names, each with the thing it is one of


@get("/api/games", responses=refusals(), operation_id="games")
async def games(lang: Spoken = "en") -> list[GameInfo]:
    """The games there are."""
    return [introduced(name, lang) for name in names()]


@cache
def introduced(name: str, lang: str) -> GameInfo:
    """Return a game in a language, or where it has no words for it in English."""
    game = heorot.game(name)
    words = Words(lang, game)
    note = words("game-note") if words.bundle.has_message("game-note") else ""
    told = {"title": words("game-title"), "about": words("game-about"), "note": note, "lesson": bool(learning.lesson(game))}
    return msgspec.convert(game.about() | told, GameInfo)


def the_game(name: str) -> Any:
    """Return a game, or say that there is none."""
    try:
        return heorot.game(name)
    except HeorotError as why:
        raise Refused("not-found", str(why)) from None


@get("/api/games/{game:str}/rules/{lang:str}", responses=refusals(404), operation_id="rules")
async def rules(game: GameName, lang: Language) -> RulesInfo:
    """How to play a game, and its rules clause by clause; in English where the game has none in this language."""
    found = the_game(game)
    spoken = lang if (found.folder() / f"help.{lang}.md").is_file() else "en"
    told = clauses(found, spoken).values()
    listed = [ClauseInfo(one.id, one.title, one.section, list(one.marks), one.text) for one in told]
    asked = {thing: AskInfo(clause, dict(found.figures_of(thing))) for thing, clause in asks(found).items()}
    words = Words(spoken, found)
    asked |= {place: AskInfo(clause, {}, words.say(said)) for place, (clause, said) in found.places_told().items()}
    kinds = found.piece_kinds(found.begin_with(found.fewest, found.parts, {}))
    return RulesInfo(howto(found, lang), intro(found, spoken), listed, asked, dict(kinds))


@get("/api/games/{game:str}/words/{lang:str}", responses=refusals(404), operation_id="words", media_type="text/plain")
async def words(game: GameName, lang: Language) -> str:
    """The words of the program and of a game, as Fluent; what the game says in its own way comes later, and counts."""
    return "\n".join(reversed(texts(lang if lang in languages() else "en", the_game(game))))


@get("/api/games/{game:str}/parts", responses=refusals(404), operation_id="parts", media_type="text/plain")
async def parts(game: GameName) -> str:
    """The components of a game, as the TOML file to start one's own from."""
    return cast(str, the_game(game).template())


@post(
    "/api/games/{game:str}/try",
    status_code=200,
    responses=refusals(404, 409, 429),
    operation_id="try_moves",
    request_max_body_size=MOST_TRYING,
)
async def try_moves(request: Ask, game: GameName, data: JSONBody[practice.Trying]) -> practice.Tried:
    """Try moves on a position of your own: nothing is kept, and the same moves bring the same."""
    at = admission(request)
    await at.somebody(token_of(request), address(request))
    at.slow(at.trying, address(request))
    found = the_game(game)
    return cast(practice.Tried, ready(await at.aside(practice.tried, found, data)))


@get("/api/games/{game:str}/examples", responses=refusals(404), operation_id="examples")
async def examples(game: GameName) -> list[learning.Example]:
    """The examples of a game's rulebook, each with what to try and what comes of it."""
    return learning.examples(the_game(game))


@get("/api/games/{game:str}/lesson", responses=refusals(404), operation_id="lesson")
async def lesson(game: GameName) -> list[learning.Step]:
    """The lesson of a first game, step by step: each is one move to make."""
    return learning.lesson(the_game(game))


@get("/api/games/{game:str}/better", responses=refusals(404), operation_id="better")
async def better(game: GameName) -> list[learning.Step]:
    """The lesson for whoever would play better: positions, each with one idea, judged by search."""
    return learning.better(the_game(game))


HANDLERS = [games, rules, words, parts, examples, lesson, better, try_moves]

"""Fists as it could have grown: a second version with another rule, one more option and other components, which still knows the first.

It bears the name of the tiny game, so that whatever was begun with that one, its version 1, can be read and played on with this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from heorot.core.options import Option, Value
from heorot.core.parts import Parts
from heorot.core.versions import Version
from tests.tiny.fists import POINTS, Fists, FistsState

FOLDER = Path(__file__).parent
VERSION, NOTHING = 62, 63  # where things lie in the block: 0 in version 1, as it always was


class GrownState(FistsState):
    """A position of the grown game."""

    def award(self) -> None:
        """From version 2 on whoever takes a prize gets a point more."""
        before = self.scores
        super().award()
        for seat in range(self.players):
            if self.b[VERSION] and self.score(seat) > before[seat]:
                self.b[POINTS + seat] += 1

    def shine(self, who: int, rune: int) -> None:
        """With the option, golden runes are worth nothing."""
        before = self.score(who)
        super().shine(who, rune)
        if self.b[NOTHING]:
            self.b[POINTS + who] = before


class Grown(Fists):
    """The game of Fists, grown: the option `runes` is new, and what plays as before is not its default."""

    version = 2
    versions: ClassVar[tuple[Version, ...]] = (
        Version(1, ("lost",), since={"runes": "count"}, boxes=("known by an older name",), parts="fists/parts.toml"),
        Version(2, ("lost", "runes"), parts="grown.toml"),
    )
    options = (*Fists.options, Option("runes", ("nothing", "count"), "nothing", "FI-3"))  # type: ignore[assignment]

    def folder(self) -> Any:
        return FOLDER

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> GrownState:
        s = GrownState(players)
        s.copy_from(super().begin(players, parts, options, version))
        s.b[VERSION] = version - 1
        s.b[NOTHING] = options["runes"] == "nothing"
        return s

    def version_of(self, state: FistsState) -> int:
        return 1 + state.b[VERSION]

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> GrownState:
        s = GrownState(data["players"])
        s.copy_from(super().read_position(data, seed))
        return s


class Forgetful(Grown):
    """The grown game, had it forgotten its first version."""

    versions = (Grown.versions[1],)

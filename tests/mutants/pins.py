"""Where a mutant stands: in a function, at a statement. Both are known by the syntax tree, so layout and comments do not matter.

A statement with others below it is known by its heading (`if …:`), and the misreading takes over what stands below.
"""

from __future__ import annotations

import ast
import copy
import difflib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.clauses import Citation

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "heorot"
FOLDER = Path(__file__).parent
BELOW = ("body", "handlers", "orelse", "finalbody", "cases")
Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Gone(LookupError):
    """The function or the statement of a mutant is not there, or not there exactly once."""


@dataclass(frozen=True)
class Mutant:
    """A statement of the rules and its misreading."""

    game: str
    clause: str
    file: str  # below the package
    function: str  # by its qualified name; empty at a module's top level
    old: str
    new: str
    nth: int | None = None  # which one, from 1, where the function has several alike
    endless: bool = False  # the misread game never ends, and that is how one notices

    def __str__(self) -> str:
        return f"the mutant `{self.new}` of {self.clause} in tests/mutants/{self.game}.toml"

    @property
    def module(self) -> str:
        """The name under which its file is imported."""
        return ".".join(["heorot", *Path(self.file).with_suffix("").parts]).removesuffix(".__init__")

    def applied(self, source: str) -> ast.Module:
        """Return the syntax tree of its file with the misreading in the statement's place."""
        tree = ast.parse(source)
        place = self.place(tree)
        new, is_heading = parsed(self.new)
        if is_heading != bool(below(place)):
            raise Gone(f"{self}: `{self.old}` and its misreading are not both headings, nor both whole statements")
        if is_heading:
            for part, statements in below(place).items():
                setattr(new[0], part, statements)
        for node in new:
            ast.copy_location(node, place)
        Misread(place, new).visit(tree)
        return ast.fix_missing_locations(tree)

    def place(self, tree: ast.Module) -> ast.stmt:
        """Find its statement in the syntax tree of its file."""
        functions = dict(scopes(tree))
        if self.function not in functions:
            raise Gone(f"{self}: {self.file} has no function {self.function!r}; {nearest(self.function, functions)}")
        (wanted, *more), _ = parsed(self.old)
        if more:
            raise Gone(f"{self}: `{self.old}` is more than one statement")
        statements = list(own_statements(functions[self.function]))
        found = [node for node in statements if heading(node) == heading(wanted)]
        where = f"{self.function!r} of {self.file}" if self.function else f"the top level of {self.file}"
        if not found:
            lines = {heading(node): node.lineno for node in statements}
            raise Gone(f"{self}: {where} has no statement `{heading(wanted)}`; {nearest(heading(wanted), lines)}")
        if self.nth is None and len(found) > 1:
            raise Gone(f"{self}: {where} has {len(found)} statements `{heading(wanted)}`; `nth` must say which")
        if self.nth is not None and not 1 <= self.nth <= len(found) > 1:
            raise Gone(f"{self}: {where} has {len(found)} statements `{heading(wanted)}`, and nth = {self.nth} is none of several")
        return found[(self.nth or 1) - 1]


class Misread(ast.NodeTransformer):
    """Puts statements in the place of one."""

    def __init__(self, place: ast.stmt, new: list[ast.stmt]) -> None:
        self.place = place
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        if node is self.place:
            return self.new
        kept: ast.AST = self.generic_visit(node)
        return kept


def scopes(tree: ast.Module | Scope, above: str = "") -> Iterator[tuple[str, ast.Module | Scope]]:
    """Yield the functions and classes below a node, and the node itself, by their qualified names."""
    yield above, tree
    for node in own_statements(tree):
        if isinstance(node, Scope):
            yield from scopes(node, f"{above}.{node.name}" if above else node.name)


def own_statements(scope: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements of a function, not those of functions within it."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, Scope):
            yield from own_statements(node)


def below(node: ast.stmt) -> dict[str, list[ast.AST]]:
    """Return the statements below a statement."""
    return {part: getattr(node, part) for part in BELOW if hasattr(node, part)}


def heading(node: ast.stmt) -> str:
    """Return a statement's text, in the one form that `ast.unparse` has for it, without what stands below."""
    bare = copy.copy(node)
    for part in below(node):
        setattr(bare, part, [])
    if isinstance(bare, Scope):
        bare.decorator_list = []
    return ast.unparse(bare)


def parsed(text: str) -> tuple[list[ast.stmt], bool]:
    """Return the statements of a text, and whether it is a heading only.

    >>> [heading(node) for node in parsed("elif (a  ==  b):  # why")[0]]
    ['if a == b:']
    """
    text = text.removeprefix("el") if text.startswith("elif ") else text
    try:
        return ast.parse(text).body, False
    except SyntaxError:
        return ast.parse(f"{text}\n    pass").body, True


def nearest(wanted: str, there: Mapping[str, object]) -> str:
    """Say what is most like the text that is not there."""
    for found in difflib.get_close_matches(wanted, there, 1, 0):
        line = there[found]
        return f"nearest is `{found}`" + (f" in line {line}" if isinstance(line, int) else "")
    return "there is none at all"


def mutants() -> list[Mutant]:
    """Return the mutants of all games."""
    return [
        Mutant(path.stem, **entry) for path in sorted(FOLDER.glob("*.toml")) for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]


def files_citing(clauses: set[str], game: str, citations: list[Citation]) -> list[str]:
    """Return the files of a game's tests that cite one of the clauses."""
    return sorted({test.file for test in citations if test.clause in clauses and test.file.startswith(f"tests/games/{game}/")})

"""A table under the keyboard alone, whatever game lies on it."""

from __future__ import annotations

from tests.browser.table import TablePage


def focused(table: TablePage, name: str) -> str:
    """Return what an attribute of the focused element says."""
    found: str = table.page.evaluate("name => document.activeElement?.getAttribute(name) ?? ''", name)
    return found


def tab_to(table: TablePage, attribute: str, back: bool = False) -> str:
    """Press Tab until something with this attribute has the focus; returns what it says."""
    for _ in range(80):
        if found := focused(table, attribute):
            return found
        table.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"the keyboard does not reach {attribute}")

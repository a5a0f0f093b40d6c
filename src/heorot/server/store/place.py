"""Where a hall is kept, as it is named on the command line."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from heorot.core.errors import BadOption


def database_file(url: str) -> Path:
    """Return the file that is meant: the one of a URL or, without a name, the one in the user's data folder."""
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadOption(f"{url.split('://')[0]} is not a database this hall can use; it can be sqlite:///FILE")
    return Path(url.removeprefix("sqlite:///")) if url else Path(platformdirs.user_data_dir("heorot", appauthor=False)) / "hall.db"

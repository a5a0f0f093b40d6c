"""`python -m heorot` is `heorot`."""

import sys

from heorot.cli import main

sys.exit(main())

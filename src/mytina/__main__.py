"""`python -m mytina` is the command `mytina`."""

from __future__ import annotations

import sys

from mytina.cli import main

sys.exit(main())

"""A real server for the tests: `python -m tests.server.serve PORT DATA [DATABASE [WORKERS [CHANNELS]]]`."""

from __future__ import annotations

import sys

from mytina.server.main import serve


def main(port: str, data: str, database: str = "", workers: str = "1", channels: str = "") -> None:
    serve(port=int(port), data=data, database=database, workers=int(workers), channels=channels)


if __name__ == "__main__":
    main(*sys.argv[1:])

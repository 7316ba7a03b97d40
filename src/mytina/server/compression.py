"""How answers travel: packed by brotli for browsers that take it, by gzip for everybody else."""

from __future__ import annotations

import asyncio
import gzip
import importlib
import importlib.util
from functools import lru_cache
from typing import Any

from litestar.config.compression import CompressionConfig

GZIP = 6  # a whole table is a twentieth smaller than with 5, for a millisecond; 9 takes twice as long for 2 % more
BROTLI = 5  # as quick as gzip and 7 % smaller; 6 to 9 take up to four times as long for 3 % more
_BEST = 11  # for files that are packed once

#: A host may leave the package out: then everything is packed by gzip.
_brotli: Any = importlib.import_module("brotli") if importlib.util.find_spec("brotli") else None


def answers() -> CompressionConfig:
    """For pages and JSON, packed whenever somebody asks; streams and files are not packed here."""
    exclude = [r".*/events$", r"^/static/"]
    if _brotli is None:
        return CompressionConfig(backend="gzip", gzip_compress_level=GZIP, exclude=exclude)
    return CompressionConfig(
        backend="brotli", brotli_quality=BROTLI, gzip_fallback=True, gzip_compress_level=GZIP, exclude=exclude
    )


async def packed(body: bytes, accepted: str) -> tuple[bytes, str]:
    """A file as well packed as a browser takes it, and the name of that encoding; not where others wait."""
    encodings = {one.partition(";")[0].strip() for one in accepted.lower().split(",")}
    if "br" in encodings and _brotli is not None:
        return await asyncio.to_thread(_smallest, body, "br"), "br"
    if "gzip" in encodings:
        return await asyncio.to_thread(_smallest, body, "gzip"), "gzip"
    return body, ""


@lru_cache(512)
def _smallest(body: bytes, encoding: str) -> bytes:
    """It is done once, and many fetch it."""
    if encoding == "br":
        found: bytes = _brotli.compress(body, quality=_BEST)
        return found
    return gzip.compress(body, 9, mtime=0)

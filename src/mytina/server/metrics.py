"""Figures for Prometheus; with several server processes they are added up through files (see `main.serve`)."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST

events = Counter("mytina_events", "Events stored, by kind", ["kind"])
conflicts = Counter("mytina_conflicts", "Events that another process was quicker with")
stale = Counter("mytina_stale", "Posts that came too late and were answered with 409")
created = Counter("mytina_tables_created", "Tables opened", ["game"])
errors = Counter("mytina_errors", "Unexpected errors")
refused = Counter("mytina_refused", "Requests turned away for coming too fast")

cached = Gauge("mytina_tables_cached", "Tables in memory", multiprocess_mode="livesum")
watchers = Gauge("mytina_watchers", "Open event streams", multiprocess_mode="livesum")
thinking = Gauge("mytina_bot_queue", "Tables that wait for a bot's thought", multiprocess_mode="livesum")

store_seconds = Histogram(
    "mytina_store_seconds",
    "From asking to committed",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
)
commit_sizes = Histogram("mytina_commit_sizes", "Writes in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128))
think_seconds = Histogram("mytina_think_seconds", "A bot's thought", buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5))
render_seconds = Histogram(
    "mytina_render_seconds", "Drawing a table", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2)
)


def page() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)

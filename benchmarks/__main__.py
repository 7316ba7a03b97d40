"""`make bench`: the benchmarks that take about a minute."""

from benchmarks import engine

engine.main()

"""`make bench`: the benchmarks that take about two minutes."""

from benchmarks import cartographers, engine

engine.main()
print()
cartographers.main()

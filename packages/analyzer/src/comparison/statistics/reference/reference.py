"""Makes reference.json with SciPy: python3 reference.py > reference.json. reference.R checks the same numbers with R."""

import json

import numpy
from scipy import stats

samples = {
    "ten plants": [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0],
    "Darwin’s maize": [6.125, -8.375, 1.0, 2.0, 0.75, 2.875, 3.5, 5.125, 1.75, 3.625, 7.0, 3.0, 9.375, 7.5, -6.0],
    "three": [2.0, 4.5, 6.1],
    "two": [1.0, -3.0],
    "ties": [1, 1, 2, -1, 3, 0, 0, 2, 5, -2, 4, 1],
    "all rise": [0.1, 0.22, 0.35, 0.41, 0.58, 0.63],
    "sixty": [round(float(x), 6) for x in numpy.random.default_rng(7).normal(0.4, 2, 60)],
}


def of(changes):
    n = len(changes)
    t = stats.ttest_1samp(changes, 0)
    low, high = t.confidence_interval(0.95)
    moved = [c for c in changes if c]
    is_exact = n < 50 and len({abs(c) for c in moved}) == n == len(moved)
    w = stats.wilcoxon(moved, correction=not is_exact, method="exact" if is_exact else "approx")
    up = float(sum(r for r, c in zip(stats.rankdata(numpy.abs(moved)), moved) if c > 0))
    yield from (("change", c) for c in changes)
    yield from (("t", t.statistic), ("df", n - 1), ("p", t.pvalue), ("low", low), ("high", high))
    yield from (("w", up), ("n", len(moved)), ("isExact", int(is_exact)), ("wilcoxonP", w.pvalue))
    if n >= 10:
        rng = numpy.random.default_rng(1)
        boot = stats.bootstrap((changes,), numpy.mean, n_resamples=200_000, method="percentile", rng=rng)
        yield from zip(("bootstrapLow", "bootstrapHigh"), boot.confidence_interval)


rows = [(name, quantity, float(value)) for name, changes in samples.items() for quantity, value in of(changes)]
rows += [("t95", str(df), float(stats.t.ppf(0.975, df))) for df in (1, 2, 3, 4, 5, 7, 10, 29, 30, 99, 499)]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
print(f"[\n{lines}\n]")

"""Benchmarks print ratios, never assert them: machines are noisy, so what is compared takes turns in short slices."""

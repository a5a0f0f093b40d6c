"""The random generator that callers own; a state never holds one."""

from __future__ import annotations

LOW32 = 0xFFFFFFFF
LOW64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
STAR = 0x2545F4914F6CDD1D


class Rng:
    """Marsaglia and Vigna's xorshift64*: small, fast, and the same compiled or not.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [1, 5, 2, 0, 3, 3, 1, 5]
    """

    def __init__(self, seed: int) -> None:
        z = ((seed & LOW64) + GOLDEN) & LOW64  # splitmix64, so that near seeds give far streams
        z = ((z ^ (z >> 30)) * MIX_1) & LOW64
        z = ((z ^ (z >> 27)) * MIX_2) & LOW64
        z = z ^ (z >> 31)
        self.x = z if z else GOLDEN

    def word(self) -> int:
        """Return the next 32 random bits."""
        x = self.x
        x ^= x >> 12
        x ^= (x << 25) & LOW64
        x ^= x >> 27
        self.x = x
        return ((x * STAR) & LOW64) >> 32

    def below(self, n: int) -> int:
        """Return one of 0 … n-1, each exactly as likely (Lemire's multiplication with rejection)."""
        if n < 1:
            raise ValueError("nothing to choose from")
        m = self.word() * n
        low = m & LOW32
        if low < n:
            floor = (LOW32 + 1 - n) % n
            while low < floor:
                m = self.word() * n
                low = m & LOW32
        return m >> 32

    def __repr__(self) -> str:
        return f"<Rng at {self.x:#x}>"

"""A prompt of 100 tokens: how many new ones until the cache saves half of the token-forwards, or nine tenths?"""

P = 100


def counts(m):
    """Token-forwards without and with a cache."""
    return m * P + m * (m - 1) // 2, P + m - 1


for m in (1, 2, 3):
    print(f"m={m}:", "{} without, {} with".format(*counts(m)))
for share in (2, 10):
    m = next(m for m in range(1, 1000) if counts(m)[0] >= share * counts(m)[1])
    print(f"1/{share} or less: from m={m} on,", "{} and {}".format(*counts(m)))

"""Slots that stay empty when a request of 300 tokens reserves room for 4096, or pages of 256 or of 16."""

TOKENS = 300
for name, page in (("contiguous, 4096", 4096), ("pages of 256", 256), ("pages of 16", 16)):
    pages = -(-TOKENS // page)
    reserved = pages * page
    print(f"{name:<17} {pages:>3} x {page:<4} {reserved - TOKENS:>5} slots empty, {1 - TOKENS / reserved:>5.1%}")

"""Two tokens at a distance of 3, anywhere in the text: is the product of query and key the same?"""

import torch

from lessons.L05_model_runner.layers.rotary_embedding import get_rope

rope = get_rope(head_dim=8, max_position=100, rope_parameters={"rope_theta": 10000.0})
generator = torch.Generator().manual_seed(0)
query, key = torch.randn(2, 1, 1, 8, generator=generator)


def product(query_position, key_position):
    turned_query, _ = rope(torch.tensor([query_position]), query, key)
    _, turned_key = rope(torch.tensor([key_position]), query, key)
    return (turned_query * turned_key).sum()


for pair in ((3, 0), (50, 47), (99, 96), (50, 46)):
    print(f"positions {pair}: as at (3, 0):", torch.isclose(product(*pair), product(3, 0), atol=1e-4).item())
print("pairs:", [(i, i + 4) for i in range(4)])

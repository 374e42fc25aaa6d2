"""400,000 draws from four logits at temperature 0.7: are the frequencies the probabilities?"""

import torch

from lessons.L05_model_runner.layers.sampler import Sampler

draws, logits = 400_000, torch.tensor([2.0, 1.0, 0.0, -1.0])
target = (logits / 0.7).softmax(dim=0)
rows, temperatures = logits.expand(draws, 4), torch.full((draws,), 0.7)
token_ids = Sampler()(rows, temperatures, torch.Generator().manual_seed(0))
share = token_ids.bincount(minlength=4) / draws
deviation = (target * (1 - target) / draws).sqrt()
print("probabilities  ", [f"{p:.3f}" for p in target.tolist()])
print("within 4 standard deviations:", ((share - target).abs() < 4 * deviation).all().item())
print("temperature 0:", Sampler()(logits[None], torch.zeros(1)).tolist())

"""The weighted sum of a softmax in tiles, with scores and values that are numbers, beside the sum in one go."""

import math

scores, values = [1.0, 3.0, 2.0, 5.0], [10.0, 20.0, 30.0, 40.0]
row_max, row_sum, output = -math.inf, 0.0, 0.0
for tile in (0, 2):  # two keys at a time
    new_max = max(row_max, *scores[tile : tile + 2])
    shrink = math.exp(row_max - new_max)
    weights = [math.exp(score - new_max) for score in scores[tile : tile + 2]]
    output = output * shrink + sum(w * v for w, v in zip(weights, values[tile : tile + 2], strict=True))
    row_sum, row_max = row_sum * shrink + sum(weights), new_max
    print(f"after {tile + 2} keys: max {row_max}, shrink {shrink:.4f}, sum {row_sum:.4f}, output {output:.4f}")
weights = [math.exp(score) for score in scores]
whole = sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)
print(f"tiles {output / row_sum:.6f}, in one go {whole:.6f}")

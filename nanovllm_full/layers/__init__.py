"""The layers that models are made of, and the sampler after them."""

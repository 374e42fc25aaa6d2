"""The models: token ids in, hidden states and logits out."""

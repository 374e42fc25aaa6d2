"""The engine: takes requests, drives the model, hands back results."""

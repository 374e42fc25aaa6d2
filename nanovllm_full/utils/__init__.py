"""Helpers that belong to no layer of the engine."""

"""Tests of the full engine alone: what no earlier stage has."""

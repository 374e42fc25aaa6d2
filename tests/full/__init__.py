"""Tests of the full engine alone."""

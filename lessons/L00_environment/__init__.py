"""What can my machine run, and which token does a model give first?

Importing this package imports neither torch nor transformers, so that the doctor can report when they are broken.
"""

from .utils.hub import ModelNotFoundError, resolve_model

__all__ = ["ModelNotFoundError", "resolve_model"]

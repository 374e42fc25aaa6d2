"""The stages of the course, each a package of its own, and beside them the course tool (`lessons.cli`)."""

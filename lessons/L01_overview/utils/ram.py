"""The memory of this machine, or of the container that it is in."""

from __future__ import annotations

import re
from pathlib import Path

from .install import try_import


def read_ram() -> tuple[int | None, int]:
    """Available (None if not known) and total bytes; inside a container its limit, not the host's memory."""
    psutil, _ = try_import("psutil")
    if psutil is not None:
        memory = psutil.virtual_memory()
        available, total = memory.available, memory.total
    elif (meminfo := Path("/proc/meminfo")).exists():
        sizes = dict(re.findall(r"(\w+):\s+(\d+) kB", meminfo.read_text()))
        available, total = int(sizes["MemAvailable"]) * 1024, int(sizes["MemTotal"]) * 1024
    else:
        return None, 0
    limit, used = _cgroup_memory()
    if limit is not None and limit < total:
        return min(available, max(limit - used, 0)), limit
    return available, total


def _cgroup_memory(root: Path = Path("/sys/fs/cgroup")) -> tuple[int | None, int]:
    """Limit (None: no limit) and bytes in use that cannot be dropped, for cgroup v2."""
    try:
        limit = int((root / "memory.max").read_text())  # a ValueError for "max"
        used = int((root / "memory.current").read_text())
        dropped = re.search(r"^inactive_file (\d+)$", (root / "memory.stat").read_text(), re.MULTILINE)
    except (OSError, ValueError):
        return None, 0
    return limit, used - (int(dropped.group(1)) if dropped else 0)

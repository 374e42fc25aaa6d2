"""Settings that pytest and the notebooks' kernels share. They must stand in the environment before a kernel starts."""

import os
import signal
from pathlib import Path

ROOT = Path(__file__).parent

os.environ.update(
    PYTHONPATH=os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
    PYTHONHASHSEED="0",
    SOURCE_DATE_EPOCH="0",
    TQDM_DISABLE="1",
    HF_HUB_OFFLINE="1",
    HF_HUB_DISABLE_PROGRESS_BARS="1",
    TOKENIZERS_PARALLELISM="false",
    OMP_NUM_THREADS="1",  # threads that wait by spinning crawl where the cores are shared
    MPLBACKEND="module://matplotlib_inline.backend_inline",
)
os.environ.pop("COLUMNS", None)  # pytest-xdist sets it, and what is imported then would keep that width
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell starts what runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)

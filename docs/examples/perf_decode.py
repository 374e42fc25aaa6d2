"""Decode attention in benchmarks/results/kernels.json: our kernel as configured, the best tried, flash-attn."""

import json
from pathlib import Path

measured = json.loads((Path(__file__).parents[2] / "benchmarks" / "results" / "kernels.json").read_text())
print(f"{measured['gpu']}, {measured['command']}")
print("microseconds; our kernel with pages of 64, flash-attn with pages of 256; bandwidth: of the keys and values\n")
print("shape         ours  TB/s  best tried  TB/s  splits  stages  flash-attn")
cases = [case for case in measured["attention"] if "page" in case]
peers = {case["case"]: case.get("flash_attn_microseconds") for case in cases if case["page"] == 256}
for case in (case for case in cases if case["page"] == 64):
    ours, best = case["microseconds"], case.get("sweep", {}).get("best", [None])[0]
    rate = [f"{case['megabytes'] / time:5.2f}" for time in (ours, best["microseconds"] if best else ours)]
    tried = (
        f"{best['microseconds']:10.1f} {rate[1]} {best['config']['max_splits']:7d} {best['config']['num_stages']:7d}"
    )
    peer = f"{peers[case['case']]:10.1f}" if peers.get(case["case"]) else f"{'-':>10s}"
    print(f"{case['case']:11s} {ours:6.1f} {rate[0]}  {tried if best else ' ' * 33}  {peer}")

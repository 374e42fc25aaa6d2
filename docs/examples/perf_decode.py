"""Decode attention in benchmarks/results/kernels.json: our kernel as configured, the best tried, flash-attn."""

import json
from pathlib import Path

measured = json.loads((Path(__file__).parents[2] / "benchmarks" / "results" / "kernels.json").read_text())
print(f"{measured['gpu']}, {measured['command']}")
print("microseconds; our kernel with pages of 64, flash-attn with pages of 256; share: of a copy's bandwidth, at least")
print("best tried: of those that fit into 99 KB of shared memory\n")
print("shape            keys warps stages splits   ours  share    bar  best tried  flash-attn")
cases = [case for case in measured["attention"] if "page" in case]
peers = {case["case"]: case.get("flash_attn_microseconds") for case in cases if case["page"] == 256}
for case in (case for case in cases if case["page"] == 64):
    ours, config = case["microseconds"], case["config"]
    chosen = f"{config['BLOCK_N']:4d} {config['num_warps']:5d} {config['num_stages']:6d} {config['max_splits']:6d}"
    tried = case.get("sweep", {}).get("best", [])
    small = [one for one in tried if (one.get("shared_memory") or 0) <= 99 * 1024]
    best = f"{small[0]['microseconds']:10.1f}" if small else f"{'-':>10s}"
    peer = f"{peers[case['case']]:10.1f}" if peers.get(case["case"]) else f"{'-':>10s}"
    bar = "-" if case["bar"] is None else f"{case['bar']:.2f}"
    print(f"{case['case']:16s} {chosen} {ours:6.1f} {case['share']:6.3f} {bar:>6s}  {best}  {peer}")
if "prefill" in measured:
    print("\nprefill       queries  keys warps stages    ours  flash-attn")
for case in measured.get("prefill", []):
    queries, keys, warps, stages = case["tile"]
    peer = f"{case['flash_attn']['us']:10.1f}" if case.get("flash_attn") else f"{'-':>10s}"
    print(f"{case['case']:13s} {queries:7d} {keys:5d} {warps:5d} {stages:6d} {case['ours']['us']:7.1f}  {peer}")

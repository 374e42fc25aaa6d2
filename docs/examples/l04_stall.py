"""s0 runs, and before each step a prompt of 300 tokens arrives. When does s0 get its second token?"""

from docs.examples.l04_toy import Toy

toy = Toy(num_kvcache_blocks=40, kvcache_block_size=256, max_num_batched_tokens=512, max_num_seqs=99)
s0 = toy.ask([0] * 8)
toy.step()
number = 1
while s0.num_completion_tokens < 2:
    toy.ask([number] * 300)
    toy.step()
    number += 1
print(f"step {number}: {len(toy.running)} run, {len(toy.waiting)} wait, {len(toy.block_manager.free_block_ids)} free")

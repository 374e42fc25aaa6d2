"""Three blocks. A ends and leaves two cached blocks; strangers take the pool block by block."""

from docs.examples.l04_toy import Toy

toy = Toy(num_kvcache_blocks=3)
manager = toy.block_manager
prompt = list(range(9))


def tell(when):
    hits = manager.can_allocate(toy.ask(prompt))
    toy.waiting.clear()
    print(f"{when:<28} free {list(manager.free_block_ids)!s:<10} entries {len(manager.hash_to_block_id)}  hits {hits}")


toy.ask(prompt, max_tokens=1)
toy.step()
tell("A has ended")
for length in (2, 5):
    toy.ask([500] * length, max_tokens=1)
    toy.step()
    tell(f"a stranger with {length} tokens ran")

"""The table of mutations: each breaks one rule of a stage, and names a test that must fail then.

`python -m tests.mutation.table` prints it for docs/mutations.md. Nothing here imports torch.
"""

import textwrap
from dataclasses import dataclass
from itertools import groupby

L04, L05, FULL = STAGES = ("L04_scheduler", "L05_model_runner", "nanovllm_full")
WIDTH = 98


@dataclass(frozen=True)
class Mutation:
    """In `file` of a stage the text `old`, which occurs once, becomes `new`; then `test` has to fail."""

    what: str
    stage: str
    file: str
    old: str
    new: str
    test: str  # FILE::NAME of tests/contract, of nanovllm_full in tests/full

    @property
    def path(self) -> str:
        """The broken file, from the root of the repository."""
        return f"{FULL if self.stage == FULL else f'lessons/{self.stage}'}/{self.file}"

    @property
    def test_path(self) -> str:
        """The test, from the root of the repository."""
        return f"tests/{'full' if self.stage == FULL else 'contract'}/{self.test}"

    def apply(self, text: str) -> str:
        """The broken text; raises ValueError unless `old` occurs exactly once."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.what}: {self.old!r} occurs {text.count(self.old)} times in {self.file}")
        return text.replace(self.old, self.new)


def scheduler(what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L04, "engine/scheduler.py", old, new, test)


def manager(what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L04, "engine/block_manager.py", old, new, test)


def engine(what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L04, "engine/llm_engine.py", old, new, test)


def runner(what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L04, "engine/model_runner.py", old, new, test)


def model_runner(what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L05, "engine/model_runner.py", old, new, test)


def layer(file: str, what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L05, f"layers/{file}", old, new, test)


def model(file: str, what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L05, f"models/{file}", old, new, test)


def full(file: str, what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, FULL, file, old, new, test)


def util(file: str, what: str, old: str, new: str, test: str) -> Mutation:
    return Mutation(what, L05, f"utils/{file}", old, new, test)


MUTATIONS = [
    # Who runs
    scheduler(
        "a decode goes before a prefill",
        "        prefill = self._schedule_prefill()\n",
        "        if self.running:\n            return self._schedule_decode()\n"
        "        prefill = self._schedule_prefill()\n",
        "test_scheduler.py::test_steady_stream_of_prompts_starves_those_that_run",
    ),
    scheduler(
        "max_num_seqs is a cap on a step, not on the running set",
        "len(self.running) < self.max_num_seqs:",
        "len(scheduled) < self.max_num_seqs:",
        "test_scheduler.py::test_cap_holds_for_the_running_set",
    ),
    scheduler(
        "a head that does not fit is passed over",
        "            seq = self.waiting[0]\n",
        "            seq = next((seq for seq in self.waiting if self._find_cached_tokens(seq) >= 0), self.waiting[0])\n"
        "            self.waiting.remove(seq)\n"
        "            self.waiting.appendleft(seq)\n",
        "test_scheduler.py::test_head_that_does_not_fit_blocks_a_prompt_of_one_token",
    ),
    scheduler(
        "a head that does not fit the budget is passed over",
        "            if remaining < num_tokens and scheduled:\n                break\n",
        "            if remaining < num_tokens and scheduled:\n                self.waiting.rotate(-1)\n"
        "                remaining -= 1\n                continue\n",
        "test_scheduler.py::test_who_would_fit_does_not_overtake",
    ),
    scheduler(
        "any sequence may be cut, not only the first of a step",
        "if remaining < num_tokens and scheduled:",
        "if False:",
        "test_scheduler.py::test_two_conditions_decide_about_a_cut",
    ),
    scheduler(
        "nobody is cut: a prompt longer than the budget runs whole",
        "count = min(num_tokens, remaining)\n",
        "count = num_tokens\n            remaining = max(remaining, count)\n",
        "test_scheduler.py::test_budget_bounds_the_tokens_of_a_prefill",
    ),
    scheduler(
        "a cut sequence runs at once",
        "            if count == num_tokens:\n",
        "            if True:\n",
        "test_scheduler.py::test_cut_sequence_stays_at_the_head_with_all_its_blocks",
    ),
    scheduler(
        "blocks are taken before the budget is asked",
        "            num_tokens = seq.num_tokens - num_cached_tokens\n",
        "            num_tokens = seq.num_tokens - num_cached_tokens\n"
        "            if not seq.block_table:\n                self.block_manager.allocate(seq)\n",
        "test_scheduler.py::test_deferred_sequence_is_untouched",
    ),
    scheduler(
        "tokens are counted before the hits are known",
        "if remaining < num_tokens and scheduled:",
        "if remaining < seq.num_tokens and scheduled:",
        "test_scheduler.py::test_hit_is_counted_before_the_budget_is_asked",
    ),
    # Who has to go
    scheduler(
        "the victim is the oldest",
        "victim = self.running.pop() if",
        "victim = self.running.popleft() if",
        "test_scheduler.py::test_victims_are_the_last_of_running_and_go_to_the_front_of_waiting",
    ),
    scheduler(
        "a victim goes to the back of the queue",
        "self.waiting.appendleft(seq)",
        "self.waiting.append(seq)",
        "test_scheduler.py::test_victims_are_the_last_of_running_and_go_to_the_front_of_waiting",
    ),
    scheduler(
        "a sequence that preempted itself stays in the step",
        "                if victim is seq:\n                    break\n            else:\n",
        "                if victim is seq:\n                    break\n            if True:\n",
        "test_scheduler.py::test_sequence_without_a_victim_leaves_itself_and_returns_cheaply",
    ),
    scheduler(
        "the running sequences are put back in reverse",
        "self.running.extend(item.seq",
        "self.running.extendleft(item.seq",
        "test_scheduler.py::test_who_finishes_leaves_the_order_of_the_others",
    ),
    manager(
        "a victim keeps its count of cached tokens",
        "        seq.block_table = []\n        seq.num_cached_tokens = 0\n",
        "        seq.block_table = []\n",
        "test_scheduler.py::test_preempted_sequence_keeps_its_tokens_and_nothing_else",
    ),
    # What becomes of a token
    scheduler(
        "the token sampled in the middle of a prompt is kept",
        "            if item.end < seq.num_tokens:\n                continue\n",
        "",
        "test_scheduler.py::test_token_in_the_middle_of_a_prompt_is_discarded",
    ),
    scheduler(
        "the token of a repeated prefill is thrown away",
        "            if item.end < seq.num_tokens:\n",
        '            if item.end < seq.num_tokens or (step.kind == "prefill" and seq.num_completion_tokens):\n',
        "test_scheduler.py::test_token_of_a_repeated_prefill_is_kept",
    ),
    scheduler(
        "a sequence ends one token before the cache is full",
        "seq.num_tokens > self.block_manager.capacity",
        "seq.num_tokens >= self.block_manager.capacity",
        "test_scheduler.py::test_smallest_safe_pool",
    ),
    scheduler(
        "a full cache is no reason to end",
        "            or seq.num_tokens > self.block_manager.capacity",
        "            or False",
        "test_scheduler.py::test_full_cache_ends_a_sequence_and_not_the_engine",
    ),
    scheduler(
        "a sequence grows one token beyond max_model_len",
        "seq.num_tokens >= self.max_model_len",
        "seq.num_tokens > self.max_model_len",
        "test_scheduler.py::test_sequence_finishes_at_the_first_limit",
    ),
    scheduler(
        "a finished sequence keeps its blocks",
        "                self.block_manager.deallocate(seq)\n                self.running.remove(seq)\n",
        "                self.running.remove(seq)\n",
        "test_block_manager.py::test_hits_survive_an_idle_engine",
    ),
    # Blocks
    manager(
        "a block is needed when the newest token is the last of one",
        "return (seq.num_tokens - 1) % self.block_size == 0",
        "return seq.num_tokens % self.block_size == 0",
        "test_block_manager.py::test_can_append_is_refused_without_free_blocks_only_at_the_first_token_of_a_block",
    ),
    manager(
        "a block is needed when len % block_size == 1: never at block size 1",
        "return (seq.num_tokens - 1) % self.block_size == 0",
        "return seq.num_tokens % self.block_size == 1",
        "test_block_manager.py::test_may_append_keeps_the_table_as_long_as_the_sequence",
    ),
    manager(
        "hits among the free blocks are taken for room",
        "needed = self._blocks_for(seq.num_tokens) - hits_in_use",
        "needed = self._blocks_for(seq.num_tokens) - len(hits)",
        "test_block_manager.py::test_hit_among_the_free_blocks_needs_its_place",
    ),
    manager(
        "hits in use are asked for again",
        "needed = self._blocks_for(seq.num_tokens) - hits_in_use",
        "needed = self._blocks_for(seq.num_tokens)",
        "test_block_manager.py::test_hit_in_use_needs_no_free_block",
    ),
    manager(
        "a hit is not counted as a reference",
        "            self.blocks[block_id].ref_count += 1\n",
        "            self.blocks[block_id].ref_count = 1\n",
        "test_block_manager.py::test_shared_block_is_released_with_its_last_owner",
    ),
    manager(
        "a table is released from its head",
        "for block_id in reversed(seq.block_table):",
        "for block_id in seq.block_table:",
        "test_block_manager.py::test_strangers_take_the_tail_first",
    ),
    manager(
        "a released block goes to the head of the free queue",
        "            self.free_block_ids[block_id] = None\n",
        "            self.free_block_ids[block_id] = None\n"
        "            self.free_block_ids.move_to_end(block_id, last=False)\n",
        "test_block_manager.py::test_never_used_blocks_are_handed_out_first",
    ),
    manager(
        "the youngest free block is handed out",
        "self.free_block_ids.popitem(last=False)",
        "self.free_block_ids.popitem(last=True)",
        "test_block_manager.py::test_hit_moves_blocks_to_the_young_end",
    ),
    manager(
        "a hit is searched in the whole free queue",
        "            self.free_block_ids.pop(block_id, None)\n",
        "            if block_id in list(self.free_block_ids):\n                del self.free_block_ids[block_id]\n",
        "test_costs.py::test_work_of_a_step_does_not_grow_with",
    ),
    # Prefixes
    manager(
        "the hash of a block does not depend on the block before it",
        '            digest.update(parent_hash.to_bytes(8, "little"))\n',
        "            pass\n",
        "test_block_manager.py::test_equal_blocks_behind_other_texts_are_not_shared",
    ),
    manager(
        "an equal hash is a hit, whatever the tokens",
        "if block_id is None or self.blocks[block_id].token_ids != self._tokens_of(seq, index):",
        "if block_id is None:",
        "test_block_manager.py::test_hash_alone_is_not_a_hit",
    ),
    manager(
        "the last block of a prompt is looked up too",
        "for index in range((seq.num_tokens - 1) // self.block_size):",
        "for index in range(seq.num_tokens // self.block_size):",
        "test_block_manager.py::test_full_hit_leaves_one_block_to_compute",
    ),
    manager(
        "a miss does not end the search",
        "                break\n            hits.append(block_id)\n",
        "                continue\n            hits.append(block_id)\n",
        "test_block_manager.py::test_hits_are_a_leading_run_at_every_admission",
    ),
    manager(
        "a block is published when it is allocated",
        "            seq.block_table.append(self._allocate_block())\n\n    def can_append",
        "            seq.block_table.append(self._allocate_block())\n"
        "        self.hash_blocks(seq, 0, seq.num_tokens)\n\n    def can_append",
        "test_block_manager.py::test_twins_of_one_step_do_not_share",
    ),
    manager(
        "a block that a chunk has only begun is published",
        "for index in range(start // self.block_size, end // self.block_size):",
        "for index in range(start // self.block_size, seq.num_tokens // self.block_size):",
        "test_block_manager.py::test_chunks_publish_only_what_they_filled",
    ),
    manager(
        "of twins the earlier keeps the entry",
        "self.hash_to_block_id[block.hash] = block.block_id",
        "self.hash_to_block_id.setdefault(block.hash, block.block_id)",
        "test_block_manager.py::test_twins_of_one_step_do_not_share",
    ),
    manager(
        "the entry of a block that is handed out stays in the map",
        "            del self.hash_to_block_id[block.hash]\n",
        "            pass\n",
        "test_block_manager.py::test_released_block_is_found_until_it_is_handed_out",
    ),
    manager(
        "the entry is removed though it points at a twin",
        "        if self.hash_to_block_id.get(block.hash) == block_id:\n"
        "            del self.hash_to_block_id[block.hash]\n",
        "        self.hash_to_block_id.pop(block.hash, None)\n",
        "test_block_manager.py::test_handing_out_a_twin_leaves_the_entry_of_the_other",
    ),
    manager(
        "a block that is handed out keeps its hash",
        "        self.ref_count = 1\n        self.hash, self.parent_hash, self.token_ids = NO_HASH, NO_HASH, ()\n",
        "        self.ref_count = 1\n",
        "test_block_manager.py::test_released_block_is_found_until_it_is_handed_out",
    ),
    manager(
        "hashes of a waiting prompt are computed again at each step",
        "        for i in range(len(seq.block_hashes), index + 1):\n",
        "        seq.block_hashes.clear()\n        for i in range(len(seq.block_hashes), index + 1):\n",
        "test_block_manager.py::test_hashes_of_a_prompt_that_waits_for_memory_are_computed_once",
    ),
    manager(
        "blocks are published though prefix caching is off",
        "        if not self.enable_prefix_caching:\n            return\n",
        "",
        "test_block_manager.py::test_nothing_is_found_or_hashed_without_prefix_caching",
    ),
    # Errors and requests
    engine(
        "a failed step leaves its sequences in the queues",
        "            return self._step()\n        except BaseException:\n            self.scheduler.clear()\n",
        "            return self._step()\n        except BaseException:\n",
        "test_fault_injection.py::test_steps_by_hand_can_go_on_after_an_error",
    ),
    engine(
        "Ctrl-C is no error",
        "            return self._step()\n        except BaseException:\n",
        "            return self._step()\n        except Exception:\n",
        "test_fault_injection.py::test_steps_by_hand_can_go_on_after_an_error",
    ),
    engine(
        "an error between two steps leaves the sequences in the queues",
        '"Generating", disable=not use_tqdm))\n        except BaseException:\n            self.scheduler.clear()\n',
        '"Generating", disable=not use_tqdm))\n        except BaseException:\n',
        "test_engine.py::test_interrupt_between_steps_empties_the_engine",
    ),
    scheduler(
        "after an error the blocks stay as they are",
        "        self.running.clear()\n        self.block_manager.clear()\n",
        "        self.running.clear()\n",
        "test_fault_injection.py::test_steps_by_hand_can_go_on_after_an_error",
    ),
    engine(
        "a prompt that just fits is refused",
        "if len(prompt_ids) > capacity:",
        "if len(prompt_ids) >= capacity:",
        "test_paged_cache.py::test_sequence_ends_with_length_when_the_cache_is_full",
    ),
    # The runner
    runner(
        "every token is at the position that it has in its chunk",
        "rows = [torch.arange(item.start, item.end, device",
        "rows = [torch.arange(item.count, device",
        "test_paged_cache.py::test_a_full_hit_leaves_the_last_block_to_compute",
    ),
    runner(
        "the block table is not looked at",
        "block_table[positions // self.block_size] * self.block_size + positions % self.block_size",
        "positions",
        "test_paged_cache.py::test_the_block_tables_say_what_is_read",
    ),
    runner(
        "the gaps in front of a short past are not cleared",
        "        past.masked_fill_((slots < 0)[:, :, None, None], 0)\n",
        "",
        "test_paged_cache.py::test_slots_that_were_never_written_do_not_reach_the_result",
    ),
    runner(
        "a chunk attends past its own beginning, to slots still to be written",
        "[self.slots(item.seq, 0, item.start) for",
        "[self.slots(item.seq, 0, item.end) for",
        "test_paged_cache.py::test_slots_that_were_never_written_do_not_reach_the_result",
    ),
    runner(
        "keys and values are not stored",
        "        self.store(step.scheduled, new)\n",
        "",
        "test_paged_cache.py::test_slots_that_were_never_written_do_not_reach_the_result",
    ),
    # What the runner of L05 prepares
    model_runner(
        "the keys of a chunk are only those of the chunk",
        "accumulate(item.end for item in scheduled)",
        "accumulate(item.count for item in scheduled)",
        "test_model_runner.py::test_chunks_of_14_tokens_at_a_budget_of_6",
    ),
    model_runner(
        "the longest past is not counted",
        "max_seqlen_k=max(item.end for",
        "max_seqlen_k=max(item.count for",
        "test_model_runner.py::test_prefill_with_a_prefix_hit_beside_one_without",
    ),
    model_runner(
        "a step has block tables only if all its sequences have a past",
        "any(item.start for item in scheduled)",
        "all(item.start for item in scheduled)",
        "test_model_runner.py::test_prefill_with_a_prefix_hit_beside_one_without",
    ),
    model_runner(
        "every slot is the next one",
        "+ p % block_size for p in",
        "+ p % block_size + 1 for p in",
        "test_model_runner.py::test_every_token_has_a_slot_of_its_own_in_a_block_of_its_owner",
    ),
    model_runner(
        "the slots of a chunk begin at the sequence's beginning",
        "for p in range(item.start, item.end)]",
        "for p in range(item.count)]",
        "test_model_runner.py::test_every_token_has_a_slot_of_its_own_in_a_block_of_its_owner",
    ),
    model_runner(
        "a decode counts the past without the newest token",
        "context_lens=self._int32([item.end for",
        "context_lens=self._int32([item.start for",
        "test_model_runner.py::test_two_decodes_after_5_and_3_tokens",
    ),
    model_runner(
        "short block tables are filled up with block 0",
        "[-1] * (longest",
        "[0] * (longest",
        "test_model_runner.py::test_block_tables_are_filled_up_with_minus_one",
    ),
    # How many blocks there are
    Mutation(
        "what a step needs for a while is not held back",
        L05,
        "engine/memory.py",
        " - (self.peak - self.current)",
        "",
        "test_model_runner.py::test_formula_on_given_readings",
    ),
    model_runner(
        "the warm-up comes after the allocation",
        """            self.warmup_model(config)
            self.memory = self.read_memory(config)
        self.kv_cache = self.allocate_kv_cache(config)
""",
        """            self.memory = self.read_memory(config)
        self.kv_cache = self.allocate_kv_cache(config)
        if self.device.type == "cuda":
            self.warmup_model(config)
""",
        "test_model_runner.py::test_start_is_load_warm_up_measure_allocate",
    ),
    model_runner(
        "the warm-up does not sample as many rows as there can be",
        "        self._run_empty([1] * config.max_num_seqs)\n",
        "",
        "test_model_runner.py::test_warm_up_runs_the_largest_steps_without_a_cache",
    ),
    model_runner(
        "the user's number of blocks is overwritten",
        "if config.num_kvcache_blocks == -1:",
        "if True:",
        "test_model_runner.py::test_the_users_number_of_blocks_wins_over_the_memory",
    ),
    model_runner(
        "the number of blocks has no upper limit",
        "return min(fitting, most)",
        "return fitting",
        "test_model_runner.py::test_pool_is_capped_at_four_times_what_all_sequences_fill",
    ),
    model(
        "qwen3.py",
        "the head size is hidden / heads, whatever the configuration says",
        'getattr(config, "head_dim", None) or config.hidden_size',
        "config.hidden_size",
        "test_model_runner.py::test_block_of_qwen3_0_6b_has_28_mib",
    ),
    # The Context
    util(
        "context.py",
        "after an error the Context stays set",
        """        try:
            _context = context
            return forward(*args)
        finally:
            _context = _NO_CONTEXT
""",
        """        _context = context
        result = forward(*args)
        _context = _NO_CONTEXT
        return result
""",
        "test_model_runner.py::test_context_is_reset_after_an_error",
    ),
    util(
        "context.py",
        "threads do not take turns",
        "    with _lock:\n",
        "    if True:\n",
        "test_model_runner.py::test_threads_take_turns",
    ),
    util(
        "context.py",
        "a forward pass inside another takes the Context away",
        "if _context is not _NO_CONTEXT:",
        "if False:",
        "test_model_runner.py::test_nesting_is_refused_and_the_outer_context_stays",
    ),
    # Layers
    layer(
        "attention.py",
        "the first query of a chunk sees only the first key",
        ".tril(length - num_queries)",
        ".tril()",
        "test_layers.py::test_attention_of_chunks_equals_float64",
    ),
    layer(
        "attention.py",
        "a decode reads beyond the end of a sequence",
        "attn_mask=is_past[:, None, None]",
        "attn_mask=None",
        "test_layers.py::test_attention_of_a_decode_equals_float64",
    ),
    layer(
        "attention.py",
        "slots that were never written are only masked",
        "return torch.where(is_past, slots, slots[:, :1])",
        "return slots.clamp(min=0)",
        "test_layers.py::test_attention_of_a_decode_equals_float64",
    ),
    layer(
        "attention.py",
        "beyond the end of a sequence a slot that was never written is read",
        "torch.where(is_past, slots, slots[:, :1])",
        "torch.where(is_past, slots, slots[:, -1:].clamp(min=0))",
        "test_layers.py::test_attention_of_a_decode_equals_float64",
    ),
    layer(
        "attention.py",
        "the values are stored as keys too",
        "v_cache.flatten(0, 1)[slot_mapping] = value",
        "k_cache.flatten(0, 1)[slot_mapping] = value",
        "test_layers.py::test_attention_of_whole_prompts_equals_float64",
    ),
    layer(
        "embed_head.py",
        "logits are computed for every token of a prefill",
        "        if context.is_prefill:\n",
        "        if False:\n",
        "test_layers.py::test_head_of_a_prefill_looks_only_at_the_last_rows",
    ),
    layer(
        "layernorm.py",
        "RMSNorm works in place",
        "wide = wide * torch",
        "wide *= torch",
        "test_layers.py::test_rmsnorm_leaves_its_input_as_it_was",
    ),
    layer(
        "rotary_embedding.py",
        "heads are turned the other way",
        "(cos, cos, -sin, sin)",
        "(cos, cos, sin, -sin)",
        "test_layers.py::test_rotary_embedding_equals_transformers",
    ),
    layer(
        "rotary_embedding.py",
        "the two halves of a head are exchanged",
        "wide = x.float()",
        "wide = x.float().roll(x.shape[-1] // 2, dims=-1)",
        "test_layers.py::test_rotary_embedding_equals_transformers",
    ),
    layer(
        "rotary_embedding.py",
        "llama3's stretch is not applied",
        'rope_parameters.get("rope_type", "default") == "llama3"',
        "False",
        "test_loader.py::test_llama3_rope_in_the_old_style_is_that_in_the_new",
    ),
    layer(
        "activation.py",
        "the gate is the second half",
        "gate, up = x.chunk(2, dim=-1)",
        "up, gate = x.chunk(2, dim=-1)",
        "test_layers.py::test_mlp_equals_transformers",
    ),
    # Models and weights
    model(
        "qwen3.py",
        "the residual is dropped",
        "            hidden_states, residual = self.input_layernorm(hidden_states, residual)\n",
        "            residual = hidden_states\n            hidden_states = self.input_layernorm(hidden_states)\n",
        "test_layers.py::test_decoder_layer_equals_transformers",
    ),
    model(
        "qwen3.py",
        "keys and values are exchanged when they are loaded",
        """        "k_proj": ("qkv_proj", 1),
        "v_proj": ("qkv_proj", 2),
""",
        """        "k_proj": ("qkv_proj", 2),
        "v_proj": ("qkv_proj", 1),
""",
        "test_loader.py::test_parts_of_a_packed_layer_lie_below_each_other",
    ),
    model(
        "qwen3.py",
        "gate and up are exchanged when they are loaded",
        """        "gate_proj": ("gate_up_proj", 0),
        "up_proj": ("gate_up_proj", 1),
""",
        """        "gate_proj": ("gate_up_proj", 1),
        "up_proj": ("gate_up_proj", 0),
""",
        "test_loader.py::test_parts_of_a_packed_layer_lie_below_each_other",
    ),
    util(
        "loader.py",
        "a tensor that is missing is no error",
        '    problems += [f"lacks {name}" for name in targets]\n',
        "",
        "test_loader.py::test_missing_tensor_is_named",
    ),
    util(
        "loader.py",
        "a tensor of another shape is broadcast",
        "        elif target.shape != tensor.shape:\n",
        "        elif False:\n",
        "test_loader.py::test_tensor_of_another_shape_is_named_with_both",
    ),
    util(
        "loader.py",
        "a tied head in the file is not looked at",
        "if tied_head is not None and not",
        "if False and not",
        "test_loader.py::test_tied_head_that_is_not_the_embedding_is_refused",
    ),
    model(
        "registry.py",
        "a RoPE type that nobody implemented is taken for the default",
        "if rope_type not in ROPE_TYPES:",
        "if False:",
        "test_loader.py::test_what_is_not_supported_is_refused_by_name_before_a_weight_is_read",
    ),
    model(
        "registry.py",
        "windows of attention are overlooked",
        'if layer_types != {"full_attention"}:',
        "if False:",
        "test_loader.py::test_what_is_not_supported_is_refused_by_name_before_a_weight_is_read",
    ),
    # CUDA graphs
    full(
        "engine/cuda_graphs.py",
        "the largest batch has no graph of its own",
        "*range(16, largest + 1, 16), largest})",
        "*range(16, largest + 1, 16)})",
        "test_cuda_graphs.py::test_every_batch_has_a_graph_that_is_large_enough",
    ),
    full(
        "engine/cuda_graphs.py",
        "a batch that fills a graph takes the next one",
        "if size >= batch_size)",
        "if size > batch_size)",
        "test_cuda_graphs.py::test_replayed_ids_equal_transformers",
    ),
    full(
        "engine/cuda_graphs.py",
        "an unused row of a graph has a token",
        "            tensor[num_rows:] = 0\n",
        "            tensor[num_rows:] = 1\n",
        "test_cuda_graphs.py::test_padded_rows_leave_the_cache_alone",
    ),
    full(
        "engine/cuda_graphs.py",
        "a batch beyond the largest graph is replayed",
        "return batch_size <= self.batch_sizes[-1]",
        "return True",
        "test_cuda_graphs.py::test_batch_beyond_the_largest_graph_runs_eagerly",
    ),
    full(
        "engine/memory.py",
        "the graphs take no memory of the cache's",
        "- (self.peak - self.current) - self.graphs",
        "- (self.peak - self.current)",
        "test_cuda_graphs.py::test_graphs_are_part_of_the_memory_budget",
    ),
    # Overlapped scheduling
    full(
        "engine/scheduler.py",
        "a sequence is preempted while its token is in flight",
        "if is_ahead and not self.block_manager.can_append_all(",
        "if False and not self.block_manager.can_append_all(",
        "test_overlap.py::test_any_requests_give_the_tokens_of_a_model_without_a_cache",
    ),
    full(
        "engine/scheduler.py",
        "a sequence that the step in flight ends is planned again",
        "return seq.token_ids[-1] == PLACEHOLDER and self._is_at_limit(seq, seq.num_tokens)",
        "return False",
        "test_overlap.py::test_any_requests_give_the_tokens_of_a_model_without_a_cache",
    ),
    full(
        "engine/scheduler.py",
        "a sequence gets a token after its end",
        "            if seq.is_finished:\n                continue\n",
        "",
        "test_overlap.py::test_any_requests_give_the_tokens_of_a_model_without_a_cache",
    ),
    full(
        "engine/scheduler.py",
        "the place of a token that never came stays",
        "        seq.drop_placeholder()\n",
        "",
        "test_overlap.py::test_any_requests_give_the_tokens_of_a_model_without_a_cache",
    ),
    full(
        "engine/scheduler.py",
        "the running sequences wait for all prefills",
        "is_due = 0 < self.prefill_interleave <= self.num_prefills",
        "is_due = False",
        "test_overlap.py::test_interleaved_prefills_let_the_running_ones_go_on",
    ),
    full(
        "engine/scheduler.py",
        "a victim is put before a prompt that holds blocks",
        "self.waiting.insert(1 if self.waiting and self.waiting[0].block_table else 0, seq)",
        "self.waiting.appendleft(seq)",
        "test_overlap.py::test_victims_wait_behind_a_prompt_that_is_being_computed",
    ),
    full(
        "engine/model_runner.py",
        "a token in flight is taken from another row",
        "self.rows[item.seq.seq_id] if item.seq.token_ids[item.start] == PLACEHOLDER else NO_SOURCE",
        "0 if item.seq.token_ids[item.start] == PLACEHOLDER else NO_SOURCE",
        "test_overlap.py::test_greedy_ids_equal_transformers",
    ),
    full(
        "engine/model_runner.py",
        "block tables that have grown are not written",
        "if wanted != self.written_block_tables:",
        "if self.written_block_tables is None:",
        "test_cuda_graphs.py::test_replayed_ids_equal_transformers",
    ),
    full(
        "engine/llm_engine.py",
        "a step that serves nobody stays in flight",
        "            self._drop_useless_step()\n",
        "",
        "test_overlap.py::test_aborting_the_last_request_ends_the_engine_s_work",
    ),
    full(
        "engine/llm_engine.py",
        "a text is followed into what is not known yet",
        "text.num_tokens : item.end + 1]",
        "text.num_tokens :]",
        "test_overlap.py::test_stream_and_stop_string",
    ),
    # Attention
    full(
        "layers/attention_backend.py",
        "flash-attn is taken for float32",
        "    if dtype == torch.float32:\n",
        "    if False:\n",
        "test_attention_backend.py::test_named_backend_that_cannot_serve_is_refused",
    ),
    full(
        "layers/attention_backend.py",
        "a flash-attn that cannot be imported ends the start",
        "    except Exception as error:",
        "    except ModuleNotFoundError as error:",
        "test_attention_backend.py::test_named_backend_that_cannot_serve_is_refused",
    ),
    full(
        "layers/attention_backend.py",
        "the block size of the user plays no part",
        "block_size is not None and block_size % FLASH_ATTN_BLOCK_SIZE",
        "False",
        "test_attention_backend.py::test_a_block_size_that_the_named_backend_does_not_take_is_refused",
    ),
    full(
        "layers/triton_attention.py",
        "the partial results move when they grow",
        "        if needed not in self.partials:\n",
        "        if needed not in self.partials:\n            self.partials.clear()\n",
        "test_kernels.py::test_memory_for_partial_results_stays_where_a_graph_has_seen_it",
    ),
    full(
        "kernels/store_kvcache.py",
        "a token that is not kept goes to slot 0",
        "other=-1).to(tl.int64)\n",
        "other=-1).to(tl.int64)\n    slots = tl.where((slots == -1) & (rows < num_rows), 0, slots)\n",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/store_kvcache.py",
        "the value is read with the strides of the key",
        "value_offsets = tokens * value_stride_token",
        "value_offsets = tokens * key_stride_token",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/attend.py",
        "what lies behind the end is loaded",
        "            is_loaded = is_loaded & is_key[:, None]\n",
        "            is_loaded = is_loaded & (positions >= 0)[:, None]\n",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/attend.py",
        "a query does not see itself",
        "positions[None, :] <= query_positions[:, None]",
        "positions[None, :] < query_positions[:, None]",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/prefill.py",
        "the mask begins a tile behind the diagonal",
        "// BLOCK_N * BLOCK_N\n",
        "// BLOCK_N * BLOCK_N + BLOCK_N\n",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/decode.py",
        "all splits count alike",
        "weights = tl.where(is_used, weights, 0.0)",
        "weights = tl.where(is_used, 1.0, 0.0)",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    full(
        "kernels/decode.py",
        "a split that has no keys is merged",
        "(splits < num_splits)",
        "(splits < SPLITS)",
        "test_kernels.py::test_triton_in_the_interpreter",
    ),
    # Sampling
    full(
        "layers/sampler.py",
        "what is as likely as the last of top-k is dropped",
        "masked_fill_(chosen < smallest,",
        "masked_fill_(chosen <= smallest,",
        "test_sampler.py::test_ties_with_the_last_of_top_k_stay",
    ),
    full(
        "layers/sampler.py",
        "top-k keeps one more",
        "top_ks.clamp(max=vocab_size)[:, None] - 1",
        "top_ks.clamp(max=vocab_size - 1)[:, None]",
        "test_sampler.py::test_frequencies_are_those_of_the_distribution",
    ),
    full(
        "layers/sampler.py",
        "top-p ends before the token that reaches it",
        "clamp_(max=candidates.size(-1) - 1)  #",
        "sub_(1).clamp_(0, candidates.size(-1) - 1)  #",
        "test_sampler.py::test_top_p_ends_with_the_token_that_reaches_it",
    ),
    full(
        "layers/sampler.py",
        "top-p counts what top-k has left out",
        "total = scaled.masked_fill(scaled < kth, -torch.inf).logsumexp",
        "total = scaled.logsumexp",
        "test_sampler.py::test_frequencies_are_those_of_the_distribution",
    ),
    full(
        "layers/sampler.py",
        "the temperature of the first row is that of all",
        "MAX_TEMPERATURE)[:, None])",
        "MAX_TEMPERATURE)[:1, None])",
        "test_sampler.py::test_rows_with_different_parameters_keep_their_own_distributions",
    ),
    full(
        "layers/sampler.py",
        "the noise is the same at every position",
        "mix64(mix64(seeds) + positions * _signed",
        "mix64(mix64(seeds) + 0 * positions * _signed",
        "test_sampler.py::test_positions_of_one_seed_are_independent_draws",
    ),
    full(
        "layers/sampler.py",
        "the noise of a row depends on its place in the batch",
        "    bits = indices + keys[:, :1]\n",
        "    bits = indices + keys[:, :1] + torch.arange(len(keys), dtype=torch.int32, device=seeds.device)[:, None]\n",
        "test_noise.py::test_row_does_not_depend_on_the_others",
    ),
    full(
        "layers/sampler.py",
        "log-probabilities are those at the temperature",
        "logprobs = logits[rows].float().log_softmax(dim=-1)",
        "logprobs = scale(logits, metadata.temperatures)[rows].log_softmax(dim=-1)",
        "test_sampler.py::test_logprobs_are_the_models_own",
    ),
    full(
        "engine/sequence.py",
        "the seed of a request is not looked at",
        "self.seed = sampling_params.seed if sampling_params.seed is not None else derive_seed",
        "self.seed = derive_seed",
        "test_requests.py::test_same_seed_and_prompt_give_the_same_tokens",
    ),
    full(
        "engine/results.py",
        "log-probabilities go to the wrong request",
        "            token_ids, values = next(rows)\n",
        "            token_ids, values = self.logprobs.token_ids.tolist()[0], self.logprobs.values.tolist()[0]\n",
        "test_requests.py::test_logprobs_do_not_depend_on_cuts_and_preemption",
    ),
    # The end of a request
    full(
        "engine/scheduler.py",
        "ignore_eos goes on after a stop token too",
        "or token_id in seq.stop_token_ids:",
        "or (token_id in seq.stop_token_ids and not seq.ignore_eos):",
        "test_requests.py::test_stop_token_ends_the_request_and_is_part_of_it",
    ),
    full(
        "engine/scheduler.py",
        "an aborted request keeps its blocks",
        "        self.block_manager.deallocate(seq)\n        queue.remove(seq)\n",
        "        queue.remove(seq)\n",
        "test_stream.py::test_aborted_requests_are_never_reported",
    ),
    full(
        "utils/peer_memory.py",
        "sums larger than a mailbox go through it",
        "0 < x.nbytes <= HALF_BYTES",
        "0 < x.nbytes",
        "test_all_reduce.py::test_what_goes_through_the_mailboxes",
    ),
    full(
        "utils/peer_memory.py",
        "a rank shares memory that another could not open",
        "        if not all_agree(memories is not None):\n            return None\n",
        "",
        "test_all_reduce.py::test_if_one_rank_cannot_share_none_does_and_it_says_why",
    ),
    full(
        "engine/worker.py",
        "graphs go while a sum in them waits for another rank",
        "        if self.parallel is not None:\n            give_up(self.parallel)\n",
        "",
        "test_all_reduce.py::test_graphs_go_after_the_wait_for_other_ranks_is_over_and_before_their_group",
    ),
    full(
        "kernels/all_reduce.py",
        "ranks write over each other's numbers",
        " + half + RANK * HALF_SIZE\n",
        " + half\n",
        "test_all_reduce.py::test_sums_of_ranks_that_share_memory[2-zero]",
    ),
    full(
        "kernels/all_reduce.py",
        "a rank forgets how often it has summed up",
        "    tl.store(rounds_ptr + program, this_round)\n",
        "",
        "test_all_reduce.py::test_sums_of_ranks_that_share_memory[2-zero]",
    ),
    full(
        "engine/llm_engine.py",
        "a stream that is closed early goes on",
        "                self.abort(seq_id)\n            raise\n",
        "                pass\n            raise\n",
        "test_stream.py::test_stream_closed_early_leaves_a_usable_engine",
    ),
    full(
        "engine/llm_engine.py",
        "a step without memory leaves its requests behind",
        "        self._clear()  # after the handler: the tensors of the step lived as long as its traceback\n",
        "",
        "test_out_of_memory.py::test_next_call_is_right",
    ),
    full(
        "engine/llm_engine.py",
        "a stop string cuts the text and the request goes on",
        '                self.scheduler.finish(seq, "stop")\n                stopped.append(seq)\n',
        "                pass\n",
        "test_requests.py::test_text_ends_before_a_stop_string",
    ),
    full(
        "utils/detokenizer.py",
        "half a character is shown",
        "        if not text.endswith(UNFINISHED):\n",
        "        if True:\n",
        "test_detokenizer.py::test_character_appears_with_its_last_byte",
    ),
    full(
        "utils/detokenizer.py",
        "a character that is unfinished at the end is dropped",
        "        self._append(self.detokenizer.flush())\n",
        "",
        "test_detokenizer.py::test_text_ends_with_what_is_unfinished",
    ),
    full(
        "utils/detokenizer.py",
        "a stop string that spans tokens is not found",
        "max(0, num_before - len(stop) + 1)",
        "num_before",
        "test_detokenizer.py::test_stop_string_may_span_tokens_or_lie_inside_one",
    ),
    full(
        "utils/detokenizer.py",
        "what may become a stop string is shown",
        "if any(stop.startswith(self.text[start:]) for stop in self.stop):",
        "if False:",
        "test_detokenizer.py::test_what_could_begin_a_stop_string_waits",
    ),
    full(
        "utils/detokenizer.py",
        "of two stop strings the first in the list counts",
        "self.text[: min(found)[1]]",
        "self.text[: found[0][1]]",
        "test_detokenizer.py::test_text_ends_before_the_first_stop_string_and_shows_no_part_of_it",
    ),
    # Tensor parallelism
    full(
        "utils/parallel.py",
        "every rank has the first part",
        "start = min(self.rank * size, total)",
        "start = 0",
        "test_parallel.py::test_shards_of_the_ranks_make_up_the_whole",
    ),
    full(
        "layers/linear.py",
        "every rank adds the bias",
        "self.bias if self.parallel.rank == 0 else None",
        "self.bias",
        "test_parallel.py::test_row_parallel_layer_equals_the_whole_on_every_rank",
    ),
    full(
        "layers/linear.py",
        "queries, keys and values are divided as one",
        "shards = [parallel.shard(0, output_size) for output_size in output_sizes]",
        "shards = [parallel.shard(0, sum(output_sizes))] * len(output_sizes)",
        "test_parallel.py::test_outputs_of_a_column_parallel_layer_are_those_of_the_whole",
    ),
    full(
        "layers/embed_head.py",
        "a rank has a vector for the tokens of others",
        "self.parallel.all_reduce(embedded.masked_fill(is_elsewhere[:, None], 0))",
        "self.parallel.all_reduce(embedded)",
        "test_parallel.py::test_embedding_equals_the_whole_on_every_rank",
    ),
    full(
        "layers/embed_head.py",
        "rows that belong to no token have logits",
        "[:, : self.rows.total]",
        "",
        "test_parallel.py::test_head_gives_all_logits_on_every_rank",
    ),
    full(
        "utils/loader.py",
        "every rank reads the first part of a tensor",
        "slice(self.shard.start, self.shard.start + self.shard.size)",
        "slice(0, self.shard.size)",
        "test_parallel.py::test_each_rank_loads_its_slices_of_every_tensor",
    ),
    full(
        "engine/model_runner.py",
        "each rank has a number of blocks of its own",
        "self.parallel.min(min(fitting, most), self.device)",
        "min(fitting, most)",
        "test_parallel.py::test_smallest_number_of_blocks_of_all_ranks_counts",
    ),
    full(
        "engine/sequence.py",
        "a worker gets tokens that it does not need",
        "self.seq.token_ids[self.start : self.end], self.seq.num_tokens)",
        "self.seq.token_ids[self.start :], self.seq.num_tokens)",
        "test_parallel.py::test_excerpt_has_what_a_runner_reads_and_leaves_the_sequence_alone",
    ),
]


def main() -> None:
    """Prints the table: for each stage what is broken, in which file, and the test that catches it."""
    for stage, mutations in groupby(MUTATIONS, key=lambda mutation: mutation.stage):
        print(f"{stage}:")
        for mutation in mutations:
            print("\n".join(textwrap.wrap(f"{mutation.what} ({mutation.file})", WIDTH)))
            print(f"  -> {mutation.test}")


if __name__ == "__main__":
    main()

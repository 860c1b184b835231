import { memoryEffects } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { BufferViewFlow } from '../analysis/buffer-view-flow.ts';
import { OptimizeAllocationLivenessPassBase } from '../generated/bufferization-passes.gen.ts';

/**
 * `optimize-allocation-liveness`. Source: mlir/lib/Dialect/Bufferization/Transforms/OptimizeAllocationLiveness.cpp. Differs: memory that is also used outside of the block
 * that makes it stays as long as it did; mlir-opt crashes there.
 */
export class OptimizeAllocationLivenessPass extends OptimizeAllocationLivenessPassBase {
  override runOnOperation(root: Operation): void {
    let flow: BufferViewFlow | undefined;
    // As upstream, what follows the operation is known before: operations that its own deallocation moves past, where that is next, are not looked at.
    walk(root, {
      after(op) {
        if (!memoryEffects(op)?.some(({ effect }) => effect === 'allocate')) return;
        const memory = op.results[0];
        const dealloc = memory && onlyDealloc(memory);
        if (!dealloc || dealloc.block !== op.block) return;
        flow ??= new BufferViewFlow(root);
        const last = lastUser(flow.resolve(memory), dealloc);
        if (last) dealloc.moveAfter(last);
      },
    });
  }
}

/** Returns what gives something back, of all that uses the memory; undefined where several do. */
function onlyDealloc(memory: Value): Operation | undefined {
  let found: Operation | undefined;
  for (const user of memory.users()) {
    for (const { effect } of memoryEffects(user) ?? []) {
      if (effect !== 'free') continue;
      if (found) return undefined;
      found = user;
    }
  }
  return found;
}

/** Returns the last operation in the block of `dealloc`, but for that, in which something uses the memory; undefined where nothing does, or something outside. */
function lastUser(aliases: ReadonlySet<Value>, dealloc: Operation): Operation | undefined {
  let last: Operation | undefined;
  for (const alias of aliases) {
    for (const user of alias.users()) {
      if (user === dealloc) continue;
      const own = user.block === dealloc.block ? user : user.findParent(({ block }) => block === dealloc.block);
      if (!own) return undefined;
      if (!last || last.isBeforeInBlock(own)) last = own;
    }
  }
  return last;
}

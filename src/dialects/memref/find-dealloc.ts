import { memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { ReallocOp } from './generated/memref-ops.gen.ts';

/** Returns the operation that gives back the memory, if there is one. Source: findDealloc of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
export function findDealloc(memory: Value): Operation | 'several' | undefined {
  let found: Operation | undefined;
  for (const user of memory.users()) {
    if (!givesBack(user, memory)) continue;
    if (found || user instanceof ReallocOp) return 'several';
    found = user;
  }
  return found;
}

/** Tells whether the operation gives back memory, `memory` if that is said. */
export function givesBack(op: Operation, memory?: Value): boolean {
  const effects = memoryEffects(op) ?? [];
  return effects.some(({ effect, value }) => effect === 'free' && (!memory || value === memory));
}

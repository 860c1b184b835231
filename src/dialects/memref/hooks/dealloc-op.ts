import { foldsCasts } from '../fold-cast.ts';
import { type DeallocOp } from '../generated/memref-ops.gen.ts';
import { memoryEffectHooks } from '../memory-effects.ts';

export const deallocOp = {
  ...foldsCasts,

  interfaces: memoryEffectHooks((op: DeallocOp) => [['free', op.memref]]),
};

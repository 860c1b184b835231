import { type CopyOp } from '../generated/memref-ops.gen.ts';
import { memoryEffectHooks } from '../memory-effects.ts';

export const copyOp = {
  interfaces: memoryEffectHooks((op: CopyOp) => [
    ['read', op.source],
    ['write', op.target],
  ]),
};

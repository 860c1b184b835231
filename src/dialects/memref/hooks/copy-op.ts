import { copyPatterns } from '../patterns/copy-patterns.ts';
import { foldsCasts } from '../fold-cast.ts';
import { type CopyOp } from '../generated/memref-ops.gen.ts';
import { memoryEffectHooks } from '../memory-effects.ts';

export const copyOp = {
  ...foldsCasts,

  canonicalizationPatterns: copyPatterns,

  interfaces: memoryEffectHooks((op: CopyOp) => [
    ['read', op.source],
    ['write', op.target],
  ]),
};

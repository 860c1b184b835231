import { foldsCasts } from '../../memref/fold-cast.ts';
import { memoryEffectHooks } from '../../memref/memory-effects.ts';
import { type CloneOp } from '../generated/bufferization-ops.gen.ts';
import { clonePatterns } from '../patterns/clone-patterns.ts';

export const cloneOp = {
  ...foldsCasts,

  canonicalizationPatterns: clonePatterns,

  interfaces: memoryEffectHooks((op: CloneOp) => [
    ['read', op.input],
    ['write', op.output],
    ['allocate', op.output],
  ]),
};

import { copyPatterns } from '../patterns/copy-patterns.ts';
import { castSource } from '../fold-cast.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type CopyOp } from '../generated/memref-ops.gen.ts';
import { memoryEffectHooks } from '../memory-effects.ts';

export const copyOp = {
  /** Copies from or to what is before a cast that only forgets. Source: FoldCopyOfCast of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
  fold(op: CopyOp): FoldResult {
    for (const operand of op.opOperands) {
      const before = castSource(operand.value);
      if (!before) continue;
      operand.set(before.source);
      return 'updated';
    }
    return undefined;
  },

  canonicalizationPatterns: copyPatterns,

  interfaces: memoryEffectHooks((op: CopyOp) => [
    ['read', op.source],
    ['write', op.target],
  ]),
};

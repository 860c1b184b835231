import { allocaPatterns } from '../patterns/alloc-patterns.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AllocaOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';
import { verifyAlloc } from '../verify-alloc.ts';

export const allocaOp = {
  canonicalizationPatterns: allocaPatterns,

  verify(op: AllocaOp): LogicalResult {
    if (!op.findParent((parent) => parent.hasTrait('AutomaticAllocationScope'))) {
      return op.emitOpError('requires an ancestor op with AutomaticAllocationScope trait');
    }
    return verifyAlloc(op);
  },

  ...named('alloca'),
};

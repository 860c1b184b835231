import { allocPatterns } from '../patterns/alloc-patterns.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AllocOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';
import { verifyAlloc } from '../verify-alloc.ts';

export const allocOp = {
  canonicalizationPatterns: allocPatterns,

  verify(op: AllocOp): LogicalResult {
    return verifyAlloc(op);
  },
  verifiesSignatureOnly: true,

  ...named('alloc'),
};

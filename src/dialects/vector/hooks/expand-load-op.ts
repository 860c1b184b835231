import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { accessing, verifyElementType, verifyIndexCount, verifySameRows } from '../access.ts';
import { type ExpandLoadOp } from '../generated/vector-ops.gen.ts';
import { ExpandLoadFolder } from '../patterns/mask-folders.ts';

export const expandLoadOp = {
  interfaces: accessing('read', 0),

  canonicalizationPatterns: () => [new ExpandLoadFolder()],

  verify(op: ExpandLoadOp): LogicalResult {
    const result = op.result().type as VectorType;
    return (
      verifyElementType(op, result, 'result') &&
      verifyIndexCount(op, op.indices, (op.base.type as MemRefType).rank) &&
      verifySameRows(op, result, op.mask.type as VectorType, 'expected result dim to match mask dim') &&
      (op.passThru.type === result || op.emitOpError('expected pass_thru of same type as result type'))
    );
  },
  verifiesSignatureOnly: true,
};

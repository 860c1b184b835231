import { type MemRefType, type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { foldsCasts } from '../../memref/fold-cast.ts';
import { accessing, verifyElementType, verifyIndexCount, verifySameShape } from '../access.ts';
import { type MaskedLoadOp } from '../generated/vector-ops.gen.ts';
import { MaskedLoadFolder } from '../patterns/mask-folders.ts';

export const maskedLoadOp = {
  ...foldsCasts,

  interfaces: accessing('read', 0),

  canonicalizationPatterns: () => [new MaskedLoadFolder()],

  verify(op: MaskedLoadOp): LogicalResult {
    const result = op.result().type as VectorType;
    return (
      verifyElementType(op, result, 'result') &&
      verifyIndexCount(op, op.indices, (op.base.type as MemRefType).rank) &&
      verifySameShape(op, result, op.mask.type as VectorType, 'expected result shape to match mask shape') &&
      (op.passThru.type === result || op.emitOpError('expected pass_thru of same type as result type'))
    );
  },
  verifiesSignatureOnly: true,
};

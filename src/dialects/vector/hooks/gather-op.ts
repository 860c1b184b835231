import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { accessing, isMemRefOrRankedTensor, verifyElementType, verifyIndexCount, verifySameShape } from '../access.ts';
import { type GatherOp } from '../generated/vector-ops.gen.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { FoldContiguousGather } from '../patterns/contiguous-folders.ts';
import { GatherFolder } from '../patterns/mask-folders.ts';

export const gatherOp = {
  interfaces: {
    ...accessing('read', 0),
    MaskableOpInterface: ({ context, indices }: GatherOp): MaskableMethods => {
      const { shape, scalableDims } = indices.type as VectorType;
      return {
        expectedMaskType: VectorType.get(shape, IntegerType.get(context, 1, 'signless'), scalableDims),
        supportsPassthru: false,
      };
    },
  },

  canonicalizationPatterns: () => [new GatherFolder(), new FoldContiguousGather()],

  verify(op: GatherOp): LogicalResult {
    const { type } = op.base;
    if (!isMemRefOrRankedTensor(type)) return op.emitOpError('requires base to be a memref or ranked tensor type');
    const result = op.result().type as VectorType;
    return (
      verifyElementType(op, result, 'result') &&
      verifyIndexCount(op, op.offsets, type.rank) &&
      verifySameShape(op, result, op.indices.type as VectorType, 'expected result dim to match indices dim') &&
      verifySameShape(op, result, op.mask.type as VectorType, 'expected result dim to match mask dim') &&
      (op.passThru.type === result || op.emitOpError('expected pass_thru of same type as result type'))
    );
  },
  verifiesSignatureOnly: true,
};

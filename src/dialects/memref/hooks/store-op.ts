import { elementAccessor } from '../element-access.ts';
import { foldMemRefCast } from '../fold-cast.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type MemorySpaceCastConsumerMethods } from '../../../ir/interfaces/memory-space-cast.ts';
import { type DestructurableAccessorMethods, type PromotableMemOpMethods } from '../../../ir/interfaces/memory-slot.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type StoreOp } from '../generated/memref-ops.gen.ts';

export const storeOp = {
  interfaces: {
    DestructurableAccessorOpInterface: (op: StoreOp): DestructurableAccessorMethods =>
      elementAccessor(op, { memref: op.memref, indices: op.indices, others: [op.value] }),
    // What is stored may be a memref, too.
    MemorySpaceCastConsumerOpInterface: (op: StoreOp): MemorySpaceCastConsumerMethods => ({
      memory: op.opOperands[1]!,
      view: undefined,
    }),
    PromotableMemOpInterface: (op: StoreOp): PromotableMemOpMethods => ({
      loadsFrom: () => false,
      stored: ({ ptr }) => (op.memref === ptr ? op.value : undefined),
      canUsesBeRemoved: ({ ptr, elemType }, uses) =>
        uses.length === 1 && op.memref === ptr && op.value.type === elemType,
      removeUses: () => {},
    }),
  },

  fold(op: StoreOp): FoldResult {
    return foldMemRefCast(op, op.value);
  },

  verify(op: StoreOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    return op.indices.length === rank || op.emitOpError('store index operand count not equal to memref rank');
  },
  verifiesSignatureOnly: true,
};

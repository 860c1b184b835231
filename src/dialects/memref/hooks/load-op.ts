import { elementAccessor } from '../element-access.ts';
import { foldsCasts } from '../fold-cast.ts';
import { type MemorySpaceCastConsumerMethods } from '../../../ir/interfaces/memory-space-cast.ts';
import { type DestructurableAccessorMethods, type PromotableMemOpMethods } from '../../../ir/interfaces/memory-slot.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LoadOp } from '../generated/memref-ops.gen.ts';

export const loadOp = {
  ...foldsCasts,

  interfaces: {
    DestructurableAccessorOpInterface: (op: LoadOp): DestructurableAccessorMethods =>
      elementAccessor(op, { memref: op.memref, indices: op.indices, others: [] }),
    // What is loaded may be a memref, which is in a space of its own.
    MemorySpaceCastConsumerOpInterface: (op: LoadOp): MemorySpaceCastConsumerMethods => ({
      memory: op.opOperands[0]!,
      view: undefined,
    }),
    PromotableMemOpInterface: (op: LoadOp): PromotableMemOpMethods => ({
      loadsFrom: ({ ptr }) => op.memref === ptr,
      stored: () => undefined,
      canUsesBeRemoved: ({ ptr, elemType }, uses) =>
        uses.length === 1 && op.memref === ptr && op.result().type === elemType,
      removeUses: (_slot, reachingDefinition) => op.result().replaceAllUsesWith(reachingDefinition),
    }),
  },

  verify(op: LoadOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    const { length } = op.indices;
    return (
      length === rank || op.emitOpError(`incorrect number of indices for load, expected ${rank} but got ${length}`)
    );
  },
  verifiesSignatureOnly: true,
};

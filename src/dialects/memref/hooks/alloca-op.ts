import { allocaPatterns } from '../patterns/alloc-patterns.ts';
import { type MemorySlot, type PromotableAllocationMethods } from '../../../ir/interfaces/memory-slot.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { MemRefType, VectorType } from '../../../ir/types/shaped-types.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { PoisonOp } from '../../ub/generated/ub-ops.gen.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AllocaOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';
import { verifyAlloc } from '../verify-alloc.ts';

/** The types that have a zero, and memrefs. */
const promotableTypes = [IntegerType, IndexType, FloatType, ComplexType, VectorType, MemRefType];

/** Returns the memory as a slot when it has room for one element. */
function promotableSlots(op: AllocaOp): MemorySlot[] {
  const result = op.result();
  const type = result.type as MemRefType;
  const { elementType } = type;
  const isSupported = promotableTypes.some((each) => elementType instanceof each);
  return isSupported && type.shape.every((size) => size === 1) ? [{ ptr: result, elemType: elementType }] : [];
}

export const allocaOp = {
  canonicalizationPatterns: allocaPatterns,

  interfaces: {
    PromotableAllocationOpInterface: (op: AllocaOp): PromotableAllocationMethods => ({
      promotableSlots: promotableSlots(op),
      defaultValue: ({ elemType }, builder) =>
        builder.create({
          name: PoisonOp.opName,
          location: op.location,
          resultTypes: [elemType],
          properties: new Map([['value', PoisonAttr.get(op.context)]]),
        }).results[0]!,
      handlePromotionComplete: (_slot, defaultValue) => {
        if (defaultValue?.hasUses === false) defaultValue.definingOp!.erase();
        op.erase();
      },
    }),
  },

  verify(op: AllocaOp): LogicalResult {
    if (!op.findParent((parent) => parent.hasTrait('AutomaticAllocationScope'))) {
      return op.emitOpError('requires an ancestor op with AutomaticAllocationScope trait');
    }
    return verifyAlloc(op);
  },

  ...named('alloca'),
};

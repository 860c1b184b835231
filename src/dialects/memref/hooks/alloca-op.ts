import { allocaPatterns } from '../patterns/alloc-patterns.ts';
import {
  type DestructurableAllocationMethods,
  type DestructurableMemorySlot,
  type MemorySlot,
  type PromotableAllocationMethods,
} from '../../../ir/interfaces/memory-slot.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { MemRefType, VectorType } from '../../../ir/types/shaped-types.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { PoisonOp } from '../../ub/generated/ub-ops.gen.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AllocaOp } from '../generated/memref-ops.gen.ts';
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

/** Memory of more elements stays in one piece. */
const maxSubelements = 16;

/** Returns the memory as a slot when it has room for a few elements, of which each may be apart. */
function destructurableSlot(op: AllocaOp): DestructurableMemorySlot | undefined {
  const result = op.result();
  const { hasStaticShape, numElements, elementType } = result.type as MemRefType;
  if (!hasStaticShape || numElements === 1 || numElements > maxSubelements) return undefined;
  return { ptr: result, elemType: elementType, numSubelements: numElements };
}

/** Makes memory for one element. */
function buildAlloca(builder: OpBuilder, elementType: Type, location: Location): Value {
  const memrefType = MemRefType.get([], elementType);
  return AllocaOp.build(builder, location, { dynamicSizes: [], symbolOperands: [], memrefType }).result();
}

export const allocaOp = {
  canonicalizationPatterns: allocaPatterns,

  interfaces: {
    DestructurableAllocationOpInterface: (op: AllocaOp): DestructurableAllocationMethods => ({
      destructurableSlot: destructurableSlot(op),
      destructure: ({ elemType }, places) => {
        const builder = OpBuilder.after(op);
        const allocate = (): MemorySlot => ({ ptr: buildAlloca(builder, elemType, op.location), elemType });
        return new Map([...places].map((place) => [place, allocate()]));
      },
      handleDestructuringComplete: () => op.erase(),
    }),
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

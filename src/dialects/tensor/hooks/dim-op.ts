import { type Attribute } from '../../../ir/attribute.ts';
import { indexAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type DimOp } from '../generated/tensor-ops.gen.ts';

export const dimOp = {
  /** A size that the type says is a constant. */
  fold(op: DimOp, [, index]: readonly (Attribute | undefined)[]): FoldResult {
    const { shape } = op.source.type as TensorType;
    const size = index instanceof IntegerAttr ? shape?.[index.number] : undefined;
    return size === undefined || isDynamic(size) ? undefined : [indexAttr(op.context, size)];
  },

  asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'dim');
  },

  interfaces: {
    ConditionallySpeculatable: (op: DimOp): ConditionallySpeculatableMethods => ({
      speculatability: isKnownDimension(op) ? 'always' : 'never',
    }),
  },
};

/** Asking for a dimension that the tensor does not have is undefined. */
function isKnownDimension(op: DimOp): boolean {
  const index = matchConstant(op.index);
  const { shape } = op.source.type as TensorType;
  return index instanceof IntegerAttr && shape !== undefined && index.value >= 0n && index.value < shape.length;
}

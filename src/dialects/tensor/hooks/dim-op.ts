import { foldTensorCasts } from '../fold-cast.ts';
import { dimPatterns } from '../patterns/dim-patterns.ts';
import { rangeOfShapedDim } from '../../../builtin/shaped-dim-range.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { indexAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, type TensorType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type DimOp, ExtractSliceOp, GenerateOp } from '../generated/tensor-ops.gen.ts';
import { exactInt64 } from '../../../support/int64.ts';

export const dimOp = {
  canonicalizationPatterns: dimPatterns,

  /** A size that the type says, that the tensor is made with, or that a slice has. */
  fold(op: DimOp, [, index]: readonly (Attribute | undefined)[]): FoldResult {
    const { shape } = op.source.type as TensorType;
    const size = index instanceof IntegerAttr ? shape?.[index.number] : undefined;
    if (!shape || !(index instanceof IntegerAttr) || size === undefined) return undefined;
    if (!isDynamic(size)) return [indexAttr(op.context, exactInt64(size))];
    const source = op.source.definingOp;
    if (source instanceof GenerateOp) {
      return [source.dynamicExtents[shape.slice(0, index.number).filter(isDynamic).length]!];
    }
    if (source instanceof ExtractSliceOp && (source.source.type as TensorType).shape?.length === shape.length) {
      const known = mixedSlice(source).sizes[index.number];
      if (known instanceof Value) return [known];
    }
    return foldTensorCasts(op) ? 'updated' : undefined;
  },

  asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'dim');
  },

  interfaces: {
    ConditionallySpeculatable: (op: DimOp): ConditionallySpeculatableMethods => ({
      speculatability: isKnownDimension(op) ? 'always' : 'never',
    }),
    InferIntRangeInterface: ({ source }: DimOp) => rangeOfShapedDim(source.type),
  },
};

/** Asking for a dimension that the tensor does not have is undefined. */
function isKnownDimension(op: DimOp): boolean {
  const index = matchConstant(op.index);
  const { shape } = op.source.type as TensorType;
  return index instanceof IntegerAttr && shape !== undefined && index.value >= 0n && index.value < shape.length;
}

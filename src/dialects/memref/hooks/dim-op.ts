import { rangeOfShapedDim } from '../../../builtin/shaped-dim-range.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { indexAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { knownIndex, type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { Value } from '../../../ir/value.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { foldMemRefCast } from '../fold-cast.ts';
import { AllocaOp, AllocOp, SubViewOp, ViewOp, type DimOp } from '../generated/memref-ops.gen.ts';
import { dimPatterns } from '../patterns/dim-patterns.ts';
import { droppedDimsOf } from '../patterns/subview-patterns.ts';
import { named } from '../result-names.ts';
import { exactInt64 } from '../../../support/int64.ts';

/** Returns the value that the operation that makes `source` takes as the size of a dynamic dimension. */
function sizeOperand(source: Value, shape: readonly number[], dim: number): MixedIndex | undefined {
  const op = source.definingOp;
  const position = shape.slice(0, dim).filter(isDynamic).length;
  if (op instanceof AllocOp || op instanceof AllocaOp) return op.dynamicSizes[position];
  if (op instanceof ViewOp) return op.sizes[position];
  if (!(op instanceof SubViewOp)) return undefined;
  const dropped = droppedDimsOf(op);
  return mixedSlice(op).sizes.filter((_, i) => !dropped[i])[dim];
}

export const dimOp = {
  /** A size that the type says, or that the operation that makes the memref takes. Source: DimOp::fold of MemRefOps.cpp. */
  fold(op: DimOp, [, index]: readonly (Attribute | undefined)[]): FoldResult {
    const { type } = op.source;
    if (!(index instanceof IntegerAttr) || !(type instanceof MemRefType)) return undefined;
    const dim = index.number;
    const size = type.shape[dim];
    if (size === undefined) return undefined;
    if (!isDynamic(size)) return [indexAttr(op.context, exactInt64(size))];
    const operand = sizeOperand(op.source, type.shape, dim);
    return operand instanceof Value ? [operand] : foldMemRefCast(op);
  },

  canonicalizationPatterns: dimPatterns,

  interfaces: {
    /** Asking for a dimension that the memref does not have is undefined. */
    ConditionallySpeculatable: ({ index, source: { type } }: DimOp): ConditionallySpeculatableMethods => {
      const dim = knownIndex(index) ?? -1;
      return { speculatability: type instanceof MemRefType && type.shape[dim] !== undefined ? 'always' : 'never' };
    },
    InferIntRangeInterface: ({ source }: DimOp) => rangeOfShapedDim(source.type),
  },

  ...named('dim'),
};

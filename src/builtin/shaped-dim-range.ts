import { type InferIntRangeMethods, type IntegerValueRange } from '../ir/interfaces/integer-range.ts';
import { type Type } from '../ir/type.ts';
import { isDynamic, ShapedType } from '../ir/types/shaped-types.ts';
import { ConstantIntRanges } from '../support/constant-int-ranges.ts';
import { exactInt64 } from '../support/int64.ts';

const indexWidth = 64;
const anySize = ConstantIntRanges.signed(indexWidth, 0n, ConstantIntRanges.max(indexWidth).smax);

/**
 * Returns the ranges of an operation that gives the size of a dimension of a type, the number of which is the second operand.
 * Source: inferShapedDimOpInterface of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
 */
export function rangeOfShapedDim(type: Type): InferIntRangeMethods {
  return { inferResultRanges: ([, dim]) => [rangeOfSizes(type, dim)] };
}

function rangeOfSizes(type: Type, dim: IntegerValueRange): ConstantIntRanges {
  if (!(type instanceof ShapedType) || !type.hasRank) return anySize;
  let range: ConstantIntRanges | undefined;
  const shape = type.shape!;
  shape.forEach((size, i) => {
    if (dim && (BigInt(i) < dim.smin || BigInt(i) > dim.smax)) return;
    const sizes = isDynamic(size) ? anySize : ConstantIntRanges.constant(indexWidth, BigInt(exactInt64(size)));
    range = range?.union(sizes) ?? sizes;
  });
  return range ?? anySize;
}

import { ConstantIntRanges } from '../../support/constant-int-ranges.ts';
import type { Operation } from '../operation.ts';
import type { Type } from '../type.ts';
import { IndexType, IntegerType } from '../types/scalar-types.ts';
import { elementTypeOrSelf } from '../types/shaped-types.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** What a value, or each of its elements, lies between; undefined while that is not known. */
export type IntegerValueRange = ConstantIntRanges | undefined;

export interface InferIntRangeMethods {
  /** Returns what the results lie between when the operands lie between these. */
  inferResultRanges(operands: readonly IntegerValueRange[]): readonly IntegerValueRange[];
}

/** An operation that knows more of its integer results than their types say. Source: mlir/Interfaces/InferIntRangeInterface.td. */
export const InferIntRangeInterface = new OpInterface<InferIntRangeMethods>('InferIntRangeInterface');

/** Returns how many bits ranges of the type have: those of its elements, 64 for index, and none for what is no integer. */
export function storageBitwidth(type: Type): number {
  const element = elementTypeOrSelf(type);
  if (element instanceof IndexType) return 64;
  return element instanceof IntegerType ? element.width : 0;
}

/** Returns the range of all that the value's type has; one of no bits for what is no integer. */
export function maxRangeOf({ type }: Value): ConstantIntRanges {
  return ConstantIntRanges.max(storageBitwidth(type));
}

/** Returns the implementation of an operation with one result that says something only when all its operands are known. */
export function inferFromKnown(
  infer: (operands: readonly ConstantIntRanges[]) => IntegerValueRange,
): InferIntRangeMethods {
  const isKnown = (ranges: readonly IntegerValueRange[]): ranges is readonly ConstantIntRanges[] =>
    !ranges.includes(undefined);
  return { inferResultRanges: (operands) => [isKnown(operands) ? infer(operands) : undefined] };
}

/** Returns the implementation of a cast between widths, index having 64 bits: `extend` makes of the range of a narrower integer that of a wider one. */
export function inferCast(
  op: Operation,
  extend: (range: ConstantIntRanges, width: number) => ConstantIntRanges,
): InferIntRangeMethods {
  return inferFromKnown(([range]) => {
    const width = storageBitwidth(op.result().type);
    if (width === range!.width) return range;
    return width < range!.width ? range!.truncate(width) : extend(range!, width);
  });
}

import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Type } from '../../ir/type.ts';
import { type ElementwiseClass, type ReductionClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/** How a reduction combines its elements, in TTIR. */
export interface Combiner {
  /** The operation that combines all elements along dimensions. */
  readonly reduction: ReductionClass;
  /** The operation that combines the elements of two tensors. */
  readonly pair: ElementwiseClass;
  /** Whether integers are combined as unsigned ones, whatever their type says. */
  readonly isUnsigned?: boolean;
  /** The number that changes nothing, for elements of a type; undefined for types without numbers. */
  neutral(elementType: Type): number | undefined;
}

/** The combiner of sums. */
export const sum: Combiner = { reduction: ttir.SumOp, pair: ttir.AddOp, neutral: () => 0 };
/** The combiner of products. */
export const product: Combiner = { reduction: ttir.ProdOp, pair: ttir.MultiplyOp, neutral: () => 1 };
/** The combiner of maxima. */
export const greatest: Combiner = { reduction: ttir.MaxOp, pair: ttir.MaximumOp, neutral: leastNumber };
/** The combiner of minima. */
export const least: Combiner = { reduction: ttir.MinOp, pair: ttir.MinimumOp, neutral: greatestNumber };
/** The combiner of maxima of unsigned integers. */
export const greatestUnsigned: Combiner = { ...greatest, isUnsigned: true };
/** The combiner of minima of unsigned integers. */
export const leastUnsigned: Combiner = { ...least, isUnsigned: true };
/** The combiner that tells whether all elements are true. */
export const all: Combiner = { reduction: ttir.ReduceAndOp, pair: ttir.LogicalAndOp, neutral: () => 1 };
/** The combiner that tells whether an element is true. */
export const any: Combiner = { reduction: ttir.ReduceOrOp, pair: ttir.LogicalOrOp, neutral: () => 0 };

/** Returns the smallest number of the type: negative infinity, or the least integer. */
function leastNumber(type: Type): number | undefined {
  if (type instanceof FloatType) return -Infinity;
  if (!(type instanceof IntegerType)) return undefined;
  return type.signedness === 'unsigned' || type.width === 1 ? 0 : -(2 ** (type.width - 1));
}

/** Returns the largest number of the type: infinity, or the greatest integer. */
function greatestNumber(type: Type): number | undefined {
  if (type instanceof FloatType) return Infinity;
  if (!(type instanceof IntegerType)) return undefined;
  return type.signedness === 'unsigned' || type.width === 1 ? 2 ** type.width - 1 : 2 ** (type.width - 1) - 1;
}

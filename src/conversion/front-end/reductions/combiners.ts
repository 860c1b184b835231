import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { greatestNumber, leastNumber } from '../../../dialects/tt/element-types.ts';
import { type ElementwiseClass, type ReductionClass } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';

/** How a reduction combines its elements, in TTIR. */
export interface Combiner {
  /** The operation that combines all elements along dimensions; without, pairs of them are combined. */
  readonly reduction?: ReductionClass;
  /** The operation that combines the elements of two tensors. */
  readonly pair: ElementwiseClass;
  /** Whether integers are combined as unsigned ones, whatever their type says. */
  readonly isUnsigned?: boolean;
  /** Whether NaN is left out, if there are numbers beside it. */
  readonly ignoresNaN?: boolean;
  /** The number that changes nothing, for elements of a type; undefined for types without numbers. */
  neutral(elementType: Type): number | undefined;
}

/** A combiner of maxima or minima. */
export interface Extreme extends Combiner {
  readonly reduction: ReductionClass;
}

/** The combiner of sums. */
export const sum: Combiner = { reduction: ttir.SumOp, pair: ttir.AddOp, neutral: () => 0 };
/** The combiner of products. */
export const product: Combiner = { reduction: ttir.ProdOp, pair: ttir.MultiplyOp, neutral: () => 1 };
/** The combiner of maxima. */
export const greatest: Extreme = { reduction: ttir.MaxOp, pair: ttir.MaximumOp, neutral: leastNumber };
/** The combiner of minima. */
export const least: Extreme = { reduction: ttir.MinOp, pair: ttir.MinimumOp, neutral: greatestNumber };
/** The combiner of maxima of unsigned integers. */
export const greatestUnsigned: Extreme = { ...greatest, isUnsigned: true };
/** The combiner of minima of unsigned integers. */
export const leastUnsigned: Extreme = { ...least, isUnsigned: true };
/** The combiner of maxima of what is no NaN. */
export const greatestNumberOf: Extreme = { ...greatest, ignoresNaN: true };
/** The combiner of minima of what is no NaN. */
export const leastNumberOf: Extreme = { ...least, ignoresNaN: true };
/** The combiner that tells whether all elements are true. */
export const all: Combiner = { reduction: ttir.ReduceAndOp, pair: ttir.LogicalAndOp, neutral: () => 1 };
/** The combiner that tells whether an element is true. */
export const any: Combiner = { reduction: ttir.ReduceOrOp, pair: ttir.LogicalOrOp, neutral: () => 0 };
/** The combiner that tells whether an odd number of elements is true. */
export const odd: Combiner = { pair: ttir.LogicalXorOp, neutral: () => 0 };
/** The combiner of the bits that are set in all elements. */
export const allBits: Combiner = { pair: ttir.BitwiseAndOp, neutral: allOnes };
/** The combiner of the bits that are set in an element. */
export const anyBits: Combiner = { pair: ttir.BitwiseOrOp, neutral: () => 0 };
/** The combiner of the bits that are set in an odd number of elements. */
export const oddBits: Combiner = { pair: ttir.BitwiseXorOp, neutral: () => 0 };

/** Returns the integer whose bits are all set. */
function allOnes(type: Type): number | undefined {
  if (!(type instanceof IntegerType)) return undefined;
  return type.signedness === 'unsigned' ? 2 ** type.width - 1 : -1;
}

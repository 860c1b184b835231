import { type ConstantIntRanges } from './constant-int-ranges.ts';

/** What the predicates of comparisons of integers mean: `s` is signed, `u` unsigned. Source: mlir/Interfaces/Utils/InferIntRangeCommon.h. */
export type IntegerPredicate = 'eq' | 'ne' | 'slt' | 'sle' | 'sgt' | 'sge' | 'ult' | 'ule' | 'ugt' | 'uge';

const swapped: Readonly<Record<IntegerPredicate, IntegerPredicate>> = {
  eq: 'eq',
  ne: 'ne',
  slt: 'sgt',
  sle: 'sge',
  sgt: 'slt',
  sge: 'sle',
  ult: 'ugt',
  ule: 'uge',
  ugt: 'ult',
  uge: 'ule',
};

const inverted: Readonly<Record<IntegerPredicate, IntegerPredicate>> = {
  eq: 'ne',
  ne: 'eq',
  slt: 'sge',
  sle: 'sgt',
  sgt: 'sle',
  sge: 'slt',
  ult: 'uge',
  ule: 'ugt',
  ugt: 'ule',
  uge: 'ult',
};

/** Returns the predicate that says of (b, a) what `predicate` says of (a, b). */
export function swapPredicate(predicate: IntegerPredicate): IntegerPredicate {
  return swapped[predicate];
}

/** Returns the predicate that holds where `predicate` does not. */
export function invertPredicate(predicate: IntegerPredicate): IntegerPredicate {
  return inverted[predicate];
}

/** Tells whether the predicate holds of two equal integers. */
export function holdsOfEquals(predicate: IntegerPredicate): boolean {
  return compareIntegers(predicate, 0n, 0n, 1);
}

/** Compares two integers, given unsigned, of `width` bits. */
export function compareIntegers(predicate: IntegerPredicate, a: bigint, b: bigint, width: number): boolean {
  const isSigned = predicate.startsWith('s');
  const x = isSigned ? BigInt.asIntN(width, a) : a;
  const y = isSigned ? BigInt.asIntN(width, b) : b;
  if (predicate === 'eq') return x === y;
  if (predicate === 'ne') return x !== y;
  return isInRelation(predicate.slice(1), x, y);
}

/** Tells whether `x` is `lt`, `le`, `gt` or `ge` than `y`. */
export function isInRelation<T extends bigint | number>(name: string, x: T, y: T): boolean {
  switch (name) {
    case 'lt':
      return x < y;
    case 'le':
      return x <= y;
    case 'gt':
      return x > y;
    default:
      return x >= y;
  }
}

/** Returns what the predicate says of integers in these ranges, undefined where they do not decide it. */
export function decidePredicate(
  predicate: IntegerPredicate,
  lhs: ConstantIntRanges,
  rhs: ConstantIntRanges,
): boolean | undefined {
  if (isAlwaysTrue(predicate, lhs, rhs)) return true;
  return isAlwaysTrue(invertPredicate(predicate), lhs, rhs) ? false : undefined;
}

function isAlwaysTrue(predicate: IntegerPredicate, lhs: ConstantIntRanges, rhs: ConstantIntRanges): boolean {
  switch (predicate) {
    case 'slt':
      return lhs.smax < rhs.smin;
    case 'sle':
      return lhs.smax <= rhs.smin;
    case 'ult':
      return lhs.umax < rhs.umin;
    case 'ule':
      return lhs.umax <= rhs.umin;
    case 'eq': {
      const constant = lhs.constantValue;
      return constant !== undefined && constant === rhs.constantValue;
    }
    case 'ne':
      // Both readings must say so, as one of them may know less.
      return (lhs.smax < rhs.smin || rhs.smax < lhs.smin) && (lhs.umax < rhs.umin || rhs.umax < lhs.umin);
    default:
      return isAlwaysTrue(swapPredicate(predicate), rhs, lhs);
  }
}

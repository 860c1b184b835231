import { type CmpFPredicate, type CmpIPredicate } from './generated/arith-enums.gen.ts';

/** What the predicates of comparisons mean. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

const swapped: Readonly<Record<CmpIPredicate, CmpIPredicate>> = {
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

const inverted: Readonly<Record<CmpIPredicate, CmpIPredicate>> = {
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
export function swapPredicate(predicate: CmpIPredicate): CmpIPredicate {
  return swapped[predicate];
}

/** Returns the predicate that holds where `predicate` does not. */
export function invertPredicate(predicate: CmpIPredicate): CmpIPredicate {
  return inverted[predicate];
}

/** Compares two integers, given unsigned, of `width` bits. */
export function compareIntegers(predicate: CmpIPredicate, a: bigint, b: bigint, width: number): boolean {
  const isSigned = predicate.startsWith('s');
  const x = isSigned ? BigInt.asIntN(width, a) : a;
  const y = isSigned ? BigInt.asIntN(width, b) : b;
  if (predicate === 'eq') return x === y;
  if (predicate === 'ne') return x !== y;
  return relation(predicate.slice(1), x, y);
}

function relation<T extends bigint | number>(name: string, x: T, y: T): boolean {
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

/** Compares two floats; NaN is unordered. */
export function compareFloats(predicate: CmpFPredicate, a: number, b: number): boolean {
  if (predicate === 'false' || predicate === 'true') return predicate === 'true';
  const isUnordered = Number.isNaN(a) || Number.isNaN(b);
  if (predicate === 'ord' || predicate === 'uno') return isUnordered === (predicate === 'uno');
  if (isUnordered) return predicate.startsWith('u');
  const name = predicate.slice(1);
  if (name === 'eq') return a === b;
  return name === 'ne' ? a !== b : relation(name, a, b);
}

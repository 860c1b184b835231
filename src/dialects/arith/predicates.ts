import { isInRelation } from '../../support/integer-predicates.ts';
import { type CmpFPredicate } from './generated/arith-enums.gen.ts';

/** Compares two floats; NaN is unordered. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
export function compareFloats(predicate: CmpFPredicate, a: number, b: number): boolean {
  if (predicate === 'false' || predicate === 'true') return predicate === 'true';
  const isUnordered = Number.isNaN(a) || Number.isNaN(b);
  if (predicate === 'ord' || predicate === 'uno') return isUnordered === (predicate === 'uno');
  if (isUnordered) return predicate.startsWith('u');
  const name = predicate.slice(1);
  if (name === 'eq') return a === b;
  return name === 'ne' ? a !== b : isInRelation(name, a, b);
}

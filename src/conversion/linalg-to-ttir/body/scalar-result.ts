import { type Operation } from '../../../ir/operation.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { compareFloats } from '../../../dialects/arith/predicates.ts';

/** Comparisons of signed integers, by predicate. */
const integerComparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  sge: (a, b) => a >= b,
  sgt: (a, b) => a > b,
  sle: (a, b) => a <= b,
  slt: (a, b) => a < b,
};

/** Returns what an operation that compares or chooses scalars makes of its operands, truth values being 0 and 1; undefined for another operation. */
export function scalarResult(op: Operation, [a, b, c]: readonly number[]): number | undefined {
  if (op instanceof arith.CmpFOp) return Number(compareFloats(op.predicate, a!, b!));
  if (op instanceof arith.CmpIOp) {
    const compare = integerComparisons[op.predicate];
    return compare && Number(compare(a!, b!));
  }
  if (op instanceof arith.SelectOp) return a === 0 ? c : b;
  if (op instanceof arith.MaximumFOp || op instanceof arith.MaxSIOp) return Math.max(a!, b!);
  if (op instanceof arith.MinimumFOp || op instanceof arith.MinSIOp) return Math.min(a!, b!);
  if (op instanceof arith.AndIOp) return a! & b!;
  if (op instanceof arith.OrIOp) return a! | b!;
  if (op instanceof arith.IndexCastOp || op instanceof arith.IndexCastUIOp) return a;
  return undefined;
}

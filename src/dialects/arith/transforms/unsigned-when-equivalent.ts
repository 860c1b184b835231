import { walkReachable } from '../../../rewrite/walk-reachable.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Value } from '../../../ir/value.ts';
import { inferIntegerRanges, type IntegerRanges } from '../../../transforms/dataflow/integer-range-analysis.ts';
import { type CmpIPredicate } from '../generated/arith-enums.gen.ts';
import {
  CeilDivSIOp,
  CeilDivUIOp,
  CmpIOp,
  DivSIOp,
  DivUIOp,
  ExtSIOp,
  ExtUIOp,
  FloorDivSIOp,
  MaxSIOp,
  MaxUIOp,
  MinSIOp,
  MinUIOp,
  RemSIOp,
  RemUIOp,
} from '../generated/arith-ops.gen.ts';
import { ArithUnsignedWhenEquivalentPassBase } from '../generated/arith-passes.gen.ts';

const unsignedForms = new Map<string, string>([
  [DivSIOp.opName, DivUIOp.opName],
  [CeilDivSIOp.opName, CeilDivUIOp.opName],
  [FloorDivSIOp.opName, DivUIOp.opName],
  [RemSIOp.opName, RemUIOp.opName],
  [MinSIOp.opName, MinUIOp.opName],
  [MaxSIOp.opName, MaxUIOp.opName],
  [ExtSIOp.opName, ExtUIOp.opName],
]);

const unsignedPredicates: Partial<Record<CmpIPredicate, CmpIPredicate>> = {
  slt: 'ult',
  sle: 'ule',
  sgt: 'ugt',
  sge: 'uge',
};

/**
 * `arith-unsigned-when-equivalent`. Source: mlir/lib/Dialect/Arith/Transforms/UnsignedWhenEquivalent.cpp. As there, nothing is known of what an
 * operation makes that has been replaced.
 */
export class ArithUnsignedWhenEquivalentPass extends ArithUnsignedWhenEquivalentPassBase {
  override runOnOperation(root: Operation): void {
    const ranges = inferIntegerRanges(root, false);
    walkReachable(root, (op) => {
      if (op instanceof CmpIOp) makeComparisonUnsigned(op, ranges);
      else makeUnsigned(op, ranges);
    });
  }
}

const isNeverNegative = (ranges: IntegerRanges, value: Value): boolean => (ranges.get(value)?.smin ?? -1n) >= 0n;

function makeUnsigned(op: Operation, ranges: IntegerRanges): void {
  const name = unsignedForms.get(op.name);
  if (name === undefined) return;
  if (![...op.operands, ...op.results].every((value) => isNeverNegative(ranges, value))) return;
  const { location, operands, properties, attributes } = op;
  const resultTypes = [op.result().type];
  replace(op, OpBuilder.before(op).create({ name, location, operands, resultTypes, properties, attributes }));
}

/** What the operation has of attributes is lost, as in mlir-opt. */
function makeComparisonUnsigned(op: CmpIOp, ranges: IntegerRanges): void {
  const predicate = unsignedPredicates[op.predicate];
  const { lhs, rhs, location } = op;
  if (!predicate || !op.operands.every((value) => isNeverNegative(ranges, value))) return;
  const resultType = op.result().type;
  replace(op, CmpIOp.build(OpBuilder.before(op), location, { predicate, lhs, rhs, resultType }));
}

function replace(op: Operation, by: Operation): void {
  op.result().replaceAllUsesWith(by.result());
  op.erase();
}

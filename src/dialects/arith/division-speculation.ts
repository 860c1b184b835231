import { InferIntRangeInterface, maxRangeOf } from '../../ir/interfaces/integer-range.ts';
import { type ConditionallySpeculatableMethods } from '../../ir/interfaces/speculation.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type ConstantIntRanges } from '../../support/constant-int-ranges.ts';

/** Divisions are undefined by zero, and signed ones by -1, which overflows for one dividend. Source: arith::DivSIOp, DivUIOp. */
function speculateUnless(isExcluded: (divisor: ConstantIntRanges) => boolean) {
  return {
    ConditionallySpeculatable: (op: Operation): ConditionallySpeculatableMethods => {
      const range = rangeOf(op.operand(1));
      return { speculatability: range && !isExcluded(range) ? 'always' : 'never' };
    },
  };
}

/** Returns what the value lies between whatever it is made of; undefined where that is not known. */
function rangeOf(value: Value): ConstantIntRanges | undefined {
  const op = value.definingOp;
  const [range] = (op && InferIntRangeInterface.of(op)?.inferResultRanges(op.operands.map(maxRangeOf))) ?? [];
  return range;
}

/** Interfaces of signed divisions. */
export const signedDivision = speculateUnless(({ smin, smax }) => smin <= 0n && smax >= -1n);
/** Interfaces of unsigned divisions. */
export const unsignedDivision = speculateUnless(({ umin }) => umin === 0n);

import { type Attribute } from '../../../ir/attribute.ts';
import { boolAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { ConstantIntRanges } from '../../../support/constant-int-ranges.ts';
import { compareIntegers, decidePredicate, holdsOfEquals } from '../../../support/integer-predicates.ts';
import { widths } from '../fold-constants.ts';
import { type CmpOp, MaxSOp, MaxUOp, MinSOp, MinUOp } from '../generated/index-ops.gen.ts';
import { CompareDifference } from '../patterns/compare-difference.ts';
import { rangeOfComparison } from '../range-inference.ts';

/** Returns what the maximum or minimum with a constant lies between, in so many bits; undefined for other operations. */
function rangeOfBounded(op: Operation | undefined, width: number): ConstantIntRanges | undefined {
  const isBound = op instanceof MaxSOp || op instanceof MaxUOp || op instanceof MinSOp || op instanceof MinUOp;
  const constant = isBound ? matchConstant(op.rhs) : undefined;
  if (!isBound || !(constant instanceof IntegerAttr)) return undefined;
  const { smin, smax, umin, umax } = ConstantIntRanges.max(width);
  const [signed, unsigned] = [BigInt.asIntN(width, constant.value), BigInt.asUintN(width, constant.value)];
  if (op instanceof MinSOp) return ConstantIntRanges.signed(width, smin, signed);
  if (op instanceof MinUOp) return ConstantIntRanges.unsigned(width, umin, unsigned);
  if (op instanceof MaxSOp) return ConstantIntRanges.signed(width, signed, smax);
  return ConstantIntRanges.unsigned(width, unsigned, umax);
}

/** Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp. */
export const cmpOp = {
  canonicalizationPatterns: (): readonly RewritePattern[] => [new CompareDifference()],

  /** Of constants, and of a maximum or minimum with one, where 32 and 64 bits agree; of equal operands. */
  fold(op: CmpOp, [lhs, rhs]: readonly (Attribute | undefined)[]): FoldResult {
    const answer = answerOfConstants(op, lhs, rhs) ?? (op.lhs === op.rhs ? holdsOfEquals(op.pred) : undefined);
    return answer === undefined ? undefined : [boolAttr(op.context, answer)];
  },
  ...rangeOfComparison,
};

function answerOfConstants(op: CmpOp, lhs: Attribute | undefined, rhs: Attribute | undefined): boolean | undefined {
  if (!(rhs instanceof IntegerAttr)) return undefined;
  const [whole, half] = widths.map((width) => {
    if (lhs instanceof IntegerAttr) {
      const [a, b] = [BigInt.asUintN(width, lhs.value), BigInt.asUintN(width, rhs.value)];
      return compareIntegers(op.pred, a, b, width);
    }
    const range = rangeOfBounded(op.lhs.definingOp, width);
    return range && decidePredicate(op.pred, range, ConstantIntRanges.constant(width, rhs.value));
  });
  return whole === half ? whole : undefined;
}

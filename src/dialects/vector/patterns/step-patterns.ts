import { boolAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { DenseElementsAttr, splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CmpIPredicate } from '../../arith/generated/arith-enums.gen.ts';
import { CmpIOp, ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { StepOp } from '../generated/vector-ops.gen.ts';

/** Comparisons of all steps with a number that have one result. Source: StepCompareFolder of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export class StepCompareFolder extends OpRewritePattern<StepOp> {
  readonly root = StepOp;

  matchAndRewrite(op: StepOp, rewriter: PatternRewriter): LogicalResult {
    const { numElements } = op.result().type as VectorType;
    for (const { owner, operandNumber } of op.result().uses()) {
      if (!(owner instanceof CmpIOp) || operandNumber !== 0) continue;
      const constant = splatInteger(owner.rhs);
      const decided = constant === undefined ? undefined : decide(owner.predicate, numElements, constant);
      if (decided === undefined) continue;
      const resultType = owner.result().type as VectorType;
      const value = splatElements(resultType, boolAttr(op.context, decided));
      rewriter.setInsertionPointAfter(owner);
      rewriter.replaceOp(owner, ConstantOp.build(rewriter, owner.location, { value, resultType }).results);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'no comparison that is decided');
  }
}

/** Returns the integer that all elements of the constant are. */
function splatInteger(value: Value): bigint | undefined {
  const constant = matchConstant(value);
  if (!(constant instanceof DenseElementsAttr) || !constant.isSplat) return undefined;
  const element = constant.attributeAt(0);
  return element instanceof IntegerAttr ? element.value : undefined;
}

/** Returns what comparing each of so many steps with the constant gives, if that is decided. */
function decide(predicate: CmpIPredicate, count: number, constant: bigint): boolean | undefined {
  const size = BigInt(count);
  switch (predicate) {
    case 'ult':
    case 'uge':
      return size <= constant ? predicate === 'ult' : undefined;
    case 'ule':
    case 'ugt':
      return size <= constant + 1n ? predicate === 'ule' : undefined;
    case 'eq':
    case 'ne':
      return size <= constant ? predicate === 'ne' : undefined;
    default:
      return undefined;
  }
}

import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type IndexType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { CopyBudget } from '../../../rewrite/copy-budget.ts';
import { rewriteGreedily } from '../../../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { canonicalizationPatterns } from '../../../transforms/canonicalize.ts';
import { AndIOp, ConstantOp, SelectOp } from '../../arith/generated/arith-ops.gen.ts';
import { ForOp, WhileOp } from '../generated/scf-ops.gen.ts';
import { SCFUnrollLoopsPassBase } from '../generated/scf-passes.gen.ts';
import { constantInteger, constantTripCount } from '../patterns/trip-count.ts';
import { countIterations } from './count-while.ts';
import { UnrollForall } from './unroll-forall.ts';
import { copyBlock, UnrollPattern } from './unrolled-copies.ts';

/** Puts copies of the body in the place of a loop of which it is known how often it runs. */
class UnrollFor extends UnrollPattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const { lowerBound, upperBound, step, unsignedCmp, location } = op;
    const tripCount = constantTripCount(lowerBound, upperBound, step, !unsignedCmp);
    const [first, by] = [constantInteger(lowerBound, !unsignedCmp), constantInteger(step, !unsignedCmp)];
    if (tripCount === undefined || first === undefined || by === undefined) {
      return rewriter.notifyMatchFailure(op, 'the number of iterations is not known');
    }
    if (tripCount > BigInt(this.maxIterations)) {
      return rewriter.notifyMatchFailure(op, 'the loop runs too often');
    }
    if (!this.addCopies(op, Number(tripCount), rewriter)) return false;
    const type = lowerBound.type as IndexType | IntegerType;
    let carried: readonly Value[] = op.initArgs;
    for (let i = 0n; i < tripCount; i++) {
      const value = IntegerAttr.get(type, first + i * by);
      const iteration = ConstantOp.build(rewriter, location, { value, resultType: type }).result();
      carried = copyBlock(rewriter, op.region.firstBlock!, [iteration, ...carried]);
    }
    rewriter.replaceOp(op, carried);
    return true;
  }
}

/**
 * Does the same with a loop whose condition follows from what constants become in the iterations before. Where data may end it before, all iterations are
 * computed, and those behind the end change nothing.
 */
class UnrollWhile extends UnrollPattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const isOpen = countIterations(op, this.maxIterations);
    if (isOpen === undefined) return rewriter.notifyMatchFailure(op, 'the number of iterations is not known');
    if (isOpen.includes(true) && !isMemoryEffectFree(op)) {
      return rewriter.notifyMatchFailure(op, 'data ends the loop, and what it repeats has effects');
    }
    if (!this.addCopies(op, isOpen.length + 1, rewriter)) return false;
    const [before, after] = [op.before.firstBlock!, op.after.firstBlock!];
    let [condition, ...forwarded] = copyBlock(rewriter, before, op.inits);
    let results = forwarded;
    /** Whether the loop has not ended yet; undefined as long as that is certain. */
    let goesOn: Value | undefined;
    for (const isConditional of isOpen) {
      if (isConditional) goesOn = goesOn ? buildAnd(rewriter, op, goesOn, condition!) : condition!;
      [condition, ...forwarded] = copyBlock(rewriter, before, copyBlock(rewriter, after, forwarded));
      results = goesOn ? chooseUsed(rewriter, op, goesOn, forwarded, results) : forwarded;
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}

function buildAnd(rewriter: PatternRewriter, { location }: Operation, lhs: Value, rhs: Value): Value {
  return AndIOp.build(rewriter, location, { lhs, rhs }).result();
}

/** Makes the choice between what an iteration gives and what was there before, for what is used of a loop. */
function chooseUsed(
  rewriter: PatternRewriter,
  loop: Operation,
  condition: Value,
  ifTrue: readonly Value[],
  ifFalse: readonly Value[],
): Value[] {
  return ifTrue.map((trueValue, i) =>
    loop.result(i).hasUses
      ? SelectOp.build(rewriter, loop.location, { condition, trueValue, falseValue: ifFalse[i]! }).result()
      : trueValue,
  );
}

/** `scf-unroll-loops`. */
export class SCFUnrollLoopsPass extends SCFUnrollLoopsPassBase {
  override runOnOperation(module: Operation): void {
    const hasControlFlow = !walk(module, {
      before: ({ dialectNamespace }) => (dialectNamespace === 'scf' ? 'interrupt' : 'advance'),
    });
    if (!hasControlFlow) return;
    const patterns = canonicalizationPatterns(module.context);
    const { maxIterations } = this.options;
    const budget = new CopyBudget();
    const loops = [UnrollFor, UnrollForall, UnrollWhile].map((pattern) => new pattern(maxIterations, budget));
    rewriteGreedily(module, [...patterns, ...loops]);
  }
}

import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ParallelOp, ReduceOp } from '../generated/scf-ops.gen.ts';
import { constantTripCount } from './trip-count.ts';

/** Canonicalization of `scf.parallel`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** Dimensions with one iteration need no loop, and one without iterations needs no body. */
class ParallelOpSingleOrZeroIterationDimsFolder extends OpRewritePattern<ParallelOp> {
  readonly root = ParallelOp;

  matchAndRewrite(op: ParallelOp, rewriter: PatternRewriter): LogicalResult {
    const { lowerBound, upperBound, step, initVals } = op;
    const counts = step.map((by, i) => constantTripCount(lowerBound[i]!, upperBound[i]!, by));
    if (counts.includes(0n)) {
      rewriter.replaceOp(op, initVals);
      return true;
    }
    if (!counts.includes(1n)) return false;
    const body = op.region.firstBlock!;
    for (let i = counts.length; i-- > 0;) {
      if (counts[i] !== 1n) continue;
      rewriter.replaceAllUsesWith(body.arguments[i]!, lowerBound[i]!);
      body.eraseArgument(i);
    }
    if (body.arguments.length === 0) {
      inlineBody(op, rewriter);
      return true;
    }
    const kept = (values: readonly Value[]): Value[] => values.filter((_, i) => counts[i] !== 1n);
    const region = new Region();
    region.takeBody(op.region);
    const loop = ParallelOp.build(rewriter, op.location, {
      lowerBound: kept(lowerBound),
      upperBound: kept(upperBound),
      step: kept(step),
      initVals,
      regions: [region],
      resultTypes: op.resultTypes,
    });
    rewriter.replaceOp(op, loop.results);
    return true;
  }
}

/** Puts the body of a loop with one iteration in its place, and behind it what reduces its values. */
function inlineBody(op: ParallelOp, rewriter: PatternRewriter): void {
  const body = op.region.firstBlock!;
  const reduce = body.lastOp as ReduceOp;
  rewriter.inlineBlockBefore(body, op.block!, op);
  const results = reduce.reductions.map((region, i) => {
    const block = region.firstBlock!;
    const terminator = block.lastOp!;
    const args = [op.initVals[i]!, reduce.operand(i)];
    rewriter.inlineBlockBefore(block, op.block!, op, args);
    const result = terminator.operand(0);
    rewriter.eraseOp(terminator);
    return result;
  });
  rewriter.eraseOp(reduce);
  rewriter.replaceOp(op, results);
}

/** Makes one loop of two when the outer one does nothing else. */
class MergeNestedParallelLoops extends OpRewritePattern<ParallelOp> {
  readonly root = ParallelOp;

  matchAndRewrite(op: ParallelOp, rewriter: PatternRewriter): LogicalResult {
    const body = op.region.firstBlock!;
    const inner = body.firstOp;
    if (!(inner instanceof ParallelOp) || inner.next !== body.lastOp) return false;
    if (op.initVals.length > 0 || inner.initVals.length > 0) return false;
    const bounds = [...inner.lowerBound, ...inner.upperBound, ...inner.step];
    if (bounds.some((bound) => body.arguments.includes(bound as never))) return false;
    const innerBody = inner.region.firstBlock!;
    for (const argument of innerBody.arguments) argument.location = op.location;
    body.arguments.forEach((argument, i) => {
      const moved = innerBody.insertArgument(i, argument.type, op.location);
      rewriter.replaceAllUsesWith(argument, moved);
    });
    const reduce = innerBody.lastOp!;
    rewriter.setInsertionPointBefore(reduce);
    ReduceOp.build(rewriter, op.location, { operands: [], regions: [] });
    rewriter.eraseOp(reduce);
    const region = new Region();
    region.takeBody(inner.region);
    rewriter.setInsertionPointBefore(op);
    ParallelOp.build(rewriter, op.location, {
      lowerBound: [...op.lowerBound, ...inner.lowerBound],
      upperBound: [...op.upperBound, ...inner.upperBound],
      step: [...op.step, ...inner.step],
      initVals: [],
      regions: [region],
      resultTypes: [],
    });
    rewriter.eraseOp(op);
    return true;
  }
}

export function parallelPatterns(): readonly RewritePattern[] {
  return [new ParallelOpSingleOrZeroIterationDimsFolder(), new MergeNestedParallelLoops()];
}

/** Patterns for parallel loops. Source: mlir/lib/Conversion/SCFToControlFlow/SCFToControlFlow.cpp. */
import { buildFor } from '../../dialects/scf/build-for.ts';
import { forallToParallel } from '../../dialects/scf/forall-to-parallel.ts';
import {
  ForallOp,
  ParallelOp,
  type ReduceOp,
  ReduceReturnOp,
  YieldOp,
} from '../../dialects/scf/generated/scf-ops.gen.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

export class ForallLowering extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    // Tensors that iterations share would have to become memory first.
    if (op.outputs.length > 0) return false;
    forallToParallel(op, rewriter);
    return true;
  }
}

/** Each dimension becomes a loop, which carries what is reduced. */
export class ParallelLowering extends OpRewritePattern<ParallelOp> {
  readonly root = ParallelOp;

  matchAndRewrite(op: ParallelOp, rewriter: PatternRewriter): LogicalResult {
    const { location, lowerBound, upperBound, step } = op;
    let carried = op.initVals;
    let results: readonly Value[] = carried;
    const inductionVars: Value[] = [];
    lowerBound.forEach((lower, i) => {
      const loop = buildFor(rewriter, location, lower, upperBound[i]!, step[i]!, carried);
      const body = loop.region.firstBlock!;
      if (i === 0) results = loop.results;
      else if (loop.numResults > 0) YieldOp.build(rewriter, location, { results: loop.results });
      const [inductionVar, ...args] = body.arguments;
      inductionVars.push(inductionVar!);
      carried = args;
      rewriter.setInsertionPointToStart(body);
    });

    const body = op.region.firstBlock!;
    const reduce = body.lastOp as ReduceOp;
    reduce.reductions.forEach((region, i) => {
      rewriter.inlineBlockBefore(region.firstBlock!, body, reduce, [carried[i]!, reduce.operand(i)]);
    });
    // The last operations of what was inlined say what is reduced, in order.
    const returns = [...body.operations()].filter((nested) => nested instanceof ReduceReturnOp);
    const target = rewriter.insertionPoint!.block;
    // As upstream, also of a loop without dimensions, whose body comes to the end of the block that it is in.
    if (returns.length > 0) {
      YieldOp.build(rewriter, location, { results: returns.map((nested) => nested.operand(0)) });
    }
    for (const dead of [...returns, reduce]) rewriter.eraseOp(dead);
    rewriter.inlineBlockBefore(body, target, target.lastOp, inductionVars);
    rewriter.replaceOp(op, results);
    return true;
  }
}

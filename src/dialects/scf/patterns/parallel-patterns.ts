import { type Block } from '../../../ir/block.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Location } from '../../../ir/location.ts';
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
    const mapping = new IRMapping();
    const [body] = op.region.blocks;
    counts.forEach((count, i) => {
      if (count === 1n) mapping.map(body!.arguments[i]!, lowerBound[i]!);
    });
    if (counts.every((count) => count === 1n)) {
      rewriter.replaceOp(op, cloneBody(op, mapping, rewriter));
      return true;
    }
    const kept = (values: readonly Value[]): Value[] => values.filter((_, i) => counts[i] !== 1n);
    const loop = ParallelOp.build(rewriter, op.location, {
      lowerBound: kept(lowerBound),
      upperBound: kept(upperBound),
      step: kept(step),
      initVals,
      regions: [new Region()],
      resultTypes: op.resultTypes,
    });
    rewriter.cloneRegion(op.region, loop.region, mapping);
    rewriter.replaceOp(op, loop.results);
    return true;
  }
}

/** Copies the body of a loop with one iteration, and behind it what reduces its values; returns the results. */
function cloneBody(op: ParallelOp, mapping: IRMapping, rewriter: PatternRewriter): Value[] {
  const body = op.region.firstBlock!;
  const reduce = body.lastOp as ReduceOp;
  cloneWithoutTerminator(body, mapping, rewriter);
  return reduce.reductions.map((region, i) => {
    const block = region.firstBlock!;
    mapping.map(block.arguments[0]!, op.initVals[i]!);
    mapping.map(block.arguments[1]!, mapping.lookup(reduce.operand(i)));
    cloneWithoutTerminator(block, mapping, rewriter);
    return mapping.lookup(block.lastOp!.operand(0));
  });
}

function cloneWithoutTerminator(block: Block, mapping: IRMapping, rewriter: PatternRewriter): void {
  for (let bodyOp = block.firstOp; bodyOp && bodyOp !== block.lastOp; bodyOp = bodyOp.next) {
    rewriter.clone(bodyOp, mapping);
  }
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
    const region = new Region();
    rewriter.withInsertionPoint(() => {
      const inductionVars = [...body.arguments, ...innerBody.arguments];
      const types = inductionVars.map(({ type }) => type);
      const block = rewriter.createBlock(region, types, new Array<Location>(types.length).fill(op.location));
      const mapping = new IRMapping();
      inductionVars.forEach((inductionVar, i) => mapping.map(inductionVar, block.arguments[i]!));
      cloneWithoutTerminator(innerBody, mapping, rewriter);
      ReduceOp.build(rewriter, op.location, { operands: [], regions: [] });
    });
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

import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { OpResult, Value } from '../../../ir/value.ts';
import { updatedDestinations } from '../../../ir/interfaces/parallel-combining.ts';
import { type MixedIndex, withConstants } from '../../../rewrite/mixed-indices.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { FoldTensorCastOfOutputIntoForallOp } from './forall-cast-patterns.ts';
import { controlParts, controlsOf, rebuildForall } from './forall-controls.ts';
import { promoteForall } from './promote-forall.ts';
import { detachRegions } from './regions.ts';
import { constantTripCount } from './trip-count.ts';

/** Canonicalization of `scf.forall`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** The loop keeps the sizes of the shared tensors. */
class DimOfForallOp extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { source } = op;
    if (!(source instanceof OpResult) || !(source.owner instanceof ForallOp)) {
      return rewriter.notifyMatchFailure(op, 'not a size of what a loop makes');
    }
    const output = source.owner.outputs[source.resultNumber]!;
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, output));
    return true;
  }
}

/** Puts constant bounds and steps into the operation. */
class ForallOpControlOperandsFolder extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    const old = controlsOf(op);
    // Only the first of the lists that has constants changes, the next time comes the next.
    const name = (['lower', 'upper', 'step'] as const).find((list) => !isSameList(withConstants(old[list]), old[list]));
    if (!name) return rewriter.notifyMatchFailure(op, 'no constant bound');
    const { operands, properties } = controlParts(op.context, { ...old, [name]: withConstants(old[name]) }, op.outputs);
    rewriter.modifyOpInPlace(op, () => {
      op.setOperands(operands);
      for (const [property, value] of properties) op.setProperty(property, value);
    });
    return true;
  }
}

const inductionVars = (op: ForallOp) => op.region.firstBlock!.arguments.slice(0, op.staticLowerBound.length);
const outputArgs = (op: ForallOp) => op.region.firstBlock!.arguments.slice(op.staticLowerBound.length);

/** Returns what writes to a shared tensor at the end of an iteration. */
function writersOf(op: ForallOp, argument: Value): Operation[] {
  const writes = op.region.firstBlock!.lastOp!.regions[0]!.firstBlock!;
  return [...writes.operations()].filter((nested) => updatedDestinations(nested)?.includes(argument));
}

/** Does not share tensors that nobody writes, or reads afterwards. */
class ForallOpIterArgsFolder extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    const { outputs, results } = op;
    const args = outputArgs(op);
    const keep = results.map((result, i) => result.hasUses && writersOf(op, args[i]!).length > 0);
    if (keep.every(Boolean)) return rewriter.notifyMatchFailure(op, 'all are written and used');
    args.forEach((argument, i) => {
      if (!keep[i]) for (const writer of writersOf(op, argument)) rewriter.eraseOp(writer);
    });
    const rank = inductionVars(op).length;
    const controls = controlsOf(op);
    const region = detachRegions(op)[0]!;
    const body = region.firstBlock!;
    args.forEach((argument, i) => keep[i] || rewriter.replaceAllUsesWith(argument, outputs[i]!));
    body.eraseArguments(new Set(args.flatMap((_, i) => (keep[i] ? [] : [rank + i]))));
    const kept = outputs.filter((_, i) => keep[i]);
    const loop = rebuildForall(op, rewriter, controls, kept, region);
    let next = 0;
    results.forEach((result, i) => rewriter.replaceAllUsesWith(result, keep[i] ? loop.result(next++) : outputs[i]!));
    rewriter.eraseOp(op);
    return true;
  }
}

/** Returns how many iterations each loop has, where that is known. */
function tripCounts(op: ForallOp): (bigint | undefined)[] {
  const { lower, upper, step } = controlsOf(op);
  return lower.map((from, i) => constantTripCount(from, upper[i]!, step[i]!));
}

const valueOf = (op: ForallOp, index: MixedIndex, rewriter: PatternRewriter): Value =>
  index instanceof Value ? index : buildIndexConstant(rewriter, op.location, index);

/** Loops of one iteration are none, and a loop without iterations gives what it got. */
class ForallOpSingleOrZeroIterationDimsFolder extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    if (op.mapping && op.mapping.length > 0) return rewriter.notifyMatchFailure(op, 'mapped to processing units');
    const counts = tripCounts(op);
    const { lower, upper, step } = controlsOf(op);
    const mapping = new IRMapping();
    for (const [i, iv] of inductionVars(op).entries()) {
      if (counts[i] === 0n) {
        rewriter.replaceOp(op, op.outputs);
        return true;
      }
      if (counts[i] === 1n) mapping.map(iv, valueOf(op, lower[i]!, rewriter));
    }
    if (counts.every((count) => count === 1n)) {
      promoteForall(
        op,
        lower.map((from) => valueOf(op, from, rewriter)),
        rewriter,
      );
      return true;
    }
    if (!counts.includes(1n)) return rewriter.notifyMatchFailure(op, 'no loop of one iteration');
    const isKept = (_: unknown, i: number): boolean => counts[i] !== 1n;
    const controls = { lower: lower.filter(isKept), upper: upper.filter(isKept), step: step.filter(isKept) };
    const loop = rebuildForall(op, rewriter, controls, op.outputs, new Region());
    rewriter.cloneRegion(op.region, loop.region, mapping);
    rewriter.replaceOp(op, loop.results);
    return true;
  }
}

/** The induction variable of a loop of one iteration is the lower bound. */
class ForallOpReplaceConstantInductionVar extends OpRewritePattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    const counts = tripCounts(op);
    const { lower } = controlsOf(op);
    let changed = false;
    for (const [i, iv] of inductionVars(op).entries()) {
      if (!iv.hasUses || counts[i] !== 1n) continue;
      rewriter.replaceAllUsesWith(iv, valueOf(op, lower[i]!, rewriter));
      changed = true;
    }
    return changed || rewriter.notifyMatchFailure(op, 'no loop of one iteration');
  }
}

export const forallPatterns = (): readonly RewritePattern[] => [
  new DimOfForallOp(),
  new FoldTensorCastOfOutputIntoForallOp(),
  new ForallOpControlOperandsFolder(),
  new ForallOpIterArgsFolder(),
  new ForallOpSingleOrZeroIterationDimsFolder(),
  new ForallOpReplaceConstantInductionVar(),
];

import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AssumingAllOp, CstrBroadcastableOp, CstrEqOp } from '../generated/shape-ops.gen.ts';
import { RemoveDuplicateOperandsPattern } from './operand-patterns.ts';

/** Canonicalization of `shape.assuming_all`. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp and ShapeCanonicalization.td. */

function replaceInputs(op: AssumingAllOp, inputs: readonly Value[], rewriter: PatternRewriter): void {
  const { location } = op;
  rewriter.replaceOp(op, AssumingAllOp.build(rewriter, location, { inputs, resultType: op.result().type }).results);
}

/** All of some witnesses and of others are all of them. */
class MergeAssumingAllOps extends OpRewritePattern<AssumingAllOp> {
  readonly root = AssumingAllOp;

  matchAndRewrite(op: AssumingAllOp, rewriter: PatternRewriter): LogicalResult {
    const inputs = op.operands.flatMap((input) => {
      const { definingOp } = input;
      return definingOp instanceof AssumingAllOp ? definingOp.operands : [input];
    });
    if (inputs.length === op.numOperands) return rewriter.notifyMatchFailure(op, 'no other one to merge');
    replaceInputs(op, inputs, rewriter);
    return true;
  }
}

/** All of one witness is that. */
class AssumingAllOneOp extends OpRewritePattern<AssumingAllOp> {
  readonly root = AssumingAllOp;

  matchAndRewrite(op: AssumingAllOp, rewriter: PatternRewriter): LogicalResult {
    if (op.numOperands !== 1) return rewriter.notifyMatchFailure(op, 'several witnesses');
    rewriter.replaceOp(op, op.operands);
    return true;
  }
}

/** Drops the witnesses that shapes broadcast where another one says it of those shapes and more. */
class AssumingAllOfCstrBroadcastable extends OpRewritePattern<AssumingAllOp> {
  readonly root = AssumingAllOp;

  matchAndRewrite(op: AssumingAllOp, rewriter: PatternRewriter): LogicalResult {
    const constraints = new Set(op.operands.map(({ definingOp }) => definingOp));
    if (![...constraints].every((each) => each instanceof CstrBroadcastableOp)) {
      return rewriter.notifyMatchFailure(op, 'other constraints');
    }
    if (constraints.size <= 1) return rewriter.notifyMatchFailure(op, 'one constraint');
    const sorted = ([...constraints] as Operation[]).sort((a, b) => b.numOperands - a.numOperands);
    const { kept, dropped } = withoutSubsets(sorted);
    if (dropped.length === 0) return rewriter.notifyMatchFailure(op, 'none follows from another one');
    replaceInputs(op, kept.map((each) => each.result()), rewriter); // prettier-ignore
    for (const constraint of dropped) if (constraint.useEmpty) rewriter.eraseOp(constraint);
    return true;
  }
}

interface Subsumption {
  readonly kept: readonly Operation[];
  /** As many as were removed, but not always these: those that stood at the end of the list, which stay there when others move up. */
  readonly dropped: readonly Operation[];
}

/** Removes constraints whose shapes are all in one before it. Works as std::remove_if does, whose rest upstream erases where it is unused. */
function withoutSubsets(constraints: readonly Operation[]): Subsumption {
  let kept = [...constraints];
  const dropped: Operation[] = [];
  const shapesOf = new Map(kept.map((each) => [each, new Set(each.operands)]));
  for (let i = 0; i < kept.length; i++) {
    const all = shapesOf.get(kept[i]!)!;
    const rest = kept.slice(i + 1);
    const others = rest.filter((each) => each.operands.some((shape) => !all.has(shape)));
    dropped.push(...rest.slice(others.length));
    kept = [...kept.slice(0, i + 1), ...others];
  }
  return { kept, dropped };
}

/** All of several witnesses that shapes are equal, which have shapes in common, is one of all of these. */
class AssumingAllToCstrEqCanonicalization extends OpRewritePattern<AssumingAllOp> {
  readonly root = AssumingAllOp;

  matchAndRewrite(op: AssumingAllOp, rewriter: PatternRewriter): LogicalResult {
    const shapes: Value[] = [];
    for (const { definingOp } of op.operands) {
      if (!(definingOp instanceof CstrEqOp)) return rewriter.notifyMatchFailure(op, 'other constraints');
      const { operands } = definingOp;
      const areDisjoint = !operands.some((shape) => shapes.includes(shape));
      if (shapes.length > 0 && operands.length > 0 && areDisjoint) {
        return rewriter.notifyMatchFailure(op, 'no common shape');
      }
      shapes.push(...operands);
    }
    rewriter.replaceOp(op, CstrEqOp.build(rewriter, op.location, { shapes, resultType: op.result().type }).results);
    return true;
  }
}

export const assumingAllPatterns = (): readonly RewritePattern[] => [
  new MergeAssumingAllOps(),
  new AssumingAllOneOp(),
  new AssumingAllOfCstrBroadcastable(),
  new AssumingAllToCstrEqCanonicalization(),
  new RemoveDuplicateOperandsPattern(AssumingAllOp),
];

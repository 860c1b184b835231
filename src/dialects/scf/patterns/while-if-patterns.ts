import { walk } from '../../../ir/walk.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ConditionOp, IfOp, WhileOp } from '../generated/scf-ops.gen.ts';
import { detachRegions, onlyYields, yieldedValues } from './regions.ts';

/** Puts what is done before the condition only if it holds behind it, into the body. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export class WhileMoveIfDown extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const condition = op.before.firstBlock!.lastOp as ConditionOp;
    const branch = condition.previous;
    if (!(branch instanceof IfOp) || branch.condition !== condition.condition) {
      return rewriter.notifyMatchFailure(op, 'no branch on the condition in front of it');
    }
    const { thenRegion, elseRegion } = branch;
    if (!elseRegion.isEmpty && !onlyYields(elseRegion))
      return rewriter.notifyMatchFailure(op, 'both branches do something');
    const afterArguments = op.after.firstBlock!.arguments;
    condition.args.forEach((value, i) => {
      const result = branch.results.findIndex((candidate) => candidate === value);
      if (result < 0) return;
      rewriter.replaceAllUsesWith(value, yieldedValues(elseRegion)[result]!);
      rewriter.replaceAllUsesWith(afterArguments[i]!, yieldedValues(thenRegion)[result]!);
    });
    const used = new Set<Value>();
    walk(branch, {
      before(nested) {
        const isInThen = nested !== branch && thenRegion.isAncestorOf(nested.parentRegion);
        if (!isInThen) return;
        for (const value of nested.operands) if (value.parentBlock?.region === op.before) used.add(value);
      },
    });
    const added = [...used];
    const regions = detachRegions(op);
    const loop = WhileOp.build(rewriter, op.location, {
      inits: op.inits,
      regions,
      resultTypes: [...op.resultTypes, ...added.map(({ type }) => type)],
    });
    const body = loop.after.firstBlock!;
    const inside = added.map(({ type }) => body.addArgument(type, op.location));
    rewriter.modifyOpInPlace(condition, () => condition.insertOperands(condition.numOperands, added));
    added.forEach((value, i) =>
      rewriter.replaceUsesWithIf(value, inside[i]!, ({ owner }) => thenRegion.isAncestorOf(owner.parentRegion)),
    );
    const moved = thenRegion.firstBlock!;
    rewriter.eraseOp(moved.lastOp!);
    rewriter.inlineBlockBefore(moved, body, body.firstOp);
    rewriter.eraseOp(branch);
    rewriter.replaceOp(op, loop.results.slice(0, op.numResults));
    return true;
  }
}

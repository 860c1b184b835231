import { Block } from '../../../ir/block.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CmpIOp, ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { invertPredicate } from '../../../support/integer-predicates.ts';
import { ConditionOp, WhileOp } from '../generated/scf-ops.gen.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import { WhileMoveIfDown } from './while-if-patterns.ts';

/** Canonicalization of `scf.while`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** Returns the parts of a loop. Control enters `before`, which hands `forwarded` on to `after` or to the results. */
function loopParts(op: WhileOp) {
  const before = op.before.firstBlock!;
  const condition = before.lastOp as ConditionOp;
  const afterArguments = op.after.firstBlock!.arguments;
  return { condition, forwarded: condition.args, beforeArguments: before.arguments, afterArguments };
}

/** In the body the condition was true. */
class WhileConditionTruth extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { condition, forwarded, afterArguments } = loopParts(op);
    let known: Value | undefined;
    for (const [i, value] of forwarded.entries()) {
      if (value !== condition.condition || !afterArguments[i]!.hasUses) continue;
      const args = { value: boolAttr(op.context, true), resultType: IntegerType.get(op.context, 1) };
      known ??= ConstantOp.build(rewriter, op.location, args).result();
      rewriter.replaceAllUsesWith(afterArguments[i]!, known);
    }
    return known !== undefined;
  }
}

/** In the body the comparison that is the condition is true, and its opposite false. */
class WhileCmpCond extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { condition, forwarded, afterArguments } = loopParts(op);
    const comparison = condition.condition.definingOp;
    if (!(comparison instanceof CmpIOp)) return rewriter.notifyMatchFailure(op, 'the condition is no comparison');
    const { predicate } = comparison;
    let changed = false;
    for (const [i, value] of forwarded.entries()) {
      for (const side of [0, 1]) {
        if (value !== comparison.operand(side)) continue;
        for (const { owner } of [...afterArguments[i]!.uses()]) {
          if (!(owner instanceof CmpIOp) || owner.operand(1 - side) !== comparison.operand(1 - side)) continue;
          const isSame = owner.predicate === predicate;
          if (!isSame && owner.predicate !== invertPredicate(predicate)) continue;
          const args = { value: boolAttr(op.context, isSame), resultType: IntegerType.get(op.context, 1) };
          rewriter.replaceOp(owner, ConstantOp.build(rewriter, owner.location, args).results);
          changed = true;
        }
      }
    }
    return changed || rewriter.notifyMatchFailure(op, 'nothing is compared again');
  }
}

/** Hands the arguments on in the order in which they came, when nothing else is handed on. */
class WhileOpAlignBeforeArgs extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { beforeArguments, condition, forwarded } = loopParts(op);
    const places = forwarded.map((value) => {
      return value instanceof BlockArgument && value === beforeArguments[value.argNumber] ? value.argNumber : -1;
    });
    if (places.length !== beforeArguments.length || places.every((place, i) => place === i)) return false;
    if (new Set(places).size !== places.length || places.includes(-1)) return false;
    const { inits, location } = op;
    rewriter.setInsertionPointBefore(condition);
    ConditionOp.build(rewriter, condition.location, { condition: condition.condition, args: beforeArguments });
    rewriter.eraseOp(condition);
    const [before, after] = [new Block(), new Block()];
    const newArguments = beforeArguments.map(({ type }, i) => before.addArgument(type, inits[i]!.location));
    const newAfter = beforeArguments.map(({ type }) => after.addArgument(type, location));
    const regions = [before, after].map((block) => {
      const region = new Region();
      region.append(block);
      return region;
    });
    rewriter.setInsertionPointBefore(op);
    const loop = WhileOp.build(rewriter, location, {
      inits,
      regions,
      resultTypes: beforeArguments.map(({ type }) => type),
    });
    rewriter.inlineBlockBefore(op.before.firstBlock!, before, null, newArguments);
    rewriter.inlineBlockBefore(
      op.after.firstBlock!,
      after,
      null,
      places.map((place) => newAfter[place]!),
    );
    rewriter.replaceOp(
      op,
      places.map((place) => loop.result(place)),
    );
    return true;
  }
}

export function whilePatterns(): readonly RewritePattern[] {
  return [
    new WhileConditionTruth(),
    new WhileCmpCond(),
    new WhileOpAlignBeforeArgs(),
    new WhileMoveIfDown(),
    ...regionBranchPatterns(WhileOp),
  ];
}

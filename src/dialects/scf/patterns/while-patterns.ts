import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CmpIOp, ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { invertPredicate } from '../../arith/predicates.ts';
import { type ConditionOp, WhileOp, type YieldOp } from '../generated/scf-ops.gen.ts';
import { detachRegions, isDefinedInside, kept, replaceByNarrowed } from './regions.ts';
import { WhileMoveIfDown } from './while-if-patterns.ts';

/** Canonicalization of `scf.while`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** The parts of a loop. Control enters `before`, which hands `forwarded` on to `after` or to the results. */
class LoopParts {
  readonly op: WhileOp;
  readonly condition: ConditionOp;
  readonly yieldOp: YieldOp;

  constructor(op: WhileOp) {
    this.op = op;
    this.condition = op.before.firstBlock!.lastOp as ConditionOp;
    this.yieldOp = op.after.firstBlock!.lastOp as YieldOp;
  }

  get beforeArguments(): readonly BlockArgument[] {
    return this.op.before.firstBlock!.arguments;
  }

  get afterArguments(): readonly BlockArgument[] {
    return this.op.after.firstBlock!.arguments;
  }

  /** What the condition hands on. */
  get forwarded(): readonly Value[] {
    return this.condition.args;
  }

  /** Makes the loop anew with those of the carried and of the forwarded values only, whose arguments and results have no uses else. */
  keepOnly(carried: readonly boolean[], forwarded: readonly boolean[], rewriter: PatternRewriter): void {
    const { op, condition, yieldOp } = this;
    const [yielded, handedOn] = [kept(yieldOp.operands, carried), kept(this.forwarded, forwarded)];
    rewriter.modifyOpInPlace(yieldOp, () => yieldOp.setOperands(yielded));
    rewriter.modifyOpInPlace(condition, () => condition.setOperands([condition.condition, ...handedOn]));
    eraseArguments(op.before, carried);
    eraseArguments(op.after, forwarded);
    const regions = detachRegions(op);
    const loop = WhileOp.build(rewriter, op.location, {
      inits: kept(op.inits, carried),
      regions,
      resultTypes: kept(op.resultTypes, forwarded),
    });
    replaceByNarrowed(op, loop, forwarded, rewriter);
  }
}

function eraseArguments(region: Region, keep: readonly boolean[]): void {
  for (let i = keep.length; i-- > 0;) if (!keep[i]) region.firstBlock!.eraseArgument(i);
}

const all = (items: readonly unknown[]): boolean[] => items.map(() => true);

/** Values that every iteration starts with again are known before the loop. */
class RemoveLoopInvariantArgsFromBeforeBlock extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const parts = new LoopParts(op);
    const { beforeArguments, afterArguments, forwarded } = parts;
    const yielded = parts.yieldOp.operands;
    const { inits } = op;
    const keep = beforeArguments.map((argument, i) => {
      const [init, next] = [inits[i]!, yielded[i]!];
      if (next === init) return false;
      if (!(next instanceof BlockArgument) || next !== afterArguments[next.argNumber]) return true;
      const from = forwarded[next.argNumber];
      return from !== argument && from !== init;
    });
    if (keep.every(Boolean)) return false;
    keep.forEach((isKept, i) => {
      if (!isKept) rewriter.replaceAllUsesWith(beforeArguments[i]!, inits[i]!);
    });
    parts.keepOnly(keep, all(forwarded), rewriter);
    return true;
  }
}

/** Values from outside need not be handed on. */
class RemoveLoopInvariantValueYielded extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const parts = new LoopParts(op);
    const keep = parts.forwarded.map((value) => isDefinedInside(value, op.before));
    if (keep.every(Boolean)) return false;
    parts.forwarded.forEach((value, i) => {
      if (keep[i]) return;
      rewriter.replaceAllUsesWith(parts.afterArguments[i]!, value);
      rewriter.replaceAllUsesWith(op.result(i), value);
    });
    parts.keepOnly(all(op.inits), keep, rewriter);
    return true;
  }
}

/** In the body the condition was true. */
class WhileConditionTruth extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { condition, forwarded, afterArguments } = new LoopParts(op);
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
    const { condition, forwarded, afterArguments } = new LoopParts(op);
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
          rewriter.setInsertionPointBefore(owner);
          const args = { value: boolAttr(op.context, isSame), resultType: IntegerType.get(op.context, 1) };
          rewriter.replaceOp(owner, ConstantOp.build(rewriter, owner.location, args).results);
          changed = true;
        }
      }
    }
    return changed || rewriter.notifyMatchFailure(op, 'nothing is compared again');
  }
}

/** Does not hand on what neither the body nor anybody behind the loop uses. */
class WhileUnusedResult extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const parts = new LoopParts(op);
    const keep = parts.afterArguments.map((argument, i) => argument.hasUses || op.result(i).hasUses);
    if (keep.every(Boolean)) return false;
    parts.keepOnly(all(op.inits), keep, rewriter);
    return true;
  }
}

/** Hands a value on once. */
class WhileRemoveDuplicatedResults extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const parts = new LoopParts(op);
    const { forwarded, afterArguments } = parts;
    const places = new Map<Value, number>();
    const first = forwarded.map((value, i) => {
      const place = places.get(value) ?? i;
      places.set(value, place);
      return place;
    });
    const keep = first.map((index, i) => index === i);
    if (keep.every(Boolean)) return false;
    first.forEach((index, i) => {
      if (index === i) return;
      rewriter.replaceAllUsesWith(afterArguments[i]!, afterArguments[index]!);
      rewriter.replaceAllUsesWith(op.result(i), op.result(index));
    });
    parts.keepOnly(all(op.inits), keep, rewriter);
    return true;
  }
}

/** Does not carry what is not used before the condition. */
class WhileRemoveUnusedArgs extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const parts = new LoopParts(op);
    const keep = parts.beforeArguments.map((argument) => argument.hasUses);
    if (keep.every(Boolean)) return false;
    parts.keepOnly(keep, all(parts.forwarded), rewriter);
    return true;
  }
}

/** Hands the arguments on in the order in which they came, when nothing else is handed on. */
class WhileOpAlignBeforeArgs extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { beforeArguments, afterArguments, condition, forwarded } = new LoopParts(op);
    const places = forwarded.map((value) => {
      return value instanceof BlockArgument && value === beforeArguments[value.argNumber] ? value.argNumber : -1;
    });
    if (places.length !== beforeArguments.length || places.every((place, i) => place === i)) return false;
    if (new Set(places).size !== places.length || places.includes(-1)) return false;
    const swap = (values: readonly Value[]): void => {
      const uses = values.map((value) => [...value.uses()]);
      uses.forEach((list, i) => {
        for (const use of list) rewriter.modifyOpInPlace(use.owner, () => use.set(values[places[i]!]!));
      });
    };
    swap(afterArguments);
    swap(op.results);
    beforeArguments.forEach(({ type }, i) => {
      rewriter.setType(afterArguments[i]!, type);
      rewriter.setType(op.result(i), type);
    });
    rewriter.modifyOpInPlace(condition, () => condition.setOperands([condition.condition, ...beforeArguments]));
    return true;
  }
}

export function whilePatterns(): readonly RewritePattern[] {
  return [
    new RemoveLoopInvariantArgsFromBeforeBlock(),
    new RemoveLoopInvariantValueYielded(),
    new WhileConditionTruth(),
    new WhileCmpCond(),
    new WhileUnusedResult(),
    new WhileRemoveDuplicatedResults(),
    new WhileRemoveUnusedArgs(),
    new WhileOpAlignBeforeArgs(),
    new WhileMoveIfDown(),
  ];
}

import { boolAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { isSurelyUnusedInBlock } from '../../ir/unused-inside.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConstantOp, SelectOp } from '../arith/generated/arith-ops.gen.ts';
import { collapseBranch, type Edge } from './collapse-branch.ts';
import { CondBranchOp } from './generated/cf-ops.gen.ts';
import { singlePredecessor, uniquePredecessor } from './predecessors.ts';
import { equalEdges, replaceByBranch } from './replace-by-branch.ts';

/** Canonicalization of `cf.cond_br`. Source: mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp. */

const trueEdge = (op: CondBranchOp): Edge => ({ block: op.trueDest, operands: op.trueDestOperands });
const falseEdge = (op: CondBranchOp): Edge => ({ block: op.falseDest, operands: op.falseDestOperands });

/** A constant condition decides. */
class SimplifyConstCondBranchPred extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    const condition = matchConstant(op.condition);
    if (!(condition instanceof IntegerAttr)) return rewriter.notifyMatchFailure(op, 'the condition is not constant');
    return replaceByBranch(op, condition.value === 0n ? falseEdge(op) : trueEdge(op), rewriter);
  }
}

/** Goes at once to where otherwise empty blocks go. */
class SimplifyPassThroughCondBranch extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    const whenTrue = collapseBranch(trueEdge(op));
    const whenFalse = collapseBranch(falseEdge(op));
    if (!whenTrue && !whenFalse) return rewriter.notifyMatchFailure(op, 'both blocks do more than to branch');
    const [first, second] = [whenTrue ?? trueEdge(op), whenFalse ?? falseEdge(op)];
    CondBranchOp.build(rewriter, op.location, {
      condition: op.condition,
      trueDest: first.block,
      trueDestOperands: first.operands,
      falseDest: second.block,
      falseDestOperands: second.operands,
      branchWeights: op.branchWeights,
    });
    rewriter.eraseOp(op);
    return true;
  }
}

/** Chooses the operands, not the block, when both are the same block. */
class SimplifyCondBranchIdenticalSuccessors extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    const [whenTrue, whenFalse] = [trueEdge(op), falseEdge(op)];
    if (whenTrue.block !== whenFalse.block) return rewriter.notifyMatchFailure(op, 'the blocks differ');
    if (equalEdges(whenTrue, whenFalse)) return replaceByBranch(op, whenTrue, rewriter);
    // Where others go to the block too, a choice of operands would cost more than the branch.
    if (uniquePredecessor(whenTrue.block) !== op.block) {
      return rewriter.notifyMatchFailure(op, 'the block has other predecessors');
    }
    const operands = whenTrue.operands.map((value, i) => this.#choose(op, value, whenFalse.operands[i]!, rewriter));
    return replaceByBranch(op, { block: whenTrue.block, operands }, rewriter);
  }

  #choose(op: CondBranchOp, whenTrue: Value, whenFalse: Value, rewriter: PatternRewriter): Value {
    if (whenTrue === whenFalse) return whenTrue;
    const { condition, location } = op;
    const operands = [condition, whenTrue, whenFalse];
    return rewriter.create({ name: SelectOp.opName, location, operands, resultTypes: [whenTrue.type] }).result();
  }
}

/** What the only predecessor decided by the same condition need not be decided again. */
class SimplifyCondBranchFromCondBranchOnSameCondition extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    const before = singlePredecessor(op.block!)?.lastOp;
    if (!(before instanceof CondBranchOp) || before.condition !== op.condition) {
      return rewriter.notifyMatchFailure(op, 'no predecessor decides the condition');
    }
    return replaceByBranch(op, before.trueDest === op.block ? trueEdge(op) : falseEdge(op), rewriter);
  }
}

/** In a block that only this branch goes to, the condition is known. */
class CondBranchTruthPropagation extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    const inTrue = this.#propagate(op, op.trueDest, true, rewriter);
    const inFalse = this.#propagate(op, op.falseDest, false, rewriter);
    return inTrue || inFalse || rewriter.notifyMatchFailure(op, 'no block uses the condition');
  }

  #propagate(op: CondBranchOp, block: Block, known: boolean, rewriter: PatternRewriter): boolean {
    const { condition, location } = op;
    if (!singlePredecessor(block) || isSurelyUnusedInBlock(condition, block)) return false;
    let constant: Value | undefined;
    for (const use of condition.uses()) {
      if (use.owner.block !== block) continue;
      constant ??= rewriter
        .create({
          name: ConstantOp.opName,
          location,
          resultTypes: [condition.type],
          properties: new Map([['value', boolAttr(op.context, known)]]),
        })
        .result();
      const value = constant;
      rewriter.modifyOpInPlace(use.owner, () => use.set(value));
    }
    return constant !== undefined;
  }
}

/** A block that says that it is never reached is not branched to. */
class DropUnreachableCondBranch extends OpRewritePattern<CondBranchOp> {
  readonly root = CondBranchOp;

  matchAndRewrite(op: CondBranchOp, rewriter: PatternRewriter): LogicalResult {
    if (isUnreachable(op.trueDest)) return replaceByBranch(op, falseEdge(op), rewriter);
    if (isUnreachable(op.falseDest)) return replaceByBranch(op, trueEdge(op), rewriter);
    return rewriter.notifyMatchFailure(op, 'both blocks may be reached');
  }
}

function isUnreachable(block: Block): boolean {
  return block.firstOp?.name === 'ub.unreachable';
}

/** Returns the canonicalization patterns of `cf.cond_br`. */
export function condBranchPatterns(): readonly RewritePattern[] {
  return [
    new SimplifyConstCondBranchPred(),
    new SimplifyPassThroughCondBranch(),
    new SimplifyCondBranchIdenticalSuccessors(),
    new SimplifyCondBranchFromCondBranchOnSameCondition(),
    new CondBranchTruthPropagation(),
    new DropUnreachableCondBranch(),
  ];
}

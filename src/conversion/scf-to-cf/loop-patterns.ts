/** Patterns for loops. Source: mlir/lib/Conversion/SCFToControlFlow/SCFToControlFlow.cpp. */
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { BranchOp, CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { type ConditionOp, ForOp, WhileOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { Block } from '../../ir/block.ts';
import { type Location } from '../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { keepLoopAttributes } from './loop-attributes.ts';
import { branchInstead, splitBefore } from './split-around.ts';

/** The first block of the body becomes the head of the loop, which compares the induction variable; the last one steps it. */
export class ForLowering extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const { location, lowerBound, upperBound, step, initArgs } = op;
    const { before, after } = splitBefore(op);
    const head = op.region.firstBlock!;
    const last = op.region.blocks.at(-1)!;
    const body = head.splitBefore(head.firstOp!, new Block());
    const lastOfBody = last === head ? body : last;
    rewriter.inlineRegionBefore(op.region, before.region!, after);
    const [inductionVar, ...carried] = head.arguments;

    const terminator = lastOfBody.lastOp!;
    rewriter.setInsertionPointBefore(terminator);
    const stepped = AddIOp.build(rewriter, location, { lhs: inductionVar!, rhs: step }).result();
    const latch = branchInstead(terminator, head, op, rewriter, [stepped, ...terminator.operands]);
    keepLoopAttributes(op, latch);

    rewriter.setInsertionPointToEnd(before);
    BranchOp.build(rewriter, location, { dest: head, destOperands: [lowerBound, ...initArgs] });

    rewriter.setInsertionPointToEnd(head);
    const condition = CmpIOp.build(rewriter, location, {
      predicate: op.unsignedCmp ? CmpIPredicate.ult : CmpIPredicate.slt,
      lhs: inductionVar!,
      rhs: upperBound,
      resultType: IntegerType.get(op.context, 1),
    }).result();
    buildConditional(rewriter, location, condition, { block: body, operands: [] }, after);
    rewriter.replaceOp(op, carried);
    return true;
  }
}

/** The condition branches into the body or behind the loop; what it hands on are its own operands. */
export class WhileLowering extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const { before, after } = splitBefore(op);
    const [head, body] = [op.before.firstBlock!, op.after.firstBlock!];
    rewriter.inlineRegionBefore(op.after, before.region!, after);
    rewriter.inlineRegionBefore(op.before, before.region!, body);
    rewriter.setInsertionPointToEnd(before);
    BranchOp.build(rewriter, op.location, { dest: head, destOperands: op.inits });

    const condition = head.lastOp as ConditionOp;
    const operands = condition.args;
    rewriter.setInsertionPointBefore(condition);
    buildConditional(rewriter, condition.location, condition.condition, { block: body, operands }, after);
    rewriter.eraseOp(condition);

    const terminator = body.lastOp!;
    const latch = branchInstead(terminator, head, terminator, rewriter);
    keepLoopAttributes(op, latch);
    rewriter.replaceOp(op, operands);
    return true;
  }
}

/** A loop that does nothing behind its condition goes on in front of it at once. */
export class DoWhileLowering extends OpRewritePattern<WhileOp> {
  readonly root = WhileOp;
  override readonly benefit = 2;

  matchAndRewrite(op: WhileOp, rewriter: PatternRewriter): LogicalResult {
    const body = op.after.firstBlock!;
    const only = body.firstOp;
    if (!(only instanceof YieldOp) || !handsOnArguments(only, body)) {
      return rewriter.notifyMatchFailure(op, 'expected only a yield of the arguments behind the condition');
    }
    const { before, after } = splitBefore(op);
    const head = op.before.firstBlock!;
    rewriter.inlineRegionBefore(op.before, before.region!, after);
    rewriter.setInsertionPointToEnd(before);
    BranchOp.build(rewriter, op.location, { dest: head, destOperands: op.inits });

    const condition = head.lastOp as ConditionOp;
    const operands = condition.args;
    rewriter.setInsertionPointBefore(condition);
    const target = { block: head, operands };
    keepLoopAttributes(op, buildConditional(rewriter, condition.location, condition.condition, target, after));
    rewriter.eraseOp(condition);
    rewriter.replaceOp(op, operands);
    return true;
  }
}

function handsOnArguments({ operands }: YieldOp, block: Block): boolean {
  return operands.length === block.arguments.length && operands.every((value, i) => value === block.arguments[i]);
}

/** Goes on at `taken` when the condition holds, else at `otherwise`. */
function buildConditional(
  rewriter: PatternRewriter,
  location: Location,
  condition: CondBranchOp['condition'],
  taken: { readonly block: Block; readonly operands: CondBranchOp['trueDestOperands'] },
  otherwise: Block,
): CondBranchOp {
  return CondBranchOp.build(rewriter, location, {
    condition,
    trueDest: taken.block,
    trueDestOperands: taken.operands,
    falseDest: otherwise,
    falseDestOperands: [],
  });
}

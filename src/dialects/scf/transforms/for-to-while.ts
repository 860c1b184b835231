import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CmpIPredicate } from '../../arith/generated/arith-enums.gen.ts';
import { AddIOp, CmpIOp } from '../../arith/generated/arith-ops.gen.ts';
import { ConditionOp, ForOp, WhileOp } from '../generated/scf-ops.gen.ts';
import { SCFForToWhileLoopPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-for-to-while`. Source: mlir/lib/Dialect/SCF/Transforms/ForToWhile.cpp. */
export class SCFForToWhileLoopPass extends SCFForToWhileLoopPassBase {
  override runOnOperation(op: Operation): void {
    applyPatternsGreedily(op, [new ForLoopLoweringPattern()], mlirGreedyDefaults);
  }
}

/** The loop carries its induction variable in front of the other values, and compares it before each iteration. */
class ForLoopLoweringPattern extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const { context, location, lowerBound, upperBound, step, initArgs } = op;
    const body = op.region.firstBlock!;
    const types = body.arguments.map(({ type }) => type);
    const locations = [body.arguments[0]!.location, ...initArgs.map((init) => init.location)];
    const [before, after] = [new Region(), new Region()];
    const loop = rewriter.create({
      name: WhileOp.opName,
      location,
      operands: [lowerBound, ...initArgs],
      resultTypes: types,
      // As upstream, also how the loop compares, which means nothing here.
      attributes: new Map([...op.attributes, ...op.properties].sort(([a], [b]) => (a < b ? -1 : 1))),
      regions: [before, after],
    });

    const head = rewriter.createBlock(before, types, locations);
    const condition = CmpIOp.build(rewriter, location, {
      predicate: op.unsignedCmp ? CmpIPredicate.ult : CmpIPredicate.slt,
      lhs: head.arguments[0]!,
      rhs: upperBound,
      resultType: IntegerType.get(context, 1),
    }).result();
    ConditionOp.build(rewriter, location, { condition, args: head.arguments });

    const block = rewriter.createBlock(after, types, locations);
    const next = AddIOp.build(rewriter, location, { lhs: block.arguments[0]!, rhs: step }).result();
    rewriter.inlineBlockBefore(body, block, null, block.arguments);
    const terminator = block.lastOp!;
    rewriter.modifyOpInPlace(terminator, () => terminator.setOperands([next, ...terminator.operands]));

    op.results.forEach((result, i) => rewriter.replaceAllUsesWith(result, loop.result(i + 1)));
    rewriter.eraseOp(op);
    return true;
  }
}

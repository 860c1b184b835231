import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { ExpressionOp } from '../generated/emitc-ops.gen.ts';
import { FormExpressionsPassBase } from '../generated/emitc-passes.gen.ts';
import { CExpressionInterface } from '../interfaces.ts';
import { createExpression, FoldExpressionOp } from './expressions.ts';

/** `form-expressions`. Source: mlir/lib/Dialect/EmitC/Transforms/FormExpressions.cpp. */
export class FormExpressionsPass extends FormExpressionsPassBase {
  override runOnOperation(root: Operation): void {
    const operators: Operation[] = [];
    walk(root, {
      before: (op) => (op instanceof ExpressionOp ? 'skip' : undefined),
      after: (op) => {
        if (op.numResults === 1 && CExpressionInterface.isImplementedBy(op)) operators.push(op);
      },
    });
    const builder = new OpBuilder(root.context);
    for (const op of operators) createExpression(op, builder);
    applyPatternsGreedily(root, [new FoldExpressionOp()], mlirGreedyDefaults);
  }
}

import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { applyPatternsUntilDone } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ConstOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { TosaArithConstantToTosaConstPassBase } from '../generated/conversion-passes.gen.ts';

/** Source: mlir/lib/Dialect/Tosa/Transforms/TosaArithConstantToConst.cpp. */
class ArithConstantToTosaConst extends OpRewritePattern<ConstantOp> {
  readonly root = ConstantOp;

  matchAndRewrite(op: ConstantOp, rewriter: PatternRewriter): LogicalResult {
    const { location, value } = op;
    const outputType = op.result().type;
    if (!(outputType instanceof RankedTensorType && outputType.hasStaticShape)) {
      return rewriter.notifyMatchFailure(op, 'not a ranked tensor of static shape');
    }
    const { elementType } = outputType;
    if (!(elementType instanceof IntegerType || elementType instanceof FloatType)) {
      return rewriter.notifyMatchFailure(op, 'its elements are no numbers of TOSA');
    }
    const name = ConstOp.opName;
    const properties = new Map([['values', value]]);
    rewriter.replaceOp(op, rewriter.create({ name, location, resultTypes: [outputType], properties }).results);
    return true;
  }
}

/** `tosa-arith-const-to-tosa-const`. */
export class TosaArithConstantToTosaConstPass extends TosaArithConstantToTosaConstPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyPatternsUntilDone(root, [new ArithConstantToTosaConst()], mlirGreedyDefaults);
  }
}

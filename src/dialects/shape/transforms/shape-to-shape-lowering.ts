import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { materializeConstant } from '../build-constant.ts';
import { MulOp, NumElementsOp, ReduceOp, YieldOp } from '../generated/shape-ops.gen.ts';
import { ShapeToShapeLoweringPassBase } from '../generated/shape-passes.gen.ts';
import { ShapeType, SizeType } from '../generated/shape-types.gen.ts';

/** Multiplies all sizes. */
class NumElementsOpConverter extends OpRewritePattern<NumElementsOp> {
  readonly root = NumElementsOp;

  matchAndRewrite(op: NumElementsOp, rewriter: PatternRewriter): LogicalResult {
    const { context, location } = op;
    const { type } = op.result();
    const one = materializeConstant(rewriter, indexAttr(context, 1), type, location);
    if (!one) return rewriter.notifyMatchFailure(op, 'no constant of the type');
    const index = IndexType.get(context);
    const size = op.shape.type instanceof ShapeType ? SizeType.get(context) : index;
    const block = new Block();
    const region = new Region();
    region.append(block);
    block.addArgument(index, location);
    const [lhs, rhs] = [block.addArgument(size, op.shape.location), block.addArgument(type, location)];
    const args = { shape: op.shape, initVals: one.results, regions: [region], resultTypes: [type] };
    const reduce = ReduceOp.build(rewriter, location, args);
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointToEnd(block);
      const product = MulOp.build(rewriter, location, { lhs, rhs, resultType: type });
      YieldOp.build(rewriter, location, { operands: product.results });
    });
    rewriter.replaceOp(op, reduce.results);
    return true;
  }
}

/** `shape-to-shape-lowering`. Source: mlir/lib/Dialect/Shape/Transforms/ShapeToShapeLowering.cpp. */
export class ShapeToShapeLoweringPass extends ShapeToShapeLoweringPassBase {
  override runOnOperation(func: Operation): LogicalResult {
    const target = new ConversionTarget().addLegalDialect('arith', 'shape').addIllegalOp(NumElementsOp);
    return applyDeferredPartialConversion(func, target, [new NumElementsOpConverter()]);
  }
}

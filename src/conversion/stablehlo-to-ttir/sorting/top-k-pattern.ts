import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TopKOp } from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import { topBuilderOf } from '../../front-end/parts/top-elements.ts';

/** Converts `chlo.top_k`. */
export class ConvertTopK extends OpConversionPattern<TopKOp> {
  readonly root = TopKOp;

  override matchAndRewrite(op: TopKOp, adaptor: TopKOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { k, location } = op;
    const type = adaptor.operandValue.type as RankedTensorType;
    const { elementType } = type;
    if (!type.hasStaticShape || !(elementType instanceof FloatType || elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'only tensors of integers or floats of static shape are supported');
    }
    const build = topBuilderOf(type, k);
    if (typeof build === 'string') return rewriter.notifyMatchFailure(op, build);
    const indexType = (op.resultTypes[1] as RankedTensorType).elementType;
    const { values, indices } = build(rewriter, location, adaptor.operandValue, k, indexType);
    rewriter.replaceOp(op, [values, indices]);
    return true;
  }
}

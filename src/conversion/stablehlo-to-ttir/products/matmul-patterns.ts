import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildProduct } from './build-product.ts';

/** Patterns for products of matrices. Source: ttmlir-facts, section 3.7, for those that upstream converts. */

class ConvertDotGeneral extends HloPattern<hlo.DotGeneralOp> {
  readonly root = hlo.DotGeneralOp;

  override convert(
    op: hlo.DotGeneralOp,
    adaptor: hlo.DotGeneralOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const numbers = op.dotDimensionNumbers;
    const { lhsBatchingDimensions, lhsContractingDimensions, rhsBatchingDimensions, rhsContractingDimensions } =
      numbers;
    const lhs = { value: adaptor.lhs, batch: lhsBatchingDimensions, contracting: lhsContractingDimensions };
    const rhs = { value: adaptor.rhs, batch: rhsBatchingDimensions, contracting: rhsContractingDimensions };
    return buildProduct(rewriter, op.location, lhs, rhs, resultType);
  }
}

/** Converts `stablehlo.dot`, the product of matrices or vectors over the last dimension of the left and the first of the right one. */
class ConvertDot extends HloPattern<hlo.DotOp> {
  readonly root = hlo.DotOp;

  override convert(
    op: hlo.DotOp,
    adaptor: hlo.DotOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const lhs = { value: adaptor.lhs, batch: [], contracting: [shapeOf(adaptor.lhs).length - 1] };
    const rhs = { value: adaptor.rhs, batch: [], contracting: [0] };
    return buildProduct(rewriter, op.location, lhs, rhs, resultType);
  }
}

/** Returns the patterns for products of matrices. */
export function matmulPatterns(): readonly OpConversionPattern[] {
  return [new ConvertDotGeneral(), new ConvertDot()];
}

import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { ConstantOp as HloConstantOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { ConstantOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** Converts `stablehlo.constant`. */
export class ConvertConstant extends HloPattern<HloConstantOp> {
  readonly root = HloConstantOp;

  override convert(
    op: HloConstantOp,
    _: HloConstantOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return ConstantOp.build(rewriter, op.location, { value: op.value, resultType }).result();
  }
}

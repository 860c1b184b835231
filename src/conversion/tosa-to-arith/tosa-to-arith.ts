import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ConstOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Makes `arith.constant` of `tosa.const`. Source: mlir/lib/Conversion/TosaToArith/TosaToArith.cpp. */
export class ConvertConst extends OpConversionPattern<ConstOp> {
  readonly root = ConstOp;

  matchAndRewrite(op: ConstOp, _adaptor: ConstOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { values } = op;
    const resultType = attributeType(values);
    rewriter.replaceOp(op, [ConstantOp.build(rewriter, op.location, { value: values, resultType }).result()]);
    return true;
  }
}

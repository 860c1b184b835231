import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { ConstOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { ConstantOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/** Converts `tosa.const`. */
export class ConvertConst extends StaticTensorPattern<ConstOp> {
  readonly root = ConstOp;

  override convert(op: ConstOp, _: ConstOp, rewriter: ConversionPatternRewriter, resultType: RankedTensorType): Value {
    return ConstantOp.build(rewriter, op.location, { value: op.values, resultType }).result();
  }
}

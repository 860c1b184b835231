import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { SoftmaxOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { buildInto } from '../../dialects/ttir/build.ts';
import { SoftmaxOp as TTIRSoftmaxOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/** Converts `linalg.softmax`, which has no body. */
export class ConvertSoftmax extends StaticTensorPattern<SoftmaxOp> {
  readonly root = SoftmaxOp;

  override convert(
    op: SoftmaxOp,
    adaptor: SoftmaxOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, dimension } = op;
    const { input } = adaptor;
    return buildInto(rewriter, location, TTIRSoftmaxOp, { input, dimension }, resultType);
  }
}

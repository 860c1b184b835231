import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { ExtractOp, PadOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildPaddingRegion } from '../../dialects/tensor/padding.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { PadOp as TosaPadOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { elementTypeOrSelf, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Makes `tensor.pad`, with amounts that are values. Source: PadConverter of TosaToTensor.cpp. */
export class ConvertPad extends OpConversionPattern<TosaPadOp> {
  readonly root = TosaPadOp;

  matchAndRewrite(op: TosaPadOp, _adaptor: TosaPadOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input1: source } = op;
    const amounts = constantShape(op.padding);
    if (!amounts) return rewriter.notifyMatchFailure(op, 'padding must be a static shape value');
    if (!(source.type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'its input has no rank');
    const constant = extractFirst(rewriter, location, op.padConst);
    const low: Value[] = [];
    const high: Value[] = [];
    amounts.forEach((amount, i) => (i % 2 === 0 ? low : high).push(buildIndexConstant(rewriter, location, amount)));
    const staticLow = low.map(() => kDynamic);
    const regions = [buildPaddingRegion(rewriter, location, source.type.rank, constant)];
    const args = { source, low, high, staticLow, staticHigh: staticLow, regions, resultType: op.output.type };
    rewriter.replaceOp(op, [PadOp.build(rewriter, location, args).result(0)]);
    return true;
  }
}

function extractFirst(builder: OpBuilder, location: Location, tensor: Value): Value {
  const indices = [buildIndexConstant(builder, location, 0)];
  const resultType = elementTypeOrSelf(tensor.type);
  return createOrFold(builder, (detached) => ExtractOp.build(detached, location, { tensor, indices, resultType }))[0]!;
}

import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { buildExtractSlice } from '../../dialects/tensor/slices.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { SliceOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Makes `tensor.extract_slice`; a size of -1 is what is left behind the start. Source: SliceConverter of TosaToTensor.cpp. */
export class ConvertSlice extends OpConversionPattern<SliceOp> {
  readonly root = SliceOp;

  matchAndRewrite(op: SliceOp, adaptor: SliceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    const { type } = op.output;
    if (!(type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'its result has no rank');
    const offsets = constantShape(op.start);
    const lengths = constantShape(op.size);
    if (!offsets || !lengths) return rewriter.notifyMatchFailure(op, 'start and size are no constants');
    if (lengths.some(isDynamic)) return rewriter.notifyMatchFailure(op, 'a size is the number that marks unknown ones');
    const input = adaptor.input1;
    const sizes = lengths.map((length, dim) => {
      if (length !== -1) return length;
      const lhs = buildDim(rewriter, location, input, dim);
      const rhs = buildIndexConstant(rewriter, location, offsets[dim]!);
      return SubIOp.build(rewriter, location, { lhs, rhs }).result();
    });
    const slice = buildExtractSlice(rewriter, location, input, { offsets, sizes, strides: offsets.map(() => 1) }, type);
    const shapes = [op.start.definingOp!, op.size.definingOp!];
    for (const shape of shapes) if (shape.result(0).hasOneUse) rewriter.eraseOp(shape);
    rewriter.replaceOp(op, [slice]);
    return true;
  }
}

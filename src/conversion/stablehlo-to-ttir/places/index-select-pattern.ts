import { type Operation } from '../../../ir/operation.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { GatherDimensionNumbers } from '../../../dialects/stablehlo/generated/stablehlo-attributes.gen.ts';
import { GatherOp, TorchIndexSelectOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { staticNumbersProblem } from '../hlo-pattern.ts';

/**
 * Makes the `stablehlo.gather` that a `stablehlo.torch_index_select` is, which is converted in turn: along one dimension of the operand slices are taken, whose places
 * become dimensions of the result there. Source: stablehlo/transforms/StablehloLegalizeDeprecatedOps.cpp.
 */
export class ConvertTorchIndexSelect extends OpConversionPattern<TorchIndexSelectOp> {
  readonly root = TorchIndexSelectOp;

  /** `within` are operations whose indices are known to lie within the operand, to which this adds. */
  constructor(readonly within: Set<Operation>) {
    super();
  }

  override matchAndRewrite(
    op: TorchIndexSelectOp,
    adaptor: TorchIndexSelectOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const problem = staticNumbersProblem(op, adaptor);
    if (problem !== undefined) return rewriter.notifyMatchFailure(op, problem);
    const { dim, batchDims, location } = op;
    const { operandValue: operand, index: startIndices } = adaptor;
    const shape = shapeOf(operand);
    const { length: indexRank } = shapeOf(startIndices);
    const batch = Array.from({ length: batchDims }, (_, i) => i);
    const isPlace = (i: number): boolean => i < batchDims || (i >= dim && i < dim + indexRank - batchDims);
    const dimensionNumbers = GatherDimensionNumbers.get(
      op.context,
      shapeOf(op.result()).flatMap((_, i) => (isPlace(i) ? [] : [i])),
      [dim],
      batch,
      batch,
      [dim],
      indexRank,
    );
    const sliceSizes = shape.map((size, i) => (i < batchDims || i === dim ? 1 : size));
    const resultType = op.result().type;
    const gather = GatherOp.build(rewriter, location, {
      operand,
      startIndices,
      dimensionNumbers,
      sliceSizes,
      resultType,
    });
    if (this.within.has(op)) this.within.add(gather);
    rewriter.replaceOp(op, gather.results);
    return true;
  }
}

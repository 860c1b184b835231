import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { equalizeRanks } from '../equalize-ranks.ts';
import { AddOp, DepthwiseConv2DOp, MulOp, SubOp } from '../generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../zero-points.ts';
import { hasKnownSizes } from './known-sizes.ts';
import { TosaBuilder } from './tosa-builder.ts';

/**
 * Makes a product of each element of a depthwise convolution whose windows have one element. Source: mlir/lib/Dialect/Tosa/Transforms/TosaDecomposeDepthwise.cpp; as there, padding has the
 * element type of the input, although that is cast, so that the verifier refuses what comes of windows that are padded where the result has another type.
 */
export class DepthwiseConv2DIsMul extends OpRewritePattern<DepthwiseConv2DOp> {
  readonly root = DepthwiseConv2DOp;

  matchAndRewrite(op: DepthwiseConv2DOp, rewriter: PatternRewriter): LogicalResult {
    const { location, output } = op;
    if (!hasKnownSizes(op.input, op.weight, output)) return rewriter.notifyMatchFailure(op, 'a size is not known');
    if (op.stride.some((step) => step !== 1)) return rewriter.notifyMatchFailure(op, 'windows are not side by side');
    const { shape: weightShape } = op.weight.type as RankedTensorType;
    if (weightShape[0] !== 1 || weightShape[1] !== 1) return rewriter.notifyMatchFailure(op, 'windows are larger');
    const inputZeroPoint = constantZeroPoint(op.inputZp, true);
    const weightZeroPoint = constantZeroPoint(op.weightZp, true);
    if (inputZeroPoint === undefined || weightZeroPoint === undefined) {
      return rewriter.notifyMatchFailure(op, 'a zero point is not known');
    }
    const build = new TosaBuilder(rewriter, location);
    const inputType = op.input.type as RankedTensorType;
    const { shape: resultShape, elementType: resultElement } = output.type as RankedTensorType;
    const retype = (value: Value): Value =>
      elementTypeOrSelf(value.type) === resultElement ? value : build.cast(value, resultElement);

    let input = retype(build.reshape(op.input, [...inputType.shape, 1]));
    let weight = retype(op.weight);
    input = this.#subtract(build, input, inputZeroPoint);
    weight = this.#subtract(build, weight, weightZeroPoint);

    const amounts = [0, 0, ...op.pad, 0, 0, 0, 0];
    if (amounts.some((amount) => amount !== 0)) {
      const padding = build.shape(amounts);
      const zero = build.splat([1], inputType.elementType, 0);
      input = build.pad(input, amounts, padding, zero, inputType.elementType);
    }
    const productType = RankedTensorType.get(
      [...(input.type as RankedTensorType).shape.slice(0, 4), weightShape[3]!],
      elementTypeOrSelf(weight.type),
    );
    const equal = equalizeRanks(rewriter, location, input, weight);
    if (!equal) return false;
    const shift = build.splat([1], IntegerType.get(op.context, 8), 0);
    const [input1, input2] = equal;
    const product = MulOp.build(rewriter, location, { input1, input2, shift, outputType: productType }).result();
    const reshaped = build.reshape(product, resultShape, elementTypeOrSelf(input1.type));
    const sum = equalizeRanks(rewriter, location, reshaped, op.bias);
    if (!sum) return false;
    const operands = { input1: sum[0], input2: sum[1], outputType: reshaped.type };
    rewriter.replaceOp(op, [AddOp.build(rewriter, location, operands).result()]);
    return true;
  }

  #subtract(build: TosaBuilder, input1: Value, zeroPoint: number): Value {
    if (zeroPoint === 0) return input1;
    const { rank, elementType } = input1.type as RankedTensorType;
    const input2 = build.splat(Array<number>(rank).fill(1), elementType, zeroPoint);
    const parts = { input1, input2, outputType: input1.type };
    return SubOp.build(build.builder, build.location, parts).result();
  }
}

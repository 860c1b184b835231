import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { isDynamic, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** How windows go over one dimension. */
export interface WindowSteps {
  readonly before: number;
  readonly after: number;
  readonly stride: number;
  readonly dilation: number;
}

/**
 * Returns how many windows of `kernel` elements there are in `input` and its padding: `(input + before + after - (dilation * (kernel - 1) + 1)) / stride + 1`.
 * Source: getConvOrPoolOutputDim of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp.
 */
export function buildWindowCount(
  builder: OpBuilder,
  location: Location,
  input: Value,
  kernel: Value,
  { before, after, stride, dilation }: WindowSteps,
): Value {
  const build = new ArithBuilder(builder, location);
  const index = (value: number): Value => buildIndexConstant(builder, location, value);
  const one = index(1);
  const paddedBefore = build.apply(arith.AddIOp, input, index(before));
  const padded = build.apply(arith.AddIOp, paddedBefore, index(after));
  const steps = build.apply(arith.SubIOp, kernel, one);
  const reach = build.apply(arith.AddIOp, build.apply(arith.MulIOp, index(dilation), steps), one);
  const free = build.apply(arith.SubIOp, padded, reach);
  return build.apply(arith.AddIOp, build.apply(arith.DivUIOp, free, index(stride)), one);
}

/** What a convolution says of its windows, for each dimension that they go over. */
export interface ConvolutionWindows {
  readonly pad: readonly number[];
  readonly stride: readonly number[];
  readonly dilation: readonly number[];
}

/**
 * Returns the sizes of the result that its type does not say: first those that windows go over, whose kernel sizes are those of `weight` from `firstKernelDim` on, then batches
 * and channels. Source: inferDynamicDimsForConv of TosaToLinalgNamed.cpp.
 */
export function buildConvolutionSizes(
  builder: OpBuilder,
  location: Location,
  input: Value,
  weight: Value,
  firstKernelDim: number,
  resultType: RankedTensorType,
  { pad, stride, dilation }: ConvolutionWindows,
): Value[] {
  const sizes = new Map<number, Value>();
  for (let i = 0; i < stride.length; i++) {
    if (!isDynamic(resultType.shape[i + 1]!)) continue;
    const inputSize = buildDim(builder, location, input, i + 1);
    const kernelSize = buildDim(builder, location, weight, firstKernelDim + i);
    const steps = { before: pad[2 * i]!, after: pad[2 * i + 1]!, stride: stride[i]!, dilation: dilation[i]! };
    sizes.set(i + 1, buildWindowCount(builder, location, inputSize, kernelSize, steps));
  }
  for (const [dim, size] of resultType.shape.entries()) {
    if (isDynamic(size) && !sizes.has(dim)) sizes.set(dim, buildDim(builder, location, input, dim));
  }
  return [...sizes].sort(([a], [b]) => a - b).map(([, size]) => size);
}

import { type Attribute } from '../../ir/attribute.ts';
import { isDynamic, kDynamic } from '../../ir/types/shaped-types.ts';
import { type ConvolutionOp, type DynamicConvOp } from './generated/stablehlo-ops.gen.ts';
import { ranked } from './verify-problem.ts';
import { windowDimensions, windowedSize } from './window.ts';

/** Convolutions whose padding is an attribute or an operand. */
export type AnyConvolution = ConvolutionOp | DynamicConvOp;

/**
 * Returns the shape that windows and groups give the result, or what is wrong with the window; spatial sizes are unknown where the padding is.
 * `padding` holds elements of shape [spatial dimensions, 2], and is 0 where it is undefined.
 */
export function convolutionShape(
  op: AnyConvolution,
  padding: Attribute | undefined,
  isPaddingUnknown = false,
): number[] | string {
  const { dimensionNumbers: numbers } = op;
  const [{ shape: lhs }, { shape: rhs }] = [ranked(op.lhs), ranked(op.rhs)];
  const window = windowDimensions(
    numbers.kernelSpatialDimensions.map((dim) => rhs[dim]!),
    {
      strides: op.windowStrides,
      padding,
      baseDilations: op.lhsDilation,
      windowDilations: op.rhsDilation,
      reversal: op.windowReversal,
    },
  );
  if (typeof window === 'string') return window;
  const shape = [...lhs];
  const batch = lhs[numbers.inputBatchDimension]!;
  shape[numbers.outputBatchDimension] = isDynamic(batch) ? batch : batch / op.batchGroupCount;
  shape[numbers.outputFeatureDimension] = rhs[numbers.kernelOutputFeatureDimension]!;
  numbers.outputSpatialDimensions.forEach((dim, i) => {
    const size = lhs[numbers.inputSpatialDimensions[i]!]!;
    shape[dim] = isPaddingUnknown ? kDynamic : windowedSize(size, window[i]!);
  });
  return shape;
}

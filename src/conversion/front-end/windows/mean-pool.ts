import { type Location } from '../../../ir/location.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildReduction, buildReshape } from '../../../dialects/ttir/build.ts';
import { MeanOp, MultiplyOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { buildWindowSums } from './window-sums.ts';

/** A window that moves over an image: [rows, columns], and [top, bottom, left, right] for padding. */
export interface PoolWindow {
  readonly kernel: readonly number[];
  readonly stride: readonly number[];
  readonly pad: readonly number[];
}

/**
 * Makes the means over windows of an image [N, H, W, C]; padding does not count. TTIR has no such operation. A window that is the whole
 * image is a `ttir.mean`. So are windows that lie side by side, of the image as [N * OH, KH, OW, KW, C]. All others are a convolution of every channel with the
 * same weight, where there is padding followed by a division by the numbers of elements that count.
 */
export function buildMeanPool(
  builder: OpBuilder,
  location: Location,
  input: Value,
  window: PoolWindow,
  resultType: RankedTensorType,
): Value {
  const [batch, height, width, channels] = shapeOf(input);
  const [, outHeight, outWidth] = resultType.shape;
  const { kernel, stride, pad } = window;
  const [kernelHeight, kernelWidth] = kernel;
  const isPadded = pad.some((size) => size !== 0);
  if (!isPadded && outHeight === 1 && outWidth === 1 && kernelHeight === height && kernelWidth === width) {
    return buildReduction(builder, location, MeanOp, input, [1, 2], resultType);
  }
  const isTiling =
    !isPadded &&
    kernel.every((size, i) => size === stride[i]) &&
    outHeight! * kernelHeight! === height &&
    outWidth! * kernelWidth! === width;
  if (isTiling) {
    const split = [batch! * outHeight!, kernelHeight!, outWidth!, kernelWidth!, channels!];
    const windows = buildReshape(builder, location, input, split);
    const type = RankedTensorType.get([split[0]!, outWidth!, channels!], resultType.elementType);
    return buildReshape(
      builder,
      location,
      buildReduction(builder, location, MeanOp, windows, [1, 3], type),
      resultType.shape,
    );
  }
  const factor = isPadded ? 1 : 1 / (kernelHeight! * kernelWidth!);
  const steps = windowAttributes({ strides: stride, padding: pad });
  const sums = buildWindowSums(builder, location, input, kernel, factor, steps, resultType);
  if (!isPadded) return sums;
  const rows = countInside(outHeight!, height!, kernelHeight!, stride[0]!, pad[0]!);
  const columns = countInside(outWidth!, width!, kernelWidth!, stride[1]!, pad[2]!);
  const factors = rows.flatMap((inRow) => columns.map((inColumn) => 1 / (inRow * inColumn)));
  const shape = [1, outHeight!, outWidth!, 1];
  const scale = buildConstant(builder, location, shape, resultType.elementType, factors);
  return buildElementwise(builder, location, MultiplyOp, [sums, scale], resultType);
}

/** Returns for each place of a window along one dimension how many of its elements are on the image. */
export function countInside(places: number, size: number, kernel: number, stride: number, padding: number): number[] {
  return Array.from({ length: places }, (_, place) => {
    const begin = place * stride - padding;
    return Math.min(begin + kernel, size) - Math.max(begin, 0);
  });
}

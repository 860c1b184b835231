import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto } from '../../../dialects/ttir/build.ts';
import { MaxPool2dOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { buildPad } from '../parts/build-padding.ts';
import { greatest } from '../reductions/combiners.ts';

/** How a window [height, width] moves over images; padding is [top, bottom, left, right]. */
export interface PoolWindow {
  readonly kernel: readonly number[];
  readonly strides: readonly number[];
  readonly dilations?: readonly number[];
  readonly padding: readonly number[];
}

/**
 * Makes the maxima of windows on images [N, H, W, C]. TTIR takes no window that is larger than the image, padded or not: such an image is padded
 * before, with what no maximum is.
 */
export function buildMaxPool(
  builder: OpBuilder,
  location: Location,
  image: Value,
  { kernel, strides, dilations = [1, 1], padding }: PoolWindow,
  resultType: RankedTensorType,
): Value {
  const [, height, width] = shapeOf(image);
  const neutral = greatest.neutral(resultType.elementType);
  const isLarger = (kernel[0]! > height! || kernel[1]! > width!) && neutral !== undefined;
  const input = isLarger ? buildPad(builder, location, image, [0, 0, ...padding, 0, 0], neutral) : image;
  const window = windowAttributes({ strides, dilations, padding: isLarger ? [0, 0, 0, 0] : padding });
  const attributes = { kernelHeight: kernel[0]!, kernelWidth: kernel[1]!, ceilMode: false, ...window };
  return buildInto(builder, location, MaxPool2dOp, { input, ...attributes }, resultType);
}

import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { AddOp, Conv2dOp, PadOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { buildSlice } from '../parts/build-update.ts';

/** How filters move over volumes: [depth, height, width], and [front, back, top, bottom, left, right] for padding. */
export interface VolumeWindow {
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
  readonly padding?: readonly number[];
  readonly groups?: number;
}

/**
 * Makes a convolution of [N, D, H, W, C] with filters [O, C / groups, KD, KH, KW] to [N, OD, OH, OW, O]: of each depth of the filters one of images,
 * [N * OD, H, W, C], that are added up, as elements of the result. TTIR has convolutions of images only.
 */
export function buildVolumeConvolution(
  builder: OpBuilder,
  location: Location,
  image: Value,
  filters: Value,
  { strides, dilations, padding = [0, 0, 0, 0, 0, 0], groups = 1 }: VolumeWindow,
  { shape, elementType }: RankedTensorType,
): Value {
  const frames = buildFrames(builder, location, image, padding[0]!, padding[1]!);
  const [, , height, width, channels] = shapeOf(image) as [number, number, number, number, number];
  const [outputs, perGroup, depth, kernelHeight, kernelWidth] = shapeOf(filters) as [number, number, number, number, number]; // prettier-ignore
  const [batch, outputDepth, ...plane] = shape as [number, number, number, number, number];
  const window = windowAttributes({
    strides: strides.slice(1),
    dilations: dilations.slice(1),
    padding: padding.slice(2),
  });
  const type = RankedTensorType.get([batch * outputDepth, ...plane], elementType);
  let sum: Value | undefined;
  for (let k = 0; k < depth; k++) {
    const part = sliceAlong(builder, location, frames, 1, k * dilations[0]!, outputDepth, strides[0]!);
    const input = buildReshape(builder, location, part, [batch * outputDepth, height, width, channels]);
    const layer = sliceAlong(builder, location, filters, 2, k, 1, 1);
    const weight = buildReshape(builder, location, layer, [outputs, perGroup, kernelHeight, kernelWidth]);
    const filtered = buildInto(builder, location, Conv2dOp, { input, weight, groups, ...window }, type);
    sum = sum ? buildElementwise(builder, location, AddOp, [sum, filtered], type) : filtered;
  }
  return buildReshape(builder, location, sum!, shape);
}

/** Takes `count` elements along a dimension, from `begin` on, at distances `stride`. */
function sliceAlong(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  begin: number,
  count: number,
  stride: number,
): Value {
  const shape = shapeOf(input);
  const begins = shape.map((_, i) => (i === dim ? begin : 0));
  const ends = shape.with(dim, begin + (count - 1) * stride + 1);
  const step = shape.map((_, i) => (i === dim ? stride : 1));
  return buildSlice(builder, location, input, begins, ends, step);
}

/** Makes volumes [N, D, H, W, C] with frames of zeros in front and behind. */
function buildFrames(builder: OpBuilder, location: Location, input: Value, front: number, back: number): Value {
  if (front === 0 && back === 0) return input;
  const shape = shapeOf(input);
  const padding = [0, 0, front, back, 0, 0, 0, 0, 0, 0];
  const type = tensorLike(input, shape.with(1, shape[1]! + front + back));
  return buildInto(builder, location, PadOp, { input, padding, value: 0 }, type);
}

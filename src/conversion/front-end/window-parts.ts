import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, tensorLike, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import { buildSlice } from './build-update.ts';

/** Windows without padding along some dimensions of a tensor. */
export interface WindowParts {
  /** The dimensions that the window has, in the order of the numbers that follow. */
  readonly dims: readonly number[];
  readonly kernel: readonly number[];
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
  /** How two elements of a window are combined, in any order. */
  readonly pair: ElementwiseClass;
  readonly resultType: RankedTensorType;
}

/** Combines the elements of windows: along one dimension after the other. */
export function buildWindowParts(
  builder: OpBuilder,
  location: Location,
  input: Value,
  { dims, kernel, strides, dilations, pair, resultType }: WindowParts,
): Value {
  return dims.reduce((value, dim, i) => {
    const window = { size: kernel[i]!, stride: strides[i]!, dilation: dilations[i]!, count: resultType.shape[dim]! };
    return buildWindowAlong(builder, location, value, dim, window, pair);
  }, input);
}

/** A window without padding along one dimension: `count` places at distances `stride`, each of `size` elements at distances `dilation`. */
interface LineWindow {
  readonly size: number;
  readonly stride: number;
  readonly dilation: number;
  readonly count: number;
}

/** Up to this size of a window it takes no more steps to combine the elements one by one. */
const fewElements = 4;

/**
 * Combines the elements of windows along one dimension, of larger ones from those of windows of 1, 2, 4 and so on: a window of 6 along [9] is one of 2, of
 * elements i and i + 1, and behind it one of 4, so that there are about 2 log2(size) steps.
 */
function buildWindowAlong(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  { size, stride, dilation, count }: LineWindow,
  pair: ElementwiseClass,
): Value {
  const slice = (value: Value, begin: number, end: number, step = 1): Value => {
    const shape = shapeOf(value);
    const begins = shape.map((_, i) => (i === dim ? begin : 0));
    return buildSlice(builder, location, value, begins, shape.with(dim, end), shape.map((_, i) => (i === dim ? step : 1))); // prettier-ignore
  };
  /** Combines windows with those that begin `behind` elements behind them. */
  const join = (first: Value, second: Value, behind: number): Value => {
    const length = Math.min(shapeOf(first)[dim]!, shapeOf(second)[dim]! - behind);
    const inputs = [slice(first, 0, length), slice(second, behind, behind + length)];
    return buildElementwise(builder, location, pair, inputs, tensorLike(first, shapeOf(first).with(dim, length)));
  };
  const places = (count - 1) * stride + 1;
  if (size <= fewElements) {
    const parts = Array.from({ length: size }, (_, i) => slice(input, i * dilation, i * dilation + places, stride));
    return parts.reduce((a, b) => buildElementwise(builder, location, pair, [a, b], a.type as RankedTensorType));
  }
  let windows: Value | undefined;
  let done = 0;
  let power = input;
  for (let of = 1; ; of *= 2) {
    if (size & of) {
      windows = windows ? join(windows, power, done * dilation) : power;
      done += of;
    }
    if (done === size) break;
    power = join(power, power, of * dilation);
  }
  return slice(windows!, 0, places, stride);
}

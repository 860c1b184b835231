import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, type ElementwiseClass } from '../../../dialects/ttir/build.ts';
import { buildSlice } from '../parts/build-update.ts';

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
    return buildWindowAlong(value, window, {
      lengthOf: (line) => shapeOf(line)[dim]!,
      slice(line, begin, end, step) {
        const shape = shapeOf(line);
        const begins = shape.map((_, i) => (i === dim ? begin : 0));
        const steps = shape.map((_, i) => (i === dim ? step : 1));
        return buildSlice(builder, location, line, begins, shape.with(dim, end), steps);
      },
      combine: (first, second) => buildElementwise(builder, location, pair, [first, second], first.type as RankedTensorType), // prettier-ignore
    });
  }, input);
}

/** A window without padding along one dimension: `count` places at distances `stride`, each of `size` elements at distances `dilation`. */
export interface LineWindow {
  readonly size: number;
  readonly stride: number;
  readonly dilation: number;
  readonly count: number;
}

/** What windows move over, one tensor or several, along a dimension. */
export interface WindowLine<T> {
  /** The size of the dimension. */
  lengthOf(value: T): number;
  /** Takes the elements from `begin` up to but without `end` at distances `step`. */
  slice(value: T, begin: number, end: number, step: number): T;
  /** Combines each element with one that stands behind it. */
  combine(first: T, second: T): T;
}

/** Up to this size of a window it takes no more steps to combine the elements one by one. */
const fewElements = 4;

/**
 * Combines the elements of windows along one dimension, of larger ones from those of windows of 1, 2, 4 and so on: a window of 6 along [9] is one of 2, of
 * elements i and i + 1, and behind it one of 4, so that there are about 2 log2(size) steps. Elements stay in order.
 */
export function buildWindowAlong<T>(
  input: T,
  { size, stride, dilation, count }: LineWindow,
  { lengthOf, slice, combine }: WindowLine<T>,
): T {
  /** Combines windows with those that begin `behind` elements behind them. */
  const join = (first: T, second: T, behind: number): T => {
    const length = Math.min(lengthOf(first), lengthOf(second) - behind);
    return combine(slice(first, 0, length, 1), slice(second, behind, behind + length, 1));
  };
  const places = (count - 1) * stride + 1;
  if (size <= fewElements) {
    const parts = Array.from({ length: size }, (_, i) => slice(input, i * dilation, i * dilation + places, stride));
    return parts.reduce(combine);
  }
  let windows: T | undefined;
  let done = 0;
  let power = input;
  for (let of = 1; ; of *= 2) {
    if (size & of) {
      windows = windows === undefined ? power : join(windows, power, done * dilation);
      done += of;
    }
    if (done === size) break;
    power = join(power, power, of * dilation);
  }
  return slice(windows!, 0, places, stride);
}

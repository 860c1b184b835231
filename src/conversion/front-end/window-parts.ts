import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { product } from '../../support/math.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import { buildSlice } from './build-update.ts';

/** Windows without padding along some dimensions of a tensor. */
export interface WindowParts {
  /** The dimensions that the window has, in the order of the numbers that follow. */
  readonly dims: readonly number[];
  readonly kernel: readonly number[];
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
  /** How two elements of a window are combined. */
  readonly pair: ElementwiseClass;
  readonly resultType: RankedTensorType;
}

/**
 * Combines the elements of windows: for each place in the window, the elements that all windows have there are a slice, and the slices are combined.
 * A window of 2 along [6] gives the combination of elements 0 to 4 and of elements 1 to 5.
 */
export function buildWindowParts(
  builder: OpBuilder,
  location: Location,
  input: Value,
  { dims, kernel, strides, dilations, pair, resultType }: WindowParts,
): Value {
  let combined: Value | undefined;
  for (let place = 0; place < product(kernel); place++) {
    const begins = shapeOf(input).map(() => 0);
    const ends = [...shapeOf(input)];
    const step = begins.map(() => 1);
    let rest = place;
    for (let i = dims.length - 1; i >= 0; i--) {
      const dim = dims[i]!;
      begins[dim] = (rest % kernel[i]!) * dilations[i]!;
      rest = Math.floor(rest / kernel[i]!);
      step[dim] = strides[i]!;
      ends[dim] = begins[dim]! + (resultType.shape[dim]! - 1) * strides[i]! + 1;
    }
    const part = buildSlice(builder, location, input, begins, ends, step);
    combined = combined ? buildElementwise(builder, location, pair, [combined, part], resultType) : part;
  }
  return combined!;
}

import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { MaxPool2dOp, NegOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { product } from '../../../support/math.ts';
import { type Combiner, greatest, least, sum } from '../../front-end/reductions/combiners.ts';
import { buildWindowParts } from '../../front-end/windows/window-parts.ts';
import { buildWindowSums } from '../../front-end/windows/window-sums.ts';

/** Windows that move over images, and how their elements are combined. */
export interface Pool {
  /** The dimensions of the images that windows have, ascending; the numbers that follow are one per dimension. */
  readonly dims: readonly number[];
  readonly kernel: readonly number[];
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
  readonly combiner: Combiner;
}

/** Combines the elements of each window of images, of which each dimension gets the size that `shape` has in its place. */
export function buildPool(
  builder: OpBuilder,
  location: Location,
  images: Value,
  pool: Pool,
  shape: readonly number[],
): Value {
  const { dims, combiner } = pool;
  const resultType = tensorLike(images, shape);
  const isOfFloats = resultType.elementType instanceof FloatType;
  const hasCounterpart = combiner === sum || ((combiner === greatest || combiner === least) && isOfFloats);
  if (dims.length < 3 && hasCounterpart) return buildPlane(builder, location, images, pool, shape);
  return buildWindowParts(builder, location, images, { ...pool, pair: combiner.pair, resultType });
}

/** Makes the pooling of windows of height and width, or of width alone. Minima are maxima of what is negated. */
function buildPlane(
  builder: OpBuilder,
  location: Location,
  images: Value,
  { dims, kernel, strides, dilations, combiner }: Pool,
  shape: readonly number[],
): Value {
  const others = shape.flatMap((_, dim) => (dims.includes(dim) ? [] : [dim]));
  const behind = others.filter((dim) => dim > dims.at(-1)!);
  const channels = behind.length > 0 ? behind : others.slice(-1);
  const batches = others.filter((dim) => !channels.includes(dim));
  const order = [...batches, ...dims, ...channels];
  const ofPlane = (numbers: readonly number[]): number[] => (dims.length === 1 ? [1, ...numbers] : [...numbers]);
  const planeShape = (of: readonly number[]): number[] => {
    const [batch, plane, channel] = [batches, dims, channels].map((part) => part.map((dim) => of[dim]!));
    return [product(batch!), ...ofPlane(plane!), product(channel!)];
  };

  const ordered = buildPermutation(builder, location, images, order);
  const input = buildReshape(builder, location, ordered, planeShape(shapeOf(images)));
  const type = tensorLike(input, planeShape(shape));
  const window = windowAttributes({ strides: ofPlane(strides), dilations: ofPlane(dilations) });
  const [kernelHeight, kernelWidth] = ofPlane(kernel) as [number, number];
  const negated = (each: Value): Value =>
    combiner === least ? buildElementwise(builder, location, NegOp, [each], each.type as RankedTensorType) : each;
  const attributes = { kernelHeight, kernelWidth, ceilMode: false, ...window };
  const pooled =
    combiner === sum
      ? buildWindowSums(builder, location, input, [kernelHeight, kernelWidth], 1, window, type)
      : negated(buildInto(builder, location, MaxPool2dOp, { input: negated(input), ...attributes }, type));
  const split = buildReshape(builder, location, pooled, order.map((dim) => shape[dim]!)); // prettier-ignore
  return buildPermutation(builder, location, split, shape.map((_, dim) => order.indexOf(dim))); // prettier-ignore
}

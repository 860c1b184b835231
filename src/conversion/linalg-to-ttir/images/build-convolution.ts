import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { Conv2dOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../../dialects/ttir/window.ts';
import { buildVolumeConvolution } from '../../front-end/windows/volume-convolution.ts';
import { buildOrdered, sizeOf } from './image-windows.ts';

/**
 * What the dimensions of the images and filters of a convolution are. `n` numbers images, `g` groups of channels, `c` channels that a filter reads,
 * `f` filters of a group; `d`, `h` and `w` are places, of which one is `w` and two are `hw`.
 */
export interface ConvolutionDimensions {
  readonly image: string;
  readonly filters: string;
  /** Those of the result: some of {@link resultOrder}, in this order. */
  readonly order: string;
  /** The size of a dimension of the result. */
  readonly sizeOf: (letter: string) => number;
  /** One per place. */
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
}

/** The order of the dimensions of results. */
export const resultOrder = 'ndhwgf';

/** Makes a convolution of images with filters, which are cast to the element type of the result already. */
export function buildConvolution(
  builder: OpBuilder,
  location: Location,
  { image, filters, order, sizeOf: resultSize, strides, dilations }: ConvolutionDimensions,
  images: Value,
  kernels: Value,
  elementType: Type,
): Value {
  const places = [...image].filter((letter) => 'dhw'.includes(letter)).sort().join(''); // prettier-ignore
  const imageSize = (letter: string): number => sizeOf(shapeOf(images), image, letter);
  const filterSize = (letter: string): number => sizeOf(shapeOf(kernels), filters, letter);
  // One or two places are a height and a width.
  const placed = [...(places.length === 3 ? places : 'hw')];
  const sizeOfPlace = (letter: string): number => (places.includes(letter) ? resultSize(letter) : 1);
  const [groups, perGroup] = [imageSize('g'), filterSize('f')];
  const input = buildReshape(builder, location, buildOrdered(builder, location, images, image, `n${places}gc`), [
    imageSize('n'),
    ...placed.map(imageSize),
    groups * imageSize('c'),
  ]);
  const weight = buildReshape(builder, location, buildOrdered(builder, location, kernels, filters, `gfc${places}`), [
    groups * perGroup,
    filterSize('c'),
    ...placed.map(filterSize),
  ]);
  const type = RankedTensorType.get([imageSize('n'), ...placed.map(sizeOfPlace), groups * perGroup], elementType);
  const plane = [strides, dilations].map((numbers) => [...placed.slice(numbers.length).map(() => 1), ...numbers]);
  const window = windowAttributes({ strides: plane[0]!, dilations: plane[1]! });
  const filtered =
    places.length === 3
      ? buildVolumeConvolution(builder, location, input, weight, { strides, dilations, groups }, type)
      : buildInto(builder, location, Conv2dOp, { input, weight, groups, ...window }, type);
  return buildReshape(builder, location, filtered, [...order].map(resultSize)); // prettier-ignore
}

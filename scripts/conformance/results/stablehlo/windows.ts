import { type Random } from '../../generate/random.ts';
import { typeText } from '../functions.ts';
import { list, sizeIn } from '../sizes.ts';
import { type ElementWriter } from './element-writer.ts';
import { combine, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** How a window moves along a dimension. */
interface Window {
  readonly size: number;
  readonly stride: number;
  readonly low: number;
  readonly high: number;
  /** How far apart elements of the input are, and those of the window. */
  readonly spread: number;
  readonly dilation: number;
  readonly isReversed: boolean;
  /** How many places it has. */
  readonly count: number;
}

function randomWindow(random: Random, extent: number, isConvolution: boolean): Window {
  const spread = random.chance(isConvolution ? 0.25 : 0.1) ? 2 : 1;
  const dilation = random.chance(0.2) ? 2 : 1;
  const size = sizeIn(random, 3);
  const [reach, width] = [(size - 1) * dilation + 1, (extent - 1) * spread + 1];
  const [low, high] = [random.below(3), random.below(3) + Math.max(0, reach - width)];
  const stride = sizeIn(random, 2);
  const count = Math.floor((width + low + high - reach) / stride) + 1;
  return { size, stride, low, high, spread, dilation, isReversed: isConvolution && random.chance(0.15), count };
}

/** Returns where the window reads, and whether that is an element. */
function placeOf(
  writer: ElementWriter,
  { stride, low, spread, dilation }: Window,
  extent: number,
  index: string,
  offset: string,
): { readonly place: string; readonly conditions: string[] } {
  const start = writer.scaled(index, stride, -low);
  const place = writer.sum(start, writer.scaled(offset, dilation));
  const conditions = writer.within(place, (extent - 1) * spread + 1);
  if (spread > 1) conditions.push(writer.is('eq', writer.remainder(place, spread), writer.index(0)));
  return { place: writer.quotient(place, spread), conditions };
}

const numbers = (windows: readonly Window[], key: 'size' | 'stride' | 'spread' | 'dilation'): number[] =>
  windows.map((window) => window[key]);
const padding = (windows: readonly Window[]): string => list(windows.map(({ low, high }) => list([low, high])));

/** What changes nothing. */
const neutral = {
  f32: { add: '0.000000e+00', maximum: '0xFF800000', minimum: '0x7F800000', multiply: '1.000000e+00' },
  i32: { add: '0', maximum: '-2147483648', minimum: '2147483647', multiply: '1' },
} as const;

function reduceWindow(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any();
  const windows = arg.shape.map((size) => randomWindow(random, size, false));
  const kind = random.pick(['add', 'add', 'maximum', 'maximum', 'minimum', 'multiply'] as const)!;
  const result = { ...arg, shape: windows.map(({ count }) => count) };
  const type = typeText(arg);
  const array = (name: string, values: readonly number[]): string => `${name} = array<i64: ${values.join(', ')}>`;
  const attributes = [
    array('window_dimensions', numbers(windows, 'size')),
    array('window_strides', numbers(windows, 'stride')),
    array('base_dilations', numbers(windows, 'spread')),
    array('window_dilations', numbers(windows, 'dilation')),
    `padding = dense<${padding(windows)}> : tensor<${windows.length}x2xi64>`,
  ].join(', ');
  const scalar = { shape: [], element: arg.element };
  const init = random.chance(0.6)
    ? operands.constant(neutral[arg.element as 'f32' | 'i32'][kind], scalar)
    : operands.of([], arg.element);
  return {
    result,
    text: [
      `"stablehlo.reduce_window"(${arg.name}, ${init.name}) <{${attributes}}> ({`,
      `^bb0(%x: ${typeText(scalar)}, %y: ${typeText(scalar)}):`,
      `%z = stablehlo.${kind} %x, %y : ${typeText(scalar)}`,
      `stablehlo.return %z : ${typeText(scalar)}`,
      `}) : (${type}, ${typeText(scalar)}) -> ${typeText(result)}`,
    ].join('\n'),
    element(writer, indices) {
      const first = writer.read(init, []);
      return writer.accumulate(numbers(windows, 'size'), arg.element, first, (offsets, carried) => {
        const places = windows.map((window, dim) => placeOf(writer, window, arg.shape[dim]!, indices[dim]!, offsets[dim]!)); // prettier-ignore
        // What is padded is the number that windows start with.
        const value = writer.choose(
          writer.all(places.flatMap(({ conditions }) => conditions)),
          arg.element,
          () => writer.read(arg, places.map(({ place }) => place)), // prettier-ignore
          () => first,
        );
        return combine(writer, arg.element, kind, carried, value);
      });
    },
  };
}

/** Where the batch or the output features, the features, and the spatial dimensions of a tensor stand. */
function randomLayout(
  random: Random,
  spatial: number,
): { readonly outer: number; readonly inner: number; readonly dims: readonly number[] } {
  // prettier-ignore
  const order = random.permuted(Array.from({ length: spatial + 2 }, (_, i) => i));
  const [outer, inner, ...dims] = random.chance(0.5) ? order : order.map((_, i) => i);
  return { outer: outer!, inner: inner!, dims };
}

type Layout = ReturnType<typeof randomLayout>;

function arrange<T>({ outer, inner, dims }: Layout, first: T, second: T, spatial: readonly T[]): T[] {
  const items: T[] = [];
  items[outer] = first;
  items[inner] = second;
  dims.forEach((dim, i) => (items[dim] = spatial[i]!));
  return items;
}

function convolution(operands: Operands): StablehloOp {
  const { random } = operands;
  const spatial = random.chance(0.8) ? 2 : 1 + random.below(3);
  const extents = Array.from({ length: spatial }, () => sizeIn(random, 5));
  const windows = extents.map((extent) => randomWindow(random, extent, true));
  const groupKind = random.pick(['none', 'none', 'feature', 'batch'] as const)!;
  const groups = groupKind === 'none' ? 1 : 1 + random.below(3);
  const [batchGroups, featureGroups] = groupKind === 'batch' ? [groups, 1] : [1, groups];
  const [perGroup, batch] = [sizeIn(random, 3), sizeIn(random, 2)];
  const outputs = groups * sizeIn(random, 2);
  const [lhsLayout, rhsLayout, outLayout] = [0, 1, 2].map(() => randomLayout(random, spatial)) as [Layout, Layout, Layout]; // prettier-ignore
  const lhs = operands.of(arrange(lhsLayout, batch * batchGroups, perGroup * featureGroups, extents), 'f32'); // prettier-ignore
  const rhs = operands.of(arrange(rhsLayout, outputs, perGroup, numbers(windows, 'size')), 'f32');
  const counts = windows.map(({ count }) => count);
  const result = { element: 'f32', shape: arrange(outLayout, batch, outputs, counts) };
  const names = (layout: Layout, outer: string, inner: string): string =>
    list(arrange<number | string>(layout, outer, inner, counts.map((_, i) => i))); // prettier-ignore
  const dims = `${names(lhsLayout, 'b', 'f')}x${names(rhsLayout, 'o', 'i')}->${names(outLayout, 'b', 'f')}`;
  const reversal = windows.some(({ isReversed }) => isReversed)
    ? `, reverse = ${list(windows.map(({ isReversed }) => String(isReversed)))}`
    : '';
  const window = `{stride = ${list(numbers(windows, 'stride'))}, pad = ${padding(windows)}, lhs_dilate = ${list(numbers(windows, 'spread'))}, rhs_dilate = ${list(numbers(windows, 'dilation'))}${reversal}}`; // prettier-ignore
  const types = `(${typeText(lhs)}, ${typeText(rhs)}) -> ${typeText(result)}`;
  return {
    result,
    text: `stablehlo.convolution(${lhs.name}, ${rhs.name}) dim_numbers = ${dims}, window = ${window} {batch_group_count = ${batchGroups} : i64, feature_group_count = ${featureGroups} : i64} : ${types}`,
    element: (writer, indices) => {
      const output = indices[outLayout.inner]!;
      const group = writer.quotient(output, outputs / groups);
      const sizes = [perGroup, ...numbers(windows, 'size')];
      return writer.accumulate(sizes, 'f32', writer.constant(0, 'f32'), ([feature, ...offsets], sum) => {
        const places = windows.map((each, i) =>
          placeOf(writer, each, extents[i]!, indices[outLayout.dims[i]!]!, offsets[i]!),
        );
        return writer.choose(
          writer.all(places.flatMap(({ conditions }) => conditions)),
          'f32',
          () => {
            const row = groupKind === 'batch' ? writer.sum(writer.scaled(group, batch), indices[outLayout.outer]!) : indices[outLayout.outer]!; // prettier-ignore
            const channel = groupKind === 'feature' ? writer.sum(writer.scaled(group, perGroup), feature!) : feature!;
            const taps = windows.map(({ isReversed, size }, i) =>
              isReversed ? writer.scaled(offsets[i]!, -1, size - 1) : offsets[i]!,
            );
            const value = writer.read(lhs, arrange(lhsLayout, row, channel, places.map(({ place }) => place))); // prettier-ignore
            const weight = writer.read(rhs, arrange(rhsLayout, output, feature!, taps));
            return writer.define(`arith.addf ${sum}, ${writer.define(`arith.mulf ${value}, ${weight} : f32`)} : f32`);
          },
          () => sum,
        );
      });
    },
  };
}

/** Operations that move windows over their operand. */
export const windows: readonly Maker[] = [reduceWindow, convolution, convolution];

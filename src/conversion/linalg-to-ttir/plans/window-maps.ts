import { AffineDimExpr, type AffineExpr } from '../../../affine/affine-expr.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { linearForm } from '../../../affine/linear-form.ts';
import { type ConvolutionDimensions, resultOrder } from '../images/build-convolution.ts';
import { loopsOfMap } from '../loops/loop-space.ts';

/** A sum of products of two operands that is a convolution, by the maps. */
export interface Windows extends ConvolutionDimensions {
  /** The loops of the dimensions of the result. */
  readonly loops: readonly number[];
  /** Whether the second operand has the images. */
  readonly isSwapped: boolean;
}

/** A dimension of images over which windows move: the loop of their place, that of places in them, and by how much one iteration moves these. */
export interface Window {
  readonly place: number;
  readonly inner: number;
  readonly stride: number;
  readonly dilation: number;
}

/**
 * Returns the convolution that maps of two operands and the result say, where one operand is indexed with windows: (n, h, w, f, y, x, c) -> (n, h * 2 + y, w * 2 + x, c)
 * are images, of which (y, x, c, f) are filters. Undefined for others.
 */
export function windowsOf(
  [left, right, result]: readonly AffineMap[],
  [leftShape, rightShape, resultShape]: readonly (readonly number[])[],
  ranges: readonly number[],
): Windows | undefined {
  const out = loopsOfMap(result!, resultShape!);
  const [leftLoops, rightLoops] = [loopsOfMap(left!, leftShape!), loopsOfMap(right!, rightShape!)];
  const isSwapped = leftLoops !== undefined;
  const filters = leftLoops ?? rightLoops;
  if (!out || !filters || (leftLoops && rightLoops) || [...out, ...filters].includes(undefined)) return undefined;
  const loops = { filters: filters as number[], result: out as number[] };
  const found = convolutionOf(isSwapped ? right! : left!, (isSwapped ? rightShape : leftShape)!, loops, ranges);
  return found && { ...found, isSwapped };
}

/** The loops of the dimensions of filters, or those that reduce, and of the result. */
interface Loops {
  readonly filters: readonly number[];
  readonly result: readonly number[];
}

function convolutionOf(
  map: AffineMap,
  shape: readonly number[],
  loops: Loops,
  ranges: readonly number[],
): Omit<Windows, 'isSwapped'> | undefined {
  const dims = dimensionsOf(map, shape, loops, ranges);
  if (!dims) return undefined;
  const windows = dims.filter((dim) => typeof dim === 'object');
  const letters = lettersOf(dims.filter((dim) => typeof dim === 'number'), windows, loops, ranges.length); // prettier-ignore
  if (!letters) return undefined;
  const order = [...resultOrder].filter((letter) => loops.result.some((loop) => letters.get(loop) === letter));
  const ordered = order.map((letter) => loops.result.find((loop) => letters.get(loop) === letter)!);
  return {
    image: dims.map((dim) => letters.get(typeof dim === 'number' ? dim : dim.place)).join(''),
    filters: loops.filters.map((loop) => letters.get(loop)).join(''),
    order: order.join(''),
    sizeOf: (letter) => ranges[ordered[order.indexOf(letter)]!]!,
    strides: windows.map(({ stride }) => stride),
    dilations: windows.map(({ dilation }) => dilation),
    loops: ordered,
  };
}

/** What a dimension of images is indexed with: a loop, or a window. */
export type Dimension = number | Window;

/** Returns what the dimensions of an operand are indexed with; undefined where one is indexed with anything else. */
export function dimensionsOf(
  { results }: AffineMap,
  shape: readonly number[],
  loops: Loops,
  ranges: readonly number[],
): readonly Dimension[] | undefined {
  const dims = results.map((result, dim) =>
    result instanceof AffineDimExpr ? result.position : windowOf(result, shape[dim]!, loops, ranges),
  );
  return dims.every((dim) => dim !== undefined) ? dims : undefined;
}

/** Returns the window that a dimension is indexed with, which moves over all of the dimension, but for less than a step at its end. */
function windowOf(
  expr: AffineExpr,
  size: number,
  { filters, result }: Loops,
  ranges: readonly number[],
): Window | undefined {
  const form = linearForm(expr, ranges.length);
  const used = ranges.flatMap((_, loop) => (form && form.coefficients[loop] !== 0 ? [loop] : []));
  const place = used.find((loop) => result.includes(loop) && !filters.includes(loop));
  const inner = used.find((loop) => filters.includes(loop) && !result.includes(loop));
  if (!form || form.constant !== 0 || used.length !== 2 || place === undefined || inner === undefined) return undefined;
  const [stride, dilation] = [form.coefficients[place]!, form.coefficients[inner]!];
  if (stride < 1 || dilation < 1) return undefined;
  const places = Math.floor((size - 1 - (ranges[inner]! - 1) * dilation) / stride) + 1;
  return places === ranges[place] ? { place, inner, stride, dilation } : undefined;
}

/** Returns what each loop is called in a convolution, by the dimensions that it is a number of; undefined where two would be called the same. */
function lettersOf(
  imageLoops: readonly number[],
  windows: readonly Window[],
  { filters, result }: Loops,
  numLoops: number,
): ReadonlyMap<number, string> | undefined {
  const letters = new Map<number, string>();
  for (const [i, { place, inner }] of windows.entries()) {
    const letter = ['d', 'h', 'w'].at(i - windows.length)!;
    letters.set(place, letter).set(inner, letter);
  }
  const roles: Readonly<Record<string, string>> = { 'image result': 'n', 'image filters result': 'g', 'image filters': 'c', 'filters result': 'f' }; // prettier-ignore
  const isSeparate = letters.size === 2 * windows.length && imageLoops.every((loop) => !letters.has(loop));
  for (let loop = 0; loop < numLoops; loop++) {
    if (letters.has(loop)) continue;
    const owners = { image: imageLoops, filters, result };
    const role = Object.entries(owners).flatMap(([name, loops]) => (loops.includes(loop) ? [name] : [])).join(' '); // prettier-ignore
    const letter = roles[role];
    if (letter === undefined || [...letters.values()].includes(letter)) return undefined;
    letters.set(loop, letter);
  }
  return isSeparate && windows.length >= 1 && windows.length <= 3 ? letters : undefined;
}

import { range } from '../../support/lists.ts';
import { rowMajorStrides } from '../../support/math.ts';
import { type NumberRow, numbersAlong, type TileAssignment } from './tile-assignments.ts';

/** The mesh whose axes several tile assignments have in common. */
export interface TiledMesh {
  /** The sizes of its axes; the last one changes fastest. */
  readonly sizes: readonly number[];
  /** The numbers of its devices; undefined where they are in order. */
  readonly deviceIds: readonly number[] | undefined;
  /** Of each assignment the axes that each of its dimensions lies along, those with the largest tiles first. */
  readonly axes: readonly (readonly (readonly number[])[])[];
}

/**
 * Returns the mesh of so many devices that all assignments are made for; undefined if there is none. The axes are as large as they can be: `[2,4]<=[8]` and
 * `[8]<=[8]` are on the mesh 2x4.
 */
export function meshOfAssignments(assignments: readonly TileAssignment[], count: number): TiledMesh | undefined {
  const inOrder = range(count);
  if (assignments.some(({ devices }) => devices.length !== count)) return undefined;
  for (const ids of [inOrder, ...assignments.map(({ devices }) => devices)]) {
    const positions = new Map(ids.map((id, position) => [id, position]));
    const digits = assignments.map((assignment) => digitsOf(assignment, positions));
    const axes = digits.every((each) => each !== undefined) && axesOf(digits, count);
    if (axes) return { ...axes, deviceIds: ids === inOrder ? undefined : ids };
  }
  return undefined;
}

/** Returns the rows of devices that each dimension consists of; undefined if they are not that regular. */
function digitsOf(
  { tiles, tail, devices }: TileAssignment,
  positions: ReadonlyMap<number, number>,
): NumberRow[][] | undefined {
  const places = devices.map((id) => positions.get(id));
  const shape = [...tiles, ...tail.map(({ count }) => count)];
  const strides = rowMajorStrides(shape);
  const digits = shape.map((size, dim) => digitsAlong(range(size).map((at) => places[at * strides[dim]!] ?? NaN)));
  const expected = numbersAlong(digits.flat());
  return expected.every((place, i) => place === places[i]) ? digits : undefined;
}

/** Returns the rows that a list of places is made of, the one that changes slowest first. */
function digitsAlong(places: readonly number[]): NumberRow[] {
  const digits: NumberRow[] = [];
  for (let done = 1; done < places.length;) {
    const stride = places[done]! - places[0]!;
    const left = places.length / done;
    const isRow = (size: number): boolean => left % size === 0 && range(size).every((at) => places[at * done]! - places[0]! === at * stride); // prettier-ignore
    const size = range(left).map((at) => left - at).find(isRow)!; // prettier-ignore
    if (!(size > 1)) return [{ stride: NaN, size: places.length }];
    digits.unshift({ stride, size });
    done *= size;
  }
  return digits;
}

/** Returns the axes between all numbers at which a row begins or ends; undefined if these do not divide each other. */
function axesOf(digits: readonly (readonly NumberRow[][])[], count: number): Omit<TiledMesh, 'deviceIds'> | undefined {
  const ends = digits.flat(2).flatMap(({ stride, size }) => [stride, stride * size]);
  const bounds = [...new Set([1, count, ...ends])].sort((a, b) => b - a);
  const sizes = bounds.slice(0, -1).map((bound, i) => bound / bounds[i + 1]!);
  if (!sizes.every(Number.isInteger)) return undefined;
  const axes = digits.map((dimensions) =>
    dimensions.map(
      (rows) =>
      rows.flatMap(({ stride, size }) => range(sizes.length).filter((i) => bounds[i]! <= stride * size && bounds[i + 1]! >= stride)), // prettier-ignore
    ),
  );
  return { sizes, axes };
}

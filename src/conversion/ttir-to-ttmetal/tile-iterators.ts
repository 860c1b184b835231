import { rowMajorStrides } from '../../support/math.ts';

/** The positions of tiles in one or several buffers that loops go through alike. */
export interface TileIterator {
  /** What the position grows by with each loop, outermost first. */
  readonly steps: readonly number[];
}

/** The iterators of a loop nest, and which of them each buffer uses. */
export interface TileIterators {
  readonly iterators: readonly TileIterator[];
  /** Index of the iterator of each buffer. */
  readonly ofBuffer: readonly number[];
}

/**
 * Returns one iterator per row-major order of tiles: buffers of 2x4, 2x4 and 4x4 tiles have the first in common (4, 1), and so
 * has the third. Source: ttmlir-facts, section 3.4.3, step 2.
 */
export function tileIterators(shapes: readonly (readonly number[])[]): TileIterators {
  const iterators: TileIterator[] = [];
  const known = new Map<string, number>();
  const ofBuffer = shapes.map((shape) => {
    const steps = rowMajorStrides(shape);
    const index = known.get(steps.join()) ?? iterators.push({ steps }) - 1;
    known.set(steps.join(), index);
    return index;
  });
  return { iterators, ofBuffer };
}

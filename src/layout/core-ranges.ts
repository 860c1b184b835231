import { type AffineMap } from '../affine/affine-map.ts';
import { forEachIndex } from './index-space.ts';

/** A rectangle of cores: its first row and column, and its extent. */
export interface CoreRange {
  readonly y: number;
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/** Returns the range of one row with the core added at its end; undefined when there are more rows or the core is elsewhere. */
function extendRow(range: CoreRange | undefined, y: number, x: number): CoreRange | undefined {
  if (range?.height !== 1 || range.y !== y || range.x + range.width !== x) return undefined;
  return { ...range, width: range.width + 1 };
}

/** Returns both ranges as one when the second is just as wide and directly below; else undefined. */
function joinRows(above: CoreRange | undefined, below: CoreRange): CoreRange | undefined {
  const adjacent =
    above !== undefined && above.x === below.x && above.width === below.width && above.y + above.height === below.y;
  return adjacent ? { ...above, height: above.height + below.height } : undefined;
}

/**
 * Returns the cores of a grid on one chip as rectangles, in row-major order of the grid. `mapping` gives (device
 * index, core y, core x) of a grid coordinate; cores on other chips are left out. A full rectangle is one range.
 * Source: facts, section 4.9. Differs: a core beside the first of several rows begins a range, as those below it are yet to come;
 * upstream makes all rows wider.
 */
export function coreRangeSet(grid: readonly number[], mapping: AffineMap, device = 0): CoreRange[] {
  const ranges: CoreRange[] = [];
  forEachIndex(grid, (coordinate) => {
    const [onDevice, y, x] = mapping.eval(coordinate);
    if (onDevice !== device) return;
    const extended = extendRow(ranges.at(-1), y!, x!);
    if (extended !== undefined) ranges.pop();
    const range = extended ?? { y: y!, x: x!, height: 1, width: 1 };
    const joined = joinRows(ranges.at(-1), range);
    if (joined !== undefined) ranges.pop();
    ranges.push(joined ?? range);
  });
  return ranges;
}

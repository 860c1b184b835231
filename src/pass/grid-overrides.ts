import { parseInt64 } from '../support/int64.ts';
import { joinList, splitList } from './option-text.ts';
import { type OptionSyntax, type ValueError } from './pass-spec.ts';

/** The grids, as [rows, columns], that a user chose for named operations. */
export type GridOverrides = ReadonlyMap<string, readonly number[]>;

/** Grids as `name=RxC,…`. Source: ttmlir-facts 2.4.1, texts 1.6.7. Differs: a name with blanks or commas can be in braces. */
export const gridOverridesSyntax: OptionSyntax<GridOverrides> = {
  valueName: 'name=RxC,...',
  parse(text, error) {
    const overrides = new Map<string, readonly number[]>();
    for (const part of splitList(text)) {
      const [name, grid, ...more] = part.split('=');
      if (grid === undefined || more.length > 0) return error(`Invalid format for override grid sizes: ${part}`);
      const sizes = parseGrid(grid, error);
      if (!sizes) return undefined;
      overrides.set(name!, sizes);
    }
    return overrides;
  },
  print: (overrides) => joinList([...overrides].map(([name, grid]) => `${name}=${printGrid(grid)}`)),
};

/** Returns the sizes of a grid in the form `RxC`; undefined after an error. */
export function parseGrid(text: string, error: ValueError): readonly number[] | undefined {
  const sizes: number[] = [];
  for (const piece of text.split('x')) {
    const size = parseGridSize(piece);
    if (size === undefined) return error(`Invalid grid size: ${piece}`);
    sizes.push(size);
  }
  return sizes;
}

/** Returns the text that parseGrid reads as `grid`. */
export function printGrid(grid: readonly number[]): string {
  return grid.join('x');
}

/** Parses a positive integer of 64 bits without a prefix. Differs: upstream also takes others, and has no grid for them. */
function parseGridSize(text: string): number | undefined {
  const size = /^[0-9]+$/.test(text) ? parseInt64(text) : undefined;
  return size === 0 ? undefined : size;
}

import { type Random } from '../generate/random.ts';

/** Returns a size from 1 on. */
export const sizeIn = (random: Random, most = 5): number => 1 + random.below(most);

/** Returns sizes of dimensions, of which one may be larger than a tile. */
export function anySizes(random: Random, rank: number): number[] {
  const sizes = Array.from({ length: rank }, () => sizeIn(random));
  return rank > 0 && random.chance(0.1) ? sizes.with(random.below(rank), 30 + random.below(50)) : sizes;
}

/** Writes items as attributes and offsets have them. */
export const list = (items: readonly (number | string)[]): string => `[${items.join(', ')}]`;

import { type Random } from '../generate/random.ts';
import { type ElementWriter, type NamedTensor } from './element-writer.ts';
import { type TensorSpec } from './functions.ts';

/** One operation: what it takes and makes, its text, and how an element of its result comes about. */
export interface StablehloOp {
  readonly args: readonly NamedTensor[];
  readonly result: TensorSpec;
  /** The lines that make `%r`. */
  readonly lines: readonly string[];
  readonly element: (writer: ElementWriter, indices: readonly string[]) => string;
}

export const sizeIn = (random: Random, most = 5): number => 1 + random.below(most);

/** Returns an argument with a random shape. */
export function randomTensor(random: Random, number: number, leastRank = 1): NamedTensor {
  const shape = Array.from({ length: leastRank + random.below(4 - leastRank) }, () => sizeIn(random));
  return { name: `%a${number}`, shape, element: random.chance(0.7) ? 'f32' : 'i32' };
}

export const list = (items: readonly (number | string)[]): string => `[${items.join(', ')}]`;

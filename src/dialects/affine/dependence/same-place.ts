import { flattenLinear } from '../../../affine/affine-flattener.ts';
import { type Value } from '../../../ir/value.ts';
import { differenceOf } from '../trip-count.ts';
import { type MemoryAccess } from './memory-access.ts';

/** Sorts accesses by where they access memory. */
export class PlaceKeys {
  readonly #numbers = new Map<Value, number>();

  /** Returns a text that is the same for accesses to one place, and for no others; undefined where the place is not linear. */
  keyOf({ place: { map, operands } }: MemoryAccess): string | undefined {
    const parts: string[] = [];
    for (const result of map.results) {
      const form = flattenLinear(result);
      if (!form) return undefined;
      const factors = new Map<number, bigint>();
      const add = (factor: number | bigint, i: number): void => {
        const number = this.#numberOf(operands[i]!);
        factors.set(number, (factors.get(number) ?? 0n) + BigInt(factor));
      };
      form.dims.forEach(add);
      form.symbols.forEach((factor, i) => add(factor, map.numDims + i));
      const terms = [...factors].filter(([, factor]) => factor !== 0n).sort(([a], [b]) => a - b);
      parts.push(`${terms.map(([number, factor]) => `${number}*${factor}`).join('+')}+${form.constant}`);
    }
    return parts.join();
  }

  #numberOf(value: Value): number {
    const number = this.#numbers.get(value) ?? this.#numbers.size;
    this.#numbers.set(value, number);
    return number;
  }
}

/** Tells whether both access one place. Source: MemRefAccess::operator==. */
export function isSamePlace(a: MemoryAccess, b: MemoryAccess): boolean {
  const { results } = differenceOf(a.place, b.place).map;
  return a.memref === b.memref && results.every((result) => result.kind === 'constant' && result.exact === 0);
}

import { bitsToFloat, floatToBits } from '../formats/byte-views.ts';

/** What a function of one element gives for a bf16 number, by the upper half of its bits. */
export interface Bf16Table {
  /** Returns the binary32 bits of the result for the number whose bits are `upper` << 16. */
  readonly lookUp: (upper: number) => number;
}

/** Tables that are kept: programs use few functions, but a parameter makes another of each. */
const maxTables = 16;

const tables = new Map<string, Bf16Table>();

/**
 * Returns the table of a function, whose entries are computed when they are asked for first. There are 65536 bf16 numbers, and programs of bf16 ask for the
 * same again and again.
 */
export function bf16Table(
  functionName: string,
  parameter: number,
  evaluate: (x: number, parameter: number) => number,
): Bf16Table {
  const key = `${functionName} ${Object.is(parameter, -0) ? '-0' : parameter}`;
  let table = tables.get(key);
  if (table === undefined) {
    if (tables.size >= maxTables) tables.clear();
    tables.set(key, (table = makeTable((x) => evaluate(x, parameter))));
  }
  return table;
}

function makeTable(evaluate: (x: number) => number): Bf16Table {
  const results = new Uint32Array(65536);
  const isKnown = new Uint8Array(65536);
  return {
    lookUp(upper) {
      if (isKnown[upper] === 0) {
        results[upper] = floatToBits(evaluate(bitsToFloat(upper << 16)));
        isKnown[upper] = 1;
      }
      return results[upper]!;
    },
  };
}

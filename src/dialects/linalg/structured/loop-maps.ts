import { AffineMap } from '../../../affine/affine-map.ts';
import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { invariant } from '../../../support/invariant.ts';
import { type IteratorType } from '../generated/linalg-enums.gen.ts';

/** The loops of a named operation and what each operand is indexed with. */
export interface LoopMaps {
  readonly numOperands: number;
  readonly iteratorTypes: readonly IteratorType[];
  /** The names that are no loops, as `stride0`. */
  readonly numberNames: readonly string[];
  /** Returns the indexing maps with these values of the names; the same list for the same values. */
  maps(numbers: readonly bigint[]): readonly AffineMap[];
  /** Returns the values of the names with which these are the indexing maps; undefined where they are none with any. */
  numbersOf(maps: readonly AffineMap[]): readonly bigint[] | undefined;
}

const parsed = new Map<string, LoopMaps>();

/**
 * Returns what the text of a spec stands for: `(m, n, k) -> (m, k), (k, n), (m, n)`. An index is a sum of loops, each with a factor
 * if need be. A loop is parallel where the last operand, the init, is indexed with it.
 */
export function loopMaps(text: string): LoopMaps {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = parseLoopMaps(text)));
  return found;
}

type Term = readonly [loop: number, factor: string | undefined];

function parseLoopMaps(text: string): LoopMaps {
  const [loops, ...operands] = [...text.matchAll(/\(([^)]*)\)/g)].map(([, list]) => names(list!, ','));
  invariant(loops && operands.length > 0, `'${text}' has no loops`);
  const loopNumber = (name: string): number => {
    invariant(loops.includes(name), `'${text}' has no loop '${name}'`);
    return loops.indexOf(name);
  };
  const indices: Term[][][] = operands.map((results) =>
    results.map((result) =>
      names(result, '+').map((term): Term => {
        const [loop, factor] = names(term, '*');
        return [loopNumber(loop!), factor];
      }),
    ),
  );
  const parallel = new Set(indices.at(-1)!.flatMap((terms) => terms.map(([loop]) => loop)));
  const factors = indices.flat(2).flatMap(([, factor]) => (factor === undefined ? [] : [factor]));
  const numberNames = [...new Set(factors)];
  const made = new Map<string, readonly AffineMap[]>();
  return {
    numOperands: indices.length,
    iteratorTypes: loops.map((_, i) => (parallel.has(i) ? 'parallel' : 'reduction')),
    numberNames,
    maps(numbers) {
      const key = numbers.join();
      let maps = made.get(key);
      if (!maps) {
        const valueOf = (name: string): bigint => numbers[numberNames.indexOf(name)]!;
        maps = indices.map((results) =>
          AffineMap.get(
            loops.length,
            0,
            results.map((terms) => sumOf(terms, valueOf)),
          ),
        );
        made.set(key, maps);
      }
      return maps;
    },
    numbersOf(maps) {
      const numbers = new Map<string, bigint>();
      for (const [i, results] of indices.entries()) {
        for (const [j, terms] of results.entries()) {
          if (maps[i]?.numResults !== results.length) return undefined;
          const parts = partsOf(maps[i].result(j));
          terms.forEach(([, name], k) => {
            if (name !== undefined && !numbers.has(name)) numbers.set(name, factorOf(parts[k]));
          });
        }
      }
      const values = numberNames.map((name) => numbers.get(name)!);
      if (values.some((value) => value < 1n)) return undefined;
      const same = this.maps(values);
      return same.length === maps.length && same.every((map, i) => map.equals(maps[i]!)) ? values : undefined;
    },
  };
}

/** Returns what a sum adds up, from the left on. */
function partsOf(expr: AffineExpr): AffineExpr[] {
  return expr.kind === 'add' ? [...partsOf(expr.lhs), expr.rhs] : [expr];
}

const factorOf = (expr: AffineExpr | undefined): bigint =>
  expr?.kind === 'mul' && expr.rhs.kind === 'constant' ? BigInt(expr.rhs.exact) : 1n;

function names(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function sumOf(terms: readonly Term[], numbers: (name: string) => bigint): AffineExpr {
  return terms
    .map(([loop, factor]) =>
      factor === undefined
        ? getAffineDimExpr(loop)
        : getAffineDimExpr(loop).mul(getAffineConstantExpr(numbers(factor))),
    )
    .reduce((sum, term) => sum.add(term));
}

import { floorDiv, gcdOf, type LinearConstraints, type Row } from './linear-constraints.ts';

/** A quotient that is rounded down. */
export interface Division {
  readonly dividend: Row;
  readonly divisor: bigint;
  /** The inequalities that say so. */
  readonly rows: readonly [Row, Row];
}

/** Returns the division by a constant that two inequalities say a variable is, of known variables. Source: getDivRepr of mlir/lib/Analysis/Presburger/Utils.cpp. */
export function divisionOf(
  inequalities: readonly Row[],
  position: number,
  isKnown: (column: number) => boolean,
): Division | undefined {
  const lowers = inequalities.filter((row) => row[position]! > 0n);
  for (const upper of inequalities.filter((row) => row[position]! < 0n)) {
    for (const lower of lowers) {
      if (upper.some((factor, i) => i < upper.length - 1 && factor !== -lower[i]!)) continue;
      const divisor = lower[position]!;
      const slack = divisor - 1n - lower.at(-1)! - upper.at(-1)!;
      if (slack < 0n || slack > divisor - 1n) continue;
      const dividend = upper.with(position, 0n).with(-1, upper.at(-1)! + slack);
      if (dividend.some((factor, i) => i < dividend.length - 1 && factor !== 0n && !isKnown(i))) continue;
      return { ...lowestTerms(dividend, divisor), rows: [lower, upper] };
    }
  }
  return undefined;
}

function lowestTerms(dividend: Row, divisor: bigint): { readonly dividend: Row; readonly divisor: bigint } {
  const gcd = gcdOf([...dividend.slice(0, -1), divisor]);
  if (gcd <= 1n) return { dividend, divisor };
  return {
    dividend: dividend.map((factor, i) => (i === dividend.length - 1 ? floorDiv(factor, gcd) : factor / gcd)),
    divisor: divisor / gcd,
  };
}

/**
 * Tells whether all points of `part` are known to be in `whole`, which has the same dims and symbols; undefined where a local variable of `whole` is no
 * division. Source: PresburgerRelation::subtract of mlir/lib/Analysis/Presburger/PresburgerRelation.cpp.
 */
export function isSubset(part: LinearConstraints, whole: LinearConstraints): boolean | undefined {
  const definitions = definitionsOf(whole);
  if (!definitions) return undefined;
  const base = part.clone();
  const firstLocal = base.numVars;
  for (let i = 0; i < whole.numLocals; i++) base.appendLocal();
  const embed = (row: Row): Row => {
    const split = whole.numDimsAndSymbols;
    const between = new Array<bigint>(firstLocal - split).fill(0n);
    return [...row.slice(0, split), ...between, ...row.slice(split)];
  };
  for (const row of definitions) base.inequalities.push(embed(row));
  const isEmptyWith = (row: Row): boolean => {
    const outside = base.clone();
    outside.inequalities.push(row);
    return outside.isEmpty();
  };
  return (
    whole.inequalities.every((row) => definitions.has(row) || isEmptyWith(complement(embed(row)))) &&
    whole.equalities.every((row) => {
      const embedded = embed(row);
      return isEmptyWith(complement(embedded)) && isEmptyWith(complement(embedded.map((factor) => -factor)));
    })
  );
}

/** Returns the inequality that holds where this one does not. */
export function complement(row: Row): Row {
  return row.map((factor, i) => (i === row.length - 1 ? -factor - 1n : -factor));
}

/** Returns the inequalities that define local variables in terms of the others. */
function definitionsOf({ inequalities, numDimsAndSymbols, numVars }: LinearConstraints): Set<Row> | undefined {
  const rows = new Set<Row>();
  const known = new Set<number>();
  for (let i = 0; i < numDimsAndSymbols; i++) known.add(i);
  for (let changed = true; changed;) {
    changed = false;
    for (let local = numDimsAndSymbols; local < numVars; local++) {
      const division = known.has(local) ? undefined : divisionOf(inequalities, local, (column) => known.has(column));
      if (!division) continue;
      for (const row of division.rows) rows.add(row);
      known.add(local);
      changed = true;
    }
  }
  return known.size === numVars ? rows : undefined;
}

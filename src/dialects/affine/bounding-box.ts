import { floorDiv, LinearConstraints, type Row } from '../../affine/linear-constraints.ts';
import { type Value } from '../../ir/value.ts';

/** A set of points: dims are its dimensions, and symbols are the values. */
export interface Points {
  readonly constraints: LinearConstraints;
  readonly symbols: readonly (Value | undefined)[];
}

/** Bounds of a dimension, times the divisor, as sums of symbols and a constant: both are inclusive and rounded down. */
export interface Extent {
  readonly size: bigint;
  readonly lower: Row;
  readonly upper: Row;
  readonly divisor: bigint;
  /** Whether an equality says it. */
  readonly isEqual: boolean;
}

/** Returns the bounds of a dimension that are the fewest elements apart, of the rows that can be used. Source: IntegerRelation::getConstantBoundOnDimSize. */
export function extentOf(
  { equalities, inequalities }: LinearConstraints,
  rank: number,
  dim: number,
  isUsable: (row: Row) => boolean = () => true,
): Extent | undefined {
  const isOnly = (row: Row): boolean =>
    row[dim] !== 0n && row.every((factor, i) => i >= rank || i === dim || factor === 0n) && isUsable(row);
  const equality = equalities.find((row) => isOnly(row) && (row[dim] === 1n || row[dim] === -1n));
  if (equality) {
    const value = equality.slice(rank).map((factor) => -factor * equality[dim]!);
    return { size: 1n, lower: value, upper: value, divisor: 1n, isEqual: true };
  }
  let least: Extent | undefined;
  for (const upper of inequalities) {
    if (upper[dim]! >= 0n || !isOnly(upper)) continue;
    for (const lower of inequalities) {
      if (lower[dim]! <= 0n || lower.some((factor, i) => i < lower.length - 1 && factor !== -upper[i]!)) continue;
      const divisor = lower[dim]!;
      const distance = floorDiv(upper.at(-1)! + lower.at(-1)!, divisor) + 1n;
      const size = distance < 0n ? 0n : distance;
      if (least && size >= least.size) continue;
      const first = lower.slice(rank).map((factor) => -factor);
      least = {
        size,
        lower: first.with(-1, first.at(-1)! + divisor - 1n),
        upper: upper.slice(rank),
        divisor,
        isEqual: false,
      };
    }
  }
  return least;
}

/** Returns the box around two regions; undefined where it is not known how large these are. Source: IntegerRelation::unionBoundingBox. */
export function boxAround(a: Points, b: Points): Points | undefined {
  const symbols = [...new Set([...a.symbols, ...b.symbols])];
  const rank = a.constraints.numVars - a.symbols.length;
  const [first, second] = [withSymbols(a, rank, symbols), withSymbols(b, rank, symbols)];
  const box = new LinearConstraints();
  box.appendDims(rank + symbols.length);
  for (let dim = 0; dim < rank; dim++) {
    const [one, other] = [extentOf(first, rank, dim), extentOf(second, rank, dim)];
    if (!one || !other || one.divisor !== other.divisor) return undefined;
    const toCeiling = (row: Row): Row => row.with(-1, row.at(-1)! - (one.divisor - 1n));
    const lower = bestOf(toCeiling(one.lower), toCeiling(other.lower), 'lower', dim, first, second);
    const upper = bestOf(one.upper, other.upper, 'upper', dim, first, second);
    if (!lower || !upper) return undefined;
    const rowOf = (factor: bigint, rest: Row): Row => [...new Array<bigint>(rank).fill(0n).with(dim, factor), ...rest];
    box.inequalities.push(rowOf(one.divisor, lower.map((factor) => -factor)), rowOf(-one.divisor, upper)); // prettier-ignore
  }
  const keys = new Set(second.inequalities.map(String));
  box.inequalities.push(...first.inequalities.filter((row) => keys.has(String(row))));
  const equalKeys = new Set(second.equalities.map(String));
  box.equalities.push(...first.equalities.filter((row) => equalKeys.has(String(row))));
  box.removeTrivialRedundancy();
  return { constraints: box, symbols };
}

/** Returns the lesser lower or the greater upper bound of a dimension; undefined where they cannot be compared. */
function bestOf(
  a: Row,
  b: Row,
  kind: 'lower' | 'upper',
  dim: number,
  first: LinearConstraints,
  second: LinearConstraints,
): Row | undefined {
  if (a.every((factor, i) => i === a.length - 1 || factor === b[i])) {
    return a.at(-1)! <= b.at(-1)! === (kind === 'lower') ? a : b;
  }
  const [one, other] = [first.constantBound(kind, dim), second.constantBound(kind, dim)];
  if (one === undefined || other === undefined) return undefined;
  const best = one <= other === (kind === 'lower') ? one : other;
  return new Array<bigint>(a.length).fill(0n).with(-1, best);
}

/** Returns the constraints with columns for all symbols. */
function withSymbols(
  { constraints, symbols }: Points,
  rank: number,
  all: readonly (Value | undefined)[],
): LinearConstraints {
  const result = new LinearConstraints();
  result.appendDims(rank + all.length);
  const widen = (row: Row): Row => [
    ...row.slice(0, rank),
    ...all.map((value) => (symbols.includes(value) ? row[rank + symbols.indexOf(value)]! : 0n)),
    row.at(-1)!,
  ];
  result.equalities = constraints.equalities.map(widen);
  result.inequalities = constraints.inequalities.map(widen);
  return result;
}

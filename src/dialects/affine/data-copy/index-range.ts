import { type AffineExpr } from '../../../affine/affine-expr.ts';
import { floorDiv } from '../../../affine/linear-constraints.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { loopCountingWith } from '../dependence/iteration-domain.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { lowerBound, upperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import { type MapAndOperands } from '../map-and-operands.ts';

/** What a number lies between, both inclusive; undefined where there is no end. */
export interface Range {
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
}

const unknown: Range = { least: undefined, most: undefined };

/** Returns what an index of loops of affine may be, from the steps and bounds of the loops. */
export function rangeOfIndex(value: Value): Range {
  const constant = matchInteger(value);
  if (constant !== undefined) return { least: constant, most: constant };
  const loop = loopCountingWith(value);
  if (!(loop instanceof ForOp)) return unknown;
  const least = extreme(
    rangesOf(lowerBound(loop)).map((range) => range.least),
    'greatest',
  );
  const end = extreme(
    rangesOf(upperBound(loop)).map((range) => range.most),
    'least',
  );
  const { results } = loop.lowerBoundMap.value;
  const isFixed = results.length === 1 && results[0]!.kind === 'constant';
  const [step, last] = [exactStep(loop), end === undefined ? undefined : end - 1n];
  if (!isFixed || least === undefined || last === undefined || step <= 0n) return { least, most: last };
  return { least, most: least + floorDiv(last - least, step) * step };
}

function rangesOf({ map, operands }: MapAndOperands): Range[] {
  const ranges = operands.map(rangeOfIndex);
  const ofDims = ranges.slice(0, map.numDims);
  return map.results.map((result) => rangeOfExpr(result, ofDims, ranges.slice(map.numDims)));
}

function extreme(values: readonly (bigint | undefined)[], which: 'least' | 'greatest'): bigint | undefined {
  let found: bigint | undefined;
  for (const value of values) {
    if (value !== undefined && (found === undefined || value > found === (which === 'greatest'))) found = value;
  }
  return found;
}

/** Returns what an expression may be. */
export function rangeOfExpr(expr: AffineExpr, dims: readonly Range[], symbols: readonly Range[] = []): Range {
  switch (expr.kind) {
    case 'constant':
      return { least: BigInt(expr.exact), most: BigInt(expr.exact) };
    case 'dim':
      return dims[expr.position]!;
    case 'symbol':
      return symbols[expr.position]!;
    default:
      break;
  }
  const lhs = rangeOfExpr(expr.lhs, dims, symbols);
  if (expr.kind === 'add') {
    const rhs = rangeOfExpr(expr.rhs, dims, symbols);
    return mapRange((end) => plus(lhs[end], rhs[end]));
  }
  if (expr.rhs.kind !== 'constant') return unknown;
  const by = BigInt(expr.rhs.exact);
  if (expr.kind === 'mul') {
    const times = (value: bigint | undefined) => (value === undefined ? undefined : value * by);
    return by >= 0n ? mapRange((end) => times(lhs[end])) : { least: times(lhs.most), most: times(lhs.least) };
  }
  if (by <= 0n) return unknown;
  if (expr.kind === 'mod') return { least: 0n, most: by - 1n };
  const add = expr.kind === 'ceildiv' ? by - 1n : 0n;
  return mapRange((end) => (lhs[end] === undefined ? undefined : floorDiv(lhs[end] + add, by)));
}

const mapRange = (of: (end: 'least' | 'most') => bigint | undefined): Range => ({
  least: of('least'),
  most: of('most'),
});

const plus = (a: bigint | undefined, b: bigint | undefined): bigint | undefined =>
  a === undefined || b === undefined ? undefined : a + b;

import { AffineDimExpr, type AffineExpr } from '../../../affine/affine-expr.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { isFunctionOfDim } from '../../../affine/affine-walk.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { product, rowMajorStrides } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';

/**
 * Operands that are indexed with more than loops, as (d0, d0) of a diagonal, (7 - d0) of a reversal or (d0 * 2 + d1) of a window. The places are known: along dimensions with a loop
 * of their own elements are taken as they are, the others are joined to rows, which are looked up. For [8, 5] and (d0, d1) -> (7 - d0, d1), the rows are 7, 6, ... 0.
 */
interface IndexLookup {
  /** Dimensions of the operand that are joined to rows, and the loops that these depend on, ascending. */
  readonly rowDims: readonly number[];
  readonly rowLoops: readonly number[];
  readonly wholeDims: readonly number[];
  readonly wholeLoops: readonly number[];
}

/** How many rows are looked up at most. */
const maxRows = 2 ** 20;

function lookupOf({ results, numDims }: AffineMap, shape: readonly number[], ranges: readonly number[]): IndexLookup {
  const dims = results.map((_, dim) => dim);
  const loopsOf = (result: AffineExpr): number[] =>
    ranges.flatMap((_, loop) => (loop < numDims && isFunctionOfDim(result, loop) ? [loop] : []));
  const isWhole = (dim: number): boolean => {
    const result = results[dim]!;
    if (!(result instanceof AffineDimExpr) || ranges[result.position] !== shape[dim]) return false;
    return results.every((other, i) => i === dim || !isFunctionOfDim(other, result.position));
  };
  const rowDims = dims.filter((dim) => !isWhole(dim));
  const wholeDims = dims.filter(isWhole);
  return {
    rowDims,
    rowLoops: [...new Set(rowDims.flatMap((dim) => loopsOf(results[dim]!)))].sort((a, b) => a - b),
    wholeDims,
    wholeLoops: wholeDims.map((dim) => (results[dim] as AffineDimExpr).position),
  };
}

/** Returns the rows that iterations look up, in row-major order of the loops that they depend on; undefined where an index is outside of the operand. */
function rowsOf(
  { rowDims, rowLoops }: IndexLookup,
  map: AffineMap,
  shape: readonly number[],
  ranges: readonly number[],
): number[] | undefined {
  const strides = rowMajorStrides(rowDims.map((dim) => shape[dim]!));
  const iteration = new Array<number>(ranges.length).fill(0);
  const rows = new Array<number>(product(rowLoops.map((loop) => ranges[loop]!)));
  for (let i = 0; i < rows.length; i++) {
    let rest = i;
    for (const loop of rowLoops.toReversed()) {
      iteration[loop] = rest % ranges[loop]!;
      rest = Math.floor(rest / ranges[loop]!);
    }
    const place = map.eval(iteration);
    if (rowDims.some((dim) => !(place[dim]! >= 0 && place[dim]! < shape[dim]!))) return undefined;
    rows[i] = rowDims.reduce((row, dim, at) => row + place[dim]! * strides[at]!, 0);
  }
  return rows;
}

/** Says why an operand that is indexed with more than loops cannot be brought to loop space. */
export function lookupProblem(map: AffineMap, shape: readonly number[], ranges: readonly number[]): string | undefined {
  const lookup = lookupOf(map, shape, ranges);
  const count = product(lookup.rowLoops.map((loop) => ranges[loop]!));
  if (count > maxRows) return `${count} rows would be looked up, of at most 2^20`;
  return rowsOf(lookup, map, shape, ranges) ? undefined : 'an operand is indexed outside of its bounds';
}

/** Brings such an operand to loop space: of size 1 along loops that it does not depend on. */
export function buildLookup(
  builder: OpBuilder,
  location: Location,
  value: Value,
  map: AffineMap,
  ranges: readonly number[],
): Value {
  const shape = shapeOf(value);
  const lookup = lookupOf(map, shape, ranges);
  const { rowDims, rowLoops, wholeDims, wholeLoops } = lookup;
  const sizesOf = (dims: readonly number[]): number[] => dims.map((dim) => shape[dim]!);
  const ordered = buildPermutation(builder, location, value, [...rowDims, ...wholeDims]);
  const table = buildReshape(builder, location, ordered, [product(sizesOf(rowDims)), product(sizesOf(wholeDims))]);
  const places = new PlaceBuilder(builder, location);
  const rows = places.rows(table, places.knownRows(rowsOf(lookup, map, shape, ranges)!));
  const loops = [...rowLoops, ...wholeLoops];
  const spread = buildReshape(builder, location, rows, loops.map((loop) => ranges[loop]!)); // prettier-ignore
  const ascending = loops.map((_, i) => i).sort((a, b) => loops[a]! - loops[b]!);
  const aligned = ranges.map((size, loop) => (loops.includes(loop) ? size : 1));
  return buildReshape(builder, location, buildPermutation(builder, location, spread, ascending), aligned);
}

import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { range } from '../../support/lists.ts';
import { product } from '../../support/math.ts';
import { isReshapeRank, shapeOf } from '../tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, buildTranspose, reshapeRanks, tensorLike } from './build.ts';
import { EmbeddingOp, ReverseOp, type SliceOp } from './generated/ttir-ops.gen.ts';

/** The longest list of indices that is made a constant. */
const mostIndices = 2 ** 24;

/** The longest list of rows that is made where there are other ways, which take longer on the device: it is half a megabyte of text. */
const mostRows = 2 ** 16;

/** Returns why an operation cannot be made selections, one for each dimension of which it takes a part or another order; undefined when it can. */
export function selectionProblem(op: SliceOp | ReverseOp): string | undefined {
  const type = op.input.type as RankedTensorType;
  if (!type.hasStaticShape || !isReshapeRank(type.rank)) return reshapeRanks;
  if (type.numElements >= 2 ** 31) return 'sizes of joined dimensions have 31 bits';
  const taken = shapeOf(op.output);
  const counts = op instanceof ReverseOp ? op.dimensions.map((dim) => taken[dim]!) : taken.filter((count, dim) => count !== type.shape[dim]); // prettier-ignore
  return counts.every((count) => count <= mostIndices) ? undefined : `lists of indices have at most ${mostIndices}`;
}

/**
 * Returns the elements of a tensor whose index in dimension `dim` is one of `indices`, in that order. TTNN has no such operation but the lookup of
 * rows in a table; which rows is a constant. The rank is at most 5.
 */
export function buildSelection(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  indices: readonly number[],
): Value {
  const last = shapeOf(input).length - 1;
  if (dim === last) return buildColumns(builder, location, input, indices);
  const rows = buildRows(builder, location, input, dim, indices);
  if (rows) return rows;
  const turned = buildColumns(builder, location, buildTranspose(builder, location, input, dim, last), indices);
  return buildTranspose(builder, location, turned, dim, last);
}

/** Selects indices of the last dimension: columns of a matrix, which are rows where its tiles are transposed. */
function buildColumns(builder: OpBuilder, location: Location, input: Value, indices: readonly number[]): Value {
  const shape = shapeOf(input);
  const outer = shape.slice(0, -1);
  const matrix = buildReshape(builder, location, input, [product(outer), shape[outer.length]!]);
  const table = buildTranspose(builder, location, matrix, 0, 1);
  const found = buildTranspose(builder, location, buildLookup(builder, location, table, indices), 0, 1);
  return buildReshape(builder, location, found, [...outer, indices.length]);
}

/**
 * Selects indices of a dimension before the last. Each row of the table is as much of the last dimensions as keeps the list of rows short: the last alone where
 * possible, since tiles hold that in rows as well, and to join others with it moves elements. Returns undefined where the list is too long with any.
 */
function buildRows(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  indices: readonly number[],
): Value | undefined {
  const shape = shapeOf(input);
  const [outer, size] = [product(shape.slice(0, dim)), shape[dim]!];
  for (let split = shape.length - 1; split > dim; split--) {
    const inner = product(shape.slice(dim + 1, split));
    // The indices themselves are listed in any case.
    if (outer * inner > 1 && outer * indices.length * inner > mostRows) continue;
    const table = buildReshape(builder, location, input, [outer * size * inner, product(shape.slice(split))]);
    const rows = range(outer).flatMap((i) =>
      indices.flatMap((index) => range(inner).map((j) => (i * size + index) * inner + j)),
    );
    return buildReshape(builder, location, buildLookup(builder, location, table, rows), [
      ...shape.slice(0, dim),
      indices.length,
      ...shape.slice(dim + 1),
    ]);
  }
  return undefined;
}

/** Returns these rows of a table [R, C]. */
function buildLookup(builder: OpBuilder, location: Location, weight: Value, rows: readonly number[]): Value {
  const integer = IntegerType.get(builder.context, 32);
  const input = buildConstant(builder, location, [rows.length], integer, rows);
  return buildInto(builder, location, EmbeddingOp, { input, weight }, tensorLike(weight, [rows.length, shapeOf(weight)[1]!])); // prettier-ignore
}

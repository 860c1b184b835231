import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { product } from '../../support/math.ts';
import { isReshapeRank, shapeOf } from '../tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, buildTranspose, reshapeRanks } from './build.ts';
import { EmbeddingOp, ReverseOp, type SliceOp } from './generated/ttir-ops.gen.ts';

/** The longest list of indices that is made a constant. */
const mostIndices = 2 ** 24;

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
 * rows in a table: the dimension is brought to the front, all others are joined, and the indices are a constant. The rank is at most 5.
 */
export function buildSelection(
  builder: OpBuilder,
  location: Location,
  input: Value,
  dim: number,
  indices: readonly number[],
): Value {
  const { elementType } = input.type as RankedTensorType;
  const front = dim === 0 ? input : buildTranspose(builder, location, input, 0, dim);
  const [size, ...rest] = shapeOf(front);
  const width = product(rest);
  const weight = buildReshape(builder, location, front, [size!, width]);
  const integer = IntegerType.get(builder.context, 32);
  const rows = buildConstant(builder, location, [indices.length], integer, indices);
  const found = buildInto(
    builder,
    location,
    EmbeddingOp,
    { input: rows, weight },
    RankedTensorType.get([indices.length, width], elementType),
  );
  const shaped = buildReshape(builder, location, found, [indices.length, ...rest]);
  return dim === 0 ? shaped : buildTranspose(builder, location, shaped, 0, dim);
}

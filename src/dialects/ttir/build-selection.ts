import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { product } from '../../support/math.ts';
import { shapeOf } from '../tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, buildTranspose } from './build.ts';
import { EmbeddingOp } from './generated/ttir-ops.gen.ts';

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

import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { DimOp } from './generated/memref-ops.gen.ts';

/** Returns the size of a dimension of memory, of an operation where that does not fold. */
export function buildFoldedDim(builder: OpBuilder, location: Location, source: Value, dim: number): Value {
  const index = buildIndexConstant(builder, location, dim);
  const resultType = IndexType.get(builder.context);
  return createOrFold(builder, (detached) => DimOp.build(detached, location, { source, index, resultType }))[0]!;
}

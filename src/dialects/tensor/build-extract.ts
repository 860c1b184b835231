import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ExtractOp } from './generated/tensor-ops.gen.ts';

/** Makes the operation that reads one element. */
export function buildExtract(
  builder: OpBuilder,
  location: Location,
  tensor: Value,
  indices: readonly Value[] = [],
): Value {
  const resultType = elementTypeOrSelf(tensor.type);
  return ExtractOp.build(builder, location, { tensor, indices, resultType }).result();
}

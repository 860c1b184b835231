import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { MulIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { VscaleOp } from '../../dialects/vector/generated/vector-ops.gen.ts';

/** Makes the number of elements of a scalable dimension from its size. */
export function timesVscale(builder: OpBuilder, location: Location, size: Value): Value {
  const vscale = VscaleOp.build(builder, location, { reType: IndexType.get(builder.context) }).res;
  return MulIOp.build(builder, location, { lhs: size, rhs: vscale }).result();
}

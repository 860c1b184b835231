import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type ForOp } from './generated/affine-ops.gen.ts';

/** Returns the step of the loop, whose accessor is exact up to 2^53 only. */
export function exactStep(op: ForOp): bigint {
  return (op.properties.get('step') as IntegerAttr).value;
}

import { type AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { MaxSIOp, MinSIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { expandAffineMap } from './expand-affine.ts';

export type BoundKind = 'max' | 'min';

/** Makes the greatest or least result of a map, whose divisors are positive. */
export function buildBound(
  builder: OpBuilder,
  location: Location,
  kind: BoundKind,
  map: AffineMap,
  operands: readonly Value[],
): Value {
  const arith = new ArithBuilder(builder, location);
  const opClass = kind === 'max' ? MaxSIOp : MinSIOp;
  return expandAffineMap(builder, location, map, operands).reduce((lhs, rhs) => arith.apply(opClass, lhs, rhs));
}

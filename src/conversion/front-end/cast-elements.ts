import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise } from '../../dialects/ttir/build.ts';
import { TypecastOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/** Returns `value` in another element type, by a `ttir.typecast` where it has one of its own. */
export function castElements(builder: OpBuilder, location: Location, value: Value, elementType: Type): Value {
  if (elementTypeOrSelf(value.type) === elementType) return value;
  return buildElementwise(builder, location, TypecastOp, [value], RankedTensorType.get(shapeOf(value), elementType));
}

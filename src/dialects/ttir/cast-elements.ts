import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { shapeOf } from '../tt/shapes.ts';
import { buildElementwise } from './build.ts';
import { ConstantOp, TypecastOp } from './generated/ttir-ops.gen.ts';
import { convertElements, isNarrow, knownElements } from './narrow-constants.ts';

/**
 * Returns `value` in another element type, by a `ttir.typecast` where it has one of its own. Of a constant that is too narrow for the device, as weights are
 * stored, it makes another constant.
 */
export function castElements(builder: OpBuilder, location: Location, value: Value, elementType: Type): Value {
  const from = elementTypeOrSelf(value.type);
  if (from === elementType) return value;
  const resultType = RankedTensorType.get(shapeOf(value), elementType);
  // Constants may be those of the front end still.
  const elements = isNarrow(from) ? knownElements(matchConstant(value), value) : undefined;
  const converted = elements && convertElements(elements, resultType);
  if (converted) return ConstantOp.build(builder, location, { value: converted, resultType }).result();
  return buildElementwise(builder, location, TypecastOp, [value], resultType);
}

/** Returns the type of the same integers without a sign; truth values and what is no integer as they are. */
export function unsignedType(type: Type): Type {
  if (!(type instanceof IntegerType) || type.width === 1) return type;
  return IntegerType.get(type.context, type.width, 'unsigned');
}

/** Returns integers as unsigned ones of the same bits. What TTIR does with signless integers, it does with signed ones. */
export function castUnsigned(builder: OpBuilder, location: Location, value: Value): Value {
  return castElements(builder, location, value, unsignedType(elementTypeOrSelf(value.type)));
}

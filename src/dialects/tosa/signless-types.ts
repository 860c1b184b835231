import { UnrealizedConversionCastOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { isTensorType, likeWithElement } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Materialization, TypeConverter } from '../../rewrite/type-converter.ts';

const castTypes: Materialization = (builder, type, inputs, location) =>
  inputs.length === 1
    ? UnrealizedConversionCastOp.build(builder, location, { inputs, outputTypes: [type] }).result(0)
    : undefined;

/** Returns a converter that takes the sign of unsigned integers, also in tensors, and casts what was not converted. Source: populateTosaTypeConversion of ConversionUtils.cpp. */
export function signlessTypes(): TypeConverter {
  const signless = (type: Type): Type =>
    type instanceof IntegerType && type.signedness === 'unsigned' ? IntegerType.get(type.context, type.width) : type;
  return new TypeConverter()
    .addConversion((type) => (isTensorType(type) ? likeWithElement(type, signless(type.elementType)) : signless(type)))
    .addSourceMaterialization(castTypes)
    .addTargetMaterialization(castTypes);
}

import { UnrealizedConversionCastOp } from '../../../builtin/generated/builtin-ops.gen.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Materialization, TypeConverter } from '../../../rewrite/type-converter.ts';
import { SizeT } from '../generated/emitc-types.gen.ts';
import { isSupportedEmitCType } from '../supported-types.ts';

/** A cast that stands between an old and a new type. */
export const materializeAsCast: Materialization = (builder, type, inputs, location) =>
  UnrealizedConversionCastOp.build(builder, location, { inputs, outputTypes: [type] }).result();

/** Returns a converter that leaves the types of C as they are, and knows no others. */
export function typesOfC(): TypeConverter {
  return new TypeConverter().addConversion((type) => (isSupportedEmitCType(type) ? type : undefined));
}

/** Makes indices `size_t`; casts stand between both. Source: mlir/lib/Dialect/EmitC/Transforms/TypeConversions.cpp. */
export function addSizeTConversions(converter: TypeConverter): TypeConverter {
  return converter
    .addConversion((type) => (type instanceof IndexType ? SizeT.get(type.context) : undefined))
    .addSourceMaterialization(materializeAsCast)
    .addTargetMaterialization(materializeAsCast);
}

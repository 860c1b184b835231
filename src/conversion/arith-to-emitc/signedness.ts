import * as emitc from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { PtrDiffT, SizeT } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { isPointerWideType } from '../../dialects/emitc/supported-types.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

export function isIntegerOrPointerWide(type: Type | undefined): type is Type {
  return type !== undefined && (type instanceof IntegerType || isPointerWideType(type));
}

export function isBool(type: Type): boolean {
  return type instanceof IntegerType && type.isSignless && type.width === 1;
}

export function unsignedOf(type: IntegerType): IntegerType {
  return IntegerType.get(type.context, type.width, 'unsigned');
}

/** Returns the type of the same width that C computes with as an unsigned one, or as a signed one. */
export function withSignedness(type: Type, isUnsigned: boolean): Type {
  if (type instanceof IntegerType) {
    if ((type.signedness === 'unsigned') === isUnsigned) return type;
    return isUnsigned ? unsignedOf(type) : IntegerType.get(type.context, type.width, 'signed');
  }
  if (!isPointerWideType(type) || type instanceof SizeT === isUnsigned) return type;
  return isUnsigned ? SizeT.get(type.context) : PtrDiffT.get(type.context);
}

/** Returns `source` in another type, by a cast where the value is made, as far as locations tell. */
export function castTo(builder: OpBuilder, source: Value, destType: Type): Value {
  if (source.type === destType) return source;
  return emitc.CastOp.build(builder, source.location, { source, destType }).result();
}

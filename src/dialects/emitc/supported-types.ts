import { type Type } from '../../ir/type.ts';
import { TupleType } from '../../ir/types/composite-types.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { ArrayType, OpaqueType, PointerType, PtrDiffT, SignedSizeT, SizeT } from './generated/emitc-types.gen.ts';

/** What types C has. Source: mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */

const integerWidths = [1, 8, 16, 32, 64];
const floatKinds = ['f16', 'bf16', 'f32', 'f64'];

export function isSupportedIntegerType(type: Type): boolean {
  return type instanceof IntegerType && integerWidths.includes(type.width);
}

export function isSupportedFloatType(type: Type): boolean {
  return type instanceof FloatType && floatKinds.includes(type.kind);
}

/** Tells whether the type is as wide as a pointer: `size_t`, `ssize_t`, `ptrdiff_t`. */
export function isPointerWideType(type: Type): boolean {
  return type instanceof SizeT || type instanceof SignedSizeT || type instanceof PtrDiffT;
}

export function isIntegerIndexOrOpaqueType(type: Type): boolean {
  return (
    type instanceof IndexType || type instanceof OpaqueType || isSupportedIntegerType(type) || isPointerWideType(type)
  );
}

/** Tells whether operators on values of the type are C's own, so that they have no side effects. */
export function isFundamentalType(type: Type): boolean {
  return (
    type instanceof IndexType ||
    type instanceof PointerType ||
    isPointerWideType(type) ||
    isSupportedIntegerType(type) ||
    isSupportedFloatType(type)
  );
}

export function isValidArrayElementType(type: Type): boolean {
  return isSupportedFloatType(type) || isIntegerIndexOrOpaqueType(type) || type instanceof PointerType;
}

/** Tells whether values can be of the type; pointers, arrays, tensors and tuples of such types are such types. */
export function isSupportedEmitCType(type: Type): boolean {
  if (type instanceof PointerType) return isSupportedEmitCType(type.pointee);
  if (type instanceof ArrayType) return isSupportedElement(type.elementType);
  if (type instanceof RankedTensorType) return type.hasStaticShape && isSupportedElement(type.elementType);
  if (type instanceof TupleType) return type.types.every(isSupportedElement);
  return isIntegerIndexOrOpaqueType(type) || isSupportedFloatType(type);
}

function isSupportedElement(type: Type): boolean {
  return !(type instanceof ArrayType) && isSupportedEmitCType(type);
}

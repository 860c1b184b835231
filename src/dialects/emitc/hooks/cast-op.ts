import { castHooks } from '../../../builtin/cast.ts';
import { type Type } from '../../../ir/type.ts';
import { ArrayType, PointerType } from '../generated/emitc-types.gen.ts';
import { isIntegerIndexOrOpaqueType, isSupportedFloatType } from '../supported-types.ts';

const isScalar = (type: Type): boolean =>
  isIntegerIndexOrOpaqueType(type) || isSupportedFloatType(type) || type instanceof PointerType;

/** Source: CastOp::areCastCompatible of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const castOp = castHooks((from, to) => {
  if (!(from instanceof ArrayType)) return isScalar(from) && isScalar(to);
  return to instanceof PointerType && from.elementType === to.pointee && from.shape.length === 1 && from.shape[0]! >= 1;
});

import { type Type } from '../../ir/type.ts';
import { isDynamic, isTensorType, type TensorType } from '../../ir/types/shaped-types.ts';

/** Tells whether the shapes are the same where both are known. Source: verifyCompatibleShape of mlir/lib/IR/TypeUtilities.cpp. */
export function haveCompatibleShapes(from: TensorType, to: TensorType): boolean {
  const [a, b] = [from.shape, to.shape];
  if (!a || !b) return true;
  return a.length === b.length && a.every((size, i) => size === b[i] || isDynamic(size) || isDynamic(b[i]!));
}

/** Tells whether the types have one element type and shapes that agree where both are known. Source: CastOp of TensorOps.cpp. */
export function areCastCompatible(from: Type, to: Type): boolean {
  if (!isTensorType(from) || !isTensorType(to) || from.elementType !== to.elementType) return false;
  return haveCompatibleShapes(from, to);
}

import { areCompatibleShapes } from '../../ir/types/compatible-shapes.ts';
import { type Type } from '../../ir/type.ts';
import { isTensorType, type TensorType } from '../../ir/types/shaped-types.ts';

/** Tells whether the shapes are the same where ranks and sizes are known. Source: verifyCompatibleShape of mlir/lib/IR/TypeUtilities.cpp. */
export function haveCompatibleShapes(from: TensorType, to: TensorType): boolean {
  const [a, b] = [from.shape, to.shape];
  return !a || !b || areCompatibleShapes(a, b);
}

/** Tells whether the types have one element type and shapes that agree where both are known. Source: CastOp of TensorOps.cpp. */
export function areCastCompatible(from: Type, to: Type): boolean {
  if (!isTensorType(from) || !isTensorType(to) || from.elementType !== to.elementType) return false;
  return haveCompatibleShapes(from, to);
}

import type { Type } from '../type.ts';
import { RankedTensorType, UnrankedTensorType, VectorType } from './shaped-types.ts';

/** Returns the type with other elements; for a type that is no tensor or vector, the elements themselves. Source: ShapedType::clone of mlir/IR/BuiltinTypeInterfaces.td. */
export function withElementType(type: Type, elementType: Type): Type {
  if (type instanceof RankedTensorType) return RankedTensorType.get(type.shape, elementType, type.encoding);
  if (type instanceof UnrankedTensorType) return UnrankedTensorType.get(elementType);
  return type instanceof VectorType ? VectorType.get(type.shape, elementType, type.scalableDims) : elementType;
}

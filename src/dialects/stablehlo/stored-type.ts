import { type Type } from '../../ir/type.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { isQuantizedType, storageTypeOf } from '../quant/quantized-type.ts';

/** Returns the type that elements are stored in: of a tensor of quantized numbers that of their integers, else the type itself. */
export function storedType(type: Type): Type {
  if (!(type instanceof RankedTensorType) || !isQuantizedType(type.elementType)) return type;
  const storage = storageTypeOf(type.elementType);
  return storage ? RankedTensorType.get(type.shape, storage, type.encoding) : type;
}

import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type Value } from '../../ir/value.ts';
import { isPerTensorQuantized, isQuantizedType, storageTypeOf, type QuantizedType } from '../quant/quantized-type.ts';

/** Returns the element type, or the integer that stores it where it is quantized. Source: getStorageElementTypeOrSelf. */
export function storageElementType(type: Type): Type {
  const element = elementTypeOrSelf(type);
  return isQuantizedType(element) ? (storedInteger(element) ?? element) : element;
}

/** Returns the integer that stores a quantized number, unsigned where the storage is; undefined where nothing says what it is. Source: getStorageElementTypeFromQuantized. */
export function storedInteger(type: QuantizedType): IntegerType | undefined {
  const storage = storageTypeOf(type);
  const isUnsigned = storage && 'isSigned' in type && !type.isSigned;
  return isUnsigned ? IntegerType.get(type.context, storage.width, 'unsigned') : storage;
}

const isComparable = (type: Type): boolean =>
  type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType || isPerTensorQuantized(type);

/** Demands the same element type of both. Source: verifySameElementTypes of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, text verbatim. */
export function verifySameElementTypes(
  op: Operation,
  a: Value,
  b: Value,
  aName = 'input',
  bName = 'output',
): LogicalResult {
  const [first, second] = [elementTypeOrSelf(a.type), elementTypeOrSelf(b.type)];
  if (first === second || !isComparable(first) || !isComparable(second)) return true;
  return op.emitOpError(`expect ${aName} and ${bName} to have same element type, got ${typesText(op, first, second)}`);
}

/** Returns `'a' and 'b'`. */
export function typesText(op: Operation, a: Type, b: Type): string {
  const print = op.context.printType;
  return `'${print(a)}' and '${print(b)}'`;
}

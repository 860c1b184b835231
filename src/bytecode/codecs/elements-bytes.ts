import {
  DenseArrayAttr,
  DenseElementsAttr,
  elementSizeBytes,
  isElementsType,
  type ElementsType,
} from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { littleEndian, readLittleEndian } from '../../support/little-endian.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';
import { type EntryReader } from './entry-io.ts';

/** Reads a type of static shape, as constants have. */
export function elementsTypeOf(reader: EntryReader): ElementsType {
  const type = reader.type();
  if (isElementsType(type)) return type;
  throw new BytecodeError('expected a shaped type of static shape for the elements of a constant');
}

/** Returns the bytes of the elements, of a splat those of one. Elements of i1 are written as bits, those of a splat as eight of them. */
export function denseBytes({ type, bytes, isSplat }: DenseElementsAttr): Uint8Array {
  if (!isBit(type.elementType)) return bytes;
  if (isSplat) return Uint8Array.of(bytes[0] === 0 ? 0 : 0xff);
  const packed = new Uint8Array(Math.ceil(bytes.length / 8));
  bytes.forEach((bit, i) => (packed[i >> 3]! |= bit << (i & 7)));
  return packed;
}

/** Returns the constant whose elements have these bytes. Throws BytecodeError where they are too many or too few. */
export function denseOfBytes(type: ElementsType, bytes: Uint8Array): DenseElementsAttr {
  const { elementType, numElements } = type;
  if (isBit(elementType)) return denseOfBits(type, bytes);
  if (!isNumeric(elementType))
    throw new BytecodeError('expected integers, floating point or complex numbers as the elements of a constant');
  const size = elementSizeBytes(elementType);
  if (bytes.length !== size && bytes.length !== size * numElements) throw wrongSize(bytes.length, type);
  return DenseElementsAttr.get(type, bytes.slice());
}

function denseOfBits(type: ElementsType, bytes: Uint8Array): DenseElementsAttr {
  const count = type.numElements;
  const isSplat = bytes.length === 1 && (bytes[0] === 0 || bytes[0] === 0xff);
  if (isSplat) return DenseElementsAttr.get(type, Uint8Array.of(bytes[0]! & 1));
  if (bytes.length !== Math.ceil(count / 8)) throw wrongSize(bytes.length, type);
  return DenseElementsAttr.get(type, Uint8Array.from({ length: count }, (_, i) => (bytes[i >> 3]! >> (i & 7)) & 1)); // prettier-ignore
}

function wrongSize(length: number, { numElements }: ElementsType): BytecodeError {
  return new BytecodeError(`${length} bytes do not hold the ${numElements} elements of a constant`);
}

/** Returns the bytes of the elements of an array. */
export function denseArrayBytes({ elementType, values, bits }: DenseArrayAttr): Uint8Array {
  const size = elementSizeBytes(elementType);
  const bytes = new Uint8Array(size * values.length);
  values.forEach((value, i) => bytes.set(littleEndian(bits?.[i] ?? BigInt(value), size), i * size));
  return bytes;
}

/** Of elements without bits no bytes say how many there are: damage would make lists that no memory holds. */
const mostWithoutBits = 2 ** 20;

/** Returns the array of that length whose elements have these bytes. Throws BytecodeError where there is none. */
export function denseArrayOfBytes(elementType: Type, length: VarInt, bytes: Uint8Array): DenseArrayAttr {
  if (!(elementType instanceof IntegerType || elementType instanceof FloatType)) {
    throw new BytecodeError('expected integers or floating point numbers as the elements of an array');
  }
  const size = elementSizeBytes(elementType);
  const isFitting = Number(length) * size === bytes.length && (size > 0 || length <= mostWithoutBits);
  if (!isFitting || typeof length === 'bigint') {
    throw new BytecodeError(`${bytes.length} bytes do not hold the ${length} elements of an array`);
  }
  const elements = Array.from({ length }, (_, i) => readLittleEndian(bytes, i * size, size));
  if (elementType instanceof FloatType) return DenseArrayAttr.ofBits(elementType, elements);
  return DenseArrayAttr.get(
    elementType,
    elements.map((bits) => integerOf(bits, elementType)),
  );
}

/** Returns the integer as an array keeps it. */
function integerOf(bits: bigint, { width, signedness }: IntegerType): bigint {
  return width === 1 || signedness === 'unsigned' ? BigInt.asUintN(width, bits) : BigInt.asIntN(width, bits);
}

function isBit(type: Type): boolean {
  return type instanceof IntegerType && type.width === 1;
}

function isNumeric(type: Type): boolean {
  return [IntegerType, IndexType, FloatType, ComplexType].some((of) => type instanceof of);
}

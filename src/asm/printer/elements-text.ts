import {
  type DenseElementsAttr,
  elementSizeBytes,
  type DenseStringElementsAttr,
} from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { fewDigitsText, printFloatBits } from '../../support/float-text.ts';
import { invariant } from '../../support/invariant.ts';
import { quoted } from './identifiers.ts';

/** Returns what stands between the brackets of `dense<...>` where it is no hexadecimal digits. */
export function denseElementsText(attribute: DenseElementsAttr): string {
  const { type, isSplat } = attribute;
  if (isSplat) return elementText(attribute, 0);
  if (type.numElements === 0) return '';
  return nested(type.shape, (index) => elementText(attribute, index));
}

/**
 * Returns the bytes that are printed, as `"0x…"`, in place of more elements than `hexIfLarger`: little-endian elements, those of i1 packed,
 * eight to a byte. Undefined where the elements are printed one by one.
 */
export function denseElementsBytes(
  attribute: DenseElementsAttr,
  hexIfLarger: number | undefined,
): Uint8Array | undefined {
  const { type, isSplat, bytes } = attribute;
  const { elementType } = type;
  if (hexIfLarger === undefined || isSplat || type.numElements <= hexIfLarger || !hexAllowed(elementType)) {
    return undefined;
  }
  return elementType instanceof IntegerType && elementType.width === 1 ? packedBits(bytes) : bytes;
}

export function stringElementsText(attribute: DenseStringElementsAttr): string {
  if (attribute.values.length === 0) return '';
  if (attribute.isSplat) return quoted(attribute.values[0]!);
  return nested(attribute.type.shape, (index) => quoted(attribute.values[index]!));
}

function hexAllowed(elementType: Type): boolean {
  const scalar = elementType instanceof ComplexType ? elementType.elementType : elementType;
  return scalar instanceof IntegerType || scalar instanceof IndexType || scalar instanceof FloatType;
}

function packedBits(bits: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) => {
    let packed = 0;
    for (let bit = 0; bit < 8 && i * 8 + bit < bits.length; bit++) packed |= bits[i * 8 + bit]! << bit;
    return packed;
  });
}

function elementText(attribute: DenseElementsAttr, index: number): string {
  const { elementType } = attribute;
  if (!(elementType instanceof ComplexType)) {
    return simpleText(elementType, attribute.exactNumberAt(index)) ?? scalarText(elementType, attribute.bitsAt(index));
  }
  const part = elementType.elementType;
  const width = BigInt(elementSizeBytes(part) * 8);
  const bits = attribute.bitsAt(index);
  return `(${scalarText(part, BigInt.asUintN(Number(width), bits))},${scalarText(part, bits >> width)})`;
}

/** Returns the text of an element that is known as a number, undefined where that does not suffice. */
function simpleText(type: Type, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  return type instanceof FloatType ? fewDigitsText(value) : String(value);
}

function scalarText(type: Type, bits: bigint): string {
  if (type instanceof FloatType) return printFloatBits(floatFormat[type.kind], bits);
  if (type instanceof IndexType) return BigInt.asIntN(64, bits).toString();
  invariant(type instanceof IntegerType, 'elements of a constant are numbers');
  if (type.width === 1) return (bits & 1n) === 1n ? 'true' : 'false';
  return (
    type.signedness === 'unsigned' ? BigInt.asUintN(type.width, bits) : BigInt.asIntN(type.width, bits)
  ).toString();
}

/** Returns nested lists `[[a, b], [c, d]]` of the shape; the elements come in row-major order. */
function nested(shape: readonly number[], element: (index: number) => string): string {
  let next = 0;
  const list = (dim: number): string => {
    if (dim === shape.length) return element(next++);
    let text = '[';
    for (let i = 0; i < shape[dim]!; i++) text += i > 0 ? `, ${list(dim + 1)}` : list(dim + 1);
    return `${text}]`;
  };
  return list(0);
}

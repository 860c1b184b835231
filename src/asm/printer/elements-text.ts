import {
  type DenseElementsAttr,
  elementSizeBytes,
  type DenseStringElementsAttr,
} from '../../ir/attributes/elements-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { printFloatBits } from '../../support/float-text.ts';
import { hexDigits } from '../../support/hex.ts';
import { invariant } from '../../support/invariant.ts';
import { quoted } from './identifiers.ts';

/** Returns what stands between the brackets of `dense<...>`. `hexIfLarger` is the element count above which bytes are printed. */
export function denseElementsText(attribute: DenseElementsAttr, hexIfLarger: number | undefined): string {
  const { type, isSplat, bytes } = attribute;
  const count = type.numElements;
  if (isSplat) return elementText(attribute, 0);
  if (count === 0) return '';
  if (hexIfLarger !== undefined && count > hexIfLarger && hexAllowed(type.elementType))
    return hexText(attribute, bytes);
  return nested(type.shape, (index) => elementText(attribute, index));
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

/** `"0x…"`: the bytes in order, little-endian elements. i1 elements are packed, eight to a byte. */
function hexText(attribute: DenseElementsAttr, bytes: Uint8Array): string {
  const { elementType } = attribute;
  const raw =
    elementType instanceof IntegerType && elementType.width === 1
      ? Uint8Array.from({ length: Math.ceil(bytes.length / 8) }, (_, i) => {
          let packed = 0;
          for (let bit = 0; bit < 8 && i * 8 + bit < bytes.length; bit++) packed |= bytes[i * 8 + bit]! << bit;
          return packed;
        })
      : bytes;
  return `"0x${hexDigits(raw)}"`;
}

function elementText(attribute: DenseElementsAttr, index: number): string {
  const { elementType } = attribute;
  if (!(elementType instanceof ComplexType)) return scalarText(elementType, attribute.bitsAt(index));
  const part = elementType.elementType;
  const width = BigInt(elementSizeBytes(part) * 8);
  const bits = attribute.bitsAt(index);
  return `(${scalarText(part, BigInt.asUintN(Number(width), bits))},${scalarText(part, bits >> width)})`;
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
    const parts: string[] = [];
    for (let i = 0; i < shape[dim]!; i++) parts.push(list(dim + 1));
    return `[${parts.join(', ')}]`;
  };
  return list(0);
}

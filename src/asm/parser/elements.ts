import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  DenseStringElementsAttr,
  elementBytes,
  elementSizeBytes,
} from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType, type VectorType } from '../../ir/types/shaped-types.ts';

/** A literal inside `dense<...>`, before its type is known. */
export type ElementLiteral =
  | { readonly kind: 'number'; readonly image: string; readonly negative: boolean; readonly offset: number }
  | { readonly kind: 'bool'; readonly value: boolean; readonly offset: number }
  | { readonly kind: 'string'; readonly text: string; readonly offset: number }
  | { readonly kind: 'complex'; readonly parts: readonly [ElementLiteral, ElementLiteral]; readonly offset: number };

type ToNumber = (image: string, negative: boolean, type: Type, offset: number) => Attribute;

/** Why the literals are no value of the type; `offset` is where, if not at the type. */
interface ElementError {
  readonly error: string;
  readonly offset?: number;
}

/** Returns the literals as a constant of `type`. `shape` is what the nesting of the lists says, undefined for no literal. */
export function buildElements(
  type: RankedTensorType | VectorType,
  literals: readonly ElementLiteral[],
  shape: readonly number[] | undefined,
  toNumber: ToNumber,
): { attribute: Attribute } | ElementError {
  const first = literals[0];
  if (first?.kind === 'string' && shape?.length === 0 && isNumeric(type.elementType)) {
    return fromHex(type, first.text, first.offset);
  }
  if (shape && shape.length > 0 && !sameShape(shape, type.shape)) {
    return {
      error: `inferred shape of elements literal ([${shape.join(', ')}]) does not match type ([${type.shape.join(', ')}])`,
    };
  }
  if (literals.length === 0 && type.numElements !== 0) {
    return { error: `parsed zero elements, but type ('${type.context.printType(type)}') expected at least 1` };
  }
  if (!isNumeric(type.elementType)) {
    const other = literals.find((literal) => literal.kind !== 'string');
    if (other) return { error: `expected string token, got ${spelling(other)}` };
    return {
      attribute: DenseStringElementsAttr.get(
        type,
        literals.map((literal) => (literal.kind === 'string' ? literal.text : '')),
      ),
    };
  }
  const size = elementSizeBytes(type.elementType);
  const bytes = new Uint8Array(literals.length * size);
  for (const [i, literal] of literals.entries()) {
    const bits = literalBits(literal, type.elementType, toNumber);
    if (bits instanceof Uint8Array) bytes.set(bits, i * size);
    else return bits;
  }
  return { attribute: DenseElementsAttr.get(type, bytes) };
}

function literalBits(literal: ElementLiteral, type: Type, toNumber: ToNumber): Uint8Array | ElementError {
  const { offset } = literal;
  if (type instanceof ComplexType) {
    if (literal.kind !== 'complex') {
      return { error: `parsed 1 elements, but type ('${type.context.printType(type)}') expected 2 elements` };
    }
    const parts = literal.parts.map((part) => literalBits(part, type.elementType, toNumber));
    const bytes = new Uint8Array(elementSizeBytes(type));
    for (const [i, part] of parts.entries()) {
      if (!(part instanceof Uint8Array)) return part;
      bytes.set(part, i * part.length);
    }
    return bytes;
  }
  if (literal.kind === 'bool') {
    if (!(type instanceof IntegerType && type.width === 1)) {
      return { error: "expected i1 type for 'true' or 'false' values", offset };
    }
    return elementBytes(type, literal.value ? 1n : 0n);
  }
  if (literal.kind !== 'number') return { error: 'expected element literal of primitive type', offset };
  if (type instanceof IntegerType || type instanceof IndexType) {
    if (literal.negative && type instanceof IntegerType && type.signedness === 'unsigned') {
      return { error: 'expected unsigned integer elements, but parsed negative value', offset };
    }
    if (/[.eE]/.test(literal.image) && !literal.image.startsWith('0x')) {
      return { error: 'expected integer elements, but parsed floating-point', offset };
    }
    if (!fitsInteger(type, BigInt(literal.image), literal.negative)) {
      return { error: 'integer constant out of range for type', offset };
    }
  }
  const attribute = toNumber(literal.image, literal.negative, type, offset);
  const bits = attribute instanceof FloatAttr ? attribute.bits : (attribute as IntegerAttr).value;
  return elementBytes(type, bits);
}

/** `dense<"0x…">`: the raw bytes of all elements, or of one for a splat. i1 elements are packed, eight to a byte. */
function fromHex(
  type: RankedTensorType | VectorType,
  text: string,
  offset: number,
): { attribute: Attribute } | ElementError {
  const digits = text.slice(2);
  if (!text.startsWith('0x') || digits.length % 2 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) {
    return { error: 'expected string containing hex digits starting with `0x`', offset };
  }
  const raw = Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
  const size = elementSizeBytes(type.elementType);
  const count = type.numElements;
  if (type.elementType instanceof IntegerType && type.elementType.width === 1 && raw.length === Math.ceil(count / 8)) {
    return {
      attribute: DenseElementsAttr.get(
        type,
        Uint8Array.from({ length: count }, (_, i) => (raw[i >> 3]! >> (i & 7)) & 1),
      ),
    };
  }
  if (raw.length !== size * count && raw.length !== size) {
    return {
      error: `elements hex data size is invalid for provided type: '${type.context.printType(type)}'`,
    };
  }
  return { attribute: DenseElementsAttr.get(type, raw) };
}

/** Returns the first token of the literal. */
function spelling(literal: ElementLiteral): string {
  switch (literal.kind) {
    case 'number':
      return literal.image;
    case 'bool':
      return String(literal.value);
    case 'string':
      return literal.text;
    case 'complex':
      return spelling(literal.parts[0]);
  }
}

/**
 * Tells whether the literal is in the range of the type; a signless one may be written as unsigned as well, like 255 : i8. There
 * is no minus zero. Source: buildAttributeAPInt of mlir/lib/AsmParser/AttributeParser.cpp.
 */
export function fitsInteger(type: IntegerType | IndexType, magnitude: bigint, negative: boolean): boolean {
  const width = type instanceof IndexType ? 64 : type.width;
  if (negative) return magnitude > 0n && magnitude <= 1n << BigInt(width - 1);
  const isSigned = type instanceof IndexType || type.signedness === 'signed';
  return magnitude >> BigInt(isSigned ? width - 1 : width) === 0n;
}

function isNumeric(type: Type): boolean {
  return (
    type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType || type instanceof ComplexType
  );
}

function sameShape(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i]);
}

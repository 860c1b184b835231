import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  DenseResourceElementsAttr,
  elementBytes,
  elementSizeBytes,
  elementsOfResource,
} from '../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { decodeFloat, encodeFloat, floatFormat } from '../../support/float-bits.ts';
import { isSameList } from '../../support/lists.ts';
import { type TypecastOp } from './generated/ttir-ops.gen.ts';

/**
 * Constants whose elements have fewer bits than the formats of the device, i2 to i7 and floats of 8 bits and less, as weights are stored. tt-mlir stops at such
 * types. Here what moves their elements and what converts them is computed by folding.
 */

/** Tells whether elements of a type are integers or floats with fewer bits than the formats of the device: i4, f8E4M3FN. Each takes one byte of a constant. */
export function isNarrow(type: Type): boolean {
  if (type instanceof FloatType) return type.width <= 8;
  return type instanceof IntegerType && type.width > 1 && type.width < 8;
}

/** How many elements are computed one by one at most; a broadcast has no bounds. */
export const maxComputedElements = 1 << 28;

/** Returns the elements of a constant, whether or not they stand in a resource of the file; undefined where they are not known or those of `value` are of another type. */
export function knownElements(constant: Attribute | undefined, { type }: Value): DenseElementsAttr | undefined {
  const elements = constant instanceof DenseResourceElementsAttr ? elementsOfResource(constant) : constant;
  const isKnown = elements instanceof DenseElementsAttr && elements.elementType === elementTypeOrSelf(type);
  return isKnown ? elements : undefined;
}

/** Returns the type that the constant has which an operation is folded to: that of its result without layout; undefined where sizes are not known. */
export function foldedType({ type }: Value): RankedTensorType | undefined {
  return type instanceof RankedTensorType && type.hasStaticShape ? type.withEncoding(undefined) : undefined;
}

/** Folds a typecast of a constant from or to a narrow type; others are left to the device. */
export function foldTypecast(op: TypecastOp, [constant]: readonly (Attribute | undefined)[]): FoldResult {
  const [input] = op.inputs;
  const type = foldedType(op.result(0));
  if (!input || !type || op.inputs.length !== 1) return undefined;
  if (!isNarrow(elementTypeOrSelf(input.type)) && !isNarrow(type.elementType)) return undefined;
  const elements = knownElements(constant, input);
  const converted = elements && isSameList(elements.type.shape, type.shape) && convertElements(elements, type);
  return converted ? [converted] : undefined;
}

/**
 * Returns the constant of type `type` whose elements are those of `elements`: floats become integers towards zero, integers keep their lowest bits, floats are
 * rounded to nearest, of two to the even one. Undefined where an element has no counterpart, as NaN has none among integers, and where there are too many.
 */
export function convertElements(elements: DenseElementsAttr, type: RankedTensorType): DenseElementsAttr | undefined {
  const { elementType: to } = type;
  const { elementType: from, bytes: given, isSplat } = elements;
  if (!isNumber(from) || !isNumber(to)) return undefined;
  const size = elementSizeBytes(to);
  const converted = new Map<number, Uint8Array>();
  const isByte = elementSizeBytes(from) === 1;
  const convert = (index: number): Uint8Array | undefined => {
    const known = isByte ? converted.get(given[index]!) : undefined;
    if (known) return known;
    const bits = convertBits(elements.bitsAt(index), from, to);
    const element = bits === undefined ? undefined : elementBytes(to, bits);
    if (isByte && element) converted.set(given[index]!, element);
    return element;
  };
  const count = isSplat ? 1 : elements.type.numElements;
  if (count > maxComputedElements) return undefined;
  const bytes = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    const element = convert(i);
    if (!element) return undefined;
    for (let at = 0; at < size; at++) bytes[i * size + at] = element[at]!;
  }
  return DenseElementsAttr.get(type, bytes);
}

const isNumber = (type: Type): type is IntegerType | FloatType =>
  type instanceof IntegerType || type instanceof FloatType;

/** Returns the bits of an element in another type, undefined where that has nothing for it. */
function convertBits(bits: bigint, from: IntegerType | FloatType, to: IntegerType | FloatType): bigint | undefined {
  if (from instanceof IntegerType) {
    const isUnsigned = from.signedness === 'unsigned' || from.width === 1;
    const integer = isUnsigned ? BigInt.asUintN(from.width, bits) : BigInt.asIntN(from.width, bits);
    if (to instanceof FloatType) return Number.isSafeInteger(Number(integer)) ? encode(to, Number(integer)) : undefined;
    return to.width === 1 ? BigInt(integer !== 0n) : integer;
  }
  const number = decodeFloat(floatFormat[from.kind], bits);
  if (to instanceof FloatType) return encode(to, number);
  if (to.width === 1) return BigInt(number !== 0);
  if (!Number.isFinite(number)) return undefined;
  const integer = BigInt(Math.trunc(number));
  const kept = to.signedness === 'unsigned' ? BigInt.asUintN(to.width, integer) : BigInt.asIntN(to.width, integer);
  return kept === integer ? integer : undefined;
}

/** Returns the bits of the nearest float, undefined where there is none: beyond the largest, and for infinity, NaN and zero in formats without. */
function encode({ kind }: FloatType, number: number): bigint | undefined {
  const format = floatFormat[kind];
  const bits = encodeFloat(format, number);
  const nearest = decodeFloat(format, bits);
  if (!Number.isFinite(number)) return Object.is(nearest, number) ? bits : undefined;
  if (format.unsigned) return nearest === number && number > 0 ? bits : undefined;
  const largest = format.specials === 'finite' ? decodeFloat(format, encodeFloat(format, Infinity)) : Infinity;
  return Number.isFinite(nearest) && Math.abs(number) <= largest ? bits : undefined;
}

import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseElementsAttr,
  elementBytes,
  elementSizeBytes,
  isElementsAttr,
  splatElements,
} from '../../ir/attributes/elements-attributes.ts';
import { listedElements } from '../../ir/attributes/listed-elements.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { attributeType, boolAttr, FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, ShapedType, VectorType } from '../../ir/types/shaped-types.ts';
import {
  encodeFloat,
  fitsDouble,
  type FloatFormat,
  floatFormat,
  type FloatParts,
  floatParts,
  memoryBits,
} from '../../support/float-bits.ts';
import { roundParts, type WideFolder } from '../../support/wide-floats.ts';
import { PoisonAttr } from '../ub/generated/ub-attributes.gen.ts';

/** Folding of constants, scalars, vectors and tensors alike. Source: mlir/Dialect/CommonFolders.h. */

export type Constant = IntegerAttr | FloatAttr;
export type Operands = readonly (Attribute | undefined)[];

/** Makes an integer of integers, which it gets unsigned, and their width; the result is taken modulo the width. Undefined gives up. */
export type IntegerFolder = (a: bigint, b: bigint, width: number) => bigint | undefined;
/** Makes one float of two: of formats that a double has all values of, and of wider ones. */
export interface FloatFolder {
  readonly ofDoubles: (a: number, b: number) => number;
  readonly ofWide: WideFolder;
  /** A NaN that signals is the result, made quiet, whatever the other operand is; of others, one that is none, or the second. */
  readonly passesSignals?: true;
}

/** The width that index is taken to have. */
const indexWidth = 64;

/** Returns the width in bits of an integer or index type. */
export function widthOf(type: Type): number {
  return type instanceof IntegerType ? type.width : indexWidth;
}

/** Returns the integer in two's complement as an unsigned number. */
export function unsignedValue({ type, value }: IntegerAttr): bigint {
  return BigInt.asUintN(widthOf(type), value);
}

/** Returns the integer in two's complement as a signed number. */
export function signedValue({ type, value }: IntegerAttr): bigint {
  return BigInt.asIntN(widthOf(type), value);
}

/** Makes one constant from one per operand; undefined when the result is not known exactly. */
export type ElementFolder = (...elements: Attribute[]) => Constant | undefined;

/** Returns what `fold` makes of constant operands of one type, element by element, as a constant of type `resultType`; poison makes poison. */
export function foldElements(operands: Operands, resultType: Type, fold: ElementFolder): Attribute | undefined {
  let areKnown = true;
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i];
    if (operand instanceof PoisonAttr) return operand;
    if (!operand) areKnown = false;
  }
  if (!areKnown) return undefined;
  const known = operands as readonly Attribute[];
  if (known.some((operand) => attributeType(operand) !== attributeType(known[0]!))) return undefined;
  if (!known.some(isElementsAttr)) return fold(...known);
  const listed = known.map(listedElements).filter((operand) => operand !== undefined);
  if (listed.length < known.length) return undefined;
  if (!(resultType instanceof RankedTensorType || resultType instanceof VectorType)) return undefined;
  const [{ type }] = listed as [DenseElementsAttr];
  const count = listed.every((operand) => operand.isSplat) ? 1 : type.numElements;
  const size = elementSizeBytes(resultType.elementType);
  const bytes = new Uint8Array(count * size);
  for (let i = 0; i < count; i++) {
    const element = fold(...listed.map((operand) => operand.attributeAt(i)));
    if (!element) return undefined;
    bytes.set(elementBytes(element.type, element instanceof FloatAttr ? element.bits : element.value), i * size);
  }
  return DenseElementsAttr.get(resultType, bytes);
}

/** Returns the constant that `fold` makes of two integer constants of one type, element by element. */
export function foldIntegers(operands: Operands, resultType: Type, fold: IntegerFolder): Attribute | undefined {
  const element = elementTypeOrSelf(resultType);
  if (!(element instanceof IntegerType || element instanceof IndexType)) return undefined;
  return foldElements(operands, resultType, (a, b) => {
    if (!(a instanceof IntegerAttr && b instanceof IntegerAttr)) return undefined;
    const folded = fold(unsignedValue(a), unsignedValue(b), widthOf(a.type));
    return folded === undefined ? undefined : IntegerAttr.get(element, folded);
  });
}

/** Returns the constant that `fold` makes of two float constants of one type, element by element, rounded to the type. */
export function foldFloats(operands: Operands, resultType: Type, fold: FloatFolder): Attribute | undefined {
  return foldElements(operands, resultType, (a, b) => {
    if (!(a instanceof FloatAttr && b instanceof FloatAttr)) return undefined;
    const signalling = fold.passesSignals ? [a, b].find(isSignalling) : undefined;
    if (signalling) return quietNaN(signalling);
    const folded = computesInDoubles(floatFormat[a.type.kind]) ? foldDoubles(a, b, fold) : foldWide(a, b, fold);
    const passedOn = isNaNAttr(folded) ? (fold.passesSignals ? [b, a] : [a, b]).find(isNaNAttr) : undefined;
    return passedOn ? quietNaN(passedOn) : folded;
  });
}

function foldDoubles(a: FloatAttr, b: FloatAttr, { ofDoubles }: FloatFolder): FloatAttr {
  return floatAttr(a.type, ofDoubles(floatValue(a), floatValue(b)));
}

function foldWide(a: FloatAttr, b: FloatAttr, { ofWide }: FloatFolder): FloatAttr {
  return FloatAttr.ofBits(a.type, roundParts(floatFormat[a.type.kind], ofWide(partsOfFloat(a), partsOfFloat(b))));
}

/** Returns what the constant stands for, exactly. */
export function partsOfFloat({ type, bits }: FloatAttr): FloatParts {
  return floatParts(floatFormat[type.kind], bits);
}

/** Tells whether the constant is a NaN. */
export function isNaNAttr(attribute: FloatAttr): boolean {
  return Number.isNaN(floatValue(attribute));
}

/** Tells whether the constant is zero, of either sign. */
export function isZeroAttr(attribute: FloatAttr): boolean {
  const parts = partsOfFloat(attribute);
  return parts.kind === 'finite' && parts.significand === 0n;
}

function isSignalling(attribute: FloatAttr): boolean {
  return isNaNAttr(attribute) && quietNaN(attribute) !== attribute;
}

/** Returns the NaN with its sign and payload as one that does not signal; formats with one NaN have none that does. */
export function quietNaN(nan: FloatAttr): FloatAttr {
  const format: FloatFormat = floatFormat[nan.type.kind];
  if (format.specials !== 'ieee') return nan;
  return FloatAttr.ofBits(nan.type, memoryBits(format, nan.bits) | (1n << BigInt(format.mantissaBits - 1)));
}

/** Returns the one element of a scalar or splat constant. */
export function uniformElement(attribute: Attribute | undefined): Attribute | undefined {
  return attribute instanceof DenseElementsAttr
    ? attribute.isSplat
      ? attribute.attributeAt(0)
      : undefined
    : attribute;
}

/** Tells whether the constant is the integer `value`, which is not negative, alone or in every element. */
export function isInteger(attribute: Attribute | undefined, value: bigint): boolean {
  const element = uniformElement(attribute);
  return element instanceof IntegerAttr && unsignedValue(element) === value;
}

/** Tells whether all bits of the integer constant are set, alone or in every element. */
export function isAllOnes(attribute: Attribute | undefined): boolean {
  const element = uniformElement(attribute);
  return element instanceof IntegerAttr && unsignedValue(element) === (1n << BigInt(widthOf(element.type))) - 1n;
}

/** Tells whether the constant is the float `value` (zeros told apart by sign), alone or in every element. */
export function isFloat(attribute: Attribute | undefined, value: number): boolean {
  const element = uniformElement(attribute);
  if (!(element instanceof FloatAttr) || !Object.is(floatValue(element), value)) return false;
  const format = floatFormat[element.type.kind];
  // Others of a wide format round to the number, too.
  return computesInDoubles(format) || element.bits === encodeFloat(format, value);
}

/** Returns the constant of type `type`, of integers, in which every element is `value`; undefined when there is none. */
export function integerConstant(type: Type, value: bigint): Attribute | undefined {
  const element = elementTypeOrSelf(type);
  if (!(element instanceof IntegerType || element instanceof IndexType)) return undefined;
  return uniformConstant(type, IntegerAttr.get(element, value));
}

/** Returns the constant of type `type` in which every element is `element`; undefined for a type of unknown size. */
export function uniformConstant(type: Type, element: Constant): Attribute | undefined {
  if (!(type instanceof ShapedType)) return element;
  if (!(type instanceof RankedTensorType || type instanceof VectorType) || !type.hasStaticShape) return undefined;
  return splatElements(type, element);
}

/** Returns the truth value as a constant of type `type`, which is i1, or a vector or tensor of it. */
export function boolConstant(type: Type, value: boolean): Attribute | undefined {
  return uniformConstant(type, boolAttr(type.context, value));
}

/** Tells whether doubles rounded to the format are what APFloat computes: their infinities and NaN must be in it, too. */
export function computesInDoubles(format: FloatFormat): boolean {
  return fitsDouble(format) && format.specials !== 'finite';
}

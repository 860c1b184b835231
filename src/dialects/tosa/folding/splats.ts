import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';

/** Constants whose elements are all equal: the only ones that upstream folds. Source: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp. */

export type Splat = DenseElementsAttr;

/** What an arithmetic operation does with two elements; undefined where it has no result. */
export interface BinaryFunction {
  readonly integers?: (a: bigint, b: bigint) => bigint | undefined;
  readonly floats?: (a: number, b: number) => number;
}

/** What a comparison says about two elements. */
export interface Comparison {
  readonly integers: (a: bigint, b: bigint) => boolean;
  readonly floats: (a: number, b: number) => boolean;
}

export function asSplat(constant: Attribute | undefined): Splat | undefined {
  return constant instanceof DenseElementsAttr && constant.isSplat ? constant : undefined;
}

/** Returns the element of a splat of integers, sign-extended, or of unsigned ones as it is. */
export function integerElement(splat: Splat): bigint | undefined {
  const { elementType } = splat;
  if (!(elementType instanceof IntegerType)) return undefined;
  const bits = splat.bitsAt(0);
  return elementType.signedness === 'unsigned' ? bits : BigInt.asIntN(elementType.width, bits);
}

/** Tells whether all elements of the constant are this number. */
export function isSplatOf(constant: Attribute | undefined, value: number): boolean {
  const splat = asSplat(constant);
  if (!splat) return false;
  const { elementType } = splat;
  if (elementType instanceof FloatType) return splat.numberAt(0) === value;
  // A single bit that is set is 1, not -1.
  return elementType instanceof IntegerType && BigInt.asUintN(elementType.width, BigInt(value)) === splat.bitsAt(0);
}

/** Returns the constant of a type with this one element, undefined where the type cannot be that of a constant. */
export function splatOfType(type: Type, element: number | bigint): Splat | undefined {
  if (!isStaticTensor(type)) return undefined;
  const { elementType } = type;
  if (elementType instanceof FloatType) return splatElements(type, floatAttr(elementType, Number(element)));
  if (!(elementType instanceof IntegerType)) return undefined;
  return splatElements(type, IntegerAttr.get(elementType, BigInt(element)));
}

export function isStaticTensor(type: Type): type is RankedTensorType {
  return isTensorType(type) && type instanceof RankedTensorType && type.hasStaticShape;
}

/** Returns the same element under another shape. */
export function resizeSplat(splat: Splat, type: Type): Splat | undefined {
  if (!isStaticTensor(type) || type.elementType !== splat.elementType) return undefined;
  const element = splat.attributeAt(0);
  return element instanceof IntegerAttr || element instanceof FloatAttr ? splatElements(type, element) : undefined;
}

export function foldBinary(
  a: Splat | undefined,
  b: Splat | undefined,
  type: Type,
  { integers, floats }: BinaryFunction,
): Splat | undefined {
  if (!a || !b || a.elementType !== b.elementType) return undefined;
  if (a.elementType instanceof FloatType) {
    return floats && splatOfType(type, floats(a.numberAt(0), b.numberAt(0)));
  }
  const [first, second] = [integerElement(a), integerElement(b)];
  if (first === undefined || second === undefined) return undefined;
  const result = integers?.(first, second);
  return result === undefined ? undefined : splatOfType(type, result);
}

export function foldComparison(
  a: Splat | undefined,
  b: Splat | undefined,
  type: Type,
  { integers, floats }: Comparison,
): Splat | undefined {
  if (!a || !b || a.elementType !== b.elementType) return undefined;
  if (a.elementType instanceof FloatType) return splatOfType(type, Number(floats(a.numberAt(0), b.numberAt(0))));
  const [first, second] = [integerElement(a), integerElement(b)];
  if (first === undefined || second === undefined) return undefined;
  return splatOfType(type, Number(integers(first, second)));
}

/** Returns the constant with its elements converted as `tosa.cast` does. */
export function castSplat(splat: Splat, type: Type): Splat | undefined {
  if (!isStaticTensor(type)) return undefined;
  const { elementType } = type;
  const value = splat.elementType instanceof FloatType ? splat.numberAt(0) : integerElement(splat);
  if (value === undefined) return undefined;
  if (typeof value === 'bigint' && elementType instanceof IntegerType) {
    // A bit is a truth value among integers.
    if (elementType.width === 1) return splatOfType(type, value === 0n ? 0 : 1);
    return splatOfType(type, (splat.elementType as IntegerType).width === 1 ? -value : value);
  }
  if (elementType instanceof FloatType || typeof value === 'bigint') return splatOfType(type, value);
  if (!(elementType instanceof IntegerType) || Number.isNaN(value)) return undefined;
  return splatOfType(type, saturate(value, elementType));
}

/** Returns the nearest integer that the type holds; halves go to the even one. */
function saturate(value: number, { width, signedness }: IntegerType): bigint {
  const bits = BigInt(width);
  const isUnsigned = signedness === 'unsigned';
  const min = isUnsigned ? 0n : -(1n << (bits - 1n));
  const max = isUnsigned ? (1n << bits) - 1n : (1n << (bits - 1n)) - 1n;
  if (!Number.isFinite(value)) return value > 0 ? max : min;
  const floor = Math.floor(value);
  const rest = value - floor;
  const isUp = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0);
  const rounded = BigInt(isUp ? floor + 1 : floor);
  return rounded < min ? min : rounded > max ? max : rounded;
}

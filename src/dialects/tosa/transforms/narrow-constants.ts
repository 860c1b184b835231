import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, likeWithElement } from '../../../ir/types/shaped-types.ts';
import { bitsToDouble, convertNaN, encodeFloat, floatFormat } from '../../../support/float-bits.ts';

/** What `tosa-narrow-i64-to-i32` or `tosa-narrow-f64-to-f32` narrows. */
export interface Narrowing {
  /** Tells whether numbers of this type become narrower. */
  isWide(type: Type): boolean;
  /** Returns the type that they get. */
  narrowType(type: Type): Type;
  /** Returns the bits of a wide number in the narrow type; undefined where it loses something and must not. */
  narrowBits(bits: bigint, isLossy: boolean): bigint | undefined;
}

const [leastInt32, greatestInt32] = [-(2n ** 31n), 2n ** 31n - 1n];

/** Integers of 64 bits lose their sign, or that they have none; where numbers may be lost, those that are too large become the largest ones. */
export const narrowIntegers: Narrowing = {
  isWide: (type) => type instanceof IntegerType && type.width === 64,
  narrowType: ({ context }) => IntegerType.get(context, 32),
  narrowBits(bits, isLossy) {
    const value = BigInt.asIntN(64, bits);
    if (value >= leastInt32 && value <= greatestInt32) return value;
    if (!isLossy) return undefined;
    return value < 0n ? leastInt32 : greatestInt32;
  },
};

export const narrowFloats: Narrowing = {
  isWide: (type) => type instanceof FloatType && type.kind === 'f64',
  narrowType: ({ context }) => FloatType.get(context, 'f32'),
  narrowBits(bits, isLossy) {
    const { f32, f64 } = floatFormat;
    const value = bitsToDouble(bits);
    const isExact = Number.isNaN(value)
      ? BigInt.asUintN(f64.mantissaBits - f32.mantissaBits, bits) === 0n
      : Math.fround(value) === value;
    if (!isExact && !isLossy) return undefined;
    return Number.isNaN(value) ? convertNaN(f64, bits, f32) : encodeFloat(f32, value);
  },
};

/** Returns `type`, a tensor with narrow elements, or the narrow type of a number. */
export function narrowType(type: Type, narrowing: Narrowing): Type {
  if (narrowing.isWide(type)) return narrowing.narrowType(type);
  return isTensorType(type) && narrowing.isWide(type.elementType)
    ? likeWithElement(type, narrowing.narrowType(type))
    : type;
}

/** Returns the attribute with narrow numbers; undefined where they do not fit, and for wide types: nothing says whether they belong to what is narrowed. */
export function narrowAttribute(attribute: Attribute, narrowing: Narrowing, isLossy: boolean): Attribute | undefined {
  if (attribute instanceof TypeAttr)
    return narrowType(attribute.value, narrowing) === attribute.value ? attribute : undefined;
  if (attribute instanceof DenseElementsAttr) return narrowElements(attribute, narrowing, isLossy);
  if (!(attribute instanceof IntegerAttr || attribute instanceof FloatAttr)) return attribute;
  if (!narrowing.isWide(attribute.type)) return attribute;
  const bits = narrowing.narrowBits(attribute instanceof FloatAttr ? attribute.bits : attribute.value, isLossy);
  if (bits === undefined) return undefined;
  const type = narrowing.narrowType(attribute.type);
  return type instanceof FloatType ? FloatAttr.ofBits(type, bits) : IntegerAttr.get(type as IntegerType, bits);
}

function narrowElements(
  attribute: DenseElementsAttr,
  narrowing: Narrowing,
  isLossy: boolean,
): DenseElementsAttr | undefined {
  const type = narrowType(attribute.type, narrowing) as DenseElementsAttr['type'];
  if (type === attribute.type) return attribute;
  const count = attribute.isSplat ? 1 : type.numElements;
  const bytes = new Uint8Array(4 * count);
  for (let i = 0; i < count; i++) {
    const bits = narrowing.narrowBits(attribute.bitsAt(i), isLossy);
    if (bits === undefined) return undefined;
    bytes.set(elementBytes(type.elementType, bits), 4 * i);
  }
  return DenseElementsAttr.get(type, bytes);
}

import { decodeFloat, encodeFloat, floatFormat, memoryBits } from '../../support/float-bits.ts';
import { hashOfBytes, hashWith } from '../../support/hash.ts';
import { invariant } from '../../support/invariant.ts';
import { float32At, float64At, littleEndian, readLittleEndian, uint32At } from '../../support/little-endian.ts';
import { Attribute } from '../attribute.ts';
import type { Context } from '../context.ts';
import type { Type } from '../type.ts';
import { ShapedType } from '../types/shaped-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType } from '../types/scalar-types.ts';
import { ArrayAttr } from './container-attributes.ts';
import { FloatAttr, IntegerAttr } from './scalar-attributes.ts';

/** The types of constants; all dimensions are static. */
export type ElementsType = ShapedType & { readonly shape: readonly number[] };

export function isElementsType(type: Type): type is ElementsType {
  return type instanceof ShapedType && type.hasStaticShape;
}

/** Types that the elements of a constant tensor or vector can have, and how many bytes one takes (i1 takes one). */
export function elementSizeBytes(type: Type): number {
  if (type instanceof IntegerType || type instanceof FloatType) return Math.ceil(type.width / 8);
  if (type instanceof IndexType) return 8;
  if (type instanceof ComplexType) return 2 * elementSizeBytes(type.elementType);
  invariant(false, 'the element type of a constant must be an integer, index, float or complex type');
}

/**
 * `dense<...> : tensor<4xf32>`: a constant tensor or vector. The elements are kept as little-endian bytes in row-major order;
 * a splat keeps one element.
 */
export class DenseElementsAttr extends Attribute {
  private constructor(
    context: Context,
    readonly type: ElementsType,
    readonly isSplat: boolean,
    readonly bytes: Uint8Array,
  ) {
    super(context);
  }

  /** `bytes` holds one element (a splat, of no element even), or as many as the type has; equal ones are folded to a splat. */
  static get(type: ElementsType, bytes: Uint8Array): DenseElementsAttr {
    const size = elementSizeBytes(type.elementType);
    const count = type.numElements;
    const isSplat = bytes.length === size || (count > 0 && isRepetition(bytes, size));
    const kept = isSplat ? bytes.slice(0, size) : bytes;
    invariant(isSplat || kept.length === size * count, 'a constant tensor must have as many elements as its type');
    const { context } = type;
    return context.uniqueByHash(
      'dense',
      hashWith(hashOfBytes(kept), type.id),
      (other: DenseElementsAttr) => other.type === type && other.isSplat === isSplat && sameBytes(other.bytes, kept),
      () => new DenseElementsAttr(context, type, isSplat, kept),
    );
  }

  get elementType(): Type {
    return this.type.elementType;
  }

  /** Returns element `index` (row-major) as an integer: two's complement or float bits, unsigned. */
  bitsAt(index: number): bigint {
    const size = elementSizeBytes(this.elementType);
    return readLittleEndian(this.bytes, this.isSplat ? 0 : index * size, size);
  }

  /**
   * Returns element `index` (row-major) of a type that processors have, integers of 8 to 64 bits, index, f32 and f64, as the number that it is.
   * Undefined for other types, and for integers that may not be exact.
   */
  exactNumberAt(index: number): number | undefined {
    return machineNumber(this.bytes, this.elementType, this.isSplat ? 0 : index);
  }

  /** Returns element `index` (row-major) of an integer, index or float constant as a number. */
  numberAt(index: number): number {
    const exact = this.exactNumberAt(index);
    if (exact !== undefined) return exact;
    const { elementType } = this;
    const bits = this.bitsAt(index);
    if (elementType instanceof FloatType) return decodeFloat(floatFormat[elementType.kind], bits);
    return Number(IntegerAttr.get(elementType as IntegerType, bits).value);
  }

  /** Returns element `index` as an attribute of the element type, a complex one as the array of its two parts. */
  attributeAt(index: number): Attribute {
    const { elementType } = this;
    const bits = this.bitsAt(index);
    if (!(elementType instanceof ComplexType)) return elementOfBits(elementType, bits);
    const part = elementType.elementType;
    const imaginaryBits = bits >> BigInt(8 * elementSizeBytes(part));
    return ArrayAttr.get(this.context, [elementOfBits(part, bits), elementOfBits(part, imaginaryBits)]);
  }
}

/** Returns the attribute of the integer, index or float type whose bits are the lowest of `bits`. */
function elementOfBits(type: Type, bits: bigint): Attribute {
  if (type instanceof FloatType) return FloatAttr.ofBits(type, BigInt.asUintN(type.width, bits));
  return IntegerAttr.get(type as IntegerType, bits);
}

/** Returns the splat of one element, given as an integer or float attribute. */
export function splatElements(type: ElementsType, element: IntegerAttr | FloatAttr): DenseElementsAttr {
  const bits = element instanceof FloatAttr ? element.bits : element.value;
  return DenseElementsAttr.get(type, elementBytes(type.elementType, bits));
}

/** Returns the constant with these numbers in row-major order, rounded to the element type. */
export function denseFromNumbers(type: ElementsType, values: readonly number[]): DenseElementsAttr {
  const { elementType } = type;
  const size = elementSizeBytes(elementType);
  const bytes = new Uint8Array(values.length * size);
  values.forEach((value, i) => {
    const bits =
      elementType instanceof FloatType ? encodeFloat(floatFormat[elementType.kind], value) : BigInt(Math.trunc(value));
    bytes.set(elementBytes(elementType, bits), i * size);
  });
  return DenseElementsAttr.get(type, bytes);
}

/** Returns an element as it is stored: little-endian bytes, with zeros beyond the width of its type. */
export function elementBytes(type: Type, bits: bigint): Uint8Array {
  const size = elementSizeBytes(type);
  if (type instanceof FloatType) return littleEndian(memoryBits(floatFormat[type.kind], bits), size);
  return littleEndian(type instanceof IntegerType ? BigInt.asUintN(type.width, bits) : bits, size);
}

function machineNumber(bytes: Uint8Array, type: Type, index: number): number | undefined {
  if (type instanceof FloatType) {
    if (type.kind === 'f32') return float32At(bytes, 4 * index);
    return type.kind === 'f64' ? float64At(bytes, 8 * index) : undefined;
  }
  if (type instanceof IndexType) return wideInteger(bytes, 8 * index, false);
  if (!(type instanceof IntegerType)) return undefined;
  const isUnsigned = type.signedness === 'unsigned';
  switch (type.width) {
    case 8:
      return isUnsigned ? bytes[index]! : (bytes[index]! << 24) >> 24;
    case 16: {
      const bits = bytes[2 * index]! | (bytes[2 * index + 1]! << 8);
      return isUnsigned ? bits : (bits << 16) >> 16;
    }
    case 32: {
      const bits = uint32At(bytes, 4 * index);
      return isUnsigned ? bits : bits | 0;
    }
    case 64:
      return wideInteger(bytes, 8 * index, isUnsigned);
    default:
      return undefined;
  }
}

/** Returns an integer of 64 bits, undefined where its magnitude is beyond 2^53. */
function wideInteger(bytes: Uint8Array, offset: number, isUnsigned: boolean): number | undefined {
  const bits = uint32At(bytes, offset + 4);
  const high = isUnsigned ? bits : bits | 0;
  return high >= -(2 ** 21) && high < 2 ** 21 ? high * 2 ** 32 + uint32At(bytes, offset) : undefined;
}

function isRepetition(bytes: Uint8Array, size: number): boolean {
  for (let i = size; i < bytes.length; i++) if (bytes[i] !== bytes[i - size]) return false;
  return true;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Returns a copy of the values that stays as it is. Throws RangeError for one that the type does not have. */
function integersOf(type: IntegerType, values: readonly (number | bigint)[]): readonly (number | bigint)[] {
  const { width, signedness } = type;
  // One bit may be meant with a sign or without.
  const least = signedness === 'unsigned' ? 0 : -(2 ** (width - 1));
  const end = signedness === 'unsigned' || width === 1 ? 2 ** width : 2 ** (width - 1);
  for (const value of values) {
    const isInteger = typeof value === 'bigint' || Number.isInteger(value);
    if (!isInteger || value < least || value >= end) {
      const name = type.context.printType(type);
      throw new RangeError(`an array of '${name}' has integers from ${least} to below ${end}, not ${String(value)}`);
    }
  }
  return Object.freeze([...values]);
}

export type DenseArrayElement = IntegerType | FloatType;

/** `array<i32: 1, 2>`: a one-dimensional array of integers or floats. */
export class DenseArrayAttr extends Attribute {
  #numbers: readonly number[] | undefined;

  private constructor(
    context: Context,
    readonly elementType: DenseArrayElement,
    /** Integers as signed values (i1: 0 or 1), floats as numbers, exact up to f64. */
    readonly values: readonly (number | bigint)[],
    /** The bit patterns of floats. */
    readonly bits: readonly bigint[] | undefined,
  ) {
    super(context);
  }

  /** Elements of integer type beyond 2^53 are given as bigint. Floats are rounded to the type. Throws RangeError for a value that is no integer of the type. */
  static get(elementType: DenseArrayElement, values: readonly (number | bigint)[]): DenseArrayAttr {
    if (elementType instanceof FloatType) {
      const format = floatFormat[elementType.kind];
      return DenseArrayAttr.ofBits(
        elementType,
        values.map((value) => encodeFloat(format, Number(value))),
      );
    }
    const { context } = elementType;
    let hash = elementType.id;
    for (const value of values) hash = hashWith(hash, Number(value));
    return context.uniqueByHash(
      'integer-array',
      hash,
      (other: DenseArrayAttr) => other.elementType === elementType && isSameIntegers(other.values, values),
      () => new DenseArrayAttr(context, elementType, integersOf(elementType, values), undefined),
    );
  }

  /** Returns the array of the floats with these bit patterns. */
  static ofBits(elementType: FloatType, bits: readonly bigint[]): DenseArrayAttr {
    const { context } = elementType;
    const format = floatFormat[elementType.kind];
    return context.unique('float-array', `${elementType.id}:${bits.join(',')}`, () => {
      const values = bits.map((pattern) => decodeFloat(format, pattern));
      return new DenseArrayAttr(context, elementType, Object.freeze(values), Object.freeze([...bits]));
    });
  }

  /** The elements as numbers. */
  get numbers(): readonly number[] {
    return (this.#numbers ??= Object.freeze(this.values.map(Number)));
  }

  get size(): number {
    return this.values.length;
  }
}

/** Tells whether the integers are the same, numbers and bigints alike. */
function isSameIntegers(a: readonly (number | bigint)[], b: readonly (number | bigint)[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i] && (typeof a[i] === typeof b[i] || BigInt(a[i]!) !== BigInt(b[i]!))) return false;
  }
  return true;
}

/** `array<i32: …>`. */
export function denseI32Array(context: Context, values: readonly number[]): DenseArrayAttr {
  return DenseArrayAttr.get(IntegerType.get(context, 32), values);
}

/** `array<i64: …>`. */
export function denseI64Array(context: Context, values: readonly number[]): DenseArrayAttr {
  return DenseArrayAttr.get(IntegerType.get(context, 64), values);
}

/** `dense_resource<key> : tensor<4xf32>`: elements that stand in the file's resource section. */
export class DenseResourceElementsAttr extends Attribute {
  private constructor(
    readonly type: ShapedType,
    readonly key: string,
  ) {
    super(type.context);
  }

  static get(type: ShapedType, key: string): DenseResourceElementsAttr {
    return type.context.unique('dense-resource', `${type.id}:${key}`, () => new DenseResourceElementsAttr(type, key));
  }
}

/**
 * Returns the integers or floats of a resource as a constant; undefined when the file has no such resource, or one of another number of
 * bytes than the elements of the type have.
 */
export function elementsOfResource(resource: DenseResourceElementsAttr): DenseElementsAttr | undefined {
  const data = resource.context.resources.builtin.get(resource.key)?.data;
  return data && elementsOf(resource, data);
}

/** Returns `data` as the integers or floats of a resource; undefined where it has another number of bytes than they have. */
export function elementsOf({ type }: DenseResourceElementsAttr, data: Uint8Array): DenseElementsAttr | undefined {
  const { elementType } = type;
  const isNumber = elementType instanceof IntegerType || elementType instanceof FloatType;
  if (!isNumber || !isElementsType(type)) return undefined;
  const isWhole = data.length === type.numElements * elementSizeBytes(elementType);
  return isWhole ? DenseElementsAttr.get(type, data) : undefined;
}

/** `sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>`: elements that are zero but at the indices given. */
export class SparseElementsAttr extends Attribute {
  private constructor(
    readonly type: ElementsType,
    /** i64 elements, shape [N, rank] or, for rank 1, [N]. */
    readonly indices: DenseElementsAttr,
    /** Shape [N]. */
    readonly values: DenseElementsAttr | DenseStringElementsAttr,
  ) {
    super(type.context);
  }

  static get(
    type: ElementsType,
    indices: DenseElementsAttr,
    values: DenseElementsAttr | DenseStringElementsAttr,
  ): SparseElementsAttr {
    return type.context.unique(
      'sparse',
      `${type.id}:${indices.id}:${values.id}`,
      () => new SparseElementsAttr(type, indices, values),
    );
  }
}

/** `dense<"text"> : tensor<2x!dialect.type>`: elements that are strings. */
export class DenseStringElementsAttr extends Attribute {
  private constructor(
    readonly type: ElementsType,
    readonly isSplat: boolean,
    readonly values: readonly string[],
  ) {
    super(type.context);
  }

  static get(type: ElementsType, values: readonly string[]): DenseStringElementsAttr {
    const isSplat = values.length === 1 || (values.length > 0 && values.every((value) => value === values[0]));
    const kept = Object.freeze(isSplat ? values.slice(0, 1) : [...values]);
    return type.context.unique(
      'dense-string',
      `${type.id}:${isSplat}:${JSON.stringify(kept)}`,
      () => new DenseStringElementsAttr(type, isSplat, kept),
    );
  }
}

/** Tells whether the attribute is a constant tensor or vector. Source: ElementsAttr of BuiltinAttributeInterfaces.td. */
export function isElementsAttr(
  attribute: Attribute,
): attribute is DenseElementsAttr | DenseResourceElementsAttr | DenseStringElementsAttr | SparseElementsAttr {
  return (
    attribute instanceof DenseElementsAttr ||
    attribute instanceof DenseResourceElementsAttr ||
    attribute instanceof DenseStringElementsAttr ||
    attribute instanceof SparseElementsAttr
  );
}

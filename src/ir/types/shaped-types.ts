import { hashOf, hashWith } from '../../support/hash.ts';
import { isSameList } from '../../support/lists.ts';
import { product } from '../../support/math.ts';
import type { Attribute } from '../attribute.ts';
import type { Context } from '../context.ts';
import { Type } from '../type.ts';
import type { StaticIndex } from '../../support/int64.ts';
import { FunctionType, TupleType } from './composite-types.ts';
import { NoneType } from './scalar-types.ts';

/**
 * The size of a dimension, or the stride or offset of a layout, that is only known when the program runs: `?`. As in MLIR it is -2^63, so no
 * other integer of 64 bits is taken for it.
 */
export const kDynamic = -(2 ** 63);

/** Tells whether the size is kDynamic, which is a number; other integers as large may be bigints. */
export function isDynamic(size: number | bigint): boolean {
  return size === kDynamic;
}

/** Returns the integer as types have it, kDynamic for one that no type has. */
export function typeSize(value: StaticIndex): number {
  return typeof value === 'number' ? value : kDynamic;
}

/** Tells whether a type has it as a size of a dimension: a number from 0, or kDynamic. */
export function isSize(size: StaticIndex): size is number {
  return Number.isInteger(size) && (size >= 0 || isDynamic(size));
}

/** A type with an element type and, when ranked, a shape. */
export abstract class ShapedType extends Type {
  abstract readonly elementType: Type;
  /** Sizes per dimension, kDynamic where unknown; undefined when even the rank is. */
  abstract readonly shape: readonly number[] | undefined;

  get hasRank(): boolean {
    return this.shape !== undefined;
  }

  get hasStaticShape(): boolean {
    return this.shape !== undefined && !this.shape.some(isDynamic);
  }

  /** The number of dimensions of a type that has a rank. */
  get rank(): number {
    return this.shape!.length;
  }

  /** The number of elements of a type with static shape. */
  get numElements(): number {
    return product(this.shape!);
  }
}

/** Returns a copy of the shape that stays as it is. Throws RangeError for what is no size, e.g. -1 for one that is not known. */
function frozenShape(shape: readonly number[]): readonly number[] {
  for (const size of shape) {
    if (!isSize(size)) throw new RangeError(`a size of a shape is a number from 0, or kDynamic, not ${String(size)}`);
  }
  return Object.freeze([...shape]);
}

/** The same for a vector, whose sizes are known and not 0. */
function vectorShape(shape: readonly number[]): readonly number[] {
  for (const size of shape) {
    if (!isSize(size) || isDynamic(size) || size === 0) {
      throw new RangeError(`a size of a vector is a number from 1, not ${isDynamic(size) ? '?' : String(size)}`);
    }
  }
  return Object.freeze([...shape]);
}

/** Returns the type. Throws TypeError for one that no elements have; which of the others fit, parsers and verifiers say. */
function elementOf(type: Type): Type {
  const fits = !(
    type instanceof FunctionType ||
    type instanceof TupleType ||
    type instanceof NoneType ||
    type instanceof RankedTensorType ||
    type instanceof UnrankedTensorType
  );
  if (!fits) throw new TypeError(`no elements of a shaped type have the type '${type.context.printType(type)}'`);
  return type;
}

const idOf = (part: Attribute | undefined): number => part?.id ?? 0;

/** `tensor<4x?xf32, encoding>`. */
export class RankedTensorType extends ShapedType {
  private constructor(
    context: Context,
    readonly shape: readonly number[],
    readonly elementType: Type,
    readonly encoding: Attribute | undefined,
  ) {
    super(context);
  }

  static get(shape: readonly number[], elementType: Type, encoding?: Attribute): RankedTensorType {
    return RankedTensorType.#unique(shape, elementType, encoding, elementOf);
  }

  /** Does the same for elements of any type, as an attribute of an operation may name them. The text of such a type may not be one that is read. */
  static ofAnyElements(shape: readonly number[], elementType: Type): RankedTensorType {
    return RankedTensorType.#unique(shape, elementType, undefined, (type) => type);
  }

  static #unique(
    shape: readonly number[],
    elementType: Type,
    encoding: Attribute | undefined,
    checked: (type: Type) => Type,
  ): RankedTensorType {
    const { context } = elementType;
    return context.uniqueByHash(
      'tensor',
      hashWith(hashWith(hashOf(shape), elementType.id), idOf(encoding)),
      (other: RankedTensorType) =>
        other.elementType === elementType && other.encoding === encoding && isSameList(other.shape, shape),
      () => new RankedTensorType(context, frozenShape(shape), checked(elementType), encoding),
    );
  }

  withEncoding(encoding: Attribute | undefined): RankedTensorType {
    return RankedTensorType.get(this.shape, this.elementType, encoding);
  }

  withShape(shape: readonly number[]): RankedTensorType {
    return RankedTensorType.get(shape, this.elementType, this.encoding);
  }
}

/** `tensor<*xf32>`. */
export class UnrankedTensorType extends ShapedType {
  readonly shape = undefined;

  private constructor(
    context: Context,
    readonly elementType: Type,
  ) {
    super(context);
  }

  static get(elementType: Type): UnrankedTensorType {
    const { context } = elementType;
    return context.unique(
      'utensor',
      `${elementType.id}`,
      () => new UnrankedTensorType(context, elementOf(elementType)),
    );
  }
}

/** `memref<4x?xf32, layout, memorySpace>`; no layout means the identity. */
export class MemRefType extends ShapedType {
  private constructor(
    context: Context,
    readonly shape: readonly number[],
    readonly elementType: Type,
    readonly layout: Attribute | undefined,
    readonly memorySpace: Attribute | undefined,
  ) {
    super(context);
  }

  /** A layout that is the identity map is dropped by the caller, as MLIR does on construction. */
  static get(shape: readonly number[], elementType: Type, memorySpace?: Attribute, layout?: Attribute): MemRefType {
    const { context } = elementType;
    return context.uniqueByHash(
      'memref',
      hashWith(hashWith(hashWith(hashOf(shape), elementType.id), idOf(layout)), idOf(memorySpace)),
      (other: MemRefType) =>
        other.elementType === elementType &&
        other.layout === layout &&
        other.memorySpace === memorySpace &&
        isSameList(other.shape, shape),
      () => new MemRefType(context, frozenShape(shape), elementOf(elementType), layout, memorySpace),
    );
  }
}

/** `memref<*xf32, memorySpace>`. */
export class UnrankedMemRefType extends ShapedType {
  readonly shape = undefined;

  private constructor(
    context: Context,
    readonly elementType: Type,
    readonly memorySpace: Attribute | undefined,
  ) {
    super(context);
  }

  static get(elementType: Type, memorySpace?: Attribute): UnrankedMemRefType {
    const { context } = elementType;
    return context.unique(
      'umemref',
      `${elementType.id}|${idOf(memorySpace)}`,
      () => new UnrankedMemRefType(context, elementOf(elementType), memorySpace),
    );
  }
}

/** `vector<4x[8]xf32>`, scalable dimensions in brackets. */
export class VectorType extends ShapedType {
  private constructor(
    context: Context,
    readonly shape: readonly number[],
    readonly elementType: Type,
    readonly scalableDims: readonly boolean[],
  ) {
    super(context);
  }

  static get(shape: readonly number[], elementType: Type, scalableDims?: readonly boolean[]): VectorType {
    const { context } = elementType;
    const scalable = shape.map((_, i) => scalableDims?.[i] ?? false);
    return context.uniqueByHash(
      'vector',
      hashWith(hashOf(shape), elementType.id),
      (other: VectorType) =>
        other.elementType === elementType && isSameList(other.shape, shape) && isSameList(other.scalableDims, scalable),
      () => new VectorType(context, vectorShape(shape), elementOf(elementType), Object.freeze(scalable)),
    );
  }
}

/** A tensor type, ranked or not. */
export type TensorType = RankedTensorType | UnrankedTensorType;

export function isTensorType(type: Type): type is TensorType {
  return type instanceof RankedTensorType || type instanceof UnrankedTensorType;
}

/** A reference to memory, of a known rank or not. */
export type AnyMemRefType = MemRefType | UnrankedMemRefType;

export function isMemRefType(type: Type): type is AnyMemRefType {
  return type instanceof MemRefType || type instanceof UnrankedMemRefType;
}

/** Returns the element type of a shaped type, the type itself otherwise. */
export function elementTypeOrSelf(type: Type): Type {
  return type instanceof ShapedType ? type.elementType : type;
}

/** Returns a tensor or vector like `type` of other elements; of a scalar that element type itself. */
export function likeWithElement<T extends RankedTensorType | VectorType>(type: T, element: Type): T;
export function likeWithElement(type: Type, element: Type): Type;
export function likeWithElement(type: Type, element: Type): Type {
  if (type instanceof RankedTensorType) return RankedTensorType.get(type.shape, element, type.encoding);
  if (type instanceof UnrankedTensorType) return UnrankedTensorType.get(element);
  if (type instanceof VectorType) return VectorType.get(type.shape, element, type.scalableDims);
  return element;
}

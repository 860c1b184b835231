import { canonicalBits, floatFormat } from '../../support/float-bits.ts';
import { hashWith } from '../../support/hash.ts';
import { Attribute } from '../attribute.ts';
import type { Context } from '../context.ts';
import { isSameLocation, placeHash, type Location } from '../location.ts';
import { LocationIndex } from '../location-index.ts';
import { Type } from '../type.ts';
import { type FloatType, IndexType, IntegerType, NoneType } from '../types/scalar-types.ts';

/** An integer of a given type: `5 : i32`. `true` and `false` are integers of type i1. */
export class IntegerAttr extends Attribute {
  readonly type: IntegerType | IndexType;
  /** The value where it has at most 32 bits, which nearly all have; else 0. */
  readonly #small: number;
  /** The value where it is larger, or was asked for: bigints take memory, and time to print. */
  #exact: bigint | undefined;

  private constructor(type: IntegerType | IndexType, small: number, exact: bigint | undefined) {
    super(type.context);
    if (!(type instanceof IntegerType || type instanceof IndexType)) {
      const { context } = type as Type;
      throw new TypeError(`an integer attribute has an integer type or index, not '${context.printType(type)}'`);
    }
    this.type = type;
    this.#small = small;
    this.#exact = exact;
  }

  /** The value is taken modulo the width of the type. Throws TypeError for a type that is none of integers. */
  static get(type: IntegerType | IndexType, value: bigint | number): IntegerAttr {
    // Nearly all integers are small; a bigint is made only for one that is not.
    if (typeof value === 'number' && isSmall(type, value)) return IntegerAttr.#ofSmall(type, value);
    const wrapped = wrapToType(type, BigInt(value));
    if (BigInt.asIntN(32, wrapped) === wrapped) return IntegerAttr.#ofSmall(type, Number(wrapped));
    return IntegerAttr.#ofLarge(type, wrapped);
  }

  static #ofSmall(type: IntegerType | IndexType, value: number): IntegerAttr {
    const known = type.context.integersOf(type);
    let found = known.get(value) as IntegerAttr | undefined;
    if (!found) known.set(value, (found = new IntegerAttr(type, value, undefined)));
    return found;
  }

  static #ofLarge(type: IntegerType | IndexType, value: bigint): IntegerAttr {
    // Decimal digits of millions of bits would take seconds.
    const key = `${value.toString(32)}:${type.id}`;
    return type.context.unique('int', key, () => new IntegerAttr(type, 0, value));
  }

  /** The value: signed for signless, signed and index types, unsigned for unsigned ones; i1 is 0 or 1. */
  get value(): bigint {
    return (this.#exact ??= BigInt(this.#small));
  }

  /** The value as a JavaScript number; exact up to 2^53. */
  get number(): number {
    return this.#small !== 0 || this.#exact === undefined ? this.#small : Number(this.#exact);
  }

  get isBool(): boolean {
    return this.type instanceof IntegerType && this.type.width === 1 && this.type.isSignless;
  }
}

/** Tells whether the value has less than 32 bits and is its own remainder modulo the width of the type. */
function isSmall(type: IntegerType | IndexType, value: number): boolean {
  if ((value | 0) !== value || Object.is(value, -0)) return false;
  if (type instanceof IndexType) return true;
  return type.width >= 32 && (value >= 0 || type.signedness !== 'unsigned');
}

function wrapToType(type: IntegerType | IndexType, value: bigint): bigint {
  if (type instanceof IndexType) return BigInt.asIntN(64, value);
  if (type.signedness === 'unsigned' || (type.width === 1 && type.isSignless)) return BigInt.asUintN(type.width, value);
  return BigInt.asIntN(type.width, value);
}

export function boolAttr(context: Context, value: boolean): IntegerAttr {
  return IntegerAttr.get(IntegerType.get(context, 1), value ? 1n : 0n);
}

export function i32Attr(context: Context, value: number): IntegerAttr {
  return IntegerAttr.get(IntegerType.get(context, 32), value);
}

export function si32Attr(context: Context, value: number): IntegerAttr {
  return IntegerAttr.get(IntegerType.get(context, 32, 'signed'), value);
}

export function i64Attr(context: Context, value: number | bigint): IntegerAttr {
  return IntegerAttr.get(IntegerType.get(context, 64), value);
}

export function indexAttr(context: Context, value: number | bigint): IntegerAttr {
  return IntegerAttr.get(IndexType.get(context), value);
}

function low32(bits: bigint): number {
  return Number(BigInt.asIntN(32, bits));
}

/** A floating-point number of a given type, kept as its bits, so that NaN payloads and wide formats are exact. */
export class FloatAttr extends Attribute {
  private constructor(
    readonly type: FloatType,
    readonly bits: bigint,
  ) {
    super(type.context);
  }

  /** Returns the attribute with this bit pattern in the format of `type`. */
  static ofBits(type: FloatType, pattern: bigint): FloatAttr {
    const bits = type.kind === 'f80' ? canonicalBits(floatFormat.f80, pattern) : pattern;
    return type.context.uniqueByHash(
      'float-attr',
      hashWith(hashWith(type.id, low32(bits)), low32(bits >> 32n)),
      (other: FloatAttr) => other.type === type && other.bits === bits,
      () => new FloatAttr(type, bits),
    );
  }
}

/** A string; may carry a type, which almost none does. */
export class StringAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: string,
    readonly type: Type | undefined,
  ) {
    super(context);
  }

  static get(context: Context, value: string, type?: Type): StringAttr {
    const make = () => new StringAttr(context, value, type);
    return type ? context.unique('typed-string', `${type.id}:${value}`, make) : context.unique('string', value, make);
  }
}

/** `unit`: says something by being there. */
export class UnitAttr extends Attribute {
  static get(context: Context): UnitAttr {
    return context.unique('unit', '', () => new UnitAttr(context));
  }

  private constructor(context: Context) {
    super(context);
  }
}

/** A type as an attribute. */
export class TypeAttr extends Attribute {
  private constructor(readonly value: Type) {
    super(value.context);
  }

  static get(value: Type): TypeAttr {
    return value.context.uniqueByHash(
      'type-attr',
      value.id,
      (other: TypeAttr) => other.value === value,
      () => new TypeAttr(value),
    );
  }
}

/** A location as an attribute: `loc("file":1:2)`. */
export class LocationAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: Location,
  ) {
    super(context);
  }

  static get(context: Context, value: Location): LocationAttr {
    const make = () => new LocationAttr(context, value);
    if (value.kind !== 'file') {
      const index = context.derived(LocationIndex, () => new LocationIndex());
      return context.unique('loc', String(index.of(value)), make);
    }
    return context.uniqueByHash(
      'loc',
      placeHash(value),
      (other: LocationAttr) => isSameLocation(other.value, value),
      make,
    );
  }
}

/** An attribute of a dialect that is not registered, kept as text. */
export class OpaqueAttr extends Attribute {
  private constructor(
    context: Context,
    readonly dialectNamespace: string,
    readonly attrData: string,
    readonly type: Type | undefined,
  ) {
    super(context);
  }

  static get(context: Context, dialectNamespace: string, attrData: string, type?: Type): OpaqueAttr {
    return context.unique(
      'opaque-attr',
      `${dialectNamespace} ${type?.id ?? ''} ${attrData}`,
      () => new OpaqueAttr(context, dialectNamespace, attrData, type),
    );
  }
}

/**
 * An attribute of a registered dialect: its class and the values of its parameters. Generated classes extend it and name
 * the parameters.
 */
export abstract class DialectAttr extends Attribute {
  constructor(
    context: Context,
    readonly parameters: readonly unknown[],
  ) {
    super(context);
  }
}

/** Returns the type that a typed attribute carries, none for strings without one; undefined for attributes that are not typed. */
export function attributeType(attribute: Attribute): Type | undefined {
  // Parameters of attributes may have the name too.
  if ('type' in attribute && attribute.type instanceof Type) return attribute.type;
  const isTyped = attribute instanceof StringAttr || attribute instanceof OpaqueAttr;
  return isTyped ? NoneType.get(attribute.context) : undefined;
}

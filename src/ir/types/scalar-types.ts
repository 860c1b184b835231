import { floatFormat } from '../../support/float-bits.ts';
import type { Context } from '../context.ts';
import { Type } from '../type.ts';

const signednesses = ['signless', 'signed', 'unsigned'] as const;

export type Signedness = (typeof signednesses)[number];

/** An integer of 1 to 2^24 - 1 bits: `i32`, `si8`, `ui1`. */
export class IntegerType extends Type {
  static readonly maxWidth = (1 << 24) - 1;

  private constructor(
    context: Context,
    readonly width: number,
    readonly signedness: Signedness,
  ) {
    super(context);
    if (!Number.isInteger(width) || width < 0 || width > IntegerType.maxWidth) {
      throw new RangeError(`an integer type has at most ${IntegerType.maxWidth} bits, not ${String(width)}`);
    }
    if (!signednesses.includes(signedness)) {
      throw new RangeError(`an integer type is ${signednesses.join(' or ')}, not ${String(signedness)}`);
    }
  }

  /** Throws RangeError for a width or signedness that none has. */
  static get(context: Context, width: number, signedness: Signedness = 'signless'): IntegerType {
    return context.unique('integer', `${width}${signedness}`, () => new IntegerType(context, width, signedness));
  }

  get isSignless(): boolean {
    return this.signedness === 'signless';
  }
}

/** The target-dependent integer type of sizes and positions: `index`. */
export class IndexType extends Type {
  static get(context: Context): IndexType {
    return context.unique('index', '', () => new IndexType(context));
  }

  private constructor(context: Context) {
    super(context);
  }
}

/** The unit type `none`. */
export class NoneType extends Type {
  static get(context: Context): NoneType {
    return context.unique('none', '', () => new NoneType(context));
  }

  private constructor(context: Context) {
    super(context);
  }
}

/** The keyword of a floating-point type. Source: BuiltinTypes.td. */
export type FloatKind = keyof typeof floatFormat;

/** A floating-point type, named by its keyword. */
export class FloatType extends Type {
  private constructor(
    context: Context,
    readonly kind: FloatKind,
  ) {
    super(context);
    if (!Object.hasOwn(floatFormat, kind)) {
      const kinds = Object.keys(floatFormat).join(', ');
      throw new RangeError(`there is no floating-point type '${String(kind)}' (there are ${kinds})`);
    }
  }

  /** Throws RangeError for a keyword that is none. */
  static get(context: Context, kind: FloatKind): FloatType {
    return context.unique('float', kind, () => new FloatType(context, kind));
  }

  /** Bits of storage. */
  get width(): number {
    return floatFormat[this.kind].width;
  }
}

/** Tells whether a type is one of these floating-point types. */
export function isFloatOf(type: Type | undefined, ...kinds: readonly FloatKind[]): boolean {
  return type instanceof FloatType && kinds.includes(type.kind);
}

/** A complex number of two integers or floats: `complex<f32>`. */
export class ComplexType extends Type {
  private constructor(
    context: Context,
    readonly elementType: Type,
  ) {
    super(context);
  }

  /** Returns complex numbers of two such parts. Throws TypeError for parts that are no integers or floats. */
  static get(elementType: Type): ComplexType {
    const { context } = elementType;
    return context.unique('complex', `${elementType.id}`, () => {
      if (intOrFloatBitWidth(elementType) === undefined) {
        throw new TypeError(`no parts of complex numbers have the type '${context.printType(elementType)}'`);
      }
      return new ComplexType(context, elementType);
    });
  }
}

/** Returns the storage bits of an integer or float type, undefined for others. */
export function intOrFloatBitWidth(type: Type): number | undefined {
  return type instanceof IntegerType || type instanceof FloatType ? type.width : undefined;
}

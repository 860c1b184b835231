import { type Location } from '../../../../ir/location.ts';
import { type Type } from '../../../../ir/type.ts';
import { FloatType, type FloatKind, IntegerType } from '../../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { OpConversionPattern } from '../../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../../rewrite/conversion-rewriter.ts';
import { type OpClass } from '../../../../ods/op-spec.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { type FastMathFlags } from '../../generated/arith-enums.gen.ts';
import * as arith from '../../generated/arith-ops.gen.ts';
import { ArithBuilder, canBeConstant } from '../../arith-builder.ts';

/** Returns the f32 that a narrower float stands for, computed on its bits. */
type Widen = (write: ArithBuilder, value: Value) => Value;

/** Returns the narrower float of an f32, computed on its bits. */
type Narrow = (write: ArithBuilder, value: Value) => Value;

const integer = ({ type: { context } }: Value, width: number): IntegerType => IntegerType.get(context, width);
const float = ({ type: { context } }: Value, kind: FloatKind): FloatType => FloatType.get(context, kind);

/** A constant of integers of that width, as many as `value` has elements. */
function bits(write: ArithBuilder, value: Value, width: number, constant: number): Value {
  return write.number(likeWithElement(value.type, integer(value, width)), constant);
}

/** Gives each element another type. */
function castElements(write: ArithBuilder, op: OpClass, value: Value, element: Type): Value {
  return write.cast(op, value, likeWithElement(value.type, element));
}

/** bf16 is the upper half of f32. */
const widenBF16: Widen = (write, value) => {
  const half = castElements(write, arith.BitcastOp, value, integer(value, 16));
  const word = castElements(write, arith.ExtUIOp, half, integer(value, 32));
  const shifted = write.apply(arith.ShLIOp, word, bits(write, value, 32, 16));
  return castElements(write, arith.BitcastOp, shifted, float(value, 'f32'));
};

/** Rounds to the nearest, half of the way to the even one, by what is added to the lower half; NaN is one that stays one. */
const narrowToBF16: Narrow = (write, value) => {
  const isNaN = write.compareFloats('une', value, value);
  const almostHalf = bits(write, value, 32, 0x7fff);
  const nan = bits(write, value, 16, 0x7fc0);
  const sixteen = bits(write, value, 32, 16);
  const one = bits(write, value, 32, 1);
  const word = castElements(write, arith.BitcastOp, value, integer(value, 32));
  const lastBit = write.apply(arith.AndIOp, write.apply(arith.ShRUIOp, word, sixteen), one);
  const rounded = write.apply(arith.AddIOp, word, write.apply(arith.AddIOp, lastBit, almostHalf));
  const half = castElements(write, arith.TruncIOp, write.apply(arith.ShRUIOp, rounded, sixteen), integer(value, 16));
  return castElements(write, arith.BitcastOp, write.select(isNaN, nan, half), float(value, 'bf16'));
};

/** f8E8M0FNU is the exponent of f32, or NaN. */
const widenF8E8M0: Widen = (write, value) => {
  const exponent = castElements(write, arith.BitcastOp, value, integer(value, 8));
  const nan = bits(write, value, 8, -1);
  const wideNaN = bits(write, value, 32, -1);
  const places = bits(write, value, 32, 23);
  const word = write.apply(arith.ShLIOp, castElements(write, arith.ExtUIOp, exponent, integer(value, 32)), places);
  const isNaN = write.compareIntegers('eq', exponent, nan);
  return castElements(write, arith.BitcastOp, write.select(isNaN, wideNaN, word), float(value, 'f32'));
};

/** Takes the exponent as it is, which rounds down. */
const narrowToF8E8M0: Narrow = (write, value) => {
  const word = castElements(write, arith.BitcastOp, value, integer(value, 32));
  const exponent = write.apply(arith.ShRUIOp, word, bits(write, value, 32, 23));
  const byte = castElements(write, arith.TruncIOp, exponent, integer(value, 8));
  return castElements(write, arith.BitcastOp, byte, float(value, 'f8E8M0FNU'));
};

/** f4E2M1FN has a sign, two bits of exponent and one of mantissa: 0, 0.5, 1, 1.5, 2, 3, 4 and 6. */
const widenF4E2M1: Widen = (write, value) => {
  const code = castElements(write, arith.BitcastOp, value, integer(value, 4));
  const [zero, one, two, four, seven] = [0, 1, 2, 4, 7].map((n) => bits(write, value, 4, n));
  const unsigned = write.apply(arith.AndIOp, code, seven!);
  // Two bits shifted out of four leave those that f32 has at the end of its exponent and at the start of its mantissa. Of 0.5 both are 0.
  const places = bits(write, value, 32, 20);
  const shifted = write.apply(arith.ShLIOp, unsigned, two!);
  const isHalf = write.compareIntegers('eq', unsigned, one!);
  const lower = castElements(write, arith.ExtUIOp, write.select(isHalf, zero!, shifted), integer(value, 32));
  const lowerBits = write.apply(arith.ShLIOp, lower, places);
  const none = bits(write, value, 32, 0);
  const [fromTwo, belowTwo] = [0x40000000, 0x3f000000].map((n) => bits(write, value, 32, n));
  const isTwoOrMore = write.compareIntegers('uge', unsigned, four!);
  const upper = write.select(isTwoOrMore, fromTwo!, belowTwo!);
  const upperBits = write.select(write.compareIntegers('eq', unsigned, zero!), none, upper);
  const sign = bits(write, value, 32, -0x80000000);
  const signOfCode = bits(write, value, 4, -8);
  const signBits = write.select(write.compareIntegers('uge', code, signOfCode), sign, none);
  const word = write.apply(arith.AddIOp, write.apply(arith.AddIOp, lowerBits, upperBits), signBits);
  return castElements(write, arith.BitcastOp, word, float(value, 'f32'));
};

/** Values beyond 6 become 6, NaN too; others are rounded to the nearest. */
const narrowToF4E2M1: Narrow = (write, value) => {
  const one = bits(write, value, 4, 1);
  const three = bits(write, value, 4, 3);
  const mantissaPlaces = bits(write, value, 32, 22);
  const zeroByte = bits(write, value, 8, 0);
  const minusOneByte = bits(write, value, 8, -1);
  const zero = bits(write, value, 32, 0);
  const [greatest, least] = [6, -6].map((bound) => write.number(value.type, bound));
  const clamped = write.apply(arith.MaxNumFOp, write.apply(arith.MinNumFOp, value, greatest!), least!);
  const word = castElements(write, arith.BitcastOp, clamped, integer(value, 32));
  const code = (part: Value): Value => castElements(write, arith.TruncIOp, part, integer(value, 4));

  const sign = code(write.apply(arith.ShRUIOp, word, bits(write, value, 32, 31)));
  const signBit = write.apply(arith.ShLIOp, sign, three);
  const bias = bits(write, value, 32, 126);
  const exponentPlaces = bits(write, value, 32, 23);
  const exponent = write.apply(arith.SubIOp, write.apply(arith.ShRUIOp, word, exponentPlaces), bias);
  const exponentBits = write.apply(arith.ShLIOp, code(exponent), one);
  const withExponent = write.apply(arith.AddIOp, signBit, exponentBits);
  const mantissa = write.apply(arith.AndIOp, word, bits(write, value, 32, 0x400000));
  const mantissaBit = code(write.apply(arith.ShRUIOp, mantissa, mantissaPlaces));
  const normal = write.apply(arith.AddIOp, withExponent, mantissaBit);

  // Below 1 the exponent says more than it has bits for.
  const mantissaMask = bits(write, value, 32, 0x7fffff);
  const exponentByte = castElements(write, arith.TruncIOp, exponent, integer(value, 8));
  const isBelowOne = write.compareIntegers('sle', exponentByte, zeroByte);
  const isQuarter = write.compareIntegers('eq', exponentByte, minusOneByte);
  const hasMantissa = write.compareIntegers('ugt', write.apply(arith.AndIOp, word, mantissaMask), zero);
  const roundsToHalf = write.apply(arith.AndIOp, isQuarter, hasMantissa);
  const isHalf = write.compareIntegers('eq', exponentByte, zeroByte);
  const minusOne = bits(write, value, 4, -1);
  const zeroCode = bits(write, value, 4, 0);
  const small = write.select(roundsToHalf, zeroCode, write.select(isBelowOne, minusOne, normal));
  const down = write.select(isHalf, normal, small);

  const roundingMask = bits(write, value, 32, 0x3fffff);
  const half = bits(write, value, 32, 0x200000);
  const roundsUp = write.compareIntegers('uge', write.apply(arith.AndIOp, word, roundingMask), half);
  const addsOne = write.apply(arith.OrIOp, roundsUp, isBelowOne);
  const result = write.select(addsOne, write.apply(arith.AddIOp, down, one), down);
  return castElements(write, arith.BitcastOp, result, float(value, 'f4E2M1FN'));
};

/** Returns a float in a type of another width; itself where it has that. */
function convertFloat(
  rewriter: ConversionPatternRewriter,
  location: Location,
  value: Value,
  type: Type,
  fastmath: FastMathFlags | undefined,
): Value {
  const [from, to] = [value.type, type].map((each) => (elementTypeOrSelf(each) as FloatType).width);
  if (from === to) return value;
  const op = from! < to! ? arith.ExtFOp : arith.TruncFOp;
  return op.build(rewriter, location, { in: value, outType: type, fastmath }).result();
}

/** How floats of one kind are extended and truncated without operations for it. */
interface FloatExpansion {
  readonly kind: FloatKind;
  readonly widen: Widen;
  readonly narrow: Narrow;
  /** Whether only f32 is meant; otherwise all types are, by way of f32. */
  readonly ofF32: boolean;
  /** Whether extensions and truncations on that way have the flags of the operation. */
  readonly keepsFlags: boolean;
  /** Whether it rounds in one way, so that operations that name one are not for it. */
  readonly hasRounding: boolean;
}

/** What `arith-expand` has for bf16, f8E8M0FNU and f4E2M1FN. */
export const floatExpansionOf = {
  bf16: { kind: 'bf16', widen: widenBF16, narrow: narrowToBF16, ofF32: true, keepsFlags: false, hasRounding: true },
  f8E8M0FNU: {
    kind: 'f8E8M0FNU',
    widen: widenF8E8M0,
    narrow: narrowToF8E8M0,
    ofF32: false,
    keepsFlags: true,
    hasRounding: true,
  },
  f4E2M1FN: {
    kind: 'f4E2M1FN',
    widen: widenF4E2M1,
    narrow: narrowToF4E2M1,
    ofF32: false,
    keepsFlags: false,
    hasRounding: false,
  },
} as const satisfies Record<string, FloatExpansion>;

const kindOf = (type: Type): FloatKind => (elementTypeOrSelf(type) as FloatType).kind;

/** Tells whether an expansion is for what converts from `wide` to its kind, or back. */
export function isExpanded({ kind, ofF32 }: FloatExpansion, narrow: Type, wide: Type): boolean {
  return kindOf(narrow) === kind && (!ofF32 || kindOf(wide) === 'f32');
}

class ExpandExtension extends OpConversionPattern<arith.ExtFOp> {
  readonly root = arith.ExtFOp;

  constructor(private readonly expansion: FloatExpansion) {
    super();
  }

  matchAndRewrite(op: arith.ExtFOp, adaptor: arith.ExtFOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { in: value, fastmath } = adaptor;
    const { type } = op.result();
    if (!isExpanded(this.expansion, value.type, type) || !canBeConstant(type)) return false;
    const widened = this.expansion.widen(new ArithBuilder(rewriter, op.location), value);
    const flags = this.expansion.keepsFlags ? fastmath : undefined;
    rewriter.replaceOp(op, [convertFloat(rewriter, op.location, widened, type, flags)]);
    return true;
  }
}

class ExpandTruncation extends OpConversionPattern<arith.TruncFOp> {
  readonly root = arith.TruncFOp;

  constructor(private readonly expansion: FloatExpansion) {
    super();
  }

  matchAndRewrite(op: arith.TruncFOp, adaptor: arith.TruncFOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { in: value, fastmath, roundingmode } = adaptor;
    if (!isExpanded(this.expansion, op.result().type, value.type) || !canBeConstant(value.type)) return false;
    if (this.expansion.hasRounding && roundingmode !== undefined) return false;
    const f32 = likeWithElement(value.type, FloatType.get(op.context, 'f32'));
    const flags = this.expansion.keepsFlags ? fastmath : undefined;
    const single = convertFloat(rewriter, op.location, value, f32, flags);
    rewriter.replaceOp(op, [this.expansion.narrow(new ArithBuilder(rewriter, op.location), single)]);
    return true;
  }
}

/**
 * Source: mlir/lib/Dialect/Arith/Transforms/ExpandOps.cpp. Differs: f64 is truncated to f32 on the way to f4E2M1FN, and f32 extended to it, where upstream makes
 * operations that do not verify.
 */
export function floatFormatExpansions(expansion: FloatExpansion): readonly OpConversionPattern[] {
  return [new ExpandExtension(expansion), new ExpandTruncation(expansion)];
}

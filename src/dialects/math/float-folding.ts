import { type Attribute } from '../../ir/attribute.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FloatKind, type FloatType } from '../../ir/types/scalar-types.ts';
import { type Scaled } from '../../support/exact-functions.ts';
import {
  decodeFloat,
  encodeFloat,
  type FloatFormat,
  floatFormat,
  roundToFormat,
  signMask,
} from '../../support/float-bits.ts';
import { roundedToInteger, roundParts, type Rounding } from '../../support/wide-floats.ts';
import { computesInDoubles, type ElementFolder, isNaNAttr, partsOfFloat, quietNaN } from '../arith/constant-folding.ts';

/** Folding of functions of floats. */

/** Folds rounding to an integer, of numbers and of floats that are wider than those. */
export function roundingToInteger(round: (value: number) => number, ofWide: Rounding | undefined): ElementFolder {
  return (element) => {
    if (!(element instanceof FloatAttr)) return undefined;
    if (isNaNAttr(element)) return quietNaN(element);
    const { type } = element;
    const format: FloatFormat = floatFormat[type.kind];
    if (computesInDoubles(format) && countsAll(format)) {
      const value = floatValue(element);
      return Number.isFinite(value) ? floatAttr(type, round(value)) : element;
    }
    return ofWide && FloatAttr.ofBits(type, roundedBits(element, format, ofWide));
  };
}

/** Tells whether the format has the number from which on all of its numbers are integers. */
function countsAll(format: FloatFormat): boolean {
  const first = 2 ** format.mantissaBits;
  return decodeFloat(format, encodeFloat(format, first)) === first;
}

/**
 * Returns the bits of the float, rounded to an integer as APFloat does: by adding the number from which on all are integers, and taking it away
 * again. Where the largest number stands for that, nothing is left of any other, and no number where infinity does. One bit of precision is never
 * even, so that a half goes up. Source: IEEEFloat::roundToIntegral of llvm/lib/Support/APFloat.cpp.
 */
function roundedBits(element: FloatAttr, format: FloatFormat, rounding: Rounding): bigint {
  const parts = partsOfFloat(element);
  if (parts.kind !== 'finite' || parts.significand === 0n) return element.bits;
  const sign = element.bits & signMask(format);
  if (!countsAll(format)) return sign | (format.specials === 'finite' ? 0n : encodeFloat(format, NaN));
  const isHalf = format.mantissaBits === 0 && parts.exponent === -1;
  const toEven = isHalf ? (parts.isNegative ? 'down' : 'up') : rounding;
  return sign | roundParts(format, roundedToInteger(parts, rounding === 'even' ? toEven : rounding));
}

/** The formats whose functions upstream leaves to the C library. */
const libraryKinds: readonly FloatKind[] = ['f32', 'f64'];

/** Tells whether the constant is a float of a format that the C library has. */
export function isOfLibraryKind(value: Attribute): value is FloatAttr {
  return value instanceof FloatAttr && libraryKinds.includes(value.type.kind);
}

type Evaluation = (...values: number[]) => number;

/** How a function is folded. */
interface Library {
  /** Refuses numbers that are not folded. */
  readonly isDefined?: (value: number) => boolean;
  /** What is rounded to the format; by default the result of the approximation. It gets finite numbers other than zero. */
  readonly exact?: (...values: number[]) => Scaled;
  /** The functions with the rounding errors of the library, of the same numbers, where they are known. */
  readonly f32?: (...values: number[]) => number | undefined;
  readonly f64?: (...values: number[]) => number | undefined;
  /** The sign of the NaN where the function has no value; negative by default, as the processors of x86-64 make it. */
  readonly isNaNPositive?: boolean;
}

/**
 * Folds a function of the C library of f32 and f64: to the result of glibc 2.36, the float that is nearest to the exact result, or the
 * approximation. Differs: upstream has the rounding errors of the library it runs with.
 */
export function approximately(
  evaluate: Evaluation,
  { isDefined, exact, isNaNPositive, ...byFormat }: Library = {},
): ElementFolder {
  return (...elements) => {
    const floats = floatsOf(elements);
    const [first] = floats ?? [];
    if (!first || !isOfLibraryKind(first)) return undefined;
    const values = floats!.map(floatValue);
    const result = evaluate(...values);
    const passedOn = Number.isNaN(result) ? values.findIndex(Number.isNaN) : -1;
    // Upstream looks for negative numbers by their sign, which a NaN has too.
    if (isDefined && isNegativeNaN(first)) return undefined;
    if (passedOn >= 0) return quietNaN(floats![passedOn]!);
    if (isDefined?.(values[0]!) === false) return undefined;
    if (Number.isNaN(result)) {
      const nan = floatAttr(first.type, result);
      return isNaNPositive ? nan : FloatAttr.ofBits(first.type, nan.bits | signOf(first.type));
    }
    const isOrdinary = [...values, result].every((value) => Number.isFinite(value) && value !== 0);
    const known = isOrdinary ? byFormat[first.type.kind as 'f32' | 'f64']?.(...values) : undefined;
    if (known !== undefined) return floatAttr(first.type, known);
    if (!exact || !isOrdinary || isSettled(first.type, result)) return floatAttr(first.type, result);
    return rounded(first.type, exact(...values));
  };
}

/** A result of the engine that is not the exact one lies within so many times its distance to the next double. */
const engineErrorUlps = 4;

/** Tells whether all numbers that the result may stand for round to one float, as most do to f32. */
function isSettled(type: FloatType, result: number): boolean {
  const error = engineErrorUlps * 2 ** -52 * result;
  return type.kind === 'f32' && Object.is(Math.fround(result - error), Math.fround(result + error));
}

function rounded(type: FloatType, { significand, exponent }: Scaled): FloatAttr {
  const isNegative = significand < 0n;
  const bits = roundToFormat(floatFormat[type.kind], isNegative, isNegative ? -significand : significand, exponent);
  return FloatAttr.ofBits(type, bits);
}

const signOf = (type: FloatType): bigint => 1n << BigInt(type.width - 1);

/** Tells whether the float is a NaN with the sign of negative numbers. */
export const isNegativeNaN = (value: FloatAttr): boolean =>
  isNaNAttr(value) && (value.bits & signOf(value.type)) !== 0n;

function floatsOf(elements: readonly Attribute[]): readonly FloatAttr[] | undefined {
  const [first] = elements;
  const isFloat = (element: Attribute): element is FloatAttr =>
    element instanceof FloatAttr && element.type === (first as FloatAttr).type;
  return elements.every(isFloat) ? elements : undefined;
}

/** Returns the attribute with the bits that `change` makes of those of floats; it gets the mask of the sign bit first. */
export function foldBits(change: (sign: bigint, ...bits: bigint[]) => bigint): ElementFolder {
  return (...elements) => {
    const floats = floatsOf(elements);
    const [first] = floats ?? [];
    if (!first) return undefined;
    const format: FloatFormat = floatFormat[first.type.kind];
    const sign = signMask(format);
    // Zero and NaN have no signs there.
    if (format.specials === 'fnuz' && (first.bits & ~sign) === 0n) return first;
    return FloatAttr.ofBits(first.type, change(sign, ...floats!.map(({ bits }) => bits)));
  };
}

/** Rounds half-way cases away from zero. */
export function roundAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

/** Rounds half-way cases to the even neighbour. */
export function roundToEven(value: number): number {
  const whole = Math.trunc(value);
  const rest = Math.abs(value - whole);
  return rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + Math.sign(value) : whole;
}
